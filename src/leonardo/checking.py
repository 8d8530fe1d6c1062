"""A value from outside with the path that leads to it, so that a refusal says where it stands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NoReturn

from leonardo import words
from leonardo.edition import Edition
from leonardo.errors import PositionError, did_you_mean
from leonardo.rules import codes


class Place:
    """A value and where it stands; each question answers with the value or refuses the position."""

    __slots__ = ("path", "value")

    def __init__(self, value: Any, path: str) -> None:
        self.value = value
        self.path = path

    def refuse(self, why: str) -> NoReturn:
        raise PositionError(why, where=self.path)

    def __getitem__(self, key: str | int) -> Place:
        path = f"{self.path}[{key}]" if isinstance(key, int) else f"{self.path}.{key}"
        path = path.removeprefix("position.")
        if isinstance(key, str) and (not isinstance(self.value, dict) or key not in self.value):
            raise PositionError("this is missing", where=path)
        return Place(self.value[key], path)

    def get(self, key: str, default: Any) -> Place:
        """The value under this key, or the default where it is absent."""
        return self[key] if key in self.mapping() else Place(default, f"{self.path}.{key}")

    def fields(self, needed: Sequence[str], known: Sequence[str]) -> None:
        """The value is an object with all the needed fields and no unknown ones."""
        present = self.mapping()
        for name in needed:
            if name not in present:
                self.refuse(f"{name} is missing")
        for name in present:
            if name not in known:
                self.refuse(f"{name!r} is no field of this.{did_you_mean(str(name), known)}")

    def mapping(self) -> Mapping[str, Any]:
        if not isinstance(self.value, dict):
            self.refuse(f"an object is needed, not {_kind(self.value)}")
        return self.value

    def entries(self, length: int | None = None) -> list[Place]:
        if not isinstance(self.value, list):
            self.refuse(f"a list is needed, not {_kind(self.value)}")
        if length is not None and len(self.value) != length:
            self.refuse(f"{length} entries are needed, one for each seat, not {len(self.value)}")
        return [self[i] for i in range(len(self.value))]

    def text(self) -> str:
        if not isinstance(self.value, str):
            self.refuse(f"a text is needed, not {_kind(self.value)}")
        return self.value

    def number(self, low: int, high: int) -> int:
        if type(self.value) is not int:
            self.refuse(f"a whole number is needed, not {_kind(self.value)}")
        if not low <= self.value <= high:
            self.refuse(f"{self.value} is not from {low} to {high}")
        return self.value

    def flag(self) -> int:
        if type(self.value) is not bool:
            self.refuse(f"true or false is needed, not {_kind(self.value)}")
        return int(self.value)

    def one_of(self, choices: Sequence[str | None]) -> int:
        """The place of this word among the choices."""
        known = [choice for choice in choices if choice is not None]
        if not isinstance(self.value, str) or self.value not in known:
            near = did_you_mean(str(self.value), known)
            self.refuse(f"{self.value!r} is not one of {', '.join(known)}.{near}")
        return choices.index(self.value)

    def cell(self) -> int:
        try:
            return words.cell_number(self.text())
        except ValueError as problem:
            self.refuse(str(problem))

    def card(self, edition: Edition) -> int:
        """The card of this text; hidden ones are refused, for a view cannot be played on."""
        try:
            code = edition.card_code(self.text())
        except ValueError as problem:
            self.refuse(str(problem))
        if code & codes.HIDDEN:
            self.refuse("a hidden card: this is a view, and only a whole position can be loaded")
        return code

    def symbol_card(self, edition: Edition) -> int:
        code = self.card(edition)
        if code & codes.ACTION:
            self.refuse(f"{self.value} has no symbols and cannot lie or count here")
        return code

    def symbol_card_or_none(self, edition: Edition) -> int:
        return codes.NO_CARD if self.value is None else self.symbol_card(edition)

    def nothing(self, why: str) -> None:
        """The value is null."""
        if self.value is not None:
            self.refuse(f"{why}, so this is null")


def _kind(value: Any) -> str:
    """What kind of JSON value this is, in words."""
    if value is None:
        return "null"
    kinds = {bool: "true or false", int: "a number", float: "a number", str: "a text", list: "a list"}
    return kinds.get(type(value), "an object")
