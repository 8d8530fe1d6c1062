"""People at the prompt, made of lines: what they type, and everything they were shown."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from leonardo import Game
from leonardo.prompt.seating import seats_of
from leonardo.prompt.session import Session
from leonardo.prompt.sitting import Sitting
from leonardo.prompt.terminal import Terminal

Typist = Callable[[Session, str], str]


class Script(Terminal):
    """A terminal whose lines come from a function and whose output is kept."""

    def __init__(self, typist: Typist, width: int = 80, ascii: bool = False) -> None:
        super().__init__(ascii=ascii, color=False)
        self.typist, self.columns_wide, self.shown = typist, width, []
        self.session: Session | None = None

    @property
    def width(self) -> int:
        return self.columns_wide

    @property
    def height(self) -> int:
        return 24

    @property
    def text(self) -> str:
        return "\n".join(self.shown)

    def show(self, text: str) -> None:
        self.shown.append(text)

    def ask(self, question: str) -> str:
        assert self.session is not None
        line = self.typist(self.session, question)
        self.shown.append(f"{question} {line}")
        return line.strip()


def lines(typed: Iterable[str]) -> Typist:
    """These lines one after the other; behind them the input ends."""
    left = iter(typed)

    def type_next(session: Session, question: str) -> str:
        for line in left:
            return line
        raise EOFError

    return type_next


def seated(
    edition: str,
    seats: str,
    typist: Typist,
    *,
    seed: str = "7",
    language: str = "en",
    width: int = 80,
    ascii: bool = False,
    **options: object,
) -> tuple[Session, Script]:
    """A session that is ready to be played, and the terminal that will have shown it."""
    terminal = Script(typist, width, ascii)
    sitting_seats = seats_of(seats, language)
    game = Game(edition, seats=[seat.name for seat in sitting_seats], seed=seed, options=options)
    session = Session(Sitting(game, sitting_seats, seed), language, terminal)
    terminal.session = session
    return session, terminal
