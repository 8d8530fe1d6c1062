"""Several ways of doing the same, measured in turns, so that a noisy minute hits all of them alike."""

from __future__ import annotations

import statistics
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol


class Racer(Protocol):
    """Something that runs for about so many seconds and says how much it did in one."""

    name: str

    def run(self, seconds: float) -> float:
        """How many a second."""


@dataclass
class Lap:
    """What one racer has done, turn by turn."""

    racer: Racer
    rates: list[float] = field(default_factory=list)

    @property
    def median(self) -> float:
        return statistics.median(self.rates)

    @property
    def best(self) -> float:
        return max(self.rates)

    def against(self, other: Lap) -> str:
        """How many times as fast as the other: by medians, and by the best of each."""
        return f"{ratio(self.median / other.median)} (best {ratio(self.best / other.best)})"


def race(racers: Sequence[Racer], seconds: float, repeats: int, *, quiet: bool = False) -> dict[str, Lap]:
    """Each racer has run so often, in turns; the first turn of each, which warms it up, does not count."""
    laps = {racer.name: Lap(racer) for racer in racers}
    for racer in racers:
        tell(f"warming up {racer.name}", quiet)
        racer.run(min(seconds, 0.2))
    for repeat in range(repeats):
        tell(f"turn {repeat + 1} of {repeats}", quiet)
        for racer in racers if repeat % 2 == 0 else reversed(racers):
            laps[racer.name].rates.append(racer.run(seconds))
    return laps


def tell(text: str, quiet: bool = False) -> None:
    """How far it is, for whoever waits."""
    if not quiet:
        print(f"  {text}", file=sys.stderr, flush=True)


def ratio(number: float) -> str:
    """1.23 x, 12.3 x, 123 x."""
    return f"{number:.0f} x" if number >= 100 else f"{number:.3g} x"


def rate(number: float) -> str:
    """12.3 M, 456 k, 78."""
    for unit, letter in ((1e6, " M"), (1e3, " k")):
        if number >= unit:
            return f"{number / unit:.3g}{letter}" if number < 100 * unit else f"{number / unit:.0f}{letter}"
    return f"{number:.3g}"
