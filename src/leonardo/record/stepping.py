"""A recorded game as steps that can be gone through forwards and backwards, as one seat knew it."""

from __future__ import annotations

from typing import Any, NamedTuple

from leonardo.game import Game
from leonardo.record.value import Record


class Step(NamedTuple):
    """A move of the record: whose, in which turn, what it did, and the position after it."""

    turn: int
    seat: int
    move: str
    comments: tuple[str, ...]
    facts: list[dict[str, Any]]
    position: dict[str, Any]


class Replay:
    """A record, played once and looked at as this seat; with `reader` None nothing is hidden."""

    def __init__(self, record: Record, reader: int | None) -> None:
        self.record = record
        self.reader = reader
        self.final = record.replay()  # first of all: a record that breaks the rules says where
        game = _beginning(self.final)
        self.start = self._seen(game)
        self.steps = []
        for entry, made in zip(record.moves, self.final.made, strict=True):
            played = game.play(made.move)
            facts = played.events if reader is None else played.seen_by(reader)
            self.steps.append(
                Step(made.turn, made.seat, made.move.text, entry.comments, facts, self._seen(game))
            )

    def _seen(self, game: Game) -> dict[str, Any]:
        return game.position if self.reader is None else game.view(self.reader).position

    @property
    def last_turn(self) -> int:
        return self.final.turn

    @property
    def first_turn(self) -> int:
        return int(self.start["turn"])

    def position(self, done: int) -> dict[str, Any]:
        """The position after so many steps."""
        return self.start if done == 0 else self.steps[done - 1].position

    def before_turn(self, turn: int) -> int:
        """How many steps are done when this turn begins."""
        return sum(1 for step in self.steps if step.turn < turn)


def _beginning(game: Game) -> Game:
    """The same game before its first move, with the chance of the record to come."""
    twin = game.copy()
    while twin.made:
        twin.undo()
    return twin
