"""What a move on the shared field is worth at a glance: keys now, and what the next seat may still earn.

A key is worth 1024. Only what lies open and the mover's own hand are looked at.
"""

from leonardo.bots.policies.field import note_pay
from leonardo.rules import bit_count, low_bit, symbols_of
from leonardo.rules.codes import NO_CARD, PLACE, SYMBOLS, VETO_OFF

KEY = 1024
ALL = 1024  # parts of a harm
# The chance of the next seat to earn a key, where so many half threats are left to it: a free cell that pays
# counts two, one that must be covered with something that matches counts one.
THREAT = (0, 240, 440, 560, 660, 730, 790, 830, 860, 880, 900, 915, 930, 940, 950, 960, 970, 975, 980, 985,
          990, 992, 994, 996, 998)  # fmt: skip
NEIGHBOURING = 30  # for every equal symbol beside the card, as next seat it may not be used
TAKEN_BACK = 20


def note_field(t, s, th):
    """The thought knows which cells pay, and in sum for whom something is left."""
    note_pay(t, s, th)
    th.pay_free, th.pay_covered, th.pay_once = 0, 0, 0
    for symbol in range(SYMBOLS):
        free, covered = th.pay[symbol], th.pay[SYMBOLS + symbol]
        if free:
            th.pay_free |= 1 << symbol
            if free & (free - 1) == 0:
                th.pay_once |= free
        elif covered:
            th.pay_covered |= 1 << symbol
            if covered & (covered - 1) == 0:
                th.pay_once |= covered


def worth_of_playing(t, s, kind, card, bit, cell, th):
    """What playing this card on this cell is worth."""
    symbols = symbols_of(card) | s.blur[0]
    worth = 0
    near = around_one(bit)
    left = symbols
    while left:
        symbol = low_bit(left)
        left &= left - 1
        if (th.pay[symbol] | th.pay[SYMBOLS + symbol]) & bit:
            worth += KEY
        worth += NEIGHBOURING * bit_count(s.board[symbol] & near)
    if kind != PLACE:
        left = symbols_of(s.top[cell]) & ~symbols
        while left:
            symbol = low_bit(left)
            left &= left - 1
            worth -= NEIGHBOURING * bit_count(s.board[symbol] & near)
    if th.blind == ALL:
        return worth
    spare = 4 if t.has_veto and t.veto != VETO_OFF else 0  # what the marker will take care of
    harm = THREAT[max(half_threats(th, symbols_of(card), bit) - spare, 0)]
    return worth - (harm * (ALL - th.blind) >> 10)


def around_one(bit):
    """The cells beside this one, as bits."""
    near = bit | bit << 1 | bit >> 1
    return (near | near << 6 | near >> 6) & ~bit


def half_threats(th, forbidden, taken):
    """How much is left to the next seat, which may show none of these symbols nor use this cell."""
    if taken & th.pay_once == 0:
        return 2 * bit_count(th.pay_free & ~forbidden) + bit_count(th.pay_covered & ~forbidden)
    count = 0
    for symbol in range(SYMBOLS):
        if forbidden >> symbol & 1:
            continue
        if th.pay[symbol] & ~taken:
            count += 2
        elif th.pay[SYMBOLS + symbol] & ~taken:
            count += 1
    return count


def worth_of_marking(s, cell, th):
    """What the marker on this cell is worth: the threats that it leaves."""
    if th.blind == ALL:
        return 0
    forbidden = symbols_of(s.played_card) | symbols_of(s.top[cell])
    return -THREAT[half_threats(th, forbidden, 0)]


def worth_of_keeping(card):
    """What this card in hand is worth among others, where one must be given away."""
    return TAKEN_BACK * bit_count(symbols_of(card)) if card != NO_CARD else 0
