"""The numbers of the rules that a scene can be about, and why a few have none.

The clauses, rulings and worked scenarios are numbered in the rules; here are only the numbers.
"""

from __future__ import annotations


def _numbers(letter: str, *numbers: int, width: int = 0) -> list[str]:
    return [f"{letter}-{number:0{width}}" for number in numbers]


CLAUSES = [
    *_numbers("BASE", *range(1, 23)),
    *_numbers("EXP", *range(1, 29)),
    *_numbers("Q09", *range(1, 20)),
    *_numbers("Q09X", *range(1, 6)),
    *_numbers("Q11", *range(1, 23)),
]
RULINGS = _numbers("C", *range(1, 95))
ACTION_CARDS = [*(f"N{i}" for i in range(1, 13)), *(f"K{i}" for i in range(1, 11))]
INTERACTIONS = [
    *("N1+N1", "N1+N4", "N5+N2", "N5+N3", "N5+N6", "N2+N9", "N3+N9", "N10+N8", "N10+N9"),
    *("N7+N8", "N7+N9", "N7+N10", "K1+K5"),
]
# Those printed, and those that only another line mentions.
SCENARIOS = [
    *_numbers("B", *range(1, 31, 3), *range(31, 36), 11, width=2),
    *_numbers("X", *range(1, 32, 3), *range(32, 42), 3, 17, 18, 23, 27, 29, width=2),
    *_numbers("Q", *range(1, 56, 3), 57, 23, 36, width=2),
    *_numbers("E", 1, 4, *range(7, 12), width=2),
    *_numbers("V", *range(1, 32, 3), *range(32, 44), 9, width=2),
]
# Parts of the rules and of the interchange that are not numbered any finer, and option names.
SECTIONS = ["E.1", "E.2", "E.3", "E.4", "E.5", "E.6", "interchange-5", "not-in-edition"]

REQUIRED = [*CLAUSES, *RULINGS, *ACTION_CARDS, *INTERACTIONS, *SCENARIOS]

# Why no scene can show it; whatever could happen in a game is not here.
ABSENT = {
    "EXP-1": "how packs are sold; the least size of the deck they make is EXP-3",
    "EXP-3": "a deck too small is refused before there is a game: tests/editions",
    "EXP-4": "advice on decks, which a deck check repeats: tests/editions",
    "EXP-5": "says what an action card is; each of them has its scenes",
    "C-92": "a seat that is left is taken over by a program, which is no rule of the game",
    "C-94": "the figures of the rulebooks are missing, and no rule rests on them",
    "E-11": "an action card in this deck is refused before there is a game: tests/editions",
}
