"""The contract of a store, asked of every store there is."""

import asyncio
import sqlite3
import time
from pathlib import Path

import pytest

from leonardo.server.stores import (
    Conflict,
    Entry,
    GameRow,
    LeaseLost,
    MemoryStore,
    SqliteStore,
    StoreUnavailable,
    Unreadable,
    copies,
    schema,
)

KINDS = ("memory", "sqlite")


def row(game="g1", **changes):
    fields = {
        "id": game,
        "invitation": f"i-{game}",
        "status": "waiting",
        "listed": True,
        "created": 1,
        "updated": 1,
    }
    return GameRow(**fields | changes)


def entry(seq, game="g1", seat=0, client_id=None, data="{}"):
    return Entry(game, seq, "chat", seat, client_id, 1000 + seq, seq, data, f"c{seq}")


def asked(kind, tmp_path, test):
    """The test runs with an open store of this kind."""

    async def run():
        store = MemoryStore() if kind == "memory" else SqliteStore(tmp_path / "games.db")
        await store.open()
        try:
            await test(store)
        finally:
            await store.close()

    asyncio.run(run())


def contract(test):
    """The test is asked of each kind of store."""

    @pytest.mark.parametrize("kind", KINDS)
    def asked_of_each(kind, tmp_path):
        asked(kind, tmp_path, test)

    asked_of_each.__name__ = test.__name__
    return asked_of_each


@contract
async def test_what_was_created_is_there(store):
    await store.create(row(), b"s" * 32, [entry(0)], {0: "anna"})
    assert await store.game("g1") == row(head="c0")
    assert await store.invited("i-g1") == row(head="c0")
    assert await store.entries("g1") == [entry(0)]
    assert await store.secret("g1") == b"s" * 32
    assert await store.claims("g1") == {0: "anna"}
    assert await store.game("g2") is None
    assert await store.count() == {"waiting": 1}


@contract
async def test_an_id_and_an_invitation_are_given_once(store):
    await store.create(row(), b"s", [entry(0)], {})
    with pytest.raises(Conflict):
        await store.create(row(), b"t", [entry(0)], {})
    with pytest.raises(Conflict):
        await store.create(row("g2", invitation="i-g1"), b"t", [entry(0, "g2")], {})
    assert await store.game("g2") is None


@contract
async def test_the_log_grows_without_gap_or_fork(store):
    await store.create(row(), b"s", [entry(0)], {})
    await store.append(row(), [entry(1), entry(2)], {})
    for wrong in (1, 2, 4):
        with pytest.raises(Conflict):
            await store.append(row(), [entry(wrong, data='"other"')], {})
    assert [e.seq for e in await store.entries("g1")] == [0, 1, 2]
    assert [e.seq for e in await store.entries("g1", after=1)] == [2]


@contract
async def test_a_message_is_in_the_log_once(store):
    await store.create(row(), b"s", [entry(0)], {})
    await store.append(row(), [entry(1, client_id="m1")], {})
    with pytest.raises(Conflict):
        await store.append(row(), [entry(2, client_id="m1")], {})
    await store.create(row("g2"), b"s", [entry(0, "g2", client_id="m1")], {})
    await store.append(row(), [entry(2, client_id="m2")], {})
    await store.append(row(), [entry(3), entry(4)], {})  # without an id there is nothing to compare


@contract
async def test_a_refused_append_changes_nothing(store):
    await store.create(row(), b"s", [entry(0)], {0: "anna"})
    with pytest.raises(Conflict):
        await store.append(row(status="live"), [entry(1), entry(3)], {0: None, 1: "boris"})
    assert (await store.game("g1")).status == "waiting"
    assert [e.seq for e in await store.entries("g1")] == [0]
    assert await store.claims("g1") == {0: "anna"}


@contract
async def test_of_many_who_write_the_same_seq_one_wins(store):
    await store.create(row(), b"s", [entry(0)], {})
    tries = [store.append(row(), [entry(1, data=f'"{i}"')], {}) for i in range(50)]
    done = await asyncio.gather(*tries, return_exceptions=True)
    assert sum(result is None for result in done) == 1
    assert sum(isinstance(result, Conflict) for result in done) == 49
    assert len(await store.entries("g1")) == 2


@contract
async def test_the_row_knows_where_the_log_ends(store):
    await store.create(row(), b"s", [entry(0), entry(1)], {})
    assert (await store.game("g1")).head == "c1"
    await store.append(row(head="whatever"), [entry(2), entry(3)], {})
    assert (await store.game("g1")).head == "c3"
    with pytest.raises(Conflict):
        await store.append(row(), [entry(9)], {})
    assert (await store.game("g1")).head == "c3"


