"""Lines, fives, and who earns a key."""

from leonardo.rules.bits import low_bit
from leonardo.rules.cards import symbols_of
from leonardo.rules.codes import (
    BONUS,
    BONUS_USED,
    CENTRE,
    CORNER_BITS,
    CROSS_BITS,
    GIFT,
    GIVEN,
    KEY_EARNED,
    LINE_ZONES,
    LINES,
    NEW_LINE,
    NO_CARD,
    NO_CELL,
    NO_KEY,
    OWNED,
    PLAYED_CARD,
    SYMBOL_BITS,
    SYMBOLS,
    ZONES,
)
from leonardo.rules.grid import bit_of, longest_run
from leonardo.rules.layout import State, Table, Tape
from leonardo.rules.tape import tell

FIVE_MAIN, FOUR_CORNERS = LINES, LINES + 1  # the places of the two patterns in `standing`


# --- own tables ----------------------------------------------------------------------------------------


def line_symbols(s: State, seat: int, line: int) -> int:
    """The symbols that all three cards of a line show; an empty zone shows none. [BASE-13, EXP-21, C-24]"""
    shared = SYMBOL_BITS
    for i in range(3):
        zone = LINE_ZONES[line * 3 + i]
        card = s.table[seat * ZONES + zone]
        shared &= (symbols_of(card) | s.blur[zone]) if card != NO_CARD else 0
    return shared


def line_bits(line: int) -> int:
    """The zones of a line as bits."""
    return 1 << LINE_ZONES[line * 3] | 1 << LINE_ZONES[line * 3 + 1] | 1 << LINE_ZONES[line * 3 + 2]


def pattern_bits(pattern: int) -> int:
    """The zones of a five-symbol pattern as bits: the five main ones, or the corners and the centre.

    [BASE-18, EXP-22]
    """
    return CROSS_BITS if pattern == FIVE_MAIN else CORNER_BITS | 1 << CENTRE


def pattern_symbols(s: State, seat: int, pattern: int) -> int:
    """The symbols that all five cards of a pattern show; Sfumato does not count. [N5, X-31]"""
    shared = SYMBOL_BITS
    zones = pattern_bits(pattern)
    while zones:
        shared &= symbols_of(s.table[seat * ZONES + low_bit(zones)])
        zones &= zones - 1
    return shared


def note_standing_lines(t: Table, s: State) -> None:
    """What stands at the start of the turn is known, where only new lines pay. [C-31]"""
    if t.on_field or t.gifted_line != NEW_LINE:
        return
    for line in range(LINES):
        s.standing[line] = line_symbols(s, s.mover, line)
    s.standing[FIVE_MAIN] = pattern_symbols(s, s.mover, FIVE_MAIN)
    s.standing[FOUR_CORNERS] = pattern_symbols(s, s.mover, FOUR_CORNERS)


def paying(t: Table, s: State, symbols: int, zones: int, place: int) -> int:
    """Those of the symbols standing on these zones that pay, and are no mere gift. [C-1]"""
    if t.gifted_line == PLAYED_CARD and not zones & s.played_zones:
        return 0
    if t.gifted_line == NEW_LINE:
        return symbols & ~s.standing[place]
    return symbols


def give_key(s: State, seat: int, symbol: int, count: int) -> None:
    """The seat has this many more keys of the symbol."""
    s.keys[seat * SYMBOLS + symbol] += count
    s.given[symbol] += count


def take_line_keys(t: Table, s: State, tape: Tape) -> None:
    """The mover has the key of every symbol that pays on a line of the own table, one of each type.

    [BASE-13 … BASE-16]
    """
    me = s.mover
    standing, earned = 0, 0
    for line in range(LINES):
        symbols = line_symbols(s, me, line)
        standing |= symbols
        earned |= paying(t, s, symbols, line_bits(line), line)
    while standing:
        symbol = low_bit(standing)
        standing &= standing - 1
        if s.keys[me * SYMBOLS + symbol]:
            tell(tape, NO_KEY, me, NO_CARD, symbol, OWNED)
        elif earned >> symbol & 1:
            give_key(s, me, symbol, 1)
            s.keys_taken += 1
            tell(tape, KEY_EARNED, me, NO_CARD, symbol, 1)
        else:
            tell(tape, NO_KEY, me, NO_CARD, symbol, GIFT)


def is_bonus_due(t: Table, s: State, tape: Tape) -> bool:
    """Whether five equal symbols give the mover a key of choice now. [BASE-18, EXP-22, C-4 … C-8]"""
    me = s.mover
    standing, paid = 0, 0
    for pattern in range(FIVE_MAIN, FOUR_CORNERS + 1):
        symbols = pattern_symbols(s, me, pattern)
        standing |= symbols
        # On a cross the card just played is always one of the five, so it is never a gift. [C-8]
        paid |= paying(t, s, symbols, pattern_bits(pattern), pattern) if t.square else symbols
    if not standing:
        return False
    if s.bonus_used[me]:
        tell(tape, NO_KEY, me, NO_CARD, low_bit(standing), BONUS_USED)
        return False
    if not paid:
        tell(tape, NO_KEY, me, NO_CARD, low_bit(standing), GIFT)
        return False
    if s.keys_taken and not t.five_stacks:
        return False
    for symbol in range(SYMBOLS):
        if not s.keys[me * SYMBOLS + symbol]:
            return True
    return False


def take_bonus_key(s: State, symbol: int, tape: Tape) -> None:
    """The mover has the key picked, and the bonus is used. [C-7]"""
    give_key(s, s.mover, symbol, 1)
    s.keys_taken += 1
    s.bonus_used[s.mover] = 1
    tell(tape, BONUS, s.mover, NO_CARD, symbol, 1)


# --- the shared field ----------------------------------------------------------------------------------


def take_field_keys(t: Table, s: State, tape: Tape) -> None:
    """For each symbol the mover has longest - 2 - given keys, of the longest run through a cell played on.

    [C-52 … C-55]
    """
    symbols = symbols_shown_at(s, 0) | symbols_shown_at(s, 1)
    while symbols:
        symbol = low_bit(symbols)
        symbols &= symbols - 1
        longest = 0
        for i in range(2):
            if symbols_shown_at(s, i) >> symbol & 1:
                board = s.board[symbol] | bit_of(s.played_at[i])  # Sfumato is not printed
                longest = max(longest, longest_run(t, board, s.played_at[i]))
        if longest < 3:
            continue
        count = longest - 2 - s.given[symbol]
        if count > 0:
            give_key(s, s.mover, symbol, count)
            s.keys_taken += count
            tell(tape, KEY_EARNED, s.mover, NO_CARD, symbol, count)
        else:
            needs = s.given[symbol] + 3  # 4, 5, and 6 for never
            tell(tape, NO_KEY, s.mover, NO_CARD, symbol, GIVEN | needs << 3)


def symbols_shown_at(s: State, i: int) -> int:
    """What the i-th cell played on this turn shows for keys."""
    cell = s.played_at[i]
    if cell == NO_CELL:
        return 0
    return symbols_of(s.top[cell]) | s.blur[0]
