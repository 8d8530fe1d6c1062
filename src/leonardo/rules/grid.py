"""The shared field as bits: which cells are free, which show a symbol, how long a run is.

A cell of the 9x9 sheet is row * 9 + column; its bit is row * 6 + column. Two cells share a bit only if
they are six columns apart, which the span of five forbids [C-41]; the spare column between the rows means
that steps of 1, 5, 6 and 7 bits never wrap onto a card of another row.
"""

from leonardo.rules.bits import low_bit
from leonardo.rules.cards import symbols_of
from leonardo.rules.codes import ANCHORED, MIDDLE, NO_CARD, SIDE, SPAN
from leonardo.rules.layout import State, Table

STRIDE = 6
ALONG_ROW, ALONG_COLUMN, RISING, FALLING = 1, 6, 7, 5
ANCHOR_LOW, ANCHOR_HIGH = 2, 6  # c3 to g7


def bit_of(cell: int) -> int:
    """The bit that stands for this cell."""
    return 1 << (cell // SIDE * STRIDE + cell % SIDE)


def cell_of(s: State, bit: int) -> int:
    """The cell of a bit position, on a field that is not empty; exact for cards and for cells beside them."""
    row = (bit - s.low_col + 1) * 43 >> 8  # a sixth: exact up to 130, and quicker than a division
    return bit + (SIDE - STRIDE) * row


def may_widen(t: Table, low: int, high: int, at: int) -> bool:
    """Whether a line of five can still hold the cards from low to high and one at `at`. [C-41, C-42]"""
    if t.anchor == ANCHORED and (at < ANCHOR_LOW or at > ANCHOR_HIGH):
        return False
    if at < low:
        return high - at < SPAN
    return at - low < SPAN


def is_inside(t: Table, s: State, cell: int) -> bool:
    """Whether the cell lies in the square that the cards leave open; the first card lies on e5."""
    if s.occupied == 0:
        return cell == MIDDLE
    return may_widen(t, s.low_row, s.high_row, cell // SIDE) and may_widen(
        t, s.low_col, s.high_col, cell % SIDE
    )


def around(bits: int) -> int:
    """The bits and all their eight neighbours."""
    wide = bits | bits << ALONG_ROW | bits >> ALONG_ROW
    return wide | wide << ALONG_COLUMN | wide >> ALONG_COLUMN


def touches(s: State, cell: int) -> bool:
    """Whether a card lies beside this cell, diagonals included. [Q09-6]"""
    row, col = cell // SIDE, cell % SIDE
    for r in range(max(row - 1, 0), min(row + 2, SIDE)):
        for c in range(max(col - 1, 0), min(col + 2, SIDE)):
            if s.top[r * SIDE + c] != NO_CARD:
                return True
    return False


def free_cells(t: Table, s: State) -> int:
    """The bits of all cells on which a card may be placed, on a field that is not empty."""
    low_row, high_row = (
        max(s.high_row - SPAN + 1, s.low_row - 1, 0),
        min(s.low_row + SPAN - 1, s.high_row + 1, SIDE - 1),
    )
    low_col, high_col = (
        max(s.high_col - SPAN + 1, s.low_col - 1, 0),
        min(s.low_col + SPAN - 1, s.high_col + 1, SIDE - 1),
    )
    if t.anchor == ANCHORED:
        low_row, high_row = max(low_row, ANCHOR_LOW), min(high_row, ANCHOR_HIGH)
        low_col, high_col = max(low_col, ANCHOR_LOW), min(high_col, ANCHOR_HIGH)
    line = ((1 << (high_col - low_col + 1)) - 1) << low_col
    window = 0
    for row in range(low_row, high_row + 1):
        window |= line << (row * STRIDE)
    return around(s.occupied) & window & ~s.occupied


def cells_showing(s: State, symbols: int) -> int:
    """The bits of all cells whose visible card shows one of these symbols."""
    cells = 0
    while symbols:
        symbol = low_bit(symbols)
        symbols &= symbols - 1
        cells |= s.board[symbol]
    return cells


def show(s: State, cell: int, card: int) -> None:
    """The card is the visible one of this cell; what it hides no longer counts for any line."""
    bit = bit_of(cell)
    symbols = symbols_of(s.top[cell])
    while symbols:
        symbol = low_bit(symbols)
        symbols &= symbols - 1
        s.board[symbol] &= ~bit
    symbols = symbols_of(card)
    while symbols:
        symbol = low_bit(symbols)
        symbols &= symbols - 1
        s.board[symbol] |= bit
    s.top[cell] = card


def place(s: State, cell: int, card: int) -> None:
    """The card lies on a cell that was free, and the borders know it."""
    row, col = cell // SIDE, cell % SIDE
    if s.occupied == 0:
        s.low_row = s.high_row = row
        s.low_col = s.high_col = col
    else:
        s.low_row, s.high_row = min(s.low_row, row), max(s.high_row, row)
        s.low_col, s.high_col = min(s.low_col, col), max(s.high_col, col)
    s.occupied |= bit_of(cell)
    s.height[cell] = 1
    show(s, cell, card)


def cover(s: State, cell: int, card: int) -> None:
    """The card lies on the stack of this cell; the old top is buried."""
    s.buried[s.buried_count] = s.top[cell]
    s.buried_cell[s.buried_count] = cell
    s.buried_count += 1
    s.height[cell] += 1
    show(s, cell, card)


def uncover(s: State, cell: int) -> int:
    """The top card of a stack of two or more is off it, and given back; the one below is visible."""
    removed = s.top[cell]
    i = s.buried_count - 1
    while s.buried_cell[i] != cell and i > 0:
        i -= 1
    show(s, cell, s.buried[i])
    s.buried_count -= 1
    while i < s.buried_count:
        s.buried[i] = s.buried[i + 1]
        s.buried_cell[i] = s.buried_cell[i + 1]
        i += 1
    s.buried[i] = NO_CARD
    s.buried_cell[i] = 0
    s.height[cell] -= 1
    return removed


def run_through(board: int, bit: int, step: int) -> int:
    """How many cells in a straight unbroken row through this bit are on the board."""
    length = 1
    at = bit << step
    while board & at:
        length += 1
        at <<= step
    at = bit >> step
    while board & at:
        length += 1
        at >>= step
    return length


def threes(board: int, step: int) -> int:
    """The bits of all cells that stand three or more in a row in this direction."""
    first = board & board >> step & board >> 2 * step
    return first | first << step | first << 2 * step


def longest_run(t: Table, board: int, cell: int) -> int:
    """The longest run of three or more of one symbol through a cell that shows it, or 0. [C-50, C-51]

    Rows and columns pay, and diagonals under their option.
    """
    bit = bit_of(cell)
    runs = threes(board, ALONG_ROW) | threes(board, ALONG_COLUMN)
    if t.diagonals:
        runs |= threes(board, RISING) | threes(board, FALLING)
    if not runs & bit:
        return 0  # nearly always, and known without counting
    longest = max(run_through(board, bit, ALONG_ROW), run_through(board, bit, ALONG_COLUMN))
    if t.diagonals:
        longest = max(longest, run_through(board, bit, RISING), run_through(board, bit, FALLING))
    return longest
