"""Tables of four seats, each with a socket of its own, that play what is legal and read what they hear."""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import msgspec

from benchmarks.load.sockets import Http, Line, Refused

if TYPE_CHECKING:
    from benchmarks.load.ours import Ours

NAMES: Final = ("Anna", "Boris", "Vera", "Gleb")
FORCED: Final = (["skip"], ["end"])  # the server makes these itself, after a while
LOOKED_AT: Final = 100  # of so many frames one is read to the last card
TRIES: Final = 60


class Entry(msgspec.Struct):
    seq: int
    kind: str


class Status(msgspec.Struct):
    status: str


class Update(msgspec.Struct, tag_field="type", tag="update"):
    seq: int
    ply: int
    entries: list[Entry]
    legal: list[str]
    state: Status


class Accepted(msgspec.Struct, tag_field="type", tag="accepted"):
    id: str
    table: str = ""


class Refusal(msgspec.Struct, tag_field="type", tag="refused"):
    id: str
    code: str


class Presence(msgspec.Struct, tag_field="type", tag="presence"):
    pass


class Bye(msgspec.Struct, tag_field="type", tag="bye"):
    code: str


_read = msgspec.json.Decoder(Update | Accepted | Refusal | Presence | Bye).decode


class Wrong(Exception):
    """The server said something that cannot be."""


@dataclass
class Counts:
    """What all tables have seen together."""

    moves: int = 0  # told to the first seat of each table; those that the server made itself among them
    frames: int = 0
    bytes: int = 0
    refused: int = 0
    gone: int = 0
    rematches: int = 0


class Seat:
    """Somebody at a table."""

    def __init__(self, table: Table, number: int, token: str) -> None:
        self.table, self.number, self.token = table, number, token
        self.seq = -1
        self.line: Line | None = None

    async def connect(self, port: int, address: str, language: str) -> None:
        """The socket is open and everything so far was asked for."""
        self.seq = -1
        self.line = Line(self._hear, self._gone)
        path = f"/api/tables/{self.table.name}/live"
        for _ in range(TRIES):
            try:
                await self.line.open(port, address, path, Authorization=f"Bearer {self.token}")
                break
            except Refused as refused:
                if refused.status != 429:
                    raise
                await asyncio.sleep(0.5)
                self.line = Line(self._hear, self._gone)
        self.say(type="subscribe", after=-1, language=language)

    def say(self, **fields: Any) -> None:
        assert self.line is not None
        self.line.say(msgspec.json.encode(fields))

    def _hear(self, text: bytes) -> None:
        counts = self.table.counts
        counts.frames += 1
        counts.bytes += len(text)
        frame = _read(text)
        if isinstance(frame, Update):
            for entry in frame.entries:
                if entry.seq != self.seq + 1:
                    raise Wrong(f"entry {entry.seq} came after entry {self.seq}")
                self.seq = entry.seq
                counts.moves += self.number == 0 and entry.kind == "move"
            if frame.seq != self.seq:
                raise Wrong(f"told up to {self.seq}, and says {frame.seq}")
            if counts.frames % LOOKED_AT == 0:
                self._look(text)
            self.table.told(self, frame)
        elif isinstance(frame, Accepted):
            self.table.accepted(self, frame)
        elif isinstance(frame, Refusal):
            counts.refused += 1
            raise Wrong(f"refused: {frame.code}")

    def _look(self, text: bytes) -> None:
        """The own hand lies open, all others are hidden."""
        view = json.loads(text)["view"]
        for seat, hand in enumerate(view["hands"] if view else ()):
            if view["phase"] != "over" and any(("?" in card) == (seat == self.number) for card in hand):
                raise Wrong(f"seat {self.number} sees {hand} in the hand of seat {seat}")

    def _gone(self) -> None:
        self.table.counts.gone += 1


class Table:
    """Four seats that play whatever is legal."""

    def __init__(self, side: Ours, address: str) -> None:
        self.side, self.address = side, address
        self.counts = side.counts
        self.name = ""
        self.seats: list[Seat] = []
        self._mover: Seat | None = None
        self._legal: list[str] = []
        self._ply = 0
        self._due: dict[str, float] = {}  # moves on their way
        self._is_ready = False

    async def set_up(self, port: int) -> None:
        """The table is made, four people have joined it; nobody is connected."""
        http = Http(port, self.address)
        seats = [{"kind": "me", "name": NAMES[0]}, *({"kind": "open"} for _ in NAMES[1:])]
        made = await patient(
            http, "/api/tables", {"edition": self.side.edition, "seats": seats, "token": True}
        )
        self.name = made["table"]
        self.seats = [Seat(self, 0, made["token"])]
        for number, name in enumerate(NAMES[1:], 1):
            asked = {"name": name, "invitation": made["invitation"], "token": True}
            joined = await patient(http, "/api/join", asked)
            self.seats.append(Seat(self, number, joined["token"]))
        start = {"type": "start", "id": "start"}
        await patient(
            http, f"/api/tables/{self.name}/commands", start, Authorization=f"Bearer {made['token']}"
        )
        http.close()

    async def connect(self, port: int) -> None:
        """Every seat has its socket."""
        for seat in self.seats:
            await seat.connect(port, self.address, self.side.language)

    def move(self, due: float) -> None:
        """The seat to move plays something legal."""
        assert self._mover is not None
        self._is_ready = False
        id = f"m{self.side.next_number()}"
        self._due[id] = due
        self._mover.say(type="move", id=id, ply=self._ply, move=self.side.chance.choice(self._legal))

    def told(self, seat: Seat, frame: Update) -> None:
        """One of the seats knows more."""
        if frame.state.status == "over" and seat.number == 0:
            seat.say(type="rematch", id="rematch")
        elif frame.legal:
            self._mover, self._legal, self._ply = seat, frame.legal, frame.ply
            self._is_ready = frame.legal not in FORCED
            self._offer()

    def accepted(self, seat: Seat, frame: Accepted) -> None:
        """A move of one of the seats is on disk; or a new table is there."""
        if frame.id == "rematch":
            self.side.later(self._again(frame.table))
            return
        self.side.acknowledged.append((self.name, f"{seat.number}:{frame.id}"))
        self.side.arrivals.answered(self._due.pop(frame.id))
        self._offer()

    def _offer(self) -> None:
        if self._is_ready and not self._due:
            self._is_ready = False
            self.side.arrivals.ready(self)

    async def _again(self, name: str) -> None:
        for seat in self.seats:
            assert seat.line is not None
            seat.line.leave()
        self.name = name
        self.counts.rematches += 1
        await self.connect(self.side.port)
        self.seats[0].say(type="start", id="start")


async def patient(http: Http, path: str, body: Any, **headers: str) -> Any:
    """The answer, however often the server says that it is too much at once."""
    for _ in range(TRIES):
        try:
            return await http.post(path, body, **{"X-Leonardo": "1"} | headers)
        except Refused as refused:
            if refused.status != 429:
                raise
            await asyncio.sleep(0.5)
    raise Wrong(f"{path} was refused {TRIES} times")
