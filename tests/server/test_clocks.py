"""Time at a table: what is used, what runs out, and what stands still."""

import asyncio
from dataclasses import replace

from leonardo.server import wire
from leonardo.server.stores import MemoryStore, StoreUnavailable
from tests.server.company import (
    ANNA,
    LIVE,
    QUICK,
    code,
    message,
    move,
    played,
    session_to_move,
    settled,
    table_of,
)

UNHURRIED = replace(QUICK, bot_delay=3600.0)


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


def test_whoever_hands_over_and_comes_back_has_used_the_time():
    async def test(tables):
        table = await table_of(tables, "me", "open", "open", clock=LIVE)
        seat, hands = table.story.to_move, tables.hall.hands
        own = session_to_move(table)
        hands.now += 40
        assert code(await table.do(wire.HandOver(message(), seat=seat, bot="random"), own)) == "accepted"
        assert table.story.left[seat] == 20_000
        assert code(await table.do(wire.TakeSeat(message()), own)) == "accepted"
        assert table.story.to_move == seat
        hands.now += 5
        await move(table)
        assert table.story.left[seat] == 20_000

    played(test, settings=UNHURRIED)


def test_what_others_do_with_their_seats_gives_no_time_to_whoever_thinks():
    async def test(tables):
        table = await table_of(tables, "me", "open", "open", clock=LIVE)
        seat, hands = table.story.to_move, tables.hall.hands
        other = table.claims[(seat + 1) % 3]
        for what in (wire.HandOver(message(), seat=(seat + 1) % 3), wire.TakeSeat(message())):
            hands.now += 10
            assert code(await table.do(what, other)) == "accepted"
        hands.now += 10
        assert code(await table.do(wire.Resign(message()), other)) == "accepted"
        await move(table)
        assert table.story.left[seat] == 35_000

    played(test, settings=UNHURRIED)


def test_a_move_that_is_taken_back_gives_back_what_it_added_and_nothing_that_was_used():
    async def test(tables):
        table = await table_of(tables, "me", "random", edition="novem", clock=LIVE)
        while True:  # to a decision after which the same person decides
            seat = table.story.to_move
            if seat == 0:
                await move(table)
                if table.story.to_move == 0 and table.story.can_undo(0):
                    break
            await asyncio.sleep(0)
        left = table.story.left[0]
        for _ in range(5):
            tables.hall.hands.now += 2
            assert code(await table.do(wire.Undo(message(), ply=table.story.ply), ANNA)) == "accepted"
            tables.hall.hands.now += 1
            assert code(await move(table)) == "accepted"
            left -= 3000
            assert table.story.left[0] == left

    played(test)
