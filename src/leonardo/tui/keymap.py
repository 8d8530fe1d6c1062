"""Which key does what at the table: one meaning each, on Latin and on Russian keyboards."""

from __future__ import annotations

from typing import Final

# What a Russian keyboard writes with the keys of these Latin letters.
_RUSSIAN: Final = dict(zip("йцукенгшщзфывапролдячсмить", "qwertyuiopasdfghjklzxcvbnm", strict=True))

ZONE_KEYS: Final = dict(zip("qweasdzxc", ("nw", "n", "ne", "w", "c", "e", "sw", "s", "se"), strict=True))

# Key to the action of the table; in the order of the help.
KEYS: Final = {
    "v": "marker",
    "f": "cell",
    "g": "draw('main')",
    "h": "draw('extra')",
    "t": "other_table",
    "m": "moves",
    "y": "why",
    "r": "read_card",
    "u": "under",
    "k": "race",
    "p": "lines",
    "n": "hint",
    "i": "line",
    "l": "language",
    "L": "log",
    "ctrl+z": "undo",
    "ctrl+s": "save",
    "ctrl+n": "new_game",
    "ctrl+q": "leave",
    "question_mark": "help",
    "escape": "back",
}


def latin(key: str, character: str | None) -> str:
    """The key as a Latin keyboard names it."""
    if character and character.lower() in _RUSSIAN:
        letter = _RUSSIAN[character.lower()]
        return letter.upper() if character.isupper() else letter
    if character and len(character) == 1 and character.isalpha():
        return character
    return key
