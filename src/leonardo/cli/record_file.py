"""The text of a record file that was named on the command line."""

from __future__ import annotations

import sys
from pathlib import Path

from leonardo.record import decoded


def text_of(file: str) -> str:
    """What stands in the file, or with `-` in standard input; bytes that are no UTF-8 have their place."""
    return decoded(sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes())
