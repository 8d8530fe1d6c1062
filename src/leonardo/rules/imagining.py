"""From a view to a state that could be behind it: hidden cards get faces in an order given from outside."""

from leonardo.rules.cards import add_to_hand
from leonardo.rules.codes import EXTRA, HIDDEN, NO_CARD
from leonardo.rules.layout import HAND, PILE, State, Table


def imagine(t: Table, v: State, s: State, unseen: list[int], count: int) -> None:
    """`s`, a copy of the view, has a face for every hidden card: the first of `unseen` whose back fits.

    The list is used up.
    """
    for seat in range(v.seats):
        fill_hand(t, v, s, seat, unseen, count)
    for deck in range(2):
        top = deck * PILE + v.deck_count[deck] - 1
        for i in range(top, deck * PILE - 1, -1):
            if v.pile[i] & HIDDEN:
                known = t.two_decks != 0 or (t.backs_visible != 0 and i == top)
                s.pile[i] = next_fitting(unseen, count, v.pile[i], known)
    if v.taken_card & HIDDEN:
        s.taken_card = held_card_like(t, s, v.taken_card)


def held_card_like(t: Table, s: State, hidden: int) -> int:
    """A card of the mover's hand, with the back of the hidden one where backs are known. [K9]"""
    at = s.mover * HAND
    for i in range(at, at + s.hand_count[s.mover]):
        if not t.backs_visible or s.hand[i] & EXTRA == hidden & EXTRA:
            return s.hand[i]
    return s.hand[at]


def fill_hand(t: Table, v: State, s: State, seat: int, unseen: list[int], count: int) -> None:
    """The hand of this seat has faces, and is sorted."""
    at = seat * HAND
    held = v.hand_count[seat]
    s.hand_count[seat] = 0
    for i in range(at, at + held):
        card = v.hand[i]
        if card & HIDDEN:
            card = next_fitting(unseen, count, card, t.two_decks != 0 or t.backs_visible != 0)
        add_to_hand(s, seat, card)


def next_fitting(unseen: list[int], count: int, hidden: int, back_known: bool) -> int:
    """The first unused card of the list with this back, now used."""
    for i in range(count):
        card = unseen[i]
        if card != NO_CARD and (not back_known or card & EXTRA == hidden & EXTRA):
            unseen[i] = NO_CARD
            return card
    return NO_CARD
