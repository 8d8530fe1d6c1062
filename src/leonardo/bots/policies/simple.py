"""The two policies that everything else is measured by."""

from leonardo.bots.policies.looking import look
from leonardo.chance import below
from leonardo.rules import key_count


def choose_uniform(t, v, moves, count, r):
    """The place of one of the moves, each equally likely."""
    return below(r, count)


def choose_greedy(t, v, moves, count, w, tape, r):
    """The place of a move after which the mover has the most keys at the turn's end; among equals by chance.

    `w` is a state to try moves in, `tape` an empty tape, `r` a generator.
    """
    best, most, equals = 0, -1, 0
    for i in range(count):
        look(t, v, moves[i], w, tape)
        keys = key_count(w, v.mover)
        if keys > most:
            best, most, equals = i, keys, 1
        elif keys == most:
            equals += 1
            if below(r, equals) == 0:
                best = i
    return best
