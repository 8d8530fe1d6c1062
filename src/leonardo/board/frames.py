"""Boxes: a grid of cells with lines around those that exist, a name in the upper edge of each."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from leonardo.board.signs import Signs, centred, columns, ink

Cell = tuple[str, str, str]  # its name, its text, and the ink of the text or nothing
There = Callable[[int, int], bool]


def boxes(grid: Sequence[Sequence[Cell | None]], inner: int, signs: Signs, color: bool) -> list[str]:
    """The grid as lines; where a cell is None there is nothing, not even a line around it."""
    rows, across = len(grid), len(grid[0])

    def there(row: int, column: int) -> bool:
        return 0 <= row < rows and 0 <= column < across and grid[row][column] is not None

    lines = []
    for row in range(rows + 1):
        line = ""
        for column in range(across + 1):
            line += _crossing(row, column, there, signs)
            if column < across:
                line += _edge(row, column, grid, there, inner, signs)
        lines.append(line)
        if row < rows:
            lines.append(_cells(row, grid, there, inner, signs, color))
    return lines


def _crossing(row: int, column: int, there: There, signs: Signs) -> str:
    arms = ""
    if there(row - 1, column - 1) or there(row - 1, column):
        arms += "u"
    if there(row, column - 1) or there(row, column):
        arms += "d"
    if there(row - 1, column - 1) or there(row, column - 1):
        arms += "l"
    if there(row - 1, column) or there(row, column):
        arms += "r"
    return signs.corners.get(arms, " ")


def _edge(
    row: int, column: int, grid: Sequence[Sequence[Cell | None]], there: There, inner: int, signs: Signs
) -> str:
    """The line above a cell, with the cell's name in it, or below the last one."""
    cell = grid[row][column] if there(row, column) else None
    if cell is not None:
        return cell[0] + signs.across * (inner - columns(cell[0]))
    return signs.across * inner if there(row - 1, column) else " " * inner


def _cells(
    row: int,
    grid: Sequence[Sequence[Cell | None]],
    there: There,
    inner: int,
    signs: Signs,
    color: bool,
) -> str:
    line = ""
    for column in range(len(grid[0]) + 1):
        line += signs.down if there(row, column - 1) or there(row, column) else " "
        if column < len(grid[0]):
            cell = grid[row][column]
            text = centred(cell[1], inner) if cell else " " * inner
            line += ink(text, cell[2], color) if cell and cell[2] else text
    return line


def beside(
    blocks: Sequence[Sequence[str]], each: int, joints: Sequence[Mapping[int, str]], gap: int, width: int
) -> list[str]:
    """Blocks of equal height in as many rows as the width asks for; a joint stands behind its block."""
    fitting = max(1, (width + gap) // (each + gap))
    lines: list[str] = []
    for start in range(0, len(blocks), fitting):
        together = blocks[start : start + fitting]
        if lines:
            lines.append("")
        for height in range(len(together[0])):
            line = ""
            for place, block in enumerate(together):
                last = place == len(together) - 1
                joint = joints[start + place].get(height, "")
                line += block[height] + (f" {joint}" if last else centred(joint, gap))
            lines.append(line.rstrip())
    return lines
