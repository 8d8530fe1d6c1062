"""Ratings from any number of meetings: Elo of all who met two by two, OpenSkill of whole tables."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from leonardo import chance
from leonardo.arena.likelihood import NORMAL_95
from leonardo.arena.matrices import inverse, product
from leonardo.errors import MissingExtra

POINTS: Final = 400 / math.log(10)  # of Elo in a factor of e
STEPS: Final = 50
EXACT: Final = 1e-10
DRAWN: Final = 1.0  # games that two who met are taken to have drawn besides: nobody is infinitely strong
SAMPLES: Final = (100, 20)  # of OpenSkill: as many as there is time for, at least so many
PATIENCE: Final = 400_000  # games rated for all samples together


@dataclass(frozen=True, slots=True)
class Meeting:
    """A game: who sat in each seat, their places from 1, and which deal it was of."""

    names: tuple[str, ...]
    ranks: tuple[int, ...]
    winners: tuple[int, ...]
    deal: Hashable

    @property
    def pair(self) -> tuple[str, str] | None:
        """The two who met, where there were only two with equally many seats in the end."""
        different = sorted(set(self.names))
        return (different[0], different[1]) if len(different) == 2 else None

    def part(self, name: str) -> float:
        """This one's part of the victory."""
        return sum(self.names[seat] == name for seat in self.winners) / len(self.winners)


@dataclass(frozen=True, slots=True)
class Rating:
    """A number with its interval at 95 %."""

    low: float
    middle: float
    high: float
    group: int = 0  # numbers of different groups cannot be compared: nobody of one met anybody of the other


def elo_ratings(meetings: Iterable[Meeting]) -> dict[str, Rating]:
    """The most likely Elo of everybody who met others two by two; the mean of a group is 0.

    Bradley and Terry's model. The intervals come from how much deals differ (a sandwich estimate), so
    games of one deal may depend on one another; they are never narrower than those of independent games.
    """
    deals: dict[Hashable, dict[tuple[str, str], list[float]]] = defaultdict(lambda: defaultdict(list))
    for meeting in meetings:
        if pair := meeting.pair:
            deals[meeting.deal][pair].append(meeting.part(pair[0]))
    rated: dict[str, Rating] = {}
    for number, group in enumerate(_groups({pair for deal in deals.values() for pair in deal})):
        inside = [{p: s for p, s in deal.items() if p[0] in group} for deal in deals.values()]
        rated |= _fitted([deal for deal in inside if deal], sorted(group), number)
    return rated


def _fitted(
    deals: Sequence[dict[tuple[str, str], list[float]]], names: Sequence[str], group: int
) -> dict[str, Rating]:
    place = {name: i for i, name in enumerate(names)}
    size = len(names)
    totals: dict[tuple[str, str], list[float]] = defaultdict(lambda: [DRAWN / 2, DRAWN])
    for deal in deals:
        for pair, parts in deal.items():
            totals[pair][0] += sum(parts)
            totals[pair][1] += len(parts)
    strengths = [0.0] * size
    for _ in range(STEPS):
        slope, bend = [0.0] * size, [[1 / size] * size for _ in names]  # the constant ties the mean to 0
        for (one, other), (won, games) in totals.items():
            i, j = place[one], place[other]
            p = 1 / (1 + math.exp(strengths[j] - strengths[i]))
            slope[i] += won - games * p
            slope[j] -= won - games * p
            for a, b, sign in ((i, i, 1), (j, j, 1), (i, j, -1), (j, i, -1)):
                bend[a][b] += sign * games * p * (1 - p)
        spread = inverse(bend)
        step = [sum(spread[i][j] * slope[j] for j in range(size)) for i in range(size)]
        strengths = [strength + max(-1.0, min(1.0, s)) for strength, s in zip(strengths, step, strict=True)]
        if max(map(abs, step)) < EXACT:
            break
    meat = [[0.0] * size for _ in names]
    for deal in deals:
        pull = [0.0] * size
        for (one, other), parts in deal.items():
            i, j = place[one], place[other]
            surprise = sum(parts) - len(parts) / (1 + math.exp(strengths[j] - strengths[i]))
            pull[i] += surprise
            pull[j] -= surprise
        for a in range(size):
            for b in range(size):
                meat[a][b] += pull[a] * pull[b]
    few = len(deals) / max(1, len(deals) - 1)
    covariance = product(product(spread, meat), spread)
    rated = {}
    for i, name in enumerate(names):
        # Where deals hold hardly a surprise the sandwich is empty; the curvature then knows better how
        # little is known, when the part is taken off that only tied the mean to 0.
        error = math.sqrt(max(few * covariance[i][i], spread[i][i] - 1 / size))
        middle, around = POINTS * strengths[i], POINTS * NORMAL_95 * error
        rated[name] = Rating(middle - around, middle, middle + around, group)
    return rated


