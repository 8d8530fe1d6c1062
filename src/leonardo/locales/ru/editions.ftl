# Издания и настройки. `.line` — описание издания в одну строку, `.explanation` — что решает настройка.

edition-classic = Загадка Леонардо
    .line = Перед каждым крест из пяти карт: заменённая карта уходит к соседу слева. Побеждают семь разных ключей.
edition-novem = Загадка Леонардо: Novem
    .line = У креста появляются углы: девять зон, вторая колода с тройными символами и картами действий. Побеждают девять разных ключей.
edition-quintis-2009 = Quintis Fontis (2009)
    .line = Одно общее поле пять на пять, где платят ряды. Когда колода кончится, побеждает тот, у кого больше ключей.
edition-quintis-2009-extra = Quintis Fontis (2009) с дополнительными картами
    .line = Общее поле 2009 года и вторая колода для добора, в том числе карты с тремя символами.
edition-quintis-2011 = Quintis Fontis (2011)
    .line = Общее поле, жетон вето и карты действий. Семь ключей побеждают сразу, иначе решает большинство ключей в конце.

## Игры на своём столе

option-gifted_line = Подаренные линии
    .explanation = Платит ли в ваш ход линия, которую на вашем столе достроила карта соседа.
option-gifted_line-own_turn = Платит в ваш ход, если устояла после вашей карты
option-gifted_line-played_card = Платит только линия через карту, которую вы только что сыграли
option-gifted_line-new_line = Платит только линия, которой не было в начале вашего хода

option-five_stacks = Премия вместе с линией
    .explanation = Дают ли пять одинаковых символов премиальный ключ в ход, когда заплатила и линия.
option-five_stacks-true = Да, платят обе
option-five_stacks-false = Нет, премия ждёт другого хода

option-finish_round = Доиграть круг
    .explanation = Доигрывают ли остальные круг после того, как кто-то достиг цели.
option-finish_round-false = Нет, достигнутая цель сразу кончает партию
option-finish_round-true = Да, а потом побеждает большинство ключей

option-empty_corner_pass = Передача в пустой угол
    .explanation = Что делается с картой, переданной соседу, у которого этот угол пуст.
option-empty_corner_pass-fill = Она занимает угол
option-empty_corner_pass-discard = Она уходит в сброс

option-actions_per_turn = Карты действий за ход
    .explanation = Сколько карт действий игрок может применить за один ход.
option-actions_per_turn-unlimited = Сколько угодно
option-actions_per_turn-one_per_step = Одну в начале и одну в конце

## Игры на общем поле

option-anchor = Середина квадрата
    .explanation = Отмечает ли первая карта середину квадрата пять на пять.
option-anchor-floating = Нет, квадрат складывается по ходу игры
option-anchor-centre = Да, квадрат начерчен вокруг неё от c3 до g7

option-diagonals = Диагонали
    .explanation = Приносят ли ключи диагональные ряды.
option-diagonals-true = Платят наравне со строками и столбцами
option-diagonals-false = Платят только строки и столбцы

option-after_skip = После пропуска
    .explanation = Что вас ограничивает, если предыдущий игрок пропустил ход.
option-after_skip-lapse = Ничего
option-after_skip-last_played = Последняя карта, сыгранная кем угодно
option-after_skip-own_last = Последняя карта этого самого игрока

option-veto = Что связывает
    .explanation = Какие запреты действуют: карта предыдущего игрока, карта под жетоном вето или обе.
option-veto-both = Предыдущая карта и жетон
option-veto-veto_only = Только жетон
option-veto-off = Только предыдущая карта; жетона в игре нет

option-veto_after_skip = Жетон после пропуска
    .explanation = Продолжает ли жетон вето связывать после того, как игрок пропустил ход.
option-veto_after_skip-spent = Нет, он отработал, пока его не поставят заново
option-veto_after_skip-persists = Да, он связывает и следующего игрока

option-veto_must_move = Жетон обязан сдвинуться
    .explanation = Можно ли оставить жетон вето на той карте, где он лежит.
option-veto_must_move-false = Может остаться
option-veto_must_move-true = Должен перейти на другую карту

option-action_draw = Добор после карты действия
    .explanation = Когда рука пополняется после применения карты действия.
option-action_draw-end = Один раз, в конце хода
option-action_draw-immediate = Сразу же и ещё раз в конце

option-different_keys = Разные ключи
    .explanation = Должны ли ключи, которыми достигается цель, быть разными.
option-different_keys-false = Считаются любые
option-different_keys-true = В счёт цели идут только разные

option-final_includes_drawer = Последний круг
    .explanation = Делает ли ещё один ход и тот, кто взял последнюю карту.
option-final_includes_drawer-true = Да, ходят все
option-final_includes_drawer-false = Нет, ходят только остальные

option-tie = Ничья
    .explanation = Как расставить игроков, у которых ключей поровну.
option-tie-full = По старшим ключам, символ за символом
option-tie-senior_only = Только по самому старшему ключу
option-tie-shared = Они делят победу

option-extra_deal = Первая раздача
    .explanation = Из каких колод берутся первые шесть карт.
option-extra_deal-main = Все из основной колоды
option-extra_deal-split = По три из каждой колоды

option-extra_end = Когда обе колоды пусты
    .explanation = Что происходит, когда взята последняя карта обеих колод.
option-extra_end-final_round = Играется последний круг
option-extra_end-immediate = Партия кончается этим ходом

option-stall_rounds = Круги без добора
    .explanation = После стольких кругов, в которых никто не взял карты, партия подсчитывается.
option-stall_rounds-value = { $value ->
    [0] Без такого предела
    [one] { $value } круг
    [few] { $value } круга
    [many] { $value } кругов
   *[other] { $value } круга
}

option-backs_visible = Рубашки карт
    .explanation = Видны ли рубашки карт в руках и верхней карты колоды.
option-backs_visible-false = Скрыты, все рубашки одинаковы
option-backs_visible-true = Видны, как у печатных карт

## Все игры

option-turn_limit = Предел ходов
    .explanation = После стольких ходов партия подсчитывается: больше ключей, затем старшинство.
option-turn_limit-value = { $value ->
    [0] Без предела
    [one] { $value } ход
    [few] { $value } хода
    [many] { $value } ходов
   *[other] { $value } хода
}

option-goal = Цель
    .explanation = Сколько ключей приносят победу.
option-goal-value = { $value ->
    [0] Без цели: решает конец колоды
    [one] { $value } ключ
    [few] { $value } ключа
    [many] { $value } ключей
   *[other] { $value } ключа
}
