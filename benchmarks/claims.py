"""A claim about strength, and the match that tries it: played by `leonardo.arena` until it is decided.

The claim is that the first bot wins at least a certain share. A sequential test weighs this share against one
somewhat higher, on deals that are played from every seat, and stops as soon as one of the two is ruled out.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from benchmarks.race import tell
from leonardo.arena import Plan, Test, run
from leonardo.arena.elo import points_of
from leonardo.arena.plan import edition_for
from leonardo.arena.scores import Scores

MOST_GAMES: Final = 4000
SAYS: Final = {"H1": "holds", "H0": "does not hold", "open": "open"}


@dataclass(frozen=True)
class Claim:
    """The first of these bots is stronger than the second by more than so many points."""

    edition: str
    bots: Sequence[str]
    seats: int
    least: float  # points, at a table of equals; of a share, see `of_share`
    beyond: float  # what the test weighs it against
    seed: str

    @property
    def name(self) -> str:
        """A name for its folder."""
        return "-".join([self.edition, str(self.seats), *dict.fromkeys(self.bots)]).replace(":", "")

    @property
    def plan(self) -> Plan:
        """The match that tries it."""
        edition = edition_for(self.edition, {})
        deals = MOST_GAMES // max(2, len(self.bots))
        test = Test(self.least, self.beyond)
        return Plan("match", edition, self.seats, tuple(self.bots), deals, self.seed, test=test)


@dataclass(frozen=True)
class Found:
    """What was found of a claim."""

    claim: Claim
    scores: Scores

    @property
    def outcome(self) -> str:
        """H1: it holds; H0: it does not; open: nobody knows yet."""
        return self.scores.test.outcome if self.scores.test else "open"

    @property
    def verdict(self) -> str:
        return SAYS[self.outcome]

    @property
    def shares(self) -> tuple[float, float, float]:
        """Low, middle, high of the share of victories."""
        return self.scores.share(0, self.scores.plan.labels[0])

    @property
    def elo(self) -> tuple[float, float, float]:
        """The same in points."""
        low, middle, high = map(points_of, self.shares)
        return low, middle, high

    def milliseconds(self, bot: int) -> float:
        """The mean time of this bot's decisions."""
        label = self.scores.plan.labels[bot]
        times = [
            line["ms"][seat][0]
            for games in self.scores.deals.values()
            for line in games.values()
            for seat, name in enumerate(line["seats"])
            if name == label and line["ms"]
        ]
        return sum(times) / len(times) if times else 0.0

    def limited(self) -> int:
        """How many games ended by the limit of turns."""
        return self.scores.reasons["limit"]


def of_share(share: float) -> float:
    """The points by which a claim about a share is tested."""
    return points_of(share)


def pursue(claim: Claim, folder: Path | None, until: float | None) -> Found:
    """What is known of the claim after it was decided, or when the time is up; goes on with what is there."""
    seconds = None if until is None else max(0.0, until - time.monotonic())
    tell(f"{' against '.join(dict.fromkeys(claim.bots))}, {claim.edition}, {claim.seats} seats")
    course = run(claim.plan, folder and folder / claim.name, seconds=seconds)
    if course.ended == "interrupted":
        raise KeyboardInterrupt
    return Found(claim, course.scores)


def interval(values: tuple[float, float, float], *, percent: bool = False) -> str:
    """Middle and interval, as tables show them."""
    low, middle, high = values
    if percent:
        return f"{100 * middle:.1f} % ({100 * low:.1f} to {100 * high:.1f})"
    return f"{said(middle)} ({said(low)} to {said(high)})"


def said(points: float) -> str:
    """Points of Elo; where nobody ever lost there is no number."""
    return "all" if points >= 4000 else "none" if points <= -4000 else f"{points:+.0f}"


__all__ = ["Claim", "Found", "interval", "of_share", "pursue"]
