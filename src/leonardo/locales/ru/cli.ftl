# Программа `leonardo` в командной строке. Имена файлов, команд и ключей не переводятся.

cli-about = Загадка Леонардо: играйте, собирайте столы, исследуйте.
cli-examples = Например:
cli-example-play = сыграть с компьютером прямо в терминале
cli-example-replay = пройти записанную партию по ходам
cli-example-deck = что не так в вашем списке карт

cli-commands = Команды:
cli-about-play = играть в этом терминале: с ботами или друг с другом
cli-about-tui = та же партия на весь экран, с мышью и клавиатурой
cli-about-serve = открыть столы для друзей: страница, боты и хранение в одном процессе
cli-about-replay = пройти запись партии по ходам
cli-about-verify = честно ли тасовали карты в партии с сервера
cli-about-rules = книга правил с учётом настроек вашего стола
cli-about-deck = проверить свои списки карт, показать списки издания
cli-about-simulate = много партий между ботами, в файлы для исследований
cli-about-show = одна партия такой серии в виде записи
cli-about-engine = протокол движка: один объект JSON в строке
cli-about-bots = какие боты здесь играют
cli-about-completion = скрипт, дополняющий команды в bash, zsh или fish
cli-about-version = что здесь запущено
cli-more = Подробнее: leonardo КОМАНДА --help. По-английски: leonardo --lang en

cli-unknown = Команды { $command } нет; есть { $commands }.
cli-unknown-near = Команды { $command } нет. Может быть, { $nearest }?
cli-bug = Это ошибка в leonardo ({ $kind }), вы ни при чём. Отчёт лежит в файле { $path }
