"""One game after another: dealt from its number, chance decided at the table, played to the end."""

from leonardo.chance import below, shuffle, start
from leonardo.rules import apply, deal, legal, observe, out_card, settle
from leonardo.rules.codes import NO_CHANCE, OVER, TAKE_CARD
from leonardo.rules.layout import HAND


def begin(t, s, blank, d, n):
    """Game number n of the desk's seed is dealt; it depends on these two alone.

    `blank` is a state that was never used.
    """
    start(d.chance, d.seed[0], d.seed[1], n)
    start(d.choice, d.seed[2], d.seed[3], n)
    for i in range(d.main_count):
        d.main[i] = d.main_list[i]
    for i in range(d.extra_count):
        d.extra[i] = d.extra_list[i]
    shuffle(d.chance, d.main, d.main_count)
    shuffle(d.chance, d.extra, d.extra_count)
    d.first = below(d.chance, d.seats)
    observe(t, blank, -1, s)  # writes every field
    deal(t, s, d.seats, d.first, d.main, d.main_count, d.extra, d.extra_count)


def decide_chance(t, s, d, tape):
    """Chance has decided all that the rules wait for; how many piles were shuffled.

    What it said last is the desk's order.
    """
    shuffles = 0
    while s.chance != NO_CHANCE:
        if s.chance != TAKE_CARD:
            shuffles += 1
        ask_chance(s, d)
        settle(t, s, d.order, tape)
    return shuffles


def ask_chance(s, d):
    """The desk's order is what the rules wait for, a shuffled pile or a card taken; how many cards it has."""
    if s.chance == TAKE_CARD:
        d.order[0] = s.hand[s.taken_from * HAND + below(d.chance, s.hand_count[s.taken_from])]
        return 1
    count = s.out_count[s.draw_kind]
    for i in range(count):
        d.order[i] = out_card(s, s.draw_kind, i)
    shuffle(d.chance, d.order, count)
    return count


def play_out(t, s, d, tape):
    """The game is over, each decision drawn from the whole list of legal moves; how many there were."""
    decisions = 0
    while s.phase != OVER:
        count = legal(t, s, d.moves)
        apply(t, s, d.moves[below(d.choice, count)], tape)
        decide_chance(t, s, d, tape)
        decisions += 1
    return decisions


def play_many(t, s, blank, d, tape, first, count):
    """So many games of random moves are played, from this number on; how many decisions there were."""
    decisions = 0
    for n in range(first, first + count):
        begin(t, s, blank, d, n)
        decisions += play_out(t, s, d, tape)
    return decisions
