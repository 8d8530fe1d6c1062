"""The moves that were made, and what a move did for every audience."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, final

from leonardo.edition import Edition
from leonardo.events import REFEREE, Event, events
from leonardo.heard import Heard
from leonardo.move import Move
from leonardo.rules import codes, layout
from leonardo.view import SPECTATOR


class Made(NamedTuple):
    """A move that was made: who, in which turn, and what chance said after it."""

    turn: int
    seat: int
    move: Move
    chance: tuple[tuple[str, Any], ...]  # ("shuffle main", cards), ("takes", card)
    mark: Any
    heard: Sequence[Heard]  # what each seat, and last a spectator, may know of it


@final
class Played:
    """What a move did, for every audience."""

    __slots__ = ("_edition", "_tape", "move")

    def __init__(self, edition: Edition, tape: Any, move: Move) -> None:
        self._edition = edition
        self._tape = tape
        self.move = move

    @property
    def events(self) -> list[Event]:
        """All facts, with every card open."""
        return events(self._edition, self._tape, REFEREE)

    @property
    def is_open(self) -> bool:
        """Whether every audience knows all of it."""
        width = layout.EVENT_WIDTH
        known_to = self._tape.rows[width - 1 : self._tape.count * width : width]
        return all(audience == codes.EVERYONE for audience in known_to)

    def seen_by(self, seat: int | None) -> list[Event]:
        """The facts as this seat, or with None a spectator, may know them."""
        return events(self._edition, self._tape, SPECTATOR if seat is None else seat)

    def __repr__(self) -> str:
        return f"<{self.move}: {', '.join(event['event'] for event in self.events)}>"
