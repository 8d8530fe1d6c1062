# Почему так не начать ни игру, ни программу. В коде, который это находит, стоит та же фраза по-английски.

wrong-seats = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
} — столько не бывает: в партии от 2 до { $most }
wrong-seats-same-name = двух игроков зовут одинаково; дайте каждому своё имя
wrong-seats-called = двух игроков зовут { $name }; дайте каждому своё имя
wrong-names = имён { $names }, а мест { $seats }
wrong-seat-kind = { $kind } — не человек и не бот; бывает { $kinds }.
wrong-bot = бота { $bot } нет; есть { $bots }, search:ЧИСЛО и search:ЧИСЛОms.
wrong-option-form = { $option }: настройку пишут так: ИМЯ=ЗНАЧЕНИЕ
wrong-option-elsewhere = в издании { $edition } нет настройки { $option }; она есть здесь: { $editions }
wrong-rules-option = настройки относятся к изданию: назовите его
wrong-extra = не установлено дополнение, без которого не работает { $what }: { $command }
wrong-rate-empty = в этих файлах нет ни одной законченной партии

wrong-game-number = --game { $game }: в файле { $file } партии с 1 по { $games }
wrong-at-turn = --at { $turn }: ходы идут с { $first } по { $last }
wrong-view = --view { $view }: за столом { $seats }; или { $all }.

## В чём отказывает сама машина

system-missing = такого файла или такой папки нет
system-folder = это папка, а не файл
system-no-folder = часть этого пути — файл, а не папка
system-denied = здесь вам это не разрешено: не хватает прав
system-full = там не осталось места
system-read-only = записать туда нельзя: там только чтение
system-exists = это уже есть
system-name = это имя слишком длинное
system-too-many = открыто слишком много файлов
system-broken = сбой устройства: прочитать или записать не удалось
system-refused = там никто не отвечает
system-lost = связь оборвалась
system-late = ответа не дождались
