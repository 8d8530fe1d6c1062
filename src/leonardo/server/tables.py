"""All tables: made, joined, taken up from the store when somebody asks, and let go when nobody does."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
from collections.abc import Mapping
from typing import Any, Final

import msgspec

from leonardo.edition import Edition
from leonardo.server import seating, wire
from leonardo.server.cleaning import NAME_LENGTH, clean, unlike
from leonardo.server.fair import SECRET_BYTES, commitment
from leonardo.server.hall import Hall, note
from leonardo.server.plans import Line, Plan, Refusal, chained
from leonardo.server.stores.store import (
    Conflict,
    GameRow,
    StoreUnavailable,
    Unreadable,
)
from leonardo.server.story import HOST, Damaged, Story
from leonardo.server.table import Table

SWEEP: Final = 1.0  # seconds between looking for what is due
TAKEN_UP: Final = 50  # tables taken up from the store in one sweep


def session_of(token: str) -> str:
    """What is kept of a token: from it nobody finds the token again."""
    return hashlib.sha256(token.encode()).hexdigest()


class Tables:
    """The tables of one server."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._loaded: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table | None]] = {}
        self._sweeper: asyncio.Task[None] | None = None
        hall.counters.gauges |= {
            "tables_in_memory": lambda: len(self._loaded),
            "readers": lambda: sum(len(table.crowd.readers) for table in self._loaded.values()),
        }

    async def open(self) -> None:
        """The store is open, time goes on where it stopped, and what is due happens."""
        await self.hall.store.open()
        self.hall.time.began(await self.hall.store.uptime())
        self._sweeper = asyncio.create_task(self._sweep())

    async def close(self) -> None:
        """Everything is stored; nobody is told anything any more."""
        if self._sweeper is not None:
            self._sweeper.cancel()
        for table in list(self._loaded.values()):
            await table.close()
        with contextlib.suppress(StoreUnavailable):
            await self.hall.store.uptime(self.hall.time.up)
        await self.hall.bots.close()
        await self.hall.store.close()

    # --- finding ---------------------------------------------------------------------------------------

    async def get(self, name: str) -> Table | None:
        """The table of this name, taken up from the store if need be; None if there is none."""
        if name in self._loaded:
            return self._loaded[name]
        if name not in self._loading:
            self._loading[name] = asyncio.create_task(self._load(name))
            self._loading[name].add_done_callback(lambda _: self._loading.pop(name, None))
        return await asyncio.shield(self._loading[name])

    async def _load(self, name: str) -> Table | None:
        try:
            row = await self.hall.store.game(name)
        except Unreadable:
            raise Refusal("quarantined") from None
        if row is None:
            return None
        if row.trouble is not None:
            raise Refusal("quarantined")
        story = Story(row.id, b"")
        facts = []
        try:
            story.secret = await self.hall.store.secret(name)
            entries = await self.hall.store.entries(name)
            claims = await self.hall.store.claims(name)
            for number, entry in enumerate(entries):
                facts.append(story.apply(entry))
                if number % 32 == 31:
                    await asyncio.sleep(0)  # a long game does not hold up the others
            if story.seq < 0:
                raise Damaged("the log is empty")
            if row.head not in {entry.chain for entry in entries}:
                raise Damaged("the log ends before its last entry")
            if story.setup["commitment"] != commitment(name, story.secret):
                raise Damaged("the secret is not the one that was committed to")
        except StoreUnavailable:
            raise
        except Exception as error:  # whatever is wrong in it, only this game is touched
            note("quarantined", table=name, after_seq=story.seq, error=type(error).__name__)
            self.hall.counters.count("quarantined")
            with contextlib.suppress(Unreadable):
                await self.hall.store.trouble(name, f"{type(error).__name__}: after entry {story.seq}")
            raise Refusal("quarantined") from None
        table = Table(self.hall, msgspec.structs.replace(row, status=story.status), story)
        table.facts.extend(facts)
        table.claims = claims
        self._loaded[name] = table
        table.mover.arm()
        return table

    async def _sweep(self) -> None:
        """Time of being up is noted, what is due is taken up, what is idle is let go; for ever."""
        while True:
            await asyncio.sleep(SWEEP)
            try:
                await self._sweep_once()
            except StoreUnavailable:
                self.hall.time.stop()
            except Exception as error:
                note("sweep_failed", error=type(error).__name__)
            else:
                self.hall.time.go_on()

    async def _sweep_once(self) -> None:
        up = await self.hall.store.uptime(self.hall.time.up)
        due = [name for name in await self.hall.store.due(up, 100_000) if name not in self._loaded]
        for name in due[:TAKEN_UP]:
            with contextlib.suppress(Refusal):
                await self.get(name)
        oldest = self.hall.time.up - int(self.hall.settings.idle * 1000)
        for name, table in list(self._loaded.items()):
            if not table.crowd.readers and table.touched < oldest:
                del self._loaded[name]
                await table.close()

    async def do(self, table: Table, command: wire.AnyCommand, session: str) -> wire.Answer:
        """The one answer to a command, whichever it is."""
        if isinstance(command, wire.Rematch):
            return await self.rematch(table, command, session)
        return await table.do(command, session)

    # --- making ----------------------------------------------------------------------------------------

    async def create(self, asked: wire.CreateTable, session: str) -> Table:
        """The new table, its maker seated; or a Refusal, or the rules' own error about editions and decks."""
        edition = Edition(asked.edition, **asked.options)
        decks = (
            None
            if asked.decks is None
            else {name: list(asked.decks.get(name, ())) for name in ("main", "extra")}
        )
        lists = decks or edition.deck_lists(len(asked.seats))
        edition.check_decks(lists, len(asked.seats))
        name = self.hall.token(12)
        secret = self.hall.secret(SECRET_BYTES)
        setup = {
            "edition": edition.name,
            "options": dict(edition.options),
            "decks": decks,
            "seats": len(asked.seats),
            "clock": asked.clock,
            "spectators": asked.spectators,
            "listed": asked.listed,
            "hints": asked.hints,
            "title": clean(asked.title, 60),
            "commitment": commitment(name, secret),
        }
        lines = [Line("created", HOST, setup)]
        names: list[str] = []
        claims: dict[int, str | None] = {HOST: session}
        for seat, plan in enumerate(asked.seats):
            if plan.kind == "open":
                continue
            if plan.kind == "bot":
                line = self._bot(seat, plan.bot, names)
            else:
                line = self._person(seat, plan.name or f"Player {seat + 1}", names, asked.entropy)
                claims[seat] = session
            names.append(line.data["name"])
            lines.append(line)
        table = await self._made(name, secret, lines, claims, listed=asked.listed)
        if asked.start and len(names) == len(asked.seats):
            await table.run(lambda: table.write(lambda: seating.start(table)))
        return table

    def _bot(self, seat: int, spec: str, names: list[str]) -> Line:
        name = unlike(seating.known_bot(spec).capitalize(), names)
        return Line("seated", seat, {"kind": "bot", "name": name, "bot": spec})

    def _person(self, seat: int, wanted: str, names: list[str], entropy: str) -> Line:
        name = clean(wanted, NAME_LENGTH)
        if not name:
            raise Refusal("empty")
        return Line("seated", seat, {"kind": "person", "name": unlike(name, names), "entropy": entropy})

    async def _made(
        self, name: str, secret: bytes, lines: list[Line], claims: Mapping[int, str | None], *, listed: bool
    ) -> Table:
        now = self.hall.time.wall
        row = GameRow(name, self.hall.token(16), "waiting", listed, now, now)
        entries = chained(name, -1, "", lines, now, self.hall.time.up)
        await self.hall.store.create(row, secret, entries, claims)
        self.hall.counters.count("tables")
        table = await self.get(name)
        assert table is not None
        return table

    async def rematch(self, table: Table, command: wire.Rematch, session: str) -> wire.Answer:
        """A new table with everybody on the same seat; asked twice, the same one."""
        try:
            name = await table.run(lambda: self._rematch(table, command, session))
        except (Refusal, Conflict) as problem:
            refusal = problem if isinstance(problem, Refusal) else Refusal("busy", retry_ms=500)
            return table.refused(command, refusal)
        except StoreUnavailable:
            return table.refused(command, Refusal("storage_unavailable", retry_ms=2000))
        return wire.Accepted(command.id, table.story.seq, table.story.ply, name)

    async def _rematch(self, table: Table, command: wire.Rematch, session: str) -> str:
        actor = table.actor(session, command.as_seat)
        story = table.story
        if story.status != "over":
            raise Refusal("not_over")
        seat = actor.own
        if story.rematch:
            return story.rematch
        name, secret = self.hall.token(12), self.hall.secret(SECRET_BYTES)
        setup = dict(story.setup) | {"commitment": commitment(name, secret)}
        lines = [Line("created", HOST, setup)]
        for number, each in enumerate(story.seats):
            data: dict[str, Any] = {"kind": each.kind, "name": each.name}
            if each.kind == "bot":
                data["bot"] = each.bot
            lines.append(Line("seated", number, data))
        claims: dict[int, str | None] = {HOST: session, **table.claims}
        await self._made(name, secret, lines, claims, listed=table.row.listed)
        line = Line("rematched", seat, {"table": name})
        await table.write(lambda: Plan((line,)))
        return name

    # --- joining ---------------------------------------------------------------------------------------

    async def join(self, table: Table, asked: wire.Join, session: str) -> int:
        """The seat that the session has at this table from now on."""
        for _ in range(3):
            try:
                return await table.run(lambda: self._join(table, asked, session))
            except Conflict:
                continue
        raise Refusal("busy", retry_ms=500)

    async def _join(self, table: Table, asked: wire.Join, session: str) -> int:
        own = table.seats_of(session)
        if own and asked.seat in (None, *own):
            return own[0] if asked.seat is None else asked.seat
        story = table.story
        if story.status != "waiting":
            raise Refusal("started")
        free = [seat for seat, each in enumerate(story.seats) if each.kind == "open"]
        if asked.seat is not None and asked.seat not in free:
            raise Refusal("seat_taken" if asked.seat < len(story.seats) else "no_such_seat")
        if not free:
            raise Refusal("full")
        seat = free[0] if asked.seat is None else asked.seat
        line = self._person(seat, asked.name, [each.name for each in story.seats if each.name], asked.entropy)
        await table.write(lambda: Plan((line,), claims={seat: session}))
        return seat


__all__ = ["Tables", "session_of"]
