"""What a store promises. tests/server/test_stores.py asks it of every store.

A game is a row and a log. The log only grows: (game, seq) is there once, seq counts from 0 without a gap,
and whoever writes seq n has seen n - 1 (compare and swap). A message of a client, named by (game, client_id),
is in the log at most once. When `append` returns, the entries survive a power cut.

Nothing here assumes that there is only one server. Whoever moves bots and clocks holds the lease of the
game; every lease has a higher epoch than the one before, and an append that names an older epoch fails.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Protocol

import msgspec


class Entry(msgspec.Struct, frozen=True):
    """One line of a game's log; `data` is JSON text for the referee's eyes only."""

    game: str
    seq: int
    kind: str
    seat: int | None
    client_id: str | None
    at: int  # wall clock, milliseconds
    up: int  # milliseconds that the servers have been up, which stand still while they are down
    data: str
    chain: str  # a digest of this entry and all before it

    @property
    def link(self) -> str:
        """The digest without that of the entries before."""
        parts = (self.game, self.seq, self.kind, self.seat, self.client_id, self.at, self.up, self.data)
        return msgspec.json.encode(parts).decode()


def chain(before: str, entry: Entry) -> str:
    """The digest that this entry must have after one with the digest `before`."""
    return hashlib.sha256(f"{before}|{entry.link}".encode()).hexdigest()[:32]


class GameRow(msgspec.Struct, frozen=True):
    """What can be found out about a game without reading its log."""

    id: str
    invitation: str
    status: str  # "waiting", "live", "over"
    listed: bool
    created: int
    updated: int
    wake: int | None = None  # in time of being up: when a clock runs out or a bot is due
    trouble: str | None = None  # why nobody may touch this game
    head: str = ""  # the digest of the last entry, as the store keeps it: a shorter log has lost something


class Conflict(Exception):
    """Somebody else has written this seq, or this message is in the log already."""


class LeaseLost(Exception):
    """Another server has the lease by now."""


class StoreUnavailable(Exception):
    """Nothing was written, and nothing can be written now: the disk is full, the database is away.

    The code is one of those under `store-trouble` in the catalogue hosting.ftl.
    """

    def __init__(self, detail: str, code: str = "other", path: str = "") -> None:
        super().__init__(detail)
        self.code = code
        self.path = path


class Unreadable(Exception):
    """What is stored there is damaged. Nothing was done; whatever lies elsewhere can still be had."""


class Store(Protocol):
    """Where games are kept."""

    async def open(self) -> None:
        """Ready; what older versions wrote has been migrated."""

    async def close(self) -> None:
        """Everything is on disk, and nothing is open."""

    async def create(self, row: GameRow, secret: bytes, entries: Sequence[Entry], claims: Claims) -> None:
        """The game is there with its first entries; a Conflict if the id or the invitation is taken."""

    async def append(
        self, row: GameRow, entries: Sequence[Entry], claims: Claims, epoch: int | None = None
    ) -> None:
        """Entries, row and claims are on disk, all or none; else Conflict, LeaseLost, StoreUnavailable."""

    async def entries(self, game: str, after: int = -1) -> list[Entry]:
        """The log behind this seq, in order; like all that reads, an Unreadable if it is damaged."""

    async def game(self, game: str) -> GameRow | None:
        """The row of this game."""

    async def invited(self, invitation: str) -> GameRow | None:
        """The game that this invitation is for."""

    async def secret(self, game: str) -> bytes:
        """What the commitment of this game commits to."""

    async def claims(self, game: str) -> dict[int, str]:
        """Whose session holds which seat."""

    async def claimed(self, session: str) -> list[GameRow]:
        """The games in which this session holds a seat, those changed last first."""

    async def listed(self, limit: int) -> list[GameRow]:
        """Open games that anybody may find, the newest first."""

    async def due(self, up: int, limit: int) -> list[str]:
        """Games that want to be woken by this time, the most urgent first; again until their next entry."""

    async def trouble(self, game: str, why: str) -> None:
        """The game is quarantined; nobody touches it."""

    async def lease(self, game: str, holder: str, now: int, until: int) -> int | None:
        """The epoch in which this holder moves bots and clocks, or None while another does."""

    async def uptime(self, up: int | None = None) -> int:
        """The most milliseconds of being up that were ever noted; `up` is noted first."""

    async def count(self) -> dict[str, int]:
        """How many games there are of each status."""

    async def backup(self, path: Path) -> None:
        """A whole and consistent copy lies at this new path."""


Claims = Mapping[int, str | None]  # seat -> the session that holds it from now on, or nobody
NO_CLAIMS: Claims = {}
