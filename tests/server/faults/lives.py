"""One life of a server whose end is kill -9: tables on a file, clients that play and note what they hear."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import sqlite3
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from leonardo.server import wire
from leonardo.server.crowd import Crowd
from leonardo.server.hall import Hall
from leonardo.server.reader import Reader
from leonardo.server.stores import SqliteStore
from leonardo.server.stores import sqlite as sqlite_store
from leonardo.server.table import Table
from leonardo.server.tables import Tables
from tests.server.company import ANNA, BORIS, QUICK, Inline, seats
from tests.server.faults.judging import Sent

TABLES = 4
EDITIONS = ("classic", "novem", "quintis-2009-extra", "quintis-2011")
# Where a process may die besides anywhere: before and after each step between a wish and its answer.
POINTS = ("before begin", "before commit", "after commit", "before the answer", "before telling", "any time")


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def die_at(point: str, number: int) -> None:
    """The process dies when it comes to this point for the n-th time."""
    left = [number]

    def passing() -> None:
        left[0] -= 1
        if not left[0]:
            die()

    if point in ("before begin", "before commit", "after commit"):

        class Mortal(sqlite3.Connection):
            def execute(self, sql: str, *values: Any) -> sqlite3.Cursor:  # type: ignore[override]
                if sql == {"before begin": "begin immediate", "before commit": "commit"}.get(point):
                    passing()
                done = super().execute(sql, *values)
                if (sql, point) == ("commit", "after commit"):
                    passing()
                return done

        plain = sqlite3.connect
        sqlite3.connect = lambda *a, **k: plain(*a, **k, factory=Mortal)  # type: ignore[assignment]
    elif point == "before the answer":
        settle = sqlite_store.settle
        sqlite_store.settle = lambda results: (passing(), settle(results))[1]  # type: ignore[func-returns-value]
    elif point == "before telling":
        tell = Crowd.tell
        Crowd.tell = lambda self, known=None: (passing(), tell(self, known))[1]  # type: ignore[method-assign, func-returns-value]


class Life:
    """Clients at some tables of one server without a network; each line they write is one fact."""

    def __init__(self, path: Path, write: Callable[[bytes], Any], seed: str) -> None:
        self.tables = Tables(Hall(SqliteStore(path), Inline(), QUICK))
        self.rng = random.Random(seed)
        self._write = write

    def note(self, what: str, **facts: Any) -> None:
        self._write(msgspec.json.encode({"what": what, **facts}) + b"\n")

    async def run(self, known: dict[str, str], unanswered: list[Sent]) -> None:
        """For ever; tables that are known go on, and what was never answered is sent again."""
        await self.tables.open()
        for sent in unanswered:
            if (table := await self.tables.get(sent.table)) is not None:
                await self.send(table, sent)
        names = [name for name, status in known.items() if status != "over"][-TABLES:]
        names += [""] * (TABLES - len(names))
        await asyncio.gather(*(self.play(name, number) for number, name in enumerate(names)))

    async def play(self, name: str, number: int) -> None:
        while True:
            table = await (self.tables.get(name) if name else self.made(number))
            assert table is not None
            self.note("table", table=table.row.id, known_by=table.story.status)
            watcher = asyncio.create_task(self.watch(table))
            while table.story.status == "live":
                await self.turn(table)
            watcher.cancel()
            self.note("table", table=table.row.id, known_by="over")
            name = ""

    async def made(self, number: int) -> Table:
        kinds = ("me", "open", "random") if number % 2 else ("me", "open")
        table = await self.tables.create(wire.CreateTable(EDITIONS[number], seats(*kinds)), ANNA)
        await self.tables.join(table, wire.Join("Boris", table.row.invitation), BORIS)
        await table.do(wire.Start("start"), ANNA)
        return table

    async def turn(self, table: Table) -> None:
        seat = table.story.to_move
        if seat is None or table.story.game is None or table.story.seats[seat].is_played_by_bot:
            await asyncio.sleep(0)
            return
        move = self.rng.choice(table.story.game.legal.texts)
        sent = Sent(table.row.id, seat, f"{self.rng.getrandbits(64):016x}", table.story.ply, move)
        times = self.rng.choice((1, 1, 1, 2, 3))
        await asyncio.gather(*(self.send(table, sent) for _ in range(times)))

    async def send(self, table: Table, sent: Sent) -> None:
        self.note("sent", message=sent)
        session = ANNA if sent.seat == 0 else BORIS
        answer = await table.do(wire.Move(id=sent.id, ply=sent.ply, move=sent.move), session)
        if isinstance(answer, wire.Accepted):
            self.note("accepted", message=sent, seq=answer.seq, ply=answer.ply)
        else:
            assert isinstance(answer, wire.Refused)
            self.note("refused", message=sent, code=answer.code)

    async def watch(self, table: Table) -> None:
        """A spectator writes down every entry it is told of."""
        reader = Reader((), "", self.tables.hall.settings)
        await table.crowd.attach(reader)
        with contextlib.suppress(asyncio.CancelledError):
            while (frame := await reader.next()) is not None:
                told = msgspec.json.decode(frame)
                for entry in told.get("entries", ()):
                    self.note("saw", table=told["table"], **{k: entry[k] for k in ("seq", "kind", "seat")})


def live(
    path: Path, out: int, seed: str, point: str, number: int, known: dict[str, str], unanswered: list[Sent]
) -> None:
    """The whole life, in this process; it does not come back."""
    try:
        if point != "any time":
            die_at(point, number)
        asyncio.run(Life(path, lambda line: os.write(out, line), seed).run(known, unanswered))
    except BaseException as error:
        print(f"seed {seed}: {error!r}", file=sys.stderr, flush=True)
        raise
    finally:
        os._exit(3)
