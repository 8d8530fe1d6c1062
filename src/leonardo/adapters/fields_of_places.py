"""The fields that say where cards lie: on the shared field, or on the tables."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from leonardo.adapters.actions import ActionSpace
from leonardo.adapters.fields import (
    GUARDS,
    MOST,
    SHEET,
    Cells,
    Field,
    Reader,
    bits_of,
    count_cards,
    each_seat,
    number,
)
from leonardo.rules import codes


def field(space: ActionSpace) -> Iterator[Field]:
    table = space.edition.table

    def top(reader: Reader, out: Cells) -> None:
        out[:] = bits_of(reader.record.top).T.reshape(codes.SYMBOLS, *SHEET)

    def height(reader: Reader, out: Cells) -> None:
        out[:] = np.asarray(reader.record.height).reshape(SHEET)

    def backs(reader: Reader, out: Cells) -> None:
        out[:] = (np.asarray(reader.record.top) & codes.EXTRA != 0).reshape(SHEET)

    def buried(reader: Reader, out: Cells) -> None:
        count_cards(reader, reader.record.buried[: reader.record.buried_count], out)

    def under(reader: Reader, out: Cells) -> None:
        cards = [codes.NO_CARD] * codes.CELLS
        for i in range(reader.record.buried_count):  # in the order of covering: the last one counts
            cards[reader.record.buried_cell[i]] = reader.record.buried[i]
        out[:] = bits_of(cards).T.reshape(codes.SYMBOLS, *SHEET)

    def marker(reader: Reader, out: Cells) -> None:
        if reader.record.veto_cell >= 0:
            out.reshape(-1)[reader.record.veto_cell] = 1

    sheet = "row 1 first, column a first"
    planes = (codes.SYMBOLS, *SHEET)
    yield Field("field", planes, 0, 1, f"for each symbol the cells whose top card shows it; {sheet}", top)
    yield Field("height", SHEET, 0, MOST, "how many cards lie on each cell", height)
    if any(face & codes.EXTRA for face in space.faces):
        yield Field("field_extra", SHEET, 0, 1, "1 where the top card has the additional back", backs)
    yield Field("buried", (len(space.faces),), 0, MOST, "how many of each card lie covered", buried)
    if table.has_actions:
        about = "for each symbol the cells where the card below the top shows it"
        yield Field("beneath", planes, 0, 1, about, under)
    if table.has_veto:
        yield Field("veto_cell", SHEET, 0, 1, "where the marker lies", marker)
        yield number("veto_binds", "1 if the marker binds", 0, 1)


def tables(space: ActionSpace) -> Iterator[Field]:
    square = bool(space.edition.table.square)
    zones = tuple(range(codes.ZONES)) if square else tuple(sorted(codes.CROSS))
    shape = (space.seats, len(zones))

    def lying(reader: Reader, out: Cells) -> None:
        for row, seat in enumerate(reader.seats):
            out[row] = bits_of([reader.record.table[seat * codes.ZONES + zone] for zone in zones])

    def guards(reader: Reader, out: Cells) -> None:
        effects = space.edition.table.effect
        for row, seat in enumerate(reader.seats):
            for place, zone in enumerate(zones):
                card = reader.record.guard[seat * codes.ZONES + zone]
                if card:
                    out[row, place, GUARDS.index(effects[card & codes.ACTION_NUMBER])] = 1

    names = "nw n ne w c e sw s se" if square else "n w c e s"
    about = f"each seat's table, zone by zone ({names})"
    yield Field("table", (*shape, codes.SYMBOLS), 0, 1, about, lying)
    if square:
        about = "what guards each zone: a shield, an own lock, another's lock"
        yield Field("guards", (*shape, len(GUARDS)), 0, 1, about, guards)
        yield each_seat("cabinets", "cards that enlarge each seat's hand", space)
    if space.edition.table.gifted_line == codes.NEW_LINE:

        def standing(reader: Reader, out: Cells) -> None:
            out[:] = bits_of(reader.record.standing)

        about = "the lines, then the two patterns, that stood when the turn began"
        yield Field("standing", (10, codes.SYMBOLS), 0, 1, about, standing)
