"""Information-set search: many worlds that could be, in each a walk down a common tree and a short play-on.

Every seat chooses what is best for itself. Which move a walk takes weighs what it was worth so far against
what it looks like at a glance and how seldom it was tried.
"""

from leonardo.bots.policies.glance import choose_at_a_glance, glance
from leonardo.bots.policies.lots import decide_chance
from leonardo.bots.policies.tree import NONE, ROOT, add_node, begin_path, find_node, learn, step
from leonardo.bots.policies.verdict import isqrt, judge
from leonardo.bots.policies.worlds import imagine_a_world
from leonardo.rules import apply, legal
from leonardo.rules.codes import OVER
from leonardo.rules.layout import SEATS

ALL = 1 << 16
UNTRIED = 3000  # by so much less than its siblings a move is expected to be worth before it was tried
MOST_DECISIONS = 400  # of one playing on, should turns be that long
# Half as much for every step of the heat; between the steps in eighths.
HALVES = (65536, 60097, 55109, 50535, 46341, 42495, 38968, 35734)


def think(t, base, m, th, w, s, tape, iterations):
    """So many more iterations are in the tree."""
    for _ in range(iterations):
        imagine_a_world(t, base, m, th, w, s)
        begin_path(th)
        walk(t, s, th, tape)
        play_on(t, s, th, tape)
        judge(t, s, th)
        learn(th)


def walk(t, s, th, tape):
    """The path leads down the tree to its first new node, and the state is there."""
    node = ROOT
    while s.phase != OVER:
        if node == ROOT:
            count = th.root_count
            for i in range(count):
                th.moves[i] = th.root_moves[i]
                th.share[i] = th.root_share[i]
        else:
            count = legal(t, s, th.moves)
            if count > 1:
                glance(t, s, th.moves, count, th)
                share_attention(th, count)
        if count == 1 and node != ROOT:
            apply(t, s, th.moves[0], tape)
            decide_chance(t, s, th.order, th.words, tape)
            continue
        place = choose_promising(th, node, count)
        if node == ROOT:
            th.root_place = place
        move, child, seat = th.moves[place], th.child[place], s.mover
        apply(t, s, move, tape)
        decide_chance(t, s, th.order, th.words, tape)
        new = child == NONE
        if new:
            child = add_node(th, node, move)
        if child == NONE or not step(th, child, seat) or new:
            return
        node = child


def share_attention(th, count):
    """Each move has a share of the attention: half as much for every step of the heat below the best."""
    best = th.worth[0]
    for i in range(1, count):
        best = max(best, th.worth[i])
    # Dividing is slow, so it is done once: what follows are products with the reciprocal.
    total, eighths_each = 0, ALL * 8 // th.heat
    for i in range(count):
        eighths = (best - th.worth[i]) * eighths_each >> 16
        th.share[i] = HALVES[eighths & 7] >> min(eighths >> 3, 12)
        total += th.share[i]
    part = ALL * ALL // total
    for i in range(count):
        th.share[i] = th.share[i] * part >> 16


def choose_promising(th, node, count):
    """The place of the move to try now; the thought knows the nodes behind the moves."""
    tried, total, has_children = 0, 0, th.children[node] > 0
    for i in range(count):
        child = find_node(th, node, th.moves[i]) if has_children else NONE
        th.child[i] = child
        if child != NONE:
            tried += th.visits[child]
            total += th.total[child]
    expected = total // tried - UNTRIED if tried else 0
    urge = isqrt((tried + 1) * 256) * th.boldness  # sixteenths of a root, times the boldness
    best, highest = 0, -(1 << 60)
    for i in range(count):
        child = th.child[i]
        if child == NONE or th.visits[child] == 0:
            score = expected + (urge * th.share[i] >> 12)
        else:
            visits = th.visits[child]
            score = th.total[child] // visits + (urge * th.share[i] >> 12) // (1 + visits)
        if th.share[i] > 0 and score > highest:
            best, highest = i, score
    return best


def play_on(t, s, th, tape):
    """So many turns more are played as they look good at a glance."""
    last = s.turn + th.horizon
    for _ in range(MOST_DECISIONS):
        if s.phase == OVER or s.turn >= last:
            return
        count = legal(t, s, th.moves)
        apply(t, s, th.moves[choose_at_a_glance(t, s, th.moves, count, th)], tape)
        decide_chance(t, s, th.order, th.words, tape)


def most_visited(th):
    """The place of the root's move that was tried most; among equals the one worth more."""
    best, most, worth = 0, -1, -1
    for i in range(th.root_count):
        visits, total = th.line_visits[i], th.line_total[i * SEATS + th.me]
        if visits > most or (visits == most and total > worth):
            best, most, worth = i, visits, total
    return best
