"""A store that forgets: for tests, and for a table that nobody wants to keep."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import msgspec

from leonardo.server.stores.store import Claims, Conflict, Entry, GameRow, LeaseLost, StoreUnavailable


class MemoryStore:
    """Keeps everything in dictionaries."""

    def __init__(self) -> None:
        self._rows: dict[str, GameRow] = {}
        self._logs: dict[str, list[Entry]] = {}
        self._secrets: dict[str, bytes] = {}
        self._claims: dict[str, dict[int, str]] = {}
        self._leases: dict[str, tuple[str, int, int]] = {}
        self._up = 0

    async def open(self) -> None:
        """Nothing to open."""

    async def close(self) -> None:
        """Nothing to close."""

    async def create(self, row: GameRow, secret: bytes, entries: Sequence[Entry], claims: Claims) -> None:
        if row.id in self._rows or await self.invited(row.invitation):
            raise Conflict(row.id)
        self._check(row.id, entries)
        self._secrets[row.id] = secret
        self._write(row, entries, claims)

    async def append(
        self, row: GameRow, entries: Sequence[Entry], claims: Claims, epoch: int | None = None
    ) -> None:
        if row.id not in self._rows:
            raise Conflict(row.id)
        if epoch is not None and self._leases.get(row.id, ("", 0, 0))[2] != epoch:
            raise LeaseLost(row.id)
        self._check(row.id, entries)
        kept = self._rows[row.id]
        self._write(msgspec.structs.replace(row, trouble=kept.trouble), entries, claims)

    def _check(self, game: str, entries: Sequence[Entry]) -> None:
        log = self._logs.get(game, [])
        sent = {entry.client_id for entry in log if entry.client_id is not None}
        for place, entry in enumerate(entries, len(log)):
            if entry.seq != place or entry.client_id in sent:
                raise Conflict(f"{game} {entry.seq}")

    def _write(self, row: GameRow, entries: Sequence[Entry], claims: Claims) -> None:
        log = self._logs.setdefault(row.id, [])
        log.extend(entries)
        self._rows[row.id] = msgspec.structs.replace(row, head=log[-1].chain if log else row.head)
        held = self._claims.setdefault(row.id, {})
        for seat, session in claims.items():
            held.pop(seat, None)
            if session is not None:
                held[seat] = session

    async def entries(self, game: str, after: int = -1) -> list[Entry]:
        return self._logs.get(game, [])[after + 1 :]

    async def game(self, game: str) -> GameRow | None:
        return self._rows.get(game)

    async def invited(self, invitation: str) -> GameRow | None:
        return next((row for row in self._rows.values() if row.invitation == invitation), None)

    async def secret(self, game: str) -> bytes:
        return self._secrets[game]

    async def claims(self, game: str) -> dict[int, str]:
        return dict(self._claims.get(game, {}))

    async def claimed(self, session: str) -> list[GameRow]:
        mine = [self._rows[game] for game, held in self._claims.items() if session in held.values()]
        return sorted(mine, key=lambda row: (-row.updated, row.id))

    async def listed(self, limit: int) -> list[GameRow]:
        shown = [row for row in self._rows.values() if row.listed and row.status != "over"]
        return sorted(shown, key=lambda row: (-row.created, row.id))[:limit]

    async def due(self, up: int, limit: int) -> list[str]:
        waiting = [
            (row.wake, row.id)
            for row in self._rows.values()
            if row.wake is not None and row.wake <= up and row.trouble is None
        ]
        return [game for _, game in sorted(waiting)[:limit]]

    async def trouble(self, game: str, why: str) -> None:
        self._rows[game] = msgspec.structs.replace(self._rows[game], trouble=why)

    async def lease(self, game: str, holder: str, now: int, until: int) -> int | None:
        held_by, held_until, epoch = self._leases.get(game, ("", 0, 0))
        if held_by not in ("", holder) and held_until > now:
            return None
        epoch += held_by != holder
        self._leases[game] = (holder, until, epoch)
        return epoch

    async def uptime(self, up: int | None = None) -> int:
        self._up = max(self._up, up or 0)
        return self._up

    async def count(self) -> dict[str, int]:
        return dict(Counter(row.status for row in self._rows.values()))

    async def backup(self, path: Path) -> None:
        raise StoreUnavailable("a store in memory has nothing to back up", "in_memory")
