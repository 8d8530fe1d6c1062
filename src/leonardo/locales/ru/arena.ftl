# Матчи между ботами: что сыграно и что это доказывает. Имена ботов, ключей и файлов не переводятся.

arena-played = { $edition }, { $seats ->
    [one] { $seats } место
    [few] { $seats } места
    [many] { $seats } мест
   *[other] { $seats } места
  }: { $count ->
    [one] { $count } партия
    [few] { $count } партии
    [many] { $count } партий
   *[other] { $count } партии
  } ({ $deals }), seed { $seed }
arena-deals = { $count ->
    [one] { $count } полная раздача
    [few] { $count } полные раздачи
    [many] { $count } полных раздач
   *[other] { $count } полной раздачи
  }
arena-nothing = Не сыграно ничего, поэтому и сказать нечего.
arena-length = { $turns ->
    [one] { $turns } ход за партию
    [few] { $turns } хода за партию
    [many] { $turns } ходов за партию
   *[other] { $turns } хода за партию
  }; { $limited ->
    [0] ни одна не прервана ограничением
    [one] ограничением прервана { $limited }
    [few] ограничением прерваны { $limited }
    [many] ограничением прервано { $limited }
   *[other] ограничением прервано { $limited }
  }

arena-head-bot = бот
arena-head-games = партий
arena-head-won = побед
arena-head-shared = общих
arena-head-lost = поражений
arena-head-keys = ключей

arena-faults = { $bot } подводит в { $count ->
    [one] { $count } партии, и она проиграна
    [few] { $count } партиях, и они проиграны
    [many] { $count } партиях, и они проиграны
   *[other] { $count } партии, и они проиграны
  }: { $kinds }
arena-fault-times = { $kind } ({ $times })
arena-fault-missing = не запускается
arena-fault-crashed = падает
arena-fault-late = не отвечает вовремя
arena-fault-garbled = отвечает бессмыслицей
arena-fault-refused = отказывается отвечать
arena-fault-illegal = выбирает недопустимый ход

arena-no-deal = { $first } и { $second }: ни одна раздача не доиграна, поэтому сказать нечего.
arena-stronger = { $first } сильнее, чем { $second }: выигрывает { $share } % (95 %: от { $low } до { $high } %), тогда как равный выигрывал бы { $even } %; Эло { $elo } (от { $elolow } до { $elohigh }).
arena-weaker = { $first } слабее, чем { $second }: выигрывает { $share } % (95 %: от { $low } до { $high } %), тогда как равный выигрывал бы { $even } %; Эло { $elo } (от { $elolow } до { $elohigh }).
arena-open = Пока не видно, кто сильнее, { $first } или { $second }: { $first } выигрывает { $share } % (95 %: от { $low } до { $high } %), тогда как равный выигрывал бы { $even } %; Эло { $elo } (от { $elolow } до { $elohigh }).
arena-share = { $bot } выигрывает { $share } % (95 %: от { $low } до { $high } %), тогда как равный выигрывал бы { $even } %.
arena-first = Сильнее всех { $bot }.
arena-first-open = Впереди { $bot }, но столь же сильными могут быть: { $others }.

arena-test-h1 = H1 после { $count ->
    [one] { $count } раздачи
    [few] { $count } раздач
    [many] { $count } раздач
   *[other] { $count } раздачи
  }: { $first } против { $second } стоит скорее { $elo1 } Эло, чем { $elo0 } (LLR { $llr }, границы { $low } и { $high }).
arena-test-h0 = H0 после { $count ->
    [one] { $count } раздачи
    [few] { $count } раздач
    [many] { $count } раздач
   *[other] { $count } раздачи
  }: { $first } против { $second } стоит скорее { $elo0 } Эло, чем { $elo1 } (LLR { $llr }, границы { $low } и { $high }).
arena-test-open = Не решено после { $count ->
    [one] { $count } раздачи
    [few] { $count } раздач
    [many] { $count } раздач
   *[other] { $count } раздачи
  }: { $first } против { $second } может стоить и { $elo0 }, и { $elo1 } Эло (LLR { $llr }, границы { $low } и { $high }).

arena-progress = партий { $done } из { $planned }, в секунду { $rate }, осталось { $left } { $standing }
arena-progress-share = · { $bot } { $share } % ± { $around }
arena-progress-test = · LLR { $llr }, { $part } % пути к { $hypothesis }
arena-stopping = Начатые партии будут доиграны; ещё раз Ctrl-C прервёт сразу.
arena-resume = { $done ->
    [one] Сохранена { $done } партия
    [few] Сохранены { $done } партии
    [many] Сохранено { $done } партий
   *[other] Сохранено { $done } партии
  } из { $planned }. Чтобы продолжить:
arena-not-kept = От этого матча ничего не сохранено; с --out DIR его можно было бы продолжить.

arena-rate-played = { $count ->
    [one] { $count } партия
    [few] { $count } партии
    [many] { $count } партий
   *[other] { $count } партии
  } из полных раздач, { $bots ->
    [one] { $bots } участник
    [few] { $bots } участника
    [many] { $bots } участников
   *[other] { $bots } участника
  }
