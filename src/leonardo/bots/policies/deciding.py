"""A decision from beginning to end: what is noticed, how it looks at first, what the search makes of it."""

from leonardo.bots.policies.glance import glance
from leonardo.bots.policies.planner import weigh_all
from leonardo.bots.policies.search import most_visited, share_attention, think
from leonardo.bots.policies.tree import ROOT, clear_tree
from leonardo.bots.policies.worlds import prepare
from leonardo.chance import below
from leonardo.rules import legal
from leonardo.rules.layout import SEATS

PARTS = 1024


def decide(t, v, m, notes, th, base, w, s, tape, iterations, afresh):
    """The place of the move to make in the list of legal moves, after so many iterations.

    `v` is the view of the seat that decides, `m` its memory, `notes` know the decks, `th` is its thought;
    `base`, `w` and `s` are states to try things in, `tape` an empty tape. Unless `afresh`, the iterations
    come on top of those before.
    """
    if afresh:
        begin(t, v, m, notes, th, base, w, tape)
    if th.root_count > 1:
        think(t, base, m, th, w, s, tape, iterations)
    return choice(th)


def begin(t, v, m, notes, th, base, w, tape):
    """The thought knows the decision: its moves, those overlooked, how much attention each deserves."""
    prepare(t, v, m, notes, th, base)
    clear_tree(th)
    th.me = v.mover
    th.root_count = legal(t, v, th.root_moves)
    for i in range(th.root_count):
        th.line_visits[i] = 0
    for i in range(th.root_count * SEATS):
        th.line_total[i] = 0
    if th.root_count == 1:
        th.root_share[0] = 1
        return
    if th.blind:
        glance(t, base, th.root_moves, th.root_count, th)
    else:
        weigh_all(t, base, th.root_moves, th.root_count, notes, w, tape, th.worth)
    share_attention(th, th.root_count)
    overlook(th)


def overlook(th):
    """Some moves are not noticed; one always is."""
    kept = below(th.words, th.root_count)
    for i in range(th.root_count):
        noticed = i == kept or below(th.words, PARTS) >= th.overlooks
        th.root_share[i] = max(th.share[i], 1) if noticed else 0


def choice(th):
    """The place of the move that the search prefers, or without one the move that looks best."""
    if th.visits[ROOT]:
        return most_visited(th)
    best, highest, equals = 0, -(1 << 60), 0
    for i in range(th.root_count):
        if th.root_share[i] == 0:
            continue
        if th.worth[i] > highest:
            best, highest, equals = i, th.worth[i], 1
        elif th.worth[i] == highest:
            equals += 1
            if below(th.words, equals) == 0:
                best = i
    return best
