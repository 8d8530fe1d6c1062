"""One verb of the rules again and again over the same positions: plain functions, run plain or compiled.

Each gives a number that depends on the work, so that no compiler can leave the work out.
"""

from leonardo.bots.policies.lots import decide_chance
from leonardo.chance import below, shuffle
from leonardo.rules import apply, copy_state, imagine, legal, observe
from leonardo.rules.codes import OVER
from leonardo.rules.layout import HAND


def repeat_legal(t, states, count, moves, times):
    """Lists of legal moves."""
    made = 0
    for _ in range(times):
        for i in range(count):
            made += legal(t, states[i], moves)
    return made


def repeat_copy(states, count, room, times):
    """Copies of states, each into a place of its own."""
    made = 0
    for _ in range(times):
        for i in range(count):
            copy_state(states[i], room[i])
            made += room[i].turn
    return made


def repeat_apply(t, states, count, chosen, room, tape, times):
    """Moves made, each on a fresh copy of its state."""
    made = 0
    for _ in range(times):
        for i in range(count):
            copy_state(states[i], room[i])
            apply(t, room[i], chosen[i], tape)
            made += room[i].turn
    return made


def repeat_observe(t, states, count, view, times):
    """Views of the seat to decide."""
    made = 0
    for _ in range(times):
        for i in range(count):
            observe(t, states[i], states[i].mover, view)
            made += view.hand[view.mover * HAND]
    return made


def repeat_imagine(t, views, count, unseen, width, faces, room, times):
    """States that could be behind views; `unseen` has a row of `width` faces for each view."""
    made = 0
    for _ in range(times):
        for i in range(count):
            for j in range(width):
                faces[j] = unseen[i * width + j]
            copy_state(views[i], room[i])
            imagine(t, views[i], room[i], faces, width)
            made += room[i].hand[0]
    return made


def finish_at_random(t, v, s, unseen, count, moves, order, r, tape, most_turns):
    """Who has won, as bits, when every move is equally likely; nobody if it takes too many turns.

    `v` hides cards that are among `unseen`, which is used up; `s` is a state to play in.
    """
    shuffle(r, unseen, count)
    copy_state(v, s)
    imagine(t, v, s, unseen, count)
    last = s.turn + most_turns
    while s.phase != OVER:
        if s.turn >= last:
            return 0
        apply(t, s, moves[below(r, legal(t, s, moves))], tape)
        decide_chance(t, s, order, r, tape)
    return s.winners
