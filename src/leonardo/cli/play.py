"""`leonardo play`: a game in this terminal, between people who share it and bots."""

from __future__ import annotations

import argparse
import os
import secrets
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from leonardo import Edition, Game
from leonardo.bots import ROSTER
from leonardo.cli import exits
from leonardo.cli.deck import read_list
from leonardo.cli.language import OURS, chosen_language
from leonardo.cli.parsing import Parser
from leonardo.cli.rules import read_option
from leonardo.deck_checks import check_deck
from leonardo.errors import DeckError
from leonardo.explain import system_reason
from leonardo.prompt.commands import Quit
from leonardo.prompt.keeping import resume, save, unused_path
from leonardo.prompt.seating import Seat, seats_of
from leonardo.prompt.session import Session
from leonardo.prompt.sitting import Sitting
from leonardo.prompt.terminal import Terminal
from leonardo.texts import say

DEFAULT_SEATS = "you,planner"


def main(arguments: list[str]) -> int:
    """The game was played to its end, or kept in a file from which it goes on."""
    chosen = play_parser("play").parse_args(arguments)
    if chosen.lang:
        os.environ[OURS] = chosen.lang
    language = chosen_language()
    terminal = Terminal(ascii=chosen.ascii or None, color=False if chosen.no_color else None)
    if chosen.resume:
        game, seats, seed = resume(Path(chosen.resume))
        if game.is_over:
            terminal.tell(say(language, "play-already-over", file=chosen.resume))
            return exits.FINE
    else:
        game, seats, seed = new_game(chosen, language)
    sitting = Sitting(game, seats, seed)
    session = Session(sitting, language, terminal)
    if chosen.resume:
        terminal.tell(say(language, "play-resumed", turn=game.turn))
    return _play(session, language)


def new_game(chosen: argparse.Namespace, language: str) -> tuple[Game, list[Seat], str]:
    """The game that the options ask for, who sits where, and its seed, which is told if it was drawn."""
    edition = Edition(chosen.edition, **dict(read_option(chosen.edition, text) for text in chosen.option))
    seats = seats_of(chosen.seats, language)
    seed = chosen.seed
    if seed is None:
        seed = secrets.token_hex(4)
        print(say(language, "play-seed", seed=seed), file=sys.stderr)
    decks = _decks(chosen.deck, edition, len(seats)) if chosen.deck else None
    return Game(edition, seats=[seat.name for seat in seats], seed=seed, decks=decks), seats, seed


def _play(session: Session, language: str) -> int:
    """The exit code; whatever ends the game before its end leaves a file that it goes on from."""
    try:
        session.play()
        return exits.FINE
    except Quit:
        code = exits.FINE
    except EOFError:
        code = exits.INCOMPLETE
    except KeyboardInterrupt:
        code = exits.INTERRUPTED
    path = unused_path()
    try:
        save(path, session.game, session.sitting.seats, session.sitting.seed)
    except OSError as error:
        print(say(language, "play-kept-not", reason=system_reason(language, error)), file=sys.stderr)
        return code or exits.BUG
    print(f"\n{say(language, 'play-kept', file=str(path))}", file=sys.stderr)
    return code


def _decks(files: list[str], edition: Edition, seats: int) -> Mapping[str, Sequence[str]]:
    """The decks of these list files; a DeckError names the first line that is wrong."""
    lists = [read_list(file) for file in files]
    verdict = check_deck(lists, edition, seats)
    for first in verdict.errors:
        if first.line:
            raise DeckError(first.reason, source=first.source, line=first.line, column=first.column)
    return {name: cards for name, cards in verdict.decks.items() if name not in verdict.own}


def play_parser(name: str) -> Parser:
    """The options of every command that plays a game here."""
    examples = (
        f"leonardo {name} classic",
        f"leonardo {name} novem --seats you,planner,random",
        f"leonardo {name} classic --seats you:Anna,you:Boris --option goal=5",
    )
    parser = Parser(name, examples)
    parser.takes(
        "edition",
        nargs="?",
        default="classic",
        metavar="EDITION",
        values={"editions": ", ".join(Edition.names())},
    )
    choices = ", ".join(("you", "you:NAME", *ROSTER))
    told = {"choices": choices, "default": DEFAULT_SEATS}
    parser.takes("--seats", default=DEFAULT_SEATS, metavar="LIST", values=told)
    parser.takes("--seed", metavar="SEED")
    parser.takes("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.takes("--deck", action="append", metavar="FILE")
    parser.takes("--resume", metavar="FILE")
    parser.takes("--lang", metavar="LANGUAGE")
    parser.takes("--ascii", action="store_true")
    parser.takes("--no-color", action="store_true")
    return parser
