"""How likely a hand holds a card that would do: counted from the deck lists and from what lies open.

A probability is an integer of 1024 parts, so that both forms of the code agree to the last digit.
"""

from leonardo.rules import kind_of_card, symbols_of
from leonardo.rules.codes import CELLS, HIDDEN, NO_CARD, ZONES
from leonardo.rules.layout import HAND, PILE

SURE = 1024
ANY_KIND = -1


def count_unseen(v, me, notes):
    """The notes say of each face of the decks how many copies this seat has not seen."""
    for i in range(notes.face_count):
        notes.unseen[i] = notes.copies[i]
    for i in range(me * HAND, me * HAND + v.hand_count[me]):
        strike(v.hand[i], notes)
    for i in range(v.seats * ZONES):
        strike(v.table[i], notes)
    for i in range(CELLS):
        strike(v.top[i], notes)
    for i in range(v.buried_count):
        strike(v.buried[i], notes)
    for deck in range(2):
        for i in range(v.out_count[deck]):
            strike(v.pile[(deck + 1) * PILE - 1 - i], notes)
    strike(v.carried, notes)


def strike(card, notes):
    """One copy less of this card is unseen, if it has a face and the lists know it."""
    if card == NO_CARD or card & HIDDEN:
        return
    for i in range(notes.face_count):
        if notes.faces[i] == card:
            if notes.unseen[i] > 0:
                notes.unseen[i] -= 1
            return


def share(notes, kind, shows, avoids, also):
    """Which part of the unseen cards of a kind show one of `shows`, none of `avoids` and one of `also`."""
    total, fitting = 0, 0
    for i in range(notes.face_count):
        card, copies = notes.faces[i], notes.unseen[i]
        if copies == 0 or (kind != ANY_KIND and kind_of_card(card) != kind):
            continue
        total += copies
        symbols = symbols_of(card)  # none on action cards
        if symbols & shows and symbols & also and not symbols & avoids:
            fitting += copies
    return fitting * SURE // total if total else 0


def at_least_one(part, cards):
    """How likely one of so many unseen cards is of this part."""
    none = SURE
    for _ in range(cards):
        none = none * (SURE - part) // SURE
    return SURE - none


def hidden_cards(v, seat, kind):
    """How many cards of this kind, of any kind where backs are alike, the seat's hand hides."""
    held = 0
    for i in range(seat * HAND, seat * HAND + v.hand_count[seat]):
        if kind == ANY_KIND or kind_of_card(v.hand[i]) == kind:
            held += 1
    return held