arena-rate-groups = Участники разных групп не встречались ни прямо, ни через других; их числа несравнимы.
arena-head-group = группа

bot-check-hello = Запускается и здоровается: { $engine }, { $ms } мс
bot-check-hello-failed = Не запускается или не здоровается: { $said }
bot-check-unreadable = { $request }: отвечает ошибкой и работает дальше, { $ms } мс
bot-check-unreadable-ok = { $request }: отвечает, будто всё в порядке; лучше ошибка ("ok": false) с code и message
bot-check-unreadable-code = { $request }: отвечает ошибкой без code и message
bot-check-unreadable-failed = { $request }: не выдерживает: { $said }
bot-check-games = { $edition }, { $seats ->
    [one] { $seats } место
    [few] { $seats } места
    [many] { $seats } мест
   *[other] { $seats } места
  }: { $count ->
    [one] { $count } допустимый ход
    [few] { $count } допустимых хода
    [many] { $count } допустимых ходов
   *[other] { $count } допустимого хода
  }, в среднем { $mean } мс, самое большее { $most } мс
bot-check-games-failed = { $edition }, { $seats ->
    [one] { $seats } место
    [few] { $seats } места
    [many] { $seats } мест
   *[other] { $seats } места
  }, ход { $turn }: { $said }
bot-check-skipped = { $edition }: этого издания среди названных нет
bot-check-alike = Одно и то же зерно и положение дают один и тот же ход ({ $count } из { $count })
bot-check-unlike = Одно и то же зерно и положение дают разные ходы (совпали { $count } из { $asked }), его партии не повторить
bot-check-hurry = Если дать { $asked } мс, думает не дольше { $most } мс
bot-check-slow = Если дать { $asked } мс, думает { $most } мс; матч допустил бы { $allowed } мс
bot-check-ends = Завершается сам, когда кончается ввод
bot-check-ends-failed = Не завершается, когда кончается ввод; пришлось остановить
bot-check-id = На запрос с id отвечает с тем же id
bot-check-no-id = На запрос с id отвечает без него; он нужен тем, кто спрашивает о многом сразу
bot-check-silent = Не пишет ничего, кроме ответов, и ничего в поток ошибок
bot-check-said = Пишет в поток ошибок, последнее: { $said }
bot-check-passed = Соответствует протоколу: может играть в матчах как cmd:КОМАНДА.
bot-check-failed = { $count ->
    [one] { $count } нарушение: в матче на него положиться нельзя.
    [few] { $count } нарушения: в матче на него положиться нельзя.
    [many] { $count } нарушений: в матче на него положиться нельзя.
   *[other] { $count } нарушения: в матче на него положиться нельзя.
  }

help-arena = Что значит одно и то же в match, tournament и sprt.
    .bots = имена из { $roster } или cmd:КОМАНДА, если программа знает протокол движка
    .out = хранить каждую партию в DIR/games.jsonl, чтобы можно было продолжить
    .resume = продолжить то, что лежит в DIR
    .jobs = сколько процессов играют одновременно
    .ms = миллисекунд на решение программы; если не сказано, { $default }
    .margin = на сколько программа может опоздать; если не сказано, { $default }
    .records = хранить и записи всех партий, а не только тех, где бот подвёл
    .seconds = остановиться через столько секунд; остальное можно доиграть потом
    .json = результат одним документом JSON
    .jsonl = каждая партия, как только закончится, потом результат, по объекту JSON в строке
    .quiet = без хода выполнения
    .seats = за столом; два бота занимают места через одно
help-match = Боты друг против друга: каждая раздача играется с каждого места. Два бота или по одному на место.
    .games = сколько, с округлением до полных раздач; если не сказано, { $default }
help-tournament = Много ботов, все на одних и тех же раздачах, каждая раздача с каждого места.
    .format = round-robin: каждый с каждым; gauntlet: первый против всех остальных
    .games = для каждого состава, с округлением до полных раздач; если не сказано, { $default }
help-sprt = Играет, пока не решится, сильнее ли первый бот на ELO1 (H1) или только на ELO0 (H0).
    .elo0 = если не сказано, { $default }
    .elo1 = если не сказано, { $default }
    .alpha = с какой вероятностью можно ошибочно принять H1; если не сказано, { $default }
    .beta = с какой вероятностью можно ошибочно принять H0; если не сказано, { $default }
    .games = не больше, с округлением до полных раздач; если не сказано, { $default }
    .verdict-exit = код выхода 10 для H1, 11 для H0, 12, если не решено
help-rate = Эло всех, кто встречался вдвоём, и OpenSkill всех, с интервалами 95 %.
    .files = папка или файл матча или записи партий (.leo)
    .seed = для выборок, по которым строятся интервалы
help-bot = Ваши собственные боты, на любом языке, знающие протокол движка.
help-bot-check = может ли программа здесь играть: каждый запрос проверен и измерен
    .command = программа и её слова; один текст делится на слова, как в оболочке
    .edition = только это издание
    .ms = миллисекунд на решение; если не сказано, { $default }
    .margin = на сколько можно опоздать; если не сказано, { $default }
