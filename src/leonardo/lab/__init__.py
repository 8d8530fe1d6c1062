"""The laboratory: many games without people, each of which can be looked at.

>>> from leonardo import lab
>>> run = lab.simulate("classic", ["planner", "random"], games=1000, seed=7, out="run7")  # doctest: +SKIP
>>> lab.show("run7", 123).record().text  # doctest: +SKIP
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from leonardo.edition import Edition
from leonardo.game import Game
from leonardo.lab.plan import SHARD, Plan, bots_of
from leonardo.lab.running import Run, Stopped, run


def simulate(
    edition: str | Edition,
    bots: str | Sequence[str],
    *,
    games: int,
    seed: str | int,
    out: str | os.PathLike[str],
    options: Mapping[str, Any] | None = None,
    threads: int = 1,
    shard: int = SHARD,
) -> Run:
    """The games are played and lie in the folder `out`; those that were there already stay as they are."""
    chosen = Edition(edition, **dict(options or {})) if isinstance(edition, str) else edition
    plan = Plan(chosen, bots_of(bots), games, str(seed), shard)
    return run(plan, Path(out), threads=threads)


def show(out: str | os.PathLike[str], game: int) -> Game:
    """This game of a run, played again by the plain rules."""
    from leonardo.lab.showing import show_checked

    return show_checked(Path(out), game)


__all__ = ["Plan", "Run", "Stopped", "bots_of", "run", "show", "simulate"]
