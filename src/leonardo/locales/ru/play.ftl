# Партия в командной строке: `leonardo play`. Команды и ходы можно всегда вводить и по-английски.

## До и после партии

play-name-person = Игрок
play-begin = { $edition }. За столом: { $players }.
play-bot = { $name } (бот { $bot })
play-option = Настройка: { $option } = { $value }.
play-how = Выбирайте по номеру или введите ход, например CH n или CH e6. Вопросительный знак в конце показывает, что будет. Команды покажет слово помощь.
play-seed = зерно { $seed }
play-resumed = Партия продолжается, ход { $turn }.
play-kept = Партия сохранена в файле { $file }. Продолжить: leonardo play --resume { $file }
play-kept-not = Партию не удалось сохранить: { $reason }
play-already-over = Партия в файле { $file } окончена; её покажет leonardo replay { $file }

## Вопросы. Список номеров стоит над ними.

play-ask-play = Ваша карта
play-ask-veto = На какую карту поставить жетон вето
play-ask-key = Какой ключ взять как бонус
play-ask-close = Карты действия или конец хода
play-ask-draw = Из какой колоды брать карту
play-ask-second = Ваша вторая карта
play-ask-to = Куда уходит заменённая карта
play-ask-under = Какую карту положить под колоду
play-ask-give = Какую карту отдать
play-ask-more = { $move } ... (0: назад)
play-curtain = Ходит { $player }. Передайте устройство и нажмите Enter.
play-yes = да

play-forced-skip = Ни одну карту с символами сыграть нельзя: вы пропускаете ход.
play-forced-end = Больше здесь ничего сделать нельзя; партия продолжается.

## Части хода. `.word` — как ещё их можно ввести.

play-way-place = на { $cell }
    .word = положить
play-way-cover = накрыть { $cell } ({ $card })
    .word = накрыть
play-way-replace = заменить { $cell } ({ $card })
    .word = заменить
play-to-discard = сброс
play-do-veto = жетон вето
    .word = вето
play-do-key = ключ
    .word = ключ
play-do-drop = отложить карту действия без эффекта
    .word = отложить
play-do-lift = снять свою «Золочёную раму»
    .word = снять
play-do-draw = взять карту
    .word = взять
play-do-to = заменённая карта переходит
    .word = кому
play-do-under = под колоду
    .word = под
play-do-give = отдать
    .word = отдать
play-do-end = закончить
    .word = конец
play-do-skip = пропустить ход
    .word = пропуск

## Введённое не подходит

play-no-number = В списке нет номера { $number }.
play-nothing-typed = Введите номер или ход; команды покажет слово помощь.
play-unplayable = Карту { $card } сейчас сыграть нельзя.

## Взгляд вперёд

play-preview = Если так сыграть: { $told }
play-lines-yours = На вашем столе
play-lines-of = На столе игрока { $player }
play-lines-gained = { $whose } появится: { $lines }.
play-lines-lost = { $whose } пропадёт: { $lines }.
play-lines-gift = Подарок: эта линия принесёт ключ в ход игрока { $player }, если тогда ещё будет стоять.
play-line = { $symbol } { $count } из 3 ({ $zones })
play-row = { $pays ->
    [true] { $symbol }: ряд из { $length }; он приносит ключ.
   *[false] { $needs ->
        [0] { $symbol }: ряд из { $length }; все ключи этого символа уже получены.
       *[other] { $symbol }: ряд из { $length }, для следующего ключа нужно { $needs }.
    }
}
play-forbids = { $player } не сможет сыграть: { $symbols }.
play-why-what = Добавьте ход, например: почему CH n
play-why-legal = Ход { $move } разрешён.
play-why-several = Это может означать несколько ходов, и все они разрешены: { $moves }
play-hint = Маэстро сыграл бы { $move } и оценивает ваши шансы на победу в { $percent } %.

## Команды. Текст сообщения — слова, которыми её можно ввести.

play-command-help = помощь справка
play-command-board = стол поле
play-command-why = почему
play-command-hint = подсказка
play-command-undo = назад отменить
play-command-keys = ключи
play-command-log = журнал
play-command-look = стопка
play-command-rules = правила
play-command-save = сохранить
play-command-resign = сдаться
play-command-quit = выход

play-help =
    Ход: номер карты и место, в одной строке или в двух: 1, потом n; или 1 n; или CH n; или как в записи партий: CH>n, CH@e6, CH^e6 (накрыть), CH/e6 (заменить).
    CH n?  что этот ход сделает с вашими линиями и с соседом
    почему CH n  разрешён ли ход, и если нет, то по какому правилу
    подсказка  как сыграл бы бот
    назад  вернуть своё последнее решение
    стол  показать стол ещё раз
    ключи  гонка за ключами и что запрещено
    журнал  что произошло; журнал 40 покажет больше
    стопка e6  карты, лежащие друг под другом на клетке
    правила  темы книги правил; правила keys откроет одну из них
    сохранить ФАЙЛ  сохранить партию; leonardo play --resume ФАЙЛ продолжит её
    сдаться да  вместо вас играет бот
    выход  закончить сейчас; партия сохранится
play-undo-nothing = Нет вашего решения, которое можно вернуть.
play-undo-other = После вас уже решал { $player }; вернуть ход нельзя.
play-undone = Возвращён ход: { $move }.
play-look = { $cell }, начиная с нижней карты: { $cards }
play-look-nothing = На клетке { $cell } нет карты. Введите клетку, например: стопка e5
play-rules-topics = Темы книги правил; например: правила keys
play-saved = Партия сохранена в файле { $file }. Продолжить: leonardo play --resume { $file }
play-save-failed = Файл { $file } записать нельзя: { $reason }
play-resign-sure = До конца партии вместо вас будет играть бот. Если это всерьёз: сдаться { $yes }
play-resigned = Вместо вас теперь играет бот.

## Боты

bot-random = любой разрешённый ход, все равновероятны
bot-greedy = берёт больше всего ключей за этот ход и дальше не думает
bot-planner = на ход вперёд: свои линии, линии соседа, что запрещено следующему
bot-garzone = уровень 1 из 7, мальчик на побегушках: видит только свои ключи и не замечает половины ходов
bot-apprendista = уровень 2, ученик: видит только свои ключи и некоторые ходы не замечает
bot-discepolo = уровень 3, воспитанник: смотрит на соседа и на свои запреты ему, но некоторые ходы не замечает
bot-aiutante = уровень 4, помощник: немного думает вперёд
bot-lavorante = уровень 5, подмастерье: думает вперёд
bot-socio = уровень 6, компаньон: думает далеко вперёд
bot-maestro = уровень 7, мастер: лучший из всех, кто здесь есть
