"""From a view to a state that could be behind it: hidden cards get faces in an order that someone outside gives."""

from leonardo.rules.cards import add_to_hand
from leonardo.rules.codes import EXTRA, HIDDEN, NO_CARD
from leonardo.rules.layout import HAND, PILE


def imagine(t, v, s, unseen, count):
    """`s`, a copy of the view, has a face for every hidden card: the first of `unseen` whose back fits; the list is used up."""
    for seat in range(v.seats):
        fill_hand(t, v, s, seat, unseen, count)
    for deck in range(2):
        top = deck * PILE + v.deck_count[deck] - 1
        for i in range(top, deck * PILE - 1, -1):
            if v.pile[i] & HIDDEN:
                known = t.two_decks or (t.backs_visible and i == top)
                s.pile[i] = next_fitting(unseen, count, v.pile[i], known)
    if v.taken_card & HIDDEN:
        s.taken_card = s.hand[v.mover * HAND]


def fill_hand(t, v, s, seat, unseen, count):
    """The hand of this seat has faces, and is sorted."""
    at = seat * HAND
    held = v.hand_count[seat]
    s.hand_count[seat] = 0
    for i in range(at, at + held):
        card = v.hand[i]
        if card & HIDDEN:
            card = next_fitting(unseen, count, card, t.two_decks or t.backs_visible)
        add_to_hand(s, seat, card)


def next_fitting(unseen, count, hidden, back_known):
    """The first unused card of the list with this back, now used."""
    for i in range(count):
        card = unseen[i]
        if card != NO_CARD and (not back_known or card & EXTRA == hidden & EXTRA):
            unseen[i] = NO_CARD
            return card
    return NO_CARD
