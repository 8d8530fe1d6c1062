# Поле, нарисованное текстом. $sign — знак рисунка, $codes — буквы символов.

board-you = Вы
board-turn = Ход { $turn }
board-way = Заменённые карты уходят: { $way }
board-deck = { $deck ->
    [main] основная колода { $count }
    [extra] дополнительная колода { $count }
   *[only] колода { $count }
}
board-discards = { $deck ->
    [main] основной сброс { $count }, сверху { $card }
    [extra] дополнительный сброс { $count }, сверху { $card }
   *[only] сброс { $count }, сверху { $card }
}
board-removed = вне игры { $count }
board-last-round = { $count ->
    [one] ПОСЛЕДНИЙ КРУГ: остался { $count } ход: { $players }
    [few] ПОСЛЕДНИЙ КРУГ: осталось { $count } хода: { $players }
    [many] ПОСЛЕДНИЙ КРУГ: осталось { $count } ходов: { $players }
   *[other] ПОСЛЕДНИЙ КРУГ: осталось { $count } хода: { $players }
}

board-legend-free = { $sign } сюда можно положить карту
board-legend-stack = { $sign } карт в стопке
board-legend-marker = { $sign } жетон вето
board-legend-spent = { $sign } жетон вето уже не действует
board-legend-changed = [ ] новое

board-keys = Ключи
board-of = { $count } из { $goal }
board-count = { $count }
board-one-to-go = (остался один!)
board-bonus-used = (бонус получен)
board-next-row = Нужен ряд
board-next-row-note = для ключа
board-forbidden = Запрещены

board-ban-previous = { $codes } ({ $symbols }): на карте { $card }, её только что сыграл игрок { $player }
board-ban-marker = { $codes } ({ $symbols }): на карте { $card } под жетоном вето, { $cell }
board-ban-seal = { $codes } ({ $symbols }): «Вторая печать», игрок { $player }
board-ban-first = { $codes } ({ $symbols }): на карте { $card }, вашей первой карте этого хода

board-your-hand = Ваши карты:
board-hand-of = Карты игрока { $player }:
board-hidden-hands = На руках: { $hands }
board-hidden-hand = { $player } { $count }
board-hidden-hand-extra = { $player } { $count } (дополнительных: { $extra })
