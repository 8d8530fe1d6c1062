"""The bot `random`: every legal move is equally likely."""

from __future__ import annotations

from leonardo.bots.bot import Policy
from leonardo.bots.policies.simple import choose_uniform
from leonardo.view import View


class Uniform(Policy):
    """Plays anything legal; the measure of what doing nothing clever is worth."""

    name = "random"

    def _place(self, view: View, moves: list[int], count: int) -> int:
        return int(choose_uniform(view.edition.table, view.record, moves, count, self._words))
