"""Blocks as lines for a terminal: wrapped to its width, bold and coloured only where that is wanted."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from leonardo.board.signs import columns, left, wrapped
from leonardo.rulebook.blocks import Block, Heading, Items, Paragraph, Ruling, Scene, Table

WIDEST: Final = 100  # longer lines of text are hard to read
_MARKED: Final = re.compile(r"`([^`]+)`|\*\*([^*]+)\*\*|\*([^*]+)\*")
_INKS: Final = ("36", "1", "3")  # code, strong, emphasis
_GAP: Final = 2
INDENT: Final = 2  # of a drawing
_NARROWEST_CELL: Final = 12
_ASCII: Final = str.maketrans(
    {"–": "-", "—": "-", "…": "...", "“": '"', "”": '"', "«": '"', "»": '"', "’": "'"}
)


def as_lines(
    blocks: Iterable[Block], *, width: int = 80, ascii: bool = False, color: bool = False
) -> list[str]:
    """The blocks one below the other; no line is wider than the terminal, except a drawing that cannot be."""
    lines: list[str] = []
    for block in blocks:
        if lines:
            lines.append("")
        lines += _lines(block, min(width, WIDEST), width, color)
    return [line.translate(_ASCII) for line in lines] if ascii else lines


def _lines(block: Block, width: int, whole: int, color: bool) -> list[str]:
    match block:
        case Heading(text, level, _):
            return _heading(text, level, color)
        case Paragraph(text):
            return _wrapped(text, width, color)
        case Items(entries, numbered):
            marks = (f"{i}. " if numbered else "- " for i in range(1, len(entries) + 1))
            return [
                line
                for mark, entry in zip(marks, entries, strict=True)
                for line in _item(mark, entry, width, color)
            ]
        case Table(header, rows):
            return _table([header, *rows], width, whole, color)
        case Ruling(title, text, readings):
            lines = _wrapped(f"**{title}.** {text}", width - 2, color)
            for reading in readings:
                lines += _item("- ", reading, width - 2, color)
            return [f"| {line}" for line in lines]
        case Scene():
            return list(_scene(block, width, color))
    raise TypeError(block)


def _heading(text: str, level: int, color: bool) -> list[str]:
    shown = _inked(text, color)
    if color:
        return [f"\x1b[1;4m{shown}\x1b[0m" if level == 1 else f"\x1b[1m{shown}\x1b[0m"]
    return [shown, ("=" if level == 1 else "-") * columns(shown)]


def _scene(scene: Scene, width: int, color: bool) -> Iterator[str]:
    yield from _wrapped(scene.caption, width, color)
    yield ""
    yield from (" " * INDENT + line for line in scene.before)
    yield ""
    for text in scene.situation:
        yield from _item("- ", text, width, color)
    for _, why in scene.refused:
        yield from _item("- ", why, width, color)
    for move, told in scene.moves:
        yield from _item("> ", f"`{move}`  {told}", width, color)
    if scene.after:
        yield ""
        yield from (" " * INDENT + line for line in scene.after)
    if scene.refused_after:
        yield ""
    for _, why in scene.refused_after:
        yield from _item("- ", why, width, color)


def _item(mark: str, text: str, width: int, color: bool) -> list[str]:
    first, *more = _wrapped(text, width - len(mark), color)
    return [mark + first, *(" " * len(mark) + line for line in more)]


def _wrapped(text: str, width: int, color: bool) -> list[str]:
    """Wrapped as it will be seen; the marks are inked afterwards, so that they do not count."""
    if not color:
        return wrapped(_bare(text), width)
    # A marked phrase is kept in one piece: its blanks become blanks that do not break.
    kept = _MARKED.sub(lambda found: found[0].replace(" ", "\u00a0"), text)
    lines: list[str] = []
    line = ""
    for word in kept.split(" "):
        if line and columns(_bare(f"{line} {word}")) > width:
            lines.append(line)
            line = word
        else:
            line = f"{line} {word}" if line else word
    return [_inked(line, True).replace("\u00a0", " ") for line in [*lines, line]]


def _bare(text: str) -> str:
    return _MARKED.sub(lambda found: found[1] or found[2] or found[3], text)


def _inked(text: str, color: bool) -> str:
    if not color:
        return _bare(text)

    def ink(found: re.Match[str]) -> str:
        kind = next(i for i in range(3) if found[i + 1])
        return f"\x1b[{_INKS[kind]}m{found[kind + 1]}\x1b[0m"

    return _MARKED.sub(ink, text)


def _table(rows: Sequence[Sequence[str]], width: int, whole: int, color: bool) -> list[str]:
    """Columns side by side where they fit; else each row by itself, an entry a line."""
    needed = [max(columns(_bare(row[i])) for row in rows) for i in range(len(rows[0]))]
    gaps = _GAP * (len(needed) - 1)
    if sum(needed) + gaps > whole:
        return _rows_apart(rows, width, color)
    header, *others = rows
    lines = [_row(header, needed, color), "  ".join("-" * each for each in needed)]
    return [*lines, *(_row(row, needed, color) for row in others)]


def _row(row: Sequence[str], widths: Sequence[int], color: bool) -> str:
    cells = (
        _inked(cell, color) + " " * (each - columns(_bare(cell)))
        for cell, each in zip(row, widths, strict=True)
    )
    return (" " * _GAP).join(cells).rstrip()


def _rows_apart(rows: Sequence[Sequence[str]], width: int, color: bool) -> list[str]:
    header, *others = rows
    names = [_bare(name) for name in header[1:]]
    each = max(_NARROWEST_CELL, *map(columns, names)) + _GAP
    lines: list[str] = []
    for label, *cells in others:
        if lines:
            lines.append("")
        lines.append(f"\x1b[1m{label}\x1b[0m" if color else label)
        for name, cell in zip(names, cells, strict=True):
            first, *more = wrapped(_bare(cell), width - each - 2)
            lines += [f"  {left(name, each)}{first}", *(" " * (each + 2) + line for line in more)]
    return lines
