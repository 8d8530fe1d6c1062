"""What a position is worth to each seat by weights that were learned, instead of by a formula.

Every seat has a score: a sum over its traits, and over hidden units that fire where traits meet. How much
higher a score is than another says by how much likelier that seat is to win. The weights come from
`leonardo learn`; they are whole numbers, so both forms of the code agree to the last digit.
"""

import math

from leonardo.bots.policies.thought import WEIGHTS
from leonardo.bots.policies.traits import note_traits
from leonardo.bots.policies.traits_writing import MOST_TRAITS

ALL = 1 << 16
TRAITS = 224
MOST_HIDDEN = (WEIGHTS - TRAITS) // (TRAITS + 2)
UNIT = 1024  # a weight of one; a score has its square
STEPS = 64  # of the table of powers, to one power of e
POWERS = tuple(round(ALL * math.exp(-i / STEPS)) for i in range(12 * STEPS))

# Where what stands among the weights: for each trait its row of hidden units, then for each trait what it
# adds by itself, then where each unit begins to fire, and what it adds.


def judge_as_learned(t, s, th):
    """The thought knows what this position, in which all cards have faces, is worth to each seat."""
    note_traits(t, s, th)
    best = -(1 << 60)
    for seat in range(s.seats):
        th.value[seat] = score(th, seat)
        best = max(best, th.value[seat])
    total = 0
    for seat in range(s.seats):
        steps = (best - th.value[seat]) * STEPS // (UNIT * UNIT)
        th.value[seat] = POWERS[min(steps, 12 * STEPS - 1)]
        total += th.value[seat]
    for seat in range(s.seats):
        th.value[seat] = th.value[seat] * ALL // total


def score(th, seat):
    """What the traits of this seat add up to, in parts of UNIT * UNIT."""
    hidden, count = th.learned, th.trait_count[seat]
    alone = TRAITS * hidden
    threshold = alone + TRAITS
    adds = threshold + hidden
    first = seat * MOST_TRAITS
    found = 0
    for i in range(first, first + count):
        found += th.weights[alone + th.traits[i]]
    found *= UNIT
    for unit in range(hidden):
        fired = th.weights[threshold + unit] + 0
        for i in range(first, first + count):
            fired += th.weights[th.traits[i] * hidden + unit]
        if fired > 0:
            found += fired * th.weights[adds + unit]
    return found
