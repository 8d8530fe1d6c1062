"""Small runs of the laboratory, and all that lies in their folders."""

from __future__ import annotations

import _thread
from pathlib import Path
from typing import Any

import pytest

from leonardo import Edition
from leonardo.lab import Plan, Run, Stopped, run

SEATS = {
    "classic": ("planner", "random"),
    "novem": ("random", "planner", "greedy"),
    "quintis-2009": ("random", "random", "random", "random"),
    "quintis-2009-extra": ("greedy", "random"),
    "quintis-2011": ("planner", "random", "random"),
}


def plan(
    edition: str = "quintis-2009", games: int = 60, *, shard: int = 20, seed: str = "7", **options: Any
) -> Plan:
    """A run of few and short games."""
    chosen = Edition(edition, **{"turn_limit": 40, **options})
    return Plan(chosen, SEATS[edition], games, seed, shard)


def files(folder: Path) -> dict[str, bytes]:
    """Everything in the folder, hidden or not."""
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def rows(folder: Path) -> list[dict[str, Any]]:
    """The rows of all games, in the order of their numbers."""
    import pyarrow.parquet as pq

    tables = [pq.read_table(path) for path in sorted(folder.glob("games-*.parquet"))]
    return [row for table in tables for row in table.to_pylist()]


def interrupted(wanted: Plan, folder: Path, *, after: int, threads: int = 1) -> Run:
    """What was done when Ctrl-C came after so many games."""
    played = 0

    def count(games: int) -> None:
        nonlocal played
        was, played = played, played + games
        if was < after <= played:
            _thread.interrupt_main()

    with pytest.raises(Stopped) as stopped:
        run(wanted, folder, threads=threads, tell=count)
    return stopped.value.run
