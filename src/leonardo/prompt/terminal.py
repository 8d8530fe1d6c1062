"""A terminal used as a typewriter: lines out, lines in, no cursor tricks, so it reads well aloud."""

from __future__ import annotations

import contextlib
import os
import shutil
import sys
from typing import Final, TextIO

from leonardo.board.signs import columns, wrapped

NARROWEST: Final = 40
WIDEST: Final = 100  # longer lines of text are hard to read
_PLAIN: Final = str.maketrans({"–": "-", "—": "-", "’": "'", "…": "...", "×": "x", "·": "-", "→": "->"})


class Terminal:
    """Where the game is told and asked."""

    def __init__(self, *, ascii: bool | None = None, color: bool | None = None) -> None:
        """What is None is found out: ASCII where the encoding knows no more, colour on a real terminal."""
        self.out: TextIO = sys.stdout
        if sys.stdin.isatty():
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401  - only to edit what is typed
        self.ascii = _knows_ascii_only(self.out) if ascii is None else ascii
        self.color = _may_be_coloured(self.out) if color is None else color

    @property
    def width(self) -> int:
        return max(NARROWEST, shutil.get_terminal_size((80, 24)).columns)

    @property
    def height(self) -> int:
        return max(8, shutil.get_terminal_size((80, 24)).lines)

    def tell(self, text: str = "", indent: str = "") -> None:
        """A paragraph, wrapped."""
        width = min(self.width, WIDEST)
        for line in text.split("\n"):
            for piece in [line] if columns(line) <= width else wrapped(line, width, indent):
                self.show(piece.replace("\xa0", " "))

    def show(self, text: str) -> None:
        """Lines as they are."""
        print(text.translate(_PLAIN) if self.ascii else text, file=self.out, flush=True)

    def ask(self, question: str) -> str:
        """A line that was typed, without blanks around it; EOFError where there are no more."""
        if not sys.stdin.isatty():
            print(question, end=" ", file=self.out, flush=True)
            line = sys.stdin.readline()
            if not line:
                raise EOFError
            self.show(line.rstrip("\n"))  # so that a transcript shows what was answered
            return line.strip()
        return input(f"{question} ").strip()

    def columns(self, entries: list[str]) -> None:
        """Short entries in columns, from left to right."""
        each = max(map(len, entries)) + 3
        fitting = max(1, self.width // each)
        for start in range(0, len(entries), fitting):
            self.show("".join(entry.ljust(each) for entry in entries[start : start + fitting]).rstrip())


def _knows_ascii_only(out: TextIO) -> bool:
    return not (out.encoding or "ascii").lower().replace("-", "").startswith("utf")


def _may_be_coloured(out: TextIO) -> bool:
    dumb = os.environ.get("TERM", "dumb") in ("dumb", "")
    return out.isatty() and not os.environ.get("NO_COLOR") and not dumb
