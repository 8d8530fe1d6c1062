"""A record as text: headers, then the moves numbered by turn, wrapped at 80."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from leonardo.record.headers import OWN_LISTS, is_plain, options_text, quoted
from leonardo.record.value import Entry, Record

WIDTH: Final = 80
MAY_BREAK: Final = ("Options", "Deal", "Position")  # headers in which a line break is only a blank


def written(record: Record) -> str:
    """The whole record; a reader gives the same one back."""
    lines = [line for header in _headers(record) for line in header]
    moves = _wrapped(_pieces(record))
    return "\n".join((*lines, *(["", *moves] if moves else []))) + "\n"


def _headers(record: Record) -> Iterator[list[str]]:
    yield _header("Edition", record.edition.name)
    if record.edition.options:
        yield _header("Options", options_text(record.edition))
    yield _header("Seats", *record.names)
    kept = [header for header in record.headers if header[0] != "Result"]
    for name, values in kept:
        yield _header(name, *values)
    if record.deal is not None:
        yield _header("First", record.names[record.deal.first])
        if record.own_lists:
            yield _header("Decks", OWN_LISTS)
        decks = {"main": record.deal.main, "extra": record.deal.extra}
        yield _header("Deal", *(f"{name}: {' '.join(cards)}" for name, cards in decks.items() if cards))
    else:
        yield _header("Position", record.start or "")
    for name, values in record.headers:
        if name == "Result":
            yield _header(name, *values)


def _header(name: str, *values: str) -> list[str]:
    """The header as lines; only where a line break means nothing it has more than one."""
    text = f"[{name} {' '.join(map(quoted, values))}]"
    return _wrapped((" ", word) for word in text.split(" ")) if name in MAY_BREAK else [text]


def _pieces(record: Record) -> Iterator[tuple[str, str]]:
    """What stands in the moves, each with the blanks before it; a line may break between any two."""
    for comment in record.comments:
        yield from _comment(comment)
    for entry in record.moves:
        if head := _head(entry, record.names):
            yield "  ", head
        yield " ", entry.move.text
        for what, cards in entry.chance:
            said = f"<{what} {cards}>" if what == "takes" else f"<{what}: {' '.join(cards)}>"
            for word in said.split(" "):
                yield " ", word
        for comment in entry.comments:
            yield from _comment(comment)


def _head(entry: Entry, names: tuple[str, ...]) -> str:
    """The number of a new turn and whose it is, as far as the record knows."""
    number = "" if entry.turn is None else f"{entry.turn}."
    if entry.seat is None:
        return number
    name = names[entry.seat]
    return f"{number} {name if is_plain(name, names) else quoted(name)}".strip()


def _comment(comment: str) -> Iterator[tuple[str, str]]:
    escaped = re.sub(r"([{}\\])", r"\\\1", comment)
    for word in f"{{{escaped}}}".split(" "):
        yield " ", word


def _wrapped(pieces: Iterator[tuple[str, str]]) -> list[str]:
    """The pieces in lines of at most 80; a longer piece has a line of its own."""
    lines: list[str] = []
    for blanks, piece in pieces:
        if lines and len(lines[-1]) + len(blanks) + len(piece) <= WIDTH:
            lines[-1] += blanks + piece
        else:
            lines.append(piece)
    return lines
