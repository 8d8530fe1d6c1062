"""How likely a mean is, given what was observed: the whole distribution of the scores, not a bell curve.

An observation is the score of one deal, from 0 to 1, averaged over the games in which that deal was
played from every side. Games of a deal depend on one another, deals do not, so deals are what is counted.
With two games a deal and no shared victories these are the three scores 0, 0.5 and 1; with shared
victories the five of the pentanomial test; with more seats as many as there are. Nothing here asks how many.

For a mean s the likelihood is the greatest that any distribution over the observed scores with that mean
gives to what was observed (an empirical likelihood, Owen 1988; in a sequential test Van den Bergh's GSPRT).
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

TRACE: Final = 1e-3  # observations that both ends are taken to have had: no mean between is impossible
STEPS: Final = 64
SURE: Final = 1e-9
NORMAL_95: Final = 1.959964

Counts = Mapping[float, float]  # how often each score was observed


def mean(counts: Counts) -> float:
    """The mean score; a half where nothing was observed."""
    total = sum(counts.values())
    return sum(score * count for score, count in counts.items()) / total if total else 0.5


def variance(counts: Counts) -> float:
    """The variance of a score."""
    total, middle = sum(counts.values()), mean(counts)
    return sum(count * (score - middle) ** 2 for score, count in counts.items()) / total if total else 0.0


def ratio(counts: Counts, s0: float, s1: float) -> float:
    """The logarithm of how much better the mean s1 explains the observations than the mean s0."""
    full = _with_ends(counts)
    lean0, lean1 = _lean(full, s0), _lean(full, s1)
    return sum(
        count * (math.log1p(lean0 * (score - s0)) - math.log1p(lean1 * (score - s1)))
        for score, count in full.items()
    )


def interval(counts: Counts, z: float = NORMAL_95) -> tuple[float, float]:
    """The means that the observations do not speak against, by default at 95 %.

    For few observations z is widened as Student's distribution would have it.
    """
    total = sum(counts.values())
    if not total:
        return 0.0, 1.0
    limit = _widened(z, total) ** 2 / 2
    middle = mean(_with_ends(counts))
    return _edge(counts, middle, 0.0, limit), _edge(counts, middle, 1.0, limit)


def chance_above(counts: Counts, even: float) -> float:
    """How sure it is that the mean is above `even`, from 0 to 1: the signed root of the likelihood ratio."""
    total = sum(counts.values())
    if not total:
        return 0.5
    middle = mean(_with_ends(counts))
    root = math.sqrt(max(0.0, 2 * ratio(counts, even, middle)))
    z = math.copysign(root, middle - even) * NORMAL_95 / _widened(NORMAL_95, total)
    return 0.5 * math.erfc(-z / math.sqrt(2))


def _with_ends(counts: Counts) -> dict[float, float]:
    return dict(counts) | {end: counts.get(end, 0) + TRACE for end in (0.0, 1.0)}


def _lean(counts: Counts, s: float) -> float:
    """The multiplier that gives the likeliest weights, count / (1 + lean (score - s)), their mean."""
    low, high = -1 / (max(counts) - s), 1 / (s - min(counts))
    for _ in range(STEPS):
        middle = (low + high) / 2
        slope = sum(count * (score - s) / (1 + middle * (score - s)) for score, count in counts.items())
        if slope > 0:
            low = middle
        else:
            high = middle
    return (low + high) / 2


def _edge(counts: Counts, middle: float, end: float, limit: float) -> float:
    """The mean farthest from the middle towards this end whose likelihood is not too small."""
    inside, outside = middle, end
    for _ in range(STEPS):
        tried = (inside + outside) / 2
        if not SURE < tried < 1 - SURE:
            return end
        if abs(outside - inside) < SURE:
            break
        if ratio(counts, tried, middle) <= limit:
            inside = tried
        else:
            outside = tried
    return (inside + outside) / 2


def _widened(z: float, total: float) -> float:
    """Student's quantile for so many observations, by its expansion in 1 / n (Cornish and Fisher)."""
    n = max(1.0, total - 1)
    first, second = (z**3 + z) / 4, (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / n + second / n**2 + third / n**3
