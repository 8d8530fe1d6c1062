"""Bugs that the crash tests must find: python -m tests.server.faults.planted NAME --kills 30 --kept FOLDER"""

from __future__ import annotations

import asyncio
import sqlite3
import sys
import time
from collections.abc import Callable
from typing import Any

import msgspec

from leonardo.server.crowd import Crowd
from leonardo.server.stores import SqliteStore
from leonardo.server.stores import sqlite as sqlite_store
from leonardo.server.table import Table
from tests.server.faults import kills


def answers_before_the_commit() -> None:
    """Whoever asked is answered when the statements went well, not when they are on disk."""
    transaction = sqlite_store.transaction

    def early(db: sqlite3.Connection, batch: Any) -> Any:
        class Hasty:
            in_transaction = True

            def execute(self, sql: str, *values: Any) -> Any:
                if sql == "commit":
                    for job in batch:
                        done = [(job.future, None, None)]
                        job.future.get_loop().call_soon_threadsafe(sqlite_store.settle, done)
                    time.sleep(0.05)
                return db.execute(sql, *values)

            def rollback(self) -> None:
                db.rollback()

        is_append = all(".append." in job.work.__qualname__ for job in batch)
        return transaction(Hasty() if is_append else db, batch)  # type: ignore[arg-type]

    sqlite_store.transaction = early


def tells_before_the_commit() -> None:
    """Readers are told of a move before it is stored."""

    async def hasty(self: SqliteStore, row: Any, entries: Any, *rest: Any) -> None:
        for reader in tables[row.id].crowd.readers if row.id in tables else ():
            told = [{"seq": e.seq, "kind": e.kind, "seat": e.seat} for e in entries]
            reader.tell(msgspec.json.encode({"table": row.id, "entries": told}))
        await asyncio.sleep(0.02)
        await append(self, row, entries, *rest)

    append = SqliteStore.append
    SqliteStore.append = hasty  # type: ignore[method-assign]
    attach = Crowd.attach

    async def noted(self: Crowd, reader: Any) -> None:
        tables[self._table.row.id] = self._table
        await attach(self, reader)

    tables: dict[str, Table] = {}
    Crowd.attach = noted  # type: ignore[method-assign]


def forgets_the_last_entry() -> None:
    """A server that comes back believes it may write over the last entry of a log."""
    entries = SqliteStore.entries

    async def shorter(self: Any, game: str, after: int = -1) -> Any:
        found = await entries(self, game, after)
        if len(found) > 12 and found[-1].kind == "move":
            last = found.pop()
            await self._do(
                lambda db: db.execute("delete from entries where game = ? and seq = ?", (game, last.seq))
            )
        return found

    SqliteStore.entries = shorter  # type: ignore[method-assign]


def does_not_sync() -> None:
    """The database is told that the system's cache is as good as the disk."""
    connect = sqlite_store.connect

    def hasty(path: Any) -> sqlite3.Connection:
        db = connect(path)
        db.execute("pragma synchronous = normal")
        return db

    sqlite_store.connect = hasty


BUGS: dict[str, Callable[[], None]] = {
    bug.__name__: bug
    for bug in (answers_before_the_commit, tells_before_the_commit, forgets_the_last_entry, does_not_sync)
}

if __name__ == "__main__":
    BUGS[sys.argv.pop(1)]()
    sys.exit(kills.main())
