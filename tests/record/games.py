"""Random games of every edition, with any options and any names, each from a number."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from leonardo import Edition, Game
from leonardo.switches import offered_by

# What people call themselves, and what no reader of records wants to see.
NAMES = (
    "Anna", "Boris Ivanovich", "Вера", "O'Neil", "Jean-Luc", "Anna end", "end", "to 2", "Seat 0", "Seat 0 b",
    'Ve"ra', "{curly}", "}", "[Seats]", "<takes MR>", "12. MR>n", "7", "e6", "MR", "\\", "a\\\"b", "”", "«x»",
    "two  blanks", " before", "", "\t\n\r", "\u2028", "\ud800", "😀", "*", "...", ";", "Anna,",
)  # fmt: skip


def random_options(edition: str, random: Random) -> dict[str, bool | int | str]:
    """For half of the options any of their values."""
    chosen = {}
    for option, entry in offered_by(edition).items():
        values = entry["values"]
        if random.random() < 0.5:
            continue
        if isinstance(values, Mapping):
            chosen[option] = random.randint(max(values["from"], 1), min(values["to"], 30))
        else:
            chosen[option] = random.choice(list(values))
    return chosen


def random_game(number: int, edition: str | None = None, moves: int | None = None) -> Game:
    """Game `number`, played at random for so many moves, or for a number of its own."""
    random = Random(number)
    name = edition or random.choice(Edition.names())
    names = random.sample(NAMES, random.randint(2, 4))
    game = Game(name, seats=names, seed=number, options=random_options(name, random))
    return played_on(game, random.choice((3, 30, 400)) if moves is None else moves, random)


def played_on(game: Game, moves: int, random: Random) -> Game:
    for _ in range(moves):
        if game.is_over:
            break
        game.play(random.choice(game.legal.texts))
    return game
