# Вокруг каждой страницы в браузере.

page-name = Загадка Леонардо
page-skip = К содержанию
page-nav = Страницы
page-nav-home = Играть
page-nav-new = Новый стол
page-nav-learn = Научиться
page-nav-rules = Правила
page-nav-replay = Разбор
page-nav-settings = Настройки
page-language = Язык
page-dark = Тёмные цвета
page-nowhere = Такой страницы нет
page-nowhere-about = По адресу { $path } ничего нет. Возможно, ссылка скопирована не полностью.
page-not-loaded = Страницу не удалось загрузить
page-load-again = Загрузить снова
page-offline = Сервер не отвечает. Ваши партии на нём целы; попробуйте чуть позже.
page-odd-answer = Сервер ответил то, чего эта страница не понимает ({ $status }). Загрузите страницу снова; если не поможет, скажите об этом владельцу сервера.
