"""Everything on the table in its place: status, tables or field, hand, question, race and log."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widgets import Static

from leonardo.board.known import seats_in_order
from leonardo.board.status import status
from leonardo.tui import prompting
from leonardo.tui.boards import Board, FieldBoard, TableBoard
from leonardo.tui.choosing import Part
from leonardo.tui.flow import Flow, hand_items, list_items
from leonardo.tui.outlook import Outlook
from leonardo.tui.race import NARROW, race_lines

ROOMY = (120, 34)  # columns and lines from which on symbols are written in full
SMALLEST = (80, 24)
MOST_TABLES = 3


class TableTop(Vertical):
    """Draws an outlook, and knows what stands where."""

    def __init__(self, on_field: bool) -> None:
        super().__init__()
        self.on_field = on_field

    def compose(self) -> ComposeResult:
        yield Static(id="status")
        with Horizontal(id="top"):
            if self.on_field:
                yield FieldBoard(id="field")
                yield Static(id="race")
            else:
                for number in range(MOST_TABLES):
                    yield TableBoard(id=f"table-{number}")
        yield Flow(id="hand")
        yield Flow(id="list")
        yield Static(id="prompt")
        with Horizontal(id="low"):
            if not self.on_field:
                yield Static(id="race")
            with VerticalScroll(id="log", can_focus=False):
                yield Static(id="log-text")
        yield Static(id="keys")

    @property
    def hand(self) -> Flow:
        return self.query_one("#hand", Flow)

    @property
    def choices(self) -> Flow:
        return self.query_one("#list", Flow)

    @property
    def boards(self) -> list[Board]:
        return [board for board in self.query(Board) if board.display]

    # --- drawing -------------------------------------------------------------------------------------------

    def show(self, outlook: Outlook, other: int | None, prompt: Text, log: Sequence[str], keys: Text) -> None:
        """All of this is on the screen; `other` is whose table stands beside mine, if not the left one's."""
        width = self.app.size.width
        self._say("status", Text("\n".join(status(outlook.scene(width - 2))), "bold"))
        self._show_boards(outlook, width, other)
        self.hand.show(hand_items(outlook))
        labels = [(part, prompting.label(outlook, part)) for part in outlook.choosing.listed]
        self.choices.show(list_items(labels, self.first_of_list(outlook), outlook.choosing.picked))
        self._say("prompt", prompt)
        self._say("race", Text("\n".join(race_lines(outlook, self._race_width(outlook, width)))))
        self._say("log-text", Text("\n".join(log)))
        self.query_one("#log", VerticalScroll).scroll_end(animate=False)
        self._say("keys", keys)

    def _say(self, name: str, text: Text) -> None:
        self.query_one(f"#{name}", Static).update(text)

    def _race_width(self, outlook: Outlook, width: int) -> int:
        if not self.on_field:
            return width * 3 // 5 if outlook.is_roomy else NARROW
        field = self.query_one("#field").styles.width
        return width - int(field.value if field else 0) - 2

    def _show_boards(self, outlook: Outlook, width: int, other: int | None) -> None:
        if self.on_field:
            self.query_one(FieldBoard).look(outlook)
            return
        each = 3 * (outlook.size.across + 1) + 1
        fitting = max(2, min(MOST_TABLES, (width + 1) // (each + 1)))
        shown = _seats_shown(outlook, fitting, other)
        for number, board in enumerate(self.query(TableBoard)):
            board.display = number < len(shown)
            if board.display:
                board.seat, board.relation = shown[number], _relation(outlook, shown[number])
                board.look(outlook)

    def first_of_list(self, outlook: Outlook) -> int:
        """The list goes on counting after the hand where cards of the hand can be chosen too."""
        cards = any(part.kind == "card" for part in outlook.choosing.cleared().open)
        return len(self.hand.items) + 1 if cards else 1

    # --- the cursor ----------------------------------------------------------------------------------------

    def aim(self, outlook: Outlook) -> None:
        """The cursor goes where the next choice is to be made, or on what was chosen last."""
        choosing = outlook.choosing
        wanted = list(choosing.picked[-1:]) if choosing.move is not None else sorted(choosing.open)
        for board in self.boards:
            mine = [part for part in wanted if part in board.parts()]
            if mine:
                if board.part(board.cursor) not in mine:
                    board.put_cursor(mine[0])
                board.focus()
                return
        flow = self.hand
        if choosing.listed and (choosing.picked or not choosing.open):
            flow = self.choices
        flow.put_cursor(wanted)
        flow.focus()

    def under_cursor(self) -> Part | None:
        """What the focused part of the table points at."""
        focused = self.screen.focused
        if isinstance(focused, Board) and focused.cursor:
            return focused.part(focused.cursor)
        return focused.current if isinstance(focused, Flow) else None

    def card_under_cursor(self, outlook: Outlook) -> str:
        """The card that the cursor is on, or nothing."""
        focused = self.screen.focused
        if isinstance(focused, Board) and focused.cursor:
            return focused.face(outlook, focused.cursor).card
        part = self.under_cursor()
        return part.value if part is not None and part.kind in ("card", "found") else ""


def _seats_shown(outlook: Outlook, most: int, wanted: int | None) -> list[int]:
    """Right neighbour, oneself, left neighbour, as far as there is room; the last can be another."""
    order = seats_in_order(outlook.position, outlook.seat)
    mine = outlook.seat if outlook.seat is not None else order[0]
    left, right = (mine + 1) % len(order), (mine - 1) % len(order)
    if len(order) == 2:
        return [mine, left]
    touched = {place[0] for place in outlook.changed if outlook.ahead is not None} - {mine, left}
    other = wanted if wanted is not None else min(touched, default=left)
    return [mine, other] if most == 2 or other == right else [right, mine, other]


def _relation(outlook: Outlook, seat: int) -> str:
    """The caption of a table: how cards go between it and mine."""
    count = len(outlook.names)
    if outlook.seat is None or seat == outlook.seat:
        return ""
    if count == 2:
        return "tui-table-both"
    if seat == (outlook.seat + 1) % count:
        return "tui-table-left"
    return "tui-table-right" if seat == (outlook.seat - 1) % count else ""
