"""A text with a place in it: what stands there, and in which line and column."""

from __future__ import annotations

import json
import re
from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final, NoReturn

from leonardo.errors import RecordError, Sentence
from leonardo.record.value import Spot

# What a mail program or a word processor makes of quotation marks.
QUOTES: Final = {'"': '"', "“": "”", "„": "“”", "«": "»"}

_BLANKS = re.compile(r"\s+")
_HEADER = re.compile(r"\[\s*([^\W\d_][\w-]*)\s*:?\s*")
_BREAK = re.compile(r"\s*\n\s*")
_ESCAPED = re.compile(r"\\([{}\\])")


@dataclass(frozen=True)
class Header:
    """A header as it stands in the text: its values, and where they begin."""

    name: str
    values: tuple[str, ...]
    raw: tuple[tuple[str, int], ...]  # the values as written, each with its place
    place: int
    is_bare: bool  # without quotation marks

    @property
    def text(self) -> str:
        return " ".join(self.values)

    @property
    def inside(self) -> int:
        return self.raw[0][1]

    def words(self) -> Iterator[tuple[str, int]]:
        """The words of the values as written, with their places."""
        for text, place in self.raw:
            for found in re.finditer(r"[^\s:]+\s*:|[^\s,;]+", text):
                yield found[0], place + found.start()


class Source:
    """The text and the place up to which it has been read."""

    def __init__(self, text: str) -> None:
        self.text = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
        self._lines = [0, *(found.end() for found in re.finditer("\n", self.text))]
        self.place = 0
        self.skip(_BLANKS)

    @property
    def at_end(self) -> bool:
        return self.place >= len(self.text)

    def spot(self, place: int) -> Spot:
        """The line and column of a place, from 1."""
        line = bisect_right(self._lines, place)
        return Spot(line, place - self._lines[line - 1] + 1)

    def refuse(self, why: str, place: int | None = None, **detail: Any) -> NoReturn:
        """A RecordError with the line and column of this place, or of the present one."""
        spot = self.spot(self.place if place is None else place)
        raise RecordError(why, line=spot.line, column=spot.column, **detail)

    def take(self, pattern: re.Pattern[str]) -> re.Match[str] | None:
        """What the pattern finds right here, now read; or None, and nothing is read."""
        found = pattern.match(self.text, self.place)
        if found:
            self.place = found.end()
        return found

    def skip(self, pattern: re.Pattern[str]) -> None:
        """Whatever the pattern finds here is read, again and again."""
        while (found := pattern.match(self.text, self.place)) and found[0]:
            self.place = found.end()

    def sees(self, sign: str) -> bool:
        return self.text.startswith(sign, self.place)

    def sees_header(self, name: str) -> bool:
        found = _HEADER.match(self.text, self.place)
        return found is not None and found[1] == name

    @property
    def sees_quote(self) -> bool:
        return self.text[self.place : self.place + 1] in tuple(QUOTES)

    def header(self) -> Header:
        """The header that begins here, now read with the blanks behind it."""
        place = self.place
        begun = self.take(_HEADER)
        if begun is None:
            english = 'a header is written like [Edition "classic"]'
            self.refuse(Sentence(english, "wrong-record-header-form", example='[Edition "classic"]'))
        raw, values = [], []
        is_bare = not self.sees_quote
        if is_bare:
            raw.append(self._until_bracket(begun[1], place))
            values.append(_BREAK.sub(" ", raw[0][0]))
        while self.sees_quote:
            inside = self.place + 1
            values.append(self.quoted())
            raw.append((self.text[inside : self.place - 1], inside))
            self.skip(_BLANKS)
            self.skip(re.compile(r"\s*,\s*"))
        if not self.sees("]"):
            form = f'[{begun[1]} "..."]'
            english = f"the header {begun[1]} needs a closing bracket: {form}"
            self.refuse(Sentence(english, "wrong-record-bracket", header=begun[1], form=form))
        self.place += 1
        self.skip(_BLANKS)
        return Header(begun[1], tuple(values), tuple(raw), place, is_bare)

    def _until_bracket(self, name: str, place: int) -> tuple[str, int]:
        """What stands up to the closing bracket, with its place."""
        found = self.take(re.compile(r"[^\[\]]+"))
        if found is None or not found[0].strip():
            form = f'[{name} "..."]'
            english = f"the header {name} says nothing; write {form}"
            self.refuse(Sentence(english, "wrong-record-header-empty", header=name, form=form), place)
        return found[0].rstrip(), found.start()

    def quoted(self) -> str:
        """The text between the quotation marks that begin here; a line break in it is a blank."""
        begin = self.place
        closing = QUOTES[self.text[begin]]
        at = begin + 1
        while at < len(self.text) and self.text[at] not in closing:
            at += 2 if self.text[at] == "\\" else 1
        if at >= len(self.text):
            self.refuse(Sentence("this quotation mark is never closed", "wrong-record-quotation"), begin)
        inside = _BREAK.sub(" ", self.text[begin + 1 : at])
        self.place = at + 1
        if "\\" not in inside:
            return inside
        try:
            marked = inside if closing == '"' else inside.replace('"', '\\"')
            return str(json.loads(f'"{marked}"', strict=False))
        except ValueError:
            english = 'after a backslash stands ", \\, n, t, or u and four digits'
            self.refuse(Sentence(english, "wrong-record-backslash"), begin)

    def comment(self) -> str:
        """The comment that begins here, its blanks evened out."""
        begin = self.place
        found = self.take(re.compile(r"\{((?:\\[{}\\]|[^}])*)\}"))
        if found is None:
            brace = "}"
            english = f"this comment is never closed: a {brace} is missing"
            self.refuse(Sentence(english, "wrong-record-comment", brace=brace), begin)
        return " ".join(_ESCAPED.sub(r"\1", found[1]).split())

    def comments(self) -> list[str]:
        """All comments that stand here one after another."""
        found = []
        self.skip(_BLANKS)
        while self.sees("{"):
            found.append(self.comment())
            self.skip(_BLANKS)
        return found
