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
    "p": "tables",
    "n": "hint",
    "i": "app.line",
    "l": "language",
    "L": "log",
    "ctrl+z": "undo",
    "ctrl+s": "app.save",
    "ctrl+n": "app.new_game",
    "ctrl+q": "app.leave",
    "question_mark": "help",
    "escape": "back",
}

# The actions that the last line of the screen names, as far as there is room.
LAST_LINE: Final = (
    "help", "hint", "undo", "why", "other_table", "log", "language", "save", "leave", "line", "new_game",
)  # fmt: skip


def shown_key(key: str) -> str:
    """The key as people write it."""
    if key.startswith("ctrl+"):
        return f"^{key[-1].upper()}"
    return {"question_mark": "?", "escape": "Esc"}.get(key, key)


def latin(key: str, character: str | None) -> str:
    """The key as a Latin keyboard names it."""
    if character and character.lower() in _RUSSIAN:
        letter = _RUSSIAN[character.lower()]
        return letter.upper() if character.isupper() else letter
    if character and len(character) == 1 and character.isalpha():
        return character
    return key
