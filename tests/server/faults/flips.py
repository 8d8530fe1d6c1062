"""Bytes changed at random places of a database: a game is as it was, or it is put aside; never another game.

    python -m tests.server.faults.flips --flips 10000

One byte is changed, the server opens the file and takes up every game. Counted are files that could not be
opened, games put aside, and games that are as they were. Exit code 1 if a game came to be another one, or
something fell over.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import logging
import random
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

from leonardo.server import wire
from leonardo.server.plans import Refusal
from leonardo.server.stores import SqliteStore, StoreUnavailable
from leonardo.server.tables import Tables
from tests.server.company import ANNA, hall, message, move, seats

GAMES = 6
MOVES = 25
EDITIONS = ("classic", "novem", "quintis-2011")


async def written(path: Path) -> dict[str, Any]:
    """A database with some games; of each what must be found again."""
    tables = Tables(hall(SqliteStore(path)))
    await tables.open()
    for number in range(GAMES):
        asked = wire.CreateTable(EDITIONS[number % len(EDITIONS)], seats("me", "me"), start=True)
        table = await tables.create(asked, ANNA)
        for _ in range(MOVES):
            await move(table)
        await table.do(wire.Chat(message(), text=f"good evening, {number}"), ANNA)
    found = {name: essence(table) for name, table in tables._loaded.items()}
    await tables.close()
    return found


def essence(table: Any) -> Any:
    """All of a game that its players would miss."""
    story = table.story
    said = {client: sent.text for client, sent in story.sent.items()}
    return (
        story.game.position,
        story.seq,
        story.chain,
        story.ply,
        story.secret,
        story.names,
        story.setup,
        said,
    )


async def judged(path: Path, games: dict[str, Any], counts: Counter[str]) -> list[str]:
    """What is wrong after the file was opened and every game taken up; nothing, if all is well."""
    tables = Tables(hall(SqliteStore(path)))
    try:
        await tables.open()
    except StoreUnavailable:
        counts["refused to open"] += 1
        await tables.hall.store.close()
        return []
    wrong = []
    aside = 0
    for name, right in games.items():
        try:
            table = await tables.get(name)
        except Refusal:
            aside += 1
        except StoreUnavailable:
            counts["store unavailable"] += 1
        else:
            if table is None:
                counts["not found"] += 1
            elif essence(table) != right:
                wrong.append(f"{name} has become another game")
            else:
                counts["as it was"] += 1
    counts["put aside"] += aside
    counts[f"files with {min(aside, 2)}{'+' if aside > 1 else ''} games put aside"] += 1
    await tables.close()
    return wrong


def flipped(original: bytes, rng: random.Random, what: bytes = b"") -> tuple[bytes, str]:
    """The file with one byte changed, near this text if one is given; and where."""
    place = rng.randrange(len(original))
    if what:
        places = [i for i in range(len(original)) if original.startswith(what, i)]
        place = rng.choice(places) + len(what) + rng.randrange(20)
    value = original[place] ^ (1 << rng.randrange(8))
    return original[:place] + bytes([value]) + original[place + 1 :], f"byte {place} became {value}"


def run(flips: int, seed: str, near: bytes = b"") -> tuple[Counter[str], list[str]]:
    """So many files with one byte changed were judged."""
    rng = random.Random(seed)
    counts: Counter[str] = Counter()
    wrong: list[str] = []
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "games.db"
        games = asyncio.run(written(path))
        original = path.read_bytes()
        for number in range(flips):
            spoilt, where = flipped(original, rng, near)
            for file in path.parent.iterdir():
                file.unlink()
            path.write_bytes(spoilt)
            counts["flips"] += 1
            try:
                found = asyncio.run(judged(path, games, counts))
            except Exception as error:
                found = [f"fell over: {error!r}"]
            wrong += [f"flip {number} of seed {seed!r}, {where}: {what}" for what in found]
            if sys.stderr.isatty() and number % 100 == 99:
                print(f"{number + 1} flips", file=sys.stderr)
    return counts, wrong


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--flips", type=int, default=10_000)
    parser.add_argument("--seed", default="flips")
    chosen = parser.parse_args()
    logging.disable()
    counts, wrong = run(chosen.flips, chosen.seed)
    print(json.dumps({**counts, "wrong": len(wrong)}))
    for line in wrong:
        print(line)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
