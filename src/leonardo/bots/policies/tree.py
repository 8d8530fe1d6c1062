"""The tree of a search: positions as the public sees them, told apart by the moves that led there.

What is hidden differs from world to world, and so do the moves that are possible in a node; each world tries
one that is possible in it.
"""

from leonardo.bots.policies.thought import DEPTH, FREE, NODES, SLOTS
from leonardo.rules.layout import SEATS

ROOT = 0
NONE = -1
WORD = 0xFFFFFFFF


def clear_tree(th):
    """Nothing is left but the root."""
    for node in range(th.node_count):
        th.slots[th.slot_of[node]] = FREE
    th.node_count = 0
    add_node(th, NONE, 0)


def first_slot(parent, move):
    """Where the search for this node begins."""
    mixed = (move & WORD ^ move >> 17 ^ (parent + 2) * 40503) & WORD
    mixed = (mixed ^ mixed >> 15) * 2654435 & WORD
    mixed = (mixed ^ mixed >> 13) * 16777619 & WORD
    return (mixed ^ mixed >> 16) & SLOTS - 1


def find_node(th, parent, move):
    """The node behind this move, or NONE."""
    slot = first_slot(parent, move)
    while th.slots[slot] != FREE:
        node = th.slots[slot]
        if th.parent[node] == parent and th.move_into[node] == move:
            return node
        slot = slot + 1 & SLOTS - 1
    return NONE


def add_node(th, parent, move):
    """The tree has a node behind this move, which it had not; NONE if there is no room."""
    if th.node_count == NODES:
        return NONE
    slot = first_slot(parent, move)
    while th.slots[slot] != FREE:
        slot = slot + 1 & SLOTS - 1
    node = th.node_count
    th.slots[slot] = node
    th.slot_of[node] = slot
    th.parent[node] = parent
    th.move_into[node] = move
    th.visits[node] = 0
    th.children[node] = 0
    th.total[node] = 0
    th.node_count += 1
    if parent != NONE:
        th.children[parent] += 1
    return node


def begin_path(th):
    """The path starts at the root."""
    th.path[0] = ROOT
    th.path_seat[0] = NONE
    th.path_length = 1


def step(th, node, seat):
    """The path goes on to this node, into which the seat moved; whether there was room."""
    if th.path_length == DEPTH:
        return False
    th.path[th.path_length] = node
    th.path_seat[th.path_length] = seat
    th.path_length += 1
    return True


def learn(th):
    """Every node of the path knows what its end was worth to the seat that moved into it."""
    for i in range(th.path_length):
        node = th.path[i]
        th.visits[node] += 1
        if th.path_seat[i] != NONE:
            th.total[node] += th.value[th.path_seat[i]]
    th.line_visits[th.root_place] += 1
    for seat in range(SEATS):
        th.line_total[th.root_place * SEATS + seat] += th.value[seat]
