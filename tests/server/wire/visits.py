"""A table of one world from its making to its end, with everybody who looks at it, on a still clock."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any
from unittest import mock

from leonardo.server import moving
from leonardo.server import story as stories
from leonardo.server.clocks import Time
from leonardo.server.hall import Hall
from leonardo.server.moving import ADVISER, Mover
from leonardo.server.serving import server_of
from leonardo.server.stores import MemoryStore
from leonardo.server.table import Table
from leonardo.view import View
from tests.server.wire.courses import FORCED, Foreseen, Step, World
from tests.server.wire.people import People
from tests.server.wire.plans import SETTINGS, THINKING, Plan
from tests.server.wire.still import MOMENT, on_still_clock, tick, until
from tests.server.wire.wires import Told

SECRET = b"\xd0\x0d" * 16


class Bots:
    """They play what this world's story says; advice hangs on nothing but the view."""

    def __init__(self, steps: list[Step]) -> None:
        self._steps = steps
        self.table: Table | None = None

    async def choose(self, spec: str, seed: str, view: View) -> str:
        legal = view.legal.texts
        ply = self.table.story.ply if self.table is not None else 0
        if spec != ADVISER and ply < len(self._steps) and self._steps[ply].text in legal:
            return self._steps[ply].text
        return legal[len(legal) // 2]

    async def close(self) -> None:
        pass


@dataclass
class Heard:
    """Everything written to those who look on, by caller and connection, with its moment; and the log."""

    told: dict[str, list[list[Told]]]
    asked: set[tuple[str, str, str]]  # by whom, how, and at which path
    over_at: int  # the moment of the end, before which no secret is told
    forced: int  # moves that the table made for somebody


class _Log(logging.Handler):
    """What the server writes into its log, and when."""

    def __init__(self) -> None:
        super().__init__(logging.INFO)
        self.lines: list[Told] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append((tick(), f"{record.levelname} {record.name} {record.getMessage()}".encode()))


def visited(plan: Plan, world: World) -> Heard:
    """The table was played in this world, and this was heard."""
    visit = _Visit(plan, world)
    arm = Mover.arm

    def noticed(mover: Mover) -> None:
        visit.asked = asyncio.get_running_loop().time()
        arm(mover)

    log, root = _Log(), logging.getLogger()
    level = logging.getLogger("leonardo.server").level
    logging.getLogger("leonardo.server").setLevel(logging.INFO)
    root.addHandler(log)
    try:
        with (
            mock.patch.object(stories, "FairChance", lambda key: Foreseen(key, world.chance)),
            mock.patch.object(Mover, "arm", noticed),
            mock.patch.object(moving, "OPENING_DELAY", THINKING),
            mock.patch("random.getrandbits", return_value=7),  # the name of a ping
        ):
            heard = on_still_clock(visit.run())
    finally:
        root.removeHandler(log)
        logging.getLogger("leonardo.server").setLevel(level)
    heard.told["log"] = [log.lines]
    return heard


def counted(prefix: str, numbers: Iterator[int], size: int) -> str:
    """A token of so many bytes' length that comes out the same in every world."""
    return f"{prefix}{next(numbers)}".ljust(-(-size * 4 // 3), "x")


class _Visit:
    people: People
    table: Table

    def __init__(self, plan: Plan, world: World) -> None:
        self.plan, self.world = plan, world
        self.forced = 0
        self.asked = 0.0  # when somebody began to think about the present decision

    async def run(self) -> Heard:
        numbers = iter(range(1, 10**9))
        bots = Bots(self.world.steps)
        clock = asyncio.get_running_loop().time
        hall = Hall(
            MemoryStore(), bots, SETTINGS, Time(clock, clock),
            token=lambda size: counted("t", numbers, size), secret=lambda size: SECRET,
            below=lambda n: n // 2, deal=lambda table, key, lists, seats: self.world.deal, name="hall",
        )  # fmt: skip
        server = server_of(hall)
        server.config.load()
        server.house.beside = _inline  # type: ignore[method-assign]
        app: Any = server.config.app
        async with app.router.lifespan_context(app):
            self.people = People(server, self.plan)
            bots.table = self.table = await self.people.gather()
            for number, step in enumerate(self.world.steps):
                await self.step(number, step)
            over_at = await self.end()
            await self.people.leave()
        watchers = self.people.watchers
        return Heard(
            {who: caller.heard() for who, caller in watchers.items()},
            {(who, *asked) for who, caller in watchers.items() for asked in caller.asked},
            over_at,
            self.forced,
        )

    async def step(self, number: int, step: Step) -> None:
        """So long as a decision takes, everybody asks something; then it is made."""
        assert self.table.story.ply == number, (self.table.story.ply, number)
        await self.hand_over(number)
        if number == self.plan.tour:
            await self.people.tour()
        await self.people.look_around(number)
        for later in range(64):
            began, late = self.asked, THINKING / 2 if step.back else THINKING
            await until(began + late + later / 16)
            if self.asked == began:
                await self.decide(number, step)
            await until(began + late + later / 16 + 1 / 32)
            if self.table.story.ply > number:
                return
        raise AssertionError(f"step {number}, {step}, was not made: {self.table.story.game!r}")

    async def hand_over(self, number: int) -> None:
        """Where it was planned a bot begins to play for a seat of the device, or its owner comes back."""
        if self.plan.handed is None:
            return
        seat, first, last = self.plan.handed
        if number == first:
            await self.people.act(
                self.table.row.id, seat, {"type": "hand_over", "id": "away", "seat": seat, "bot": "greedy"}
            )
        if number == last:
            await self.people.act(self.table.row.id, seat, {"type": "take_seat", "id": "back"})

    async def decide(self, number: int, step: Step) -> None:
        """Whoever decides does; bots and the table itself, for somebody without a choice, need nobody."""
        story, table = self.table.story, self.table.row.id
        if story.ply != number or story.game is None:
            return
        if step.back:
            await self.people.act(table, step.seat, {"type": "undo", "id": f"u{number}", "ply": number})
        elif story.seats[step.seat].is_played_by_bot:
            pass
        elif story.game.legal.texts in FORCED:
            self.forced += 1
        else:
            sent = {"type": "move", "id": f"m{number}", "ply": number, "move": step.text}
            await self.people.act(table, step.seat, sent)

    async def end(self) -> int:
        """The game is given up where it is not over, and those who look on go on asking; when it ended."""
        rng, story = self.plan.dice("end"), self.table.story
        persons = [seat for seat, each in enumerate(story.seats) if each.kind == "person" and not each.out]
        if story.status == "live" and len(persons) >= len(story.seats) - 1:
            rng.shuffle(persons)
            for seat in persons[: len(story.seats) - 1]:
                await self.people.act(self.table.row.id, seat, {"type": "resign", "id": f"r{seat}"})
        is_over = story.status == "over"
        last = [fact.entry for fact in self.table.facts if fact.entry.kind == "finished"]
        began = asyncio.get_running_loop().time()
        for moment in range(6 if is_over else 1):
            await until(began + moment * THINKING + THINKING / 8)
            await self.people.look_around(("end", moment), is_over=is_over)
        return int(last[0].at / 1000 / MOMENT) if is_over else tick() + 1


async def _inline(work: Any) -> Any:
    return work()
