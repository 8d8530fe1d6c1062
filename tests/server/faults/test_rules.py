"""The rules fall over, wherever they are called: one table stops, says so, and can go on."""

import json
from dataclasses import replace

import pytest

from leonardo import rules
from leonardo.record import Record
from leonardo.server import wire
from leonardo.server.reader import Reader
from tests.server.company import ANNA, BORIS, QUICK, code, message, move, played, seats, settled, table_of

CALLED = ("apply", "refuse", "legal", "observe", "settle")
EDITIONS = ("classic", "novem", "quintis-2011")


class Bug(Exception):
    """What no rule has meant."""


def failing(monkeypatch, name, at):
    """From its n-th call on, the function of the rules falls over; until it is mended."""
    right = getattr(rules, name)
    calls = [0]

    def wrong(*given):
        calls[0] += 1
        if calls[0] >= at:
            raise Bug(name)
        return right(*given)

    monkeypatch.setattr(rules, name, wrong)
    return calls, lambda: monkeypatch.setattr(rules, name, right)


async def tried(table):
    """The code of whatever a move is answered with; a move always has an answer."""
    return code(await move(table, session=table.claims[table.story.to_move]))


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("name", [name for name in CALLED if name != "settle"])
@pytest.mark.parametrize("at", [1, 2, 3, 5, 8])
def test_a_bug_in_the_rules_stops_one_table_and_nothing_is_half_done(
    name, at, edition, tmp_path, monkeypatch
):
    async def test(tables):
        table = await table_of(tables, "me", "open", edition=edition)
        other = await table_of(tables, "me", "open", edition=edition)
        reader = Reader((), "", tables.hall.settings)
        await table.crowd.attach(reader)
        text, session = table.story.game.legal.texts[0], table.claims[table.story.to_move]
        sent = wire.Move(id=message(), ply=table.story.ply, move=text)
        before = await tables.hall.store.entries(table.row.id)
        calls, mended = failing(monkeypatch, name, at)
        answer = await table.do(sent, session)
        mended()
        log = await tables.hall.store.entries(table.row.id)
        if code(answer) == "accepted":
            assert log[len(before)].kind == "move"
        else:
            assert code(answer) == "fault"
            assert [entry.kind for entry in log[len(before) :] if entry.kind == "move"] == []
        if calls[0] >= at:  # it was called so often
            assert [json.loads(path.read_text())["error"] for path in tmp_path.iterdir()] == [
                f"Bug({name!r})"
            ]
            assert table.story.paused
            assert code(await table.do(sent, session)) in ("paused", "accepted")
            assert code(await table.do(wire.Resume(message()), ANNA)) == "accepted"
        assert code(await table.do(sent, session)) == "accepted"
        again = await tables.hall.store.entries(table.row.id)
        assert [entry.client_id for entry in again].count(f"{again[len(log) - 1].seat}:{sent.id}") <= 1
        assert sum(entry.client_id is not None and sent.id in entry.client_id for entry in again) == 1
        assert code(await move(other)) == "accepted"
        told = [json.loads(frame) for frame in drained(reader)]
        assert [entry["seq"] for frame in told for entry in frame.get("entries", ())] == list(
            range(len(again))
        )

    played(test, settings=replace(QUICK, faults=tmp_path))


def drained(reader):
    while not reader.waiting.empty():
        if (frame := reader.waiting.get_nowait()) is not None:
            yield frame


def test_the_reproducer_is_a_record_that_leads_to_the_bug(tmp_path, monkeypatch):
    async def test(tables):
        table = await table_of(tables, "me", "open", edition="quintis-2011")
        for _ in range(7):
            await move(table)
        position = table.story.game.position
        _, mended = failing(monkeypatch, "apply", 1)
        assert await tried(table) == "fault"
        mended()
        (report,) = map(json.loads, (path.read_text() for path in tmp_path.iterdir()))
        assert report["table"] == table.row.id
        assert "Bug" in "".join(report["traceback"])
        assert Record.read(report["record"]).replay().position == position
        assert report["after_seq"] == table.story.seq - 1

    played(test, settings=replace(QUICK, faults=tmp_path))


def test_a_bug_in_a_bots_move_stops_its_table_too(tmp_path, monkeypatch):
    async def test(tables):
        table = await table_of(tables, "me", "random", start=False)
        _, mended = failing(monkeypatch, "apply", 1)
        await table.do(wire.Start(message()), ANNA)
        while table.story.to_move == 0 and not table.story.paused:
            mended()
            await move(table)
            _, mended = failing(monkeypatch, "apply", 1)
        await settled(lambda: bool(table.story.paused), 30)
        mended()
        assert code(await table.do(wire.Resume(message()), ANNA)) == "accepted"
        await settled(lambda: table.story.to_move in (0, None), 30)

    played(test, settings=replace(QUICK, faults=tmp_path))


def test_a_reader_who_cannot_be_told_comes_back_and_the_game_goes_on(tmp_path, monkeypatch):
    """Views fall over for one seat alone: the others are told."""

    async def test(tables):
        table = await table_of(tables, "me", "open")
        readers = {seat: Reader((seat,), "", tables.hall.settings) for seat in (0, 1)}
        for reader in readers.values():
            await table.crowd.attach(reader)
        observe = rules.observe

        def wrong(t, s, seat, v):
            if seat == 1:
                raise Bug("observe")
            observe(t, s, seat, v)

        while table.story.to_move != 0:
            await move(table)
        monkeypatch.setattr(rules, "observe", wrong)
        seq = table.story.seq
        await move(table, session=ANNA)
        assert readers[0].seq > seq
        monkeypatch.setattr(rules, "observe", observe)
        await table.do(wire.Resume(message()), ANNA)
        assert code(await move(table, session=table.claims[table.story.to_move])) == "accepted"
        assert BORIS in table.claims.values()

    played(test, settings=replace(QUICK, faults=tmp_path))


def test_a_table_can_be_made_again_when_the_deal_fell_over(tmp_path, monkeypatch):
    async def test(tables):
        table = await tables.create(wire.CreateTable("classic", seats("me", "me")), ANNA)
        _, mended = failing(monkeypatch, "deal", 1)
        assert code(await table.do(wire.Start(message()), ANNA)) == "fault"
        mended()
        assert code(await table.do(wire.Start(message()), ANNA)) == "accepted"

    played(test, settings=replace(QUICK, faults=tmp_path))
