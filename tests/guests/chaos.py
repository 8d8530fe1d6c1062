"""Many games among bots that misbehave, and every one of them ends; nobody pays for another's faults.

    python -m tests.guests.chaos --games 1000 --jobs 2

In each edition moody programs sit beside bots of the house, two to six at a table. A moody one plays fair
until its dice say otherwise, and then is late, crashes, cheats, babbles, devours the memory, in one of all
the ways that `outsider.py` knows.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from leonardo.arena import Plan, run
from leonardo.arena.plan import edition_for
from leonardo.arena.scores import Scores
from leonardo.edition import Edition
from leonardo.guests.fault import KINDS
from tests.guests.invited import invited, still_running

ODDS: Final = (30, 60, 120)  # of a moody one, in one decision
HOUSE: Final = ("greedy", "random", "planner")
TURNS: Final = 60
MS: Final = 150


def tables(games: int, seed: str) -> list[Plan]:
    """Matches of all editions and numbers of seats, so many games together, or a few more."""
    sizes = range(2, 7)
    editions = Edition.names()
    each = -(-games // (len(editions) * len(sizes)))
    plans = []
    for name in editions:
        for seats in sizes:
            moody = [invited("moody", odds) for odds in ODDS]
            named = (HOUSE[0], moody[0]) if seats == 2 else (*HOUSE[:2], *moody, HOUSE[2])[:seats]
            edition = edition_for(name, {"turn_limit": TURNS})
            deals = -(-each // seats)
            plans.append(Plan("match", edition, seats, named, deals, f"{seed} {seats}", ms=MS, margin=MS))
    return plans


def complaints(line: dict[str, Any]) -> list[str]:
    """What is wrong with a game's line of results; nothing, if it ended as it should."""
    seats, failed = range(len(line["seats"])), [fault["seat"] for fault in line["faults"]]
    found = []
    if not line["winners"] or not set(line["winners"]) <= set(seats):
        found.append("nobody has won")
    if set(line["winners"]) & set(failed):
        found.append("who failed has won")
    if sorted(line["ranks"])[0] != 1 or any(not 1 <= rank <= len(seats) for rank in line["ranks"]):
        found.append("not everybody has a place")
    if any(
        line["ranks"][seat] <= line["ranks"][other]
        for seat in failed
        for other in seats
        if other not in failed
    ):
        found.append("who failed is placed before one who did not")
    if any(line["seats"][seat] in HOUSE for seat in failed):
        found.append("a bot of the house was charged")
    if any(fault["kind"] not in KINDS for fault in line["faults"]):
        found.append("a fault without a name")
    return [f"{line}: {complaint}" for complaint in found]


@dataclass
class Chaos:
    """What happened in all these games, and what was wrong with it, which is nothing."""

    played: int = 0
    faults: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)
    tell: Callable[[int], None] = lambda played: None

    def play(self, plan: Plan, jobs: int) -> None:
        """All games of this plan have ended."""
        course = run(plan, jobs=jobs, tell=self._hear)
        if not course.is_complete or course.played != plan.games:
            self.wrong.append(
                f"{plan.edition.name}, {plan.seats} seats: {course.played} of {plan.games} games"
            )
        if left := still_running("moody"):
            self.wrong.append(f"these processes are still there: {left}")

    def _hear(self, line: dict[str, Any], scores: Scores) -> None:
        self.played += 1
        self.faults.update(fault["kind"] for fault in line["faults"])
        self.wrong += complaints(line)
        self.tell(self.played)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=2)
    chosen = parser.parse_args()
    began = time.monotonic()

    def tell(played: int) -> None:
        if played % 50 == 0:
            print(f"{played} games, {time.monotonic() - began:.0f} s", file=sys.stderr, flush=True)

    chaos = Chaos(tell=tell)
    for plan in tables(chosen.games, chosen.seed):
        chaos.play(plan, chosen.jobs)
    kinds = ", ".join(f"{count} {kind}" for kind, count in sorted(chaos.faults.items()))
    print(f"{chaos.played} games ended in {time.monotonic() - began:.0f} s; faults: {kinds}")
    for complaint in chaos.wrong:
        print(complaint)
    return 1 if chaos.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