@contract
async def test_seats_change_hands(store):
    await store.create(row(), b"s", [entry(0)], {0: "anna"})
    await store.append(row(updated=5), [entry(1)], {1: "boris", 0: None})
    await store.create(row("g2", updated=9), b"s", [entry(0, "g2")], {2: "boris", 3: "boris"})
    assert await store.claims("g1") == {1: "boris"}
    assert [found.id for found in await store.claimed("boris")] == ["g2", "g1"]
    assert await store.claimed("anna") == []


@contract
async def test_only_listed_games_that_are_not_over_are_found(store):
    await store.create(row("a", created=1), b"", [], {})
    await store.create(row("b", created=2, listed=False), b"", [], {})
    await store.create(row("c", created=3, status="over"), b"", [], {})
    await store.create(row("d", created=4, status="live"), b"", [], {})
    assert [found.id for found in await store.listed(10)] == ["d", "a"]
    assert [found.id for found in await store.listed(1)] == ["d"]


@contract
async def test_games_are_woken_in_order_until_they_move_on(store):
    for game, wake in (("a", 50), ("b", 10), ("c", None), ("d", 90)):
        await store.create(row(game, wake=wake), b"", [], {})
    assert await store.due(60, 10) == ["b", "a"]
    await store.append(row("b", wake=70), [entry(0, "b")], {})
    assert await store.due(60, 10) == ["a"]
    await store.trouble("a", "torn page")
    assert await store.due(60, 10) == []
    assert (await store.game("a")).trouble == "torn page"
    await store.append(row("a"), [entry(0, "a")], {})
    assert (await store.game("a")).trouble == "torn page"


@contract
async def test_a_lease_has_one_holder_and_epochs_grow(store):
    await store.create(row(), b"s", [entry(0)], {})
    first = await store.lease("g1", "one", now=0, until=10)
    assert await store.lease("g1", "one", now=5, until=15) == first
    assert await store.lease("g1", "two", now=14, until=24) is None
    second = await store.lease("g1", "two", now=15, until=25)
    assert second > first
    with pytest.raises(LeaseLost):
        await store.append(row(), [entry(1)], {}, epoch=first)
    await store.append(row(), [entry(1)], {}, epoch=second)
    await store.append(row(), [entry(2)], {})  # people need no lease


@contract
async def test_time_of_being_up_never_runs_back(store):
    assert await store.uptime() == 0
    assert await store.uptime(500) == 500
    assert await store.uptime(300) == 500


def test_what_was_acknowledged_is_there_after_opening_again(tmp_path):
    async def before(store):
        await store.create(row(), b"s", [entry(0, data='{"Привет": 1}')], {0: "anna"})
        await store.append(row(status="live"), [entry(1)], {})

    async def after(store):
        assert (await store.game("g1")).status == "live"
        assert [e.data for e in await store.entries("g1")] == ['{"Привет": 1}', "{}"]

    asked("sqlite", tmp_path, before)
    asked("sqlite", tmp_path, after)


def test_every_commit_is_synced_and_the_file_is_ours_alone(tmp_path):
    db = schema.connect(tmp_path / "games.db")
    assert db.execute("pragma synchronous").fetchone()[0] == 2
    assert db.execute("pragma journal_mode").fetchone()[0] == "wal"
    assert db.execute("pragma locking_mode").fetchone()[0] == "exclusive"
    with pytest.raises(StoreUnavailable, match="another server"):
        schema.connect(tmp_path / "games.db")
    db.close()
    schema.connect(tmp_path / "games.db").close()


def test_a_database_of_a_newer_version_is_left_alone(tmp_path):
    path = tmp_path / "games.db"
    db = sqlite3.connect(path)
    db.execute("pragma user_version = 99")
    db.close()
    with pytest.raises(StoreUnavailable, match="newer"):
        schema.connect(path)


def test_nobody_is_answered_before_the_commit(tmp_path, monkeypatch):
    """A commit that fails means a refusal, however well the statements before it went."""

    class Failing(sqlite3.Connection):
        fails = False

        def execute(self, sql, *values):
            if sql == "commit" and Failing.fails:
                raise sqlite3.OperationalError("database or disk is full")
            return super().execute(sql, *values)

    plain = sqlite3.connect
    monkeypatch.setattr(sqlite3, "connect", lambda *a, **k: plain(*a, **k, factory=Failing))

    async def test(store):
        await store.create(row(), b"s", [entry(0)], {})
        Failing.fails = True
        with pytest.raises(StoreUnavailable, match="full"):
            await store.append(row(), [entry(1)], {})
        Failing.fails = False
        assert len(await store.entries("g1")) == 1
        await store.append(row(), [entry(1)], {})

    asked("sqlite", tmp_path, test)


