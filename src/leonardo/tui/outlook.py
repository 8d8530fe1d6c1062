"""What is to be seen at one moment: the position or its preview, who looks, what is being chosen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Final

from leonardo.board.known import Ban, bans, edition_of, guards
from leonardo.board.scene import Scene
from leonardo.board.signs import UNICODE, Signs
from leonardo.texts import Value, say
from leonardo.tui.choosing import Choosing, Part
from leonardo.tui.faces import Size
from leonardo.words import ZONE_NAMES

SNUG_LINES: Final = 1


@dataclass(frozen=True)
class Outlook:
    """One seat's look at the table; `ahead` is the position as it will be once the chosen move is made."""

    position: Mapping[str, Any]
    seat: int | None
    names: Sequence[str]
    language: str
    choosing: Choosing
    ahead: Mapping[str, Any] | None = None
    changed: frozenset[Any] = frozenset()  # by the chosen move, else since the last decision
    is_roomy: bool = False
    foreseen: Sequence[str] = ()  # what the chosen move would do, in sentences
    signs: Signs = field(default=UNICODE)

    def say(self, message_id: str, **values: Value) -> str:
        return say(self.language, message_id, **values)

    def scene(self, width: int) -> Scene:
        """The same for the drawings in text."""
        return Scene(self.position, self.language, self.signs, False, width, self.names, self.seat)

    @property
    def shown(self) -> Mapping[str, Any]:
        """The position to draw."""
        return self.position if self.ahead is None else self.ahead

    @property
    def on_field(self) -> bool:
        return self.position["field"] is not None

    @property
    def is_mine(self) -> bool:
        """Whether the seat that looks is the one that decides."""
        return bool(not self.position["outcome"] and self.seat == self.position["to_move"])

    @cached_property
    def bans(self) -> list[Ban]:
        return bans(self.position)

    @cached_property
    def size(self) -> Size:
        """The room of a face: names in words where there is room, else two letters for each symbol."""
        most = self.most_symbols
        if self.is_roomy:
            return Size(14, most)
        return Size(8 if most > 2 else 7, SNUG_LINES)

    @cached_property
    def most_symbols(self) -> int:
        edition = edition_of(self.position)
        lists = self.position.get("deck_lists") or edition.deck_lists(int(self.position["seats"]))
        cards = [card for deck in lists.values() for card in deck if not card.startswith("!")]
        return max(len(card.lstrip("+")) for card in cards)

    @cached_property
    def zones(self) -> tuple[str, ...]:
        """The zones that a table of this edition has."""
        if edition_of(self.position).table.square:
            return ZONE_NAMES
        return tuple(zone for zone in ZONE_NAMES if len(zone) == 1)

    def guards(self, seat: int) -> dict[str, str]:
        return guards(self.shown, seat)

    def state(self, part: Part, place: Any) -> str:
        """What can be done with this place, or what has just happened to it."""
        if self.ahead is not None and place in self.changed:
            return "new"
        if part in self.choosing.picked:
            return "picked"
        if self.is_mine and part in self.choosing.open:
            return "legal"
        return "new" if place in self.changed else ""
