"""What a position is worth to each seat: its chance of winning, in parts of 1 << 16, all together one.

A game is a race for keys. Who is ahead by d keys with n still to come wins about as often as a walk of n
steps ends on the side on which it began, d steps away.
"""

import math

from leonardo.bots.policies.field import note_pay
from leonardo.bots.policies.glance_tables import hand_symbols, note_table
from leonardo.bots.policies.learned import judge_as_learned
from leonardo.rules import bit_count, forbidden_symbols, is_action, key_count, low_bit, symbols_of
from leonardo.rules.codes import MAIN_DECK, OVER, PLAY, SYMBOLS, ZONES
from leonardo.rules.layout import HAND

ALL = 1 << 16
KEY = 1024
STEPS = 16  # of the table of powers, to one power of e
POWERS = tuple(round(ALL * math.exp(-i / STEPS)) for i in range(12 * STEPS))
STEEP = 1740  # 1.7 in parts of 1024: how a logistic curve is nearest to the normal one
# What a seat that is to play may expect from so many lines it can close, and a seat that must wait.
AT_ONCE = (0, 980, 1150, 1250, 1300)
LATER = (0, 480, 640, 720, 760)
STANDS_FOR_MOVER, STANDS_LATER = 980, 620
TURNS_FOR_A_KEY = 4  # on the field, about


def judge(t, s, th):
    """The thought knows what this position is worth to each seat."""
    if s.phase == OVER:
        winners = bit_count(s.winners)
        for seat in range(s.seats):
            th.value[seat] = ALL // winners if s.winners >> seat & 1 else 0
        return
    if th.learned:
        judge_as_learned(t, s, th)
        return
    best = -1
    if t.on_field:
        note_pay(t, s, th)
    for seat in range(s.seats):
        th.value[seat] = progress(t, s, seat, th)
        best = max(best, th.value[seat])
    spread = isqrt(KEY * to_come(t, s, th)) * KEY // STEEP
    total = 0
    for seat in range(s.seats):
        steps = (best - th.value[seat]) * STEPS // max(spread, 1)
        th.value[seat] = POWERS[min(steps, 12 * STEPS - 1)]
        total += th.value[seat]
    for seat in range(s.seats):
        th.value[seat] = th.value[seat] * ALL // total


def isqrt(n):
    """The whole part of the square root."""
    if n < 2:
        return n
    root = 1
    while root * root < n:
        root <<= 1
    for _ in range(8):
        root = (root + n // root) >> 1
    return root


def to_come(t, s, th):
    """How many keys, in parts of 1024, are still to decide the game between the two that lead."""
    first, second = -1, -1
    for seat in range(s.seats):
        if th.value[seat] > first:
            first, second = th.value[seat], first
        elif th.value[seat] > second:
            second = th.value[seat]
    left = 1 << 30
    if t.goal:
        left = max(t.goal * KEY - first, KEY // 4) + max(t.goal * KEY - second, KEY // 4) - KEY // 2
    if t.on_field:
        turns = s.deck_count[0] + s.deck_count[1] + s.seats
        left = min(left, turns * KEY // TURNS_FOR_A_KEY)
    return max(left, KEY // 4)


def progress(t, s, seat, th):
    """The keys of this seat, and what it may expect soon."""
    keys = key_count(s, seat) * KEY
    if t.on_field:
        return keys + soon_on_field(t, s, seat, th)
    return keys + soon_on_table(t, s, seat, th)


def soon_on_table(t, s, seat, th):
    """The next key of the own table, in parts of 1024."""
    standing = note_table(t, s, seat, th, 0)
    needs = 0
    for zone in range(ZONES):
        needs |= th.closes[zone]
    reach = bit_count(needs & ~standing & hand_symbols(s, seat))
    if seat == s.mover and s.phase == PLAY:
        return AT_ONCE[min(reach, 4)] + STANDS_FOR_MOVER * bit_count(standing)
    return LATER[min(reach, 4)] + STANDS_LATER * bit_count(standing)


def soon_on_field(t, s, seat, th):
    """The next key that the hand could earn, in parts of 1024."""
    acts = seat == s.mover and s.phase == PLAY
    forbidden = forbidden_symbols(t, s) if acts else 0
    found = 0
    for i in range(seat * HAND, seat * HAND + s.hand_count[seat]):
        card = s.hand[i]
        if is_action(card) or symbols_of(card) & forbidden:
            continue
        found |= symbols_of(card)
    pays = 0
    while found:
        symbol = low_bit(found)
        found &= found - 1
        if th.pay[symbol] or (acts and th.pay[SYMBOLS + symbol]):
            pays += 1
    if acts:
        return 900 if pays else 0
    return LATER[min(pays, 4)] // 2 if s.deck_count[MAIN_DECK] else 0
