"""Our own side: games of random moves, each drawn from the whole list of legal ones; compiled, and in C."""

from __future__ import annotations

import ctypes
import hashlib
import shutil
import subprocess
import time
from pathlib import Path
from typing import Any, Final

import numpy as np

from benchmarks.peering import Absent
from leonardo import Edition, fast
from leonardo.lab.kernels.playing import play_many
from leonardo.lab.kernels.tracing import MOVES_ONLY, trace_games
from leonardo.lab.table import FastTable, PlainTable
from leonardo.rules import Tape

REFERENCE: Final = Path(__file__).parent / "reference" / "quintis.c"
BUILT: Final = Path(__file__).parents[1] / "build" / "reference"
FLAGS: Final = ("-O3", "-march=native", "-shared", "-fPIC", "-fwrapv")
SEED: Final = "bench"


class Random:
    """Compiled games of random moves: decisions for each second of processor time."""

    def __init__(self, edition: str, seats: int) -> None:
        self.name = f"{edition}, {seats} seats"
        self.plain = PlainTable(Edition(edition), ["random"] * seats, SEED)
        self.table = FastTable(self.plain)
        self._next, self._step = 0, 1

    def play(self, first: int, count: int) -> int:
        """So many games are played; how many decisions there were."""
        table = self.table
        made = fast.twin(play_many)(table.t, table.s, table.blank, table.d, table.silent, first, count)
        return int(made)

    def trace(self, count: int) -> Any:
        """The digest of each of the first games."""
        table, digests = self.table, fast.numbers(count)
        args = (table.t, table.s, table.v, table.blank, table.d, fast.record(Tape))
        fast.twin(trace_games)(*args, 0, count, MOVES_ONLY, digests)
        return digests

    def run(self, seconds: float) -> float:
        """Decisions a second; games are counted on, so that no two turns play the same ones."""
        began, decisions = time.thread_time(), 0
        while (spent := time.thread_time() - began) < seconds:
            before = time.thread_time()
            decisions += self.play(self._next, self._step)
            self._next = (self._next + self._step) % (1 << 31)
            took = time.thread_time() - before
            self._step = max(1, min(4 * self._step, int(self._step * 0.05 / max(took, 1e-6))))
        return decisions / spent


class Reference(Random):
    """The same games of quintis-2009 by the same algorithm in C."""

    def __init__(self, seats: int) -> None:
        super().__init__("quintis-2009", seats)
        self.name = f"the same in C, {seats} seats"
        d = self.plain.d
        self._deck = np.array(d.main_list[: d.main_count], np.int64)
        self._seed = np.array(d.seed, np.int64)
        self._race = library().quintis_race

    def play(self, first: int, count: int) -> int:
        return self._played(first, count, None)

    def trace(self, count: int) -> Any:
        digests = fast.numbers(count)
        self._played(0, count, digests)
        return digests

    def _played(self, first: int, count: int, digests: Any) -> int:
        where = None if digests is None else digests.ctypes.data
        deck, seed = self._deck.ctypes.data, self._seed.ctypes.data
        return int(self._race(deck, len(self._deck), self.plain.d.seats, seed, first, count, where))


def library() -> Any:
    """The reference, compiled for this machine; an Absent where there is no C compiler."""
    compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    if compiler is None:
        raise Absent("the reference in C is left out: there is no C compiler (Debian: gcc libc6-dev)")
    key = hashlib.sha256(REFERENCE.read_bytes() + f"{compiler} {FLAGS}".encode()).hexdigest()[:16]
    built = BUILT / f"quintis-{key}.so"
    if not built.exists():
        BUILT.mkdir(parents=True, exist_ok=True)
        part = built.with_suffix(".part")
        subprocess.run([compiler, *FLAGS, "-o", str(part), str(REFERENCE)], check=True)
        part.replace(built)
    made = ctypes.CDLL(str(built))  # gives up the interpreter's lock while it plays
    made.quintis_race.restype = ctypes.c_int64
    made.quintis_race.argtypes = [
        ctypes.c_void_p, ctypes.c_int, ctypes.c_int, ctypes.c_void_p,
        ctypes.c_int64, ctypes.c_int64, ctypes.c_void_p,
    ]  # fmt: skip
    return made


def compiler_version() -> str:
    """The C compiler's first line about itself."""
    compiler = shutil.which("cc") or shutil.which("gcc") or "clang"
    said = subprocess.run([compiler, "--version"], capture_output=True, text=True, check=False).stdout
    return said.splitlines()[0] if said else "no C compiler"
