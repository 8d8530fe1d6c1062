"""The tables and the field on the screen: what lies there, what can be chosen, and what was clicked."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual import events
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.widget import Widget

from leonardo.board.known import free_cells
from leonardo.tui.choosing import Part
from leonardo.tui.faces import Face, Grid, Pen, Size, draw_grid, place_at
from leonardo.tui.outlook import Outlook
from leonardo.words import COLUMNS, ZONE_NAMES, cell_name, cell_number


class Pointed(Message):
    """Something was chosen with the mouse or with Enter."""

    def __init__(self, part: Part) -> None:
        super().__init__()
        self.part = part


class Board(Widget, can_focus=True):
    """A grid of places with a cursor; what they are says the kind of board."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "go(-1, 0)", show=False),
        Binding("down", "go(1, 0)", show=False),
        Binding("left", "go(0, -1)", show=False),
        Binding("right", "go(0, 1)", show=False),
        Binding("enter,space", "choose", show=False),
    ]
    above = 1  # lines above the grid
    before = 0  # columns left of it

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.outlook: Outlook | None = None
        self.cursor = ""  # the name of a zone or cell

    def look(self, outlook: Outlook) -> None:
        """The board shows this."""
        self.outlook = outlook
        if self.cursor not in self.names():
            self.cursor = self.middle()
        grid = self.grid(outlook)
        size = outlook.size
        self.styles.width = self.before + len(grid[0]) * (size.across + 1) + 1
        self.styles.height = self.above + len(grid) * (size.lines + 1) + 1
        self.refresh()

    def render(self) -> Text:
        if self.outlook is None:
            return Text()
        lines = self.captions(self.outlook)
        for number, line in enumerate(draw_grid(self.grid(self.outlook), self.pen(self.outlook))):
            lines.append(Text(self.margin(number).rjust(self.before)) + line)
        return Text("\n").join(lines)

    def pen(self, outlook: Outlook) -> Pen:
        return Pen.of(outlook.language, outlook.signs, outlook.size)

    # --- what a kind of board says -------------------------------------------------------------------------

    def rows(self) -> list[list[str]]:
        """The names of the places, row by row; nothing where there is none."""
        raise NotImplementedError

    def part(self, name: str) -> Part:
        """This place as something to be chosen."""
        raise NotImplementedError

    def face(self, outlook: Outlook, name: str) -> Face:
        raise NotImplementedError

    def captions(self, outlook: Outlook) -> list[Text]:
        raise NotImplementedError

    def middle(self) -> str:
        """Where the cursor stands at the beginning."""
        raise NotImplementedError

    def margin(self, line: int) -> str:
        """What stands left of this line of the grid."""
        return ""

    # --- pointing ------------------------------------------------------------------------------------------

    def names(self) -> set[str]:
        return {name for row in self.rows() for name in row if name}

    def parts(self) -> set[Part]:
        """All places as things to be chosen."""
        return {self.part(name) for name in self.names()}

    def grid(self, outlook: Outlook) -> Grid:
        return [[self.face(outlook, name) if name else None for name in row] for row in self.rows()]

    def action_go(self, down: int, right: int) -> None:
        """The cursor goes to the next place in this direction, if there is one."""
        rows = self.rows()
        row = next(number for number, names in enumerate(rows) if self.cursor in names) + down
        column = rows[row - down].index(self.cursor) + right
        while 0 <= row < len(rows) and 0 <= column < len(rows[0]):
            if rows[row][column]:
                self.cursor = rows[row][column]
                self.refresh()
                return
            # From an arm of the cross one goes straight to the next one.
            if down and rows[row][1]:
                column = 1
            elif right and rows[1][column]:
                row = 1
            else:
                return

    def action_choose(self) -> None:
        if self.cursor:
            self.post_message(Pointed(self.part(self.cursor)))

    def put_cursor(self, part: Part) -> None:
        """The cursor stands on this place, if it is one of this board."""
        self.cursor = next((name for name in self.names() if self.part(name) == part), self.cursor)
        self.refresh()

    def on_click(self, event: events.Click) -> None:
        if self.outlook is None:
            return
        found = place_at(
            self.grid(self.outlook), self.outlook.size, event.x - self.before, event.y - self.above
        )
        if found is not None:
            self.cursor = self.rows()[found[0]][found[1]]
            self.refresh()
            self.action_choose()

    def on_focus(self) -> None:
        self.refresh()

    def on_blur(self) -> None:
        self.refresh()


