"""Copies of a database: made while it is used, looked at before they are trusted, put in its place."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

from leonardo.server.stores.schema import as_unavailable, connect, migrations
from leonardo.server.stores.store import StoreUnavailable

STEP: Final = 256  # pages that are copied before whoever waits is served
BESIDE: Final = ("", "-wal", "-shm", "-journal")  # the files of one database


def copied(db: sqlite3.Connection, path: Path, between: Callable[[], None]) -> None:
    """A whole and consistent copy of the database lies at this new path, for its owner's eyes, on disk.

    `between` is called again and again while it is made. Where it cannot be made nothing is left of it.
    """
    try:
        # It holds hidden cards and secrets.
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    except OSError as error:
        raise as_unavailable(error, path) from error
    try:
        with contextlib.closing(sqlite3.connect(path)) as copy:
            copy.execute("pragma synchronous = off")  # it is synced as a whole in the end
            db.backup(copy, pages=STEP, progress=lambda *_: between())
        _sync(path)
    except (sqlite3.Error, OSError) as error:
        path.unlink(missing_ok=True)
        raise as_unavailable(error, path) from error


def copy_of(path: Path, target: Path) -> None:
    """A copy of a database that no server has open."""
    with contextlib.closing(_opened(path)) as db:
        copied(db, target, lambda: None)


def only_read(path: Path) -> sqlite3.Connection:
    """A connection to a copy that nobody writes, which leaves no trace beside it."""
    return sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro&immutable=1", uri=True)


class Contents(NamedTuple):
    """What a copy holds."""

    games: int
    entries: int


def checked(path: Path) -> Contents:
    """What lies in this copy, which is whole and of a version that can be read; or StoreUnavailable."""
    if not path.is_file():
        raise StoreUnavailable(f"{path}: there is no such file", "no_file", str(path))
    try:
        with contextlib.closing(only_read(path)) as db:
            version = int(db.execute("pragma user_version").fetchone()[0])
            newest = migrations()[-1][0]
            if not version:
                raise StoreUnavailable("no games of leonardo are in it", "no_database")
            if version > newest:
                raise StoreUnavailable(f"schema {version}, here {newest}", "newer")
            if db.execute("pragma integrity_check").fetchone()[0] != "ok":
                raise StoreUnavailable("its integrity check fails", "damaged")
            games = int(db.execute("select count(*) from games").fetchone()[0])
            return Contents(games, int(db.execute("select count(*) from entries").fetchone()[0]))
    except (sqlite3.Error, StoreUnavailable) as error:
        raise as_unavailable(error, path) from error


def put_in_place(copy: Path, target: Path, aside: Path) -> bool:
    """A database that no server has open is now what the copy is; whether there was one, which lies aside."""
    target.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    was_there = target.exists()
    if was_there:
        try:
            _opened(target).close()  # alone with it, and its log is in it
        except StoreUnavailable as error:
            if error.code in ("in_use", "not_writable", "cannot_open"):
                raise
            # What cannot be read any more is the reason why somebody puts a copy in its place.
    fresh = target.with_name(target.name + ".new")
    fresh.unlink(missing_ok=True)
    with contextlib.closing(only_read(copy)) as db:
        copied(db, fresh, lambda: None)
    if was_there:
        for end in BESIDE:
            with contextlib.suppress(FileNotFoundError):
                os.replace(str(target) + end, str(aside) + end)
    os.replace(fresh, target)
    _sync(target.parent)
    return was_there


def _opened(path: Path) -> sqlite3.Connection:
    try:
        return connect(path)
    except (sqlite3.Error, OSError, StoreUnavailable) as error:
        raise as_unavailable(error, path) from error


def _sync(path: Path) -> None:
    if os.name == "nt" and path.is_dir():
        return  # there a folder cannot be opened
    number = os.open(path, os.O_RDWR if path.is_file() else os.O_RDONLY)
    try:
        os.fsync(number)
    finally:
        os.close(number)
