# Going through the record of a game: `leonardo replay`. The commands are typed in English letters in every language.

replay-game = { $edition }. Players: { $players }.
replay-move = { $turn }. { $player }: { $move }
replay-unfinished = The record ends in turn { $turn }; the game is not over.
replay-of-several = Game { $game } of { $games } in this file; --game chooses another.
replay-other-result = The header Result says { $said }; played through, it is { $found }.
replay-ask = { $done } of { $last } moves. Enter: on, b: back, g 12: to turn 12, q: quit
replay-help = Enter or n goes on, b goes back, g and a number (from { $first } to { $last }) goes to that turn, q quits.
