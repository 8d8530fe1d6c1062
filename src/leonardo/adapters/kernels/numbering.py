"""The number of a move, and the mask of those that are allowed."""

from leonardo.adapters.kernels.sheet import ABSENT
from leonardo.rules import a_of, card_of, kind_of
from leonardo.rules.codes import COVER, LAY, PLACE, REPLACE


def number_of(o, move):
    """The number of a move that the rules have listed; negative for one that these decks never make."""
    kind = kind_of(move)
    if kind == LAY or kind == PLACE or kind == COVER or kind == REPLACE:
        place = o.place[card_of(move)]
        return ABSENT if place == ABSENT else o.first[kind] + o.card_first[place] + o.rank[a_of(move)]
    low, high = 0, o.other_count
    while low < high:
        middle = (low + high) >> 1
        if o.other_moves[middle] < move:
            low = middle + 1
        else:
            high = middle
    return o.other_numbers[low] if low < o.other_count and o.other_moves[low] == move else ABSENT


def write_mask(o, moves, count, out, base):
    """The row that begins at `base`, `o.moves` long, has a one for each of these moves, otherwise zeros."""
    for i in range(base, base + o.moves):
        out[i] = 0
    for i in range(count):
        out[base + number_of(o, moves[i])] = 1
