"""What one seat may know: a view is built up by copying in what is allowed, never stripped down.

A view has the fields of a state; a hidden card stands there as HIDDEN, with its back where that is known. So
whatever judges or lists moves works on a view as on a state, and nobody outside the rules needs the state.
"""

from leonardo.rules.codes import EXTRA, EXTRA_DECK, HIDDEN, NO_CARD
from leonardo.rules.layout import HAND, PILE, SEATS, State, Table
from leonardo.rules.lists import copy_list


def observe(t: Table, s: State, seat: int, v: State) -> None:
    """`v` holds what this seat may know; a seat that is none (-1) is a spectator."""
    copy_what_all_see(s, v)
    copy_own_tables(s, v)
    copy_field(s, v)
    copy_keys(s, v)
    copy_turn(s, v)
    for other in range(SEATS):
        at = other * HAND
        for i in range(at, at + HAND):
            card = s.hand[i]
            v.hand[i] = card if other == seat or card == NO_CARD else face_down(t, card)
    for deck in range(2):
        copy_pile(t, s, v, deck)
    v.taken_card = NO_CARD
    if s.taken_card != NO_CARD:
        knows = seat == s.mover or seat == s.taken_from
        v.taken_card = s.taken_card if knows else face_down(t, s.taken_card)


def face_down(t: Table, card: int) -> int:
    """What others see of a card held in a hand or lying on a deck: its back, where backs can be told apart.

    [C-39, C-80]
    """
    return HIDDEN | (card & EXTRA) if t.two_decks or t.backs_visible else HIDDEN


def copy_pile(t: Table, s: State, v: State, deck: int) -> None:
    """The deck is face down, of a mixed one at most the next card's back is seen; what is out lies open.

    [C-16, C-80]
    """
    at = deck * PILE
    count = s.deck_count[deck]
    unseen = HIDDEN | EXTRA if deck == EXTRA_DECK else HIDDEN
    for i in range(at, at + count):
        v.pile[i] = unseen
    if count and t.backs_visible and not t.two_decks:
        v.pile[at + count - 1] = face_down(t, s.pile[at + count - 1])
    out = at + PILE - s.out_count[deck]
    for i in range(at + count, out):
        v.pile[i] = NO_CARD
    for i in range(out, at + PILE):
        v.pile[i] = s.pile[i]


def copy_what_all_see(s: State, v: State) -> None:
    """The counts and the phase are known."""
    v.seats = s.seats
    v.turn = s.turn
    v.mover = s.mover
    v.phase = s.phase
    v.asking = s.asking
    v.chance = s.chance
    copy_list(s.hand_count, v.hand_count)
    copy_list(s.deck_count, v.deck_count)
    copy_list(s.out_count, v.out_count)


def copy_own_tables(s: State, v: State) -> None:
    """The own tables lie open, and so does what lies beside them."""
    copy_list(s.cabinets, v.cabinets)
    copy_list(s.table, v.table)
    copy_list(s.guard, v.guard)
    copy_list(s.guard_by, v.guard_by)


def copy_field(s: State, v: State) -> None:
    """The field is seen to the bottom of its stacks."""
    v.buried_count = s.buried_count
    v.occupied = s.occupied
    v.low_row = s.low_row
    v.high_row = s.high_row
    v.low_col = s.low_col
    v.high_col = s.high_col
    copy_list(s.top, v.top)
    copy_list(s.height, v.height)
    copy_list(s.buried, v.buried)
    copy_list(s.buried_cell, v.buried_cell)
    copy_list(s.board, v.board)


def copy_keys(s: State, v: State) -> None:
    """Keys, restrictions and what is remembered are known to all."""
    v.last_played = s.last_played
    v.veto_cell = s.veto_cell
    v.veto_binds = s.veto_binds
    v.seal = s.seal
    v.seal_by = s.seal_by
    v.next_seal = s.next_seal
    v.final_turns = s.final_turns
    v.skips = s.skips
    v.quiet = s.quiet
    v.last_card = s.last_card
    v.winners = s.winners
    v.reason = s.reason
    copy_list(s.bonus_used, v.bonus_used)
    copy_list(s.own_last, v.own_last)
    copy_list(s.given, v.given)
    copy_list(s.keys, v.keys)


def copy_turn(s: State, v: State) -> None:
    """What the present turn has used up is known to all."""
    v.played_card = s.played_card
    v.played_zones = s.played_zones
    v.draw_due = s.draw_due
    v.actions_used = s.actions_used
    v.more_plays = s.more_plays
    v.redirect = s.redirect
    v.carried = s.carried
    v.carried_zone = s.carried_zone
    v.keys_taken = s.keys_taken
    v.must_use = s.must_use
    v.licence = s.licence
    v.free_match = s.free_match
    v.bound = s.bound
    v.draw_to = s.draw_to
    v.draw_kind = s.draw_kind
    v.refill = s.refill
    v.recycled = s.recycled
    v.taken_from = s.taken_from
    v.left_deck = s.left_deck
    copy_list(s.played_kind, v.played_kind)
    copy_list(s.played_at, v.played_at)
    copy_list(s.blur, v.blur)
    copy_list(s.standing, v.standing)
