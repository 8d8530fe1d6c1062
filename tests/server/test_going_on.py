"""Servers that stop, come back, are two, or find something broken."""

import asyncio

import pytest

from leonardo.server import wire
from leonardo.server.plans import Refusal
from leonardo.server.stores import MemoryStore, SqliteStore
from leonardo.server.tables import Tables
from tests.server.company import (
    ANNA,
    BORIS,
    LIVE,
    code,
    hall,
    message,
    move,
    played,
    seats,
    session_to_move,
    settled,
    table_of,
)


@pytest.mark.parametrize("edition", ["classic", "novem", "quintis-2011"])
def test_after_a_restart_everything_is_as_it_was(edition, tmp_path):
    async def run():
        first = Tables(hall(SqliteStore(tmp_path / "games.db")))
        await first.open()
        table = await table_of(first, "me", "open", edition=edition, clock=LIVE)
        last = None
        for _ in range(40):
            if table.story.status == "live":
                sent = wire.Move(message(), ply=table.story.ply, move=table.story.game.legal.texts[-1])
                last = sent, session_to_move(table), await table.do(sent, session_to_move(table))
        views = [table.story.game.view(seat).position for seat in (0, 1, None)]
        left, ply = list(table.story.left), table.story.ply
        first.hall.hands.now += 7
        await first.close()
        second = Tables(hall(SqliteStore(tmp_path / "games.db")))
        second.hall.hands.now += 10_000  # down for hours
        await second.open()
        again = await second.get(table.row.id)
        assert [again.story.game.view(seat).position for seat in (0, 1, None)] == views
        assert (again.story.left, again.story.ply) == (left, ply)
        sent, session, answer = last
        assert await again.do(sent, session) == answer
        if again.story.status == "live":
            assert code(await move(again)) == "accepted"
        await second.close()

    asyncio.run(run())


def test_a_server_that_comes_back_charges_nobody_and_gives_a_moment():
    store = MemoryStore()

    async def run():
        first = Tables(hall(store))
        await first.open()
        table = await table_of(first, "me", "open", clock=LIVE)
        seat = table.story.to_move
        first.hall.hands.now += 59
        await first.close()
        second = Tables(hall(store))
        second.hall.hands.now += 50_000
        await second.open()
        again = await second.get(table.row.id)
        second.hall.hands.now += 14
        again.mover.arm()
        await asyncio.sleep(0.01)
        assert again.story.status == "live"
        assert again.story.to_move == seat
        second.hall.hands.now += 2
        again.mover.arm()
        await settled(lambda: again.story.status == "over")
        await second.close()

    asyncio.run(run())


def test_a_bot_whose_turn_it_was_moves_after_a_restart_although_nobody_looks():
    store = MemoryStore()

    async def run():
        first = Tables(hall(store))
        await first.open()
        table = await table_of(first, "me", "random")
        while table.story.to_move == 0:
            table.mover.stop()
            await move(table)
            table.mover.stop()
        await first.close()
        second = Tables(hall(store))
        second.hall.time.began(table.story.since + 1)
        await second.hall.store.uptime(table.story.since + 1)
        await second._sweep_once()
        again = second._loaded.get(table.row.id)
        assert again is not None
        await settled(lambda: again.story.to_move in (0, None))
        await second.close()

    asyncio.run(run())


def test_two_servers_on_one_store_play_one_game():
    store = MemoryStore()

    async def run():
        one, two = Tables(hall(store)), Tables(hall(store))
        two.hall.token = lambda size: "other" * size
        a = await table_of(one, "me", "open")
        b = await two.get(a.row.id)
        for turn in range(12):
            if a.story.status != "live":
                break
            here, there = (a, b) if turn % 2 else (b, a)
            ply, text = here.story.ply, here.story.game.legal.texts[0]
            await here.read_again()
            both = await asyncio.gather(
                *(
                    t.do(
                        wire.Move(message(), ply=here.story.ply, move=here.story.game.legal.texts[0]),
                        session_to_move(here),
                    )
                    for t in (here, there)
                )
            )
            assert sorted(map(code, both)) == ["accepted", "stale"], (ply, text, both)
        await a.read_again()
        await b.read_again()
        assert a.story.game.position == b.story.game.position
        await one.close()
        await two.close()

    asyncio.run(run())


def test_a_damaged_game_is_put_aside_alone():
    store = MemoryStore()

    async def run():
        first = Tables(hall(store))
        good = await table_of(first, "me", "open")
        bad = await table_of(first, "me", "open")
        for table in (good, bad):
            await move(table)
        await first.close()
        log = store._logs[bad.row.id]
        torn = {name: getattr(log[-1], name) for name in log[-1].__struct_fields__}
        log[-1] = type(log[-1])(**torn | {"data": torn["data"].replace("chance", "chanse")})
        second = Tables(hall(store))
        with pytest.raises(Refusal, match="quarantined"):
            await second.get(bad.row.id)
        assert (await store.game(bad.row.id)).trouble.startswith("Damaged")
        with pytest.raises(Refusal, match="quarantined"):
            await second.get(bad.row.id)
        assert code(await move(await second.get(good.row.id))) == "accepted"
        await second.close()

    asyncio.run(run())


def test_an_exception_in_the_rules_pauses_one_table_and_leaves_a_reproducer(tmp_path, monkeypatch):
    from dataclasses import replace

    from leonardo import rules
    from tests.server.company import QUICK

    async def test(tables):
        table, other = await table_of(tables, "me", "open"), await table_of(tables, "me", "open")
        before = table.story.game.position
        right = rules.apply

        def wrong(t, s, move, tape):
            right(t, s, move, tape)
            raise ZeroDivisionError

        monkeypatch.setattr(rules, "apply", wrong)
        assert code(await move(table)) == "fault"
        monkeypatch.setattr(rules, "apply", right)
        assert table.story.game.position == before
        assert code(await move(table)) == "paused"
        assert code(await move(other)) == "accepted"
        (report,) = tmp_path.iterdir()
        assert "ZeroDivisionError" in report.read_text()
        assert report.stat().st_mode & 0o077 == 0
        assert code(await table.do(wire.Resume(message()), BORIS)) == "not_host"
        assert code(await table.do(wire.Resume(message()), ANNA)) == "accepted"
        assert code(await move(table)) == "accepted"

    played(test, settings=replace(QUICK, faults=tmp_path))


def test_a_table_that_cannot_be_is_refused_when_it_is_made():
    async def test(tables):
        from leonardo import SetupError, UnknownEdition, UnknownOption

        for wrong, edition, more in (
            (UnknownEdition, "chess", {}),
            (UnknownOption, "classic", {"options": {"wings": True}}),
            (SetupError, "classic", {"decks": {"main": ["MR"]}}),
        ):
            with pytest.raises(wrong):
                await tables.create(wire.CreateTable(edition, seats("me", "random"), **more), ANNA)
        with pytest.raises(Refusal, match="unknown_bot"):
            await tables.create(wire.CreateTable("classic", seats("me", "hal")), ANNA)
        assert await tables.hall.store.count() == {}

    played(test)
