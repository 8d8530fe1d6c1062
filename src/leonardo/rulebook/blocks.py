"""What a page of the rule book consists of, before it is written as Markdown or for a terminal.

Texts hold `code` and **strong** words in the manner of Markdown, nothing else.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True)
class Heading:
    text: str
    level: int = 2  # 1 is the title of a topic
    anchor: str = ""  # of a topic its id, where links lead


@dataclass(frozen=True)
class Paragraph:
    text: str


@dataclass(frozen=True)
class Items:
    """A list; steps that follow one another are numbered."""

    entries: tuple[str, ...]
    numbered: bool = False


@dataclass(frozen=True)
class Table:
    header: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True)
class Ruling:
    """Where the printed rules leave a choice: what we choose, why, and how a table chooses otherwise."""

    title: str
    text: str
    readings: tuple[str, ...] = ()  # the one in force first; empty where no option changes it


@dataclass(frozen=True)
class Scene:
    """An example that was played: the drawing before, what was done and said, the drawing after."""

    name: str
    caption: str
    before: tuple[str, ...]
    situation: tuple[str, ...]  # hands, Keys and restrictions, a sentence each
    moves: tuple[tuple[str, str], ...]  # each move as it is written, and what it did
    refused: tuple[tuple[str, str], ...]  # each move that is not allowed before those, and why
    refused_after: tuple[tuple[str, str], ...]  # and afterwards
    after: tuple[str, ...]  # empty where nothing was played


Block: TypeAlias = Heading | Paragraph | Items | Table | Ruling | Scene
