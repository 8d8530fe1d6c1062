"""Records and databases of every released version open, migrate, replay, and go on."""

import asyncio
import json
import shutil
import sqlite3

import pytest

from leonardo import Edition, __version__
from leonardo.record import read_all
from leonardo.record.stepping import Replay
from leonardo.server import wire
from leonardo.server.records import record_of
from leonardo.server.stores import SqliteStore, schema
from leonardo.server.tables import Tables, session_of
from leonardo.server.verifying import checks
from tests.corpus import HERE, seen
from tests.server.company import QUICK, hall

VERSIONS = sorted(path.name for path in HERE.iterdir() if (path / "games.db").exists())
RECORDS = sorted(path for version in VERSIONS for path in (HERE / version).glob("*.leo"))
WHO = {0: session_of("anna of the corpus"), 1: session_of("boris of the corpus")}


def test_this_version_has_left_something_and_every_edition_is_in_it():
    assert __version__ in VERSIONS
    assert {path.stem for path in RECORDS if path.parent.name == __version__} == set(Edition.names())


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name} {path.stem}")
def test_every_record_replays_to_its_end_and_is_written_again_as_it_was(path):
    text = path.read_text(encoding="utf-8")
    games = read_all(text)
    assert len(games) >= 4
    for game in games:
        final = Replay(game, None).final
        assert final.outcome["reason"] == game.header("Ending")
        assert tuple(game.names[seat] for seat in final.outcome["winners"]) == dict(game.headers)["Winners"]
    assert "\n".join(game.text for game in games) == text


@pytest.mark.parametrize("version", VERSIONS)
def test_every_database_opens_is_brought_up_to_date_and_every_table_goes_on(version, tmp_path):
    path = tmp_path / "games.db"
    shutil.copy(HERE / version / "games.db", path)
    expected = json.loads((HERE / version / "seen.json").read_text(encoding="utf-8"))

    async def run():
        tables = Tables(hall(SqliteStore(path), QUICK))
        await tables.open()
        try:
            for name, was in expected.items():
                table = await tables.get(was["table"])
                found = seen(table)
                assert found == {field: value for field, value in was.items() if field != "table"}, name
                if table.story.status == "over":
                    assert all(check.fine for check in checks(record_of(table.story)))
                elif table.story.status == "live":
                    await one_more(table)
        finally:
            await tables.close()

    asyncio.run(asyncio.wait_for(run(), 60))
    db = sqlite3.connect(path)
    assert db.execute("pragma user_version").fetchone()[0] == schema.migrations()[-1][0]
    assert db.execute("select count(*) from games where trouble is not null").fetchone()[0] == 0
    db.close()


async def one_more(table):
    ply, legal = table.story.ply, table.story.game.legal.texts
    if legal not in (["skip"], ["end"]):  # which the table does by itself
        move = wire.Move("one more", ply=ply, move=legal[0])
        assert isinstance(await table.do(move, WHO[table.story.to_move]), wire.Accepted)
    for _ in range(1000):
        if table.story.ply > ply:
            return
        await asyncio.sleep(0.005)
    raise AssertionError("it does not go on")
