"""One game at a time, asked and answered over lines of JSON (interchange 3).

A request that cannot be done is answered with a code of the closed list and leaves the game as it was: a new
game takes the place of the old one only when nothing can go wrong any more.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from leonardo import __version__
from leonardo.edition import Edition
from leonardo.engine.advice import DEFAULT_BOT, advice
from leonardo.engine.asking import Request, parsed
from leonardo.engine.wording import sentence
from leonardo.errors import GameOver, LeonardoError, MalformedRequest, SetupError
from leonardo.explain import problem
from leonardo.game import Game
from leonardo.move import Move
from leonardo.position import PROTOCOL
from leonardo.record import Record
from leonardo.rules import layout

MOST_GAMES: Final = 10_000  # of one playout
MOST_POSITIONS: Final = 500_000  # that one perft visits: four decisions from any position, half a minute
MOST_DEPTH: Final = 200
MOST_MILLISECONDS: Final = 600_000
DEFAULT_MILLISECONDS: Final = 500
LONGEST: Final = 2000  # characters: a sentence that quotes a megabyte helps nobody

Answer = dict[str, Any]
Headers = tuple[tuple[str, tuple[str, ...]], ...]


class Session:
    """A conversation: each line is answered by one line, whatever it is."""

    def __init__(self) -> None:
        self.game: Game | None = None
        self.headers: Headers = ()  # of the record played back, which its own record keeps

    def answer(self, line: bytes) -> bytes:
        """The answer to this line, itself one line of JSON without its end."""
        answered: Answer = {}
        try:
            told = parsed(line)
            if "id" in told:
                answered["id"] = told["id"]
            answered |= self._answer(told)
            return _written(answered)
        except MalformedRequest as error:
            return _written(answered | _refusal(error.message))
        except RecursionError:  # an id too deep to be written again
            return _written(_refusal("this line is nested too deeply"))
        except Exception as bug:  # nobody who asks may have to read a traceback
            kind = type(bug).__name__
            return _written(answered | _refusal(f"a bug in leonardo, please report this line: {kind}: {bug}"))

    def _answer(self, told: Answer) -> Answer:
        request = Request(told)
        handler = _HANDLERS.get(request.cmd)
        if handler is None:
            request.malformed("command", cmd=request.cmd, commands=list(_HANDLERS))
        try:
            return {"ok": True, **handler(self, request)}
        except LeonardoError as error:
            return _refused(error, request, self.game)

    def _game(self, request: Request) -> Game:
        if self.game is None:
            request.malformed("no-game")
        return self.game

    # --- games ---------------------------------------------------------------------------------------------

    def hello(self, request: Request) -> Answer:
        return {
            "protocol": PROTOCOL,
            "engine": f"leonardo {__version__}",
            "editions": list(Edition.names()),
        }

    def new(self, request: Request) -> Answer:
        name, seats = request.text("edition"), request.whole("seats")
        seed, options = request.text("seed", ""), request.object("options", {})
        decks = request.object("decks") if request.has("decks") else None
        lists = {deck: request.texts_of(f"decks.{deck}", cards) for deck, cards in (decks or {}).items()}
        edition = Edition(name, **options)
        if not 2 <= seats <= layout.SEATS:
            raise SetupError(
                problem(
                    request.language,
                    "bad_setup",
                    "seats",
                    edition=name,
                    lowest=2,
                    highest=layout.SEATS,
                    seats=max(-1, min(seats, 10**9)),
                )
            )
        return self._begin(Game(edition, seats=seats, seed=seed, decks=None if decks is None else lists))

    def load(self, request: Request) -> Answer:
        return self._begin(Game.load(request.object("state"), seed=request.text("seed", "")))

    def replay(self, request: Request) -> Answer:
        seed, record = request.text("seed", ""), Record.read(request.text("record"))
        kept = tuple(header for header in record.headers if header[0] != "Result")
        return self._begin(record.replay(seed=seed), kept)

    def _begin(self, game: Game, headers: Headers = ()) -> Answer:
        """The game takes the place of the one before."""
        self.game, self.headers = game, headers
        return {"state": game.position}

    # --- moves ---------------------------------------------------------------------------------------------

    def legal(self, request: Request) -> Answer:
        game = self._game(request)
        return {"to_move": _to_move(game), "moves": game.legal.texts}

    def play(self, request: Request) -> Answer:
        game = self._game(request)
        text = request.text("move")
        sees_all = not request.has("seat")
        seat = None if sees_all else request.seat("seat", game.seats)
        played = game.play(text)
        events = played.events if sees_all else played.seen_by(seat)
        return {"events": events, "state": game.position}

    def why(self, request: Request) -> Answer:
        game = self._game(request)
        move = Move(request.text("move"))
        code = game.why(move)
        message = game.explain(move, request.language)
        return {"legal": code is None, "code": code, "message": message}

    def undo(self, request: Request) -> Answer:
        game = self._game(request)
        game.undo()
        return {"state": game.position}

    # --- what there is -----------------------------------------------------------------------------------

    def view(self, request: Request) -> Answer:
        game = self._game(request)
        return {"view": game.view(request.seat("seat", game.seats)).position}

    def record(self, request: Request) -> Answer:
        record = self._game(request).record()
        return {"record": replace(record, headers=(*self.headers, *record.headers)).text}

    def best(self, request: Request) -> Answer:
        game = self._game(request)
        bot = request.text("bot", DEFAULT_BOT)
        milliseconds = request.number("ms", 1, MOST_MILLISECONDS, DEFAULT_MILLISECONDS)
        if game.is_over:
            raise GameOver("the game is over")
        return advice(game.view(game.to_move), bot, milliseconds)

    def playout(self, request: Request) -> Answer:
        game = self._game(request)
        count, seed = request.number("count", 1, MOST_GAMES), request.text("seed", "")
        wins, turns = game.playouts(count, seed)
        return {"wins": list(wins), "turns": turns}

    def perft(self, request: Request) -> Answer:
        game = self._game(request)
        depth = request.number("depth", 1, MOST_DEPTH)
        return {"leaves": game.perft(depth, most=MOST_POSITIONS)}


_HANDLERS: Final[dict[str, Callable[[Session, Request], Answer]]] = {
    "hello": Session.hello,
    "new": Session.new,
    "load": Session.load,
    "legal": Session.legal,
    "play": Session.play,
    "why": Session.why,
    "undo": Session.undo,
    "view": Session.view,
    "record": Session.record,
    "replay": Session.replay,
    "best": Session.best,
    "playout": Session.playout,
    "perft": Session.perft,
}


def _to_move(game: Game) -> int:
    """The seat that decides, or decided last: as the position says."""
    return game.view(None).to_move if game.to_move is None else game.to_move


def _refusal(message: str, code: str = MalformedRequest.code) -> Answer:
    clipped = message if len(message) <= LONGEST else f"{message[: LONGEST - 1]}…"
    return {"ok": False, "code": code, "message": clipped}


def _refused(error: LeonardoError, request: Request, game: Game | None) -> Answer:
    """The code, the sentence and the details of what cannot be done."""
    code = error.detail.get("cause", error.code)
    told = _refusal(sentence(request.language, error, game), code)
    if "reason" in error.detail:
        told["reason"] = error.detail["reason"]
    if error.detail.get("line"):
        told |= {"line": error.detail["line"], "column": error.detail["column"]}
    return told


def _written(answer: Answer) -> bytes:
    return json.dumps(answer, separators=(",", ":")).encode()
