"""The log of a server: one JSON object a line on standard error, without names, words, cards or tokens."""

from __future__ import annotations

import json
import logging
from datetime import UTC, datetime
from typing import Any


class Lines(logging.Formatter):
    """Time, level, and what happened; of a message that is no JSON, its text."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
        }
        text = record.getMessage()
        try:
            said = json.loads(text) if record.name == "leonardo.server" else None
        except ValueError:
            said = None
        line |= said if isinstance(said, dict) else {"what": "message", "from": record.name, "text": text}
        if record.exc_info and record.exc_info[0] is not None:
            line |= {"error": record.exc_info[0].__name__, "trace": self.formatException(record.exc_info)}
        return json.dumps(line, ensure_ascii=True)


def keep_journal(level: int) -> None:
    """From now on whatever the server and the libraries under it note is written so."""
    handler = logging.StreamHandler()
    handler.setFormatter(Lines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("leonardo.server").setLevel(level)
