"""Tables without a network: a hall with everything that is left to chance given, and seats that act."""

import asyncio
import itertools
from pathlib import Path

from leonardo import bots
from leonardo.server import wire
from leonardo.server.clocks import Time
from leonardo.server.hall import BotFailed, Hall, Settings
from leonardo.server.stores import MemoryStore
from leonardo.server.tables import Tables, session_of

QUICK = Settings(
    origins=("http://table.test",),
    secure=False,
    bot_delay=0.0,
    bot_step=0.0,
    forced_delay=(0.0, 0.0),
    tables_per_hour=10_000,
    requests_per_second=1e6,
    requests_burst=10**6,
    frames_per_second=1e6,
    frames_burst=10**6,
    inbox=10_000,
)


class Inline:
    """Bots in this process, and those that misbehave by name of their seed's hall."""

    def __init__(self, fails=()):
        self.fails = set(fails)

    async def choose(self, spec, seed, view):
        if spec in self.fails:
            raise BotFailed("told to")
        return str(bots.make(spec, seed).choose(view, view.legal))

    async def close(self):
        pass


class Hands:
    """Time that moves when told."""

    def __init__(self):
        self.now = 1000.0

    def __call__(self):
        return self.now


def hall(store=None, settings=QUICK, bots=None, **given):
    numbers = itertools.count(1)
    hands = Hands()
    made = Hall(
        store or MemoryStore(),
        bots or Inline(),
        settings,
        Time(hands, hands),
        token=lambda size: f"t{next(numbers):0{size - 1}d}",
        secret=lambda size: bytes([next(numbers) % 256]) * size,
        below=lambda n: n // 2,
        name=f"hall {id(hands)}",
        **given,
    )
    made.hands = hands
    return made


def played(test, **given):
    """The coroutine function is run with the tables of a fresh hall."""

    async def run():
        tables = Tables(hall(**given))
        await tables.open()
        try:
            return await test(tables)
        finally:
            await tables.close()

    return asyncio.run(asyncio.wait_for(run(), 60))


ANNA, BORIS, VERA, STRANGER = (session_of(name) for name in ("anna", "boris", "vera", "stranger"))
numbers = itertools.count(1)


def message():
    return f"m{next(numbers)}"


def seats(*kinds):
    """`me`, `open` or the name of a bot."""
    return [
        wire.SeatPlan(kind, name="Anna") if kind in ("me", "open") else wire.SeatPlan("bot", bot=kind)
        for kind in kinds
    ]


async def table_of(tables, *kinds, edition="classic", joins=(BORIS, VERA), start=True, **more):
    """A table made by Anna, its open seats taken in turn, and begun."""
    table = await tables.create(wire.CreateTable(edition, seats(*kinds), **more), ANNA)
    for session, name in zip(joins[: kinds.count("open")], ("Boris", "Vera"), strict=False):
        await tables.join(table, wire.Join(name, table.row.invitation), session)
    if start:
        answer = await table.do(wire.Start(message()), ANNA)
        assert isinstance(answer, wire.Accepted), answer
    return table


def session_to_move(table):
    return table.claims[table.story.to_move]


async def move(table, text=None, session=None, **more):
    """The seat to move makes this move, or a legal one."""
    if text is None:
        legal = table.story.game.legal.texts
        text = legal[table.story.ply * 7919 % len(legal)]
    given = {"id": message(), "ply": table.story.ply, "move": text} | more
    return await table.do(wire.Move(**given), session or session_to_move(table))


async def settled(condition, seconds=10):
    """Soon this is true."""
    for _ in range(int(seconds * 1000)):
        if condition():
            return
        await asyncio.sleep(0.001)
    raise AssertionError("it never came true")


def fresh_path(folder, name="games.db"):
    return Path(folder) / name


def code(answer):
    return answer.code if isinstance(answer, wire.Refused) else "accepted"


LIVE = wire.Clock("live", seconds=60, increment=5)
