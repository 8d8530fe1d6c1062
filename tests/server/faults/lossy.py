"""A network that loses, doubles, delays and reorders messages, and clients with two tabs that insist.

    python -m tests.server.faults.lossy --messages 100000

plays whole games over it. Each intention is in the log once if it was ever accepted and never if not, has
one answer however often it was sent, and every tab knows at the end what somebody knows who was never away;
so does everybody who comes back at any event of the log. Exit code 1: something was wrong.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import random
import sys
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import msgspec

from leonardo.server import wire
from leonardo.server.clocks import Time
from leonardo.server.hall import Hall
from leonardo.server.reader import Reader
from leonardo.server.stores import MemoryStore
from leonardo.server.table import Table
from leonardo.server.tables import Tables
from tests.server.company import ANNA, BORIS, QUICK, VERA, Inline, seats
from tests.server.wire.still import on_still_clock

EDITIONS = ("classic", "novem", "quintis-2009", "quintis-2009-extra", "quintis-2011")
LOST, DOUBLED = 0.1, 0.1
LATEST = 8.0  # seconds that a message may take
PATIENCE = 2.5  # seconds after which a client sends again what was not answered
MOST_STEPS = 60  # of a game that is then given up
CUTS = 5  # events after which somebody comes back, of each game and seat
LONE = (["skip"], ["end"])


@dataclass
class Witness:
    """What was sent and answered, and what is wrong with it."""

    counts: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)
    accepted: dict[str, bytes] = field(default_factory=dict)
    refused: set[str] = field(default_factory=set)

    def answer(self, sent: wire.Move, answer: wire.Answer) -> None:
        """One more answer to a message."""
        if isinstance(answer, wire.Refused):
            self.refused.add(sent.id)
            self.counts[answer.code] += 1
            if answer.code not in ("stale", "not_your_turn", "over") or sent.id in self.accepted:
                self.wrong.append(f"{sent} was refused: {answer}")
            return
        told = wire.write(answer)
        self.counts["accepted"] += 1
        if self.accepted.setdefault(sent.id, told) != told or sent.id in self.refused:
            self.wrong.append(f"{sent} was answered otherwise before: {answer}")


class Tab:
    """One of the tabs in which somebody has the table open."""

    def __init__(self, table: Table, session: str, name: str, rng: random.Random, witness: Witness) -> None:
        self.table, self.session, self.name = table, session, name
        self.rng, self.witness = rng, witness
        self.entries: list[bytes] = []
        self.update: dict[str, Any] = {}
        self._numbers = itertools.count()
        self._late: set[asyncio.Task[None]] = set()

    async def play(self) -> None:
        """Until the game is over: what is told is read, and what is to be decided is decided."""
        while not self._is_over:
            reader = await self._come()
            stays = self.rng.randrange(2, 30)
            while stays and not self._is_over:
                try:
                    frame = await asyncio.wait_for(reader.next(), self.rng.uniform(0.1, 3))
                except TimeoutError:
                    frame = b""
                if frame is None:
                    break
                stays -= 1
                if frame:
                    self._read(frame)
                if self.update.get("legal") and self.update["legal"] not in LONE:
                    await self._decide()
            self.table.crowd.detach(reader)
        await asyncio.gather(*self._late)

    @property
    def _is_over(self) -> bool:
        return bool(self.update) and self.update["state"]["status"] == "over"

    async def _come(self) -> Reader:
        """A new connection, from the last event or from one long known."""
        known = len(self.entries) - 1
        after = known if self.rng.random() < 0.7 else self.rng.randrange(-1, known + 1)
        reader = self.table.crowd.reader(self.session, "en", after)
        await self.table.crowd.attach(reader)
        self.witness.counts["connections"] += 1
        return reader

    def _read(self, frame: bytes) -> None:
        """Events are numbered: what is known already is left out, a gap may not be."""
        told = json.loads(frame)
        if told["type"] != "update" or self.rng.random() < 0.01:  # the tab is slow, and hears of it later
            return
        for raw in msgspec.json.decode(frame, type=_Entries).entries:
            seq = msgspec.json.decode(raw)["seq"]
            if seq > len(self.entries):
                return  # a gap; the tab comes back from what it knows
            if seq == len(self.entries):
                self.entries.append(bytes(raw))
            elif self.entries[seq] != bytes(raw):
                self.witness.wrong.append(f"{self.name}: event {seq} was told in another way")
        if told["ply"] >= self.update.get("ply", 0):
            self.update = told

    async def _decide(self) -> None:
        """The move is sent until there is an answer to it; copies may arrive much later."""
        ply, move = self.update["ply"], self.rng.choice(self.update["legal"])
        sent = wire.Move(f"{self.name} {next(self._numbers)}", ply=ply, move=move)
        self.update = {**self.update, "legal": []}
        answered = asyncio.Event()
        while not answered.is_set():
            for _ in range(1 + (self.rng.random() < DOUBLED)):
                task = asyncio.create_task(self._send(sent, answered))
                self._late.add(task)
                task.add_done_callback(self._late.discard)
            try:
                await asyncio.wait_for(answered.wait(), PATIENCE)
            except TimeoutError:
                self.witness.counts["sent again"] += 1

    async def _send(self, sent: wire.Move, answered: asyncio.Event) -> None:
        self.witness.counts["messages"] += 1
        if self.rng.random() < LOST:
            return
        await asyncio.sleep(self.rng.choice((0.0, 0.01, 0.3, LATEST)) * self.rng.random())
        answer = await self.table.do(sent, self.session)
        self.witness.answer(sent, answer)
        if self.rng.random() >= LOST:  # else the answer is lost on its way
            answered.set()


class _Entries(msgspec.Struct):
    entries: list[msgspec.Raw]


async def game(number: int, seed: str, witness: Witness) -> None:
    """A game of two or three, each with two tabs."""
    rng = random.Random(f"{seed} {number}")
    clock = asyncio.get_running_loop().time
    tokens = itertools.count()
    hall = Hall(
        MemoryStore(), Inline(), QUICK, Time(clock, clock),
        token=lambda size: f"t{next(tokens):0{size}d}", secret=rng.randbytes, below=rng.randrange,
    )  # fmt: skip
    tables = Tables(hall)
    await tables.open()
    people = (ANNA, BORIS, VERA)[: rng.choice((2, 3))]
    asked = wire.CreateTable(EDITIONS[number % 5], seats("me", *["open"] * (len(people) - 1)))
    table = await tables.create(asked, ANNA)
    for session, name in zip(people[1:], ("Boris", "Vera"), strict=False):
        await tables.join(table, wire.Join(name, table.row.invitation), session)
    await table.do(wire.Start("start"), ANNA)
    tabs = [
        Tab(table, session, f"{seat}{tab}", rng, witness)
        for seat, session in enumerate(people)
        for tab in "ab"
    ]
    ending = asyncio.create_task(_end(table, people))
    await asyncio.gather(*(tab.play() for tab in tabs))
    await ending
    await judge(table, tabs, witness)
    await tables.close()


async def _end(table: Table, people: tuple[str, ...]) -> None:
    """Whoever plays too long gives up."""
    while table.story.status == "live" and table.story.ply < MOST_STEPS:
        await asyncio.sleep(5)
    for session in people[1:]:
        await table.do(wire.Resign(f"r{session}"), session)


async def judge(table: Table, tabs: list[Tab], witness: Witness) -> None:
    """The log against what was answered and told."""
    entries = await table.hall.store.entries(table.row.id)
    moves = Counter(entry.client_id for entry in entries if entry.kind == "move" and entry.client_id)
    sent = {id.partition(":")[2]: number for id, number in moves.items()}
    witness.counts["moves"] += len(sent)
    witness.wrong += [f"{id} is in the log {number} times" for id, number in sent.items() if number > 1]
    witness.wrong += [f"{id} was accepted and is lost" for id in witness.accepted if id not in sent]
    witness.wrong += [f"{id} was refused and is in the log" for id in witness.refused if id in sent]
    witness.accepted.clear()
    witness.refused.clear()
    for tab in tabs:
        reader = table.crowd.reader(tab.session, "en", -1)
        frame = wire.write(await table.crowd.update(reader))
        whole = [bytes(raw) for raw in msgspec.json.decode(frame, type=_Entries).entries]
        if tab.entries != whole:
            witness.wrong.append(f"{tab.name} knows other events than somebody who was never away")
    for session in sorted({tab.session for tab in tabs}):
        reader = table.crowd.reader(session, "en", -1)
        whole = (await table.crowd.update(reader)).entries
        for cut in tabs[0].rng.sample(range(-1, len(whole)), CUTS):
            witness.counts["cuts"] += 1
            reader.seq = cut
            if (await table.crowd.update(reader)).entries != whole[cut + 1 :]:
                witness.wrong.append(f"whoever comes back after event {cut} is told something else")


def played(messages: int, seed: str) -> Witness:
    """Games until so many messages were sent."""
    witness = Witness()
    for number in itertools.count():
        if witness.counts["messages"] >= messages or witness.wrong:
            return witness
        on_still_clock(game(number, seed, witness))
        witness.counts["games"] += 1
        witness.wrong = [f"game {number}: {what}" for what in witness.wrong]
    raise AssertionError


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--seed", default="lossy", help="another seed is another run")
    chosen = parser.parse_args()
    witness = played(chosen.messages, chosen.seed)
    print(json.dumps({**witness.counts, "wrong": len(witness.wrong), "seed": chosen.seed}))
    for line in witness.wrong:
        print(line)
    return 1 if witness.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
