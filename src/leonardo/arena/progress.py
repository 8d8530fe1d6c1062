"""How far a match is and how it stands: a bar that moves in a terminal, otherwise a line now and then."""

from __future__ import annotations

import shutil
import sys
import time
from typing import Final, TextIO

from leonardo.arena.plan import Plan
from leonardo.arena.scores import Scores
from leonardo.arena.telling import percent
from leonardo.lab.progress import LINE_EVERY, REDRAWN, clock
from leonardo.texts import Value, say

BAR: Final = 20


class Progress:
    """Tells of a match; what was there before counts for the bar but not for the rate."""

    def __init__(self, plan: Plan, language: str, stream: TextIO | None = None) -> None:
        self._plan, self._language = plan, language
        self._stream = sys.stderr if stream is None else stream
        self._moving = self._stream.isatty()
        self._began = self._told = time.monotonic()
        self._here = 0
        self._drawn = False

    def tell(self, scores: Scores) -> None:
        """One game more was played."""
        self._here += 1
        now = time.monotonic()
        if now - self._told >= (REDRAWN if self._moving else LINE_EVERY):
            self._told = now
            self._draw(scores, now - self._began)

    def note(self, sentence: str) -> None:
        """The sentence stands on a line of its own."""
        self.finish()
        print(sentence, file=self._stream, flush=True)

    def finish(self) -> None:
        """The line is gone from the terminal, and makes room for the result."""
        if self._drawn and self._moving:
            print("\r\x1b[K", end="", file=self._stream, flush=True)

    def _draw(self, scores: Scores, seconds: float) -> None:
        self._drawn = True
        part = scores.games / self._plan.games
        rate = self._here / max(seconds, 1e-9)
        values: dict[str, Value] = {
            "done": scores.games,
            "planned": self._plan.games,
            "rate": round(rate, 1 if rate < 10 else 0),
            "left": clock((self._plan.games - scores.games) / rate),
            "standing": self._standing(scores),
        }
        if self._moving:
            full = int(part * BAR)
            line = f"{'█' * full}{'░' * (BAR - full)} {say(self._language, 'arena-progress', **values)}"
            width = shutil.get_terminal_size().columns - 1
            print(f"\r{line[:width]}\x1b[K", end="", file=self._stream)
        else:
            print(f"{part:4.0%}  {say(self._language, 'arena-progress', **values)}", file=self._stream)
        self._stream.flush()

    def _standing(self, scores: Scores) -> str:
        """How it stands between two, or in the test; nothing between many."""
        if scores.test is not None:
            low, high = scores.test.test.bounds
            llr = scores.test.llr
            return say(
                self._language,
                "arena-progress-test",
                llr=f"{llr:.2f}",
                part=percent(abs(llr / (high if llr > 0 else low))),
                hypothesis="H1" if llr > 0 else "H0",
            )
        if len(self._plan.lineups) > 1:
            return ""
        first = self._plan.labels[0]
        low_share, middle, high_share = scores.share(0, first)
        return say(
            self._language,
            "arena-progress-share",
            bot=first,
            share=percent(middle),
            around=percent((high_share - low_share) / 2),
        )
