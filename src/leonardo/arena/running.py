"""A run: what is missing is played, by this process or several, and every game is written down as it ends."""

from __future__ import annotations

import contextlib
import signal
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from types import FrameType
from typing import Any, Final, Literal

from leonardo.arena.plan import Plan
from leonardo.arena.players import Company
from leonardo.arena.results import Line, Results
from leonardo.arena.scores import Scores
from leonardo.arena.workers import Crew, Dealer
from leonardo.guests import PREFIX, Guest, command_of

LOOK_EVERY: Final = 0.2  # seconds between two looks at whether to stop

Ended = Literal["complete", "decided", "time", "interrupted"]


@dataclass(frozen=True, slots=True)
class Course:
    """What a call of `run` did."""

    scores: Scores
    ended: Ended
    played: int  # games, by this call
    seconds: float

    @property
    def is_complete(self) -> bool:
        """Nothing is left to play."""
        return self.ended in ("complete", "decided")


def run(
    plan: Plan,
    folder: Path | None = None,
    *,
    jobs: int = 1,
    seconds: float | None = None,
    tell: Callable[[Line, Scores], None] = lambda line, scores: None,
    interrupted: Callable[[], None] = lambda: None,
) -> Course:
    """The match is played, or as much of it as was needed or allowed; `tell` hears of every game.

    The first interruption ends the games in progress and then the run, and `interrupted` hears of it; the
    second ends the run at once. Everything that was finished is written down.
    """
    greet(plan)
    began = time.monotonic()
    until = None if seconds is None else began + seconds
    with Results(plan, folder) as results, _patient(interrupted) as stop:
        scores = Scores.of(plan, results.lines.values())
        course = _Course(plan, results, scores, stop, until, tell)
        try:
            course.play(jobs)
        except KeyboardInterrupt:
            course.ended = "interrupted"
        return Course(scores, course.ended, course.played, time.monotonic() - began)


def greet(plan: Plan) -> None:
    """Every outside bot can be started and says hello; or a Fault, before anything is played."""
    for spec in plan.bots:
        if spec.startswith(PREFIX):
            guest = Guest(command_of(spec), ms=plan.ms, margin=plan.margin)
            try:
                guest.start()
            finally:
                guest.close()


class _Course:
    """A run under way."""

    def __init__(
        self,
        plan: Plan,
        results: Results,
        scores: Scores,
        stop: threading.Event,
        until: float | None,
        tell: Callable[[Line, Scores], None],
    ) -> None:
        self._plan, self._results, self._scores = plan, results, scores
        self._stop, self._until, self._tell = stop, until, tell
        self.played = 0
        self.ended: Ended = "complete"

    def play(self, jobs: int) -> None:
        """Nothing is missing, or there is a reason to stop."""
        if self._has_ended():
            return
        tasks = self._missing()
        if jobs == 1:
            self._play_here(tasks)
            return
        with Crew(self._plan, jobs) as crew:
            for line in crew.play(tasks, self._has_ended, LOOK_EVERY):
                self._add(line)
        self._has_ended()

    def _play_here(self, tasks: Iterator[tuple[int, int, list[int]]]) -> None:
        with contextlib.closing(Company(self._plan.bots, self._plan.ms, self._plan.margin)) as company:
            dealer = Dealer(self._plan, company)
            for lineup, deal, turns in tasks:
                for turn in turns:
                    self._add(dealer.play(lineup, deal, turn))
                    if self._has_ended():
                        return

    def _missing(self) -> Iterator[tuple[int, int, list[int]]]:
        for lineup, deal in self._plan.tasks:
            there = self._results.has(lineup, deal)
            turns = [t for t in range(len(self._plan.seatings(lineup, deal))) if t not in there]
            if turns:
                yield lineup, deal, turns

    def _add(self, line: Line) -> None:
        self._results.add(line)
        self._scores.add(line)
        self.played += 1
        self._tell(line, self._scores)

    def _has_ended(self) -> bool:
        if self._scores.test is not None and not self._scores.test.is_open:
            self.ended = "decided"
        elif self._stop.is_set():
            self.ended = "interrupted"
        elif self._until is not None and time.monotonic() >= self._until:
            self.ended = "time"
        else:
            return False
        return not self._is_whole()

    def _is_whole(self) -> bool:
        if self.ended != "decided" and len(self._results.lines) == self._plan.games:
            self.ended = "complete"
            return True
        return False


@contextlib.contextmanager
def _patient(interrupted: Callable[[], None]) -> Iterator[threading.Event]:
    """An event that the first interruption sets; the second is a KeyboardInterrupt as ever."""
    asked = threading.Event()
    if threading.current_thread() is not threading.main_thread():
        yield asked
        return

    def note(number: int, frame: FrameType | None) -> None:
        if asked.is_set():
            raise KeyboardInterrupt
        asked.set()
        interrupted()

    before: Any = signal.signal(signal.SIGINT, note)
    try:
        yield asked
    finally:
        signal.signal(signal.SIGINT, before)