class TableBoard(Board):
    """The table before one seat."""

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.seat = 0
        self.relation = ""

    def rows(self) -> list[list[str]]:
        zones = self.outlook.zones if self.outlook else ZONE_NAMES
        return [[zone if zone in zones else "" for zone in ZONE_NAMES[at : at + 3]] for at in (0, 3, 6)]

    def part(self, name: str) -> Part:
        return Part("zone", name, self.seat)

    def middle(self) -> str:
        return "c"

    def captions(self, outlook: Outlook) -> list[Text]:
        """Whose table it is, and how cards go between it and mine."""
        mine = self.seat == outlook.seat
        name = outlook.scene(80).called(self.seat)
        due = not outlook.position["outcome"] and outlook.position["to_move"] == self.seat
        if due:
            name = f"{outlook.signs.turn} {name}"
        said = outlook.say(self.relation, player=name) if self.relation else name
        text = Text(said, "bold cyan" if mine else "bold", no_wrap=True, overflow="ellipsis")
        text.truncate(3 * (outlook.size.across + 1) + 1, overflow="ellipsis")
        return [text]

    def face(self, outlook: Outlook, name: str) -> Face:
        guarded = outlook.guards(self.seat).get(name)
        sign = {"locked": outlook.signs.locked, "shielded": outlook.signs.shielded}.get(guarded or "", "")
        return Face(
            name,
            outlook.shown["tables"][self.seat].get(name, ""),
            sign,
            outlook.state(self.part(name), (self.seat, name)),
            self.has_focus and self.cursor == name,
            outlook.signs.free,
        )


class FieldBoard(Board):
    """The common field, with letters above and numbers at its side."""

    before = 2

    def rows(self) -> list[list[str]]:
        """The cells where cards lie or may be placed, and the rectangle around them."""
        if self.outlook is None:
            return [[cell_name(40)]]
        free = free_cells(self.outlook.position) if not self.outlook.position["outcome"] else set()
        shown = [cell_number(cell) for cell in {*self.outlook.position["field"], *free}]
        columns = range(min(cell % 9 for cell in shown), max(cell % 9 for cell in shown) + 1)
        rows = range(max(cell // 9 for cell in shown), min(cell // 9 for cell in shown) - 1, -1)
        return [[cell_name(row * 9 + column) for column in columns] for row in rows]

    def part(self, name: str) -> Part:
        return Part("cell", name)

    def middle(self) -> str:
        rows = self.rows()
        return rows[len(rows) // 2][len(rows[0]) // 2]

    def captions(self, outlook: Outlook) -> list[Text]:
        each = outlook.size.across + 1
        letters = "".join(name[0].center(each) for name in self.rows()[0])
        return [Text(" " * (self.before + 1) + letters, "dim")]

    def margin(self, line: int) -> str:
        size = self.outlook.size if self.outlook else Size(8, 1)
        row, place = divmod(line, size.lines + 1)
        rows = self.rows()
        return f"{rows[row][0][1]} " if row < len(rows) and place == 1 + size.lines // 2 else ""

    def face(self, outlook: Outlook, name: str) -> Face:
        stack = outlook.shown["field"].get(name, [])
        sign = f"{outlook.signs.stack}{len(stack)}" if len(stack) > 1 else ""
        veto = outlook.shown["veto"]
        if veto and veto["cell"] == name:
            sign = (outlook.signs.marker if veto["binds"] else outlook.signs.spent_marker) + sign
        return Face(
            "",
            stack[-1] if stack else "",
            sign,
            outlook.state(self.part(name), name),
            self.has_focus and self.cursor == name,
            outlook.signs.free if Part("cell", name) in outlook.choosing.open else "",
        )


assert len(COLUMNS) == 9  # a field of nine columns is what `rows` counts with
