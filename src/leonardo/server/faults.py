"""What is left behind when the rules fail: a file with which anybody can make them fail again."""

from __future__ import annotations

import os
import secrets
import traceback
from pathlib import Path

import msgspec

from leonardo.server.hall import Hall
from leonardo.server.story import Story


def reproducer(hall: Hall, story: Story, error: Exception) -> Path | None:
    """The path of the file with the record so far and the traceback, for the operator's eyes; or None."""
    folder = hall.settings.faults
    if folder is None:
        return None
    try:
        record = story.game.record().text if story.game is not None else ""
    except Exception:  # the game itself may be what is broken; the deal and the log's place remain
        record = ""
    report = {
        "table": story.id,
        "after_seq": story.seq,
        "error": repr(error),
        "traceback": traceback.format_exception(error),
        "record": record,
    }
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"{story.id}-{story.seq + 1}-{secrets.token_hex(3)}.json"
        # It holds hidden cards: only the owner of the server reads it.
        number = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(number, "wb") as file:
            file.write(msgspec.json.format(msgspec.json.encode(report)))
    except OSError:
        return None
    return path
