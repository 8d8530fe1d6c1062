"""The games of a generation, in several threads, and what is written down of them."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial

import numpy as np
from numpy.typing import NDArray

from leonardo import fast
from leonardo.bots.levels import Level
from leonardo.bots.policies.thought import Thought
from leonardo.bots.weights import Weights
from leonardo.edition import Edition
from leonardo.lab.table import FastTable, PlainTable
from leonardo.learn.kernels import self_play
from leonardo.learn.plan import Plan


@dataclass(frozen=True)
class Positions:
    """Positions one after another, each a row of small integers from the place in `starts` on."""

    rows: NDArray[np.int16]
    starts: NDArray[np.int64]

    def __len__(self) -> int:
        return len(self.starts)


def together(parts: Iterable[Positions]) -> Positions:
    """All these positions, in this order."""
    rows, starts, at = [np.zeros(0, np.int16)], [np.zeros(0, np.int64)], 0
    for part in parts:
        rows.append(part.rows)
        starts.append(part.starts + at)
        at += len(part.rows)
    return Positions(np.concatenate(rows), np.concatenate(starts))


class Table:
    """A table at which one thread plays, for one number of seats."""

    def __init__(self, plan: Plan, seats: int) -> None:
        self._plan = plan
        self._table = FastTable(PlainTable(Edition(plan.edition), ["random"] * seats, plan.seed))
        self._thought = fast.filled(Thought())
        self._thought["noise"] = Level().noise
        self._rows = fast.numbers(self_play.ROOM)
        self._starts = fast.numbers(self_play.MOST_POSITIONS + 1)

    def judge_by(self, weights: Weights | None) -> None:
        """Positions are judged by these weights, or by the formula."""
        self._thought["learned"] = weights.hidden if weights else 0
        if weights:
            self._thought["weights"][: len(weights.numbers)] = weights.numbers

    def play(self, game: int) -> Positions:
        """The positions of the game of this number."""
        t, plan = self._table, self._plan
        count = fast.twin(self_play.self_play)(
            *(t.t, t.s, t.blank, t.d, t.silent, self._thought, game, plan.trust, self._rows, self._starts)
        )
        length = int(self._starts[count])
        return Positions(self._rows[:length].astype(np.int16), self._starts[:count].copy())


class Hall:
    """The tables of all threads; a thread has its own."""

    def __init__(self, plan: Plan, threads: int) -> None:
        self._plan, self._threads = plan, threads
        self._own = threading.local()
        self._stop = threading.Event()

    def play(self, games: range, weights: Weights | None, tell: Callable[[int], None]) -> list[Positions]:
        """The positions of these games, in the order of their numbers; `tell` hears of every game played."""
        self._own = threading.local()  # with tables that know these weights
        found = []
        with ThreadPoolExecutor(self._threads, thread_name_prefix="learner") as pool:
            try:
                for positions in pool.map(partial(self._play, weights), games):
                    found.append(positions)
                    tell(1)
            except BaseException:
                self._stop.set()  # what still waits is not played
                raise
        return found

    def _play(self, weights: Weights | None, game: int) -> Positions:
        if self._stop.is_set():
            return together([])
        tables: dict[int, Table] = self._own.__dict__.setdefault("tables", {})
        seats = self._plan.seats_of(game)
        if seats not in tables:
            tables[seats] = Table(self._plan, seats)
            tables[seats].judge_by(weights)
        return tables[seats].play(game)
