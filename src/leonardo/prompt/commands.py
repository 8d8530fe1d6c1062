"""What can be asked beside the game: the commands of the prompt, each a function."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final

from leonardo.board import draw_race
from leonardo.board.preview import Preview
from leonardo.explain import system_reason
from leonardo.prompt import rulebook
from leonardo.prompt.answers import Asked, Command, why
from leonardo.prompt.keeping import save
from leonardo.prompt.preview import tell_preview

if TYPE_CHECKING:
    from leonardo.prompt.session import Session

LOGGED: Final = 15
FILE: Final = "game.leo"


class Quit(Exception):
    """The player has had enough for now."""


def obey(session: Session, command: Command, asked: Asked, seat: int) -> None:
    """The command of this seat is carried out."""
    _COMMANDS[command.name](session, command.rest, asked, seat)


def _help(session: Session, rest: str, asked: Asked, seat: int) -> None:
    session.terminal.tell(session.say("play-help"), "  ")


def _board(session: Session, rest: str, asked: Asked, seat: int) -> None:
    session.draw(seat)


def _why(session: Session, rest: str, asked: Asked, seat: int) -> None:
    session.terminal.tell(why(asked, rest), "  ")


def _hint(session: Session, rest: str, asked: Asked, seat: int) -> None:
    opinion = session.sitting.advice(seat)
    session.terminal.tell(
        session.say("play-hint", move=opinion.move, percent=round(100 * opinion.lines[0].value[seat]))
    )
    tell_preview(Preview(asked.view, opinion.move, session.game.names, session.language), session.terminal)


def _undo(session: Session, rest: str, asked: Asked, seat: int) -> None:
    """Back to the last decision of this player, unless another person has decided since."""
    refusal = session.sitting.undo_refusal(seat)
    if refusal:
        message, values = refusal
        session.terminal.tell(session.say(message, **values), "  ")
        return
    undone = session.sitting.undo()
    session.told = {person: min(told, len(session.sitting.facts)) for person, told in session.told.items()}
    session.drawn_for = None
    session.terminal.tell(session.say("play-undone", move=undone.text))


def _keys(session: Session, rest: str, asked: Asked, seat: int) -> None:
    terminal = session.terminal
    terminal.show(
        draw_race(
            asked.view.position, session.language, width=terminal.width, ascii=terminal.ascii,
            color=terminal.color, names=session.game.names, seat=seat,
        )
    )  # fmt: skip


def _log(session: Session, rest: str, asked: Asked, seat: int) -> None:
    """The last moves again, as this seat saw them; `log 40` tells more."""
    wanted = int(rest) if rest.isdecimal() else LOGGED
    turns = [made.turn for made in session.game.made]
    for turn, fact in list(zip(turns, session.sitting.facts, strict=True))[-max(1, wanted) :]:
        told = session.sentences(fact.seen_by(seat), seat)
        if told:
            session.terminal.tell(f"{turn}. {told}", "   ")


def _look(session: Session, rest: str, asked: Asked, seat: int) -> None:
    """What lies under the card of a cell."""
    stack = (asked.view.position["field"] or {}).get(rest.lower())
    if stack is None:
        session.terminal.tell(session.say("play-look-nothing", cell=rest or "?"))
    else:
        session.terminal.tell(session.say("play-look", cell=rest.lower(), cards=" < ".join(stack)))


def _rules(session: Session, rest: str, asked: Asked, seat: int) -> None:
    rulebook.show(session.game.edition, rest, session.language, session.terminal)


def _save(session: Session, rest: str, asked: Asked, seat: int) -> None:
    path = Path(rest or "game.leo")
    try:
        save(path, session.game, session.sitting.seats, session.sitting.seed)
    except OSError as error:
        session.terminal.tell(
            session.say("play-save-failed", file=str(path), reason=system_reason(session.language, error))
        )
        return
    session.terminal.tell(session.say("play-saved", file=str(path)))


def _resign(session: Session, rest: str, asked: Asked, seat: int) -> None:
    """A bot takes over the seat; nobody waits for whoever has gone."""
    if rest != session.say("play-yes") and rest != "yes":
        session.terminal.tell(session.say("play-resign-sure", yes=session.say("play-yes")))
        return
    session.sitting.hand_over(seat)
    session.told.pop(seat)
    session.terminal.tell(session.say("play-resigned"))


def _quit(session: Session, rest: str, asked: Asked, seat: int) -> None:
    raise Quit


_COMMANDS: Final[Mapping[str, Callable[[Session, str, Asked, int], None]]] = {
    "help": _help,
    "board": _board,
    "why": _why,
    "hint": _hint,
    "undo": _undo,
    "keys": _keys,
    "log": _log,
    "look": _look,
    "rules": _rules,
    "save": _save,
    "resign": _resign,
    "quit": _quit,
}
