"""Whether a program conforms to the protocol: every request tried, nonsense too, each answer timed.

What a match relies on is required; the rest is advice. Each finding is a message of the catalogues.
"""

from __future__ import annotations

import json
import shlex
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal

from leonardo import chance
from leonardo.edition import Edition
from leonardo.game import Game
from leonardo.guests.fault import Fault
from leonardo.guests.guest import Guest
from leonardo.rules.layout import SEATS
from leonardo.texts import Value

Verdict = Literal["fine", "advice", "failed"]

SEED: Final = "check"
HURRY: Final = 50  # milliseconds, of which it is seen whether a bot heeds them
REPEATED: Final = 5  # decisions that are asked twice
MOST_DECISIONS: Final = 200  # of one game
TABLES: Final = (2, 3, SEATS)  # seats

# Nonsense that must be answered by an error, and survived; as it is shown, in signs of no language, and sent.
NONSENSE: Final[tuple[tuple[str, bytes], ...]] = (
    ("{", b"{"),
    ('"hello"', b'"hello"'),
    ('""', b""),
    (r"\xff\xfe{}", b"\xff\xfe{}"),
    ('{"cmd":"fly"}', b'{"cmd":"fly"}'),
    ('{"cmd":7}', b'{"cmd":7}'),
    ('{"cmd":"best"}', b'{"cmd":"best"}'),
    ('{"cmd":"best","state":[]}', b'{"cmd":"best","state":[],"moves":"none","ms":"soon"}'),
)


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was tried: how it went, and the message that says so."""

    verdict: Verdict
    message: str
    values: dict[str, Value] = field(default_factory=dict)


class Check:
    """A program under examination; each step yields its findings as they are made."""

    def __init__(self, command: Sequence[str], ms: int, margin: int, editions: Sequence[str] = ()) -> None:
        self._guest = Guest(command, ms=ms, margin=margin)
        self._wanted = editions or Edition.names()
        self._editions: Sequence[str] = self._wanted
        self._complaints: list[str] = []

    def findings(self) -> Iterator[Finding]:
        """Everything that was tried, in order. Whatever happens, the program is gone afterwards."""
        try:
            hello = self._hello()
            yield hello
            if hello.verdict != "failed":
                yield from self._nonsense()
                yield from self._games()
                yield from self._repeated()
                yield from self._manners()
        finally:
            self._guest.kill()

    # --- one after another -----------------------------------------------------------------------------

    def _hello(self) -> Finding:
        began = time.perf_counter()
        try:
            told = self._guest.start()
        except Fault as fault:
            return Finding("failed", "bot-check-hello-failed", {"said": _said(fault)})
        named = told.get("editions")
        if isinstance(named, list):
            self._editions = [name for name in self._wanted if name in named]
        values: dict[str, Value] = {"engine": self._guest.engine or "?", "ms": _since(began)}
        return Finding("fine", "bot-check-hello", values)

    def _nonsense(self) -> Iterator[Finding]:
        for name, line in NONSENSE:
            began = time.perf_counter()
            try:
                answer = self._guest.exchange(line, self._patience)
            except Fault as fault:
                values: dict[str, Value] = {"request": name, "said": _said(fault)}
                yield Finding("failed", "bot-check-unreadable-failed", values)
                self._guest.start()
                continue
            values = {"request": name, "ms": _since(began)}
            if answer.get("ok") is not False:
                yield Finding("advice", "bot-check-unreadable-ok", values)
            elif not all(isinstance(answer.get(part), str) for part in ("code", "message")):
                yield Finding("advice", "bot-check-unreadable-code", values)
            else:
                yield Finding("fine", "bot-check-unreadable", values)

    def _games(self) -> Iterator[Finding]:
        """A game at each size of table in each edition, all seats played by the program."""
        for edition in self._wanted:
            if edition not in self._editions:
                yield Finding("advice", "bot-check-skipped", {"edition": edition})
                continue
            for seats in TABLES:
                yield self._game(edition, seats)

    def _game(self, edition: str, seats: int) -> Finding:
        game = Game(edition, seats=seats, seed=SEED)
        times: list[float] = []
        about: dict[str, Value] = {"edition": edition, "seats": seats}
        try:
            self._guest.begin(game.view(game.to_move), SEED)
            while not game.is_over and len(times) < MOST_DECISIONS:
                seat = game.to_move
                view = game.view(seat)
                began = time.perf_counter()
                move = self._guest.choose(view, view.legal.texts)
                times.append(time.perf_counter() - began)
                game.play(move)
        except Fault as fault:
            return Finding(
                "failed", "bot-check-games-failed", about | {"turn": game.turn, "said": _said(fault)}
            )
        mean, most = 1000 * sum(times) / len(times), 1000 * max(times)
        return Finding(
            "fine",
            "bot-check-games",
            about | {"count": len(times), "mean": round(mean, 1), "most": round(most, 1)},
        )

    def _repeated(self) -> Iterator[Finding]:
        """The same decisions asked again; and whether less time is less thought."""
        if not self._editions:
            return
        try:
            before, again = self._decisions(), self._decisions()
            yield _alike(sum(one == other for (one, _), (other, _) in zip(before, again, strict=True)))
            ms, self._guest.ms = self._guest.ms, HURRY
            most = max(took for _, took in self._decisions())
            self._guest.ms = ms
            yield _heeding(round(1000 * most, 1), HURRY + self._guest.margin)
        except Fault as fault:
            about: dict[str, Value] = {"edition": self._editions[0], "seats": 2, "turn": 1}
            yield Finding("failed", "bot-check-games-failed", about | {"said": _said(fault)})

    def _decisions(self) -> list[tuple[str, float]]:
        """What it chooses at some moments of one game that chance plays, and how many seconds that takes."""
        game = Game(self._editions[0], seats=2, seed=SEED)
        words = chance.seeded(SEED, "bot check")
        chosen: list[tuple[str, float]] = []
        self._guest.begin(game.view(game.to_move), SEED)
        while len(chosen) < REPEATED:
            legal = game.legal
            if len(legal) > 1:
                began = time.perf_counter()
                move = self._guest.choose(game.view(game.to_move), legal.texts)
                chosen.append((move, time.perf_counter() - began))
            game.play(legal[chance.below(words, len(legal))])
        return chosen

    def _manners(self) -> Iterator[Finding]:
        try:
            answer = self._guest.exchange(json.dumps({"id": "m-1", "cmd": "hello"}).encode(), self._patience)
            has_id = answer.get("id") == "m-1"
            yield Finding("fine" if has_id else "advice", "bot-check-id" if has_id else "bot-check-no-id", {})
        except Fault as fault:
            values: dict[str, Value] = {"request": '{"id":"m-1","cmd":"hello"}', "said": _said(fault)}
            yield Finding("failed", "bot-check-unreadable-failed", values)
            return
        said = self._guest.complaints
        ended = self._guest.close() is not None
        verdict: Verdict = "fine" if ended else "failed"
        yield Finding(verdict, "bot-check-ends" if ended else "bot-check-ends-failed")
        if said:
            yield Finding("advice", "bot-check-said", {"said": said[-1][:100]})
        else:
            yield Finding("fine", "bot-check-silent")

    @property
    def _patience(self) -> float:
        return (self._guest.ms + self._guest.margin) / 1000


def _alike(same: int) -> Finding:
    if same == REPEATED:
        return Finding("fine", "bot-check-alike", {"count": same})
    return Finding("advice", "bot-check-unlike", {"count": same, "asked": REPEATED})


def _heeding(most: float, allowed: int) -> Finding:
    if most <= 2 * HURRY:
        return Finding("fine", "bot-check-hurry", {"asked": HURRY, "most": most})
    return Finding("advice", "bot-check-slow", {"asked": HURRY, "most": most, "allowed": allowed})


def _since(began: float) -> int:
    return round(1000 * (time.perf_counter() - began))


def _said(fault: Fault) -> str:
    return f"{fault.kind}: {fault.message}" if fault.message else fault.kind


def shown(command: Sequence[str]) -> str:
    """The command as a shell would take it."""
    return shlex.join(command)
