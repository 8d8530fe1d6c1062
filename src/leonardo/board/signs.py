"""The characters and inks of a drawing: Unicode or plain ASCII, coloured or not, equally readable."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from typing import Final

# Inks repeat what a sign, a word or a bracket says already.
_INKS: Final = {
    "quiet": "2",
    "strong": "1",
    "mine": "1;36",
    "good": "32",
    "warning": "1;31",
    "marker": "1;35",
}


@dataclass(frozen=True)
class Signs:
    """One sign for each thing that is drawn."""

    corners: dict[str, str]  # the crossing of two lines, by the arms it has: up, down, left, right
    across: str
    down: str
    free: str  # a cell or zone where a card may come to lie
    key: str
    no_key: str
    forbidden: str
    marker: str
    spent_marker: str
    stack: str
    locked: str
    shielded: str
    feeds: str
    feeds_both_ways: str
    turn: str
    dot: str
    cut: str

    @property
    def is_plain(self) -> bool:
        return self.down == "|"


_ARMS: Final = ("ud", "lr", "dr", "dl", "ur", "ul", "udr", "udl", "dlr", "ulr", "udlr")
UNICODE: Final = Signs(
    corners=dict(zip(_ARMS, "│─╭╮╰╯├┤┬┴┼", strict=True)),
    across="─",
    down="│",
    free="·",
    key="●",
    no_key="·",
    forbidden="✗",
    marker="▼",
    spent_marker="▽",
    stack="×",
    locked="■",
    shielded="◊",
    feeds="→",
    feeds_both_ways="⇄",
    turn="▶",
    dot="·",
    cut="…",
)
ASCII: Final = Signs(
    corners=dict(zip(_ARMS, "|-+++++++++", strict=True)),
    across="-",
    down="|",
    free=".",
    key="o",
    no_key=".",
    forbidden="*",
    marker="V",
    spent_marker="v",
    stack="x",
    locked="#",
    shielded="%",
    feeds="->",
    feeds_both_ways="<->",
    turn=">",
    dot="-",
    cut="~",
)


def ink(text: str, name: str, color: bool) -> str:
    """The text in this ink, or as it is where nothing is coloured."""
    return f"\x1b[{_INKS[name]}m{text}\x1b[0m" if color and text.strip() else text


def clean(name: str) -> str:
    """A name without anything that could move a cursor."""
    return "".join(letter if letter.isprintable() else "?" for letter in name)


def columns(text: str) -> int:
    """How many columns of a terminal the text needs."""
    return sum(
        0 if unicodedata.combining(letter) else 2 if unicodedata.east_asian_width(letter) in "WF" else 1
        for letter in text
    )


def fit(text: str, width: int, signs: Signs) -> str:
    """The text cut to so many columns."""
    if columns(text) <= width:
        return text
    kept = ""
    for letter in text:
        if columns(kept + letter) > width - 1:
            break
        kept += letter
    return kept + signs.cut


def left(text: str, width: int) -> str:
    """The text with blanks behind it, so many columns wide."""
    return text + " " * (width - columns(text))


def centred(text: str, width: int) -> str:
    """The text in the middle of so many columns."""
    before = max(0, width - columns(text)) // 2
    return left(" " * before + text, width)


def wrapped(text: str, width: int, indent: str = "") -> list[str]:
    """The text in lines of at most so many columns, those after the first indented."""
    lines: list[str] = []
    line = text[: len(text) - len(text.lstrip(" "))]
    for word in text.lstrip(" ").split(" "):
        if line.strip() and columns(line) + 1 + columns(word) > width:
            lines.append(line)
            line = indent + word
        else:
            line = f"{line} {word}" if line.strip() else line + word
    return [*lines, line]
