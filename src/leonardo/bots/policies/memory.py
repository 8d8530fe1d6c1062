"""What a seat remembers that its view no longer shows: cards seen going into hands, and what skips gave away.

A memory belongs to one seat and is told every fact of the game as that seat may know it, with the symbols
that were forbidden when it happened. Everything in it is certain, nothing is guessed.
"""

from leonardo.rules import is_action, symbols_of
from leonardo.rules.codes import (
    ACTION_USED,
    DISCARDED,
    EVERYONE,
    FROM_SEAT,
    HIDDEN,
    NO_CARD,
    PLAYED,
    PUT_UNDER,
    SKIPPED,
    TAKEN,
)
from leonardo.rules.layout import EVENT_WIDTH, HAND, SEATS

SKIPS = 4  # of each seat the latest are remembered
UNDER = 32  # cards put under a deck

# Each entry is (name, length, width), as in `leonardo.rules.layout`.
MEMORY_FIELDS = (
    ("known_count", SEATS, 1),  # of each hand the cards that it must still hold
    ("known", SEATS * HAND, 2),
    # For each skip: the symbols that were forbidden, and how many cards are still held of those that could
    # not be played then, because each shows one of them or is an action card.
    ("forbidden", SEATS * SKIPS, 2),
    ("held_since", SEATS * SKIPS, 1),
    ("under_count", 0, 1),  # the cards put under the deck, the last one first; those of others hidden
    ("under", UNDER, 2),
)


class Memory:
    """A record of integers and flat lists."""

    __slots__ = tuple(entry[0] for entry in MEMORY_FIELDS)
    FIELDS = MEMORY_FIELDS  # by these the compiled form makes its record

    def __init__(self):
        for name, length, _ in MEMORY_FIELDS:
            setattr(self, name, [0] * length if length else 0)


def forget_all(m):
    """The memory is that of a seat that has just sat down."""
    m.under_count = 0
    for seat in range(SEATS):
        m.known_count[seat] = 0
    for i in range(SEATS * SKIPS):
        m.held_since[i] = 0


def hear(m, me, excluded, held, tape):
    """The memory of this seat knows the facts of one move.

    `excluded` is what was ruled out before the move, `held` how many cards the mover held then.
    """
    for i in range(tape.count):
        hear_fact(m, me, excluded, held, tape.rows, i * EVENT_WIDTH)


def hear_fact(m, me, excluded, held, rows, at):
    """One fact is remembered if it tells of a card that is in a hand, or no longer."""
    event, seat, card, a, b = rows[at], rows[at + 1], rows[at + 2], rows[at + 3], rows[at + 4]
    second, audience = rows[at + 5], rows[at + 6]
    seen = not card & HIDDEN and (audience == EVERYONE or audience >> me & 1 != 0)
    if event == SKIPPED:
        remember_skip(m, seat, excluded, held)
    elif event == PLAYED or event == ACTION_USED or event == DISCARDED:
        lose(m, seat, card)
        lose(m, seat, second)
    elif event == PUT_UNDER:
        if seen:
            lose(m, seat, card)
        else:
            lose_unseen(m, seat)
        put_under(m, card if seen else HIDDEN)
    elif event == TAKEN:
        if b == FROM_SEAT:
            if seen:
                lose(m, a, card)
            else:
                lose_unseen(m, a)
        if seen:
            gain(m, seat, card)


def gain(m, seat, card):
    """This hand is known to hold the card."""
    count = m.known_count[seat]
    if count < HAND:
        m.known[seat * HAND + count] = card
        m.known_count[seat] = count + 1


def lose(m, seat, card):
    """The card has left this hand, if it was there."""
    if card == NO_CARD:
        return
    for i in range(seat * SKIPS, (seat + 1) * SKIPS):
        if m.held_since[i] and could_not_play(card, m.forbidden[i]):
            m.held_since[i] -= 1
    at = seat * HAND
    for i in range(at, at + m.known_count[seat]):
        if m.known[i] == card:
            m.known_count[seat] -= 1
            m.known[i] = m.known[at + m.known_count[seat]]
            return


def lose_unseen(m, seat):
    """Some card has left this hand, and any of those known may be the one."""
    m.known_count[seat] = 0
    for i in range(seat * SKIPS, (seat + 1) * SKIPS):
        if m.held_since[i]:
            m.held_since[i] -= 1


def could_not_play(card, forbidden):
    """Whether a seat that had to skip under these symbols could hold the card."""
    return is_action(card) or symbols_of(card) & forbidden != 0


def remember_skip(m, seat, excluded, held):
    """No card that this seat holds now could be played; the oldest such memory makes room."""
    at = seat * SKIPS
    for i in range(at + SKIPS - 1, at, -1):
        m.forbidden[i] = m.forbidden[i - 1]
        m.held_since[i] = m.held_since[i - 1]
    m.forbidden[at] = excluded
    m.held_since[at] = held if excluded else 0


def put_under(m, card):
    """One more card lies undermost."""
    for i in range(UNDER - 1, 0, -1):
        m.under[i] = m.under[i - 1]
    m.under[0] = card
    m.under_count = min(m.under_count + 1, UNDER)
