"""The run: servers started and filled, turns of both in alternation, all counted, all stopped."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from statistics import median
from typing import Any, Final

from benchmarks.load.arrivals import Turn
from benchmarks.load.boardgame import DRAW, Boardgame
from benchmarks.load.jitter import Jitter, probe
from benchmarks.load.judging import Verdict, judged
from benchmarks.load.ours import Ours
from benchmarks.load.watching import steal
from benchmarks.peering import Absent
from benchmarks.race import tell

WARMING: Final = 2000  # moves that do not count
FIT: Final = 8  # moves of a turn for each of the peer's matches, which have nine


@dataclass
class Plan:
    """What is to be measured."""

    tables: int
    rate: float
    turns: int
    moves: int  # of one turn
    edition: str
    language: str
    seed: int
    with_peer: bool


@dataclass
class Found:
    """What one server did in one turn."""

    turn: Turn
    moves: int
    processor: float  # seconds of the server
    waited: float  # of its main thread, while something else had its core
    own: float  # seconds of the generator

    @property
    def microseconds(self) -> float:
        """Of the server's processor time for each move."""
        return self.processor / self.moves * 1e6

    @property
    def share_waited(self) -> float:
        return self.waited / self.turn.seconds


@dataclass
class Outcome:
    """Everything that was found in one run."""

    plan: Plan
    turns: dict[str, list[Found]] = field(default_factory=dict)
    jitter: list[Jitter] = field(default_factory=list)
    stolen: float = 0.0  # the part of the time that the host took
    kib: dict[str, float] = field(default_factory=dict)  # memory of our server
    sockets: int = 0
    frames: int = 0
    frame_bytes: int = 0
    refused: int = 0
    gone: int = 0
    rematches: int = 0
    verdict: Verdict | None = None
    facts: dict[str, Any] = field(default_factory=dict)
    absent: str = ""

    @property
    def is_quiet(self) -> bool:
        """Whether the latencies say something about the server alone."""
        return all(each.is_quiet for each in self.jitter) and self.stolen < 0.01 and self.most_waited < 0.01

    @property
    def most_waited(self) -> float:
        """The largest part of a turn in which our server could have run and was not let."""
        return max(found.share_waited for found in self.turns["ours"])

    def microseconds(self, name: str) -> float:
        """Processor time of a move: the median of the turns."""
        return median(found.microseconds for found in self.turns[name])

    def fewest(self, name: str) -> float:
        """The same in the best turn."""
        return min(found.microseconds for found in self.turns[name])

    def took(self, name: str) -> list[float]:
        """Seconds from when a move was due to its answer, of all turns."""
        return [seconds for found in self.turns[name] for seconds in found.turn.took]


def cores() -> tuple[int, int]:
    """The core of the servers and that of the generator; the same one where there is no other."""
    allowed = sorted(os.sched_getaffinity(0))
    return allowed[0], allowed[-1]


async def measured(plan: Plan) -> Outcome:
    """The whole run."""
    theirs, own = cores()
    os.sched_setaffinity(0, {own})
    outcome = Outcome(plan)
    outcome.jitter += [probe(core) for core in {theirs, own}]
    taken = steal()
    ours = Ours(theirs, plan.edition, plan.language, plan.seed)
    peer: Boardgame | None = None
    try:
        if plan.with_peer:
            try:
                peer = Boardgame(theirs, plan.seed)
            except Absent as absent:
                outcome.absent = str(absent)
        await _filled(ours, outcome)
        if peer is not None:
            tell(f"boardgame.io: {plan.tables} matches, {2 * plan.tables} sockets")
            await peer.set_up(plan.tables)
            await peer.connect()
            outcome.facts = peer.facts
        sides: list[Ours | Boardgame] = [ours] if peer is None else [ours, peer]
        for side in sides:
            await _one(side, plan, min(WARMING, plan.moves))
        for number in range(plan.turns):
            for side in sides if number % 2 == 0 else reversed(sides):
                found = await _one(side, plan, plan.moves)
                outcome.turns.setdefault(side.name, []).append(found)
                tell(
                    f"turn {number + 1} of {plan.turns}, {side.name}: {found.moves} moves in "
                    f"{found.turn.seconds:.1f} s, {found.microseconds:.0f} us of processor time each"
                )
        outcome.kib["at the end"] = ours.server.resident_kib()
    finally:
        ours.close()
        if peer is not None:
            peer.close()
    outcome.jitter += [probe(core) for core in {theirs, own}]
    outcome.stolen = _stolen(taken, outcome)
    counts = ours.counts
    outcome.frames, outcome.frame_bytes = counts.frames, counts.bytes
    outcome.refused, outcome.gone, outcome.rematches = counts.refused, counts.gone, counts.rematches
    outcome.verdict = judged(ours.database, ours.acknowledged)
    ours.forget()
    return outcome


async def _filled(ours: Ours, outcome: Outcome) -> None:
    """Our server has its tables and everybody is connected; what each costs in memory is known."""
    tables = outcome.plan.tables
    outcome.kib["started"] = ours.server.resident_kib()
    tell(f"ours: {tables} tables of four seats")
    await ours.set_up(tables)
    outcome.kib["with tables"] = ours.server.resident_kib()
    outcome.sockets = 4 * tables
    tell(f"ours: {outcome.sockets} sockets")
    await ours.connect()
    outcome.kib["connected"] = ours.server.resident_kib()


async def _one(side: Ours | Boardgame, plan: Plan, moves: int) -> Found:
    await side.fresh(moves)
    before = side.moves(), side.server.processor_seconds(), side.server.waited(), _own()
    turn = await side.arrivals.run(plan.rate, moves)
    return Found(
        turn,
        side.moves() - before[0],
        side.server.processor_seconds() - before[1],
        side.server.waited() - before[2],
        _own() - before[3],
    )


def _own() -> float:
    times = os.times()
    return times.user + times.system


def _stolen(before: Any, outcome: Outcome) -> float:
    seconds = sum(found.turn.seconds for found in outcome.turns.get("ours", ()))
    after = steal()
    return max((after[core] - before[core] for core in after if core != "cpu"), default=0.0) / max(seconds, 1)


def most_moves(tables: int) -> int:
    """The moves of a turn in which the peer's matches do not end."""
    return min(FIT, len(DRAW)) * tables
