"""What a search keeps while it thinks: its tree, the path it walks, and the scratch of its sums.

Memory is bounded: the tree has room for NODES positions; when it is full the search goes on without
growing it.
"""

from leonardo.bots.policies.traits_writing import MOST_TRAITS
from leonardo.rules.layout import MOVES, PILE, SEATS

NODES = 1 << 16
SLOTS = 1 << 17  # twice as many, so that looking up a node meets few others
DEPTH = 64  # decisions with a choice, from the root down
FREE = -1
WEIGHTS = 1 << 13

# Each entry is (name, length, width), as in `leonardo.rules.layout`.
THOUGHT_FIELDS = (
    # -- how to think, see `leonardo.bots.levels`
    ("horizon", 0, 8),  # how many turns beyond the tree a world is played on
    ("boldness", 0, 8),  # how much is tried that looks bad so far
    ("heat", 0, 8),  # how unevenly moves are expected to be good: the worth that halves the expectation
    ("noise", 0, 8),  # how carelessly worlds are played on
    ("blind", 0, 8),  # of 1024 parts of the harm it does itself so many are not seen
    ("overlooks", 0, 8),  # of 1024 moves so many are not noticed
    # -- what was learned, see `leonardo.bots.policies.learned`
    ("learned", 0, 8),  # how many hidden units; 0: nothing, and a formula says what positions are worth
    ("weights", WEIGHTS, 2),
    # -- the tree; node 0 is the root
    ("node_count", 0, 8),
    ("parent", NODES, 4),
    ("move_into", NODES, 8),
    ("visits", NODES, 4),
    ("children", NODES, 4),
    ("total", NODES, 8),  # what it was worth so far to the seat that moved into it
    ("slot_of", NODES, 4),
    ("slots", SLOTS, 4),  # where to find a node by its parent and move
    # -- the root
    ("me", 0, 8),
    ("root_count", 0, 8),
    ("root_moves", MOVES, 8),
    ("root_share", MOVES, 8),  # how much of the attention each deserves at first, in parts of 1 << 16
    ("root_place", 0, 8),  # the place of the move that this iteration began with
    ("line_visits", MOVES, 8),  # how often each was tried,
    ("line_total", MOVES * SEATS, 8),  # and what it was worth so far to each seat
    # -- the path of one iteration
    ("path_length", 0, 8),
    ("path", DEPTH, 8),
    ("path_seat", DEPTH, 8),
    ("value", SEATS, 8),  # what its end was worth to each seat, in parts of 1 << 16
    # -- one decision on it
    ("moves", MOVES, 8),
    ("worth", MOVES, 8),  # at a glance
    ("share", MOVES, 8),
    ("child", MOVES, 8),
    # -- chance
    ("words", 4, 8),
    ("order", PILE, 8),
    ("unseen_count", 0, 8),
    ("unseen", 2 * PILE, 8),  # the cards that the root's seat does not see,
    ("dealt", 2 * PILE, 8),  # and the same in the order of this world
    # -- own tables: for each zone, of the mover and then of the left neighbour
    ("closes", 18, 8),  # symbols that close a line here
    ("stands", 18, 8),  # symbols of lines that stand without this zone
    ("wants", 18, 8),  # symbols that two of three show without this zone's card
    ("joins", 18, 8),  # symbols that with one more card here would be on two of three
    # -- the field: for each symbol the free cells that pay, then the covered ones
    ("pay", 24, 8),
    ("pay_free", 0, 8),  # the symbols that pay on a free cell,
    ("pay_covered", 0, 8),  # those that pay on covered ones only,
    ("pay_once", 0, 8),  # and the cells that are the only one for a symbol
    # -- the traits of every seat
    ("trait_count", SEATS, 8),
    ("traits", SEATS * MOST_TRAITS, 8),
    ("seat_reach", SEATS, 8),
    ("seat_stands", SEATS, 8),
)


class Thought:
    """A record of integers and flat lists."""

    __slots__ = tuple(entry[0] for entry in THOUGHT_FIELDS)
    FIELDS = THOUGHT_FIELDS  # by these the compiled form makes its record

    def __init__(self):
        for name, length, _ in THOUGHT_FIELDS:
            setattr(self, name, [0] * length if length else 0)
        self.slots = [FREE] * SLOTS
