"""A sequential test: goes on until the deals decide between two hypotheses about Elo (Wald 1945).

After each deal the log-likelihood ratio of the two is compared with two bounds. Deals count in their order,
whichever was finished first: short games must not vote before long ones.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, Literal

from leonardo.arena.elo import share_of
from leonardo.arena.likelihood import ratio
from leonardo.errors import Sentence, SetupError

Outcome = Literal["H1", "H0", "open"]
FEWEST: Final = 8  # deals before any verdict: one deal must not decide by an accident of its size


@dataclass(frozen=True, slots=True)
class Test:
    """H0: the first bot is elo0 points stronger; H1: elo1. alpha and beta bound the two ways to be wrong."""

    elo0: float = 0.0
    elo1: float = 5.0
    alpha: float = 0.05
    beta: float = 0.05

    def __post_init__(self) -> None:
        if not self.elo0 < self.elo1:
            low, high = f"{self.elo0:g}", f"{self.elo1:g}"
            english = f"elo0 is less than elo1, not {low} and {high}"
            raise SetupError(Sentence(english, "arena-elo-order", low=low, high=high))
        if not (0 < self.alpha < 0.5 and 0 < self.beta < 0.5):
            alpha, beta = f"{self.alpha:g}", f"{self.beta:g}"
            english = f"alpha and beta lie between 0 and 0.5, not {alpha} and {beta}"
            raise SetupError(Sentence(english, "arena-alpha-beta", alpha=alpha, beta=beta))

    @property
    def bounds(self) -> tuple[float, float]:
        """H0 is accepted at or below the first ratio, H1 at or above the second."""
        return math.log(self.beta / (1 - self.alpha)), math.log((1 - self.beta) / self.alpha)

    def ratio(self, counts: Counter[float]) -> float:
        """The log-likelihood ratio after these scores."""
        return ratio(counts, share_of(self.elo0), share_of(self.elo1))


@dataclass(slots=True)
class State:
    """Where a test stands after so many deals."""

    test: Test
    counts: Counter[float]
    llr: float = 0.0
    outcome: Outcome = "open"

    @classmethod
    def begun(cls, test: Test) -> State:
        """A test before its first deal."""
        return cls(test, Counter())

    @property
    def deals(self) -> int:
        return self.counts.total()

    @property
    def is_open(self) -> bool:
        return self.outcome == "open"

    def add(self, score: float) -> bool:
        """The next deal was counted; whether the test is still open. A decided test hears no more."""
        if self.is_open:
            self.counts[score] += 1
            self.llr = self.test.ratio(self.counts)
            low, high = self.test.bounds
            if self.deals >= FEWEST and not low < self.llr < high:
                self.outcome = "H1" if self.llr >= high else "H0"
        return self.is_open

    def add_all(self, scores: Iterable[float]) -> State:
        """The same state, after these deals as far as it needed them."""
        for score in scores:
            if not self.add(score):
                break
        return self
