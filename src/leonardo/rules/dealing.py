"""Setting up a game from a given order of cards."""

from leonardo.rules.cards import add_to_hand, is_action, take_next
from leonardo.rules.codes import CORNERS, CROSS, EXTRA_DECK, MAIN_DECK, NO_CELL, ZONES
from leonardo.rules.layout import PILE, State, Table
from leonardo.rules.next_turn import begin_turn, clear_turn


def lay_deck(s: State, deck: int, cards: list[int], count: int) -> None:
    """The deck lies ready, the next card first in `cards`."""
    for i in range(count):
        s.pile[deck * PILE + count - 1 - i] = cards[i]
    s.deck_count[deck] = count


def deal(
    t: Table,
    s: State,
    seats: int,
    first: int,
    main: list[int],
    main_count: int,
    extra: list[int],
    extra_count: int,
) -> None:
    """The empty state `s` is a game ready for its first turn: tables and hands are dealt seat by seat.

    [BASE-3 … BASE-7, EXP-8 … EXP-11, interchange 6]
    """
    s.seats = seats
    s.mover = first
    s.turn = 1
    s.final_turns = -1
    s.veto_cell = NO_CELL
    lay_deck(s, MAIN_DECK, main, main_count)
    lay_deck(s, EXTRA_DECK, extra, extra_count)
    for seat in range(seats):
        if not t.on_field:
            for zone in CROSS:
                s.table[seat * ZONES + zone] = take_next(s, MAIN_DECK)
        for _ in range(t.hand_size):
            add_to_hand(s, seat, take_next(s, MAIN_DECK))
        if t.square:
            for zone in CORNERS:
                card = take_next(s, EXTRA_DECK)
                if is_action(card):
                    add_to_hand(s, seat, card)  # that corner stays empty [C-21]
                else:
                    s.table[seat * ZONES + zone] = card
        for _ in range(t.hand_extra):
            add_to_hand(s, seat, take_next(s, EXTRA_DECK))
    clear_turn(s)
    begin_turn(t, s)
