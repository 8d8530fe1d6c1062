"""The program in a real terminal, as a person has it: lines typed, lines read."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path

import pexpect

INK = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")
PROMPT = re.compile(r"> $")
PATIENCE = 30  # seconds; a test machine may be busy


def environment(**more: str) -> dict[str, str]:
    """A terminal that knows UTF-8 and colours, and speaks English."""
    kept = {
        name: value for name, value in os.environ.items() if not name.startswith(("LEONARDO", "LC_", "LANG"))
    }
    for name in ("NO_COLOR", "COLUMNS", "LINES"):  # the terminal says how wide it is, not who runs the tests
        kept.pop(name, None)
    return {**kept, "TERM": "xterm", "LANG": "C.UTF-8", "PYTHONUTF8": "1", **more}


class Leonardo:
    """One run of `leonardo` in a terminal of so many columns."""

    def __init__(self, *arguments: str, folder: Path, width: int = 80, **more: str) -> None:
        self.process = pexpect.spawn(
            sys.executable,
            ["-m", "leonardo.cli.main", *arguments],
            cwd=str(folder),
            env=environment(**more),
            dimensions=(24, width),
            encoding="utf-8",
            timeout=PATIENCE,
        )
        self.process.setecho(False)
        self.seen = ""

    def asks(self) -> str:
        """What was shown up to the next question."""
        self.process.expect(r"> $")
        shown = self.process.before + self.process.after
        self.seen += shown
        return self.plain(shown)

    def types(self, line: str) -> str:
        """What was shown between this line and the next question."""
        self.process.sendline(line)
        return self.asks()

    def ends(self) -> tuple[str, int]:
        """The rest of what was shown, and the exit code."""
        self.process.expect(pexpect.EOF)
        self.seen += self.process.before
        self.process.close()
        return self.plain(self.process.before), self.process.exitstatus

    @staticmethod
    def plain(text: str) -> str:
        """The text without ink, its line ends as in a file."""
        return INK.sub("", text).replace("\r\n", "\n")
