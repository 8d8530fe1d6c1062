"""`leonardo replay FILE`: goes through the record of a game, on a terminal step by step."""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any

from leonardo.cli import exits
from leonardo.cli.language import chosen_language
from leonardo.cli.parsing import Parser
from leonardo.cli.record_file import text_of
from leonardo.errors import Sentence, sentence_of
from leonardo.explain import in_words
from leonardo.prompt.replaying import Teller
from leonardo.prompt.terminal import Terminal
from leonardo.record import Record, read_all
from leonardo.record.headers import result_text
from leonardo.record.stepping import Replay
from leonardo.texts import say

ALL = "all"


def main(arguments: list[str]) -> int:
    """The game was shown: step by step on a terminal, otherwise as a whole."""
    parser = _parser()
    chosen = parser.parse_args(arguments)
    language = chosen_language(chosen.lang)
    games = read_all(text_of(chosen.file))
    if not 1 <= chosen.game <= len(games):
        wished = {"game": chosen.game, "file": chosen.file, "games": len(games)}
        parser.error(say(language, "wrong-game-number", **wished))
    record = games[chosen.game - 1]
    try:
        replay = Replay(record, _reader(record, chosen.view))
    except NoSuchSeat as error:
        parser.error(in_words(language, sentence_of(error)))
    if chosen.at is not None and not replay.first_turn <= chosen.at <= replay.last_turn:
        turns = {"turn": chosen.at, "first": replay.first_turn, "last": replay.last_turn}
        parser.error(say(language, "wrong-at-turn", **turns))
    if chosen.json:
        print(json.dumps(_as_json(replay, chosen.game, len(games), chosen.at), ensure_ascii=False))
        return exits.FINE
    _note(record, replay, len(games), chosen, language)
    terminal = Terminal(ascii=chosen.ascii or None, color=False if chosen.no_color else None)
    teller = Teller(replay, language, terminal)
    if sys.stdin.isatty() and sys.stdout.isatty():
        teller.walk(0 if chosen.at is None else replay.before_turn(chosen.at))
    elif chosen.at is None:
        teller.whole()
    else:
        teller.turn(chosen.at)
    return exits.FINE


def _parser() -> Parser:
    parser = Parser("replay", ["leonardo replay game.leo", "leonardo replay game.leo --at 12 --view Anna"])
    parser.takes("file", metavar="FILE")
    parser.takes("--game", type=int, default=1, metavar="N")
    parser.takes("--at", type=int, metavar="TURN")
    parser.takes("--view", default=ALL, metavar="SEAT")
    parser.takes("--json", action="store_true")
    parser.takes("--lang", metavar="LANGUAGE")
    parser.takes("--ascii", action="store_true")
    parser.takes("--no-color", action="store_true")
    return parser


class NoSuchSeat(ValueError):
    """Nobody of this name or number sits there."""


def _reader(record: Record, view: str) -> int | None:
    """The seat as whom to look, or None for everything."""
    if view in record.names:
        return record.names.index(view)
    if view == ALL:
        return None
    if view.isdecimal() and int(view) < len(record.names):
        return int(view)
    numbered = ", ".join(f"{seat} {name}" for seat, name in enumerate(record.names))
    english = f"--view {view}: the seats are {numbered}; or {ALL}."
    values = {"view": view, "seats": numbered, "all": ALL}
    raise NoSuchSeat(Sentence.asking(view, (*record.names, ALL), english, "wrong-view", **values))


def _note(record: Record, replay: Replay, games: int, chosen: argparse.Namespace, language: str) -> None:
    """What somebody should know who sees only this game, or trusts its headers."""
    if games > 1:
        print(say(language, "replay-of-several", game=chosen.game, games=games), file=sys.stderr)
    result = result_text(replay.final)
    if record.header("Result") not in (None, result):
        print(say(language, "replay-other-result", said=record.result, found=result), file=sys.stderr)


def _as_json(replay: Replay, game: int, games: int, at: int | None) -> dict[str, Any]:
    begins, ends = 0, len(replay.steps)
    if at is not None:
        begins, ends = replay.before_turn(at), replay.before_turn(at + 1)
    # Whoever looks as one seat is not told how the decks lay.
    whole = {"record": replay.record.json} if replay.reader is None else {}
    return {
        "game": game,
        "games": games,
        "names": list(replay.record.names),
        "seat": replay.reader,
        **whole,
        "position": replay.position(begins),
        "steps": [
            {
                "turn": step.turn,
                "seat": step.seat,
                "move": step.move,
                "comments": list(step.comments),
                "events": step.facts,
                "position": step.position,
            }
            for step in replay.steps[begins:ends]
        ],
        "result": result_text(replay.final),
    }
