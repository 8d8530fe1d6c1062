"""Games played as a search plays its worlds on, but to their end, and what became of each position.

Every seat chooses as it does in a search when worlds are played on: by what a move looks like at a glance,
from its own hand and what lies open. That is a thousand times faster than searching, and it is after such
moves that a search asks what a position is worth.

A position is a row of small integers: how many seats, then for each seat how the game ended for it, what the
position turned out to be worth, what the formula thinks, and its traits. Worths are in parts of ALL.
"""

from leonardo.bots.policies.glance import choose_at_a_glance
from leonardo.bots.policies.learned import judge_as_learned
from leonardo.bots.policies.traits import note_traits
from leonardo.bots.policies.traits_writing import MOST_TRAITS
from leonardo.bots.policies.verdict import judge
from leonardo.chance import below, start
from leonardo.lab.kernels.playing import begin, decide_chance
from leonardo.rules import apply, legal
from leonardo.rules.codes import OVER
from leonardo.rules.layout import SEATS

ALL = 1 << 14
FINER = 2  # a verdict has its worths in parts of ALL << FINER
# The places in a row: after the number of seats for each seat these, and then so many traits.
RESULT, TARGET, FORMULA, COUNT, FIRST_TRAIT = range(5)
MOST_POSITIONS = 2048  # of one game; what comes later is not written down
ROOM = 200_000  # integers for the positions of one game
EVERY = 4  # one position in so many is written down,
TRY = 16  # and one move in so many is any move, so that more is seen
PARTS = 1024


def self_play(t, s, blank, d, tape, th, n, trust, rows, starts):
    """Game number n is played; how many positions stand in `rows`, each from the place in `starts` on.

    What a position turned out to be worth is what the next ones were judged to be, each weighing `trust`
    parts of 1024 of what is left, and at last how the game ended.
    """
    begin(t, s, blank, d, n)
    start(th.words, d.choice[0], d.choice[1], d.choice[2])
    count, at = 0, 0
    while s.phase != OVER:
        moves = legal(t, s, th.moves)
        if moves > 1 and below(th.words, EVERY) == 0:
            if count < MOST_POSITIONS and at < ROOM - SEATS * (MOST_TRAITS + FIRST_TRAIT) - 1:
                starts[count] = at
                at = write_position(t, s, th, rows, at)
                count += 1
        place = choose_at_a_glance(t, s, th.moves, moves, th)
        if below(th.words, TRY) == 0:
            place = below(th.words, moves)
        apply(t, s, th.moves[place], tape)
        decide_chance(t, s, d, tape)
    judge(t, s, th)
    look_back(s, th, trust, rows, starts, count)
    starts[count] = at
    return count


def write_position(t, s, th, rows, at):
    """The position is a row from this place on, judged as now in place of the target; the next place."""
    learned = th.learned
    th.learned = 0
    judge(t, s, th)
    th.learned = learned
    for seat in range(s.seats):
        th.order[seat] = th.value[seat]
    if learned:
        judge_as_learned(t, s, th)
    else:
        note_traits(t, s, th)
    rows[at] = s.seats
    at += 1
    for seat in range(s.seats):
        count = th.trait_count[seat]
        rows[at + RESULT] = 0
        rows[at + TARGET] = th.value[seat] >> FINER
        rows[at + FORMULA] = th.order[seat] >> FINER
        rows[at + COUNT] = count
        at += FIRST_TRAIT
        for i in range(count):
            rows[at + i] = th.traits[seat * MOST_TRAITS + i]
        at += count
    return at


def look_back(s, th, trust, rows, starts, count):
    """Every position knows how the game ended, and its target, from the last position to the first."""
    for seat in range(s.seats):
        result = th.value[seat] >> FINER
        target = result << FINER
        for i in range(count - 1, -1, -1):
            at = starts[i] + 1
            for _ in range(seat):
                at += FIRST_TRAIT + rows[at + COUNT]
            judged = rows[at + TARGET] << FINER
            rows[at + RESULT] = result
            rows[at + TARGET] = target >> FINER
            target += (judged - target) * trust // PARTS
