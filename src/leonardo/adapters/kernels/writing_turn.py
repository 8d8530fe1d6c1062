"""The fields of an observation that say what the present turn has used up, in editions with action cards."""

from leonardo.adapters.kernels.marks import mark_number, mark_one, mark_symbols
from leonardo.adapters.kernels.sheet import (
    BLURRED_CARD,
    BLURRED_ZONES,
    CARRIED,
    CARRIED_ZONE,
    DRAW_DUE,
    FREE_MATCH,
    KEYS_TAKEN,
    LICENCE,
    MORE_PLAYS,
    MUST_USE,
    NEXT_SEAL,
    PLAYED_AT,
    PLAYED_CARD,
    PLAYED_KIND,
    PLAYED_ZONES,
    RECYCLED,
    REDIRECT,
    REFILL,
    SEAL,
)
from leonardo.rules.codes import NO_CARD, ZONES


def write_field_turn(v, o, out, base):
    """What was played on the field this turn, and what its action cards have changed."""
    for i in range(2):
        mark_one(o, out, base, PLAYED_AT, v.played_at[i])
    mark_symbols(o, out, base, PLAYED_CARD, 0, v.played_card)
    mark_symbols(o, out, base, BLURRED_CARD, 0, v.blur[0])
    mark_symbols(o, out, base, SEAL, 0, v.seal)
    mark_symbols(o, out, base, NEXT_SEAL, 0, v.next_seal)
    mark_number(o, out, base, LICENCE, v.licence)
    mark_number(o, out, base, FREE_MATCH, v.free_match)
    mark_number(o, out, base, DRAW_DUE, v.draw_due)
    mark_number(o, out, base, REFILL, v.refill)
    mark_number(o, out, base, RECYCLED, v.recycled)


def write_table_turn(v, o, out, base):
    """What was played on the own table this turn, and what action cards have changed."""
    for zone in range(ZONES):
        mark_symbols(o, out, base, BLURRED_ZONES, zone, v.blur[zone])
        if v.played_zones >> zone & 1:
            mark_one(o, out, base, PLAYED_ZONES, zone)
    for deck in range(2):
        mark_number(o, out, base + deck, PLAYED_KIND, v.played_kind[deck])
    mark_number(o, out, base, MORE_PLAYS, v.more_plays)
    mark_number(o, out, base, REDIRECT, v.redirect)
    mark_symbols(o, out, base, CARRIED, 0, v.carried)
    if v.carried != NO_CARD:
        mark_one(o, out, base, CARRIED_ZONE, v.carried_zone)
    mark_number(o, out, base, KEYS_TAKEN, v.keys_taken)
    mark_number(o, out, base, MUST_USE, v.must_use)
