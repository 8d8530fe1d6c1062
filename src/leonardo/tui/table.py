"""The table on a full screen: draws what the reader may know, turns pointing and typing into moves."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Static

from leonardo.board.known import seats_in_order
from leonardo.board.status import status
from leonardo.explain import ending
from leonardo.prompt.preview import Preview
from leonardo.prompt.sitting import Sitting
from leonardo.texts import Value, say
from leonardo.tui import prompting
from leonardo.tui.boards import Board, FieldBoard, Pointed, TableBoard
from leonardo.tui.choosing import Choosing, Part, parts_of
from leonardo.tui.flow import Flow, hand_items, list_items
from leonardo.tui.keymap import KEYS, ZONE_KEYS, latin
from leonardo.tui.outlook import Outlook
from leonardo.tui.race import NARROW, race_lines
from leonardo.tui.reasons import reason
from leonardo.tui.sheets import Answer, Sheet

ROOMY = (120, 34)  # columns and lines from which on symbols are written in full
SMALLEST = (80, 24)
LOGGED = 40  # moves in the panel; the sheet has them all


class Table(Screen[None]):
    """One sitting, shown to the person at the device."""

    BINDINGS: ClassVar[list[BindingType]] = []

    def __init__(self, sitting: Sitting, language: str, pause: float) -> None:
        super().__init__()
        self.sitting, self.language, self.pause = sitting, language, pause
        people = sitting.people
        self.reader: int | None = people[0] if len(people) == 1 else None
        self.choosing = Choosing((), -1)
        self.notice = ""  # said until the next thing is chosen
        self.other: int | None = None  # whose table stands beside mine, if not the left neighbour's
        self.spelling: str | None = None  # the cell that is being typed, after F
        self.before: dict[str, Any] | None = None  # the position when the reader had last decided
        self.told = 0  # so many moves the one behind the curtain has been told of
        self._thought: asyncio.Future[Any] | None = None

    # --- what there is --------------------------------------------------------------------------------------

    def compose(self) -> ComposeResult:
        yield Static(id="status")
        with Horizontal(id="top"):
            if self.sitting.game.position["field"] is None:
                for number in range(3):
                    yield TableBoard(id=f"table-{number}")
            else:
                yield FieldBoard(id="field")
                yield from self._panels()
        yield Static(id="prompt")
        yield Flow(id="list")
        yield Flow(id="hand")
        if self.sitting.game.position["field"] is None:
            with Horizontal(id="low"):
                yield from self._panels()
        yield Static(id="keys")

    def _panels(self) -> ComposeResult:
        with Vertical(id="panels"):
            yield Static(id="race")
            with VerticalScroll(id="log", can_focus=False):
                yield Static(id="log-text")

    def on_mount(self) -> None:
        self.proceed()
        self.hand.focus()

    def on_resize(self, event: events.Resize) -> None:
        self.call_after_refresh(self.redraw)

    @property
    def hand(self) -> Flow:
        return self.query_one("#hand", Flow)

    @property
    def list(self) -> Flow:
        return self.query_one("#list", Flow)

    @property
    def boards(self) -> list[Board]:
        return [board for board in self.query(Board) if board.display]

    def say(self, message_id: str, **values: Value) -> str:
        return say(self.language, message_id, **values)

    @property
    def is_my_turn(self) -> bool:
        game = self.sitting.game
        return self.reader is not None and game.to_move == self.reader and self.reader not in self.sitting.bots

    # --- how the game goes on -----------------------------------------------------------------------------------

    def proceed(self) -> None:
        """Whoever is to decide decides: a bot after a pause, a person behind the curtain or here."""
        self.workers.cancel_group(self, "machine")
        sitting = self.sitting
        seat = sitting.game.to_move
        self.choosing = Choosing((), -1)
        if seat is not None and seat not in sitting.bots and seat != self.reader and len(sitting.people) == 1:
            self.reader = seat
        self.redraw()
        if seat is None:
            self.call_after_refresh(self.finish)
        elif seat in sitting.bots or sitting.forced is not None:
            self.run_worker(self._machine(seat), group="machine", exclusive=True)
        elif seat != self.reader:
            self._curtain(seat)
        else:
            self._aim()

    async def _machine(self, seat: int) -> None:
        """A bot has decided, or what is forced was done, not faster than one can follow."""
        sitting = self.sitting
        waited = asyncio.ensure_future(asyncio.sleep(self.pause))
        if seat in sitting.bots:
            move = await self._think(lambda: self._choice(seat))
        else:
            move = str(sitting.forced)
            if seat == self.reader:
                self.notice = self.say(f"play-forced-{move}")
                self.redraw()
        await waited
        if seat in sitting.bots:
            self.notice = ""
        sitting.make(move)
        self.proceed()

    def _choice(self, seat: int) -> str:
        view = self.sitting.game.view(seat)
        return self.sitting.bots[seat].choose(view, view.legal).text

    async def _think(self, choose: Callable[[], str]) -> str:
        """What was chosen in a thread; never two at once, for bots keep notes."""
        if self._thought is not None and not self._thought.done():
            await asyncio.wait([self._thought])
        self._thought = asyncio.ensure_future(asyncio.to_thread(choose))
        return str(await asyncio.shield(self._thought))

    def _curtain(self, seat: int) -> None:
        """Nothing of anybody's hand is to be seen until this person has the device."""
        game = self.sitting.game
        moves = self.sitting.facts[self.told :]
        tellings = [
            prompting.told(self.language, played, None, game.names, game.edition.name) for played in moves
        ]
        text = "\n".join(filter(None, tellings[-12:]))

        def lift(_: str | None) -> None:
            self.reader, self.told = seat, len(self.sitting.facts)
            self.before = None
            self.notice, self.other = "", None
            self.proceed()

        title = self.say("tui-curtain", player=game.names[seat])
        answers = [Answer("go", self.say("tui-curtain-go", player=game.names[seat]))]
        self.app.push_screen(Sheet(title, text, answers, is_opaque=True), lift)

    def make(self, move: str) -> None:
        """The reader's move is made."""
        self.notice, self.other = "", None
        self.sitting.make(move)
        self.before = self.sitting.game.view(self.reader).position
        self.proceed()

    def finish(self) -> None:
        """Everybody sees how it ended, and what can be done now."""
        game = self.sitting.game
        outcome = game.outcome
        if outcome is None:
            return
        lines = [ending(self.language, outcome, game.names, game.keys), ""]
        lines += race_lines(self.outlook(), 64)
        lines += ["", self.say("play-seed", seed=self.sitting.seed)]
        answers = [Answer(name, self.say(f"tui-over-{name}")) for name in ("new", "save", "quit", "look")]
        self.app.push_screen(Sheet(self.say("phase-over"), "\n".join(lines), answers), self._after_end)

    def _after_end(self, answer: str | None) -> None:
        if answer == "new":
            self.app.call_later(self.app.run_action, "new_game")
        elif answer == "quit":
            self.app.exit()
        elif answer == "save":
            self.app.call_later(self.app.run_action, "save_over")

    # --- drawing ----------------------------------------------------------------------------------------------------

    def outlook(self, preview: Preview | None = None) -> Outlook:
        game = self.sitting.game
        view = game.view(self.reader)
        position = view.position
        legal = tuple(view.legal.texts) if self.is_my_turn else ()
        if self.choosing.legal != legal:
            self.choosing = Choosing(legal, self.reader if self.reader is not None else -1)
        if self.choosing.move is not None and self.reader is not None:
            preview = Preview(view, self.choosing.move, game.names, self.language)
        width, height = self.app.size
        return Outlook(
            position,
            self.reader,
            game.names,
            self.language,
            self.choosing,
            preview.after.position if preview else None,
            frozenset(preview.changed) if preview else frozenset(self._news(position)),
            width >= ROOMY[0] and height >= ROOMY[1],
            preview.sentences() if preview else [],
        )

    def _news(self, position: dict[str, Any]) -> set[Any]:
        """Where something else lies than when the reader had last decided."""
        old = self.before
        if old is None:
            return set()
        if position["field"] is not None:
            return {cell for cell, stack in position["field"].items() if stack != old["field"].get(cell)}
        return {
            (seat, zone)
            for seat, table in enumerate(position["tables"])
            for zone in table
            if table[zone] != old["tables"][seat].get(zone)
        }

    def redraw(self) -> None:
        """The screen shows the present, with what is being chosen."""
        if not self.is_mounted:
            return
        outlook = self.outlook()
        width = self.app.size.width
        self.query_one("#status", Static).update(Text("\n".join(status(outlook.scene(width - 2))), "bold"))
        self._draw_boards(outlook, width)
        labels = [(part, prompting.label(outlook, part)) for part in outlook.choosing.listed]
        self.hand.show(hand_items(outlook))
        self.list.show(list_items(labels, self._first_of_list(outlook)))
        self.query_one("#prompt", Static).update(self._prompt(outlook))
        race_width = (width - 4) if outlook.is_roomy and not outlook.on_field else NARROW
        self.query_one("#panels").set_class(not outlook.on_field, "beside")
        if outlook.on_field:
            race_width = width - int(self.query_one("#field").styles.width.value) - 3
        elif width >= SMALLEST[0] and not outlook.is_roomy:
            race_width = NARROW + 6
        self.query_one("#race", Static).update(Text("\n".join(race_lines(outlook, race_width))))
        self._draw_log()
        self.query_one("#keys", Static).update(self._keys())

    def _draw_boards(self, outlook: Outlook, width: int) -> None:
        if outlook.on_field:
            self.query_one(FieldBoard).look(outlook)
            return
        each = 3 * (outlook.size.across + 1) + 2
        shown = self._seats_shown(outlook, max(2, min(3, width // each)))
        for number, board in enumerate(self.query(TableBoard)):
            board.display = number < len(shown)
            if board.display:
                board.seat, board.relation = shown[number], self._relation(shown[number])
                board.look(outlook)

    def _seats_shown(self, outlook: Outlook, most: int) -> list[int]:
        """Right neighbour, oneself, left neighbour, as far as there is room; the last can be another."""
        order = seats_in_order(outlook.position, outlook.seat)
        mine = outlook.seat if outlook.seat is not None else order[0]
        left = (mine + 1) % len(order)
        changed = {place[0] for place in outlook.changed if outlook.ahead is not None} - {mine, left}
        other = self.other if self.other is not None else min(changed, default=left)
        if len(order) == 2:
            return [mine, left]
        right = (mine - 1) % len(order)
        return [mine, other] if most == 2 or other == right else [right, mine, other]

    def _relation(self, seat: int) -> str:
        """The caption of a table: how cards go between it and mine."""
        count = self.sitting.game.seats
        if self.reader is None or seat == self.reader:
            return ""
        if count == 2:
            return "tui-table-both"
        if seat == (self.reader + 1) % count:
            return "tui-table-left"
        return "tui-table-right" if seat == (self.reader - 1) % count else ""

    def _first_of_list(self, outlook: Outlook) -> int:
        """The list goes on counting after the hand where cards of the hand can be chosen too."""
        cards = any(part.kind == "card" for part in outlook.choosing.cleared().open)
        return len(self.hand.items) + 1 if cards else 1

    def _prompt(self, outlook: Outlook) -> Text:
        game = self.sitting.game
        width, height = self.app.size
        text = Text()
        if width < SMALLEST[0] or height < SMALLEST[1]:
            text.append(self.say("tui-small", width=width, height=height) + "\n", "bold red")
        if self.notice:
            text.append(self.notice + "\n", "bold yellow")
        if self.spelling is not None:
            return text.append(self.say("tui-spelling", cell=self.spelling), "bold")
        if game.is_over:
            return text.append(self.say("phase-over"), "bold")
        if not self.is_my_turn:
            return text.append(self.say("tui-thinking", player=game.names[game.to_move or 0]), "dim")
        text.append(prompting.question(outlook), "bold")
        for sentence in outlook.foreseen:
            text.append(" " + sentence)
        return text

    def _draw_log(self) -> None:
        lines = self.log_lines()[-LOGGED:]
        self.query_one("#log-text", Static).update(Text("\n".join(lines)))
        self.query_one("#log", VerticalScroll).scroll_end(animate=False)

    def log_lines(self) -> list[str]:
        """What happened, as the reader saw it, a paragraph for each move."""
        game = self.sitting.game
        lines = []
        for made, played in zip(game.made, self.sitting.facts, strict=True):
            told = prompting.told(self.language, played, self.reader, game.names, game.edition.name)
            if told:
                lines.append(f"{made.turn}. {told}")
        return lines

    def _keys(self) -> Text:
        """The most useful keys, which can be clicked too."""
        names = ("help", "hint", "undo", "why", "other_table", "log", "language", "save", "new_game", "leave")
        text = Text(no_wrap=True, overflow="ellipsis")
        for name in names:
            if name == "other_table" and (self.sitting.game.seats < 3 or not self.query(TableBoard)):
                continue
            key = next(key for key, action in KEYS.items() if action == name)
            shown = {"question_mark": "?"}.get(key, key.replace("ctrl+", "^").upper() if "+" in key else key)
            piece = Text(f"{shown} ", "bold")
            piece.append(self.say(f"tui-key-{name.replace('_', '-')}"), "not bold")
            text.append_text(piece.on(click=f"screen.{name}") if hasattr(piece, "on") else piece)
            text.append("  ")
        return text

    # --- choosing ---------------------------------------------------------------------------------------------------

    def on_pointed(self, message: Pointed) -> None:
        message.stop()
        self.choose(message.part)

    def choose(self, part: Part) -> None:
        """This is chosen besides; or the move is made, where it was chosen already; or told why not."""
        if not self.is_my_turn:
            self._refuse(part)
            return
        choosing = self.choosing
        if part in choosing.picked:
            if choosing.move is not None:
                self.make(choosing.move)
                return
            self.choosing = choosing.back()
        else:
            further = choosing.pick(part)
            if further is None:
                self._refuse(part)
                return
            self.choosing = further
        self.notice = ""
        self.redraw()
        self._aim()

    def take(self, move: str) -> None:
        """The whole move is chosen, but not made."""
        self.choosing = Choosing(self.choosing.legal, self.choosing.seat, parts_of(move, self.choosing.seat))
        self.redraw()
        self._aim()

    def _refuse(self, part: Part) -> None:
        """It is said why this cannot be chosen."""
        game = self.sitting.game
        if self.is_my_turn:
            view = game.view(self.reader)
            self.notice = reason(self.language, view, self.choosing, part, game.names)
        elif not game.is_over:
            self.notice = self.say("tui-not-your-turn", player=game.names[game.to_move or 0])
        self.redraw()

    def _aim(self) -> None:
        """The cursor goes where the next choice is to be made, or on what was chosen last."""
        choosing = self.choosing
        last = next((p for p in reversed(choosing.picked) if p.kind in ("zone", "cell")), None)
        boards: list[Widget] = list(self.boards)
        if choosing.move is not None and last is None:
            self._onto(self.hand, choosing.picked[:1])
        elif choosing.move is not None or any(part.kind in ("zone", "cell") for part in choosing.open):
            wanted = [last] if choosing.move is not None and last else sorted(choosing.open)
            board = next((b for b in boards if isinstance(b, Board) and self._has(b, wanted)), None)
            if board is not None:
                here = board.part(board.cursor)
                if here not in wanted:
                    board.put_cursor(next(part for part in wanted if part in self._parts(board)))
                board.focus()
        elif choosing.listed and (choosing.picked or not choosing.open):
            self.list.focus()
        elif self.hand.items:
            self._onto(self.hand, sorted(choosing.open))

    def _onto(self, flow: Flow, wanted: Any) -> None:
        parts = [item.part for item in flow.items]
        if flow.current not in wanted:
            flow.cursor = next((parts.index(part) for part in wanted if part in parts), flow.cursor)
        flow.focus()
        flow.refresh()

    def _has(self, board: Board, wanted: Any) -> bool:
        return any(part in self._parts(board) for part in wanted if part is not None)

    @staticmethod
    def _parts(board: Board) -> set[Part]:
        return {board.part(name) for name in board.names()}

    # --- keys ------------------------------------------------------------------------------------------------------------

    async def on_key(self, event: events.Key) -> None:
        key = latin(event.key, event.character)
        if self.spelling is not None and self._spell(key):
            event.stop()
            return
        if key in "1234567890" and len(key) == 1:
            self._number(int(key) or 10)
        elif key in ZONE_KEYS and self.query(TableBoard):
            self._zone(ZONE_KEYS[key])
        elif key in KEYS:
            await self.run_action(KEYS[key])
        else:
            return
        event.stop()
        event.prevent_default()

    def _number(self, number: int) -> None:
        """The thing of this number is chosen: a card of the hand, or what the list says."""
        first = self._first_of_list(self.outlook())
        parts = [item.part for item in self.list.items]
        if first <= number < first + len(parts):
            self.choose(parts[number - first])
        elif number <= len(self.hand.items):
            self.hand.cursor = number - 1
            self.choose(self.hand.items[number - 1].part)

    def _zone(self, zone: str) -> None:
        """The zone of the table that has the cursor, else of the table where it can be chosen, else of one's own."""
        found = [part for part in self.choosing.open if part[:2] == ("zone", zone)]
        seats = [part.seat for part in found]
        focused = self.focused.seat if isinstance(self.focused, TableBoard) else self.reader
        seat = focused if focused in seats else self.reader if self.reader in seats else next(iter(seats), self.reader)
        part = Part("zone", zone, seat if seat is not None else 0)
        for board in self.boards:
            if isinstance(board, TableBoard) and board.seat == part.seat:
                board.put_cursor(part)
        self.choose(part)

    def _spell(self, key: str) -> bool:
        """One more letter of a cell, until it is complete."""
        assert self.spelling is not None
        if not self.spelling and len(key) == 1 and key in "abcdefghi":
            self.spelling = key
        elif self.spelling and key in "123456789":
            part = Part("cell", self.spelling + key)
            self.spelling = None
            for board in self.boards:
                board.put_cursor(part)
            self.choose(part)
            return True
        else:
            self.spelling = None
        self.redraw()
        return True

    def action_cell(self) -> None:
        if self.query(FieldBoard):
            self.spelling = ""
            self.redraw()

    def action_marker(self) -> None:
        """The cursor goes to the field, to put the marker."""
        if self.query(FieldBoard):
            self.query_one(FieldBoard).focus()

    def action_draw(self, deck: str) -> None:
        self.choose(Part("draw", deck))

    def action_back(self) -> None:
        """Without the last choice; then without what was said."""
        if self.choosing.picked:
            self.choosing = self.choosing.back()
            if self.choosing.picked and self.choosing.move is not None:
                self.choosing = self.choosing.cleared()
        self.notice, self.spelling = "", None
        self.redraw()
        self._aim()

    def action_other_table(self) -> None:
        """The table of the next opponent stands beside mine."""
        count = self.sitting.game.seats
        mine = self.reader if self.reader is not None else 0
        current = self.other if self.other is not None else (mine + 1) % count
        following = (current + 1) % count
        self.other = (following + 1) % count if following == mine else following
        self.redraw()

    def action_language(self) -> None:
        """Everything is said in the next language; the game stands as it stood."""
        from leonardo.texts import languages

        known = languages()
        self.language = known[(known.index(self.language) + 1) % len(known)] if self.language in known else known[0]
        self.notice = ""
        self.redraw()

    async def action_hint(self) -> None:
        if not self.is_my_turn or self.reader is None:
            return
        seat = self.reader
        move = await self._think(lambda: self.sitting.advice(seat).text)
        if self.is_my_turn and move in self.choosing.legal:
            self.notice = self.say("play-hint", move=move)
            self.take(move)

    def action_undo(self) -> None:
        if self.reader is None:
            return
        refused = self.sitting.undo_refusal(self.reader)
        if refused is not None:
            self.notice = self.say(refused[0], **refused[1])
            self.redraw()
            return
        self.workers.cancel_group(self, "machine")
        undone = self.sitting.undo()
        self.before = None
        self.told = min(self.told, len(self.sitting.facts))
        self.notice = self.say("play-undone", move=undone.text)
        self.proceed()

    def action_why(self) -> None:
        """Why the thing under the cursor cannot be chosen, or that it can."""
        focused = self.focused
        part = None
        if isinstance(focused, Board) and focused.cursor:
            part = focused.part(focused.cursor)
        elif isinstance(focused, Flow):
            part = focused.current
        if part is None:
            return
        if self.is_my_turn and self.choosing.pick(part) is not None:
            self.notice = self.say("tui-why-possible")
            self.redraw()
        else:
            self._refuse(part)

    def action_moves(self) -> None:
        """The legal moves of what is chosen, in words of the record."""
        moves = self.choosing.left
        self.notice = self.say("tui-moves", count=len(moves), moves=", ".join(moves[:30])) if moves else ""
        self.redraw()

    def action_read_card(self) -> None:
        """The card under the cursor in full words."""
        focused, outlook = self.focused, self.outlook()
        card = ""
        if isinstance(focused, Flow) and focused.current is not None:
            card = focused.current.value if focused.current.kind in ("card", "found") else ""
        elif isinstance(focused, Board) and focused.cursor:
            card = focused.face(outlook, focused.cursor).card
        if card and "?" not in card:
            self.notice = prompting.card_told(outlook, card)
            self.redraw()

    def action_under(self) -> None:
        """What lies under the card of the cell with the cursor."""
        if not self.query(FieldBoard):
            return
        cell = self.query_one(FieldBoard).cursor
        stack = self.sitting.game.view(self.reader).position["field"].get(cell)
        self.notice = (
            self.say("play-look", cell=cell, cards=" < ".join(stack))
            if stack
            else self.say("play-look-nothing", cell=cell)
        )
        self.redraw()

    def action_race(self) -> None:
        self._sheet("tui-key-race", "\n".join(race_lines(self.outlook(), 72)))

    def action_lines(self) -> None:
        """All tables and the hands that may be seen, drawn as text."""
        from leonardo.board import draw

        position = self.sitting.game.view(self.reader).position
        drawing = draw(position, self.language, width=76, names=self.sitting.game.names, seat=self.reader)
        self._sheet("tui-key-lines", drawing)

    def action_log(self) -> None:
        self._sheet("tui-key-log", "\n".join(self.log_lines()), to_end=True)

    def action_help(self) -> None:
        edition = self.sitting.game.edition.name
        text = Text()
        text.append(self.say(f"edition-{edition}") + "\n", "bold")
        text.append(self.say(f"edition-{edition}.line") + "\n\n")
        text.append(self.say("tui-help"))
        self._sheet("tui-key-help", text)

    def _sheet(self, title: str, text: str | Text, *, to_end: bool = False) -> None:
        answers = [Answer("back", self.say("tui-back"))]
        self.app.push_screen(Sheet(self.say(title), text, answers, to_end=to_end))

    def action_line(self) -> None:
        self.app.call_later(self.app.run_action, "line")

    def action_save(self) -> None:
        self.app.call_later(self.app.run_action, "save")

    def action_new_game(self) -> None:
        self.app.call_later(self.app.run_action, "new_game")

    def action_leave(self) -> None:
        self.app.call_later(self.app.run_action, "leave")


__all__ = ["Path", "Table"]
