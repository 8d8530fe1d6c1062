"""Chance inside a bot's head: what is shuffled and taken in a world that it imagines."""

from leonardo.chance import below, shuffle
from leonardo.rules import out_card, settle
from leonardo.rules.codes import NO_CHANCE, TAKE_CARD
from leonardo.rules.layout import HAND


def decide_chance(t, s, order, r, tape):
    """Chance has decided all that the rules wait for; `order` is room for a pile, `r` a generator."""
    while s.chance != NO_CHANCE:
        if s.chance == TAKE_CARD:
            order[0] = s.hand[s.taken_from * HAND + below(r, s.hand_count[s.taken_from])]
        else:
            count = s.out_count[s.draw_kind]
            for i in range(count):
                order[i] = out_card(s, s.draw_kind, i)
            shuffle(r, order, count)
        settle(t, s, order, tape)
