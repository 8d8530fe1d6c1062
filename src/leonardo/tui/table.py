"""The table on a full screen: whose turn it is, what is being chosen, and the move that comes of it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult

from leonardo.board.preview import Preview
from leonardo.explain import ending
from leonardo.played import Played
from leonardo.prompt.sitting import Sitting
from leonardo.texts import Value, say
from leonardo.tui import prompting
from leonardo.tui.boards import Pointed, TableBoard
from leonardo.tui.choosing import Choosing, Part, parts_of
from leonardo.tui.commands import Commands
from leonardo.tui.keymap import KEYS, LAST_LINE, shown_key
from leonardo.tui.news import news
from leonardo.tui.outlook import Outlook
from leonardo.tui.race import race_lines
from leonardo.tui.reasons import reason
from leonardo.tui.sheets import Answer, Sheet
from leonardo.tui.tabletop import ROOMY, SMALLEST, TableTop

LOGGED = 40  # moves in the panel; the sheet has them all
RECAP = 12  # moves told behind a curtain

Thought = TypeVar("Thought")


class Table(Commands):
    """One sitting, shown to the person at the device."""

    def __init__(self, sitting: Sitting, language: str, pause: float) -> None:
        super().__init__()
        self.sitting, self.language, self.pause = sitting, language, pause
        self.reader: int | None = sitting.people[0] if len(sitting.people) == 1 else None
        self.choosing = Choosing((), -1)
        self.notice = ""  # said until the next thing is chosen
        self.other: int | None = None  # whose table stands beside mine, if not the left neighbour's
        self.last_seen: dict[str, Any] | None = None  # the position when the reader had last decided
        self.told = len(sitting.facts)  # so many moves the people have been told of
        self._thought: asyncio.Future[Any] | None = None
        self._sentences: dict[tuple[int, str, int | None], str] = {}

    def compose(self) -> ComposeResult:
        yield TableTop(self.sitting.game.position["field"] is not None)

    def on_mount(self) -> None:
        self.proceed()

    def on_resize(self, event: events.Resize) -> None:
        self.call_after_refresh(self.redraw)

    @property
    def top(self) -> TableTop:
        return self.query_one(TableTop)

    @property
    def position(self) -> dict[str, Any]:
        """What the reader may know."""
        return self.sitting.game.view(self.reader).position

    @property
    def is_my_turn(self) -> bool:
        """Whether the reader is to decide something now."""
        sitting = self.sitting
        mover = sitting.game.to_move
        return mover is not None and mover == self.reader and mover not in sitting.bots and not sitting.forced

    def say(self, message_id: str, **values: Value) -> str:
        return say(self.language, message_id, **values)

    def tell(self, sentence: str) -> None:
        """This is said until the next thing is chosen."""
        self.notice = sentence
        self.redraw()

    # --- how the game goes on ------------------------------------------------------------------------------

    def proceed(self) -> None:
        """Whoever is to decide decides: a bot after a pause, a person behind the curtain or here."""
        self.stop_machine()
        sitting = self.sitting
        seat = sitting.game.to_move
        self.choosing = Choosing((), -1)
        self.redraw()
        if seat is None:
            self.finish()
        elif seat in sitting.bots or sitting.forced is not None:
            self.run_worker(self._machine(seat), group="machine", exclusive=True)
        elif seat != self.reader:
            self._curtain(seat)
        else:
            self.top.aim(self.outlook())

    def stop_machine(self) -> None:
        """Nobody is about to move by itself."""
        self.workers.cancel_group(self, "machine")

    async def _machine(self, seat: int) -> None:
        """A bot has decided, or what is forced was done, not faster than one can follow."""
        sitting = self.sitting
        waited = asyncio.ensure_future(asyncio.sleep(self.pause))
        if seat in sitting.bots:
            move = await self.think(lambda: self._choice(seat))
        else:
            move = str(sitting.forced)
            if seat == self.reader:
                self.tell(self.say(f"play-forced-{move}"))
        await waited
        sitting.make(move)
        self.proceed()

    def _choice(self, seat: int) -> str:
        view = self.sitting.game.view(seat)
        return self.sitting.bots[seat].choose(view, view.legal).text

    async def think(self, choose: Callable[[], Thought]) -> Thought:
        """What was chosen in a thread; never two at once, for bots keep notes."""
        if self._thought is not None and not self._thought.done():
            await asyncio.wait([self._thought])
        thought = asyncio.ensure_future(asyncio.to_thread(choose))
        self._thought = thought
        return await asyncio.shield(thought)

    def _curtain(self, seat: int) -> None:
        """Nobody's hand is to be seen until this person has the device; what is public is told."""
        game = self.sitting.game
        moves = self.sitting.facts[self.told :][-RECAP:]
        lines = [prompting.told(self.language, move, None, game.names, game.edition.name) for move in moves]

        def lift(_: str | None) -> None:
            self.reader, self.told = seat, len(self.sitting.facts)
            self.notice, self.other, self.last_seen = "", None, None
            self.proceed()

        title = self.say("tui-curtain", player=game.names[seat])
        answers = [Answer("go", self.say("tui-curtain-go", player=game.names[seat]))]
        self.app.push_screen(Sheet(title, "\n".join(filter(None, lines)), answers, is_opaque=True), lift)

    def make(self, move: str) -> None:
        """The reader's move is made."""
        self.notice, self.other = "", None
        self.sitting.make(move)
        self.last_seen = self.position
        self.proceed()

    def finish(self) -> None:
        """Everybody sees how it ended, and what can be done now."""
        game = self.sitting.game
        if game.outcome is None:
            return
        lines = [ending(self.language, game.outcome, game.names, game.keys), ""]
        lines += race_lines(self.outlook(), 64)
        lines += ["", self.say("play-seed", seed=self.sitting.seed)]
        answers = [Answer(name, self.say(f"tui-over-{name}")) for name in ("new", "save", "quit", "look")]
        sheet = Sheet(self.say("tui-ask-over"), "\n".join(lines), answers)
        self.app.push_screen(sheet, self._after_end)

    async def _after_end(self, answer: str | None) -> None:
        actions = {"new": "app.new_game", "quit": "app.leave", "save": "app.save_over"}
        if answer in actions:
            await self.run_action(actions[answer])

    def forget_news(self) -> None:
        """Nothing is marked as new."""
        self.last_seen = None
        self._sentences.clear()
        self.told = min(self.told, len(self.sitting.facts))

    # --- drawing -------------------------------------------------------------------------------------------

    def outlook(self) -> Outlook:
        """What there is to see now."""
        game = self.sitting.game
        view = game.view(self.reader)
        legal = tuple(view.legal.texts) if self.is_my_turn else ()
        if self.choosing.legal != legal:
            self.choosing = Choosing(legal, -1 if self.reader is None else self.reader)
        move = self.choosing.move
        preview = Preview(view, move, game.names, self.language) if move is not None else None
        width, height = self.app.size
        return Outlook(
            view.position,
            self.reader,
            game.names,
            self.language,
            self.choosing,
            ahead=preview.after.position if preview else None,
            changed=frozenset(preview.changed if preview else news(self.last_seen, view.position)),
            foreseen=preview.sentences() if preview else (),
            is_roomy=width >= ROOMY[0] and height >= ROOMY[1],
        )

    def redraw(self) -> None:
        """The screen shows the present, with what is being chosen."""
        if self.is_mounted:
            outlook = self.outlook()
            log = self.log_lines(LOGGED)
            self.top.show(outlook, self.other, self._prompt(outlook), log, self._keys())

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
        if game.to_move is None:
            return text.append(self.say("tui-ask-over"), "bold")
        if not self.is_my_turn:
            return text.append(self.say("tui-thinking", player=game.names[game.to_move]), "dim")
        text.append(prompting.question(outlook), "bold")
        for sentence in outlook.foreseen:
            text.append(" " + sentence)
        return text

    def log_lines(self, last: int | None = None) -> list[str]:
        """What the last moves did, as the reader saw it, a paragraph each; without a number all of them."""
        made, facts = self.sitting.game.made, self.sitting.facts
        first = 0 if last is None else max(0, len(facts) - last)
        told = ((made[place].turn, self._told(facts[place])) for place in range(first, len(facts)))
        return [f"{turn}. {sentences}" for turn, sentences in told if sentences]

    def _told(self, played: Played) -> str:
        """The sentences of a move for the reader, which are asked for at every redrawing."""
        known = (id(played), self.language, self.reader)
        if known not in self._sentences:
            game = self.sitting.game
            self._sentences[known] = prompting.told(
                self.language, played, self.reader, game.names, game.edition.name
            )
        return self._sentences[known]

    def _keys(self) -> Text:
        """The most useful keys, which can be clicked too."""
        text = Text(no_wrap=True, overflow="ellipsis")
        for name in LAST_LINE:
            if name == "other_table" and (self.sitting.game.seats < 3 or not self.query(TableBoard)):
                continue
            key = next(key for key, action in KEYS.items() if action.removeprefix("app.") == name)
            action = KEYS[key] if "." in KEYS[key] else f"screen.{name}"
            piece = Text(f"{shown_key(key)} ", "bold")
            piece.append(self.say(f"tui-key-{name.replace('_', '-')}"), "not bold")
            piece.apply_meta({"@click": action})
            text.append_text(piece)
            text.append("  ")
        return text

    # --- choosing ------------------------------------------------------------------------------------------

    def on_pointed(self, message: Pointed) -> None:
        message.stop()
        self.choose(message.part)

    def choose(self, part: Part) -> None:
        """This is chosen besides; or the move is made, where it was chosen already; or it is said why not."""
        choosing = self.choosing
        if not self.is_my_turn:
            self.refuse(part)
            return
        if part in choosing.picked and choosing.move is not None:
            self.make(choosing.move)
            return
        further = choosing.back() if part in choosing.picked else choosing.pick(part)
        if further is None:
            self.refuse(part)
            return
        self._go_on(further)
        if part.kind == "draw" and further.move is not None:
            self.make(further.move)  # there is nothing to look at before, and nothing to take back after

    def take(self, move: str) -> None:
        """The whole move is chosen, but not made."""
        seat = self.choosing.seat
        self._go_on(Choosing(self.choosing.legal, seat, parts_of(move, seat)), keep_notice=True)

    def _go_on(self, choosing: Choosing, *, keep_notice: bool = False) -> None:
        self.choosing = choosing
        self.notice = self.notice if keep_notice else ""
        self.redraw()
        self.top.aim(self.outlook())

    def refuse(self, part: Part) -> None:
        """It is said why this cannot be chosen."""
        game = self.sitting.game
        if self.is_my_turn:
            view = game.view(self.reader)
            self.tell(reason(self.language, view, self.choosing, part, game.names))
        elif game.to_move is not None:
            self.tell(self.say("tui-not-your-turn", player=game.names[game.to_move]))
