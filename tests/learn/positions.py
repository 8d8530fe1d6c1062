"""Positions as a search judges them: all cards have faces, and anything may have happened."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from leonardo import Edition, chance, fast
from leonardo.bots.policies.learned import TRAITS
from leonardo.bots.policies.thought import Thought
from leonardo.bots.weights import Weights, size_of
from leonardo.chance import below
from leonardo.lab.kernels.playing import begin, decide_chance
from leonardo.lab.table import PlainTable
from leonardo.rules import apply, legal
from leonardo.rules.codes import OVER

EDITIONS = Edition.names()


def positions(edition: str, seats: int, seed: str, apart: int = 9, count: int = 12) -> Iterator[Any]:
    """The table, on which a game of random moves stands still so many times."""
    table = PlainTable(Edition(edition), ["random"] * seats, seed)
    t, s, d = table.t, table.s, table.d
    begin(t, s, table.blank, d, 0)
    for _ in range(count):
        yield table
        for _ in range(apart):
            moves = legal(t, s, d.moves)
            apply(t, s, d.moves[below(d.choice, moves)], table.silent)
            decide_chance(t, s, d, table.silent)
            if s.phase == OVER:
                return


def any_weights(edition: str, hidden: int = 3) -> Weights:
    """Weights that mean nothing."""
    words = chance.seeded(edition)
    numbers = tuple(below(words, 4001) - 2000 for _ in range(size_of(hidden)))
    return Weights(edition, Edition(edition).fingerprint, 1, hidden, 1, 10, "any", numbers)


def thought(weights: Weights | None = None) -> Any:
    """A thought that knows these weights."""
    th: Any = Thought()
    if weights:
        th.learned = weights.hidden
        th.weights[: len(weights.numbers)] = weights.numbers
    return th


def blocks(module: Any) -> Iterator[tuple[int, int, str]]:
    """The blocks of traits that a module names: first trait, size as its comment says, and name."""
    import inspect
    import re

    for line in inspect.getsource(module).splitlines():
        if found := re.fullmatch(r"([A-Z_]+) = (\d+)  # (\d+).*", line):
            yield int(found[2]), int(found[3]), found[1]


__all__ = ["EDITIONS", "TRAITS", "any_weights", "blocks", "fast", "positions", "thought"]
