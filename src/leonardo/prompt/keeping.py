"""Saving a game and going on with it: a record with who sat where, written whole or not at all."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from leonardo.game import Game
from leonardo.prompt.seating import Seat, seats_named
from leonardo.record import Record, decoded

PLAYERS: Final = "Players"  # the header that tells people from bots
UNFINISHED: Final = "leonardo-unfinished"


def save(path: Path, game: Game, seats: Sequence[Seat], seed: str) -> None:
    """The file holds the game so far; what was there before is replaced in one step."""
    text = Record.of(game, {PLAYERS: [seat.kind for seat in seats], "Seed": seed}).text
    with tempfile.NamedTemporaryFile(
        "w", dir=path.parent, prefix=f".{path.name}.", delete=False, encoding="utf-8"
    ) as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    os.replace(file.name, path)


def resume(path: Path) -> tuple[Game, list[Seat], str]:
    """The game of this file after its last move, who sits where, and its seed; or a RecordError."""
    record = Record.read(decoded(path.read_bytes()))
    kinds = next((values for name, values in record.headers if name == PLAYERS), ())
    seed = record.header("Seed") or ""
    game = record.replay(seed=f"{seed} after {len(record.moves)}")
    return game, seats_named(record.names, kinds), seed


def unused_path() -> Path:
    """A file of its own for an interrupted game: here, or where that cannot be, in the temporary folder."""
    folder = Path() if os.access(".", os.W_OK) else Path(tempfile.gettempdir())
    number = 1
    while True:
        path = folder / (f"{UNFINISHED}.leo" if number == 1 else f"{UNFINISHED}-{number}.leo")
        if not path.exists():
            return path
        number += 1
