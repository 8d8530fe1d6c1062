"""Weights that learn: fractions while they do, whole numbers when they are used."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from leonardo import chance, fast
from leonardo.bots.policies.learned import TRAITS, UNIT
from leonardo.bots.weights import LARGEST, size_of
from leonardo.learn.kernels import fitting, self_play
from leonardo.learn.playing import Positions
from leonardo.rules.layout import SEATS

BATCH: Final = 512
DECAY: Final = 1e-6
Fractions = NDArray[np.float64]


def fresh(hidden: int, seed: str) -> Fractions:
    """Weights that know nothing: each trait alone adds nothing, hidden units are small and all different."""
    weights = np.zeros(size_of(hidden))
    words = chance.seeded(seed, "weights")

    def spread(width: float) -> float:
        return width * (chance.next_word(words) / (chance.WORD + 1) - 0.5)

    threshold = TRAITS * (hidden + 1)
    for place in range(TRAITS * hidden):
        weights[place] = spread(0.4)
    for unit in range(hidden):
        weights[threshold + unit] = 0.1
        weights[threshold + hidden + unit] = spread(0.6)
    return weights


class Learner:
    """Weights, and room for what is needed to make them better."""

    def __init__(self, weights: Fractions, hidden: int) -> None:
        self.weights, self.hidden = weights.copy(), hidden
        self._room = [np.zeros(len(weights)) for _ in range(4)]
        self._fired, self._score = np.zeros(SEATS * hidden), np.zeros(SEATS)
        self._steps = 0

    def learn(self, positions: Positions, rate: float, words: NDArray[np.int64]) -> None:
        """The weights have learned from all these positions once, in an order drawn by the words."""
        order = np.arange(len(positions), dtype=np.int64)
        self._steps = fast.twin(fitting.fit)(
            *(positions.rows, positions.starts, order, len(order), words, BATCH, self.weights, *self._room),
            *(len(self.weights), self.hidden, rate, DECAY, self._steps, self._fired, self._score),
        )

    def surprise(self, positions: Positions) -> float:
        """How surprised the weights are in the mean by how these games ended, in natural units."""
        found = fast.twin(fitting.loss)(
            *(positions.rows, positions.starts, len(positions), self.weights, self.hidden),
            *(self_play.RESULT, self._fired, self._score),
        )
        return float(found)

    @property
    def numbers(self) -> tuple[int, ...]:
        """The weights as a search uses them."""
        return tuple(int(n) for n in np.clip(np.rint(self.weights * UNIT), -LARGEST, LARGEST))


def surprise_of(positions: Positions, whose: int) -> float:
    """How surprised the formula (FORMULA) is by how these games ended."""
    found = fast.twin(fitting.formula_loss)(
        *(positions.rows, positions.starts, len(positions), whose, self_play.RESULT, np.zeros(SEATS))
    )
    return float(found)
