"""Whoever sits at a table of the arena, ours or from outside: told of a game, asked for a move, watched."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, Final, Protocol

from leonardo.bots import Bot, make
from leonardo.guests import PREFIX, Fault, Guest, command_of
from leonardo.view import Legal, View

REPLACEMENT: Final = "random"  # who plays on for a bot that has failed


class Player(Protocol):
    """Sits in one seat, for game after game."""

    def begin(self, view: View, seed: str) -> None:
        """A game begins; or a Fault."""

    def choose(self, view: View, legal: Legal, events: Sequence[Any]) -> str:
        """A legal move; or a Fault."""

    def close(self) -> None:
        """It is not needed any more."""

    @property
    def wants_events(self) -> bool:
        """Whether it is told what has happened since its last decision."""


class House:
    """A bot of our roster. Its time is measured; it is given in iterations or by its name, and is not cut."""

    wants_events = False

    def __init__(self, spec: str) -> None:
        self.spec = spec
        self._bot: Bot | None = None

    def begin(self, view: View, seed: str) -> None:
        self._bot = make(self.spec, seed)

    def choose(self, view: View, legal: Legal, events: Sequence[Any]) -> str:
        assert self._bot is not None
        try:
            move = self._bot.choose(view, legal)
        except Exception as error:
            raise Fault("crashed", f"{type(error).__name__}: {error}") from error
        if move not in legal:
            raise Fault("illegal", str(move)[:60])
        return str(move)

    def close(self) -> None:
        self._bot = None


class Outside:
    """A program that speaks the protocol; one process for each seat, kept from game to game."""

    wants_events = True

    def __init__(self, spec: str, ms: int, margin: int) -> None:
        self._guest = Guest(command_of(spec), ms=ms, margin=margin)

    def begin(self, view: View, seed: str) -> None:
        self._guest.begin(view, seed)

    def choose(self, view: View, legal: Legal, events: Sequence[Any]) -> str:
        return self._guest.choose(view, legal.texts, events)

    def close(self) -> None:
        self._guest.close()


class Company:
    """The players of one worker: the same bot in two seats is there twice."""

    def __init__(self, specs: Sequence[str], ms: int, margin: int) -> None:
        self._specs, self._ms, self._margin = specs, ms, margin
        self._known: dict[tuple[int, int], Player] = {}

    def seated(self, seating: Sequence[int]) -> list[Player]:
        """A player for each seat."""
        return [self._player(bot, seating[:seat].count(bot)) for seat, bot in enumerate(seating)]

    def _player(self, bot: int, copy: int) -> Player:
        if (bot, copy) not in self._known:
            spec = self._specs[bot]
            outside = spec.startswith(PREFIX)
            self._known[bot, copy] = Outside(spec, self._ms, self._margin) if outside else House(spec)
        return self._known[bot, copy]

    def close(self) -> None:
        """All have gone home."""
        for player in self._known.values():
            player.close()
        self._known.clear()


class Watch:
    """How long a seat has thought."""

    def __init__(self) -> None:
        self.decisions = 0
        self.whole = 0.0
        self.longest = 0.0

    def __enter__(self) -> None:
        self._began = time.perf_counter()

    def __exit__(self, *problem: object) -> None:
        took = time.perf_counter() - self._began
        self.decisions += 1
        self.whole += took
        self.longest = max(self.longest, took)

    @property
    def told(self) -> list[float]:
        """Milliseconds of a decision, in the mean and at most."""
        return [round(1000 * self.whole / max(1, self.decisions), 3), round(1000 * self.longest, 3)]
