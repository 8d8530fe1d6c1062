"""What a learned value looks at: traits of a seat's situation, each of which it has or has not.

A trait is a number below TRAITS. A block of them stands for one thing that can be counted, such as the keys
that are still missing; of a block a seat has exactly one. What they mean differs between own tables and the
field, so weights belong to an edition. Whoever changes what a trait means raises VERSION; then weights that
were learned before are refused.
"""

from leonardo.bots.policies.traits_field import note_field_traits
from leonardo.bots.policies.traits_tables import note_table_traits
from leonardo.bots.policies.traits_writing import mark
from leonardo.rules import key_count

VERSION = 1

# The blocks that all editions have; those of the tables and of the field follow.
ROLE = 0  # 20: how far from the mover, by the number of seats
MISSING = 20  # 14: keys to the goal
LEAD = 34  # 17: keys more than the best of the others, -8 to 8
RIVAL = 51  # 14: keys that the best of the others misses
PHASE = 65  # 8: the mover's phase; the last for whoever waits
HELD = 73  # 13: cards in hand


def note_traits(t, s, th):
    """The thought knows the traits of every seat in this position, in which all cards have faces."""
    if t.on_field:
        note_field_traits(t, s, th)
    else:
        note_table_traits(t, s, th)
    for seat in range(s.seats):
        away = (seat - s.mover) % s.seats
        role = 3 if away == s.seats - 1 and away > 1 else min(away, 2)
        mark(th, seat, ROLE, role * 5 + s.seats - 2, 20)
        keys, rival = key_count(s, seat), 0
        for other in range(s.seats):
            if other != seat:
                rival = max(rival, key_count(s, other))
        mark(th, seat, LEAD, keys - rival + 8, 17)
        if t.goal:
            mark(th, seat, MISSING, t.goal - keys, 14)
            mark(th, seat, RIVAL, t.goal - rival, 14)
        mark(th, seat, PHASE, 7 if away else s.phase, 8)
        mark(th, seat, HELD, s.hand_count[seat], 13)
