"""How a card or an empty place looks in a grid, and grids of them, drawn in characters.

Brackets, arrows and stars say everything; styles only repeat it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

from rich.text import Text

from leonardo.board.signs import Signs, columns, fit
from leonardo.texts import say

# What stands left and right of a face, by what can be done with it.
BRACKETS: Final = {"": "  ", "legal": "()", "picked": "[]", "new": "**", "gone": "--"}


@dataclass(frozen=True)
class Size:
    """The room for one face: characters across, and lines."""

    across: int
    lines: int

    @property
    def is_roomy(self) -> bool:
        return self.lines > 1


@dataclass(frozen=True)
class Face:
    """What stands on one place."""

    name: str = ""  # in the upper edge
    card: str = ""
    sign: str = ""  # at the other end of the upper edge
    state: str = ""  # a key of BRACKETS
    has_cursor: bool = False
    quiet: str = ""  # stands where there is no card


@dataclass(frozen=True)
class Pen:
    """In which language and with which signs faces are drawn."""

    language: str
    signs: Signs
    size: Size
    shorts: dict[str, str] = field(default_factory=dict)

    @classmethod
    def of(cls, language: str, signs: Signs, size: Size) -> Pen:
        shorts = {code: say(language, f"symbol-{code}.short") for code in "MPCGSKRHFIWE"}
        return cls(language, signs, size, shorts)

    def lines(self, face: Face) -> list[str]:
        """The face's lines, each as wide as the size says."""
        inner = self.size.across - 2
        texts = self._texts(face.card, inner) if face.card else [face.quiet]
        before = (self.size.lines - len(texts)) // 2
        texts = ["" for _ in range(before)] + texts
        texts += ["" for _ in range(self.size.lines - len(texts))]
        left, right = tuple(BRACKETS[face.state])
        left = self.signs.turn if face.has_cursor else left
        middle = self.size.lines // 2
        return [
            f"{left if row == middle else ' '}{_centred(text, inner)}{right if row == middle else ' '}"
            for row, text in enumerate(texts)
        ]

    def edge(self, face: Face) -> str:
        """The line above a face: where it is, which card lies there, what is special about it."""
        words = [face.name] if face.name else []
        if face.card and not face.card.startswith("!") and "?" not in face.card:
            words.append(face.card)
        text = self.signs.across.join(words)
        free = self.size.across - columns(text) - columns(face.sign)
        return fit(text + self.signs.across * free + face.sign, self.size.across, self.signs)

    def _texts(self, card: str, inner: int) -> list[str]:
        if "?" in card:
            return [card]
        codes = card.lstrip("+")
        if not self.size.is_roomy:
            spaced = " ".join(self.shorts[code] for code in codes)
            return [spaced if columns(spaced) <= inner else spaced.replace(" ", "")]
        return [fit(f"{code} {say(self.language, f'symbol-{code}')}", inner, self.signs) for code in codes]


def _centred(text: str, across: int) -> str:
    left = max(0, across - columns(text)) // 2
    return " " * left + text + " " * (across - columns(text) - left)


STYLES: Final = {
    "": "",
    "legal": "bold cyan",
    "picked": "bold yellow",
    "new": "bold green",
    "gone": "red",
    "quiet": "dim",
}


def style_of(face: Face) -> str:
    """The ink of a face's own lines."""
    style = STYLES[face.state or ("" if face.card else "quiet")]
    return f"{style} reverse".strip() if face.has_cursor else style


Grid = Sequence[Sequence[Face | None]]


def draw_grid(grid: Grid, pen: Pen) -> list[Text]:
    """The grid as lines, with borders around the faces that exist and nothing elsewhere."""
    rows, across = len(grid), len(grid[0])

    def there(row: int, column: int) -> bool:
        return 0 <= row < rows and 0 <= column < across and grid[row][column] is not None

    lines = []
    for row in range(rows + 1):
        lines.append(_border(row, grid, pen, there))
        if row < rows:
            lines += _faces(row, grid, pen, there)
    return lines


def _border(row: int, grid: Grid, pen: Pen, there: Callable[[int, int], bool]) -> Text:
    line = Text()
    for column in range(len(grid[0]) + 1):
        line.append(_crossing(row, column, there, pen.signs), "dim")
        if column == len(grid[0]):
            break
        face = grid[row][column] if there(row, column) else None
        if face is not None:
            line.append(pen.edge(face), style_of(face).removesuffix("reverse").strip() or "dim")
        else:
            sign = pen.signs.across if there(row - 1, column) else " "
            line.append(sign * pen.size.across, "dim")
    return line


def _faces(row: int, grid: Grid, pen: Pen, there: Callable[[int, int], bool]) -> list[Text]:
    lines = [Text() for _ in range(pen.size.lines)]
    for column in range(len(grid[0]) + 1):
        edge = pen.signs.down if there(row, column - 1) or there(row, column) else " "
        face = grid[row][column] if column < len(grid[0]) else None
        texts = pen.lines(face) if face else [" " * pen.size.across] * pen.size.lines
        for line, text in zip(lines, texts, strict=True):
            line.append(edge, "dim")
            if column < len(grid[0]):
                line.append(text, style_of(face) if face else "")
    return lines


def _crossing(row: int, column: int, there: Callable[[int, int], bool], signs: Signs) -> str:
    """The crossing of the lines around up to four faces."""
    nw, ne = there(row - 1, column - 1), there(row - 1, column)
    sw, se = there(row, column - 1), there(row, column)
    arms = "".join(
        arm for arm, lies in (("u", nw or ne), ("d", sw or se), ("l", nw or sw), ("r", ne or se)) if lies
    )
    return signs.corners.get(arms, " ")


def place_at(grid: Grid, size: Size, x: int, y: int) -> tuple[int, int] | None:
    """The row and column of the face under this point, its upper edge included; or None."""
    row, column = y // (size.lines + 1), x // (size.across + 1)
    if 0 <= row < len(grid) and 0 <= column < len(grid[0]) and grid[row][column] is not None:
        return row, column
    return None
