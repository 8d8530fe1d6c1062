"""The tables as numbered SQL files, and a connection at the newest of them."""

from __future__ import annotations

import errno
import sqlite3
from importlib import resources
from pathlib import Path
from typing import Final

from leonardo.server.stores.store import StoreUnavailable


def connect(path: Path) -> sqlite3.Connection:
    """The connection that has this file for itself, at the newest schema."""
    db = sqlite3.connect(path, isolation_level=None, timeout=1, check_same_thread=False)
    try:
        db.execute("pragma locking_mode = exclusive")  # before the log is opened: it needs no shared memory
        _known_version(db)  # before anything is changed in it
        mode = db.execute("pragma journal_mode = wal").fetchone()[0]
        db.execute("pragma synchronous = full")
        db.execute("pragma foreign_keys = on")
        if mode not in ("wal", "memory"):
            raise StoreUnavailable(f"journal_mode is {mode}, not wal", "no_log")
        db.execute("begin exclusive")
        db.execute("commit")
        migrate(db)
    except sqlite3.OperationalError as error:
        db.close()
        if "locked" in str(error):
            raise StoreUnavailable("another server has this file open", "in_use") from None
        raise
    except BaseException:
        db.close()
        raise
    return db


# What SQLite and the system say, by the code under which the catalogue says it.
_OF_SQLITE: Final = {
    sqlite3.SQLITE_CANTOPEN: "cannot_open",
    sqlite3.SQLITE_READONLY: "not_writable",
    sqlite3.SQLITE_PERM: "not_writable",
    sqlite3.SQLITE_NOTADB: "no_database",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_IOERR: "disk_error",
}
_OF_THE_SYSTEM: Final = {
    errno.EACCES: "not_writable",
    errno.EPERM: "not_writable",
    errno.EROFS: "not_writable",
    errno.ENOSPC: "full",
    errno.EEXIST: "exists",
    errno.ENOTDIR: "no_folder",
    errno.ENOENT: "no_folder",
}


def as_unavailable(error: Exception, path: Path) -> StoreUnavailable:
    """The same trouble under a code of ours, with the file that it is about."""
    if isinstance(error, StoreUnavailable):
        return StoreUnavailable(str(error), error.code, error.path or str(path))
    if isinstance(error, OSError):
        code = _OF_THE_SYSTEM.get(error.errno or 0, "other")
        return StoreUnavailable(str(error), code, str(error.filename or path))
    code = _OF_SQLITE.get(getattr(error, "sqlite_errorcode", 0) & 0xFF, "other")
    return StoreUnavailable(f"{path}: {error}", code, str(path))


def migrations() -> list[tuple[int, str]]:
    """The schema files by number."""
    folder = resources.files(__name__)
    files = sorted((file.name, file.read_text(encoding="utf-8")) for file in folder.iterdir())
    return [(int(name[:4]), text) for name, text in files if name.endswith(".sql")]


def migrate(db: sqlite3.Connection) -> None:
    """Every schema file that this database has not seen was applied, each in one transaction."""
    version, known = _known_version(db), migrations()
    for number, text in known:
        if number > version:
            db.executescript(f"begin;\n{text}\npragma user_version = {number};\ncommit;")


def _known_version(db: sqlite3.Connection) -> int:
    """How many schema files this database has seen; a StoreUnavailable if some of them are not known here."""
    version, newest = int(db.execute("pragma user_version").fetchone()[0]), migrations()[-1][0]
    if version > newest:
        raise StoreUnavailable(f"written by a newer leonardo: schema {version}, here {newest}", "newer")
    return version
