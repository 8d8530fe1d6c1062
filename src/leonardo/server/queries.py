"""What may stand behind the question mark: described for programs, and held to that description."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from leonardo.server.plans import Refusal

_WHOLE: Final = re.compile(r"-?\d{1,11}", re.ASCII)


@dataclass(frozen=True)
class Query:
    """A parameter behind the question mark; its schema is JSON Schema, of a whole number or a text."""

    name: str
    schema: dict[str, Any]
    about: str

    def check(self, text: str) -> None:
        """The text is what the schema says; otherwise a Refusal."""
        if not (self._is_number(text) if self.schema["type"] == "integer" else self._is_text(text)):
            raise Refusal("malformed", detail=f"{self.name}: {self.about}")

    def _is_number(self, text: str) -> bool:
        if not _WHOLE.fullmatch(text):
            return False
        low, high = self.schema.get("minimum", -(10**12)), self.schema.get("maximum", 10**12)
        return bool(low <= int(text) <= high)

    def _is_text(self, text: str) -> bool:
        pattern = self.schema.get("pattern", "")
        return len(text) <= self.schema.get("maxLength", 64) and bool(re.search(pattern, text))


def check_all(queries: Iterable[Query], given: Mapping[str, str]) -> None:
    """Whatever of these is given is as it is described; what nobody described is not looked at."""
    for query in queries:
        if query.name in given:
            query.check(given[query.name])
