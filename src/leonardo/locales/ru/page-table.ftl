# Стол в браузере.

table-heading = Стол { $title }, { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
}
table-loading = Стол накрывается …
table-your-turn = Ваш ход
table-your-turn-area = Ваше решение и ваша рука

## Что делать

table-ask-play = Ваш ход. Выберите карту.
table-ask-veto = Выберите карту, на которую ляжет жетон вето.
table-ask-key = Пять одинаковых! Выберите ключ, который берёте как бонус.
table-ask-close = Сыграйте или отложите карту действия либо закончите ход.
table-ask-draw = Из какой колоды вы берёте?
table-ask-to = «Шлюз»: куда уходит вытесненная карта?
table-ask-under = «Чистый лист»: какая карта уходит под колоду?
table-ask-give = «Одолженный фолиант»: какую карту вы отдаёте взамен?
table-ask-second = «Второй мазок»: выберите вторую карту.
table-ask-where = { $card }: выберите место.
table-ask-how = { $card }: выберите как.
table-ask-card = Выберите карту для этого места.
table-must-skip = Ни одну карту символов сыграть нельзя: вы пропускаете ход.
table-forced = Возможно только одно; это произойдёт само.
table-thinking = Думает { $player } …
table-waiting-for = Решает { $player }.
table-paused = Стол остановлен из-за сбоя. Ничего не потеряно; продолжить может тот, кто его создал.

## Что выбирают из списка

table-actions = Что решить
table-choices = Варианты
table-do-place = Положить
table-do-cover = Накрыть карту
table-do-replace = Заменить и взять её в руку
table-do-use = Сыграть
table-do-drop = Отложить, не играя
table-do-lift = Снять «Золочёную раму»
table-do-end = Закончить
table-do-skip = Пропустить
table-do-under = Убрать под колоду
table-do-give = Отдать
table-do-with = { $do }: { $card }
table-do-draw = { $deck ->
    [extra] Взять из дополнительной колоды ({ $count })
   *[main] Взять из основной колоды ({ $count })
}
table-to = На стол игрока { $player }
table-to-discard = В сброс
table-use = Сыграть: { $card }
table-use-with = { $card }: { $what }
table-play-zone = Сыграть { $zone }: { $card }
table-play-cell = { $way ->
    [cover] Накрыть { $cell }: { $card }
    [replace] Заменить { $cell }: { $card }
   *[place] Положить на { $cell }: { $card }
}
table-put-veto = Поставить жетон вето на { $cell }
table-take-key = Взять ключ «{ $symbol }»
table-choose-key = Выберите ключ
table-back = Назад
table-undo = Вернуть ход
table-ask-hint = Подсказка
table-hint = Бот { $bot } сыграл бы { $move }. Подтвердите или выберите другое.
table-rule = Правило
table-close = Закрыть

## Почему нельзя

table-card-first = Сначала выберите карту, потом место.
table-only-own = Карты кладут на свой стол; то, что вы заменяете, переходит дальше. Получает { $player }.
table-not-possible = Сейчас это выбрать нельзя.
table-why-possible = Это можно выбрать.
table-why-where = Сначала перейдите к карте или месту; тогда эта клавиша скажет, почему их нельзя выбрать.
table-not-your-turn = Сейчас ходит { $player }.
table-watching = Вы наблюдаете за этой партией.
table-over = Партия окончена.
table-moved-on = Положение на столе изменилось; выбранное больше невозможно.
table-odd-frame = Сервер сказал то, чего эта страница не знает ({ $what }). Загрузите её снова, чтобы получить новую версию.

## Карты и места

table-card = { $place } из { $count }: { $card }
table-card-moves = { $count ->
    [0] сейчас сыграть нельзя
    [one] { $count } возможный ход
    [few] { $count } возможных хода
    [many] { $count } возможных ходов
   *[other] { $count } возможного хода
}
table-zone = { $zone }: { $card }
table-cell = { $cell }: { $card }
table-empty = пусто
table-covers = { $count ->
    [one] под ней { $count } карта
    [few] под ней { $count } карты
    [many] под ней { $count } карт
   *[other] под ней { $count } карты
}
table-then = после вашего хода: { $card }
table-chosen = выбрано
table-possible = можно
table-new = новое
table-locked = закрыто
table-shielded = под «Лаком»
table-veto-binds = под жетоном вето
table-veto-spent = жетон вето, уже сработал
table-under = Под ней

## Стол

