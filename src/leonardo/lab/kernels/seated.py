"""Games that were dealt and seated by somebody else: each seat chooses with chance of its own.

So a bot chooses here what it would choose at a table, where it has a generator to itself.
"""

from leonardo.lab.kernels.choosing import choose
from leonardo.rules import apply, deal, key_count, legal, observe, settle
from leonardo.rules.codes import NO_CHANCE, OVER

WORDS = 4  # of a generator
# What `play_seated` answers; the keys of each seat stand in its row.
WINNERS, REASON, TURNS, DECISIONS, SEATED_KEYS = range(5)


def play_seated(t, s, v, blank, d, notes, ahead, silent, generators, row):
    """Whether the game on the desk was played to its end; if not, its state waits for chance.

    `generators` are the words of every seat's chance. The row counts decisions, and says how it ended.
    """
    while s.phase != OVER:
        if s.chance != NO_CHANCE:
            return False
        at = s.mover * WORDS
        for i in range(WORDS):
            d.choice[i] = generators[at + i]
        count = legal(t, s, d.moves)
        move = d.moves[choose(t, s, v, d, count, notes, ahead, silent)]
        for i in range(WORDS):
            generators[at + i] = d.choice[i]
        apply(t, s, move, silent)
        row[DECISIONS] += 1
    row[WINNERS] = s.winners
    row[REASON] = s.reason
    row[TURNS] = s.turn
    for seat in range(s.seats):
        row[SEATED_KEYS + seat] = key_count(s, seat)
    return True


def deal_seated(t, s, blank, d):
    """The decks that lie on the desk are dealt."""
    observe(t, blank, -1, s)  # writes every field
    deal(t, s, d.seats, d.first, d.main, d.main_count, d.extra, d.extra_count)


def settle_seated(t, s, d, silent):
    """The rules know the order that lies on the desk."""
    settle(t, s, d.order, silent)
