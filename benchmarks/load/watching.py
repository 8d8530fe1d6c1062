"""A server's process from outside: started on one core, its processor time, its memory, its waiting."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

TICK: Final = os.sysconf("SC_CLK_TCK")
PAGE: Final = os.sysconf("SC_PAGE_SIZE")
PATIENCE: Final = 20.0  # seconds for a server to stop


class Watched:
    """A server, on the core that it was given; whatever it starts stays there, too."""

    def __init__(self, command: Sequence[str], core: int, **environment: str) -> None:
        self.process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env={**os.environ, **environment},
            preexec_fn=lambda: os.sched_setaffinity(0, {core}),
        )
        assert self.process.stdout is not None
        self.said = self.process.stdout

    def processor_seconds(self) -> float:
        """What it and its children have used so far, of all threads, in user and kernel."""
        return sum(_seconds(each) for each in self._family())

    def resident_kib(self) -> float:
        """The memory of the server itself that lies in RAM."""
        return int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]) * PAGE / 1024

    def waited(self) -> float:
        """Seconds in which its main thread could have run, and something else had the core."""
        path = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/schedstat")
        return int(path.read_text().split()[1]) / 1e9

    def _family(self) -> list[int]:
        found = [self.process.pid]
        for parent in found:
            for task in Path(f"/proc/{parent}/task").iterdir():
                with contextlib.suppress(OSError):
                    found += [int(child) for child in (task / "children").read_text().split()]
        return found

    def stop(self) -> None:
        """It was told to stop, and has."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        self.said.close()


def _seconds(process: int) -> float:
    try:
        text = Path(f"/proc/{process}/stat").read_text()
    except OSError:
        return 0.0
    fields = text.rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICK


def steal() -> Mapping[str, float]:
    """Seconds that the host took from each core of a virtual machine, by its name in /proc/stat."""
    lines = Path("/proc/stat").read_text().splitlines()
    return {line.split()[0]: int(line.split()[8]) / TICK for line in lines if line.startswith("cpu")}
