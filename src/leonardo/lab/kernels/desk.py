"""The desk at which games are played one after another: what stays the same, and room for what changes.

`d` is always a Desk. Its lists are as wide as the machine's integers, so that one compiled form serves all.
"""

from leonardo.rules.layout import MOVES, PILE, SEATS

# Each entry is (name, length, width), as in `leonardo.rules.layout`.
DESK_FIELDS = (
    # -- the same for all games of a run
    ("seats", 0, 8),
    ("policy", SEATS, 8),  # who plays in each seat, see `choosing`
    ("seed", 4, 8),  # two words for the table's chance, two for the players' choices
    ("main_count", 0, 8),
    ("extra_count", 0, 8),
    ("main_list", PILE, 8),  # the decks as sorted lists
    ("extra_list", PILE, 8),
    # -- the game in progress
    ("first", 0, 8),
    ("main", PILE, 8),  # the decks as they lay before dealing, the next card first
    ("extra", PILE, 8),
    ("chance", 4, 8),  # the generator that the table draws from,
    ("choice", 4, 8),  # and the one that the players draw from
    ("order", PILE, 8),  # what chance said last
    ("moves", MOVES, 8),  # the legal moves
)


class Desk:
    """The plain form."""

    __slots__ = tuple(entry[0] for entry in DESK_FIELDS)
    FIELDS = DESK_FIELDS

    def __init__(self):
        for name, length, _ in DESK_FIELDS:
            setattr(self, name, [0] * length if length else 0)
