"""A state, or a view, copied with all it holds: what search tries its moves on."""

from leonardo.rules.layout import HAND, PILE, SEATS, State
from leonardo.rules.observing import (
    copy_field,
    copy_keys,
    copy_own_tables,
    copy_turn,
    copy_what_all_see,
)


def copy_state(s: State, w: State) -> None:
    """`w` says the same as `s`; what is hidden in a view stays hidden."""
    copy_what_all_see(s, w)
    copy_own_tables(s, w)
    copy_field(s, w)
    copy_keys(s, w)
    copy_turn(s, w)
    for i in range(SEATS * HAND):
        w.hand[i] = s.hand[i]
    for i in range(2 * PILE):
        w.pile[i] = s.pile[i]
    w.taken_card = s.taken_card
