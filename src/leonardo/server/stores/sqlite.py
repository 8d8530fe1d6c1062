"""The embedded store: one SQLite file, one connection in one thread, everything on disk before it is told.

SQLite before 3.51.3 can lose committed transactions when several connections write and checkpoint the same
log (the "WAL-reset" bug). Here one connection does both, holding the file exclusively, whatever the version.
What waits is written together: one fsync for all of it, and nobody is answered before that.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, TypeVar

from leonardo.server.stores.batches import Job, Results, alone, settle, transaction
from leonardo.server.stores.copies import copied
from leonardo.server.stores.schema import as_unavailable, connect
from leonardo.server.stores.store import (
    Claims,
    Conflict,
    Entry,
    GameRow,
    LeaseLost,
    StoreUnavailable,
)

T = TypeVar("T")

TOGETHER: Final = 200  # the most jobs of one transaction
_ROW: Final = "id, invitation, status, listed, created, updated, wake, trouble, head"
_ENTRY: Final = "game, seq, kind, seat, client_id, at, up, data, chain"


class SqliteStore:
    """Games in one file."""

    def __init__(self, path: Path | str) -> None:
        self.path = Path(path)
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._is_ending = False

    async def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        ready: asyncio.Future[None] = self._loop.create_future()
        self._thread = threading.Thread(target=self._work, args=(ready,), name="store", daemon=True)
        self._thread.start()
        await ready

    async def close(self) -> None:
        if self._thread is not None:
            self._jobs.put(None)
            await asyncio.to_thread(self._thread.join)
            self._thread = None

    # --- the thread ----------------------------------------------------------------------------------------

    def _work(self, ready: asyncio.Future[None]) -> None:
        try:
            connection = connect(self.path)
        except (sqlite3.Error, OSError, StoreUnavailable) as error:
            self._tell([(ready, None, as_unavailable(error, self.path))])
            return
        self._tell([(ready, None, None)])
        while not self._is_ending:
            self._serve(connection, self._jobs.get())
        connection.close()

    def _serve(self, connection: sqlite3.Connection, first: Job | None) -> None:
        """The job, and whatever else waits, was done; without any it is the end."""
        batch = [first]
        while len(batch) < TOGETHER and not self._jobs.empty():
            batch.append(self._jobs.get())
        self._is_ending = self._is_ending or None in batch
        jobs = [job for job in batch if job is not None]
        if together := [job for job in jobs if not job.is_alone]:
            self._tell(transaction(connection, together))
        for job in jobs:
            if job.is_alone:
                self._tell(alone(connection, job))

    def _tell(self, results: Results) -> None:
        self._loop.call_soon_threadsafe(settle, results)

    async def _do(self, work: Callable[[sqlite3.Connection], T], *, is_alone: bool = False) -> T:
        if self._thread is None:
            raise StoreUnavailable("the store is closed")
        future: asyncio.Future[T] = self._loop.create_future()
        self._jobs.put(Job(work, future, is_alone))
        # Whoever asked may go away; what was asked is done nevertheless.
        return await asyncio.shield(future)

    # --- writing -------------------------------------------------------------------------------------------

    async def create(self, row: GameRow, secret: bytes, entries: Sequence[Entry], claims: Claims) -> None:
        def job(db: sqlite3.Connection) -> None:
            db.execute(f"insert into games ({_ROW}) values (?,?,?,?,?,?,?,?,?)", _row_values(row))
            db.execute("insert into secrets (game, secret) values (?,?)", (row.id, secret.hex()))
            _write(db, row, entries, claims)

        await self._do(job)

    async def append(
        self, row: GameRow, entries: Sequence[Entry], claims: Claims, epoch: int | None = None
    ) -> None:
        def job(db: sqlite3.Connection) -> None:
            if epoch is not None:
                held = db.execute("select epoch from leases where game = ?", (row.id,)).fetchone()
                if held is None or held[0] != epoch:
                    raise LeaseLost(row.id)
            changed = db.execute(
                "update games set status = ?, listed = ?, updated = ?, wake = ? where id = ?",
                (row.status, int(row.listed), row.updated, row.wake, row.id),
            )
            if changed.rowcount != 1:
                raise Conflict(row.id)
            _write(db, row, entries, claims)

        await self._do(job)

    async def trouble(self, game: str, why: str) -> None:
        await self._do(lambda db: db.execute("update games set trouble = ? where id = ?", (why, game)))

    async def lease(self, game: str, holder: str, now: int, until: int) -> int | None:
        def job(db: sqlite3.Connection) -> int | None:
            found = db.execute(
                "select holder, held_until, epoch from leases where game = ?", (game,)
            ).fetchone()
            held_by, held_until, epoch = found or ("", 0, 0)
            if held_by not in ("", holder) and held_until > now:
                return None
            epoch += held_by != holder
            db.execute(
                "insert into leases (game, holder, held_until, epoch) values (?,?,?,?) on conflict (game)"
                " do update set holder = excluded.holder, held_until = excluded.held_until,"
                " epoch = excluded.epoch",
                (game, holder, until, epoch),
            )
            return int(epoch)

        return await self._do(job)

    async def uptime(self, up: int | None = None) -> int:
        def job(db: sqlite3.Connection) -> int:
            if up is not None:
                db.execute("update uptime set up = ? where id = 1 and up < ?", (up, up))
            return int(db.execute("select up from uptime where id = 1").fetchone()[0])

        return await self._do(job)

    # --- reading -------------------------------------------------------------------------------------------

    async def entries(self, game: str, after: int = -1) -> list[Entry]:
        query = f"select {_ENTRY} from entries where game = ? and seq > ? order by seq"
        return [Entry(*found) for found in await self._all(query, game, after)]

    async def game(self, game: str) -> GameRow | None:
        return await self._one_row("id = ?", game)

    async def invited(self, invitation: str) -> GameRow | None:
        return await self._one_row("invitation = ?", invitation)

    async def secret(self, game: str) -> bytes:
        found = await self._all("select secret from secrets where game = ?", game)
        return bytes.fromhex(found[0][0])

    async def claims(self, game: str) -> dict[int, str]:
        return dict(await self._all("select seat, session from claims where game = ?", game))

    async def claimed(self, session: str) -> list[GameRow]:
        within = "id in (select game from claims where session = ?) order by updated desc, id"
        return await self._rows(within, session)

    async def listed(self, limit: int) -> list[GameRow]:
        return await self._rows("listed = 1 and status <> 'over' order by created desc, id limit ?", limit)

    async def due(self, up: int, limit: int) -> list[str]:
        query = "select id from games where wake <= ? and trouble is null order by wake, id limit ?"
        return [found[0] for found in await self._all(query, up, limit)]

    async def count(self) -> dict[str, int]:
        return dict(await self._all("select status, count(*) from games group by status"))

    async def backup(self, path: Path) -> None:
        def work(db: sqlite3.Connection) -> None:
            # Between the steps everybody who waits is served. What is written then reaches the copy, too,
            # since it is this connection that writes it.
            copied(db, path, lambda: None if self._jobs.empty() else self._serve(db, self._jobs.get()))

        await self._do(work, is_alone=True)

    async def _all(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        return await self._do(lambda db: db.execute(query, values).fetchall())

    async def _rows(self, where: str, *values: Any) -> list[GameRow]:
        found = await self._all(f"select {_ROW} from games where {where}", *values)
        return [GameRow(id, at, status, bool(listed), *rest) for id, at, status, listed, *rest in found]

    async def _one_row(self, where: str, *values: Any) -> GameRow | None:
        return next(iter(await self._rows(where, *values)), None)


def _row_values(row: GameRow) -> tuple[Any, ...]:
    return (
        row.id, row.invitation, row.status, int(row.listed), row.created, row.updated, row.wake, row.trouble,
        row.head,
    )  # fmt: skip


def _write(db: sqlite3.Connection, row: GameRow, entries: Sequence[Entry], claims: Claims) -> None:
    last = db.execute("select max(seq) from entries where game = ?", (row.id,)).fetchone()[0]
    for place, entry in enumerate(entries, 0 if last is None else last + 1):
        if entry.seq != place:
            raise Conflict(f"{entry.game} {entry.seq}")
        values = (
            entry.game, entry.seq, entry.kind, entry.seat, entry.client_id,
            entry.at, entry.up, entry.data, entry.chain,
        )  # fmt: skip
        db.execute(f"insert into entries ({_ENTRY}) values (?,?,?,?,?,?,?,?,?)", values)
    if entries:
        db.execute("update games set head = ? where id = ?", (entries[-1].chain, row.id))
    for seat, session in claims.items():
        db.execute("delete from claims where game = ? and seat = ?", (row.id, seat))
        if session is not None:
            db.execute("insert into claims (game, seat, session) values (?,?,?)", (row.id, seat, session))
