"""What the games so far say: shares, intervals, Elo, a test; counted by whole deals."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field

from leonardo.arena.elo import points_at_a_table
from leonardo.arena.likelihood import chance_above, interval, mean
from leonardo.arena.plan import Plan
from leonardo.arena.results import Line, key_of
from leonardo.arena.sequential import State

Between = tuple[float, float, float]  # low, middle, high


@dataclass(slots=True)
class Tally:
    """A bot's games: how many it won, shared and lost, how many keys it had, what it did wrong."""

    games: int = 0
    won: int = 0
    shared: int = 0
    points: float = 0.0  # a victory is one, a shared one its part
    keys: int = 0
    seats: int = 0
    faults: Counter[str] = field(default_factory=Counter)
    slowest: float = 0.0  # milliseconds

    @property
    def lost(self) -> int:
        return self.games - self.won - self.shared


@dataclass(slots=True)
class Scores:
    """The scores of a run, kept up as games come in."""

    plan: Plan
    tallies: dict[str, Tally]
    deals: dict[tuple[int, int], dict[int, Line]]
    reasons: Counter[str]
    counts: dict[tuple[int, str], Counter[float]]  # of a line-up and bot: how often which score of a deal
    test: State | None
    turns: int = 0
    games: int = 0
    whole_deals: int = 0
    _next: int = 0  # the first deal that the test has not heard of

    @classmethod
    def of(cls, plan: Plan, lines: Iterable[Line]) -> Scores:
        """The scores of these games."""
        test = State.begun(plan.test) if plan.test is not None else None
        tallies = {label: Tally() for label in plan.labels}
        scores = cls(plan, tallies, defaultdict(dict), Counter(), defaultdict(Counter), test)
        for line in sorted(lines, key=key_of):
            scores.add(line)
        return scores

    def add(self, line: Line) -> None:
        """One game more."""
        self.games += 1
        self.turns += line["turns"]
        self.reasons[line["reason"]] += 1
        for label in set(line["seats"]):
            self._tally(label, line)
        lineup, deal, turn = key_of(line)
        games = self.deals[lineup, deal]
        games[turn] = line
        if len(games) == len(self.plan.seatings(lineup, deal)):
            self.whole_deals += 1
            for label in set(line["seats"]):
                self.counts[lineup, label][deal_score(games.values(), label)] += 1
            self._test()

    def _tally(self, label: str, line: Line) -> None:
        tally, part = self.tallies[label], won_part(line, label)
        tally.games += 1
        tally.points += part
        tally.won += part == 1
        tally.shared += 0 < part < 1
        for seat, name in enumerate(line["seats"]):
            if name == label:
                tally.seats += 1
                tally.keys += line["keys"][seat]
                if line["ms"]:
                    tally.slowest = max(tally.slowest, line["ms"][seat][1])
        tally.faults.update(
            fault["kind"] for fault in line["faults"] if line["seats"][fault["seat"]] == label
        )

    def _test(self) -> None:
        """The test hears of deals in their order, as far as they are whole."""
        if self.test is None:
            return
        first = self.plan.labels[0]
        while self.test.is_open:
            games = self.deals.get((0, self._next), {})
            if len(games) < len(self.plan.seatings(0, self._next)):
                return
            self.test.add(deal_score(games.values(), first))
            self._next += 1

    # --- what they say -------------------------------------------------------------------------------------

    def even(self, lineup: int, label: str) -> float:
        """The share that would be this bot's if all were equally strong."""
        seats = [self.plan.labels[bot] for seating in self.plan.seatings(lineup, 0) for bot in seating]
        return seats.count(label) / len(seats)

    def share(self, lineup: int, label: str) -> Between:
        """The share of victories in a line-up with its interval; of a test, in the deals that it counted."""
        counts = self.counted(lineup, label)
        low, high = interval(counts)
        return low, mean(counts), high

    def counted(self, lineup: int, label: str) -> Counter[float]:
        """How often which score of a deal."""
        if self.test is None:
            return self.counts[lineup, label]
        if label == self.plan.labels[0]:
            return self.test.counts
        return Counter({1 - score: count for score, count in self.test.counts.items()})

    def elo(self, lineup: int, label: str) -> Between:
        """How much stronger than its only opponent, with its interval."""
        even = self.even(lineup, label)
        low, middle, high = (points_at_a_table(share, even) for share in self.share(lineup, label))
        return low, middle, high

    def certainty(self, lineup: int, label: str) -> float:
        """How sure it is that the bot does better than equal ones would."""
        return chance_above(self.counted(lineup, label), self.even(lineup, label))

    @property
    def faults(self) -> int:
        return sum(tally.faults.total() for tally in self.tallies.values())


def won_part(line: Line, label: str) -> float:
    """The bot's part of the victory, over all its seats."""
    winners = line["winners"]
    return float(sum(line["seats"][seat] == label for seat in winners)) / len(winners)


def deal_score(games: Iterable[Line], label: str) -> float:
    """The bot's mean part of the victories of a deal; equal scores are equal numbers."""
    parts = [won_part(line, label) for line in games]
    return round(sum(parts) / len(parts), 9)
