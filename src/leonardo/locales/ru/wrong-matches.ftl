# Почему нельзя начать, продолжить или прочитать матч или серию. В коде стоит та же фраза по-английски.

wrong-at-least = { $name }: не меньше { $least }
wrong-command-words = { $bot } не разделить на слова: { $detail }
wrong-command-none = { $bot } не называет команды; напишите cmd:КОМАНДА, например 'cmd:node bot.js'

arena-resume-alone = --resume продолжает то, что было задумано; укажите только папку
arena-two-bots = назовите хотя бы двух ботов; список даёт leonardo bots
arena-sprt-two = в последовательной проверке участвуют два бота
arena-bots-for-two = ботов { $bots }, а мест { $seats }: назовите столько ботов, сколько мест
arena-bots-for-seats = ботов { $bots }, а мест { $seats }: назовите двоих, которые поделят стол, или столько ботов, сколько мест
arena-same-bot = это всё один и тот же бот; назовите ещё и другого
arena-different-bots = в турнире участвуют два разных бота или больше
arena-number-of-deals = раздач { $deals }, а бывает от 1 до { $most }
arena-milliseconds = { $ms } мс и { $margin } на опоздание: бывает от 1 до { $most }
arena-elo-order = elo0 меньше, чем elo1, а здесь { $low } и { $high }
arena-alpha-beta = alpha и beta лежат между 0 и 0.5, а здесь { $alpha } и { $beta }
arena-no-match = в папке { $folder } матча нет: в ней нет файла { $file }
arena-no-results = в файле { $file } результатов нет
arena-no-line = { $file }: эта строка не из матча
arena-no-plan = файл { $file } не начинается с плана матча: { $detail }
arena-other-match = в файле { $file } другой матч; выберите другую папку или --resume { $folder }
arena-other-rules = файл { $file } создан по другим правилам или с другими ботами (leonardo { $version }); вместе такие партии ничего не измерят. Начните в другой папке.

lab-bot = бота { $bot } нет; есть { $bots }.
lab-slow-bot = бот { $bot } не скомпилирован; в лаборатории есть { $bots }
lab-games = партий { $games }, а в серии их от 1 до { $most }
lab-shard = партий в файле { $games }, а бывает от 1 до { $most }
lab-no-run = в папке { $folder } серии нет: в ней нет файла { $file }
lab-unreadable = файл { $file } не прочесть: { $detail }
lab-no-plan = в файле { $file } не план серии: { $detail }
lab-other-run = в папке { $folder } другая серия; выберите другую папку или --resume { $folder }
lab-games-alone = в папке { $folder } партии лежат без своего файла { $file }; выберите другую папку
lab-other-rules = папка { $folder } создана по другим правилам или с другими ботами (leonardo { $version }); её партии не повторить и новых не добавить. Начните в другой папке.
lab-no-game = партии { $game } нет: в серии они от 0 до { $last }
lab-other-game = партия { $game } из { $folder } шла иначе, когда её считали

lab-learn-number = { $name } не может быть { $value }: бывает от { $least } до { $most }
lab-learn-other = в папке { $folder } другой план; выберите другую папку или --resume { $folder }
lab-learn-nothing = в папке { $folder } ничему не учились: в ней нет файла { $file }
lab-learn-rules = папка { $folder } создана по другим правилам или с другими ботами (leonardo { $version }); продолжить её нельзя. Начните в другой папке.
