"""A run: threads play the missing shards, each at its own table and without the interpreter's lock."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from leonardo.errors import Sentence, SetupError
from leonardo.lab.plan import FILE, Plan

CHUNK_SECONDS: Final = 0.2  # between two looks at whether to stop


@dataclass(frozen=True, slots=True)
class Run:
    """What a call of `run` did."""

    plan: Plan
    folder: Path
    games: int  # in complete files, those from before included
    played: int  # by this call
    decisions: int
    seconds: float

    @property
    def games_per_second(self) -> float:
        return self.played / max(self.seconds, 1e-9)

    @property
    def is_complete(self) -> bool:
        return self.games == self.plan.games


def prepare(plan: Plan, folder: Path) -> None:
    """The folder holds this plan, and no other run."""
    if (folder / FILE).exists():
        if Plan.read(folder).text != plan.text:
            english = f"{folder} holds another run; choose another folder, or --resume {folder}"
            raise SetupError(Sentence(english, "lab-other-run", folder=str(folder)))
    elif folder.exists() and any(folder.glob("games-*.parquet")):
        english = f"{folder} holds games without their {FILE}; choose another folder"
        raise SetupError(Sentence(english, "lab-games-alone", folder=str(folder), file=FILE))
    else:
        plan.write(folder)


def warm_up(plan: Plan) -> None:
    """The compiled form is there, so that from now on the clock measures games."""
    from leonardo.lab.table import FastTable

    FastTable(plan.table()).count_games(0, 1)


class Stopped(KeyboardInterrupt):
    """The run was interrupted; what was complete is on disk, and `run` says how much."""

    def __init__(self, run: Run) -> None:
        super().__init__()
        self.run = run


def run(
    plan: Plan,
    folder: Path,
    *,
    threads: int = 1,
    seconds: float | None = None,
    tell: Callable[[int], None] = lambda games: None,
) -> Run:
    """Every missing shard is played and on disk, or as many as these seconds allow.

    `tell` hears how many games were played since it was last told. An interruption is a Stopped.
    """
    from leonardo.lab import shards

    if threads < 1:
        raise SetupError(f"{threads} threads: somebody has to play")
    prepare(plan, folder)
    waiting = list(shards.missing_shards(plan, folder))
    waiting.reverse()
    before = plan.games - sum(count for _, count in waiting)
    began = time.monotonic()
    work = _Work(plan, folder, None if seconds is None else began + seconds, tell)
    done = played = 0
    working: set[Future[tuple[int, int]]] = set()

    def report() -> Run:
        return Run(plan, folder, before + done, done, played, time.monotonic() - began)

    with ThreadPoolExecutor(threads, thread_name_prefix="table") as pool:
        try:
            while working or (waiting and not work.is_stopped):
                while waiting and len(working) < threads and not work.is_stopped:
                    working.add(pool.submit(work.play, *waiting.pop()))
                ready, working = wait(working, return_when=FIRST_COMPLETED)
                for future in ready:
                    games, decisions = future.result()
                    done, played = done + games, played + decisions
        except KeyboardInterrupt:
            work.stop()
            for future in working:
                games, decisions = future.result()  # a shard that was just being written is complete
                done, played = done + games, played + decisions
            raise Stopped(report()) from None
        except BaseException:
            work.stop()
            raise
    return report()


class _Work:
    """What the threads share: the plan, the folder, and whether to stop."""

    def __init__(self, plan: Plan, folder: Path, until: float | None, tell: Callable[[int], None]) -> None:
        self._plan, self._folder, self._until = plan, folder, until
        self._tell = tell
        self._telling = threading.Lock()
        self._stop = threading.Event()
        self._own = threading.local()

    @property
    def is_stopped(self) -> bool:
        return self._stop.is_set() or (self._until is not None and time.monotonic() >= self._until)

    def stop(self) -> None:
        """Every thread ends soon, without its unfinished shard."""
        self._stop.set()

    def play(self, first: int, count: int) -> tuple[int, int]:
        """The shard is on disk, its games and decisions are given; or (0, 0) where it was told to stop."""
        import numpy as np

        from leonardo.lab import shards

        parts: list[Any] = []
        at, decisions, chunk = first, 0, 16
        while at < first + count:
            if self.is_stopped:
                self._say(-sum(map(len, parts)))  # unfinished, so these do not count
                return 0, 0
            games = min(chunk, first + count - at)
            began = time.monotonic()
            made, rows = self._table().count_games(at, games)
            took = time.monotonic() - began
            chunk = max(1, min(4 * chunk, int(games * CHUNK_SECONDS / max(took, 1e-6))))
            parts.append(rows)
            at, decisions = at + games, decisions + made
            self._say(games)
        shards.write_shard(self._plan, self._folder, first, np.concatenate(parts))
        return count, decisions

    def _table(self) -> Any:
        """This thread's own table."""
        if not hasattr(self._own, "table"):
            from leonardo.lab.table import FastTable

            self._own.table = FastTable(self._plan.table())
        return self._own.table

    def _say(self, games: int) -> None:
        with self._telling:
            self._tell(games)
