"""Jobs for one connection, done together: one fsync for all of them, and nobody is answered before that."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from leonardo.server.stores.store import Conflict, StoreUnavailable, Unreadable


class Job(NamedTuple):
    """Something to be done, and whoever waits for it."""

    work: Callable[[sqlite3.Connection], Any]
    future: asyncio.Future[Any]
    is_alone: bool = False  # it is no part of a transaction


Results = list[tuple[asyncio.Future[Any], Any, BaseException | None]]
OF_THE_JOB: Final = (sqlite3.SQLITE_ERROR, sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


def transaction(db: sqlite3.Connection, batch: list[Job]) -> Results:
    """All jobs were done and are on disk; a job that failed changed nothing. Who asked is told after that."""
    results: Results = []
    try:
        db.execute("begin immediate")
        for job in batch:
            results.append((job.future, *_one(db, job)))
        db.execute("commit")
    except sqlite3.Error as error:
        if db.in_transaction:  # a full disk rolls back by itself
            db.rollback()
        is_damage = _code(error) in OF_THE_JOB
        if is_damage and len(batch) > 1:  # one after the other, so that only what is damaged is refused
            return [result for one in batch for result in transaction(db, [one])]
        gone = Unreadable(str(error)) if is_damage else StoreUnavailable(str(error))
        return [(job.future, None, gone) for job in batch]
    return results


def _one(db: sqlite3.Connection, job: Job) -> tuple[Any, BaseException | None]:
    db.execute("savepoint one")
    try:
        done = job.work(db)
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


def alone(db: sqlite3.Connection, job: Job) -> Results:
    """The job was done by itself."""
    try:
        return [(job.future, job.work(db), None)]
    except Exception as error:
        return [(job.future, None, error)]


def settle(results: Results) -> None:
    """Whoever waits knows what became of the job."""
    for future, done, error in results:
        if future.done():
            continue
        if error is None:
            future.set_result(done)
        else:
            future.set_exception(error)
