"""A refused move together with the view in which it was refused."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

from leonardo.explain.wording import Wording
from leonardo.explain.written import Written


@dataclasses.dataclass(frozen=True)
class Case:
    """A refused move and the view in which it was refused."""

    wording: Wording
    move: Written
    view: Mapping[str, Any]
    legal: Sequence[str]

    @cached_property
    def mover(self) -> int:
        return int(self.view.get("to_move") or 0)

    @cached_property
    def edition(self) -> str:
        return str(self.view.get("edition", ""))

    @cached_property
    def edition_name(self) -> str:
        return self.wording.edition(self.edition)

    @cached_property
    def card(self) -> str:
        """The card of the move as a sentence names it; the move itself where it has none."""
        return self.wording.card(self.move.card) if self.move.card else self.move.text

    @cached_property
    def field(self) -> Mapping[str, Sequence[str]]:
        return self.view.get("field") or {}

    @cached_property
    def on_field(self) -> bool:
        return self.view.get("field") is not None

    @cached_property
    def effects(self) -> Sequence[Mapping[str, Any]]:
        return self.view.get("effects") or ()

    @cached_property
    def previous_seat(self) -> int:
        return (self.mover - 1) % int(self.view.get("seats") or 1)

    def top(self, cell: str) -> str:
        stack = self.field.get(cell) or ("",)
        return stack[-1]

    def option(self, name: str) -> Any:
        return (self.view.get("options") or {}).get(name)

    def say(self, message_id: str, **values: Any) -> str:
        return self.wording.say(message_id, **values)
