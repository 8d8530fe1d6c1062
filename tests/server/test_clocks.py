"""Time at a table: what is used, what runs out, and what stands still."""

import asyncio

from leonardo.server import wire
from leonardo.server.stores import MemoryStore, StoreUnavailable
from tests.server.company import (
    LIVE,
    code,
    move,
    played,
    settled,
    table_of,
)


def test_a_clock_takes_what_was_used_and_adds_the_increment():
    async def test(tables):
        table = await table_of(tables, "me", "open", clock=LIVE)
        seat = table.story.to_move
        tables.hall.hands.now += 20
        await move(table)
        assert table.story.left[seat] == 45_000
        assert table.story.left[1 - seat] == 60_000

    played(test)


def test_whose_time_runs_out_has_lost():
    async def test(tables):
        table = await table_of(tables, "me", "open", clock=LIVE)
        seat = table.story.to_move
        tables.hall.hands.now += 59
        table.mover.arm()
        await asyncio.sleep(0.01)
        assert table.story.status == "live"
        tables.hall.hands.now += 2
        table.mover.arm()
        await settled(lambda: table.story.status == "over")
        assert table.story.result["reason"] == "time"
        assert table.story.result["winners"] == [1 - seat]

    played(test)


def test_days_are_for_each_decision():
    async def test(tables):
        table = await table_of(tables, "me", "open", clock=wire.Clock("days", days=2))
        seat = table.story.to_move
        tables.hall.hands.now += 86_400
        await move(table)
        assert table.story.left[seat] == 2 * 86_400_000

    played(test)


def test_clocks_stand_still_while_nothing_can_be_stored():
    class Full(MemoryStore):
        is_full = False

        async def append(self, *given, **more):
            if self.is_full:
                raise StoreUnavailable("disk full")
            await super().append(*given, **more)

    store = Full()

    async def test(tables):
        table = await table_of(tables, "me", "open", clock=LIVE)
        seat, before = table.story.to_move, table.story.game.position
        store.is_full = True
        assert code(await move(table)) == "storage_unavailable"
        assert table.story.game.position == before
        tables.hall.hands.now += 1000
        store.is_full = False
        assert code(await move(table)) == "accepted"
        assert table.story.left[seat] == 65_000

    played(test, store=store)
