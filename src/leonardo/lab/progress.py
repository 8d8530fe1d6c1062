"""How far a long run is: a bar that moves in a terminal, otherwise a line now and then."""

from __future__ import annotations

import sys
import time
from typing import Final, TextIO

REDRAWN: Final = 0.2  # seconds
LINE_EVERY: Final = 10.0
BAR: Final = 24


class Progress:
    """Tells of games played; what was there before counts for the bar but not for the rate."""

    def __init__(self, games: int, done: int, stream: TextIO | None = None) -> None:
        self._games, self._before, self._done = games, done, done
        self._stream = sys.stderr if stream is None else stream
        self._moving = self._stream.isatty()
        self._began = self._told = time.monotonic()

    def add(self, games: int) -> None:
        """So many games more were played."""
        self._done += games
        now = time.monotonic()
        if now - self._told >= (REDRAWN if self._moving else LINE_EVERY):
            self._told = now
            self._tell(now)

    def finish(self) -> None:
        """The last word stands there, and the cursor below it."""
        if self._moving or time.monotonic() - self._began >= LINE_EVERY:
            self._tell(time.monotonic())
        if self._moving:
            print(file=self._stream)

    def _tell(self, now: float) -> None:
        part = self._done / self._games
        rate = (self._done - self._before) / max(now - self._began, 1e-9)
        left = f"{clock((self._games - self._done) / rate)} left" if rate else "no end in sight"
        said = f"{self._done:,} of {self._games:,} games, {rate:,.0f} a second, {left}"
        if self._moving:
            full = int(part * BAR)
            print(f"\r{'█' * full}{'░' * (BAR - full)} {part:4.0%}  {said}\x1b[K", end="", file=self._stream)
        else:
            print(f"{part:4.0%}  {said}", file=self._stream)
        self._stream.flush()


def clock(seconds: float) -> str:
    """0:07, 12:34, 1:02:03."""
    minutes, second = divmod(int(seconds + 0.5), 60)
    hours, minute = divmod(minutes, 60)
    return f"{hours}:{minute:02d}:{second:02d}" if hours else f"{minute}:{second:02d}"
