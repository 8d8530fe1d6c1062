"""Exit codes, the same for every command, and what an error of the house exits with."""

from __future__ import annotations

from typing import Final

from leonardo.errors import (
    DeckError,
    GameOver,
    IllegalMove,
    LeonardoError,
    PositionError,
    RecordError,
    UnreadableMove,
)

FINE: Final = 0
BUG: Final = 1  # an unexpected failure; the path of a report is said
USAGE: Final = 2
BAD_FILE: Final = 3  # a deck, record or position that cannot be, with its line
REFUSED: Final = 4  # an illegal move, or a verification that does not match
BOT_FAILED: Final = 5  # an external bot crashed, was late or cheated
NETWORK: Final = 6
INCOMPLETE: Final = 7  # stopped by a limit; can be resumed
H1: Final = 10  # with --verdict-exit: a sequential test accepted H1,
H0: Final = 11  # or H0,
UNDECIDED: Final = 12  # or neither
INTERRUPTED: Final = 130

_CODES: Final[tuple[tuple[type[LeonardoError], int], ...]] = (
    (DeckError, BAD_FILE),
    (RecordError, BAD_FILE),
    (PositionError, BAD_FILE),
    (IllegalMove, REFUSED),
    (GameOver, REFUSED),
    (UnreadableMove, REFUSED),
)


def exit_code(error: LeonardoError) -> int:
    """What a command exits with when this error ends it; whatever is not listed was a wrong call."""
    if error.detail.get("cause") in ("illegal", "over"):  # a record that can be read but not played
        return REFUSED
    return next((code for kind, code in _CODES if isinstance(error, kind)), USAGE)
