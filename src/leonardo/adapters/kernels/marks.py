"""How one thing is written into an observation: a number, a one in its place, symbols, cards counted.

Fields that the sheet does not have are passed over.
"""

from leonardo.adapters.kernels.sheet import ABSENT, MOST
from leonardo.rules import low_bit, symbols_of
from leonardo.rules.codes import SYMBOLS


def mark_number(o, out, base, field, value):
    """The field says this number, at most 127."""
    if o.at[field] != ABSENT:
        out[base + o.at[field]] = min(value, MOST)


def mark_one(o, out, base, field, place):
    """The field has a one in this place; in none where the place is negative."""
    if o.at[field] != ABSENT and place >= 0:
        out[base + o.at[field] + place] = 1


def mark_symbols(o, out, base, field, row, card):
    """This row of the field has a one for every symbol of the card, or of a set of symbols."""
    if o.at[field] != ABSENT:
        symbols = symbols_of(card)
        while symbols:
            out[base + o.at[field] + row * SYMBOLS + low_bit(symbols)] = 1
            symbols &= symbols - 1


def count_card(o, out, base, field, card):
    """The field counts one more of this card; hidden cards, and those of other decks, are not counted."""
    if o.at[field] != ABSENT and o.place[card] != ABSENT:
        out[base + o.at[field] + o.place[card]] += 1


def count_cards(o, out, base, field, cards, first, end):
    """The field counts the cards of this part of a list."""
    if o.at[field] != ABSENT:
        for i in range(first, end):
            count_card(o, out, base, field, cards[i])


def place_of(o, card):
    """The card's place among the cards of the decks; negative where it has none."""
    return o.place[card]
