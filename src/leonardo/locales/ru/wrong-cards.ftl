# Что не так с картой, списком карт или колодой. В коде, который это находит, стоит та же фраза по-английски.

wrong-card-plus-alone = один лишь плюс — не карта
wrong-card-empty = пустой текст — не карта
wrong-card-plus = { $card }: плюс ставят один раз и впереди
wrong-card-plus-near = { $card }: плюс ставят один раз и впереди, напишите { $nearest }
wrong-card-latin = { $card }: символы пишут латинскими буквами
wrong-card-latin-near = { $card }: символы пишут латинскими буквами, напишите { $nearest }
wrong-card-capitals = { $card }: символы пишут заглавными буквами
wrong-card-capitals-near = { $card }: символы пишут заглавными буквами, напишите { $nearest }
wrong-card-symbol = { $card }: символа { $letter } нет; символы: { $symbols }
wrong-card-twice = { $card }: символ бывает на карте один раз, а { $letter } стоит { $count ->
    [one] { $count } раз
    [few] { $count } раза
    [many] { $count } раз
   *[other] { $count } раза
}
wrong-card-count = { $card }: на карте два или три символа, а здесь { $count }
wrong-card-order = { $card }: символы пишут по старшинству
wrong-card-order-near = { $card }: символы пишут по старшинству, напишите { $nearest }
wrong-card-text = { $card } — не текст карты
wrong-symbol = символа { $letter } нет: { $symbols }
wrong-cell = клетки { $cell } нет: нужны столбец от a до i и ряд от 1 до 9, например e5

## Списки карт

wrong-list-deck = колоды [{ $name }] нет, есть [main] и [extra].
wrong-list-header = заголовка { $header }: нет, есть name: и edition:.
wrong-list-header-twice = { $header }: стоит здесь во второй раз
wrong-list-header-late = { $header }: место этого заголовка над картами
wrong-list-no-card = указано, сколько штук, а карты нет
wrong-list-copies = { $copies } — не число копий: их от 1 до { $most }
wrong-list-times = x{ $copies } стоит после одной карты, например MR x{ $copies }
wrong-list-back = у { $card } рубашка основной колоды: напишите +{ $card } или перенесите карту под [main]
wrong-list-hidden = { $card } значит неизвестную карту; в списке карты называют
wrong-list-number = { $copies }: чтобы карта стояла столько раз, напишите перед ней { $copies }x
wrong-list-action-form = { $card }: карту действия пишут со знаком ! и строчными буквами
wrong-list-action-form-near = { $card }: карту действия пишут со знаком ! и строчными буквами, напишите { $nearest }
wrong-list-action = карты действия { $card } здесь нет.
wrong-list-encoding = отсюда и дальше это не текст в UTF-8; сохраните файл в UTF-8

wrong-action = в издании { $edition } нет карты действия { $card }.
wrong-action-elsewhere = в издании { $edition } нет карты действия { $card }; она есть здесь: { $editions }
wrong-action-none = { $card }: в издании { $edition } нет карт действия

## Что бывает в колоде и сколько в ней карт

wrong-kind-pair = два символа без плюса
wrong-kind-triple = три символа без плюса
wrong-kind-extra-pair = два символа с плюсом
wrong-kind-extra-triple = три символа с плюсом
wrong-kind-action = карты действия этого издания
wrong-deck = decks.{ $deck }: колода называется main или extra.
wrong-deck-one = { $card }: в издании { $edition } одна колода, [main]
wrong-deck-foreign = { $card } не подходит к колоде { $deck } издания { $edition }; карты в ней такие: { $kinds }
wrong-deck-foreign-home = { $card } не подходит к колоде { $deck } издания { $edition }; карты в ней такие: { $kinds }; место этой карты в [{ $home }]
wrong-deck-choice = в издании { $edition } нет списка { $choice }, есть { $choices }.
wrong-deck-fewest = decks.{ $deck }: { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}, а издание { $edition } при { $seats } игроках требует не меньше { $needed } [EXP-3]
wrong-deck-dealing = decks.{ $deck }: { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}, а чтобы каждому из { $seats } игроков досталось по { $dealt }, нужно { $needed }
wrong-deck-most = decks.{ $deck }: { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}, а в колоде бывает не больше { $most }
wrong-decks-all-dealt = decks: { $count ->
    [one] { $count } карта уходит
    [few] { $count } карты уходят
    [many] { $count } карт уходят
   *[other] { $count } карты уходят
} целиком на раздачу (игроков: { $seats }); для игры нужна ещё хотя бы одна
wrong-decks-most = decks: { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}, а в игре на общем поле бывает не больше { $most }

## Что можно, но необычно

odd-edition = список составлен для издания { $written }, а не для { $edition }
odd-identical = { $card }: больше { $count ->
    [one] { $count } одинаковой карты
    [few] { $count } одинаковых карт
    [many] { $count } одинаковых карт
   *[other] { $count } одинаковых карт
} при { $seats } игроках [EXP-4]
odd-row = { $card }: два { $row ->
    [upper] верхних символа
   *[lower] нижних символа
}; на печатных картах основной колоды верхний стоит с нижним
odd-scarce = { $count ->
    [0] символа { $symbol } нет ни на одной карте, и его Ключ линией не заработать
    [one] символ { $symbol } всего на { $count } карте, и его Ключ линией не заработать
    [few] символ { $symbol } всего на { $count } картах, и его Ключ линией не заработать
    [many] символ { $symbol } всего на { $count } картах, и его Ключ линией не заработать
   *[other] символ { $symbol } всего на { $count } карты, и его Ключ линией не заработать
}

## Ответ `leonardo deck check`

list-verdict = { $edition }, игроков: { $seats }. { $problems }, { $warnings }
list-problems = { $count ->
    [0] Ошибок нет
    [one] { $count } ошибка
    [few] { $count } ошибки
    [many] { $count } ошибок
   *[other] { $count } ошибки
}
list-warnings = { $count ->
    [0] предупреждений нет
    [one] { $count } предупреждение
    [few] { $count } предупреждения
    [many] { $count } предупреждений
   *[other] { $count } предупреждения
}
list-warning = { $problem } (предупреждение)
list-deck = { $deck }: { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}, разных { $different } ({ $kinds }){ $own ->
    [yes] , собственный список издания
   *[no] { "" }
}
list-kind = { $kind ->
    [pair] с двумя символами { $count }
    [triple] с тремя символами { $count }
    [extra-pair] с плюсом и двумя символами { $count }
    [extra-triple] с плюсом и тремя символами { $count }
   *[action] карт действия { $count }
}
list-enough = хватит на столько игроков: { $seats }
list-not = { $edition }: нет: { $problem }
list-not-more = { $edition }: нет: { $problem } (и ещё { $count })
list-not-yet = { $edition }: сначала исправьте эти ошибки
list-fits = { $edition }: подходит, игроков: { $seats }
list-fits-with = { $edition }: подходит, игроков: { $seats }, { $warnings }
list-how-more = Подробнее с --edition ИЗДАНИЕ, или напишите edition: ИЗДАНИЕ в начале файла.
