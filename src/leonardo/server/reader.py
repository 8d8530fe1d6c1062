"""Whoever reads a table: one connection, one audience, a short queue that the table never waits for."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from leonardo.server.hall import Settings


@dataclass(eq=False)
class Reader:
    """A connection that is told of a table; `seats` are those that its session holds there."""

    seats: tuple[int, ...]
    language: str
    settings: Settings
    seq: int = -1  # told up to this entry
    session: str = ""
    is_host: bool = False
    waiting: asyncio.Queue[bytes | None] = field(default_factory=asyncio.Queue)
    bytes_waiting: int = 0
    is_dropped: bool = False
    why: str = ""  # the code of why it was dropped

    def audience(self, to_move: int | None) -> int | None:
        """The one seat whose eyes this reader has now: on a shared device, that of the seat to move."""
        if to_move in self.seats:
            return to_move
        return min(self.seats, default=None)

    def tell(self, frame: bytes) -> None:
        """The frame will be sent; whoever reads too slowly is dropped and may come back for the rest."""
        if self.is_dropped:
            return
        self.bytes_waiting += len(frame)
        # One frame is let through whatever its size: the whole story for somebody who comes back.
        many = self.waiting.qsize() >= self.settings.queue
        if many or (self.waiting.qsize() > 1 and self.bytes_waiting > self.settings.queue_bytes):
            self.drop()
            return
        self.waiting.put_nowait(frame)

    def drop(self, why: str = "too_slow") -> None:
        """Nothing more is told."""
        self.is_dropped, self.why = True, self.why or why
        self.waiting.put_nowait(None)

    def leave(self, frame: bytes) -> None:
        """This frame is the last one."""
        if not self.is_dropped:
            self.bytes_waiting += len(frame)
            self.waiting.put_nowait(frame)
            self.waiting.put_nowait(None)

    async def next(self) -> bytes | None:
        """The next frame, or None when there will be no more."""
        frame = await self.waiting.get()
        if frame is not None:
            self.bytes_waiting -= len(frame)
        return None if self.is_dropped else frame