table-tables = Столы
table-field = Общее поле
table-yours = Ваш стол
table-of = Стол игрока { $player }
table-receives = { $player } получает ваши карты
table-feeds-you = От { $player } карты идут к вам
table-both-ways = { $player }: ваши карты туда, оттуда к вам
table-hand = Ваша рука
table-decks = Колоды и сброс
table-deck-left = { $deck }: { $count ->
    [one] осталась { $count } карта
    [few] остались { $count } карты
    [many] осталось { $count } карт
   *[other] осталось { $count } карты
}
table-discards = сброс: { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}, сверху { $card }
table-no-discards = сброса нет

## Игроки

table-players = Игроки
table-others = Остальные
table-to-move = ходит
table-way = { $way ->
    [receives] получает ваши карты
    [feeds] отдаёт карты вам
   *[both] получает ваши карты и отдаёт свои вам
}
table-keys = { $goal ->
    [0] { $count ->
        [one] { $count } ключ
        [few] { $count } ключа
        [many] { $count } ключей
       *[other] { $count } ключа
    }
   *[other] ключей { $count } из { $goal }
}
table-hand-count = { $count ->
    [one] { $count } карта в руке
    [few] { $count } карты в руке
    [many] { $count } карт в руке
   *[other] { $count } карты в руке
}
table-away = не на связи
table-bot = бот
table-you = вы
table-stands-in = играет бот
table-out-time = время вышло
table-out-resigned = сдача
table-player-menu = Ещё об игроке { $player }
table-my-seat = Моё место
table-take-seat = Играть дальше самому
table-hand-over-own = Пусть за меня играет бот
table-hand-over = Пусть за игрока { $player } играет бот
table-bot-level = Сила игрока { $player }
table-bot-level-about = Со следующего хода; партия, где её меняли, считается тренировочной.
table-hand-over-about = { $votes ->
    [0] Можно, если кого-то долго нет; втроём и больше — также голосованием.
    [one] За это { $votes } голос.
    [few] За это { $votes } голоса.
    [many] За это { $votes } голосов.
   *[other] За это { $votes } голоса.
}
table-mute = Запретить писать: { $player }
table-unmute = Снова разрешить писать: { $player }
table-resign = Сдаться
table-resign-sure = { $seats ->
    [2] Сдаться? Соперник победит.
   *[other] Сдаться? Ваши карты до конца доиграет бот.
}
table-resign-yes = Да, сдаюсь
table-spectators = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
    [many] { $count } зрителей
   *[other] { $count } зрителя
}
table-clock = осталось { $left }
table-clock-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
    [many] { $count } дней
   *[other] { $count } дня
}
table-clock-hours = { $count ->
    [one] { $count } час
    [few] { $count } часа
    [many] { $count } часов
   *[other] { $count } часа
}

## Гонка за ключами

table-race = Гонка за ключами
table-symbol = { $symbol }: { $count ->
    [0] ключа пока нет ни у кого.
   *[other] ключ взят: { $players }.
    } { $needed ->
    [-1] { "" }
    [0] Таких ключей больше нет.
   *[other] Следующий ключ даст ряд из { $needed }.
    }
table-earns = Вы получаете ключ «{ $symbol }»
table-race-goal = Гонка за ключами: для победы нужно { $goal }
table-race-to = до { $goal }
table-race-total = Всего
table-race-has = { $count ->
    [one] { $symbol }
    [few] { $symbol }, { $count }
    [many] { $symbol }, { $count }
   *[other] { $symbol }, { $count }
}
table-race-banned = Символ «{ $symbol }» сейчас играть нельзя. Почему?
table-race-next = Нужен ряд
table-race-gone = все розданы
table-race-one = остался один
table-race-bonus = Бонус использован.
table-race-line = { $player }: { $goal ->
    [0] { $total }
   *[other] { $total } из { $goal }
} ({ $keys }).
table-no-keys = ключей нет

## Журнал и беседа

table-drawer = Журнал и беседа
table-log = Журнал
table-log-seated = За стол садится { $player }.
table-log-bot = За стол садится бот { $player }.
table-log-vacated = Место { $seat } снова свободно.
table-log-started = Карты розданы.
table-log-undo = { $player } возвращает решение.
table-log-hinted = { $player } просит подсказку; партия теперь учебная.
table-log-resigned = { $reason ->
    [time] Время вышло: { $player }.
   *[other] { $player } сдаётся.
}
table-log-voted = { $player } голосует, чтобы за игрока { $other } играл бот.
table-log-handed = { $why ->
    [failed] Бот не ответил; за игрока { $player } продолжает { $bot }.
    [level] { $player } теперь играет как { $bot }; партия учебная.
   *[other] За игрока { $player } продолжает бот { $bot }.
}
table-log-returned = { $player } снова играет.
table-log-resumed = Партия продолжается.
table-log-muted = { $on ->
    [true] { $player } больше не может писать.
   *[false] { $player } снова может писать.
}
table-log-rematched = Накрыт стол для новой партии.
table-nothing-yet = Ещё ничего не сыграно.
table-chat = Беседа
table-chat-write = Написать
table-chat-empty = Пока никто ничего не написал.
table-chat-silence = Скрыть
table-chat-hear = Показать
table-chat-silent = Беседа для вас скрыта.
table-chat-muted = За этим столом вы не можете писать.

