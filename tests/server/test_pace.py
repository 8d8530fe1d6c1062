"""How long a move takes that nobody had to think about: as long as a choice, whoever talks meanwhile."""

import asyncio
from dataclasses import replace

import pytest

from leonardo.server import wire
from leonardo.server.clocks import Time
from leonardo.server.hall import BotFailed, Hall
from leonardo.server.moving import FORCED, OPENING_DELAY, Mover
from leonardo.server.stores import MemoryStore
from leonardo.server.tables import Tables
from tests.server.company import ANNA, BORIS, QUICK, Inline, code, message, move, seats
from tests.server.wire.still import MOMENT, on_still_clock

PACE = replace(QUICK, bot_delay=1.0, bot_step=0.25, forced_delay=(1.0, 3.0), chat_per_second=1e6)


def timed(test, bots=None, below=lambda n: n // 2):
    """The test is run with tables on a clock that leaps."""

    async def run():
        clock = asyncio.get_running_loop().time
        numbers = iter(range(10**6))
        hall = Hall(
            MemoryStore(), bots or Inline(), PACE, Time(clock, clock),
            token=lambda size: f"t{next(numbers):0{size}d}", secret=bytes, below=below,
        )  # fmt: skip
        tables = Tables(hall)
        await tables.open()
        try:
            await test(tables)
        finally:
            await tables.close()

    on_still_clock(run())


def now():
    return asyncio.get_running_loop().time()


async def begun(tables, edition, *kinds, **more):
    """A table of Anna's and Boris' on which the game goes on."""
    table = await tables.create(wire.CreateTable(edition, seats(*kinds), **more), ANNA)
    if "open" in kinds:
        await tables.join(table, wire.Join("Boris", table.row.invitation), BORIS)
    assert code(await table.do(wire.Start(message()), ANNA)) == "accepted"
    return table


async def until_forced(table, wanted):
    """Somebody has only this to do, since just now."""
    while table.story.status == "live":
        if table.story.game.legal.texts == wanted:
            return True
        if table.story.game.legal.texts in FORCED:
            await moved(table, table.story.ply)
        else:
            await move(table)
    return False


async def moved(table, ply):
    """The moment at which the next decision was made."""
    while table.story.ply == ply:
        await asyncio.sleep(MOMENT)
    return now()


async def talked(table, for_seconds):
    """Both write all the time; how long the decision took that they did not make."""
    began, ply = now(), table.story.ply
    moving = asyncio.create_task(moved(table, ply))
    while now() < began + for_seconds:
        for session in (ANNA, BORIS):
            assert code(await table.do(wire.Chat(message(), text="well?"), session)) == "accepted"
        await asyncio.sleep(0.4)
    return await moving - began


@pytest.mark.parametrize(("edition", "forced"), [("novem", ["end"]), ("quintis-2011", ["skip"])])
def test_a_lone_move_takes_a_time_drawn_when_its_turn_came_and_talk_does_not_change_it(edition, forced):
    drawn = iter([0, 1000, 500, 250] * 1000)
    said = []

    def below(n):
        assert n == 1001
        said.append(next(drawn))
        return said[-1]

    async def test(tables):
        table = await begun(tables, edition, "me", "open")
        for _ in range(3):
            while not await until_forced(table, forced):
                table = await begun(tables, edition, "me", "open")
            took = await talked(table, 3.5)
            assert took == pytest.approx(1.0 + 2.0 * said[-1] / 1000, abs=4 * MOMENT)

    timed(test, below=below)


def test_a_delay_that_talk_begins_anew_would_be_noticed(monkeypatch):
    monkeypatch.setattr(Mover, "follow", Mover.arm)

    async def test(tables):
        table = await begun(tables, "novem", "me", "open")
        assert await until_forced(table, ["end"])
        assert await talked(table, 5.0) > 5.0

    timed(test)


class Thinking(Inline):
    """A bot that takes so many seconds where it has a choice."""

    def __init__(self, *seconds):
        super().__init__()
        self.seconds = list(seconds)
        self.asked = 0

    async def choose(self, spec, seed, view):
        self.asked += 1
        if len(view.legal) > 1:
            await asyncio.sleep(self.seconds[0] if len(self.seconds) == 1 else self.seconds.pop(0))
        return await super().choose(spec, seed, view)


def test_a_bot_takes_as_long_without_a_choice_as_it_took_with_one():
    async def test(tables):
        table = await begun(tables, "novem", "random", "random")
        paces, chosen = [], 0
        for _ in range(40):
            began, ply = now(), table.story.ply
            is_forced = len(table.story.game.legal) == 1
            paces.append((is_forced, round(await moved(table, ply) - began, 2)))
            chosen += not is_forced
        assert {took for _, took in paces} == {OPENING_DELAY + 1.5}
        assert {is_forced for is_forced, _ in paces[1:]} == {True, False}

    timed(test, Thinking(1.6))


def test_how_long_a_bot_thinks_shows_in_steps_only():
    async def test(tables):
        table = await begun(tables, "classic", "random", "random")
        for late in (0.0, 0.75, 1.0, 1.25, 1.25):
            began = now()
            assert round(await moved(table, table.story.ply) - began, 2) == OPENING_DELAY + late

    timed(test, Thinking(0.1, 0.9, 1.1, 1.3, 1.4, 0.0))


def test_talk_does_not_let_a_bot_think_from_the_beginning():
    bots = Thinking(2.5)

    async def test(tables):
        table = await begun(tables, "classic", "me", "open", "random")
        while table.story.to_move != 2 or table.story.ply < 3:
            await (moved(table, table.story.ply) if table.story.to_move == 2 else move(table))
        await asyncio.sleep(MOMENT)
        asked = bots.asked
        assert await talked(table, 4.0) == pytest.approx(2.5, abs=0.01)
        assert bots.asked == asked

    timed(test, bots)


def test_a_bot_that_fails_while_people_talk_is_followed_by_another():
    class Failing(Inline):
        async def choose(self, spec, seed, view):
            await asyncio.sleep(0.5)
            if spec == "planner":
                raise BotFailed("told to")
            return await super().choose(spec, seed, view)

    async def test(tables):
        table = await begun(tables, "classic", "me", "open", "planner")
        while table.story.to_move != 2:
            await move(table)
        assert await talked(table, 6.0) < 3.5
        assert table.story.seats[2].bot == "greedy"

    timed(test, Failing())
