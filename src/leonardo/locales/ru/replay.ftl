# Просмотр записи партии: `leonardo replay`. Команды набираются латинскими буквами на любом языке.

replay-game = { $edition }. Игроки: { $players }.
replay-move = { $turn }. { $player }: { $move }
replay-unfinished = Запись кончается на ходу { $turn }; партия не закончена.
replay-of-several = Партия { $game } из { $games } в этом файле; другую выбирает --game.
replay-other-result = В заголовке Result написано { $said }, а по ходам выходит { $found }.
replay-ask = Шаг { $done } из { $last }. Enter: дальше, b: назад, g 12: к ходу 12, q: выход
replay-help = Enter или n — дальше, b — назад, g и номер (от { $first } до { $last }) — к этому ходу, q — выход.
