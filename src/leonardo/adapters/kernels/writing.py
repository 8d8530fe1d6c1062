"""A view as a row of small integers: everything, and the fields that every edition has."""

from leonardo.adapters.kernels.marks import (
    count_cards,
    mark_number,
    mark_one,
    mark_symbols,
    place_of,
)
from leonardo.adapters.kernels.sheet import (
    ACTIONS_USED,
    ASKING,
    BONUS_USED,
    DECK_COUNT,
    FINAL_TURNS,
    FORBIDDEN,
    HAND_COUNT,
    HAND_EXTRA,
    HELD,
    KEYS,
    LAST_CARD,
    LAST_PLAYED,
    NEXT_BACK,
    OUT,
    OWN_LAST,
    PHASE,
    QUIET,
    SEAT,
    SKIPS,
    TAKEN_CARD,
    TO_MOVE,
    TURN,
    WINNERS,
)
from leonardo.adapters.kernels.writing_places import write_field, write_tables
from leonardo.adapters.kernels.writing_turn import write_field_turn, write_table_turn
from leonardo.rules import forbidden_symbols
from leonardo.rules.codes import EXTRA, MAIN_DECK, SYMBOLS
from leonardo.rules.layout import HAND, PILE


def write_view(t, v, seat, o, out, base):
    """The row that begins at `base`, `o.size` long, says what this view says to the seat."""
    for i in range(base, base + o.size):
        out[i] = 0
    write_parts(t, v, seat, o, out, base)


def write_parts(t, v, seat, o, out, base):
    """The row, zero before, has the fields of the sheet; seats are turned so that the reader is the first."""
    write_who(v, seat, o, out, base)
    write_cards(v, seat, o, out, base)
    write_keys(v, seat, o, out, base)
    mark_symbols(o, out, base, LAST_PLAYED, 0, v.last_played)
    if t.on_field:
        write_memory(t, v, seat, o, out, base)
        write_field(v, o, out, base)
    else:
        write_tables(t, v, seat, o, out, base)
    if t.has_actions:
        mark_one(o, out, base, ASKING, v.asking)
        mark_number(o, out, base, ACTIONS_USED, v.actions_used)
        if t.on_field:
            write_field_turn(v, o, out, base)
            mark_one(o, out, base, TAKEN_CARD, place_of(o, v.taken_card))
        else:
            write_table_turn(v, o, out, base)


def write_who(v, seat, o, out, base):
    """Who reads, who decides, in which phase of which turn, and who has won."""
    mark_one(o, out, base, SEAT, seat)
    mark_one(o, out, base, TO_MOVE, (v.mover + v.seats - seat) % v.seats)
    mark_one(o, out, base, PHASE, v.phase)
    mark_number(o, out, base, TURN, v.turn)
    mark_number(o, out, base, FINAL_TURNS, v.final_turns)
    for row in range(v.seats):
        if v.winners >> (seat + row) % v.seats & 1:
            mark_one(o, out, base, WINNERS, row)


def write_cards(v, seat, o, out, base):
    """The own hand, how many cards there are elsewhere, and those that are out."""
    count_cards(o, out, base, HELD, v.hand, seat * HAND, seat * HAND + v.hand_count[seat])
    for row in range(v.seats):
        other = (seat + row) % v.seats
        backs = 0
        for i in range(other * HAND, other * HAND + v.hand_count[other]):
            if v.hand[i] & EXTRA:
                backs += 1
        mark_number(o, out, base + row, HAND_COUNT, v.hand_count[other])
        mark_number(o, out, base + row, HAND_EXTRA, backs)
    for deck in range(2):
        mark_number(o, out, base + deck, DECK_COUNT, v.deck_count[deck])
        end = (deck + 1) * PILE
        count_cards(o, out, base, OUT, v.pile, end - v.out_count[deck], end)
    if v.deck_count[MAIN_DECK]:
        mark_one(o, out, base, NEXT_BACK, 1 if v.pile[v.deck_count[MAIN_DECK] - 1] & EXTRA else 0)


def write_keys(v, seat, o, out, base):
    """The keys of each seat, by symbol."""
    for row in range(v.seats):
        other = (seat + row) % v.seats
        mark_number(o, out, base + row, BONUS_USED, v.bonus_used[other])
        for symbol in range(SYMBOLS):
            mark_number(o, out, base + row * SYMBOLS + symbol, KEYS, v.keys[other * SYMBOLS + symbol])


def write_memory(t, v, seat, o, out, base):
    """What a field remembers of earlier turns."""
    mark_symbols(o, out, base, FORBIDDEN, 0, forbidden_symbols(t, v))
    mark_symbols(o, out, base, LAST_CARD, 0, v.last_card)
    for row in range(v.seats):
        mark_symbols(o, out, base, OWN_LAST, row, v.own_last[(seat + row) % v.seats])
    mark_number(o, out, base, SKIPS, v.skips)
    mark_number(o, out, base, QUIET, v.quiet)
