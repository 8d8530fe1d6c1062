"""What a move on own tables is worth at a glance: keys now, what the neighbour is given, what comes next.

A key is worth 1024. Only what lies open and the mover's own hand are looked at.
"""

from leonardo.rules import bit_count, is_action, is_locked, symbols_of
from leonardo.rules.codes import (
    HIDDEN,
    LINE_ZONES,
    LINES,
    NO_CARD,
    SYMBOL_BITS,
    SYMBOLS,
    ZONES,
)
from leonardo.rules.layout import HAND

KEY = 1024
ALL = 1024  # parts of a harm
GIFT = 940  # a line that the neighbour is given, and must only leave standing
# The neighbour's chance of a key from so many symbols that would close a line.
THREAT = (0, 480, 690, 800, 860, 900, 930, 950, 960, 970, 980, 990, 1000)
# What the mover's own next turn may bring: with cards for it in hand, and without.
READY = (0, 420, 560, 620, 650, 660, 670, 680, 690, 700, 710, 720, 730)
HOPED = (0, 60, 100, 130, 150, 160, 170, 180, 190, 200, 210, 220, 230)


def owned(s, seat):
    """The symbols whose keys lie before this seat, as bits."""
    bits = 0
    for symbol in range(SYMBOLS):
        if s.keys[seat * SYMBOLS + symbol]:
            bits |= 1 << symbol
    return bits


def hand_symbols(s, seat):
    """The symbols that the cards in hand show, as far as they are known."""
    bits = 0
    for i in range(seat * HAND, seat * HAND + s.hand_count[seat]):
        card = s.hand[i]
        if not card & HIDDEN and not is_action(card):
            bits |= symbols_of(card)
    return bits


def note_table(t, s, seat, th, at):
    """From place `at` on the thought knows of each zone of this seat what a card there could do.

    `closes`: the symbols shown by the two others of a line. `stands`: lines that stand without it.
    `wants`: symbols that are wanted anywhere whatever lies here. `joins`: symbols of which one more
    here makes two of three. Only keys that the seat has not got count. The symbols of lines that stand.
    """
    wanted = SYMBOL_BITS & ~owned(s, seat)
    for zone in range(ZONES):
        th.closes[at + zone] = 0
        th.stands[at + zone] = 0
        th.wants[at + zone] = 0
        th.joins[at + zone] = 0
    standing = 0
    for line in range(LINES):
        if not t.square and line != 1 and line != 4:
            continue
        i, j, k = LINE_ZONES[line * 3], LINE_ZONES[line * 3 + 1], LINE_ZONES[line * 3 + 2]
        a = (symbols_of(s.table[seat * ZONES + i]) | s.blur[i]) & wanted
        b = (symbols_of(s.table[seat * ZONES + j]) | s.blur[j]) & wanted
        c = (symbols_of(s.table[seat * ZONES + k]) | s.blur[k]) & wanted
        all_three = a & b & c
        two = (a & b) | (a & c) | (b & c)
        standing |= all_three
        th.closes[at + i] |= b & c
        th.closes[at + j] |= a & c
        th.closes[at + k] |= a & b
        th.joins[at + i] |= b | c
        th.joins[at + j] |= a | c
        th.joins[at + k] |= a | b
        for zone in range(ZONES):
            if zone == i:
                th.wants[at + zone] |= b & c
            elif zone == j:
                th.wants[at + zone] |= a & c
            elif zone == k:
                th.wants[at + zone] |= a & b
            else:
                th.wants[at + zone] |= two
                th.stands[at + zone] |= all_three
    return standing


def note_tables(t, s, th):
    """The thought knows the tables of the left neighbour and of the mover; the symbols that stand there."""
    note_table(t, s, (s.mover + 1) % s.seats, th, ZONES)
    return note_table(t, s, s.mover, th, 0)


def worth_of_laying(t, s, card, zone, th, hand):
    """What laying this card on this zone is worth; `hand` are the symbols of the mover's hand."""
    symbols = symbols_of(card) | s.blur[zone]
    lines = (th.closes[zone] & symbols) | th.stands[zone]
    hopes = (th.wants[zone] | (th.joins[zone] & symbols)) & ~lines
    worth = KEY * bit_count(lines) + READY[bit_count(hopes & hand)] + HOPED[bit_count(hopes & ~hand)]
    if th.blind == ALL:
        return worth
    passed = s.table[s.mover * ZONES + zone]
    at = ZONES + zone
    if passed == NO_CARD or is_locked(t, s, (s.mover + 1) % s.seats, zone):
        passed = s.table[(s.mover + 1) % s.seats * ZONES + zone]
    symbols = symbols_of(passed)
    gifts = (th.closes[at] & symbols) | th.stands[at]
    threats = (th.wants[at] | (th.joins[at] & symbols)) & ~gifts
    harm = GIFT * bit_count(gifts) + THREAT[bit_count(threats)]
    return worth - (harm * (ALL - th.blind) >> 10)


def worth_of_resting(standing):
    """What ending the plays here is worth, for comparison: lines that stand are keys."""
    return KEY * bit_count(standing)
