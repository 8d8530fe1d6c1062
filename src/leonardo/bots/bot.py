"""What a bot is: it sees the view of its seat and the legal moves, and answers with one of them."""

from __future__ import annotations

from typing import Protocol

from leonardo import chance, rules
from leonardo.move import Move
from leonardo.move_writing import move_text
from leonardo.rules import layout
from leonardo.view import Legal, View


class Bot(Protocol):
    """Chooses from what one seat may know."""

    @property
    def name(self) -> str:
        """The name in the roster."""

    def choose(self, view: View, legal: Legal) -> Move:
        """One of the legal moves of the view's seat, which is to decide."""


class Policy:
    """A bot whose choice is an index into the rules' own list of moves, as the compiled form chooses too."""

    name = "policy"

    def __init__(self, seed: str) -> None:
        self._words = chance.seeded(seed, f"bot {self.name}")
        self._moves = [0] * layout.MOVES

    def choose(self, view: View, legal: Legal) -> Move:
        """One of the legal moves; `legal` says the same as the list that the rules write here."""
        table = view.edition.table
        count = rules.legal(table, view.record, self._moves)
        place = self._place(view, self._moves, count)
        return Move(move_text(self._moves[place], view.edition))

    def _place(self, view: View, moves: list[int], count: int) -> int:
        raise NotImplementedError
