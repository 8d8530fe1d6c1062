"""The judge of action cards: each is used at its moment, and only if its whole effect is possible.

[E.2, E.3]
"""

from leonardo.rules.cards import action_card, holds, is_action, is_out, kind_of_card, symbols_of
from leonardo.rules.codes import (
    AFTER,
    ALLOWED,
    ARMS_AROUND,
    AT_END,
    BORROW,
    CLOSE,
    CORNERS_AROUND,
    EMPTY_CELL,
    FETCH,
    LOCK_OTHER,
    LOCK_OWN,
    MAIN_DECK,
    NO_CARD,
    NO_EFFECT,
    NOT_IN_HAND,
    NOT_NOW,
    ONE_ACTION,
    ONE_PER_STEP,
    PLAY,
    RECYCLE,
    REFILL,
    RING_CORNERS,
    ROTATE,
    SCRAPE,
    SEALED,
    SECOND_CARD,
    SHIELD,
    SIDE,
    SWAP_CELLS,
    SWAP_WITH_HAND,
    SWAP_ZONES,
    UNCOVER,
    WRONG_ZONE,
    ZONE_LOCKED,
    ZONES,
)
from leonardo.rules.layout import HAND, State, Table
from leonardo.rules.moves import a_of, action_of, b_of, card_of
from leonardo.rules.restrictions import (
    by_marker,
    by_previous,
    can_play_on_field,
    has_played,
    is_corner,
    is_locked,
    marker_binds,
    open_zones,
    zones_of_kind,
)


def refuse_action(t: Table, s: State, move: int) -> int:
    """0 where the mover may use this action card with these arguments now, otherwise the first reason."""
    number, card, a, b = action_of(move), card_of(move), a_of(move), b_of(move)
    effect = t.effect[number]
    if not holds(s, s.mover, action_card(number)):
        return NOT_IN_HAND
    if effect == SWAP_WITH_HAND and not holds(s, s.mover, card):
        return NOT_IN_HAND
    reason = refuse_place_named(t, s, effect, card, a, b)
    if reason:
        return reason
    if s.actions_used and (t.actions_each_turn or t.actions_per_turn == ONE_PER_STEP):
        return ONE_ACTION
    if not is_its_moment(s, t.moment[number]):
        return NOT_NOW
    if not has_whole_effect(t, s, effect, card, a, b):
        return NO_EFFECT
    if is_sealed(t, s, effect, a, b):
        return SEALED
    return ALLOWED


def is_its_moment(s: State, moment: int) -> bool:
    """Whether the card names the present moment of the turn. [C-28, C-71]"""
    if s.phase == PLAY:
        return moment not in (AT_END, AFTER) and not has_played(s)
    return s.phase == CLOSE and moment in (AT_END, AFTER)


def refuse_place_named(t: Table, s: State, effect: int, card: int, a: int, b: int) -> int:
    """The reason against a zone or cell that the arguments name, or 0."""
    me = s.mover
    if effect == SWAP_ZONES:
        if is_corner(a) != is_corner(b):
            return WRONG_ZONE
        if is_locked(t, s, me, a) or is_locked(t, s, me, b):
            return ZONE_LOCKED
    elif effect == ROTATE:
        for i in range(4):
            if is_locked(t, s, me, ring_zone(a, i)):
                return ZONE_LOCKED
    elif effect == SWAP_WITH_HAND:
        if not is_action(card):
            if not zones_of_kind(kind_of_card(card)) >> b & 1:
                return WRONG_ZONE
            if is_locked(t, s, me, b):
                return ZONE_LOCKED
    elif effect == SCRAPE:
        if not is_corner(b):
            return WRONG_ZONE
        if is_seat(s, a) and is_locked(t, s, a, b):
            return ZONE_LOCKED
    elif effect == SHIELD or effect == LOCK_OWN:
        if s.guard[me * ZONES + a] != NO_CARD:
            return ZONE_LOCKED
    elif effect == LOCK_OTHER:
        if is_seat(s, a) and s.guard[a * ZONES + b] != NO_CARD:
            return ZONE_LOCKED
    elif effect == UNCOVER:
        if s.top[a] == NO_CARD:
            return EMPTY_CELL
    elif effect == SWAP_CELLS:
        if s.top[a] == NO_CARD or s.top[b] == NO_CARD:
            return EMPTY_CELL
    return ALLOWED


