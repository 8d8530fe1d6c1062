"""Bots in processes of their own that hang, crash, cheat: somebody else plays on, the server never waits."""

import asyncio

import pytest

from leonardo.server import wire
from leonardo.server.bots import BotPool
from leonardo.server.stores import MemoryStore
from leonardo.server.tables import Tables
from tests.server.company import ANNA, code, hall, message, move, settled, table_of

PATIENCE = 4.0  # of the server with a bot; also a good one needs a while to come up on a busy machine


@pytest.mark.parametrize("manner", ["hanging", "crashing", "raising", "cheating", "devouring"])
def test_a_bot_that_misbehaves_is_replaced_while_other_tables_go_on(manner):
    async def run():
        pool = BotPool(1, PATIENCE, f"tests.server.faults.bad_bots:{manner}")
        tables = Tables(hall(MemoryStore(), bots=pool))
        await tables.open()
        try:
            table = await table_of(tables, "me", "greedy")
            other = await table_of(tables, "me", "me")
            moves = 0
            while table.story.to_move == 0:  # who begins is left to chance
                await move(table)
            while table.story.to_move not in (0, None):
                assert code(await move(other)) == "accepted"
                moves += 1
                await asyncio.sleep(0.02)
                if other.story.status != "live":
                    other = await table_of(tables, "me", "me")
            handed = [fact.data for fact in table.facts if fact.entry.kind == "handed"]
            assert {data["why"] for data in handed} == {"failed"}
            assert table.story.seats[1].bot == "random"
            assert moves > 1
            assert not pool._busy
            assert code(await table.do(wire.Chat(message(), text="well played"), ANNA)) == "accepted"
        finally:
            await tables.close()

    asyncio.run(asyncio.wait_for(run(), 240))


def test_a_bot_that_never_comes_up_does_not_hold_up_closing():
    async def run():
        pool = BotPool(1, 600.0, "tests.server.faults.bad_bots:hanging")
        tables = Tables(hall(MemoryStore(), bots=pool))
        await tables.open()
        table = await table_of(tables, "me", "greedy")
        while table.story.to_move == 0:
            await move(table)
        await settled(lambda: bool(pool._busy), 60)
        await tables.close()
        assert all(not worker._process.is_alive() for worker in pool._busy)

    asyncio.run(asyncio.wait_for(run(), 200))
