"""The traits of a seat with a table of its own: what stands, what one card would close, what it is passed."""

from leonardo.bots.policies.glance_tables import note_table
from leonardo.bots.policies.traits_writing import mark
from leonardo.rules import bit_count, is_action, kind_of_card, symbols_of
from leonardo.rules.codes import CORNER_BITS, CORNERS, EXTRA_DECK, MAIN_DECK, NO_CARD, ZONES
from leonardo.rules.layout import HAND

STANDS = 86  # 4: wanted symbols on lines that stand
REACH = 90  # 8: different symbols that a card in hand would close
BEST_MAIN = 98  # 4: the most that one card closes,
BEST_EXTRA = 102  # 4: by the kind of the card
WAYS = 106  # 9: how many cards and zones to choose from
NEEDS = 115  # 11: symbols that some card would close
JOINS = 126  # 10: symbols in hand that would come to two of three
FITTING = 136  # 11: symbols in hand that are wanted at all
OFFERED = 147  # 6: symbols that the right neighbour would close by passing what lies there
BROKEN = 153  # 4: zones of lines that stand, into which the right neighbour may pass a card
BONUS = 157  # 4: used; none of this yet; four of five equal; and the fifth in hand
OTHERS_REACH = 161  # 8: the most that the others have within reach
OTHERS_STAND = 169  # 4: the most that stands for one of them
PLAYED = 173  # 4: what the mover has played in this turn
ACTIONS = 177  # 5: action cards in hand
EXTRAS = 182  # 8: other cards of the additional deck in hand
CORNERS_TAKEN = 190  # 5
GUARDED = 195  # 4: zones with a lasting card
CABINETS = 199  # 3


def note_table_traits(t, s, th):
    """The thought knows what the tables and the hands tell about every seat."""
    for seat in range(s.seats):
        th.trait_count[seat] = 0
        note_own_table(t, s, seat, th)
    for seat in range(s.seats):
        reach, stands = 0, 0
        for other in range(s.seats):
            if other != seat:
                reach = max(reach, th.seat_reach[other])
                stands = max(stands, th.seat_stands[other])
        mark(th, seat, OTHERS_REACH, reach, 8)
        mark(th, seat, OTHERS_STAND, stands, 4)


def note_own_table(t, s, seat, th):
    """The thought knows what one table, its owner's hand and the right neighbour's table tell."""
    standing = note_table(t, s, seat, th, 0)
    needs, joins, wanted = 0, 0, 0
    for zone in range(ZONES):
        th.closes[zone] &= ~standing
        needs |= th.closes[zone]
        joins |= th.joins[zone]
    for symbol in range(12):
        if s.keys[seat * 12 + symbol] == 0:
            wanted |= 1 << symbol
    stands = bit_count(standing)
    mark(th, seat, STANDS, stands, 4)
    mark(th, seat, NEEDS, bit_count(needs), 11)
    note_hand(t, s, seat, th, joins & ~needs & ~standing, wanted & ~standing)
    note_right_neighbour(t, s, seat, th, standing)
    note_bonus(s, seat, th)
    th.seat_stands[seat] = stands
    if t.square:
        note_square(s, seat, th)


def note_hand(t, s, seat, th, joins, wanted):
    """The traits of the hand, against what the thought knows of the table."""
    held, reach, ways, best_main, best_extra = 0, 0, 0, 0, 0
    actions, extras = 0, 0
    for i in range(seat * HAND, seat * HAND + s.hand_count[seat]):
        card = s.hand[i]
        if is_action(card):
            actions += 1
            continue
        symbols = symbols_of(card)
        held |= symbols
        kind = kind_of_card(card)
        most = 0
        for zone in range(ZONES):
            if th.closes[zone] & symbols == 0:
                continue
            if t.square and (CORNER_BITS >> zone & 1) != (kind == EXTRA_DECK):
                continue
            closed = th.closes[zone] & symbols
            reach |= closed
            ways += 1
            most = max(most, bit_count(closed))
        if kind == EXTRA_DECK:
            extras += 1
            best_extra = max(best_extra, most)
        else:
            best_main = max(best_main, most)
    th.seat_reach[seat] = bit_count(reach)
    mark(th, seat, REACH, th.seat_reach[seat], 8)
    mark(th, seat, BEST_MAIN, best_main, 4)
    mark(th, seat, WAYS, ways, 9)
    mark(th, seat, JOINS, bit_count(joins & held), 10)
    mark(th, seat, FITTING, bit_count(wanted & held), 11)
    if t.two_decks:
        mark(th, seat, BEST_EXTRA, best_extra, 4)
        mark(th, seat, EXTRAS, extras, 8)
    if t.has_actions:
        mark(th, seat, ACTIONS, actions, 5)


def note_right_neighbour(t, s, seat, th, standing):
    """What the neighbour who passes cards to this seat could do to its table."""
    right = (seat + s.seats - 1) % s.seats
    offered, broken = 0, 0
    for zone in range(ZONES):
        passed = s.table[right * ZONES + zone]
        if passed != NO_CARD:
            offered |= th.closes[zone] & symbols_of(passed)
            if standing & ~th.stands[zone] & ~symbols_of(passed):
                broken += 1
    mark(th, seat, OFFERED, bit_count(offered), 6)
    mark(th, seat, BROKEN, broken, 4)


def note_bonus(s, seat, th):
    """How near the seat is to five equal symbols on its cross."""
    if s.bonus_used[seat]:
        mark(th, seat, BONUS, 0, 4)
        return
    at = seat * ZONES
    n, w, c = symbols_of(s.table[at + 1]), symbols_of(s.table[at + 3]), symbols_of(s.table[at + 4])
    e, south = symbols_of(s.table[at + 5]), symbols_of(s.table[at + 7])
    four = n & w & c & (e | south) | e & south & (n & w | n & c | w & c)
    if not four:
        mark(th, seat, BONUS, 1, 4)
        return
    for i in range(seat * HAND, seat * HAND + s.hand_count[seat]):
        card = s.hand[i]
        if not is_action(card) and symbols_of(card) & four and kind_of_card(card) == MAIN_DECK:
            mark(th, seat, BONUS, 3, 4)
            return
    mark(th, seat, BONUS, 2, 4)


def note_square(s, seat, th):
    """What nine zones have more than five."""
    corners, guarded = 0, 0
    for i in range(4):
        if s.table[seat * ZONES + CORNERS[i]] != NO_CARD:
            corners += 1
    for zone in range(ZONES):
        if s.guard[seat * ZONES + zone] != NO_CARD:
            guarded += 1
    mark(th, seat, CORNERS_TAKEN, corners, 5)
    mark(th, seat, GUARDED, guarded, 4)
    mark(th, seat, CABINETS, s.cabinets[seat], 3)
    played = 0
    if seat == s.mover:
        played = min(s.played_kind[MAIN_DECK], 1) + 2 * min(s.played_kind[EXTRA_DECK], 1)
    mark(th, seat, PLAYED, played, 4)
