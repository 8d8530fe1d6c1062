"""The tables as numbered SQL files, and a connection at the newest of them."""

from __future__ import annotations

import sqlite3
from importlib import resources
from pathlib import Path

from leonardo.server.stores.store import StoreUnavailable


def connect(path: Path) -> sqlite3.Connection:
    """The connection that has this file for itself, at the newest schema."""
    db = sqlite3.connect(path, isolation_level=None, timeout=1, check_same_thread=False)
    try:
        db.execute("pragma locking_mode = exclusive")  # before the log is opened: it needs no shared memory
        mode = db.execute("pragma journal_mode = wal").fetchone()[0]
        db.execute("pragma synchronous = full")
        db.execute("pragma foreign_keys = on")
        if mode not in ("wal", "memory"):
            raise StoreUnavailable(f"journal_mode is {mode}, not wal")
        db.execute("begin exclusive")
        db.execute("commit")
        migrate(db)
    except sqlite3.OperationalError as error:
        db.close()
        if "locked" in str(error):
            raise StoreUnavailable("another server has this file open") from None
        raise
    except BaseException:
        db.close()
        raise
    return db


def migrations() -> list[tuple[int, str]]:
    """The schema files by number."""
    folder = resources.files(__name__)
    files = sorted((file.name, file.read_text(encoding="utf-8")) for file in folder.iterdir())
    return [(int(name[:4]), text) for name, text in files if name.endswith(".sql")]


def migrate(db: sqlite3.Connection) -> None:
    """Every schema file that this database has not seen was applied, each in one transaction."""
    version = int(db.execute("pragma user_version").fetchone()[0])
    known = migrations()
    if version > known[-1][0]:
        raise StoreUnavailable(f"written by a newer leonardo: schema {version}, here {known[-1][0]}")
    for number, text in known:
        if number > version:
            db.executescript(f"begin;\n{text}\npragma user_version = {number};\ncommit;")
