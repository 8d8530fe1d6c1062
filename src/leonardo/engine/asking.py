"""A request: one JSON object, and its fields, each of exactly the kind that the protocol says."""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from typing import Any, Final, NoReturn

from leonardo.errors import MalformedRequest
from leonardo.explain import problem
from leonardo.texts import FALLBACK, languages

_KINDS: Final = {str: "text", int: "number", list: "list", dict: "object"}
_MISSING: Final = object()


class Request:
    """One request; asking for a field gives its value or refuses the request with a sentence."""

    def __init__(self, told: dict[str, Any]) -> None:
        self._told = told
        self.language = FALLBACK
        wanted = self.text("lang", FALLBACK)
        if wanted not in languages():
            raise MalformedRequest(f"lang is one of {', '.join(languages())}, not {wanted!r}")
        self.language = wanted
        self.cmd = self.text("cmd")

    def malformed(self, cause: str, **values: Any) -> NoReturn:
        """The request is refused with the sentence for this cause."""
        raise MalformedRequest(problem(self.language, "malformed", cause, **values))

    def has(self, name: str) -> bool:
        return name in self._told

    def text(self, name: str, default: str | None = None) -> str:
        """A text; without a default the field must be there."""
        value: str = self._field(name, str, default)
        return value

    def number(self, name: str, low: int, high: int, default: int | None = None) -> int:
        """A whole number from low to high."""
        value: int = self._field(name, int, default)
        if not low <= value <= high:
            self.malformed("range", field=name, lowest=low, highest=high)
        return value

    def whole(self, name: str) -> int:
        """A whole number of any size."""
        value: int = self._field(name, int, None)
        return value

    def object(self, name: str, default: dict[str, Any] | None = None) -> dict[str, Any]:
        """An object."""
        value: dict[str, Any] = self._field(name, dict, default)
        return value

    def seat(self, name: str, seats: int) -> int | None:
        """A seat's number, or None for null: a spectator."""
        if self._told.get(name, _MISSING) is None:
            return None
        value = self.whole(name)
        if not 0 <= value < seats:
            self.malformed("seat", seat=_short(value), last=seats - 1)
        return value

    def texts_of(self, name: str, value: Any) -> Sequence[str]:
        """The value as a list of texts; `name` says where it stands."""
        if not isinstance(value, list):
            self.malformed("type", field=name, kind="list")
        for place, entry in enumerate(value):
            if not isinstance(entry, str):
                self.malformed("type", field=f"{name}[{place}]", kind="text")
        return value

    def _field(self, name: str, kind: type, default: Any) -> Any:
        value = self._told.get(name, _MISSING)
        if value is _MISSING:
            if default is None:
                self.malformed("field", cmd=str(self._told.get("cmd", "{}")), field=name)
            return default
        if type(value) is not kind:  # so that true is not 1
            self.malformed("type", field=name, kind=_KINDS[kind])
        return value


def parsed(line: bytes) -> dict[str, Any]:
    """The JSON object of this line; or a MalformedRequest that says where reading stopped."""
    try:
        told = json.loads(line.decode(), parse_constant=_no_number, parse_float=_finite)
    except UnicodeDecodeError as error:
        raise MalformedRequest(f"this line is not UTF-8 from byte {error.start + 1} on") from None
    except json.JSONDecodeError as error:
        raise MalformedRequest(problem(FALLBACK, "malformed", "json", column=error.pos + 1)) from None
    except RecursionError:
        raise MalformedRequest("this line is nested too deeply") from None
    except ValueError:
        raise MalformedRequest("a number in this line is none of JSON, or has too many digits") from None
    if not isinstance(told, dict):
        raise MalformedRequest(problem(FALLBACK, "malformed", "object"))
    return told


def _no_number(text: str) -> NoReturn:
    raise ValueError(text)  # NaN and Infinity are Python's, not JSON's


def _finite(text: str) -> float:
    value = float(text)
    if not math.isfinite(value):
        raise ValueError(text)
    return value


def _short(value: int) -> str:
    """The number as text, if anybody could read it."""
    return str(value) if abs(value) < 10**12 else "..."