def _groups(pairs: Iterable[tuple[str, str]]) -> list[set[str]]:
    """Who can be compared with whom, the largest group first."""
    groups: list[set[str]] = []
    for one, other in sorted(pairs):
        touched = [group for group in groups if one in group or other in group]
        groups = [group for group in groups if group not in touched]
        groups.append({one, other}.union(*touched))
    return sorted(groups, key=lambda group: (-len(group), min(group)))


# --- whole tables --------------------------------------------------------------------------------------


def skill_ratings(meetings: Sequence[Meeting], seed: str = "") -> dict[str, Rating]:
    """OpenSkill (Plackett and Luce's model) of everybody; 25 is where all begin.

    The interval is where nineteen of twenty ratings lie, each of a sample of the deals, drawn with repetition
    and rated in the order in which they were drawn: the order matters to such ratings too. It is never
    narrower than the model's own, for a few deals that all went alike prove little.
    """
    try:
        from openskill.models import PlackettLuce
    except ImportError as missing:
        raise MissingExtra("research", for_what="rating whole tables (OpenSkill)") from missing
    model = PlackettLuce()
    deals: dict[Hashable, list[Meeting]] = defaultdict(list)
    for meeting in meetings:
        deals[meeting.deal].append(meeting)
    listed = list(deals.values())
    middle = _rated(model, listed)
    samples: dict[str, list[float]] = defaultdict(list)
    words = chance.seeded(seed, "rating samples")
    most, least = SAMPLES
    for _ in range(max(least, min(most, PATIENCE // max(1, len(meetings))))):
        drawn = [listed[chance.below(words, len(listed))] for _ in listed]
        for name, (mu, _) in _rated(model, drawn).items():
            samples[name].append(mu)
    return {name: Rating(*_around(mu, sigma, samples[name])) for name, (mu, sigma) in middle.items()}


def _rated(model: Any, deals: Iterable[Sequence[Meeting]]) -> dict[str, tuple[float, float]]:
    """Everybody's rating after these deals, and how unsure the model is of it.

    Who sits twice at a table learns the mean of both seats.
    """
    known: dict[str, tuple[float, float]] = {}
    for deal in deals:
        for meeting in deal:
            before = [known.get(name) for name in meeting.names]
            seated = [[model.rating() if old is None else model.rating(*old)] for old in before]
            after = model.rate(seated, ranks=[float(rank) for rank in meeting.ranks])
            for name in dict.fromkeys(meeting.names):
                own = [after[seat][0] for seat, other in enumerate(meeting.names) if other == name]
                known[name] = sum(r.mu for r in own) / len(own), sum(r.sigma for r in own) / len(own)
    return known


def _around(middle: float, sigma: float, samples: Sequence[float]) -> tuple[float, float, float]:
    ordered = sorted(samples) or [middle]
    edge, around = round(0.025 * (len(ordered) - 1)), NORMAL_95 * sigma
    return min(ordered[edge], middle - around), middle, max(ordered[-1 - edge], middle + around)
