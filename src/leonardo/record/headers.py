"""The headers of a record: how they are named, quoted and ordered, and how a game's result is written."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from typing import Final

from leonardo.edition import Edition
from leonardo.errors import RecordError, Sentence
from leonardo.game import Game
from leonardo.switches import OptionValue

# Those that say how the game began, in the order in which they are written.
BEGINNING: Final = ("Edition", "Options", "Seats", "First", "Decks", "Deal", "Position")
OWN_LISTS: Final = "given"  # [Decks "given"]: someone gave lists which are the edition's own
UNFINISHED: Final = "*"
MOVE_WORDS: Final = frozenset(("veto", "key", "drop", "lift", "draw", "to", "under", "give", "end", "skip"))

_NAME = re.compile(r"[^\W\d_][\w-]*")
_PLAIN_NAME = re.compile(r"[^\W\d_][\w'-]*(?: [\w'-]+)*")
_SURROGATE = re.compile("[\ud800-\udfff]")


def checked_headers(
    headers: Mapping[str, str | Sequence[str]],
) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """The headers as a record keeps them; those that the game itself gives are refused."""
    kept = []
    for name, value in headers.items():
        if not _NAME.fullmatch(name):
            raise RecordError(f"{name!r} cannot name a header: a letter, then letters, digits, - or _")
        if name in BEGINNING:
            raise RecordError(f"the header {name} is written from the game itself")
        values = (value,) if isinstance(value, str) else tuple(value)
        if not values:
            raise RecordError(f"the header {name} says nothing")
        kept.append((name, values))
    return tuple(kept)


def quoted(text: str) -> str:
    """The text between quotation marks, in one line, whatever is in it."""
    written = json.dumps(text, ensure_ascii=False)
    # Half of a pair has no place in a file of UTF-8.
    return _SURROGATE.sub(lambda half: f"\\u{ord(half[0]):04x}", written)


def is_plain(name: str, names: Sequence[str]) -> bool:
    """Whether the name may stand among the moves without quotation marks."""
    if not _PLAIN_NAME.fullmatch(name) or MOVE_WORDS & set(name.split(" ")):
        return False
    return not any(other != name and other.startswith(f"{name} ") for other in names)


def options_text(edition: Edition) -> str:
    """The options that differ from the edition's, such as `diagonals=true goal=9`."""
    return " ".join(f"{name}={_value_text(value)}" for name, value in edition.options.items())


def options_of(text: str) -> dict[str, OptionValue]:
    """Options of such a text; commas, yes or no, and JSON are read too. A ValueError says what is wrong."""
    if text.lstrip().startswith("{"):
        return dict(json.loads(text))  # what a position says under "options"
    found: dict[str, OptionValue] = {}
    spaced = re.sub(r"\s*[=:]\s*", "=", text)
    for part in re.findall(r"[^\s,;]+", spaced):
        name, sign, value = part.partition("=")
        if not (name and sign and value):
            sentence = f"{part!r} is not an option: write name=value, such as diagonals=true"
            raise ValueError(Sentence(sentence, "wrong-record-option", option=part))
        if name in found:
            raise ValueError(
                Sentence(f"the option {name} is there twice", "wrong-record-option-twice", option=name)
            )
        found[name] = _value_of(value)
    return found


def result_text(game: Game) -> str:
    """The players by rank with their keys, such as `Boris 9, Vera 7`; `*` while the game goes on."""
    if not game.is_over:
        return UNFINISHED
    keys = game.keys
    return ", ".join(f"{game.names[seat]} {sum(keys[seat].values())}" for seat in game.ranking)


def _value_text(value: OptionValue) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _value_of(text: str) -> OptionValue:
    if text.lower() in ("true", "yes"):
        return True
    if text.lower() in ("false", "no"):
        return False
    # More digits than any option has would only be slow to read.
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else text
