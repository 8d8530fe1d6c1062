"""A card is played: on the own table, where the card it replaces moves on, or on the shared field."""

from leonardo.rules.cards import add_to_hand, discard, kind_of_card, remove_from_hand
from leonardo.rules.codes import (
    ACTION_NUMBER,
    COVER,
    DISCARD,
    DISCARDED,
    EFFECT_ENDS,
    FROM_FIELD,
    INSTEAD,
    NO_CARD,
    NO_CELL,
    ON_FREE_CELL,
    ON_TOP,
    ON_ZONE,
    PASSED_ON,
    PLACE,
    PLAYED,
    SHIELD,
    TAKEN,
    ZONES,
)
from leonardo.rules.grid import cover, place, show
from leonardo.rules.layout import State, Table, Tape
from leonardo.rules.restrictions import is_locked
from leonardo.rules.tape import tell


def lay(t: Table, s: State, card: int, zone: int, tape: Tape) -> None:
    """The card lies on the mover's table.

    The one it replaced is with the left neighbour, or waits where Canal Lock asks. [BASE-10, BASE-11]
    """
    me = s.mover
    remove_from_hand(s, me, card)
    replaced = s.table[me * ZONES + zone]
    s.table[me * ZONES + zone] = card
    s.played_card = card
    s.played_kind[kind_of_card(card)] += 1
    s.played_zones |= 1 << zone
    tell(tape, PLAYED, me, card, zone, ON_ZONE)
    if replaced == NO_CARD:
        return  # an own empty corner: nothing was replaced, nothing is passed [C-22]
    if s.redirect:
        s.carried = replaced
        s.carried_zone = zone
    else:
        pass_on(t, s, (me + 1) % s.seats, zone, replaced, tape)


def pass_on(t: Table, s: State, seat: int, zone: int, card: int, tape: Tape) -> None:
    """The card lies on the same zone of this seat, or is discarded where it may not enter.

    [BASE-11, BASE-12, EXP-27, C-23, C-34]
    """
    at = seat * ZONES + zone
    if is_locked(t, s, seat, zone):
        throw_away(s, card, tape)
        return
    if t.effect[s.guard[at] & ACTION_NUMBER] == SHIELD:
        throw_away(s, card, tape)
        end_guard(s, seat, zone, tape)
        return
    displaced = s.table[at]
    if displaced == NO_CARD and t.empty_corner_pass == DISCARD:
        throw_away(s, card, tape)
        return
    s.table[at] = card
    tell(tape, PASSED_ON, seat, card, zone, s.mover)
    if displaced != NO_CARD:
        throw_away(s, displaced, tape)


def throw_away(s: State, card: int, tape: Tape) -> None:
    """The card lies on the discard pile of its kind, and everybody has seen it."""
    discard(s, card)
    tell(tape, DISCARDED, s.mover, card, 0, 0)


def end_guard(s: State, seat: int, zone: int, tape: Tape) -> None:
    """The persistent card beside this zone has ended and lies on its discard pile. [C-35]"""
    at = seat * ZONES + zone
    tell(tape, EFFECT_ENDS, seat, s.guard[at], zone, s.guard_by[at])
    discard(s, s.guard[at])
    s.guard[at] = NO_CARD
    s.guard_by[at] = 0


def play_on_field(s: State, kind: int, card: int, cell: int, tape: Tape) -> None:
    """The card is the visible one of this cell; after a replace the old one is in the mover's hand.

    [Q09-6 … Q09-8, Q09-11]
    """
    me = s.mover
    remove_from_hand(s, me, card)
    s.played_card = card
    s.played_at[0 if s.played_at[0] == NO_CELL else 1] = cell
    if kind == PLACE:
        place(s, cell, card)
        s.draw_due = 1
        tell(tape, PLAYED, me, card, cell, ON_FREE_CELL)
    elif kind == COVER:
        cover(s, cell, card)
        s.draw_due = 1
        tell(tape, PLAYED, me, card, cell, ON_TOP)
    else:
        replaced = s.top[cell]
        show(s, cell, card)
        add_to_hand(s, me, replaced)
        tell(tape, PLAYED, me, card, cell, INSTEAD)
        tell(tape, TAKEN, me, replaced, cell, FROM_FIELD)
