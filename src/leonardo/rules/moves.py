"""A move is one integer: kind, card, action number and two small arguments, packed.

Field moves keep their cell, table moves their zone in `a`; seats, symbols and decks follow the forms of
interchange 1. Packing lets a list of a thousand moves be a list of a thousand integers.
"""


def pack(kind: int, card: int, action: int, a: int, b: int) -> int:
    """The move of these parts; arguments are from -1 (none that exists) to 126."""
    return card | kind << 15 | action << 20 | (a + 1) << 25 | (b + 1) << 32


def kind_of(move: int) -> int:
    return move >> 15 & 31


def card_of(move: int) -> int:
    return move & 32767


def action_of(move: int) -> int:
    return move >> 20 & 31


def a_of(move: int) -> int:
    return (move >> 25 & 127) - 1


def b_of(move: int) -> int:
    return (move >> 32 & 127) - 1
