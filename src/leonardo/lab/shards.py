"""Finished games on disk: a Parquet file for every so many, a row for every game.

A file appears under its name when it is complete, so whatever is there can be trusted and whatever is
missing is still to be played.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from leonardo.errors import MissingExtra
from leonardo.lab.kernels import counting
from leonardo.lab.plan import Plan
from leonardo.words import REASONS

try:
    import pyarrow as pa
    import pyarrow.parquet as pq
except ImportError as missing:
    raise MissingExtra("research", for_what="keeping games in files") from missing

# What the columns mean stands in lab/kernels/counting.py.
NAMES: Final = (
    ("winners", counting.WINNERS, pa.uint8()),
    ("first", counting.FIRST, pa.uint8()),
    ("turns", counting.TURNS, pa.uint32()),
    ("decisions", counting.DECISIONS, pa.uint32()),
    ("choices", counting.CHOICES, pa.uint32()),
    ("skips", counting.SKIPS, pa.uint32()),
    ("actions", counting.ACTIONS, pa.uint32()),
    ("bonuses", counting.BONUSES, pa.uint16()),
    ("shuffles", counting.SHUFFLES, pa.uint32()),
    ("lead_changes", counting.LEAD_CHANGES, pa.uint16()),
    ("dry_spell", counting.DRY_SPELL, pa.uint32()),
    ("trace", counting.TRACE, pa.uint32()),
)


def path_of(folder: Path, first: int) -> Path:
    """The file that begins with this game."""
    return folder / f"games-{first:010d}.parquet"


def missing_shards(plan: Plan, folder: Path) -> Iterator[tuple[int, int]]:
    """What is still to be played: first game and number of games."""
    there = set(os.listdir(folder))
    return (shard for shard in plan.shards if path_of(folder, shard[0]).name not in there)


def write_shard(plan: Plan, folder: Path, first: int, rows: Any) -> Path:
    """The rows, from game `first` on, lie in their file, which was not there before it was whole."""
    path = path_of(folder, first)
    part = path.with_name(f".{path.name}.part")
    try:
        with part.open("wb") as file:
            pq.write_table(as_table(plan, first, rows), file, compression="zstd")
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    finally:
        with contextlib.suppress(FileNotFoundError):
            part.unlink()
    return path


def as_table(plan: Plan, first: int, rows: Any) -> Any:
    """The rows with names and types; the keys have a column for each seat."""
    count = len(rows)
    columns = {"game": pa.array(range(first, first + count), pa.int64())}
    columns |= {name: pa.array(rows[:, at].astype("i8")).cast(kind) for name, at, kind in NAMES}
    reasons = pa.array((rows[:, counting.REASON]).astype("i1"))
    columns["reason"] = pa.DictionaryArray.from_arrays(reasons, pa.array([name or "" for name in REASONS]))
    for seat in range(len(plan.bots)):
        columns[f"keys_{seat}"] = pa.array(rows[:, counting.KEYS + seat].astype("u1"))
    return pa.table(columns).replace_schema_metadata({"plan": plan.text})


def read_shards(plan: Plan, folder: Path, columns: list[str] | None = None) -> Iterator[Any]:
    """The complete files one after another, as tables."""
    for first, _ in plan.shards:
        if (path := path_of(folder, first)).exists():
            yield pq.read_table(path, columns=columns)


def row_of(plan: Plan, folder: Path, game: int) -> dict[str, Any] | None:
    """What the run has written down about this game, or None where it has not come to it."""
    first = game - game % plan.shard
    path = path_of(folder, first)
    if not path.exists():
        return None
    rows: list[dict[str, Any]] = pq.read_table(path).slice(game - first, 1).to_pylist()
    return rows[0]
