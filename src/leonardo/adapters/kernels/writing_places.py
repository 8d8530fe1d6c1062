"""The fields of an observation that say where cards lie: on the shared field, or on the tables."""

from leonardo.adapters.kernels.marks import count_cards, mark_number, mark_one, mark_symbols
from leonardo.adapters.kernels.sheet import (
    ABSENT,
    BENEATH,
    BURIED,
    CABINETS,
    FIELD,
    FIELD_EXTRA,
    GUARDS,
    HEIGHT,
    STANDING,
    TABLE,
    VETO_BINDS,
    VETO_CELL,
)
from leonardo.rules import low_bit, symbols_of
from leonardo.rules.codes import (
    ACTION_NUMBER,
    CELLS,
    CROSS,
    EXTRA,
    LOCK_OTHER,
    LOCK_OWN,
    NO_CARD,
    SHIELD,
    ZONES,
)

GUARD_KINDS = (SHIELD, LOCK_OWN, LOCK_OTHER)


def write_field(v, o, out, base):
    """The field to the bottom of its stacks, and the marker."""
    for cell in range(CELLS):
        card = v.top[cell]
        if card != NO_CARD:
            mark_plane(o, out, base, FIELD, cell, card)
            mark_number(o, out, base + cell, HEIGHT, v.height[cell])
            if card & EXTRA:
                mark_one(o, out, base, FIELD_EXTRA, cell)
    count_cards(o, out, base, BURIED, v.buried, 0, v.buried_count)
    if o.at[BENEATH] != ABSENT:
        write_beneath(v, o, out, base)
    mark_one(o, out, base, VETO_CELL, v.veto_cell)
    mark_number(o, out, base, VETO_BINDS, v.veto_binds)


def write_beneath(v, o, out, base):
    """The card below the top of each cell: the one that was covered last."""
    seen = 0  # the cells whose last covered card was found, as bits of two numbers, 41 cells in each
    also = 0
    for i in range(v.buried_count - 1, -1, -1):
        cell = v.buried_cell[i]
        if cell < 41:
            if not seen >> cell & 1:
                mark_plane(o, out, base, BENEATH, cell, v.buried[i])
                seen |= 1 << cell
        elif not also >> cell - 41 & 1:
            mark_plane(o, out, base, BENEATH, cell, v.buried[i])
            also |= 1 << cell - 41


def mark_plane(o, out, base, field, cell, card):
    """The plane of each symbol of the card has a one at this cell."""
    if o.at[field] != ABSENT:
        symbols = symbols_of(card)
        while symbols:
            out[base + o.at[field] + low_bit(symbols) * CELLS + cell] = 1
            symbols &= symbols - 1


def write_tables(t, v, seat, o, out, base):
    """Each seat's table, zone by zone, what guards its zones, and what stood when the turn began."""
    for row in range(v.seats):
        other = (seat + row) % v.seats
        mark_number(o, out, base + row, CABINETS, v.cabinets[other])
        if o.square:
            for zone in range(ZONES):
                mark_symbols(o, out, base, TABLE, row * ZONES + zone, v.table[other * ZONES + zone])
                write_guard(t, v, o, out, base, row, other, zone)
        else:
            place = row * 5
            for zone in CROSS:
                mark_symbols(o, out, base, TABLE, place, v.table[other * ZONES + zone])
                place += 1
    if o.at[STANDING] != ABSENT:
        for line in range(10):
            mark_symbols(o, out, base, STANDING, line, v.standing[line])


def write_guard(t, v, o, out, base, row, other, zone):
    """What guards this zone: a shield, an own lock, another's lock."""
    guard = v.guard[other * ZONES + zone]
    if guard != NO_CARD:
        effect = t.effect[guard & ACTION_NUMBER]
        for kind in range(3):
            if GUARD_KINDS[kind] == effect:
                mark_one(o, out, base, GUARDS, (row * ZONES + zone) * 3 + kind)
