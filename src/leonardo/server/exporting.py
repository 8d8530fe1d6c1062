"""The records of a database that no server has open, game by game."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path

from leonardo.record import Record
from leonardo.server.records import record_of
from leonardo.server.stores.copies import only_read
from leonardo.server.stores.store import Entry
from leonardo.server.story import Story

_ENTRY = "game, seq, kind, seat, client_id, at, up, data, chain"


def records_in(path: Path) -> Iterator[Record | None]:
    """Every game that is over, the oldest first; None for one whose log is damaged."""
    with contextlib.closing(only_read(path)) as db:
        query = "select id, secret from games join secrets on id = game where status = 'over'"
        for name, secret in db.execute(f"{query} order by created, id").fetchall():
            rows = db.execute(f"select {_ENTRY} from entries where game = ? order by seq", (name,))
            yield _record(Story(name, bytes.fromhex(secret)), [Entry(*row) for row in rows])


def _record(story: Story, entries: list[Entry]) -> Record | None:
    try:
        for entry in entries:
            story.apply(entry)
        return record_of(story)
    except Exception:  # whatever is wrong in it, the others can be had
        return None
