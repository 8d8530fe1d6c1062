"""`leonardo serve` as anybody starts it, and tables of four seats, each with a socket of its own.

Nothing is switched off for the load: its limits hold for each address, so the seats come from many addresses
of the loopback network, as people come from many homes.
"""

from __future__ import annotations

import asyncio
import random
import re
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from benchmarks.load.arrivals import Arrivals
from benchmarks.load.tables import Counts, Table, Wrong
from benchmarks.load.watching import Watched

TABLES_AT_ADDRESS: Final = 15  # of four sockets each: an address may have 64
AT_ONCE: Final = 16  # tables that are being set up


class Ours:
    """Our server and everybody at its tables."""

    name = "ours"

    def __init__(self, core: int, edition: str, language: str, seed: int) -> None:
        self.edition, self.language = edition, language
        self.chance = random.Random(seed)
        self.arrivals = Arrivals(seed)
        self.counts = Counts()
        self.acknowledged: list[tuple[str, str]] = []
        self.tables: list[Table] = []
        self._folder = tempfile.TemporaryDirectory()
        self._numbers = 0
        self._tasks: set[asyncio.Task[None]] = set()
        command = [
            sys.executable,
            "-m",
            "leonardo.cli.main",
            "serve",
            "--port",
            "0",
            "--data",
            self._folder.name,
        ]
        self.server = Watched(command, core, LEONARDO_LANG="en")
        found = re.search(r"http://127\.0\.0\.1:(\d+)", self.server.said.readline())
        if found is None:
            raise Wrong("leonardo serve does not say where it listens")
        self.port = int(found[1])

    @property
    def database(self) -> Path:
        """The file in which the server keeps its games."""
        return Path(self._folder.name, "games.db")

    def next_number(self) -> int:
        self._numbers += 1
        return self._numbers

    def later(self, work: Any) -> None:
        """The work is done beside everything else."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def set_up(self, tables: int) -> None:
        """So many tables have begun."""
        self.tables = [
            Table(
                self,
                f"127.0.{1 + number // TABLES_AT_ADDRESS // 250}.{1 + number // TABLES_AT_ADDRESS % 250}",
            )
            for number in range(tables)
        ]
        await spread(self.tables, lambda table: table.set_up(self.port))

    async def connect(self) -> None:
        """All seats are connected, and the moves can come."""
        await spread(self.tables, lambda table: table.connect(self.port))

    def moves(self) -> int:
        """All moves so far, acknowledged or made by the server itself."""
        return self.counts.moves

    async def fresh(self, moves: int) -> None:
        """Nothing has to be laid ready for the next turn: a game is long, and is followed by another."""

    def close(self) -> None:
        """Nothing of it is left."""
        for table in self.tables:
            for seat in table.seats:
                if seat.line is not None and seat.line.transport is not None:
                    seat.line.leave()
        self.server.stop()

    def forget(self) -> None:
        """The database is gone."""
        self._folder.cleanup()


async def spread(them: Any, work: Any) -> None:
    """The work is done for each, spread over the addresses, a few at the same time."""
    order = [each for first in range(TABLES_AT_ADDRESS) for each in them[first::TABLES_AT_ADDRESS]]
    at_once = asyncio.Semaphore(AT_ONCE)

    async def one(each: Any) -> None:
        async with at_once:
            await work(each)

    await asyncio.gather(*(one(each) for each in order))
