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

from leonardo.server.stores.schema import connect
from leonardo.server.stores.store import (
    Claims,
    Conflict,
    Entry,
    GameRow,
    LeaseLost,
    StoreUnavailable,
    Unreadable,
)

T = TypeVar("T")
Job = Callable[[sqlite3.Connection], Any]
Results = list[tuple[asyncio.Future[Any], Any, BaseException | None]]

TOGETHER: Final = 200  # the most jobs of one transaction
OF_THE_JOB: Final = (sqlite3.SQLITE_ERROR, sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
_ROW: Final = "id, invitation, status, listed, created, updated, wake, trouble, head"
_ENTRY: Final = "game, seq, kind, seat, client_id, at, up, data, chain"


class SqliteStore:
    """Games in one file."""

    def __init__(self, path: Path | str) -> None:
        self.path = Path(path)
        self._jobs: queue.SimpleQueue[tuple[Job, asyncio.Future[Any]] | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._alone: Job | None = None

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
            failed: Results = [(ready, None, StoreUnavailable(f"{self.path}: {error}"))]
            self._loop.call_soon_threadsafe(_settle, failed)
            return
        opened: Results = [(ready, None, None)]
        self._loop.call_soon_threadsafe(_settle, opened)
        going_on = True
        while going_on:
            batch = [self._jobs.get()]
            while len(batch) < TOGETHER and not self._jobs.empty():
                batch.append(self._jobs.get())
            going_on = None not in batch
            jobs = [job for job in batch if job is not None]
            together = [job for job in jobs if job[0] is not self._alone]
            self._loop.call_soon_threadsafe(_settle, _transaction(connection, together))
            for job, future in jobs:
                if job is self._alone:
                    self._loop.call_soon_threadsafe(_settle, [(future, *_tried(connection, job))])
        connection.close()

    async def _do(self, job: Callable[[sqlite3.Connection], T]) -> T:
        if self._thread is None:
            raise StoreUnavailable("the store is closed")
        future: asyncio.Future[T] = self._loop.create_future()
        self._jobs.put((job, future))
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
        if path.exists():
            raise StoreUnavailable(f"{path} is there already")

        def job(db: sqlite3.Connection) -> None:
            copy = sqlite3.connect(path)
            try:
                db.backup(copy)
            finally:
                copy.close()

        self._alone = job  # a copy cannot be made inside a transaction
        await self._do(job)

    async def _all(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        return await self._do(lambda db: db.execute(query, values).fetchall())

    async def _rows(self, where: str, *values: Any) -> list[GameRow]:
        found = await self._all(f"select {_ROW} from games where {where}", *values)
        return [GameRow(id, at, status, bool(listed), *rest) for id, at, status, listed, *rest in found]

    async def _one_row(self, where: str, *values: Any) -> GameRow | None:
        return next(iter(await self._rows(where, *values)), None)


# --- one transaction --------------------------------------------------------------------------------


def _transaction(db: sqlite3.Connection, batch: list[tuple[Job, asyncio.Future[Any]]]) -> Results:
    """All jobs were done and are on disk; a job that failed changed nothing. Who asked is told after that."""
    results: Results = []
    try:
        db.execute("begin immediate")
        for job, future in batch:
            results.append((future, *_one(db, job)))
        db.execute("commit")
    except sqlite3.Error as error:
        if db.in_transaction:  # a full disk rolls back by itself
            db.rollback()
        is_damage = _code(error) in OF_THE_JOB
        if is_damage and len(batch) > 1:  # one after the other, so that only what is damaged is refused
            return [result for one in batch for result in _transaction(db, [one])]
        gone = Unreadable(str(error)) if is_damage else StoreUnavailable(str(error))
        return [(future, None, gone) for _, future in batch]
    return results


def _one(db: sqlite3.Connection, job: Job) -> tuple[Any, BaseException | None]:
    db.execute("savepoint one")
    try:
        done = job(db)
    except sqlite3.IntegrityError as error:
        db.execute("rollback to one")
        return None, Conflict(str(error))
    except sqlite3.Error as error:
        if _code(error) not in (None, *OF_THE_JOB):
            raise  # the disk, not the job
        db.execute("rollback to one")
        return None, Unreadable(str(error))
    except Exception as error:
        db.execute("rollback to one")
        return None, error
    db.execute("release one")
    return done, None


def _code(error: sqlite3.Error) -> int | None:
    """SQLite's own code, or None for what the module itself could not make sense of."""
    extended = getattr(error, "sqlite_errorcode", None)
    return None if extended is None else extended & 0xFF


def _tried(db: sqlite3.Connection, job: Job) -> tuple[Any, BaseException | None]:
    try:
        return job(db), None
    except Exception as error:
        return None, error


def _settle(results: Results) -> None:
    for future, done, error in results:
        if future.done():
            continue
        if error is None:
            future.set_result(done)
        else:
            future.set_exception(error)


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
