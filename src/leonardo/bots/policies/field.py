"""What the shared field promises to the next seat, to the others and to oneself."""

from leonardo.bots.policies.odds import ANY_KIND, SURE, at_least_one, hidden_cards, share
from leonardo.rules import (
    bit_count,
    cell_of,
    forbidden_symbols,
    free_cells,
    is_action,
    low_bit,
    symbols_of,
)
from leonardo.rules.codes import HIDDEN, NO_CARD, SYMBOL_BITS, SYMBOLS
from leonardo.rules.layout import HAND

ALL_CELLS = (1 << 57) - 1
LEFT_TO_ME = 400  # parts of 1024 by which a key within reach is still there, and allowed, at the next turn
MOST_GIVEN = 3  # of each key there are three


def paying_cells(t, w, symbol):
    """The cells, as bits, on which showing this symbol would earn at least one key. [C-52]"""
    need = w.given[symbol] + 3
    board = w.board[symbol]
    if w.given[symbol] >= MOST_GIVEN or bit_count(board) < need - 1:
        return 0
    cells = runs_along(board, 1, need) | runs_along(board, 6, need)
    if t.diagonals:
        cells |= runs_along(board, 5, need) | runs_along(board, 7, need)
    return cells


def runs_along(board, step, need):
    """The cells that have `need` - 1 cells of the board beside them in one unbroken row of this direction."""
    cells = 0
    for below in range(need):
        row = ALL_CELLS
        for i in range(1, below + 1):
            row &= board << (i * step)
        for i in range(1, need - below):
            row &= board >> (i * step)
        cells |= row
    return cells


def symbols_on(w, cells):
    """All symbols that the visible cards of these cells show."""
    symbols = 0
    while cells:
        symbols |= symbols_of(w.top[cell_of(w, low_bit(cells))])
        cells &= cells - 1
    return symbols


def note_pay(t, w, notes):
    """The notes say for each symbol the cells on which it pays, free ones first, then those with a card."""
    free = free_cells(t, w) if w.occupied else 0
    for symbol in range(SYMBOLS):
        cells = paying_cells(t, w, symbol)
        notes.pay[symbol] = cells & free
        notes.pay[SYMBOLS + symbol] = cells & w.occupied


def note_threats(w, seat, forbidden, notes):
    """The notes say for each symbol how likely this seat, so restricted, can earn its key next."""
    cards = hidden_cards(w, seat, ANY_KIND)
    for symbol in range(SYMBOLS):
        notes.threats[symbol] = 0
        if forbidden >> symbol & 1:
            continue
        also = 0
        if notes.pay[symbol]:
            also = SYMBOL_BITS
        elif notes.pay[SYMBOLS + symbol]:
            also = symbols_on(w, notes.pay[SYMBOLS + symbol]) & ~forbidden
        if also:
            part = share(notes, ANY_KIND, 1 << symbol, forbidden, also)
            notes.threats[symbol] = at_least_one(part, cards)


def any_threat(threats, forbidden):
    """How likely one of the threats comes true that these symbols do not forbid."""
    missed = SURE
    for symbol in range(SYMBOLS):
        if threats[symbol] and not forbidden >> symbol & 1:
            missed = missed * (SURE - threats[symbol]) // SURE
    return SURE - missed


def least_threat(w, threats):
    """What remains of the threats under the best place for the marker."""
    least = SURE
    cells = w.occupied
    while cells:
        card = w.top[cell_of(w, low_bit(cells))]
        cells &= cells - 1
        least = min(least, any_threat(threats, symbols_of(card)))
    return least


def reachable(w, seat, pay, forbidden):
    """The symbols whose key one of the known hand cards of this seat could earn."""
    found = 0
    for i in range(seat * HAND, seat * HAND + w.hand_count[seat]):
        card = w.hand[i]
        if card & HIDDEN or is_action(card) or card == NO_CARD or symbols_of(card) & forbidden:
            continue
        symbols = symbols_of(card) | w.blur[0]
        while symbols:
            symbol = low_bit(symbols)
            symbols &= symbols - 1
            if pay[symbol]:
                found |= 1 << symbol
            elif pay[SYMBOLS + symbol]:
                under = symbols_on(w, pay[SYMBOLS + symbol])
                if w.free_match or under & (symbols_of(card) | w.blur[0]):
                    found |= 1 << symbol
    return found


def reach_on_field(t, w, seat, notes):
    """Whether a card in hand could earn a key now: 1 or 0."""
    note_pay(t, w, notes)
    return 1 if reachable(w, seat, notes.pay, forbidden_symbols(t, w)) else 0


def promised_on_field(t, w, seat, notes):
    """The keys, in parts of 1024, that the seat looking ahead may expect from its next turn."""
    found = reachable(w, seat, notes.pay, 0)
    missed = SURE
    while found:
        symbol = low_bit(found)
        found &= found - 1
        left = SURE - notes.threats[symbol] * (w.seats - 1) // w.seats
        missed = missed * (SURE - LEFT_TO_ME * left // SURE) // SURE
    return SURE - missed
