# Страницы вокруг стола: начать партию, присоединиться, правила, настройки.

page-pitch = Выложите в ряд три одинаковых символа — и ключ ваш. Но карта, которую вы заменили, достанется соседу. Карточная игра о символах, замыслах и непрошеных подарках для двоих — шестерых.
page-begin = Начать
page-play-now = Играть сейчас
page-play-bots = Раздать: вы и два бота
page-opponents = Соперники
page-bot-level = Уровень { $level } · { $name }
page-dealing = Раздаём …
page-choose-more = Выбрать всё самому
page-with-friends = С друзьями
page-with-friends-about = Вы получите ссылку и код для камеры. Регистрация никому не нужна.
page-one-device = На одном устройстве
page-one-device-about = Передавайте его по кругу: между ходами карты закрывает занавес.
page-credits = The Enigma of Leonardo — игра S. Machin, Quintis Fontis — S. Machin и A. Pahomov. Эта программа сделана независимо от авторов и издателей. Понравится игра — купите карты: они созданы для настоящего стола.
page-own-tables = Ваши столы
page-open-tables = Открытые столы
page-nobody-waits = Сейчас никто не ждёт компании. Партия с ботами начнётся сразу, а друзей можно позвать по ссылке.
page-learn-about = Два коротких урока на настоящих позициях: один для игр со своим столом, другой для общего поля. На любой ваш ход есть ответ.
page-learn-begin = Начать урок
page-your-turn = Ваш ход
page-table-over = Сыграно
page-table-running = Идёт игра
page-seats-free = { $count ->
    [0] Можно начинать
    [one] Свободно { $count } место
    [few] Свободно { $count } места
    [many] Свободно { $count } мест
   *[other] Свободно { $count } места
}
page-try-again = Ещё раз
page-loading = Загрузка …
page-bot = Бот
page-guest = Гость
page-your-name = Ваше имя
page-to-play = На первую страницу

## Новый стол

page-edition = Игра
page-company = С кем
page-company-bots = Против ботов
page-company-friends = С друзьями
page-company-device = На одном устройстве
page-seats = Места
page-seat-me = Здесь
page-seat-open = По ссылке
page-seat-bot = Бот
page-seat-who = Кто сидит на месте { $seat }
page-seat-name = Имя на месте { $seat }
page-seat-level = Бот на месте { $seat }
page-seat-open-about = свободно для того, кто придёт
page-seat-remove = Убрать место { $seat }
page-seat-add = Добавить место
page-seats-beyond = Напечатанная игра рассчитана не более чем на { $most } игроков.
page-table = За столом
page-clock = Часы
page-clock-none = Без часов
page-clock-live = Каждому игроку, за столом
page-clock-days = Дни на каждое решение
page-clock-minutes = Минут каждому игроку
page-clock-increment = Секунд добавить каждый раз
page-clock-each = Дней на каждое решение
page-watch = Зрители
page-watch-public = Могут смотреть, не видя карт в руках
page-watch-none = Никаких
page-watch-open-after = Могут смотреть, а после партии видят всё
page-hints = Бота можно попросить о подсказке
page-listed = Показать среди открытых столов
page-title = Название стола
page-house-rules = Домашние правила
page-house-rules-about = Там, где напечатанные правила оставляют выбор, решает стол.
page-read-rules = Прочитать правила для этого выбора
page-changed = { $count ->
    [one] изменено { $count } правило
    [few] изменено { $count } правила
    [many] изменено { $count } правил
   *[other] изменено { $count } правила
}
page-as-printed = Вернуть обычные
page-begin-game = Начать партию
page-make-table = Открыть стол и пригласить
page-sum-you = вы
page-sum-people = { $count ->
    [one] { $count } человек здесь
    [few] { $count } человека здесь
    [many] { $count } человек здесь
   *[other] { $count } человека здесь
}
page-sum-bots = { $count ->
    [one] { $count } бот
    [few] { $count } бота
    [many] { $count } ботов
   *[other] { $count } бота
}
page-sum-open = { $count ->
    [one] { $count } свободное место
    [few] { $count } свободных места
    [many] { $count } свободных мест
   *[other] { $count } свободного места
}
page-sum-no-clock = без часов
page-sum-live = { $minutes } мин + { $increment } с каждому
page-sum-days = { $count ->
    [one] { $count } день на решение
    [few] { $count } дня на решение
    [many] { $count } дней на решение
   *[other] { $count } дня на решение
}

