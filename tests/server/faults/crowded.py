"""A database with as many live games as one likes, and how long a server takes to come up with it.

    python -m tests.server.faults.crowded --games 10000

builds the file, starts `leonardo serve` with it, and prints the seconds until it answers, until a game is
had for the first time, and what its clocks say. Exit code 1 if it took more than two seconds or a clock ran.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

import msgspec

from leonardo.server import wire
from leonardo.server.fair import commitment
from leonardo.server.plans import Line, chained
from leonardo.server.stores import GameRow, SqliteStore
from leonardo.server.stores.store import Entry
from leonardo.server.tables import Tables
from tests.server.company import ANNA, BORIS, hall, move, seats, table_of

SAMPLES = 20
TOGETHER = 500
EDITIONS = ("classic", "novem", "quintis-2009", "quintis-2009-extra", "quintis-2011")
CLOCK = wire.Clock("live", seconds=3600, increment=5)
LIMIT = 2.0  # seconds, asked for a machine that is not busy with something else
TOKEN = "anna"


async def samples() -> list[tuple[GameRow, list[Entry]]]:
    """Games of every edition in the middle of play, a few of them with a bot to move."""
    tables = Tables(hall())
    await tables.open()
    found = []
    for number in range(SAMPLES):
        kinds = ("me", "random") if number % 5 == 4 else ("me", "open")
        table = await table_of(tables, *kinds, edition=EDITIONS[number % 5], clock=CLOCK, spectators="public")
        for _ in range(10 + number):
            if table.story.status == "live" and table.story.to_move is not None:
                if table.story.seats[table.story.to_move].is_played_by_bot:
                    break
                await move(table)
        table.mover.stop()
        if table.story.status == "live":
            found.append((table.row, await tables.hall.store.entries(table.row.id)))
    await tables.close()
    return found


async def fill(path: Path, games: int) -> None:
    """The file holds so many live games; 3,600 seconds minus what was used are left to every seat."""
    patterns = await samples()
    store = SqliteStore(path)
    await store.open()
    await store.uptime(50_000_000)
    for begin in range(0, games, TOGETHER):
        jobs = []
        for number in range(begin, min(begin + TOGETHER, games)):
            row, entries = patterns[number % len(patterns)]
            jobs.append(copied(store, row, entries, number))
        await asyncio.gather(*jobs)
    await store.close()


async def copied(store: SqliteStore, row: GameRow, entries: list[Entry], number: int) -> None:
    """The same game once more, under another name."""
    name, secret = f"table{number:011}", number.to_bytes(32, "big")
    lines = [Line(entry.kind, entry.seat, msgspec.json.decode(entry.data)) for entry in entries]
    lines[0] = lines[0]._replace(data={**lines[0].data, "commitment": commitment(name, secret)})
    up = 49_990_000
    log = chained(name, -1, "", lines, entries[0].at, up)
    wake = None if row.wake is None else up + 3_600_000 if number % 5 != 4 else up
    made = msgspec.structs.replace(
        row, id=name, invitation=f"i{number:021}", listed=number % 50 == 0, wake=wake
    )
    await store.create(made, secret, log, {-1: ANNA, 0: ANNA, 1: BORIS})


def started(folder: Path) -> tuple[subprocess.Popen[str], str, float]:
    """`leonardo serve` on a free port, its address, and the seconds until it answered."""
    began = time.monotonic()
    command = [sys.executable, "-m", "leonardo.cli.main", "serve", "--port", "0", "--data", str(folder)]
    environment = dict(os.environ, LEONARDO_LANG="en")
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=environment
    )
    assert process.stdout is not None
    line = process.stdout.readline()
    address = next(word for word in line.split() if word.startswith("http"))
    assert get(f"{address}/api/health")
    return process, address, time.monotonic() - began


def get(address: str) -> Any:
    request = urllib.request.Request(address, headers={"Authorization": f"Bearer {TOKEN}"})
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.load(answer)


def stopped(process: subprocess.Popen[str]) -> None:
    process.send_signal(signal.SIGTERM)
    process.wait(60)
    assert process.stdout is not None
    process.stdout.close()


def measured(games: int) -> dict[str, Any]:
    """A server was started with so many live games, was asked, and stopped."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        asyncio.run(fill(folder / "games.db", games))
        megabytes = (folder / "games.db").stat().st_size / 1e6
        process, address, listening = started(folder)
        try:
            began = time.monotonic()
            table = get(f"{address}/api/tables/table{games // 2:011}")
            first = time.monotonic() - began
            clock = table["state"]["clock"]
            resident = int(Path(f"/proc/{process.pid}/statm").read_text().split()[1]) * 4096 / 1e6
        finally:
            stopped(process)
        again, address, _ = started(folder)
        try:
            after = get(f"{address}/api/tables/table{games // 2:011}")["state"]["clock"]
        finally:
            stopped(again)
    return {
        "games": games,
        "file MB": round(megabytes),
        "listening after s": round(listening, 2),
        "first game after s": round(first, 3),
        "resident MB": round(resident),
        "left ms": clock["left"],
        "elapsed ms": clock["elapsed"],
        "left ms after a restart": after["left"],
        "elapsed ms after a restart": after["elapsed"],
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=10_000)
    found = measured(parser.parse_args().games)
    print(json.dumps(found))
    same = found["left ms"] == found["left ms after a restart"]
    return 0 if found["listening after s"] <= LIMIT and same else 1


__all__ = ["fill", "measured", "seats", "started", "stopped"]

if __name__ == "__main__":
    sys.exit(main())
