"""The planner's notebook: what it knows of the decks, and the scratch of its sums."""

from leonardo.rules.layout import MOVES

FACES = 128

# Each entry is (name, length, width), as in `leonardo.rules.layout`.
NOTES_FIELDS = (
    # -- the decks as everybody knows them, filled in before a game
    ("face_count", 0, 2),
    ("faces", FACES, 2),  # the different cards,
    ("copies", FACES, 1),  # and how many there are of each
    # -- filled in anew at every decision
    ("unseen", FACES, 1),  # how many of them the seat has not seen
    ("needs", 9, 2),  # own tables: for each zone the symbols that would close a line
    ("holds", 24, 2),  # own tables: for each kind and symbol how likely the neighbour holds it
    ("pay", 24, 8),  # the field: for each symbol the free cells that pay, then the covered ones
    ("threats", 12, 2),  # the field: for each symbol how likely the next seat earns its key
    ("before", 0, 4),  # the keys that were within reach before an action card
    ("worths", MOVES, 8),  # of the moves, as the mover weighs them
)


class Notes:
    """A record of integers and flat lists."""

    __slots__ = tuple(entry[0] for entry in NOTES_FIELDS)
    FIELDS = NOTES_FIELDS  # by these the compiled form makes its record

    def __init__(self):
        for name, length, _ in NOTES_FIELDS:
            setattr(self, name, [0] * length if length else 0)
