"""Talking to the engine: requests as keywords, answers as dictionaries."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from leonardo.engine import Session


class Talk:
    """A session and what is asked of it."""

    def __init__(self, **new: Any) -> None:
        self.session = Session()
        if new:
            self.ask(cmd="new", **new)

    def line(self, line: bytes) -> dict[str, Any]:
        """The answer to a line, which is one object on one line."""
        answer = self.session.answer(line)
        assert b"\n" not in answer
        told = json.loads(answer)
        assert isinstance(told, dict)
        return told

    def try_(self, **request: Any) -> dict[str, Any]:
        return self.line(json.dumps(request).encode())

    def ask(self, **request: Any) -> dict[str, Any]:
        """The answer to what must succeed, without `ok`."""
        answer = self.try_(**request)
        assert answer.pop("ok") is True, answer
        return answer

    def refuse(self, code: str, **request: Any) -> dict[str, Any]:
        """The answer to what must be refused with this code, the game being as it was."""
        before = self.session.game
        stood = None if before is None else (before.position, before.made)
        answer = self.try_(**request)
        assert answer["ok"] is False
        assert answer["code"] == code, answer
        assert answer["message"]
        assert self.session.game is before
        assert before is None or (before.position, before.made) == stood
        return answer

    @property
    def state(self) -> dict[str, Any]:
        assert self.session.game is not None
        return self.session.game.position

    def play_on(self, moves: int, seed: int = 0) -> None:
        """So many random moves, or as many as there are."""
        random = Random(seed)
        for _ in range(moves):
            legal = self.ask(cmd="legal")["moves"]
            if not legal:
                return
            self.ask(cmd="play", move=random.choice(legal))
