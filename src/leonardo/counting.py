"""Counted move trees: the number of lines of play, by which two engines find where they differ."""

from __future__ import annotations

from typing import Any

from leonardo import rules
from leonardo.edition import Edition
from leonardo.errors import MalformedRequest
from leonardo.rules import codes, layout


def perft(edition: Edition, state: Any, depth: int, most: int | None = None) -> int:
    """The lines of so many decisions from this state; one ends where chance decides or the game is over.

    With `most`, a request that would visit more positions than that is refused.
    """
    return _lines(edition, state, depth, [-1 if most is None else most])


def _lines(edition: Edition, state: Any, depth: int, left: list[int]) -> int:
    """The lines from here; `left` holds how many positions may still be visited, below 0 any number."""
    if left[0] == 0:
        raise MalformedRequest("so many lines of play are not counted here; ask for a smaller depth")
    left[0] -= 1
    if state.phase == codes.OVER or state.chance != codes.NO_CHANCE or depth == 0:
        return 1
    out = [0] * layout.MOVES
    count = rules.legal(edition.table, state, out)
    if depth == 1:
        return int(count)  # each move ends a line, whatever follows it
    tape = rules.Tape()
    leaves = 0
    for packed in out[:count]:
        after = state.copy()
        rules.apply(edition.table, after, packed, tape)
        leaves += _lines(edition, after, depth - 1, left)
    return leaves
