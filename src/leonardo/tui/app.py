"""The application: one table after another, the questions around them, and what is kept at the end."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType
from textual.theme import Theme

from leonardo.explain import system_reason
from leonardo.game import Game
from leonardo.prompt.answers import Asked, Chosen, Command, Problem, Step
from leonardo.prompt.keeping import save, unused_path
from leonardo.prompt.sitting import Sitting
from leonardo.tui.chapters import chapter
from leonardo.tui.prompting import speaker
from leonardo.tui.sheets import Answer, Line, Sheet
from leonardo.tui.table import Table

# Parchment by candle light; text keeps a contrast of more than 8 to 1, and nothing depends on a hue.
CANDLE = Theme(
    name="candle",
    primary="#C9B48C",
    secondary="#A991D3",
    accent="#FFD166",
    foreground="#F3E7CF",
    background="#1E1812",
    surface="#2A2219",
    panel="#352B20",
    success="#09D28C",
    warning="#FFC521",
    error="#E8795A",
    dark=True,
)


# Commands of the prompt for which there is a key at the table: its action.
AS_KEYS = {"help": "help", "hint": "hint", "undo": "undo", "log": "log", "keys": "race", "board": "tables"}


class LeonardoApp(App[None]):
    """The game on a full screen."""

    CSS_PATH = "table.tcss"
    TITLE = "The Enigma of Leonardo"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+q,ctrl+c", "leave", show=False, priority=True),
    ]

    def __init__(
        self, sitting: Sitting, language: str, *, pause: float = 0.8, path: Path | None = None
    ) -> None:
        super().__init__()
        self.sitting, self.first_language, self.pause = sitting, language, pause
        self.path = path
        self.saved_moves = len(sitting.game.made) if path else 0
        self.kept: Path | None = None  # where an unfinished game lies after the program has ended
        self.is_asking = False

    def on_mount(self) -> None:
        self.register_theme(CANDLE)
        self.theme = "candle"
        self.push_screen(Table(self.sitting, self.first_language, self.pause))

    @property
    def table(self) -> Table:
        return next(screen for screen in reversed(self.screen_stack) if isinstance(screen, Table))

    @property
    def is_unsaved(self) -> bool:
        """Whether moves would be lost."""
        return len(self.sitting.game.made) != self.saved_moves and not self.sitting.game.is_over

    # --- questions around the game -------------------------------------------------------------------------

    def action_leave(self) -> None:
        """The program ends, after a question where moves would be lost."""
        if self.is_asking:
            return
        if not self.is_unsaved:
            self.exit()
            return
        self.is_asking = True
        say = self.table.say
        answers = [Answer(name, say(f"tui-leave-{name}")) for name in ("keep", "lose", "stay")]
        self.push_screen(Sheet(say("tui-leave"), say("tui-leave-unsaved"), answers), self._left)

    def _left(self, answer: str | None) -> None:
        self.is_asking = False
        if answer == "keep":
            path = self.path or unused_path()
            if self._save(path):
                self.kept = path
                self.exit()
        elif answer == "lose":
            self.exit()

    def action_save(self) -> None:
        """The game is written to a file that one may name."""
        self._ask_file(None)

    def action_save_over(self) -> None:
        """The finished game is written, then the end is shown again."""
        self._ask_file(self.table.finish)

    def _ask_file(self, after: object) -> None:
        def named(name: str | None) -> None:
            if name and name.strip():
                path = Path(name.strip()).expanduser()
                self._save(path if path.suffix else path.with_suffix(".leo"))
            if callable(after):
                after()

        suggested = str(self.path or unused_name(self.sitting.game.edition.name))
        self.push_screen(Line(self.table.say("tui-save-as"), suggested), named)

    def _save(self, path: Path) -> bool:
        table = self.table
        try:
            save(path, self.sitting.game, self.sitting.seats, self.sitting.seed)
        except OSError as error:
            reason = system_reason(table.language, error)
            table.notice = table.say("play-save-failed", file=str(path), reason=reason)
            table.redraw()
            return False
        self.path, self.saved_moves = path, len(self.sitting.game.made)
        table.notice = table.say("tui-saved", file=str(path))
        table.redraw()
        return True

    def action_new_game(self) -> None:
        """Another game of the same kind begins, after a question where moves would be lost."""
        if not self.is_unsaved:
            self._begin("new")
            return
        say = self.table.say
        answers = [Answer(name, say(f"tui-new-{name}")) for name in ("new", "stay")]
        self.push_screen(Sheet(say("tui-key-new-game"), say("tui-leave-unsaved"), answers), self._begin)

    def _begin(self, answer: str | None) -> None:
        if answer != "new":
            return
        old = self.sitting
        seed = secrets.token_hex(4)
        decks = old.game.position.get("deck_lists")
        names = [seat.name for seat in old.seats]
        game = Game(old.game.edition, seats=names, seed=seed, decks=decks)
        self.sitting = Sitting(game, old.seats, seed)
        self.path, self.saved_moves = None, 0
        self.switch_screen(Table(self.sitting, self.table.language, self.pause))

    # --- the line to type ----------------------------------------------------------------------------------

    def action_line(self) -> None:
        """A move or a command may be typed, as at the prompt."""
        self.push_screen(Line(self.table.say("tui-line")), self._typed)

    def _typed(self, line: str | None) -> None:
        table = self.table
        if not line or not line.strip() or table.reader is None:
            return
        view = table.sitting.game.view(table.reader)
        if not table.is_my_turn:
            moves: tuple[str, ...] = ()
        else:
            moves = tuple(view.legal.texts)
        asked = Asked(speaker(table.outlook()), view, moves or ("end",), is_first=True)
        answer = asked.answer(line)
        if isinstance(answer, Command):
            self._obey(answer)
        elif not moves:
            names = table.sitting.game.names
            table.notice = table.say("tui-not-your-turn", player=names[table.sitting.game.to_move or 0])
        elif isinstance(answer, Problem):
            table.notice = answer.sentence
        elif isinstance(answer, Step):
            table.notice = table.say("tui-moves", count=len(answer.moves), moves=", ".join(answer.moves[:30]))
        elif isinstance(answer, Chosen) and answer.asked:
            table.notice = ""
            table.take(answer.move)
        elif isinstance(answer, Chosen):
            table.make(answer.move)
        table.redraw()

    def _obey(self, command: Command) -> None:
        """A command of the prompt does here what the key for it does."""
        table = self.table
        if command.name in AS_KEYS:
            table.call_later(table.run_action, AS_KEYS[command.name])
        elif command.name == "rules":
            text = chapter(table.sitting.game.edition, command.rest, table.language, 76)
            self.push_screen(Sheet(table.say("tui-rules"), text, [Answer("back", table.say("tui-back"))]))
        elif command.name == "save" and command.rest:
            self._save(Path(command.rest))
        elif command.name in ("save", "quit"):
            self.call_later(self.run_action, {"save": "save", "quit": "leave"}[command.name])
        elif command.name == "why":
            table.call_later(self._why, command.rest)
        elif command.name == "look":
            table.look_at(command.rest)
        elif command.name == "resign" and table.reader is not None:
            table.sitting.hand_over(table.reader)
            table.proceed()

    def _why(self, rest: str) -> None:
        from leonardo.prompt.answers import why

        table = self.table
        view = table.sitting.game.view(table.reader)
        if table.is_my_turn:
            asked = Asked(speaker(table.outlook()), view, tuple(view.legal.texts), is_first=True)
            table.notice = why(asked, rest)
            table.redraw()


def unused_name(edition: str) -> Path:
    """A file name that nothing has here yet."""
    number = 1
    while (path := Path(f"{edition}-{number}.leo")).exists():
        number += 1
    return path