## Конец

table-won = { $count ->
    [one] Победа: { $players } ({ $reason }).
    [few] Общая победа: { $players } ({ $reason }).
    [many] Общая победа: { $players } ({ $reason }).
   *[other] Общая победа: { $players } ({ $reason }).
}
table-won-you = Вы победили: { $reason }!
table-end-resigned = остальные сдались
table-end-time = у остальных вышло время
table-rematch = Сыграть ещё
table-to-rematch = К новой партии
table-replay = Разбор
table-look-at-it = Посмотреть на стол
table-practice = Партия была учебной: были подсказки или возвращённые решения.

## Перед началом

table-waiting-seats = { $count ->
    [one] Свободно { $count } место. Пошлите ссылку тому, кто его займёт.
    [few] Свободно { $count } места. Пошлите ссылку тем, кто их займёт.
    [many] Свободно { $count } мест. Пошлите ссылку тем, кто их займёт.
   *[other] Свободно { $count } места. Пошлите ссылку тем, кто их займёт.
}
table-waiting-start = Все в сборе.
table-seat-free = Свободно
table-add-bot = Бот на место { $seat }
table-add-bot-here = Посадить бота …
table-remove = Освободить место игрока { $player }
table-remove-short = Освободить
table-leave = Встать
table-link = Ссылка на этот стол
table-copy = Скопировать
table-copied = Скопировано
table-qr = Ссылка в виде кода для камеры
table-start = Раздать карты
table-host-starts = Карты раздаёт тот, кто создал стол.

## На одном устройстве

table-curtain = Ход игрока { $player }. Передайте устройство.
table-curtain-go = Я { $player }

## Связь

table-reconnecting = Связь пропала. Стол ждёт на сервере, ничего не потеряно.
table-again-in = { $count ->
    [one] снова через { $count } секунду
    [few] снова через { $count } секунды
    [many] снова через { $count } секунд
   *[other] снова через { $count } секунды
}
table-try-now = Попробовать сейчас
table-lost = Такого стола не видно
table-lost-about = Возможно, ссылка скопирована не полностью, стол закрытый или открыт в другом браузере. Попросите ссылку у того, кто вас пригласил.
table-lost-damaged = Этот стол показать нельзя
table-lost-damaged-about = Запись этой партии на сервере повреждена, и её отложили. Другие столы не затронуты; заняться ею может владелец сервера.

## Клавиши

table-help = Клавиши
table-help-about = Выберите карту, потом место; вы увидите, что сделает ход; то же ещё раз или Enter — и ход сыгран. Важно место клавиши, а не раскладка.
table-keys-on = Одиночные клавиши работают за столом
table-key-card = выбрать карту из руки
table-key-zone = зоны вашего стола, как они лежат
table-key-cell = клетка поля, например e5
table-key-arrows = от карты к карте, от места к месту
table-key-enter = выбрать; сыграть выбранный ход
table-key-back = на шаг назад
table-key-clear = выбирать заново
table-key-undo = вернуть ход
table-key-marker = к полю, для жетона вето
table-key-draw = взять из основной, из дополнительной колоды
table-key-other = стол другого игрока; назад к своему
table-key-race = гонка за ключами словами
table-key-log = последний ход; журнал
table-key-moves = возможные ходы
table-key-why = почему нельзя — о том, где вы стоите
table-key-read = ваш стол, стол соседа словами
table-key-look = рассмотреть карту; что лежит под ней
table-key-hint = подсказка
table-key-line = набрать ход
table-key-link = скопировать ссылку на этот ход
table-key-silence = звук вкл. или выкл.
table-key-help = этот список
table-spelling = Клетка { $cell } … буква, потом цифра.
table-moves = { $count ->
    [one] { $count } ход: { $moves }
    [few] { $count } хода: { $moves }
    [many] { $count } ходов: { $moves }
   *[other] { $count } хода: { $moves }
}
table-link-copied = Скопировано: { $link }
table-sound = Звук
table-line = Ход или вопрос
table-line-about = Например: 3 n, CH e6, почему CH n, ключи, последний, ходы, подсказка, назад.
table-line-go = Выбрать
table-several = Это может значить несколько ходов: { $moves }.
