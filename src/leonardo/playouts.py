"""Random games to the end: every move of the list equally likely, chance from a seed."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from leonardo import chance, rules
from leonardo.edition import Edition
from leonardo.lots import Seeded, settle
from leonardo.rules import codes, layout

MOST_TURNS: Final = 2000  # from here on; with odd decks a game need never end


class Playouts(NamedTuple):
    """What became of a number of random games."""

    wins: tuple[int, ...]  # by seat; a shared victory counts for each winner, a game without end for nobody
    turns: int  # of all games together, the one in progress included


class RandomPlay:
    """Plays states to the end; the same seed plays the same games."""

    def __init__(self, edition: Edition, seed: str) -> None:
        self._edition = edition
        self._words = chance.seeded(seed, "playout")
        self._chance = Seeded(seed)
        self._moves = [0] * layout.MOVES
        self._tape = rules.Tape()

    def make(self, s: Any, packed: int) -> None:
        """The state after this move and whatever chance says."""
        rules.apply(self._edition.table, s, packed, self._tape)
        while s.chance != codes.NO_CHANCE:
            settle(self._edition, s, self._chance, self._tape)

    def finish(self, s: Any) -> bool:
        """Whether the game of this state, now played on at random, came to its end."""
        table, moves = self._edition.table, self._moves
        last = s.turn + MOST_TURNS
        while s.phase != codes.OVER:
            if s.turn >= last:
                return False
            count = rules.legal(table, s, moves)
            self.make(s, moves[chance.below(self._words, count)])
        return True


def playouts(edition: Edition, state: Any, count: int, seed: str) -> Playouts:
    """What becomes of so many random games from this state, which stays as it is."""
    play = RandomPlay(edition, seed)
    wins = [0] * state.seats
    turns = 0
    for _ in range(count):
        s = state.copy()
        if s.phase != codes.OVER:
            turns += 1 - s.turn
            ended = play.finish(s)
            turns += s.turn
        else:
            ended = True
        if ended:
            for seat in range(s.seats):
                wins[seat] += s.winners >> seat & 1
    return Playouts(tuple(map(int, wins)), int(turns))
