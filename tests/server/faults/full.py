"""A disk that is full at random points, and has room again: nothing lost, nothing half, clocks stood still.

    python -m tests.server.faults.full --points 200

The files may not grow beyond a limit (RLIMIT_FSIZE), or SQLite may take no more pages, in turns. Exit code 1
if anything was wrong.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import resource
import sqlite3
import sys
import tempfile
from collections import Counter
from pathlib import Path

from leonardo.server import wire
from leonardo.server.clocks import Time
from leonardo.server.reader import Reader
from leonardo.server.stores import SqliteStore
from leonardo.server.story import Story
from leonardo.server.table import Table
from leonardo.server.tables import Tables
from tests.server.company import ANNA, LIVE, code, hall, message, move, seats, session_to_move

NO_LIMIT = resource.RLIM_INFINITY


class Disk:
    """Where the room ends."""

    def __init__(self, store: SqliteStore, rng: random.Random) -> None:
        self._store = store
        self._rng = rng

    async def fill(self, kind: str) -> None:
        """There is room for a little more, at most."""
        if kind == "pages":
            more = self._rng.randrange(3)
            await self._store._do(lambda db: self._pages(db, more))
        else:
            files = self._store.path.parent.glob(f"{self._store.path.name}*")
            largest = max(file.stat().st_size for file in files)
            # Below the largest, too: a log that was copied back is written anew from its beginning.
            resource.setrlimit(resource.RLIMIT_FSIZE, (self._rng.randrange(largest + 20_000), NO_LIMIT))

    @staticmethod
    def _pages(db: sqlite3.Connection, more: int) -> None:
        (count,) = db.execute("pragma page_count").fetchone()
        db.execute(f"pragma max_page_count = {count + more}")

    async def free(self) -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (NO_LIMIT, NO_LIMIT))
        await self._store._do(lambda db: db.execute("pragma max_page_count = 4294967294"))


def chosen(table: Table) -> str:
    legal = table.story.game.legal.texts
    return legal[table.story.ply * 7919 % len(legal)]


async def begun(tables: Tables) -> Table:
    asked = wire.CreateTable("classic", seats("me", "me"), clock=LIVE, start=True)
    return await tables.create(asked, ANNA)


async def once(tables: Tables, table: Table, disk: Disk, kind: str, counts: Counter[str]) -> None:
    """The disk is filled, moves are tried until one is refused, there is room again, and the game goes on."""
    for _ in range(400):
        if table.story.status != "live":
            table = await begun(tables)
        await disk.fill(kind)
        try:
            while table.story.status == "live":
                before = table.story.game.position, table.story.seq, list(table.story.left)
                sent = wire.Move(id=message(), ply=table.story.ply, move=chosen(table), language="en")
                answer = await table.do(sent, session_to_move(table))
                counts[code(answer)] += 1
                if code(answer) != "accepted":
                    await refused(tables, table, sent, answer, before)
                    break
            else:
                continue
        finally:
            await disk.free()
        again = await table.do(sent, session_to_move(table))
        assert code(again) == "accepted", again
        # A minute passed while the disk was full, and whoever was to move has lost none of it.
        assert table.story.left[0] + table.story.left[1] == sum(before[2]) + 5000
        counts["points"] += 1
        return
    raise AssertionError("the disk never came to be full")


async def refused(tables: Tables, table: Table, sent: wire.Move, answer: wire.Answer, before: object) -> None:
    """Nothing was done, what is there can be read, and clocks stand still."""
    assert code(answer) == "storage_unavailable", answer
    assert (table.story.game.position, table.story.seq, list(table.story.left)) == before
    up = tables.hall.time.up
    tables.hall.hands.now += 60
    assert tables.hall.time.up == up
    reader = Reader((), "", tables.hall.settings)
    await table.crowd.attach(reader)
    frame = await reader.next()
    assert frame is not None and b'"update"' in frame
    table.crowd.detach(reader)
    log = await tables.hall.store.entries(table.row.id)
    assert [entry.seq for entry in log] == list(range(table.story.seq + 1))
    assert code(await move(table)) == "storage_unavailable"  # and again, as often as one likes


async def played(path: Path, points: int, seed: str) -> Counter[str]:
    """So many points at which the disk was full."""
    counts: Counter[str] = Counter()
    store = SqliteStore(path)
    tables = Tables(hall(store))
    await tables.open()
    disk = Disk(store, random.Random(seed))
    table = await begun(tables)
    for number in range(points):
        if table.story.status != "live":
            table = await begun(tables)
        await once(tables, table, disk, ("pages", "size")[number % 2], counts)
    await tables.close()
    return counts


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--points", type=int, default=200)
    parser.add_argument("--seed", default="full")
    parser.add_argument("--clocks-run-on", action="store_true", help="a bug that this must find")
    chosen = parser.parse_args()
    if chosen.clocks_run_on:
        Time.stop = lambda self: None  # type: ignore[method-assign]
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "games.db"
        counts = asyncio.run(played(path, chosen.points, chosen.seed))
        db = sqlite3.connect(path)
        verdict = db.execute("pragma integrity_check").fetchone()[0]
        games = [game for (game,) in db.execute("select id from games")]
        db.close()
        asyncio.run(replayed(path, games))
    print(json.dumps({**counts, "games": len(games), "integrity": verdict}))
    return 0 if verdict == "ok" and counts["points"] == chosen.points else 1


async def replayed(path: Path, games: list[str]) -> None:
    store = SqliteStore(path)
    await store.open()
    for game in games:
        story = Story(game, await store.secret(game))
        for entry in await store.entries(game):
            story.apply(entry)
    await store.close()


if __name__ == "__main__":
    sys.exit(main())
