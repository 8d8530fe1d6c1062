"""What keys and clicks on the last line do at the table, beside choosing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text
from textual import events
from textual.screen import Screen

from leonardo.board import draw
from leonardo.texts import languages
from leonardo.tui import prompting
from leonardo.tui.boards import FieldBoard, TableBoard
from leonardo.tui.choosing import Part
from leonardo.tui.keymap import KEYS, ZONE_KEYS, latin
from leonardo.tui.race import WIDE, race_lines
from leonardo.tui.sheets import Answer, Sheet

if TYPE_CHECKING:
    from leonardo.tui.table import Table

SHOWN_MOVES = 30
SHEET_WIDTH = 76


class Commands(Screen[None]):
    """The keys of a Table, which is the only heir."""

    spelling: str | None = None  # the cell that is being typed, after F

    @property
    def table(self) -> Table:
        return self  # type: ignore[return-value]

    async def on_key(self, event: events.Key) -> None:
        key = latin(event.key, event.character)
        if self.spelling is not None:
            self._spell(key)
        elif len(key) == 1 and key in "1234567890":
            self._number(int(key) or 10)
        elif key in ZONE_KEYS and self.query(TableBoard):
            self._zone(ZONE_KEYS[key])
        elif key in KEYS:
            await self.run_action(KEYS[key])
        else:
            return
        event.stop()
        event.prevent_default()

    # --- choosing by key -----------------------------------------------------------------------------------

    def _number(self, number: int) -> None:
        """The thing of this number is chosen: a card of the hand, or what the list says."""
        top = self.table.top
        first = top.first_of_list(self.table.outlook())
        if first <= number < first + len(top.choices.items):
            self.table.choose(top.choices.items[number - first].part)
        elif number <= len(top.hand.items):
            top.hand.cursor = number - 1
            self.table.choose(top.hand.items[number - 1].part)

    def _zone(self, zone: str) -> None:
        """The zone of the table with the cursor, else of one where it can be chosen, else of one's own."""
        table = self.table
        seats = [part.seat for part in table.choosing.open if part[:2] == ("zone", zone)]
        focused = self.focused.seat if isinstance(self.focused, TableBoard) else None
        nearest = next((seat for seat in (focused, table.reader, *seats) if seat in seats), table.reader)
        part = Part("zone", zone, nearest if nearest is not None else 0)
        for board in table.top.boards:
            board.put_cursor(part)
        table.choose(part)

    def _spell(self, key: str) -> None:
        """One more letter of a cell; once it is complete, it is chosen."""
        typed = (self.spelling or "") + key
        self.spelling = None
        if len(key) == 1 and typed in "abcdefghi":
            self.spelling = typed
        elif len(typed) == 2 and typed[1] in "123456789":
            part = Part("cell", typed)
            for board in self.table.top.boards:
                board.put_cursor(part)
            self.table.choose(part)
            return
        self.table.redraw()

    def action_cell(self) -> None:
        """The next two keys name a cell."""
        if self.query(FieldBoard):
            self.spelling = ""
            self.table.redraw()

    def action_marker(self) -> None:
        """The cursor goes to the field, where the marker is put."""
        if self.query(FieldBoard):
            self.query_one(FieldBoard).focus()

    def action_draw(self, deck: str) -> None:
        self.table.choose(Part("draw", deck))

    def action_back(self) -> None:
        """Without the last choice, and without what was said."""
        table = self.table
        further = table.choosing.back()
        while further.picked and further.move is not None:
            further = further.back()  # a choice that leaves one move would only come back
        table.choosing = further
        table.notice, self.spelling = "", None
        table.redraw()
        table.top.aim(table.outlook())

    def action_undo(self) -> None:
        """The reader's last decision is taken back, or it is said why not."""
        table = self.table
        if table.reader is None:
            return
        refused = table.sitting.undo_refusal(table.reader)
        if refused is not None:
            table.tell(table.say(refused[0], **refused[1]))
            return
        table.stop_machine()
        undone = table.sitting.undo()
        table.forget_news()
        table.notice = table.say("play-undone", move=undone.text)
        table.proceed()

    async def action_hint(self) -> None:
        """What the best bot would do is chosen and shown, not made."""
        table = self.table
        seat = table.reader
        if seat is None or not table.is_my_turn:
            return
        opinion = await table.think(lambda: table.sitting.advice(seat))
        if table.is_my_turn and opinion.move in table.choosing.legal:
            percent = round(100 * opinion.lines[0].value[seat])
            table.notice = table.say("play-hint", move=opinion.move, percent=percent)
            table.take(opinion.move)

    # --- looking -------------------------------------------------------------------------------------------

    def action_why(self) -> None:
        """Why the thing under the cursor cannot be chosen, or that it can."""
        table, part = self.table, self.table.top.under_cursor()
        if part is None:
            return
        if table.is_my_turn and (part in table.choosing.picked or table.choosing.pick(part) is not None):
            table.tell(table.say("tui-why-possible"))
        else:
            table.refuse(part)

    def action_moves(self) -> None:
        """The legal moves with what is chosen, as records write them."""
        moves = self.table.choosing.left
        if moves:
            shown = ", ".join(moves[:SHOWN_MOVES])
            self.table.tell(self.table.say("tui-moves", count=len(moves), moves=shown))

    def action_read_card(self) -> None:
        """The card under the cursor in full words."""
        outlook = self.table.outlook()
        card = self.table.top.card_under_cursor(outlook)
        if card and "?" not in card:
            self.table.tell(prompting.card_told(outlook, card))

    def action_under(self) -> None:
        """What lies under the card of the cell with the cursor."""
        if self.query(FieldBoard):
            self.look_at(self.query_one(FieldBoard).cursor)

    def look_at(self, cell: str) -> None:
        """The stack of this cell is told."""
        table = self.table
        stack = (table.position["field"] or {}).get(cell)
        if stack:
            table.tell(table.say("play-look", cell=cell, cards=" < ".join(stack)))
        else:
            table.tell(table.say("play-look-nothing", cell=cell))

    def action_other_table(self) -> None:
        """The table of the next opponent stands beside mine."""
        table = self.table
        count = table.sitting.game.seats
        mine = table.reader if table.reader is not None else 0
        now = table.other if table.other is not None else (mine + 1) % count
        following = (now + 1) % count
        table.other = (following + 1) % count if following == mine else following
        table.redraw()

    def action_language(self) -> None:
        """Everything is said in the next language; the game stands as it stood."""
        known = languages()
        here = known.index(self.table.language) if self.table.language in known else -1
        self.table.language = known[(here + 1) % len(known)]
        self.table.tell("")

    def action_race(self) -> None:
        self.sheet("tui-key-race", "\n".join(race_lines(self.table.outlook(), WIDE + 4)))

    def action_tables(self) -> None:
        """All tables and the hands that may be seen, drawn as text."""
        table = self.table
        names = table.sitting.game.names
        drawing = draw(table.position, table.language, width=SHEET_WIDTH, names=names, seat=table.reader)
        self.sheet("tui-key-tables", drawing)

    def action_log(self) -> None:
        self.sheet("tui-key-log", "\n".join(self.table.log_lines()), to_end=True)

    def action_help(self) -> None:
        edition = self.table.sitting.game.edition.name
        text = Text(self.table.say(f"edition-{edition}") + "\n", "bold")
        text.append(self.table.say(f"edition-{edition}.line") + "\n\n", "not bold")
        text.append(self.table.say("tui-help"), "not bold")
        self.sheet("tui-key-help", text)

    def sheet(self, title: str, text: str | Text, *, to_end: bool = False) -> None:
        """A text to read lies over the table."""
        answers = [Answer("back", self.table.say("tui-back"))]
        self.app.push_screen(Sheet(self.table.say(title), text, answers, to_end=to_end))
