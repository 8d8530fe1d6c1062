"""Games between bots that think, in numbers: each seat sees its view and remembers what it heard."""

from leonardo.bots.policies.deciding import decide
from leonardo.bots.policies.memory import forget_all, hear
from leonardo.bots.policies.planner import choose_planner
from leonardo.bots.policies.simple import choose_greedy, choose_uniform
from leonardo.chance import start
from leonardo.lab.kernels.choosing import GREEDY, PLANNER, RANDOM
from leonardo.lab.kernels.playing import begin, decide_chance
from leonardo.rules import apply, legal, observe, ruled_out
from leonardo.rules.codes import OVER
from leonardo.rules.layout import EVENTS, SEATS

SEARCH = PLANNER + 1

# Who sits where, see `leonardo.bots.levels`. Each entry is (name, length, width).
LINEUP_FIELDS = (
    ("policy", SEATS, 8),
    ("iterations", SEATS, 8),
    ("horizon", SEATS, 8),
    ("boldness", SEATS, 8),
    ("heat", SEATS, 8),
    ("noise", SEATS, 8),
    ("blind", SEATS, 8),
    ("overlooks", SEATS, 8),
)


class Lineup:
    """The plain form."""

    __slots__ = tuple(entry[0] for entry in LINEUP_FIELDS)
    FIELDS = LINEUP_FIELDS

    def __init__(self):
        for name, length, _ in LINEUP_FIELDS:
            setattr(self, name, [0] * length)


def match_games(t, s, v, blank, d, notes, a, b, c, tape, silent, lineup, memories, th, first, count, rows):
    """`rows` begins with winners, turns and decisions of so many games, from this number on.

    `a`, `b`, `c` are states to think in, `tape` has room for facts, `silent` has none.
    """
    decisions = 0
    for n in range(first, first + count):
        begin(t, s, blank, d, n)
        made = match_game(t, s, v, d, notes, a, b, c, tape, silent, lineup, memories, th)
        at = (n - first) * 3
        rows[at] = s.winners
        rows[at + 1] = s.turn
        rows[at + 2] = made
        decisions += made
    return decisions


def match_game(t, s, v, d, notes, a, b, c, tape, silent, lineup, memories, th):
    """The game that was dealt is played to its end; how many decisions there were."""
    start(th.words, d.choice[0], d.choice[1], d.choice[2])
    for seat in range(s.seats):
        forget_all(memories[seat])
    decisions = 0
    while s.phase != OVER:
        me = s.mover
        observe(t, s, me, v)
        move = choose_as(t, v, d, notes, a, b, c, silent, lineup, memories, th, me)
        excluded, held = ruled_out(t, v), v.hand_count[me]
        tape.limit = EVENTS
        tape.count = 0
        apply(t, s, move, tape)
        decide_chance(t, s, d, tape)
        for seat in range(s.seats):
            hear(memories[seat], seat, excluded, held, tape)
        decisions += 1
    return decisions


def choose_as(t, v, d, notes, a, b, c, silent, lineup, memories, th, me):
    """The move that whoever sits here makes."""
    policy = lineup.policy[me]
    if policy == SEARCH:
        th.horizon = lineup.horizon[me]
        th.boldness = lineup.boldness[me]
        th.heat = lineup.heat[me]
        th.noise = lineup.noise[me]
        th.blind = lineup.blind[me]
        th.overlooks = lineup.overlooks[me]
        place = decide(t, v, memories[me], notes, th, a, b, c, silent, lineup.iterations[me], 1)
        return th.root_moves[place]
    count = legal(t, v, d.moves)
    if policy == RANDOM:
        return d.moves[choose_uniform(t, v, d.moves, count, d.choice)]
    if policy == GREEDY:
        return d.moves[choose_greedy(t, v, d.moves, count, a, silent, d.choice)]
    return d.moves[choose_planner(t, v, d.moves, count, notes, a, silent, d.choice)]
