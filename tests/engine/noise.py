"""Lines that nobody should send, from a seed: noise, broken JSON, requests with one thing wrong."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

from leonardo.engine import Session

COMMANDS = (
    "hello new load legal play why undo view record replay best playout perft".split()  # all there are
)
EDITIONS = ("classic", "novem", "quintis-2009", "quintis-2009-extra", "quintis-2011")
OPTIONS = {
    "classic": {"gifted_line": "new_line", "goal": 3},
    "novem": {"actions_per_turn": "one_per_step", "finish_round": True},
    "quintis-2009": {"diagonals": True, "after_skip": "own_last"},
    "quintis-2009-extra": {"extra_deal": "split"},
    "quintis-2011": {"veto_after_skip": "persists", "different_keys": True},
}
ODD: tuple[Any, ...] = (
    None, True, False, 0, 1, -1, 2, 7, 10**30, 1.5, -0.0, 1e308, "", "MR@e5", "MR>n", "skip", "end", "0", "?",
    "!palimpsest e5", "\x00", "\ud800", "Ж" * 50, "{", [], [[]], ["MR"], [None], {}, {"": {}},
    {"main": ["MR"]},
)  # fmt: skip
LETTERS = 'MPCGSKRHFIWE+!?>@^/ abcdefghi123456789{}[]<>"\\:,.-_\n'


class Noise:
    """Lines for a session; sometimes the session is asked what would be a sensible request."""

    def __init__(self, seed: int, session: Session) -> None:
        self.random = Random(seed)
        self.session = session

    def lines(self, count: int) -> Iterator[bytes]:
        for _ in range(count):
            line = self.line().replace(b"\n", b" ").replace(b"\r", b" ")
            yield line

    def line(self) -> bytes:
        pick = self.random.random()
        if pick < 0.05:
            return self.random.randbytes(self.random.randrange(60))
        if pick < 0.08:
            return self.damaged(json.dumps(self.request()).encode())
        if pick < 0.10:
            return self.monster()
        if pick < 0.13:
            return json.dumps(self.random.choice(ODD)).encode()
        request = self.request()
        if self.random.random() < 0.4:
            self.spoil(request)
        return json.dumps(request, ensure_ascii=self.random.random() < 0.5).encode(errors="surrogatepass")

    def damaged(self, line: bytes) -> bytes:
        """A few bytes of the line are others, missing or there twice."""
        broken = bytearray(line)
        for _ in range(self.random.randrange(1, 4)):
            at = self.random.randrange(len(broken))
            what = self.random.randrange(3)
            broken[at : at + (what < 2)] = self.random.randbytes(what > 0)
            if not broken:
                break
        return bytes(broken)

    def monster(self) -> bytes:
        """Deep, long, or a number that is none."""
        size = self.random.randrange(1, 30_000)
        return self.random.choice(
            (
                b"[" * size,
                b'{"id":' * size,
                b'{"id":' + b"[" * 500 + b"]" * 500 + b',"cmd":"hello"}',
                b'{"id":' + b"9" * size + b',"cmd":"hello"}',
                b'{"id":NaN,"cmd":"hello"}',
                b'{"id":1e999,"cmd":"hello"}',
                b'{"cmd":"play","move":"' + b"M" * size + b'"}',
                b'{"cmd":"new","edition":"' + b"c" * size + b'","seats":2}',
                b'{"cmd":"replay","record":"' + b"[" * size + b'"}',
            )
        )

    def request(self) -> dict[str, Any]:
        """A request as it should be."""
        r = self.random
        cmd = r.choice((*COMMANDS, "play", "play", "play", "play", "undo", "why"))
        request: dict[str, Any] = {"id": r.choice((1, "a", None, [1, {"b": 2}])), "cmd": cmd}
        game = self.session.game
        if cmd == "new":
            edition = r.choice(EDITIONS)
            request |= {"edition": edition, "seats": r.randint(2, 4), "seed": str(r.random())}
            if r.random() < 0.5:
                request["options"] = dict(OPTIONS[edition])
            if r.random() < 0.3 and game is not None:
                lying = game.position["decks"]
                request["decks"] = {deck: lying[deck] for deck in r.sample(sorted(lying), r.randint(0, 2))}
        elif cmd == "load" and game is not None:
            request["state"] = game.position
        elif cmd in ("play", "why") and game is not None and not game.is_over:
            request["move"] = r.choice(game.legal.texts)
            if r.random() < 0.3:
                request["seat"] = r.choice((0, 1, None))
        elif cmd == "view":
            request["seat"] = r.choice((0, 1, None))
        elif cmd == "replay" and game is not None:
            request["record"] = game.record().text
        elif cmd == "best":
            request |= {"bot": r.choice(("random", "greedy")), "ms": 1}
        elif cmd == "playout":
            request |= {"count": 1, "seed": "s"}
        elif cmd == "perft":
            request["depth"] = 1
        return request

    def spoil(self, request: dict[str, Any]) -> None:
        """Somewhere in the request something is missing, odd or damaged."""
        r = self.random
        at: Any = request
        while True:
            key = r.choice(list(at)) if isinstance(at, dict) else r.randrange(len(at))
            inner = at[key]
            if isinstance(inner, dict | list) and inner and r.random() < 0.8:
                at = inner
                continue
            what = r.randrange(4)
            if what == 0 and isinstance(at, dict):
                del at[key]
            elif what == 1 and isinstance(inner, str) and inner:
                at[key] = self.misspelt(inner)
            elif what == 2 and isinstance(at, list):
                at.append(r.choice(ODD))
            else:
                at[key] = r.choice(ODD)
            return

    def misspelt(self, text: str) -> str:
        at = self.random.randrange(len(text))
        return text[:at] + self.random.choice(LETTERS) + text[at + self.random.randrange(2) :]