def has_whole_effect(t: Table, s: State, effect: int, card: int, a: int, b: int) -> bool:
    """Whether everything that the card does is possible with these arguments."""
    me = s.mover
    if effect == SWAP_ZONES:
        return a != b and (s.table[me * ZONES + a] != NO_CARD or s.table[me * ZONES + b] != NO_CARD)
    if effect == ROTATE:
        for i in range(4):
            if s.table[me * ZONES + ring_zone(a, i)] != NO_CARD:
                return True
        return False
    if effect == SWAP_WITH_HAND:
        return not is_action(card) and can_play_after_swap(t, s, card, s.table[me * ZONES + b])
    if effect == SCRAPE:
        return is_seat(s, a) and s.table[a * ZONES + b] != NO_CARD
    if effect == SHIELD or effect == LOCK_OWN:
        return s.table[me * ZONES + a] != NO_CARD
    if effect == LOCK_OTHER:
        return is_seat(s, a) and a != me
    if effect == FETCH:
        return not is_action(card) and is_out(s, a, card)
    if effect == UNCOVER:
        return s.height[a] > 1
    if effect == SWAP_CELLS:
        return are_neighbours(a, b) and s.top[a] != s.top[b]
    if effect == SECOND_CARD:
        return can_play_on_field(t, s, by_previous(t, s) | by_marker(s) | s.seal | symbols_of(s.played_card))
    if effect == REFILL:
        return deck_gives(s)
    if effect == RECYCLE:
        return deck_gives(s) and s.hand_count[me] > 1
    if effect == BORROW:
        return is_seat(s, a) and a != me and s.hand_count[a] > 0 and s.hand_count[me] > 1
    return True


def is_sealed(t: Table, s: State, effect: int, a: int, b: int) -> bool:
    """Whether a cell named lies under the marker while it binds the mover. [E.3, C-76]"""
    if not marker_binds(t, s):
        return False
    return (effect == UNCOVER and a == s.veto_cell) or (
        effect == SWAP_CELLS and (a == s.veto_cell or b == s.veto_cell)
    )


def can_play_after_swap(t: Table, s: State, given: int, taken: int) -> bool:
    """Whether a symbol card could still be played with `given` gone from the hand and `taken` in it. [N6]"""
    me = s.mover
    if taken != NO_CARD and open_zones(t, s, me, kind_of_card(taken)):
        return True
    at = me * HAND
    left_out = False
    for i in range(at, at + s.hand_count[me]):
        card = s.hand[i]
        if card == given and not left_out:
            left_out = True
        elif not is_action(card) and open_zones(t, s, me, kind_of_card(card)):
            return True
    return False


def ring_zone(ring: int, i: int) -> int:
    """The i-th zone of the corners or of the arms, clockwise. [N3]"""
    i %= 4
    return CORNERS_AROUND[i] if ring == RING_CORNERS else ARMS_AROUND[i]


def are_neighbours(a: int, b: int) -> bool:
    """Whether two cells touch along an edge."""
    rows, cols = abs(a // SIDE - b // SIDE), abs(a % SIDE - b % SIDE)
    return rows + cols == 1


def is_seat(s: State, seat: int) -> bool:
    return 0 <= seat < s.seats


def deck_gives(s: State) -> bool:
    """Whether there is a card to draw before the last round. [K7, K8, interchange 5]"""
    return s.deck_count[MAIN_DECK] > 0 and s.final_turns < 0
