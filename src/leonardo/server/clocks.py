"""Time: the wall's, the servers' own that stands still while they are down, and what is left to a seat."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from leonardo.server.wire import Clock

GRACE_AFTER_START: Final = 15_000  # nobody's time runs out so soon after the server came up
DAY: Final = 86_400_000


class Time:
    """Milliseconds of the wall, and of being up: monotonic, going on where the last server stopped."""

    def __init__(
        self,
        wall: Callable[[], float] = time.time,
        monotonic: Callable[[], float] = time.monotonic,
    ) -> None:
        self._wall = wall
        self._monotonic = monotonic
        self._offset = 0.0
        self._stopped_at: float | None = None
        self.began(0)

    def began(self, up: int) -> None:
        """The servers have been up so long by now."""
        self._offset = up / 1000 - self._monotonic()
        self.start = up

    @property
    def wall(self) -> int:
        return int(self._wall() * 1000)

    @property
    def up(self) -> int:
        now = self._monotonic() if self._stopped_at is None else self._stopped_at
        return int((now + self._offset) * 1000)

    def used(self, since: int) -> int:
        """So long somebody has thought who began then, as far as a server was up."""
        return max(self.up - max(since, self.start), 0)

    def stop(self) -> None:
        """All clocks stand still: nobody can move, since nothing can be stored."""
        if self._stopped_at is None:
            self._stopped_at = self._monotonic()

    def go_on(self) -> None:
        """The clocks go on from where they stopped."""
        if self._stopped_at is not None:
            self._offset -= self._monotonic() - self._stopped_at
            self._stopped_at = None


def full(clock: Clock) -> int | None:
    """What a seat has at the beginning."""
    if clock.kind == "none":
        return None
    return clock.days * DAY if clock.kind == "days" else clock.seconds * 1000


def left_after(clock: Clock, left: int, used: int) -> int:
    """What is left after a decision that took so long."""
    if clock.kind == "days":
        return clock.days * DAY
    return max(left - used, 0) + clock.increment * 1000


def left_meanwhile(left: int, used: int) -> int:
    """What is left when somebody stops thinking without a decision."""
    return max(left - used, 0)


def left_before(clock: Clock, left: int, used: int, decisions: int) -> int:
    """What is left when so many decisions are taken back: what was used stays so, what they added goes."""
    return max(left - used - decisions * clock.increment * 1000 * (clock.kind == "live"), 0)


def runs_out(since: int, left: int, server_start: int) -> int:
    """When the time is up, if nothing happens; a server that came back gives everybody a moment."""
    return max(since + left, server_start + GRACE_AFTER_START) if since < server_start else since + left
