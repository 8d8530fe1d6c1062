"""Counts the promised trees to their full depth by the independent oracle, which takes minutes.

    python -m tests.golden.counting

A tree that it counts otherwise is printed; exit code 1.
"""

from __future__ import annotations

import copy
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from leonardo import Game, Record
from tests.golden.telling import beginning
from tests.oracle.referee import Referee

HERE = Path(__file__).parent
GAMES, TREES = HERE / "games", HERE / "trees.toml"


@cache
def records() -> dict[str, Record]:
    """The golden games as they are kept, by name."""
    return {path.stem: Record.read(path.read_text("utf-8")) for path in sorted(GAMES.glob("*.leo"))}


def promised() -> list[dict[str, Any]]:
    """The counted trees: of which game, after how many moves, how deep, how many leaves."""
    return tomllib.loads(TREES.read_text("utf-8"))["tree"]


class AskedForChance(Exception):
    """The oracle wants to know what chance says, and there a line of play ends."""


class Chance:
    """What chance said in the record; when all is said, none is left."""

    def __init__(self, said: tuple[tuple[str, Any], ...] = ()) -> None:
        self.said = [what for _, what in said]

    def shuffle(self, pile: str, cards: list[str]) -> list[str]:
        return list(self._next())

    def take(self, victim: int, hand: list[str]) -> str:
        return str(self._next())

    def _next(self) -> Any:
        if not self.said:
            raise AskedForChance
        return self.said.pop(0)


def side_by_side(record: Record) -> Iterator[tuple[int, Game, Referee]]:
    """The number of moves made, and the same place of the game by the engine and by the oracle."""
    game = beginning(record)
    oracle = Referee.load(game.position)
    yield 0, game, oracle
    for ply, entry in enumerate(record.moves, 1):
        game.play(entry.move)
        oracle.play(entry.move.text, Chance(entry.chance))
        yield ply, game, oracle


def leaves(oracle: Referee, depth: int) -> int:
    """The lines of so many decisions, as the oracle counts them."""
    legal = oracle.legal()
    if depth == 1 or not legal:
        return max(len(legal), 1)
    count = 0
    for move in legal:
        after = copy.deepcopy(oracle)
        try:
            after.play(move, Chance())
        except AskedForChance:
            count += 1
        else:
            count += leaves(after, depth - 1)
    return count


def main() -> int:
    wrong = total = 0
    for name, record in records().items():
        trees = {tree["ply"]: tree for tree in promised() if tree["game"] == name}
        for ply, _, oracle in side_by_side(record):
            if ply in trees:
                counted = leaves(oracle, trees[ply]["depth"])
                total += counted
                wrong += counted != trees[ply]["leaves"]
                print(f"{trees[ply]}: the oracle counts {counted}", flush=True)
    print(f"{len(promised())} trees, {total} leaves, {wrong} counted otherwise by the oracle")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
