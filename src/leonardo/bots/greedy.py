"""The bot `greedy`: takes the most keys this turn, and thinks of nothing else."""

from __future__ import annotations

from leonardo import rules
from leonardo.bots.bot import Policy
from leonardo.bots.policies.simple import choose_greedy
from leonardo.view import View


class Greedy(Policy):
    """Plays for keys now; what it gives away does not concern it."""

    name = "greedy"

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self._ahead = rules.State()
        self._tape = rules.Tape()

    def _place(self, view: View, moves: list[int], count: int) -> int:
        table = view.edition.table
        return int(choose_greedy(table, view.record, moves, count, self._ahead, self._tape, self._words))
