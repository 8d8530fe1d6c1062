"""Whether the machine is quiet: a loop that only looks at the clock sees when it was not let run."""

from __future__ import annotations

import os
import time
from typing import Final, NamedTuple

GAP: Final = 0.0002  # seconds between two looks at the clock that something else must have had
MOST_LOST: Final = 0.01
LONGEST: Final = 0.005


class Jitter(NamedTuple):
    """What a core gave of some seconds that were asked of it."""

    lost: float  # the part of the time
    longest: float  # seconds

    @property
    def is_quiet(self) -> bool:
        """Whether latencies measured now say something about the server alone."""
        return self.lost <= MOST_LOST and self.longest <= LONGEST

    def __str__(self) -> str:
        return f"{self.lost:.1%} lost, longest gap {self.longest * 1000:.1f} ms"


def probe(core: int, seconds: float = 1.0) -> Jitter:
    """How much of these seconds this core gave to a loop that would have used all of it."""
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {core})
    try:
        lost = longest = 0.0
        began = last = time.perf_counter()
        while last - began < seconds:
            now = time.perf_counter()
            gap = now - last
            if gap > GAP:
                lost += gap
                longest = max(longest, gap)
            last = now
        return Jitter(lost / (last - began), longest)
    finally:
        os.sched_setaffinity(0, before)