## Присоединиться

page-join = Сесть за стол
page-join-paste = Ссылка или код, которые вам прислали
page-join-look = Посмотреть
page-join-company = За столом: { $names }.
page-join-seat = Место
page-join-any-seat = Любое
page-sit-down = Сесть
page-join-already = Вы уже сидите за этим столом.
page-join-return = Вернуться за стол
page-join-full = Все места заняты.
page-join-over = Эта партия окончена.
page-join-wrong-about = Возможно, ссылка скопирована не полностью или стол уже убран. Попросите новую у того, кто её прислал, или вставьте ссылку ещё раз.
page-watch-table = Смотреть

## Правила

page-contents = Содержание
page-rules-link = Ссылка на раздел «{ $title }»
page-play-this = Играть в эту игру
page-rules-options-about = Выберите, как играет ваш стол, и книга подстроится.

## Настройки

page-set-about = Всё это остаётся на этом устройстве.
page-set-theme = Цвета
page-set-theme-auto = Как на устройстве
page-set-theme-light = Пергамент
page-set-theme-dark = При свече
page-set-inks = Чернила карт
page-set-inks-six = Шесть чернил
page-set-inks-one = Одни чернила
page-set-motion = Движение
page-set-motion-auto = Как на устройстве
page-set-motion-full = Карты летают
page-set-motion-reduced = Карты появляются на месте
page-set-speed = Темп карт
page-set-speed-slow = Медленно
page-set-speed-usual = Обычно
page-set-speed-fast = Быстро
page-set-sound = Звук
page-set-silent = тихо
page-set-playing = Игра
page-set-confirm = Ход ждёт второго касания
page-set-keys = Одиночные клавиши действуют за столом
page-set-telling = Чтение вслух того, что делают другие
page-set-telling-short = Одной фразой за ход
page-set-telling-full = По порядку, событие за событием
page-set-reset = Вернуть как было

## Учиться

page-learn-book = Всё целиком:
page-learn-steps = { $done ->
    [0] Шагов: { $count }
   *[other] Пройдено { $done } из { $count }
}
page-learn-step = { $done ->
    [true] Шаг { $step }: { $title }, пройден
   *[false] Шаг { $step }: { $title }
}
page-learn-hint = Подсказка
page-learn-again = Ещё раз
page-learn-next = Дальше
page-learn-play = Играть в эту игру
page-learn-rule = Правило
page-learn-choose = Выберите
page-learn-card-first = Сначала выберите карту с руки.

## Позиции

page-field = Общее поле
page-hand = Рука: { $player }
page-receives = получает то, что вы заменили
page-feeds = передаёт заменённое вам

## Разбор партии

page-replay-about = Пройдите сыгранную партию по шагам, с открытыми картами или так, как её видел один игрок. Запись партии — это текст, который умеют сохранять каждый стол и каждая команда этой программы.
page-replay-own = Ваши сыгранные партии
page-replay-paste = Запись партии
page-replay-which = Какая из партий (всего { $count })
page-replay-show = Показать партию
page-replay-file = Открыть файл
page-replay-eyes = Чьими глазами
page-replay-open = Все карты открыты
page-replay-as = Как видел игрок { $player }
page-replay-link = Скопировать ссылку на этот момент
page-replay-copied = Ссылка на этот момент:
page-replay-save = Сохранить запись
page-replay-other = Другая запись
page-replay-turn = Ход { $turn }.
page-replay-deal = Раздача.
page-replay-won = { $count ->
    [one] Победа: { $players }.
    [few] Общая победа: { $players }.
    [many] Общая победа: { $players }.
   *[other] Общая победа: { $players }.
}
page-replay-steps = Шаги
page-replay-place = Момент партии
page-replay-at = Решение { $ply } из { $count }, ход { $turn }
page-replay-first = К раздаче
page-replay-last = К концу
page-replay-back = На решение назад
page-replay-on = На решение вперёд
page-replay-turn-back = На ход назад
page-replay-turn-on = На ход вперёд
page-replay-moves = Ходы
page-replay-key = ключ
page-replay-fair = Карты перемешаны так, как было обещано до раздачи.
page-replay-unfair = Карты перемешаны не так, как было обещано до раздачи.
