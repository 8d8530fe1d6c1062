# Партия на весь экран: `leonardo tui`.

## Что сейчас выбирают

tui-ask-play = Ваш ход. Выберите карту: номером, стрелками или щелчком.
tui-ask-veto = Выберите карту, на которую встанет жетон вето.
tui-ask-key = Пять одинаковых! Выберите ключ, который возьмёте как бонус.
tui-ask-close = Сыграйте или отложите карту действия либо закончите ход.
tui-ask-draw = Из какой колоды берёте карту?
tui-ask-to = «Шлюз»: куда уходит заменённая карта?
tui-ask-under = «Чистый лист»: какая карта уходит под колоду?
tui-ask-give = «Одолженный фолиант»: какую карту отдаёте взамен?
tui-ask-second = «Второй мазок»: выберите вторую карту.
tui-ask-over = Партия окончена.
tui-ask-where = { $card } ({ $name }): выберите место; ( ) — возможно, Esc — назад.
tui-ask-how = { $card } ({ $name }): выберите, как сыграть.
tui-ask-action = { $name }: { $rule } Выберите: { $wanted }.
tui-confirm = { $move }? Enter или второй щелчок — сыграть, Esc — назад.
tui-thinking = Думает { $player } ...
tui-spelling = Клетка: { $cell }_ (буква, затем цифра)

tui-wanted-zone = зону
tui-wanted-cell = клетку
tui-wanted-card = карту
tui-wanted-symbol = символ
tui-wanted-seat = игрока
tui-wanted-choice = из списка

## Выбор из списка

tui-way-place = положить
tui-way-cover = накрыть карту
tui-way-replace = заменить карту и взять её в руку
tui-word-use = сыграть
tui-word-drop = отложить без эффекта
tui-word-lift = снять «Золочёную раму»
tui-word-end = закончить
tui-word-skip = пропустить ход
tui-word-under = положить под колоду
tui-word-give = отдать
tui-draw = { $deck ->
    [extra] дополнительная колода ({ $count })
   *[main] основная колода ({ $count })
}
tui-to = на стол игрока { $player }
tui-to-discard = в сброс

## Почему нельзя

tui-card-first = Сначала выберите карту, потом место.
tui-only-own-table = Карты играют на свой стол; заменённая карта переходит дальше: { $player }.
tui-not-possible = Сейчас это выбрать нельзя.
tui-not-your-turn = Ходит { $player }.
tui-why-possible = Это можно выбрать.
tui-moves = { $count ->
    [one] { $count } ход: { $moves }
    [few] { $count } хода: { $moves }
    [many] { $count } ходов: { $moves }
   *[other] { $count } хода: { $moves }
}

## Подписи

tui-table-left = вы → { $player }
tui-table-right = { $player } → вы
tui-table-both = вы ⇄ { $player }
tui-race-row = ряд
tui-race-forbidden = нельзя
tui-ban-previous = { $codes }: { $card }, { $player }
tui-ban-marker = { $codes }: { $card } под { $sign } { $cell }
tui-ban-seal = { $codes }: «Вторая печать»
tui-ban-first = { $codes }: { $card }, ваша первая
tui-card = { $card }: { $name }.
tui-card-action = { $name }. { $moment }. { $rule }
tui-small = В окне { $width } на { $height } знаков; весь стол виден от 80 на 24.

tui-no-terminal = Для игры на весь экран нужен терминал; leonardo play работает и без него.

## Листы и вопросы

tui-back = Назад
tui-rules = Правила
tui-line = Ход или команда: CH n, CH e6?, почему CH n, правила keys, подсказка, назад
tui-curtain = Ходит { $player }. Передайте устройство.
tui-curtain-go = { $player } за столом
tui-save-as = В какой файл сохранить партию?
tui-saved = Партия сохранена в файле { $file }. Продолжить: leonardo tui --resume { $file }
tui-leave = Выйти из игры?
tui-leave-unsaved = Есть ходы, которых нет ни в одном файле.
tui-leave-keep = Сохранить и выйти
tui-leave-lose = Выйти без сохранения
tui-leave-stay = Играть дальше
tui-new-new = Новая партия
tui-new-stay = Играть дальше
tui-over-new = Новая партия
tui-over-save = Сохранить
tui-over-quit = Выйти
tui-over-look = Осмотреть стол

## Клавиши

tui-key-help = справка
tui-key-hint = подсказка
tui-key-undo = вернуть ход
tui-key-why = почему нельзя
tui-key-other-table = другой стол
tui-key-log = журнал
tui-key-language = язык
tui-key-save = сохранить
tui-key-new-game = новая партия
tui-key-leave = выход
tui-key-line = ввести
tui-key-race = Ключи
tui-key-tables = Стол текстом

tui-help =
    Выберите карту, потом место: видно, что ход сделает с вашим столом и со столом соседа слева; Enter или второй щелчок — сыграть. ( ) можно выбрать, [ ] выбрано, * * новое, ✗ нельзя.

    1 ... 9, 0   карта с этим номером; так же и выбор из списка
    стрелки, Tab   двигать курсор, переходить между столом, рукой и списком
    Enter, пробел   выбрать; ещё раз — сыграть
    Esc   на шаг назад
    Q W E, A S D, Z X C   зоны вашего стола, как они лежат
    F и клетка   клетка поля, например F e 5
    V   на поле, чтобы поставить жетон вето
    G, H   взять из основной колоды, из дополнительной
    Y   почему нельзя выбрать то, на чём курсор
    M   возможные ходы
    N   как сыграл бы лучший бот (ход не делается)
    R   карта под курсором полными словами
    U   что лежит под картой на поле
    T   стол другого соперника
    K   гонка за ключами; P   все столы текстом; Shift+L   весь журнал
    I   ввести ход или команду: CH n, правила keys
    L   другой язык
    Ctrl+Z   вернуть своё последнее решение
    Ctrl+S   сохранить; Ctrl+N   новая партия; Ctrl+Q   выход

    Клавиши действуют и в русской раскладке.
