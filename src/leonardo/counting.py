"""Counted move trees: the number of lines of play, by which two engines find where they differ."""

from __future__ import annotations

from typing import Any

from leonardo import rules
from leonardo.edition import Edition
from leonardo.rules import codes, layout


def perft(edition: Edition, state: Any, depth: int) -> int:
    """The lines of so many decisions from this state; one ends where chance decides or the game is over."""
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
        leaves += perft(edition, after, depth - 1)
    return leaves
