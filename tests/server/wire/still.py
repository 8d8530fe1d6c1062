"""A loop in which time passes only when nobody has anything to do: two runs of the same take equally long."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")
BEGINNING = 1024.0
MOMENT = 1 / 1024  # all that can happen at once has happened; a power of two, so that sums are exact


class _Leaping(selectors.DefaultSelector):
    """Where others wait, this one moves the clock."""

    loop: StillLoop

    def select(self, timeout: float | None = None) -> Any:
        ready = super().select(0)
        if not ready and timeout != 0:
            assert timeout is not None, "everybody waits for somebody else"
            self.loop.now += max(timeout, 0)
        return ready


class StillLoop(asyncio.SelectorEventLoop):
    """An event loop with a clock of its own. Nothing outside of the process may be waited for."""

    def __init__(self) -> None:
        self.now = BEGINNING
        selector = _Leaping()
        selector.loop = self
        super().__init__(selector)

    def time(self) -> float:
        return self.now


def on_still_clock(main: Coroutine[Any, Any, T]) -> T:
    """What the coroutine gives; its hours take no time."""
    with asyncio.Runner(loop_factory=StillLoop) as runner:
        return runner.run(main)


async def until(moment: float) -> None:
    """It is so late; or it was already."""
    await asyncio.sleep(max(moment - asyncio.get_running_loop().time(), 0))


def tick() -> int:
    """The present moment as a whole number."""
    return round(asyncio.get_running_loop().time() / MOMENT)
