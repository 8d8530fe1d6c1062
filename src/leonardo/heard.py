"""What a seat has heard of a game: the facts of every move, as far as it may know them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from leonardo import rules
from leonardo.edition import Edition
from leonardo.rules import codes, layout

Row = tuple[int, ...]  # event, seat, card, a, b, a second card, audience


class Heard(NamedTuple):
    """One move, for one audience."""

    excluded: int  # what a skip would have said of the mover's hand, see `leonardo.rules.ruled_out`
    held: int  # the cards in the mover's hand before the move
    facts: tuple[Row, ...]


class Ears:
    """What each seat, and a spectator, has heard of a game so far."""

    def __init__(self, seats: int) -> None:
        self._heard: list[list[Heard]] = [[] for _ in range(seats + 1)]  # a spectator's last

    def of(self, seat: int | None) -> tuple[Heard, ...]:
        """All moves as this seat or, with None, a spectator knows them."""
        return tuple(self._heard[-1 if seat is None else seat])

    def add(self, heard: Sequence[Heard]) -> None:
        """One more move was made."""
        for audience, facts in zip(self._heard, heard, strict=True):
            audience.append(facts)

    def forget(self) -> None:
        """The last move was taken back."""
        for audience in self._heard:
            audience.pop()

    def copy(self) -> Ears:
        """The same, sharing nothing."""
        twin = Ears(0)
        twin._heard = [list(audience) for audience in self._heard]
        return twin


def heard_by_all(edition: Edition, before: Any, tape: Any) -> Sequence[Heard]:
    """The facts of a move for each seat, and last for a spectator; what all may know is kept once."""
    width, seats = layout.EVENT_WIDTH, int(before.seats)
    excluded, held = rules.ruled_out(edition.table, before), int(before.hand_count[before.mover])
    rows = [tuple(tape.rows[at : at + width]) for at in range(0, tape.count * width, width)]
    spectator = Heard(excluded, held, tuple(_as_known(edition, row, -1) for row in rows))
    if all(row[-1] == codes.EVERYONE for row in rows):
        return [spectator] * (seats + 1)
    told = [tuple(_as_known(edition, row, seat) for row in rows) for seat in range(seats)]
    return [*(Heard(excluded, held, facts) for facts in told), spectator]


def _as_known(edition: Edition, row: Row, seat: int) -> Row:
    event, who, card, a, b, second, audience = row
    if audience == codes.EVERYONE or (seat >= 0 and audience >> seat & 1):
        return row
    table = edition.table
    back = card & codes.EXTRA if table.two_decks or table.backs_visible else 0
    return event, who, codes.HIDDEN | back, a, b, second, audience
