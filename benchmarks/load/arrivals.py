"""Moves that arrive when they arrive, whether or not the server has answered those before: an open loop.

The time of a move counts from when it was due, not from when it could be sent. A server that stands still
for a second has kept a thousand moves waiting, and all of them are in the numbers.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, Protocol

DRAINING: Final = 20.0  # seconds in which the last answers come


class Mover(Protocol):
    """A table where somebody can move now."""

    def move(self, due: float) -> None:
        """The move is on its way; whoever answers it calls `answered` with the time when it was due."""


@dataclass
class Turn:
    """What happened in one turn of the load."""

    offered: int = 0
    answered: int = 0
    took: list[float] = field(default_factory=list)  # seconds from when the move was due to its answer
    late: list[float] = field(default_factory=list)  # of these, until it was sent
    seconds: float = 0.0


class Arrivals:
    """So many moves a second, at random moments, each at a random table where somebody can move."""

    def __init__(self, seed: int) -> None:
        self._chance = random.Random(seed)
        self._ready: list[Mover] = []
        self._waiting: deque[float] = deque()  # moves that are due, and no table is ready
        self._turn = Turn()
        self._to_come = 0
        self._next = 0.0
        self._rate = 0.0
        self._all_sent: asyncio.Event = asyncio.Event()

    def ready(self, mover: Mover) -> None:
        """Somebody can move at this table; it is chosen once, until it is ready again."""
        if self._waiting:
            self._send(mover, self._waiting.popleft())
        else:
            self._ready.append(mover)

    def answered(self, due: float) -> None:
        """The server has said that the move is made."""
        self._turn.answered += 1
        self._turn.took.append(time.perf_counter() - due)

    def forget(self) -> None:
        """No table is ready any more."""
        self._ready.clear()

    async def run(self, rate: float, count: int) -> Turn:
        """So many moves were due at this rate, and all were answered or had time enough."""
        self._turn, self._to_come, self._rate = Turn(), count, rate
        self._all_sent.clear()
        began = time.perf_counter()
        self._next = began
        self._arrive()
        await self._all_sent.wait()
        end = time.perf_counter() + DRAINING
        while self._turn.answered < self._turn.offered and time.perf_counter() < end:
            await asyncio.sleep(0.002)
        self._turn.seconds = time.perf_counter() - began
        self._waiting.clear()
        return self._turn

    def _arrive(self) -> None:
        """All moves that are due by now go out; then it sleeps until the next one is."""
        now = time.perf_counter()
        while self._to_come and self._next <= now:
            self._to_come -= 1
            self._turn.offered += 1
            if self._ready:
                at = self._chance.randrange(len(self._ready))
                self._ready[at], self._ready[-1] = self._ready[-1], self._ready[at]
                self._send(self._ready.pop(), self._next)
            else:
                self._waiting.append(self._next)
            self._next += self._chance.expovariate(self._rate)
        if self._to_come:
            asyncio.get_running_loop().call_later(max(self._next - now, 0), self._arrive)
        else:
            self._all_sent.set()

    def _send(self, mover: Mover, due: float) -> None:
        self._turn.late.append(time.perf_counter() - due)
        mover.move(due)


def share(values: Sequence[float], part: float) -> float:
    """The value that this part of all values does not exceed."""
    ordered = sorted(values)
    return ordered[min(int(part * len(ordered)), len(ordered) - 1)] if ordered else float("nan")
