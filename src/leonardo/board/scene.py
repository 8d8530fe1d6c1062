"""What every part of a drawing needs to know: the position, who looks at it, in which language and signs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from leonardo.board.known import Ban, bans
from leonardo.board.signs import Signs, clean, fit, ink
from leonardo.texts import Value, list_of, say

NAME_WIDTH = 14


@dataclass(frozen=True)
class Scene:
    """A position as one seat looks at it."""

    position: Mapping[str, Any]
    language: str
    signs: Signs
    color: bool
    width: int
    names: Sequence[str] | None
    seat: int | None

    @cached_property
    def bans(self) -> list[Ban]:
        return bans(self.position)

    @property
    def seats(self) -> range:
        return range(self.position["seats"])

    def say(self, message_id: str, **values: Value) -> str:
        return say(self.language, message_id, **values)

    def list_of(self, parts: Sequence[str]) -> str:
        return list_of(self.language, parts)

    def ink(self, text: str, name: str) -> str:
        return ink(text, name, self.color)

    def player(self, seat: int) -> str:
        """The seat's name, or its number in words."""
        if self.names and seat < len(self.names):
            return clean(self.names[seat])
        return self.say("seat-unnamed", seat=str(seat))

    def called(self, seat: int) -> str:
        """The name for a caption, "you" for whoever looks."""
        if seat == self.seat:
            return self.say("board-you")
        return fit(self.player(seat), NAME_WIDTH, self.signs)
