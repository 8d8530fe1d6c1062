"""Processes that play: each has its own bots, takes deal after deal, and tells of every game at once."""

from __future__ import annotations

import contextlib
import multiprocessing
import signal
from collections.abc import Callable, Iterator
from multiprocessing.connection import Connection, wait
from typing import Any, Final, Self

from leonardo.arena.compiled import CompiledTable, plays_compiled
from leonardo.arena.plan import Plan
from leonardo.arena.players import Company
from leonardo.arena.playing import Line, play_game
from leonardo.errors import LeonardoError

Task = tuple[int, int, list[int]]  # line-up, deal, and which of its games

FAREWELL: Final = 10.0  # seconds


class WorkerLost(LeonardoError):
    """A process that played has died, not a bot of it; what was finished is written down."""


class Dealer:
    """Plays the games of a plan, compiled where it can be."""

    def __init__(self, plan: Plan, company: Company) -> None:
        self._plan, self._company = plan, company
        self._compiled: CompiledTable | None = None

    def play(self, lineup: int, deal: int, turn: int) -> Line:
        """The line of results of this game."""
        if not plays_compiled(self._plan, lineup):
            return play_game(self._plan, self._company, lineup, deal, turn)
        if self._compiled is None:
            self._compiled = CompiledTable(self._plan)
        return self._compiled.play(lineup, deal, turn)


class Crew:
    """So many processes play a plan."""

    def __init__(self, plan: Plan, jobs: int) -> None:
        # Fresh processes: a copy of this one would have its threads' locks, and not its threads.
        context = multiprocessing.get_context("spawn")
        self._stop = context.Event()
        self._working: dict[Connection, Any] = {}
        self._busy: set[Connection] = set()
        for _ in range(jobs):
            ours, theirs = context.Pipe()
            process = context.Process(target=_work, args=(plan, theirs, self._stop), daemon=True)
            process.start()
            theirs.close()
            self._working[ours] = process

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *problem: object) -> None:
        """All processes are gone; a game in progress has ended, unless we are in a hurry."""
        self._stop.set()
        if problem[0] is not None:
            for process in self._working.values():
                process.terminate()
        for ours, process in self._working.items():
            ours.close()
            process.join(FAREWELL)
            if process.is_alive():
                process.kill()
                process.join()

    def play(self, tasks: Iterator[Task], has_ended: Callable[[], bool], look_every: float) -> Iterator[Line]:
        """The games as they end. When it is time to stop, those in progress still come."""
        idle = list(self._working)
        more = True
        while more or self._busy:
            if more and has_ended():
                more = False
                self._stop.set()
            while more and idle:
                task = next(tasks, None)
                if task is None:
                    more = False
                    break
                ours = idle.pop()
                ours.send(task)
                self._busy.add(ours)
            for ready in wait(list(self._busy), look_every):
                assert isinstance(ready, Connection)
                line = self._heard(ready)
                if line is None:
                    self._busy.discard(ready)
                    idle.append(ready)
                else:
                    yield line

    def _heard(self, ours: Connection) -> Line | None:
        """A game's line, or None when the deal is done."""
        try:
            said = ours.recv()
        except (EOFError, OSError):
            raise WorkerLost("a process that played has ended without a word; go on with --resume") from None
        if isinstance(said, BaseException):
            raise said
        line: Line | None = said
        return line


def _work(plan: Plan, theirs: Connection, stop: Any) -> None:
    """A worker's life: deals until nobody sends any."""
    with contextlib.suppress(ValueError):
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # the terminal's Ctrl-C is for whoever leads
        signal.signal(signal.SIGTERM, lambda *_: exit(0))
    with contextlib.closing(Company(plan.bots, plan.ms, plan.margin)) as company, theirs:
        dealer = Dealer(plan, company)
        while True:
            try:
                lineup, deal, turns = theirs.recv()
                for turn in turns:
                    if not stop.is_set():
                        theirs.send(dealer.play(lineup, deal, turn))
                theirs.send(None)
            except (EOFError, OSError):
                return
            except Exception as error:
                theirs.send(error)
                return
