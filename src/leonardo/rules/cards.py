"""Cards, hands and piles: where a card is taken from and where it lies afterwards."""

from leonardo.rules.codes import ACTION, ACTION_NUMBER, EXTRA, EXTRA_DECK, MAIN_DECK, SYMBOL_BITS
from leonardo.rules.layout import HAND, PILE, State


def symbols_of(card: int) -> int:
    """The printed symbols of a card as bits; none for action cards and hidden cards. [C-49]"""
    return card & SYMBOL_BITS if card < ACTION else 0


def is_action(card: int) -> bool:
    return card & ACTION != 0


def action_number(card: int) -> int:
    return card & ACTION_NUMBER


def action_card(number: int) -> int:
    return ACTION | EXTRA | number


def kind_of_card(card: int) -> int:
    """The deck a card belongs to by its back. [EXP-2]"""
    return EXTRA_DECK if card & EXTRA else MAIN_DECK


# --- hands ---------------------------------------------------------------------------------------------


def holds(s: State, seat: int, card: int) -> bool:
    """Whether the hand of this seat has the card."""
    at = seat * HAND
    for i in range(at, at + s.hand_count[seat]):
        if s.hand[i] == card:
            return True
    return False


def copies_held(s: State, seat: int, card: int) -> int:
    """How many copies of the card this hand has."""
    at = seat * HAND
    count = 0
    for i in range(at, at + s.hand_count[seat]):
        if s.hand[i] == card:
            count += 1
    return count


def holds_symbol_card(s: State, seat: int) -> bool:
    """Whether the hand has any card but action cards."""
    at = seat * HAND
    for i in range(at, at + s.hand_count[seat]):
        if not is_action(s.hand[i]):
            return True
    return False


def add_to_hand(s: State, seat: int, card: int) -> None:
    """The hand has the card too and is still sorted."""
    at = seat * HAND
    i = at + s.hand_count[seat]
    while i > at and s.hand[i - 1] > card:
        s.hand[i] = s.hand[i - 1]
        i -= 1
    s.hand[i] = card
    s.hand_count[seat] += 1


def remove_from_hand(s: State, seat: int, card: int) -> None:
    """One copy of the card has left the hand, which holds one."""
    at = seat * HAND
    end = at + s.hand_count[seat] - 1
    i = at
    while s.hand[i] != card and i < end:
        i += 1
    while i < end:
        s.hand[i] = s.hand[i + 1]
        i += 1
    s.hand[end] = 0
    s.hand_count[seat] -= 1


# --- piles ---------------------------------------------------------------------------------------------


def take_next(s: State, deck: int) -> int:
    """The next card of a deck that has one is off it."""
    s.deck_count[deck] -= 1
    at = deck * PILE + s.deck_count[deck]
    card = s.pile[at]
    s.pile[at] = 0
    s.left_deck = 1
    return card


def put_under(s: State, deck: int, card: int) -> None:
    """The card is the last of the deck."""
    at = deck * PILE
    i = at + s.deck_count[deck]
    while i > at:
        s.pile[i] = s.pile[i - 1]
        i -= 1
    s.pile[at] = card
    s.deck_count[deck] += 1


def put_out(s: State, deck: int, card: int) -> None:
    """The card is the newest of those that are out: discarded, or removed from the game."""
    s.out_count[deck] += 1
    s.pile[(deck + 1) * PILE - s.out_count[deck]] = card


def out_card(s: State, deck: int, i: int) -> int:
    """The i-th card that is out, the oldest first."""
    return s.pile[(deck + 1) * PILE - 1 - i]


def fetch_out(s: State, deck: int, card: int) -> bool:
    """The oldest copy of this card is no longer among those that are out; whether there was one."""
    end = (deck + 1) * PILE - 1
    for i in range(s.out_count[deck]):
        if s.pile[end - i] == card:
            for j in range(i, s.out_count[deck] - 1):
                s.pile[end - j] = s.pile[end - j - 1]
            s.pile[end - s.out_count[deck] + 1] = 0
            s.out_count[deck] -= 1
            return True
    return False


def is_out(s: State, deck: int, card: int) -> bool:
    """Whether a copy of this card is out."""
    for i in range(s.out_count[deck]):
        if out_card(s, deck, i) == card:
            return True
    return False


def discard(s: State, card: int) -> None:
    """The card lies on the discard pile of its kind. [C-37]"""
    put_out(s, kind_of_card(card), card)


def is_new_face(s: State, at: int, i: int) -> bool:
    """Whether the i-th card of a sorted hand differs from the one before it."""
    return i == at or s.hand[i] != s.hand[i - 1]
