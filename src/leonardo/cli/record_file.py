"""The text of a record file that was named on the command line."""

from __future__ import annotations

import sys
from pathlib import Path

from leonardo.errors import RecordError


def text_of(file: str) -> str:
    """What stands in the file, or with `-` in standard input; bytes that are no UTF-8 have their place."""
    raw = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError as error:
        before = raw[: error.start]
        line = before.count(b"\n") + 1
        column = error.start - before.rfind(b"\n")
        raise RecordError("not text in UTF-8 from here on", line=line, column=column) from None
