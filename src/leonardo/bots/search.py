"""The bots that search: the levels of the ladder, and any other number of iterations or length of time."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final, NamedTuple

from leonardo import chance
from leonardo.bots.levels import MOST_PLAIN, Level
from leonardo.bots.minds import PlainMind, can_be_fast, mind_for
from leonardo.bots.weights import Weights, weights_for
from leonardo.edition import Edition
from leonardo.move import Move
from leonardo.move_writing import move_text
from leonardo.rules import layout
from leonardo.view import Legal, View

SLICE_SECONDS: Final = 0.01  # so long at most nobody is asked whether to stop
LATE: Final = 0.9  # the part of the time left that one more slice may take


class Line(NamedTuple):
    """A move that was looked at, what it is worth to each seat, and how often it was tried."""

    move: str
    value: tuple[float, ...]
    visits: int


class Opinion(NamedTuple):
    """What a search thinks of a decision; the first line is its choice."""

    lines: tuple[Line, ...]
    iterations: int

    @property
    def move(self) -> str:
        return self.lines[0].move


class Search:
    """Looks at many worlds that could be, and in each a few moves ahead; every seat plays for itself."""

    def __init__(self, name: str, level: Level, seed: str) -> None:
        self.name = name
        self.level = level
        self._seed = seed
        self._mind: PlainMind | None = None
        self._edition: Edition | None = None
        self._weights: Weights | None = None

    @property
    def is_capped(self) -> bool:
        """Whether it looks at fewer worlds than its level says, because the extra `fast` is missing."""
        return self.level.iterations > MOST_PLAIN and not can_be_fast()

    def get_ready(self) -> None:
        """What can take long once, compiling, is done; from now on the bot only thinks."""
        self._awake()

    def choose(self, view: View, legal: Legal) -> Move:
        """One of the legal moves; `legal` says the same as the list that the rules write here."""
        return Move(self.consider(view).move)

    def consider(self, view: View, stop: Callable[[], bool] | None = None) -> Opinion:
        """The decision as it looks after all iterations, or when the time is up, or when `stop` says so."""
        mind = self._awake()
        began = time.monotonic()
        mind.face(view)
        self._prepare(mind, view.edition)
        place = mind.think(0, afresh=True)
        done = 0
        if mind.read("root_count") > 1:
            done = self._go_on(mind, began, stop)
            place = mind.think(0, afresh=False)
        return Opinion(tuple(_lines(mind, view, place)), done)

    def _awake(self) -> PlainMind:
        """The mind, with the chance of this bot's seed."""
        if self._mind is None:
            self._mind = mind_for(self.level.iterations)
            self._mind.warm_up()
            self._mind.read("words")[:] = chance.seeded(self._seed, "bot search")
        return self._mind

    def _prepare(self, mind: PlainMind, edition: Edition) -> None:
        """The mind thinks as its level does, and knows what was learned for this edition."""
        for name, number in self.level.ways(on_field=bool(edition.table.on_field)).items():
            mind.write(name, number)
        if edition != self._edition:
            self._weights = weights_for(edition, self.level.learned)
            if self._weights:
                mind.read("weights")[: len(self._weights.numbers)] = self._weights.numbers
            self._edition = edition
        mind.write("learned", self._weights.hidden if self._weights else 0)
        if self._weights:
            mind.write("horizon", self._weights.horizon)

    def _go_on(self, mind: PlainMind, began: float, stop: Callable[[], bool] | None) -> int:
        """How many iterations were made, a slice at a time."""
        limit = min(self.level.iterations, MOST_PLAIN) if self.is_capped else self.level.iterations
        deadline = began + self.level.milliseconds / 1000 if self.level.milliseconds else None
        done, size = 0, 1
        while (deadline is not None or done < limit) and not (stop and stop()):
            if deadline is None:
                size = min(size, limit - done)
            before = time.monotonic()
            mind.think(size, afresh=False)
            after = time.monotonic()
            done += size
            pace = max((after - before) / size, 1e-7)
            seconds = SLICE_SECONDS
            if deadline is not None:
                seconds = min(seconds, (deadline - after) * LATE)
                if seconds < pace:
                    break
            size = max(int(min(seconds / pace, size * 4)), 1)
        return done


def _lines(mind: PlainMind, view: View, place: int) -> list[Line]:
    """The moves that were tried and the one chosen, which stands first, then the most tried."""
    seats, count = int(view.record.seats), int(mind.read("root_count"))
    visits = [int(tried) for tried in mind.read("line_visits")[:count]]
    tried = [i for i in range(count) if visits[i] or i == place]
    tried.sort(key=lambda i: (i != place, -visits[i]))
    totals, moves = mind.read("line_total"), mind.read("root_moves")
    lines = []
    for i in tried:
        total = [int(totals[i * layout.SEATS + seat]) for seat in range(seats)]
        whole = sum(total)
        value = tuple(round(part / whole, 6) if whole else round(1 / seats, 6) for part in total)
        lines.append(Line(move_text(int(moves[i]), view.edition), value, visits[i]))
    return lines
