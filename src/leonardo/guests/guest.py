"""A bot that is a program: told of each game, asked for each decision.

It is sent three requests of the protocol, one JSON object a line, and answers each with one line:

    {"cmd":"hello"}                                   {"ok":true,"protocol":1,"engine":"my bot 1.0"}
    {"cmd":"new","edition":"classic","seats":3,
     "options":{},"seat":1,"seed":"..."}              {"ok":true}
    {"cmd":"best","ms":1000,"seat":1,"state":{...},
     "moves":["MR>n",...],"events":[...]}             {"ok":true,"move":"MR>n"}

`state` is what the seat may know (interchange 2, hidden cards as ?), `moves` all that is legal, `events` what
its seat has seen since it was last asked. The seed of `new` feeds the bot's own chance, not the deal.
"""

from __future__ import annotations

import json
import shlex
from collections.abc import Sequence
from typing import Any, Final

from leonardo.errors import Sentence, SetupError, UnreadableMove
from leonardo.guests.fault import Fault
from leonardo.guests.process import Process
from leonardo.move import Move
from leonardo.position import PROTOCOL
from leonardo.view import View

PREFIX: Final = "cmd:"
START: Final = 30.0  # seconds for hello, in which a program may load what it needs
MARGIN: Final = 1000  # milliseconds that an answer may be late, for the way there and back
LONGEST_NAME: Final = 60

Answer = dict[str, Any]


def command_of(spec: str) -> list[str]:
    """The words of the command in `cmd:node bot.js`, split as a shell does."""
    try:
        words = shlex.split(spec.removeprefix(PREFIX))
    except ValueError as error:
        english = f"{spec!r} cannot be split into words: {error}"
        raise SetupError(Sentence(english, "wrong-command-words", bot=spec, detail=str(error))) from None
    if not words:
        english = f"{spec!r} names no command; write cmd:COMMAND, such as 'cmd:node bot.js'"
        raise SetupError(Sentence(english, "wrong-command-none", bot=spec))
    return words


class Guest:
    """The program behind a seat, started when it is first needed and again after a fault."""

    def __init__(self, command: Sequence[str], *, ms: int = 1000, margin: int = MARGIN) -> None:
        self.command = list(command)
        self.ms, self.margin = ms, margin
        self.engine = ""  # what it calls itself
        self._process: Process | None = None

    def start(self) -> Answer:
        """The program runs and has said hello; its answer."""
        if self._process is None:
            self._process = Process(self.command)
        try:
            hello = self.request({"cmd": "hello"}, START)
        except Fault as fault:
            why = "it did not say hello" if fault.kind == "late" else fault.message or fault.kind
            raise Fault("missing", f"{shlex.join(self.command)}: {why}") from None
        if hello.get("protocol") != PROTOCOL:
            self.kill()
            said = json.dumps(hello.get("protocol"))
            raise Fault("missing", f"it speaks protocol {said}, and this is protocol {PROTOCOL}")
        self.engine = str(hello.get("engine", ""))[:LONGEST_NAME]
        return hello

    def begin(self, view: View, seed: str) -> None:
        """The bot knows that a game begins, and which seat of it is its own."""
        if self._process is None:
            self.start()
        position = view.position
        told = {name: position[name] for name in ("edition", "seats", "options")}
        self.request({"cmd": "new", **told, "seat": view.seat, "seed": seed}, self._patience)

    def choose(self, view: View, moves: Sequence[str], events: Sequence[Any] = ()) -> str:
        """The move that the bot answers, as the view's own moves are written; it is legal."""
        asked = {"cmd": "best", "ms": self.ms, "seat": view.seat, "state": view.position}
        answer = self.request({**asked, "moves": list(moves), "events": list(events)}, self._patience)
        return self.checked(answer.get("move"), view, moves)

    def checked(self, said: Any, view: View, moves: Sequence[str]) -> str:
        """The move that was said, as the list writes it; or the fault that it is none of the list."""
        if isinstance(said, str):
            if said in moves:
                return said
            try:
                move = Move(said[:LONGEST_NAME])
                why = view.refusal(move)
            except UnreadableMove:
                why = "unreadable"
            if why is None:
                return move.text
            self.kill()
            raise Fault("illegal", f"{said[:LONGEST_NAME]} ({why})")
        self.kill()
        raise Fault("garbled", "the answer has no move")

    def request(self, asked: Answer, seconds: float) -> Answer:
        """The answer to any request, which is `ok`; after a fault the program is gone."""
        answer = self.exchange(json.dumps(asked, separators=(",", ":")).encode(), seconds)
        if answer.get("ok") is not True:
            self.kill()
            raise Fault("refused", str(answer.get("message") or answer.get("code") or "not ok")[:200])
        return answer

    def exchange(self, line: bytes, seconds: float) -> Answer:
        """The object that answers this line, whatever it says."""
        if self._process is None:
            raise Fault("crashed", "")
        try:
            said = self._process.ask(line, seconds)
            answer = json.loads(said)
            if not isinstance(answer, dict):
                raise ValueError
        except Fault as fault:
            if fault.kind == "crashed" and not fault.message and self._process.complaints:
                fault = Fault("crashed", self._process.complaints[-1])
            self.kill()
            raise fault from None
        except (ValueError, RecursionError):
            self.kill()
            raise Fault("garbled", said[:200].decode(errors="replace")) from None
        return answer

    @property
    def complaints(self) -> list[str]:
        """The last lines of its standard error."""
        return self._process.complaints if self._process is not None else []

    def close(self) -> int | None:
        """The program was told to end, and has; its exit code, None where it had to be killed."""
        process, self._process = self._process, None
        return process.close() if process is not None else 0

    def kill(self) -> None:
        """The program is gone."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()

    @property
    def _patience(self) -> float:
        return (self.ms + self.margin) / 1000
