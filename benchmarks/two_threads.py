"""Whether two threads do twice as much as one, where the machine lets C do so."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from benchmarks import machine
from benchmarks.peering import Absent
from benchmarks.players import Random, Reference
from benchmarks.race import race, ratio
from benchmarks.report import Section

SEATS: Final = 3


class Together:
    """So many tables, each played at by a thread of its own: decisions for each second of the clock."""

    def __init__(self, tables: list[Random]) -> None:
        self.tables = tables
        self.name = f"{tables[0].name}, {len(tables)} threads"
        self._step = 1

    def run(self, seconds: float) -> float:
        """All play the same number of games, as many as come to about these seconds."""
        with ThreadPoolExecutor(len(self.tables)) as pool:
            while True:
                began = time.perf_counter()
                working = [pool.submit(table.play, 0, self._step) for table in self.tables]
                decisions = sum(done.result() for done in working)
                took = time.perf_counter() - began
                if took >= seconds / 2:
                    return decisions / took
                self._step = max(self._step + 1, min(10 * self._step, int(self._step * seconds / took)))


def measure(seconds: float, repeats: int) -> Section:
    """One and two threads, ours and C."""
    section = Section(
        "Two threads",
        "Random play of `quintis-2009` with three seats, one thread and two, by the clock. This says "
        "something only where nothing else is running; C, in the same turns, says how much the machine "
        "gives at all.",
    )
    if machine.cores() < 2:
        section.say("This machine has one core, so there is nothing to measure.")
        return section
    racers = {"ours": [Together([Random("quintis-2009", SEATS) for _ in range(n)]) for n in (1, 2)]}
    try:
        racers["C"] = [Together([Reference(SEATS) for _ in range(n)]) for n in (1, 2)]
    except Absent as absent:
        section.say(str(absent))
    laps = race([one for pair in racers.values() for one in pair], seconds, repeats)
    rows = []
    for name, (one, two) in racers.items():
        single, double = laps[one.name], laps[two.name]
        rows.append([name, ratio(double.median / single.median), ratio(double.best / single.best)])
    section.table(["two threads against one", "median", "best"], rows)
    return section
