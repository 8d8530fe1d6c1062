"""The traits of a seat at the shared field: what pays, what of it the hand could show, how long it lasts."""

from leonardo.bots.policies.field import note_pay
from leonardo.bots.policies.traits_writing import mark
from leonardo.rules import bit_count, compare, forbidden_symbols, is_action, low_bit, symbols_of
from leonardo.rules.codes import EXTRA, SYMBOLS
from leonardo.rules.layout import HAND

DECK = 86  # 26: cards still in the decks
FINAL = 112  # 8: turns of the last round that are left
TURNS = 120  # 3: in the last round, whether this seat has one of them
GIVEN = 123  # 13: keys that are given
PAYS = 136  # 13: symbols that would pay somewhere
REACH = 149  # 8: symbols of which a card in hand, allowed now, could earn the key
BEST = 157  # 4: the most symbols of one card that pay on one cell
WAYS = 161  # 8: cards in hand that could earn a key
ALLOWED = 169  # 8: the mover's symbol cards that are not forbidden; the last for whoever waits
OTHERS_REACH = 177  # 8: the most that another seat has within reach
NEXT_REACH = 185  # 8: what the seat after this one has within reach
TIE = 193  # 3: who is ahead if no more keys come: the best other, nobody, this seat
ACTIONS = 196  # 6: action cards in hand
EXTRAS = 202  # 5: cards with the additional back
MARKER = 207  # 2: whether the marker binds
PAYING = 209  # 13: different symbols in hand


def note_field_traits(t, s, th):
    """The thought knows what the field and the hands tell about every seat."""
    note_pay(t, s, th)
    pays, given = 0, 0
    for symbol in range(SYMBOLS):
        given += s.given[symbol]
        if th.pay[symbol] | th.pay[SYMBOLS + symbol]:
            pays += 1
    for seat in range(s.seats):
        th.trait_count[seat] = 0
        note_hand(t, s, seat, th)
    deck = s.deck_count[0] + s.deck_count[1]
    for seat in range(s.seats):
        note_others(t, s, seat, th)
        mark(th, seat, PAYS, pays, 13)
        mark(th, seat, GIVEN, given // 3, 13)
        mark(th, seat, DECK, deck if deck < 10 else 7 + deck // 3, 26)
        mark(th, seat, FINAL, s.final_turns, 8)
        away = (seat - s.mover) % s.seats
        mark(th, seat, TURNS, 0 if s.final_turns <= 0 else 1 + (away < s.final_turns), 3)
        if t.has_veto:
            mark(th, seat, MARKER, s.veto_binds, 2)


def note_hand(t, s, seat, th):
    """The traits of the hand, against the cells that pay."""
    acts = seat == s.mover
    forbidden = forbidden_symbols(t, s) if acts else 0
    reach, held, ways, best, allowed, actions, extras = 0, 0, 0, 0, 0, 0, 0
    for i in range(seat * HAND, seat * HAND + s.hand_count[seat]):
        card = s.hand[i]
        if is_action(card):
            actions += 1
            continue
        if card & EXTRA:
            extras += 1
        symbols = symbols_of(card)
        held |= symbols
        if symbols & forbidden:
            continue
        allowed += 1
        found, most = paying_symbols(th, symbols), 0
        reach |= found
        if found:
            ways += 1
            most = 1 + (bit_count(found) > 1 and share_a_cell(th, found))
        best = max(best, most)
    th.seat_reach[seat] = bit_count(reach)
    mark(th, seat, REACH, th.seat_reach[seat], 8)
    mark(th, seat, BEST, best, 4)
    mark(th, seat, WAYS, ways, 8)
    mark(th, seat, ALLOWED, min(allowed, 6) if acts else 7, 8)
    mark(th, seat, PAYING, bit_count(held), 13)
    if t.has_actions:
        mark(th, seat, ACTIONS, actions, 6)
    if t.two_decks:
        mark(th, seat, EXTRAS, extras, 5)


def paying_symbols(th, symbols):
    """Those of the symbols that would pay on some cell."""
    found = 0
    while symbols:
        symbol = low_bit(symbols)
        symbols &= symbols - 1
        if th.pay[symbol] | th.pay[SYMBOLS + symbol]:
            found |= 1 << symbol
    return found


def share_a_cell(th, symbols):
    """Whether two of these symbols would pay on one cell."""
    seen = 0
    while symbols:
        symbol = low_bit(symbols)
        symbols &= symbols - 1
        cells = th.pay[symbol] | th.pay[SYMBOLS + symbol]
        if cells & seen:
            return True
        seen |= cells
    return False


def note_others(t, s, seat, th):
    """The traits by which a seat stands against the others."""
    most, ahead = 0, 2
    for other in range(s.seats):
        if other == seat:
            continue
        most = max(most, th.seat_reach[other])
        order = compare(t, s, seat, other)
        ahead = min(ahead, 0 if order < 0 else 1 if order == 0 else 2)
    mark(th, seat, OTHERS_REACH, most, 8)
    mark(th, seat, NEXT_REACH, th.seat_reach[(seat + 1) % s.seats], 8)
    mark(th, seat, TIE, ahead, 3)
