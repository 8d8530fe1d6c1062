"""What a log must say after a crash, held against what clients were told before it."""

from __future__ import annotations

import shutil
import sqlite3
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from leonardo.server.stores.store import Entry
from leonardo.server.story import Story


class Sent(NamedTuple):
    """A move that a client wants made."""

    table: str
    seat: int
    id: str
    ply: int
    move: str


@dataclass
class Witness:
    """All that clients were told, in every life of the server."""

    tables: dict[str, str] = field(default_factory=dict)  # id -> whatever a client needs to find it again
    acked: dict[tuple[str, str], tuple[Sent, int, int]] = field(default_factory=dict)  # -> seq, ply
    open: dict[tuple[str, str], Sent] = field(default_factory=dict)  # sent, and never answered
    seen: dict[tuple[str, int], tuple[str, Any]] = field(default_factory=dict)  # table, seq -> kind, seat
    counts: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)

    def hear(self, line: bytes) -> None:
        """A line that a client wrote down: what it sent, what it was answered, what it saw."""
        told = msgspec.json.decode(line)
        what = told["what"]
        self.counts[what] += 1
        if what == "table":
            self.tables[told["table"]] = told["known_by"]
        elif what == "sent":
            sent = Sent(*told["message"])
            self.open[sent.table, sent.id] = sent
        elif what == "accepted":
            self._accepted(Sent(*told["message"]), told["seq"], told["ply"])
        elif what == "refused":
            self.open.pop((told["message"][0], told["message"][2]), None)
        elif what == "saw":
            self._saw((told["table"], told["seq"]), (told["kind"], told["seat"]))

    def _accepted(self, sent: Sent, seq: int, ply: int) -> None:
        self.open.pop((sent.table, sent.id), None)
        before = self.acked.setdefault((sent.table, sent.id), (sent, seq, ply))
        if before[1:] != (seq, ply):
            self.wrong.append(
                f"{sent.table} {sent.id}: answered with {before[1:]}, and later with {(seq, ply)}"
            )

    def _saw(self, place: tuple[str, int], fact: tuple[str, Any]) -> None:
        if self.seen.setdefault(place, fact) != fact:
            self.wrong.append(f"{place}: seen as {self.seen[place]}, and later as {fact}")


def judge(witness: Witness, database: Path, copies: Path) -> None:
    """What a copy of the files says is compared with the witness; the files themselves are not touched."""
    for file in database.parent.glob(f"{database.name}*"):
        if not file.name.endswith("-shm"):
            shutil.copy(file, copies / file.name)
    db = sqlite3.connect(copies / database.name)
    try:
        (verdict,) = db.execute("pragma integrity_check").fetchone()
        if verdict != "ok":
            witness.wrong.append(f"integrity: {verdict}")
        for table in witness.tables:
            columns = "game, seq, kind, seat, client_id, at, up, data, chain"
            found = db.execute(f"select {columns} from entries where game = ? order by seq", (table,))
            (secret,) = db.execute("select secret from secrets where game = ?", (table,)).fetchone()
            judge_log(witness, table, [Entry(*row) for row in found], bytes.fromhex(secret))
    finally:
        db.close()
        for file in copies.iterdir():
            file.unlink()


def judge_log(witness: Witness, table: str, log: list[Entry], secret: bytes) -> None:
    """The log of one table has every acknowledged move once, no gap, and replays."""
    if [entry.seq for entry in log] != list(range(len(log))):
        witness.wrong.append(f"{table}: the log has gaps: {[entry.seq for entry in log]}")
    told = Counter(entry.client_id for entry in log if entry.client_id is not None)
    for client_id, times in told.items():
        if times > 1:
            witness.wrong.append(f"{table}: {client_id} stands there {times} times")
    place = {entry.client_id: entry for entry in log if entry.client_id is not None}
    for (where, _), (sent, seq, _) in witness.acked.items():
        if where != table:
            continue
        entry = place.get(f"{sent.seat}:{sent.id}")
        if entry is None:
            witness.wrong.append(f"{table}: LOST {sent}, acknowledged as entry {seq}")
        elif (entry.seq, entry.kind, entry.seat) != (seq, "move", sent.seat):
            witness.wrong.append(f"{table}: {sent} was acknowledged as entry {seq}, and is {entry}")
        elif msgspec.json.decode(entry.data)["move"] != sent.move:
            witness.wrong.append(f"{table}: entry {seq} is another move than {sent}")
    by_seq = {entry.seq: entry for entry in log}
    for (where, seq), fact in witness.seen.items():
        if where == table:
            entry = by_seq.get(seq)
            if entry is None or (entry.kind, max_none(entry.seat)) != fact:
                witness.wrong.append(f"{table}: entry {seq} was seen as {fact}, and is {entry}")
    story = Story(table, secret)
    for entry in log:
        story.apply(entry)


def max_none(seat: int | None) -> int | None:
    """As readers are told: whoever made the table need not have a seat."""
    return None if seat is not None and seat < 0 else seat
