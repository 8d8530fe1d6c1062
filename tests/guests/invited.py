"""Programs of `outsider.py` as the arena is given them, and whether any of them is still there."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

PROGRAM = Path(__file__).with_name("outsider.py")

# What each bad manner is charged with; the late ones would never answer.
LATE = ("hanging", "silent", "clinging")
CHARGED = dict.fromkeys(LATE, "late") | {
    "crashing": "crashed",
    "raising": "crashed",
    "devouring": "crashed",
    "leaving": "crashed",
    "shut": "crashed",
    "babbling": "garbled",
    "endless": "garbled",
    "prose": "garbled",
    "bare": "garbled",
    "nested": "garbled",
    "moveless": "garbled",
    "numbered": "garbled",
    "cheating": "illegal",
    "unreadable": "illegal",
    "refusing": "refused",
}
FAIR = ("fair", "slow", "noisy")


def command(manner: str, odds: int = 1) -> list[str]:
    return [sys.executable, str(PROGRAM), manner, str(odds)]


def invited(manner: str, odds: int = 1) -> str:
    """The bot as `leonardo match` knows it."""
    return f"cmd:{shlex.join(command(manner, odds))}"


def still_running(manner: str) -> list[int]:
    """The processes of this manner, where the system can tell."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            words = (folder / "cmdline").read_bytes().split(b"\0")
            state = (folder / "stat").read_text().rpartition(")")[2].split()[0]
        except OSError:
            continue
        if str(PROGRAM).encode() in words and manner.encode() in words and state != "Z":
            found.append(int(folder.name))
    return found
