"""One table: an actor that takes one thing after the other, stores it, answers, and tells everybody.

The order never changes: it is decided, it is on disk, whoever asked is answered, the readers are told. The
store's (game, seq) is the authority; when another server was faster, the story is read again.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Iterable
from functools import partial
from typing import Any, Final, TypeVar

import msgspec

from leonardo.errors import LeonardoError
from leonardo.server import deciding, wire
from leonardo.server.crowd import Crowd
from leonardo.server.faults import reproducer
from leonardo.server.hall import Hall, note
from leonardo.server.limits import Bucket
from leonardo.server.moving import Mover
from leonardo.server.plans import Actor, Line, Plan, Refusal, chained, sentence_of, spoken
from leonardo.server.stores.store import (
    Conflict,
    Entry,
    GameRow,
    LeaseLost,
    StoreUnavailable,
    Unreadable,
)
from leonardo.server.story import HOST, Fact, Sent, Story

T = TypeVar("T")
REMEMBERED: Final = 24  # facts kept in memory for those who come back
TRIES: Final = 3


class Table:
    """A table in the memory of this server."""

    def __init__(self, hall: Hall, row: GameRow, story: Story) -> None:
        self.hall = hall
        self.row = row
        self.story = story
        self.claims: dict[int, str] = {}
        self.crowd = Crowd(self)
        self.facts: deque[Fact] = deque(maxlen=REMEMBERED)
        self.mover = Mover(self)
        self.touched = hall.time.up
        self._chat: dict[int, Bucket] = {}
        self._inbox: asyncio.Queue[Callable[[], Awaitable[None]]] = asyncio.Queue(hall.settings.inbox)
        self._task = asyncio.create_task(self._work(), name=f"table {row.id}")

    # --- the actor -------------------------------------------------------------------------------------

    async def _work(self) -> None:
        while True:
            job = await self._inbox.get()
            await job()

    async def close(self) -> None:
        """Nobody is told anything any more, and nothing moves by itself."""
        self.mover.stop()
        self._task.cancel()
        for reader in list(self.crowd.readers):
            reader.drop("restart")

    async def run(self, work: Callable[[], Awaitable[T]]) -> T:
        """The work is done when its turn has come; a Refusal `busy` if too much is waiting."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        async def job() -> None:
            try:
                result = await work()
            except Exception as error:
                if not done.done():
                    done.set_exception(error)
            else:
                if not done.done():
                    done.set_result(result)

        try:
            self._inbox.put_nowait(job)
        except asyncio.QueueFull:
            raise Refusal("busy", retry_ms=500) from None
        self.touched = self.hall.time.up
        return await asyncio.shield(done)

    # --- commands --------------------------------------------------------------------------------------

    async def do(self, command: wire.AnyCommand, session: str) -> wire.Answer:
        """The command's one answer, whatever happens."""
        command = msgspec.structs.replace(command, language=spoken(command.language))
        try:
            return await self.run(lambda: self._do(command, session))
        except Refusal as refusal:
            return self.refused(command, refusal)
        except StoreUnavailable:
            return self.refused(command, Refusal("storage_unavailable", retry_ms=2000))
        except Unreadable:
            return self.refused(command, Refusal("quarantined"))
        except Exception as error:
            note("failed", table=self.row.id, error=type(error).__name__)
            return self.refused(command, Refusal("fault"))

    def refused(self, command: wire.AnyCommand, refusal: Refusal) -> wire.Refused:
        self.hall.counters.count("refused", code=refusal.code)
        sentence = refusal.sentence or sentence_of(command.language, refusal.code)
        return wire.Refused(
            command.id, refusal.code, sentence, refusal.reason, self.story.ply, refusal.retry_ms
        )

    async def _do(self, command: wire.AnyCommand, session: str) -> wire.Answer:
        for _ in range(TRIES):
            self.crowd.seen(self.seats_of(session))
            known = self._known(command, session)
            if known is not None:
                if isinstance(command, wire.Move) and known.text != command.move:
                    raise Refusal("other_message")
                return wire.Accepted(command.id, known.seq, known.ply, known.table)
            actor = self.actor(session, command.as_seat, command)
            if isinstance(command, wire.Why):
                return deciding.why(self, command, actor)
            if isinstance(command, wire.Preview):
                return deciding.preview(self, command, actor)
            if isinstance(command, wire.Hint):
                return await self.mover.hint(command, actor)
            if isinstance(command, wire.Rematch):
                raise Refusal("not_here")
            sender = HOST if actor.seat is None else actor.seat
            message = f"{sender}:{command.id}"
            try:
                await self.write(partial(deciding.decide, self, command, actor), message, sender)
            except Conflict:
                continue
            return wire.Accepted(command.id, self.story.sent[message].seq, self.story.ply)
        raise Refusal("busy", retry_ms=500)

    def _known(self, command: wire.AnyCommand, session: str) -> Sent | None:
        """What became of this message when it came before; whoever lost a seat by it sends it from none."""
        senders = {*self.seats_of(session)} | ({HOST} if self.is_host(session) else set())
        if isinstance(command, wire.Leave | wire.Remove):
            senders |= {*range(len(self.story.seats))}
        if command.as_seat is not None:
            senders &= {command.as_seat}
        return next((sent for each in senders if (sent := self.story.sent.get(f"{each}:{command.id}"))), None)

    def actor(self, session: str, as_seat: int | None, command: Any = None) -> Actor:
        """Who asks: known from the session alone; the message only chooses among the session's own seats."""
        own = self.seats_of(session)
        is_host = self.is_host(session)
        if as_seat is not None:
            if as_seat not in own:
                raise Refusal("not_seated")
            return Actor(as_seat, is_host)
        if isinstance(command, wire.Move | wire.Why | wire.Preview | wire.Hint) and self.story.to_move in own:
            return Actor(self.story.to_move, is_host)
        if isinstance(command, wire.Undo):
            able = [seat for seat in own if self.story.can_undo(seat)]
            return Actor(min(able or own, default=None), is_host)
        return Actor(min(own, default=None), is_host)

    def seats_of(self, session: str) -> tuple[int, ...]:
        """The seats that this session holds here."""
        if not session:
            return ()
        return tuple(sorted(seat for seat, held in self.claims.items() if held == session and seat != HOST))

    def is_host(self, session: str) -> bool:
        """Whether this session has made the table."""
        return bool(session) and self.claims.get(HOST) == session

    # --- writing ---------------------------------------------------------------------------------------

    async def write(
        self,
        decide: Callable[[], Plan],
        client_id: str | None = None,
        seat: int | None = None,
        epoch: int | None = None,
    ) -> None:
        """What was decided is on disk and told. A Conflict has read the story again, nothing else changed."""
        plan: Plan | None = None
        try:
            plan = decide()
            story, now = self.story, self.hall.time
            entries = chained(
                self.row.id, story.seq, story.chain, plan.lines, now.wall, now.up, client_id, seat
            )
            row = self.mover.row_after(plan)
        except (Refusal, LeonardoError):
            raise
        except Exception as error:
            if plan is not None:
                self._take_back(plan)
            await self._fault(error)
            raise Refusal("fault") from error
        began = self.hall.time.up
        try:
            await self.hall.store.append(row, entries, plan.claims, epoch)
        except (Conflict, LeaseLost):
            await self.read_again()
            raise
        except BaseException as error:
            self._take_back(plan)
            if isinstance(error, StoreUnavailable):
                self.hall.time.stop()
                note("storage_unavailable", table=self.row.id)
                self.mover.later()
            raise
        self.hall.time.go_on()
        self.hall.counters.took((self.hall.time.up - began) / 1000)
        self.row = row
        await self._stored(plan, entries)

    async def _stored(self, plan: Plan, entries: list[Entry]) -> None:
        """What is on disk has happened here too, and is told; what falls over now is nobody's move."""
        played = plan.played
        try:
            for entry in entries:
                self.facts.append(self.story.apply(entry, played))
                played = None
        except Exception as error:
            await self.read_again()
            await self._fault(error)
            return
        for claimed, session in plan.claims.items():
            self.claims.pop(claimed, None)
            if session is not None:
                self.claims[claimed] = session
        self.hall.counters.count("entries", kind=plan.lines[0].kind)
        if plan.claims:
            self.crowd.seat()
        await self._go_on()

    async def _go_on(self, known: Iterable[Fact] | None = None) -> None:
        """Everybody is told, and what moves by itself moves; or the table stops."""
        failed = self.crowd.tell(known)
        try:
            self.mover.follow()
        except Exception as error:
            failed = error
        if failed is not None:
            await self._fault(failed)

    def _take_back(self, plan: Plan) -> None:
        """The plan's move, which is made in the game already, was not."""
        if plan.played is not None and self.story.game is not None:
            self.story.game.undo()

    async def read_again(self) -> None:
        """The story is what the store says, and the readers are told what they missed."""
        entries = await self.hall.store.entries(self.row.id)
        if self.story.chain not in {"", *(entry.chain for entry in entries)}:
            raise Unreadable("the log is shorter than it was")
        self.claims = await self.hall.store.claims(self.row.id)
        story = Story(self.story.id, self.story.secret)
        facts = [story.apply(entry) for entry in entries]
        self.story = story
        self.facts.clear()
        self.facts.extend(facts)
        await self._go_on(facts)

    async def _fault(self, error: Exception) -> None:
        """An exception in the rules: written down once, and this table paused until its host goes on."""
        self.hall.counters.count("faults")
        if self.story.paused:
            return
        path = reproducer(self.hall, self.story, error)
        note("fault", table=self.row.id, error=type(error).__name__, reproducer=str(path))
        if self.story.status == "live":
            await self.write(lambda: Plan((Line("paused", None, {"why": type(error).__name__}),)))

    # --- what it remembers of itself -------------------------------------------------------------------

    async def facts_after(self, seq: int) -> list[Fact]:
        """The facts behind this entry: from memory, or else from the log."""
        if seq + 1 >= self.first_remembered:
            return [fact for fact in self.facts if fact.entry.seq > seq]
        entries = await self.hall.store.entries(self.row.id)
        story = Story(self.story.id, self.story.secret)
        told = [story.apply(entry) for entry in entries if entry.seq <= self.story.seq]
        return [fact for fact in told if fact.entry.seq > seq]

    @property
    def first_remembered(self) -> int:
        """The entry with which the facts in memory begin."""
        return self.facts[0].entry.seq if self.facts else self.story.seq + 1

    def may_chat(self, seat: int) -> bool:
        """Whether the seat has not written too much lately."""
        settings = self.hall.settings
        bucket = self._chat.setdefault(seat, Bucket(settings.chat_per_second, settings.chat_burst))
        return bucket.take(self.hall.time.up)
