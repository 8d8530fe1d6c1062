"""The bot `planner`: weighs own lines, the neighbour's, and what the next seat is forbidden."""

from __future__ import annotations

from collections import Counter
from typing import Any

from leonardo import rules
from leonardo.bots.bot import Policy
from leonardo.bots.policies.notes import Notes
from leonardo.bots.policies.planner import choose_planner
from leonardo.edition import Edition
from leonardo.view import View


class Planner(Policy):
    """Plays one move ahead from what its seat knows; no search, no peeking."""

    name = "planner"

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self._notes = Notes()
        self._noted: tuple[Edition, dict[str, tuple[str, ...]]] | None = None
        self._ahead = rules.State()
        self._tape = rules.Tape()

    def _place(self, view: View, moves: list[int], count: int) -> int:
        decks = view.deck_lists
        if self._noted != (view.edition, decks):
            write_decks(self._notes, view.edition, decks)
            self._noted = (view.edition, decks)
        table = view.edition.table
        return int(
            choose_planner(
                table, view.record, moves, count, self._notes, self._ahead, self._tape, self._words
            )
        )


def write_decks(notes: Any, edition: Edition, decks: dict[str, tuple[str, ...]]) -> None:
    """The notes hold every different card of the decks, and how many there are of each."""
    counted = Counter(edition.card_code(card) for cards in decks.values() for card in cards)
    notes.face_count = len(counted)
    for place, card in enumerate(sorted(counted)):
        notes.faces[place] = card
        notes.copies[place] = counted[card]
