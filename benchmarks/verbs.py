"""What every verb of the rules costs, by edition, seats and speed; what a state weighs."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Final

from benchmarks import kernels
from benchmarks.positions import COUNT, WIDTH, Positions, compiled, plain
from benchmarks.race import race, tell
from benchmarks.report import Section
from leonardo import Edition, fast, rules

SEATS: Final = (2, 3, 6)
VERBS: Final = ("legal", "apply", "observe", "re-deal", "copy")


class Verb:
    """One verb at one speed: how often a second it is done."""

    def __init__(self, name: str, work: Callable[[int], int]) -> None:
        self.name = name
        self._work, self._times = work, 1

    def run(self, seconds: float) -> float:
        """How often a second of processor time, over all positions."""
        while True:
            began = time.thread_time()
            self._work(self._times)
            took = time.thread_time() - began
            if took >= seconds / 2:
                return self._times * COUNT / took
            self._times = max(
                self._times + 1, min(10 * self._times, int(self._times * seconds / (took + 1e-6)))
            )


def works(p: Positions, speed: Callable[[Any], Any]) -> dict[str, Callable[[int], int]]:
    """Each verb over all positions, so many times."""
    faces = p.buffer[:WIDTH] if isinstance(p.buffer, list) else fast.numbers(WIDTH)
    legal, copy, apply, observe, imagine = (
        speed(getattr(kernels, f"repeat_{verb}")) for verb in ("legal", "copy", "apply", "observe", "imagine")
    )
    return {
        "legal": lambda times: legal(p.t, p.states, COUNT, p.buffer, times),
        "copy": lambda times: copy(p.states, COUNT, p.room, times),
        "apply": lambda times: apply(p.t, p.states, COUNT, p.moves, p.room, p.tape, times),
        "observe": lambda times: observe(p.t, p.states, COUNT, p.view, times),
        "re-deal": lambda times: imagine(p.t, p.views, COUNT, p.unseen, WIDTH, faces, p.room, times),
    }


def measure(seconds: float, repeats: int) -> Section:
    """Every verb by edition, seats and speed."""
    section = Section(
        "Every verb",
        f"Nanoseconds of processor time for one call: the median of {repeats} turns over {COUNT} positions "
        "from all over random games. `apply` is the move alone; `re-deal` copies a view and gives a face to "
        "every hidden card (`imagine`). Copying is from and to memory that no longer lies in the first "
        "cache; the same two states again and again are copied in the time said below.",
    )
    for name, speed in (("compiled", fast.twin), ("plain Python", lambda function: function)):
        rows = [_row(edition, seats, name, speed, seconds, repeats) for edition, seats in _tables()]
        section.table([name, *VERBS], rows)
    size = fast.records(rules.State, 1).itemsize
    section.say(f"A state has {size} bytes. Copying one that was just used takes {_hot(seconds):.0f} ns.")
    return section


def _tables() -> list[tuple[str, int]]:
    return [(edition, seats) for edition in Edition.names() for seats in SEATS]


def _row(edition: str, seats: int, name: str, speed: Any, seconds: float, repeats: int) -> list[str]:
    tell(f"{edition}, {seats} seats, {name}")
    found = plain(edition, seats)
    racers = [
        Verb(verb, work)
        for verb, work in works(compiled(found) if speed is fast.twin else found, speed).items()
    ]
    laps = race(racers, seconds / 10, repeats, quiet=True)
    cost = {verb: 1e9 / lap.median for verb, lap in laps.items()}
    cost["apply"] -= cost["copy"]
    return [f"{edition}, {seats} seats", *(f"{cost[verb]:,.0f}" for verb in VERBS)]


def _hot(seconds: float) -> float:
    """Nanoseconds for copying one state to and fro."""
    copy, pair = fast.twin(kernels.repeat_copy), fast.records(rules.State, 2)
    hot = Verb("copy", lambda times: copy(pair, 1, pair[1:], times * COUNT))
    return 1e9 / max(hot.run(seconds / 10) for _ in range(5))