def test_a_backup_is_a_whole_store(tmp_path):
    async def before(store):
        await store.create(row(), b"s", [entry(0)], {})
        await store.backup(tmp_path / "copy.db")
        await store.append(row(), [entry(1)], {})
        with pytest.raises(StoreUnavailable):
            await store.backup(tmp_path / "copy.db")

    asked("sqlite", tmp_path, before)
    Path(tmp_path / "games.db").unlink()
    Path(tmp_path / "copy.db").rename(tmp_path / "games.db")

    async def after(store):
        assert len(await store.entries("g1")) == 1

    asked("sqlite", tmp_path, after)


def test_while_a_backup_is_made_everybody_is_served_and_the_copy_is_of_one_moment(tmp_path, monkeypatch):
    monkeypatch.setattr(copies, "STEP", 8)

    def with_pauses(db, path, between):
        def pause():
            time.sleep(0.001)  # as on a slower disk: whoever wants to write has time to ask
            between()

        copies.copied(db, path, pause)

    monkeypatch.setattr("leonardo.server.stores.sqlite.copied", with_pauses)

    async def test(store):
        for game in range(40):
            filling = [entry(seq, f"f{game}", data=f'"{"x" * 3000}"') for seq in range(20)]
            await store.create(row(f"f{game}"), b"s", filling, {})
        await store.create(row(), b"s", [entry(0)], {})
        copying = asyncio.create_task(store.backup(tmp_path / "copy.db"))
        written = 0
        while not copying.done():
            written += 1
            await store.append(row(), [entry(written)], {})
        await copying
        assert written > 20
        copy = SqliteStore(tmp_path / "copy.db")
        await copy.open()
        kept = await copy.entries("g1")
        await copy.close()
        assert kept == (await store.entries("g1"))[: len(kept)]
        assert 1 < len(kept) <= written + 1
        assert (tmp_path / "copy.db").stat().st_mode & 0o077 == 0
        assert copies.checked(tmp_path / "copy.db") == (41, 800 + len(kept))

    asked("sqlite", tmp_path, test)


def test_a_backup_that_cannot_be_made_leaves_nothing_and_the_store_goes_on(tmp_path):
    async def test(store):
        with pytest.raises(StoreUnavailable) as nowhere:
            await store.backup(tmp_path / "none" / "copy.db")
        assert nowhere.value.code == "no_folder"
        await store.create(row(), b"s", [entry(0)], {})

    asked("sqlite", tmp_path, test)


def test_a_copy_is_looked_at_before_it_takes_the_place(tmp_path):
    def code_of(path):
        with pytest.raises(StoreUnavailable) as refused:
            copies.checked(path)
        return refused.value.code

    assert code_of(tmp_path / "none.db") == "no_file"
    (tmp_path / "text.db").write_text("this is no database" * 100)
    assert code_of(tmp_path / "text.db") == "no_database"
    sqlite3.connect(tmp_path / "other.db").close()
    assert code_of(tmp_path / "other.db") == "no_database"

    async def fill(store):
        for game in range(9):
            filling = [entry(seq, f"f{game}", data=f'"{"x" * 3000}"') for seq in range(9)]
            await store.create(row(f"f{game}"), b"s", filling, {})
        await store.backup(tmp_path / "copy.db")

    asked("sqlite", tmp_path, fill)
    assert copies.checked(tmp_path / "copy.db") == (9, 81)
    whole = (tmp_path / "copy.db").read_bytes()
    (tmp_path / "torn.db").write_bytes(whole[: len(whole) // 2])
    assert code_of(tmp_path / "torn.db") == "damaged"
    newer = sqlite3.connect(tmp_path / "copy.db")
    newer.execute("pragma user_version = 99")
    newer.close()
    assert code_of(tmp_path / "copy.db") == "newer"


def test_the_schema_is_plain_sql():
    for _, text in schema.migrations():
        for word in ("autoincrement", "without rowid", "pragma", "strict", "blob", "jsonb", "serial"):
            assert word not in text.lower()


def test_what_is_damaged_is_refused_alone_and_the_rest_can_be_had(tmp_path):
    async def before(store):
        for game in ("good", "bad"):
            await store.create(row(game), b"s", [entry(0, game, data=f'"{game}{"x" * 9000}"')], {})

    async def after(store):
        both = await asyncio.gather(store.entries("bad"), store.entries("good"), return_exceptions=True)
        assert isinstance(both[0], Unreadable)
        assert both[1][0].data.startswith('"good')
        await store.append(row("good"), [entry(1, "good")], {})

    asked("sqlite", tmp_path, before)
    file = tmp_path / "games.db"
    file.write_bytes(file.read_bytes().replace(b'"badxxx', b'"b\xff\xfexxx'))
    asked("sqlite", tmp_path, after)
