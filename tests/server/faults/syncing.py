"""No answer before its fsync, as the system's own calls show it: a server traced by strace while it plays.

    python -m tests.server.faults.syncing --moves 10000

For each answer and each frame that tells of a move: the bytes that hold the move were written to the
log of the database, and that file was synced after it, before the answer was written. Exit code 1 if not.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path

import msgspec

from leonardo.server import wire
from leonardo.server.hall import Hall
from leonardo.server.reader import Reader
from leonardo.server.stores import SqliteStore
from leonardo.server.table import Table
from leonardo.server.tables import Tables
from tests.server.company import ANNA, QUICK, Inline, seats
from tests.server.faults import planted

AT_ONCE = 4
CALL = re.compile(
    r"^\[?(?:pid )?\s*(\d+)\]?\s+(?:([a-z0-9]+)\((.*)|<\.\.\. ([a-z0-9]+) resumed>(.*))$", re.DOTALL
)
MESSAGE = re.compile(r"move-\d{7}")
UNFINISHED = "<unfinished ...>"


# --- what is traced ---------------------------------------------------------------------------------------


async def play(path: Path, moves: int) -> None:
    """So many moves by people at some tables; every answer and every frame is written to standard output."""
    tables = Tables(Hall(SqliteStore(path), Inline(), QUICK))
    await tables.open()
    share = [moves // AT_ONCE + (number < moves % AT_ONCE) for number in range(AT_ONCE)]
    await asyncio.gather(*(play_some(tables, number, count) for number, count in enumerate(share)))
    await tables.close()


async def play_some(tables: Tables, number: int, moves: int) -> None:
    left = iter(range(moves))
    count = next(left, None)
    while count is not None:
        asked = wire.CreateTable("classic", seats("me", "me"), start=True)
        table = await tables.create(asked, ANNA)
        reader = Reader((), "", tables.hall.settings)
        await table.crowd.attach(reader)
        await reader.next()
        while table.story.status == "live" and count is not None:
            await move(table, reader, f"move-{number:02}{count:05}")
            count = next(left, None)


async def move(table: Table, reader: Reader, id: str) -> None:
    """The move is made; its answer and the frame that tells of it are written where strace sees them."""
    assert table.story.game is not None
    legal = table.story.game.legal.texts
    asked = wire.Move(id=id, ply=table.story.ply, move=legal[table.story.ply % len(legal)])
    answer = asyncio.create_task(table.do(asked, ANNA))
    while True:
        frame = msgspec.json.decode(await reader.next() or b"null")
        if any(entry["kind"] == "move" for entry in frame.get("entries", ())):
            break
    os.write(1, f"frame {id}\n".encode())
    assert isinstance(await answer, wire.Accepted)
    os.write(1, f"answer {id}\n".encode())


# --- what the trace says ---------------------------------------------------------------------------------


class Reading:
    """The calls of all threads in their order: which messages are in the log's file, and which are synced."""

    def __init__(self) -> None:
        self.answers = 0
        self.too_early: list[str] = []
        self._begun: dict[str, str] = {}  # thread -> a call that has not come back
        self._written: dict[str, set[str]] = {}  # file -> messages written, not synced
        self._syncing: dict[str, set[str]] = {}  # thread -> messages that its sync will make durable
        self._durable: set[str] = set()

    def line(self, text: str) -> None:
        found = CALL.match(text)
        if found is None:
            return
        thread, name, begins, again, ends = found.groups()
        if name is not None and begins.endswith(UNFINISHED):
            self._begun[thread] = begins.removesuffix(UNFINISHED)
            self._begins(thread, name, self._begun[thread])
        elif name is not None:
            self._begins(thread, name, begins)
            self._came_back(thread, name, begins)
        else:
            self._came_back(thread, again, self._begun.pop(thread, "") + ends)

    def _begins(self, thread: str, name: str, arguments: str) -> None:
        """A sync covers what was written before it began; an answer is out when its call begins."""
        file = arguments.split(",")[0].split(")")[0].strip()
        if name in ("fsync", "fdatasync"):
            self._syncing[thread] = self._written.pop(file, set())
        elif name == "write" and file.startswith("1<"):
            for message in MESSAGE.findall(arguments):
                self.answers += 1
                if message not in self._durable:
                    self.too_early.append(arguments[:60])

    def _came_back(self, thread: str, name: str, arguments: str) -> None:
        file = arguments.split(",")[0].strip()
        if name == "pwrite64" and "-wal>" in file:
            self._written.setdefault(file, set()).update(MESSAGE.findall(arguments))
        elif name in ("fsync", "fdatasync"):
            synced = self._syncing.pop(thread, set())
            if arguments.rstrip().endswith("= 0"):
                self._durable |= synced


def read(lines: Iterable[str]) -> Reading:
    reading = Reading()
    for line in lines:
        reading.line(line.rstrip("\n"))
    return reading


def traced(moves: int, bug: str = "") -> Reading:
    """A server was traced through so many moves."""
    with tempfile.TemporaryDirectory() as folder:
        pipe = Path(folder) / "trace"
        os.mkfifo(pipe)
        calls = "trace=write,pwrite64,fsync,fdatasync"
        command = ["strace", "-f", "-y", "-s", "8192", "-e", calls, "-e", "signal=none", "-o", str(pipe)]
        command += [
            sys.executable,
            "-m",
            __spec__.name,
            "--inside",
            folder,
            "--moves",
            str(moves),
            "--bug",
            bug,
        ]
        with subprocess.Popen(
            command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True
        ) as process:
            with pipe.open(encoding="utf-8", errors="replace") as lines:
                reading = read(lines)
            assert process.stderr is not None
            said = process.stderr.read()
    if process.returncode:
        raise RuntimeError(said)
    return reading


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--moves", type=int, default=10_000)
    parser.add_argument("--inside", default="", help=argparse.SUPPRESS)
    parser.add_argument("--bug", default="", help="one of those in planted.py, or no_sync")
    chosen = parser.parse_args()
    if chosen.inside:
        if chosen.bug:
            planted.BUGS[chosen.bug]()
        asyncio.run(play(Path(chosen.inside) / "games.db", chosen.moves))
        return 0
    reading = traced(chosen.moves, chosen.bug)
    print(json.dumps({"answers": reading.answers, "before their sync": len(reading.too_early)}))
    for line in reading.too_early[:10]:
        print(line)
    return 1 if reading.too_early or reading.answers != 2 * chosen.moves else 0


if __name__ == "__main__":
    sys.exit(main())
