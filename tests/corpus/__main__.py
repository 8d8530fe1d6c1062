"""Writes what this version leaves on disk: python -m tests.corpus, once, before a release is published.

Into tests/corpus/VERSION go records of every edition, a database with tables in every state, and what was
seen at them. Later versions open, migrate and replay all of it. What is there is never written anew.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import sqlite3
import sys
from pathlib import Path
from typing import Any

from leonardo import Edition, Game, __version__, bots
from leonardo.server import wire
from leonardo.server.bots import BotPool
from leonardo.server.hall import Hall, Settings
from leonardo.server.stores import SqliteStore
from leonardo.server.tables import Tables, session_of
from tests.corpus import HERE, seen

ANNA, BORIS = session_of("anna of the corpus"), session_of("boris of the corpus")
GAMES = 4  # of each edition


def main() -> int:
    """The folder of this version is there."""
    folder = HERE / __version__
    if folder.exists():
        print(f"{folder} is there already, and stays as it is", file=sys.stderr)
        return 1
    folder.mkdir()
    for edition in Edition.names():
        text = "\n".join(_record(edition, number) for number in range(GAMES))
        (folder / f"{edition}.leo").write_text(text, encoding="utf-8", newline="\n")
    expected = asyncio.run(_database(folder / "games.db"))
    (folder / "seen.json").write_text(json.dumps(expected, indent=1) + "\n", encoding="utf-8")
    return 0


def _record(edition: str, number: int) -> str:
    names = ["Anna", "Борис", "Vera", "Глеб"][: 2 + number % 3]
    game = Game(edition, seats=names, seed=f"corpus {number}")
    players = [
        bots.make("greedy" if seat % 2 else "random", f"{number} {seat}") for seat in range(len(names))
    ]
    while not game.is_over:
        seat = game.to_move
        assert seat is not None
        game.play(players[seat].choose(game.view(seat), game.legal))
    outcome = game.outcome
    assert outcome is not None
    winners = [names[seat] for seat in outcome["winners"]]
    return game.record({"Winners": winners, "Ending": outcome["reason"]}).text


async def _database(path: Path) -> dict[str, Any]:
    hall = Hall(SqliteStore(path), BotPool(1, 10.0), Settings(bot_delay=0.0, forced_delay=(0.0, 0.0)))
    tables = Tables(hall)
    await tables.open()
    found = {}
    for edition in Edition.names():
        found[f"{edition}, live"] = await _played(tables, edition, 25)
    found["over"] = await _played(tables, "classic", 8)
    assert isinstance(await found["over"].do(wire.Resign("resign"), ANNA), wire.Accepted)
    found["waiting"] = await _made(tables, "novem")
    expected = {name: {"table": table.row.id, **seen(table)} for name, table in found.items()}
    await tables.close()
    with contextlib.closing(sqlite3.connect(path)) as db:
        db.execute("vacuum")
    return expected


async def _made(tables: Tables, edition: str) -> Any:
    seats = [wire.SeatPlan("me", name="Anna"), wire.SeatPlan("open")]
    clock = wire.Clock("live", seconds=3600, increment=5)
    return await tables.create(wire.CreateTable(edition, seats, clock=clock, title="Corpus"), ANNA)


async def _played(tables: Tables, edition: str, moves: int) -> Any:
    """A table of two people with a chat, a hint, a move taken back where it may be, and so many moves."""
    table = await _made(tables, edition)
    await tables.join(table, wire.Join("Борис", table.row.invitation), BORIS)
    await table.do(wire.Start("start"), ANNA)
    await table.do(wire.Chat("chat", text="Удачи!"), BORIS)
    number = 0
    while table.story.ply < moves:
        number += 1
        session = table.claims[table.story.to_move]
        legal = table.story.game.legal.texts
        if legal in (["skip"], ["end"]):
            await asyncio.sleep(0.01)  # the table does that by itself
            continue
        move = wire.Move(f"m{number}", ply=table.story.ply, move=legal[number * 7919 % len(legal)])
        answer = await table.do(move, session)
        if isinstance(answer, wire.Refused):  # the table was faster with the only possible move
            assert answer.code in ("stale", "not_your_turn"), answer
        if number % 5 == 0:
            await table.do(wire.Undo(f"u{number}", ply=table.story.ply), session)
    return table


if __name__ == "__main__":
    sys.exit(main())
