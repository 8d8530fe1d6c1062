"""The fields of an observation: for each its shape, its bounds, what it says, how it is read.

A field is read from the view's record alone. Seats are turned: seat 0 of a field is the reader, seat 1 the
left neighbour, and so on. Cards are counted by their place in `ActionSpace.cards`; a card that lies somewhere
is twelve symbols, 1 where it shows one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from leonardo.adapters.actions import ActionSpace
from leonardo.rules import codes

Cells = npt.NDArray[np.int8]

MOST: Final = 127  # larger counts are written as this
GUARDS: Final = (codes.SHIELD, codes.LOCK_OWN, codes.LOCK_OTHER)
SHEET: Final = (codes.SIDE, codes.SIDE)
RANKS: Final = np.arange(codes.SYMBOLS)


class Reader(NamedTuple):
    """Whose view is read, and in which game."""

    space: ActionSpace
    places: dict[int, int]  # a card's place in `ActionSpace.cards`
    record: Any
    seat: int

    @property
    def seats(self) -> list[int]:
        """The seats from the reader's own to the left."""
        count = self.space.seats
        return [(self.seat + step) % count for step in range(count)]

    def turned(self, seat: int) -> int:
        """How many seats to the left of the reader this one is."""
        return (seat - self.seat) % self.space.seats


class Field(NamedTuple):
    """A part of the array: `write` fills it, having found zeros."""

    name: str
    shape: tuple[int, ...]
    low: int
    high: int
    about: str
    write: Callable[[Reader, Cells], None]
    private: bool = False  # known to the reader only


def number(name: str, about: str, low: int = 0, high: int = MOST) -> Field:
    """A field of the record that is one number."""

    def write(reader: Reader, out: Cells) -> None:
        out[0] = min(getattr(reader.record, name), high)

    return Field(name, (1,), low, high, about, write)


def symbols(name: str, about: str, read: Callable[[Any], int] | None = None) -> Field:
    """A card or a set of symbols, as twelve times 0 or 1."""

    def write(reader: Reader, out: Cells) -> None:
        out[:] = bits(read(reader.record) if read else getattr(reader.record, name))

    return Field(name, (codes.SYMBOLS,), 0, 1, about, write)


def one_of(
    name: str, count: int, about: str, read: Callable[[Reader], int], *, private: bool = False
) -> Field:
    """1 in the place of what is the case; 0 everywhere where nothing is."""

    def write(reader: Reader, out: Cells) -> None:
        place = read(reader)
        if place >= 0:
            out[place] = 1

    return Field(name, (count,), 0, 1, about, write, private)


def each_seat(name: str, about: str, space: ActionSpace, high: int = MOST, width: int = 1) -> Field:
    """A list of the record with `width` numbers a seat."""

    def write(reader: Reader, out: Cells) -> None:
        values = getattr(reader.record, name)
        for row, seat in enumerate(reader.seats):
            out[row] = values[seat] if width == 1 else values[seat * width : (seat + 1) * width]

    shape = (space.seats,) if width == 1 else (space.seats, width)
    return Field(name, shape, 0, high, about, write)


def bits(card: int) -> Any:
    """The symbols of a card, or of a set of symbols, as an array."""
    return (card & codes.SYMBOL_BITS if card < codes.ACTION else 0) >> RANKS & 1


def bits_of(cards: list[int]) -> Any:
    """A row of symbols for each of these cards."""
    return np.asarray(cards)[:, None] >> RANKS & 1


def count_cards(reader: Reader, cards: list[int], out: Cells) -> None:
    """How many of each card there are, added up; hidden cards are not counted."""
    for card in cards:
        if card in reader.places:
            out[reader.places[card]] += 1
