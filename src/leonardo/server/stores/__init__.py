"""Where games are kept: one protocol, several stores, one contract."""

from leonardo.server.stores.memory import MemoryStore
from leonardo.server.stores.sqlite import SqliteStore
from leonardo.server.stores.store import (
    Conflict,
    Entry,
    GameRow,
    LeaseLost,
    Store,
    StoreUnavailable,
    Unreadable,
)

__all__ = [
    "Conflict",
    "Entry",
    "GameRow",
    "LeaseLost",
    "MemoryStore",
    "SqliteStore",
    "Store",
    "StoreUnavailable",
    "Unreadable",
]
