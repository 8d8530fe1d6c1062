"""Drawing up, card by card; where a pile must be shuffled first, the rules stop and wait for its order."""

from leonardo.rules.cards import add_to_hand, take_next
from leonardo.rules.codes import DRAW, DRAWN, EXTRA_DECK, MAIN_DECK, NO_CARD, NO_CHANCE, SHUFFLE_MAIN
from leonardo.rules.layout import PILE, State, Table, Tape
from leonardo.rules.tape import write


def can_draw_from(t: Table, s: State, deck: int) -> bool:
    """Whether this deck has a card, or discards to become one; on a field nothing is ever shuffled again.

    [C-9, C-38]
    """
    return s.deck_count[deck] > 0 or (not t.on_field and s.out_count[deck] > 0)


def draw_one(s: State, deck: int, tape: Tape) -> None:
    """The mover holds the next card of a deck that has one."""
    card = take_next(s, deck)
    add_to_hand(s, s.mover, card)
    write(tape, DRAWN, s.mover, card, deck, 0, NO_CARD, 1 << s.mover)


def draw_from(s: State, deck: int, tape: Tape) -> None:
    """The mover has drawn from this deck, or waits for its discards to be shuffled."""
    if s.deck_count[deck] == 0:
        s.chance = SHUFFLE_MAIN + deck
        s.draw_kind = deck
    else:
        draw_one(s, deck, tape)


def draw_up(t: Table, s: State, tape: Tape) -> bool:
    """The mover has drawn as far as rules leave no choice; whether drawing is finished. [EXP-23, C-36]"""
    while s.chance == NO_CHANCE and s.hand_count[s.mover] < s.draw_to:
        main, extra = can_draw_from(t, s, MAIN_DECK), can_draw_from(t, s, EXTRA_DECK)
        if main and extra:
            s.phase = DRAW
            return False
        if not main and not extra:
            return True
        draw_from(s, MAIN_DECK if main else EXTRA_DECK, tape)
    return s.chance == NO_CHANCE


def hand_to_reach(t: Table, s: State) -> int:
    """The hand size at which the mover stops drawing at this turn's end.

    [BASE-19, EXP-17, Q09-11, Q11-9, Q11-19]
    """
    held = s.hand_count[s.mover]
    if not t.refill_to:
        return held + 1
    if not t.on_field:
        return max(t.refill_to, s.refill)
    if s.final_turns >= 0:
        return held
    if s.actions_used:
        return max(t.refill_to, s.refill)
    return held + 1 if s.draw_due and held < t.refill_to else held


def fill_now(t: Table, s: State, tape: Tape) -> None:
    """The mover holds a full hand again, as far as the deck gives; before the last round only. [C-72]"""
    while s.final_turns < 0 and s.hand_count[s.mover] < t.refill_to and s.deck_count[MAIN_DECK] > 0:
        draw_one(s, MAIN_DECK, tape)


def lay_shuffled(s: State, deck: int, order: list[int]) -> None:
    """The cards that were out are the deck, in this order, the next card first."""
    count = s.out_count[deck]
    for i in range(count):
        s.pile[(deck + 1) * PILE - 1 - i] = 0
    for i in range(count):
        s.pile[deck * PILE + count - 1 - i] = order[i]
    s.deck_count[deck] = count
    s.out_count[deck] = 0
