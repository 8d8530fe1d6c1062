# Где запись партии перестаёт быть понятной. В коде, который это находит, стоит та же фраза по-английски.

wrong-at-line = строка { $line }, столбец { $column }: { $why }
wrong-there = { $where }: { $why }
wrong-near = { $sentence } Может быть, { $nearest }?
wrong-encoding = отсюда и дальше это не текст в UTF-8
wrong-move = { $move }

wrong-record-empty = партии здесь нет; запись начинается с заголовков, например { $example }
wrong-record-no-headers = запись начинается с заголовков, например { $example }
wrong-record-several = здесь начинается вторая партия, а всего их { $count }; несколько партий читает read_all
wrong-record-how-many = в тексте { $count ->
    [one] { $count } партия
    [few] { $count } партии
    [many] { $count } партий
   *[other] { $count } партии
}
wrong-record-no-move = после номера или имени здесь должен стоять ход
wrong-record-number = здесь должен стоять сам ход { $turn }, а не ещё один номер
wrong-record-name = здесь должен стоять ход игрока { $player }, а не ещё одно имя
wrong-record-seat = игрока { $name } за столом нет, есть { $seats }.
wrong-record-what = здесь должен стоять ход, примечание или заголовок
wrong-record-word = { $word } — не ход и не имя.

wrong-record-header = заголовок [{ $header } ...] неизвестен.
wrong-record-header-form = заголовок пишут так: { $example }
wrong-record-header-twice = второй [{ $header } ...] в одной партии
wrong-record-header-empty = в заголовке { $header } ничего не сказано; напишите { $form }
wrong-record-no-header = у партии, которая начинается здесь, нет [{ $header } ...], например { $example }
wrong-record-bracket = заголовку { $header } нужна закрывающая скобка: { $form }
wrong-record-quotation = эта кавычка нигде не закрыта
wrong-record-backslash = после обратной черты стоит ", \, n, t или u с четырьмя цифрами
wrong-record-comment = это примечание нигде не закрыто: не хватает { $brace }
wrong-record-option = { $option } — не настройка: пишут имя=значение, например diagonals=true
wrong-record-option-twice = настройка { $option } указана дважды

wrong-record-seats = в партии от 2 до 6 игроков, а не { $count }
wrong-record-same-name = двух игроков зовут одинаково
wrong-record-deck = колоды { $deck } нет, есть main и extra.
wrong-record-deck-twice = колода { $deck } уже роздана
wrong-record-hidden = закрытая карта; в записи стоят сами карты
wrong-record-both = партия начинается либо с раздачи, либо с позиции, но не с обеих сразу
wrong-record-json = позиция — не JSON
wrong-record-edition = позиция относится к { $lies }, а запись — к { $said }
wrong-record-position-seats = в позиции { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
}, а в записи { $names }

wrong-record-chance = случай записывают так: <shuffle main: MR CH ...> или <takes MR>
wrong-record-chance-early = случай стоит после хода, который его требует, а хода ещё не было
wrong-record-chance-missing = здесь решает случай, а <{ $what } ...> не хватает
wrong-record-chance-other = здесь должно стоять <{ $what } ...>, а не <{ $written } ...>
wrong-record-chance-none = записано <{ $what } ...>, но случай здесь ничего не решает
wrong-record-takes = <takes ...> называет одну карту, а не { $count }
wrong-record-takes-what = <takes { $card }>: такой карты в руке нет, там { $hand }
wrong-record-shuffle = в <shuffle { $deck }: ...> не те карты, что тасуют: { $extra } лишние, { $lacking } не хватает
wrong-record-shuffle-many = в <shuffle { $deck }: ...> не те карты, что тасуют: { $extra } лишние
wrong-record-shuffle-few = в <shuffle { $deck }: ...> не те карты, что тасуют: не хватает { $lacking }

wrong-record-over = партия окончена ещё до этого хода
wrong-record-turn = здесь написан ход { $written }, а идёт ход { $turn }
wrong-record-player = здесь записано решение игрока { $written }, но на ходу { $turn } решает { $player }
wrong-record-illegal = ход { $turn }, { $player }, { $reason }: { $why }

## Записи, которые нельзя проверить

wrong-proof-header = нет заголовка { $header }: карты в этой партии сданы не по секрету, на который дано обязательство
wrong-proof-position = партия начинается с позиции, так что карты не сдавали
wrong-proof-secret = заголовок Secret — не 64 шестнадцатеричные цифры
wrong-proof-entropy = в заголовке Entropy на каждое место нужны 32 шестнадцатеричные цифры или ничего
