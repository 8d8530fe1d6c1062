"""The other projects that we are measured against, each in a process of its own.

They are installed once, by the hashes in peers/peers.lock, into an environment of the bench's own,
build/peers; nothing of ours depends on them.
A peer that cannot be installed or started is named and left out.
"""

from __future__ import annotations

import atexit
import hashlib
import json
import shutil
import subprocess
import sys
import venv
from pathlib import Path
from typing import Any, Final

from benchmarks.race import tell

HERE: Final = Path(__file__).parent / "peers"
LOCK: Final = HERE / "peers.lock"
PLACE: Final = Path(__file__).parents[1] / "build" / "peers"
PYTHON: Final = PLACE / "bin" / "python"


class Absent(Exception):
    """The peer cannot take part; the text says why."""


def install() -> None:
    """The environment of the peers is what the lock says, as far as that can be had."""
    wanted = hashlib.sha256(LOCK.read_bytes() + sys.version.encode()).hexdigest()
    ready = PLACE / "ready"
    if ready.exists() and ready.read_text() == wanted:
        return
    tell("installing the peers into build/peers, once; this takes a minute or two ...")
    shutil.rmtree(PLACE, ignore_errors=True)
    venv.create(PLACE, symlinks=True, with_pip=True)
    command = [str(PYTHON), "-m", "pip", "install", "-qq", "--no-input", "--disable-pip-version-check"]
    try:
        subprocess.run([*command, "--require-hashes", "--requirement", str(LOCK)], check=True)
    except subprocess.CalledProcessError:
        return  # what is missing is named when a peer is started; the next run tries again
    ready.write_text(wanted)


class Peer:
    """A peer's own loop, in its own process, which answers each number of seconds with what it did."""

    def __init__(self, script: str, name: str) -> None:
        self.name = name
        self.facts: dict[str, Any] = {}
        install()
        self._process = subprocess.Popen(
            [str(PYTHON), str(HERE / f"{script}.py")],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        atexit.register(self.close)
        try:
            self.run(0.1)
        except (OSError, ValueError) as error:
            said = (self._process.communicate()[1] or str(error)).strip().splitlines()
            raise Absent(f"{name} is left out: {said[-1] if said else 'it says nothing'}") from error

    def run(self, seconds: float) -> float:
        """How much it does a second, as it counts itself."""
        assert self._process.stdin and self._process.stdout
        print(seconds, file=self._process.stdin, flush=True)
        self.facts = json.loads(self._process.stdout.readline())
        return float(self.facts["rate"])

    def close(self) -> None:
        """The process has ended."""
        if self._process.poll() is None:
            self._process.terminate()
            self._process.wait()
