"""What an own table promises: to its owner with a hand that is known, or to a neighbour whose hand is not."""

from leonardo.bots.policies.odds import SURE, at_least_one, hidden_cards, share
from leonardo.rules import bit_count, is_action, is_locked, kind_of_card, low_bit, symbols_of
from leonardo.rules.codes import (
    CORNER_BITS,
    EXTRA_DECK,
    HIDDEN,
    LINE_ZONES,
    LINES,
    MAIN_DECK,
    SYMBOL_BITS,
    SYMBOLS,
    ZONES,
)
from leonardo.rules.layout import HAND

KEEPS = 560  # parts of 1024 by which a line that lacks one card is still there at the owner's next turn


def symbols_owned(w, seat):
    """The symbols whose keys lie before this seat."""
    owned = 0
    for symbol in range(SYMBOLS):
        if w.keys[seat * SYMBOLS + symbol]:
            owned |= 1 << symbol
    return owned


def note_needs(t, w, seat, notes):
    """The notes say for each zone which symbols would close a line there; the symbols of lines that stand."""
    needs = notes.needs
    wanted = SYMBOL_BITS & ~symbols_owned(w, seat)
    standing = 0
    for zone in range(ZONES):
        needs[zone] = 0
    for line in range(LINES):
        if not t.square and line != 1 and line != 4:
            continue
        i, j, k = LINE_ZONES[line * 3], LINE_ZONES[line * 3 + 1], LINE_ZONES[line * 3 + 2]
        a = (symbols_of(w.table[seat * ZONES + i]) | w.blur[i]) & wanted
        b = (symbols_of(w.table[seat * ZONES + j]) | w.blur[j]) & wanted
        c = (symbols_of(w.table[seat * ZONES + k]) | w.blur[k]) & wanted
        needs[i] |= b & c
        needs[j] |= a & c
        needs[k] |= a & b
        standing |= a & b & c
    for zone in range(ZONES):
        needs[zone] &= ~standing
        if needs[zone] and is_locked(t, w, seat, zone):
            needs[zone] = 0
    return standing


def kind_of_zone(zone):
    return EXTRA_DECK if CORNER_BITS >> zone & 1 else MAIN_DECK


def needed(needs, kind):
    """All symbols that would close a line with a card of this kind."""
    symbols = 0
    for zone in range(ZONES):
        if needs[zone] and kind_of_zone(zone) == kind:
            symbols |= needs[zone]
    return symbols


def note_holdings(v, seat, notes):
    """The notes say for each kind and symbol how likely this seat's hand could lay it."""
    for kind in range(2):
        cards = hidden_cards(v, seat, kind)
        for symbol in range(SYMBOLS):
            part = share(notes, kind, 1 << symbol, 0, SYMBOL_BITS) if cards else 0
            notes.holds[kind * SYMBOLS + symbol] = at_least_one(part, cards)


def danger(t, w, seat, notes):
    """The keys, in parts of 1024, that this seat may expect from its next turn."""
    standing = note_needs(t, w, seat, notes)
    expected = bit_count(standing) * SURE
    for kind in range(2):
        missed = SURE
        symbols = needed(notes.needs, kind)
        while symbols:
            symbol = low_bit(symbols)
            symbols &= symbols - 1
            missed = missed * (SURE - notes.holds[kind * SYMBOLS + symbol]) // SURE
        expected += SURE - missed
    return expected


def promise(t, w, seat, notes):
    """The keys, in parts of 1024, that the seat looking ahead may expect from its own next turn."""
    standing = note_needs(t, w, seat, notes)
    expected = bit_count(standing) * KEEPS
    for kind in range(2):
        symbols = needed(notes.needs, kind)
        sure = symbols & symbols_in_hand(w, seat, kind)
        missed = SURE
        while symbols:
            symbol = low_bit(symbols)
            symbols &= symbols - 1
            likely = (
                KEEPS if sure >> symbol & 1 else KEEPS * notes.holds[kind * SYMBOLS + symbol] // (4 * SURE)
            )
            missed = missed * (SURE - likely) // SURE
        expected += SURE - missed
    return expected


def symbols_in_hand(w, seat, kind):
    """The symbols on the known cards of this kind in the hand."""
    symbols = 0
    for i in range(seat * HAND, seat * HAND + w.hand_count[seat]):
        card = w.hand[i]
        if not card & HIDDEN and not is_action(card) and kind_of_card(card) == kind:
            symbols |= symbols_of(card)
    return symbols


def reach_on_table(t, w, seat, notes):
    """The most keys that this seat could earn at once with the cards it holds."""
    standing = note_needs(t, w, seat, notes)
    reached, any_of_them = bit_count(standing), standing
    for kind in range(2):
        most = 0
        for i in range(seat * HAND, seat * HAND + w.hand_count[seat]):
            card = w.hand[i]
            if is_action(card) or kind_of_card(card) != kind:
                continue
            for zone in range(ZONES):
                if notes.needs[zone] and kind_of_zone(zone) == kind:
                    closed = notes.needs[zone] & symbols_of(card)
                    any_of_them |= closed
                    most = max(most, bit_count(closed))
        reached += most
    return min(reached + w.more_plays, max(reached, bit_count(any_of_them)))
