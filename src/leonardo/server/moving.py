"""What moves by itself at a table: bots, a person's only possible move, and clocks that run out.

Whoever does it holds the lease of the game, so that of several servers only one does.
"""

from __future__ import annotations

import asyncio
import math
from typing import TYPE_CHECKING, Final

import msgspec

from leonardo.server import clocks, deciding, seating, wire
from leonardo.server.bots import fallback
from leonardo.server.hall import BotFailed, note
from leonardo.server.plans import Actor, Line, Plan, Refusal
from leonardo.server.stores.store import Conflict, GameRow, LeaseLost, StoreUnavailable, Unreadable

if TYPE_CHECKING:
    from leonardo.server.table import Table

FORCED: Final = (["skip"], ["end"])
STIRRING: Final = frozenset(("started", "undo", "handed", "returned", "resigned", "resumed"))
ADVISER: Final = "maestro"
RETRY: Final = 2.0  # seconds after which the next try comes when the store or the lease is not to be had
OPENING_DELAY: Final = 0.2  # seconds of a bot before anybody else has played


class Mover:
    """The table's own hand."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._timers: list[asyncio.TimerHandle] = []
        self._task: asyncio.Task[None] | None = None
        self._armed_for: tuple[object, ...] | None = None
        self._thought: dict[str, float] = {}  # seconds that a bot took when it last had a choice

    def stop(self) -> None:
        """Nothing moves by itself any more."""
        self._armed_for = None
        for timer in self._timers:
            timer.cancel()
        self._timers.clear()
        task, self._task = self._task, None
        if task is not None and task is not asyncio.current_task():
            task.cancel()

    def follow(self) -> None:
        """What is to happen by itself will, and at the time that was set when it was this seat's turn.

        Talk does not begin the time anew: else whoever talks could tell a move that the table makes for
        somebody from one that somebody chose.
        """
        if self._armed_for is None or self._armed_for != self._asked:
            self.arm()

    @property
    def _asked(self) -> tuple[object, ...]:
        """Who has to decide what."""
        story = self._table.story
        seat = story.to_move
        bot = story.seats[seat].bot if seat is not None and story.seats[seat].is_played_by_bot else ""
        return id(story), story.ply, seat, bot, story.paused

    def arm(self) -> None:
        """Whatever is to happen by itself in the present position will happen, counted from now."""
        self.stop()
        self._armed_for = self._asked
        story = self._table.story
        seat = story.to_move
        if seat is None or story.paused or story.game is None:
            return
        if story.seats[seat].is_played_by_bot:
            self._task = asyncio.create_task(self._bot_turn(seat, story.ply, self._bot_delay()))
            return
        if story.game.legal.texts in FORCED:
            self._call(self._forced_delay(), lambda: self._forced(seat, story.ply))
        if story.left:
            out = clocks.runs_out(story.since, story.left[seat], self._table.hall.time.start)
            self._call((out - self._table.hall.time.up) / 1000, lambda: self._flag(seat, story.ply))

    def later(self) -> None:
        """The store could not write; what was to happen is tried again."""
        self.stop()
        self._timers.append(asyncio.get_running_loop().call_later(RETRY, self.arm))

    def _call(self, seconds: float, act: object) -> None:
        async def run() -> None:
            await self._quietly(act)

        def begin() -> None:
            self._task = asyncio.create_task(run())

        self._timers.append(asyncio.get_running_loop().call_later(max(seconds, 0), begin))

    async def _quietly(self, act: object) -> None:
        """Done, or tried again later: nobody waits for an answer."""
        try:
            await act()  # type: ignore[operator]
        except (StoreUnavailable, Unreadable, LeaseLost, Refusal) as error:
            note("retry", table=self._table.row.id, why=type(error).__name__)
            self.later()
        except Conflict:
            pass  # somebody was faster, and the story was read again

    def row_after(self, plan: Plan) -> GameRow:
        """The table's row once the plan is written."""
        kinds, row = {line.kind for line in plan.lines}, self._table.row
        status = "over" if "finished" in kinds else "live" if "started" in kinds else row.status
        wake = self._wake_after(plan) if status == "live" else None
        return msgspec.structs.replace(row, status=status, updated=self._table.hall.time.wall, wake=wake)

    def _wake_after(self, plan: Plan) -> int | None:
        """When a server that has not this table in memory must take it up, once the plan is written."""
        table, story = self._table, self._table.story
        last = plan.lines[-1].kind
        if last != "move":
            # Too early does no harm: whoever takes the table up reckons anew.
            return table.hall.time.up if last in STIRRING else table.row.wake
        assert story.game is not None and story.game.to_move is not None
        seat = story.game.to_move
        if story.seats[seat].is_played_by_bot or story.game.legal.texts in FORCED:
            return table.hall.time.up
        left = plan.lines[-1].data.get("left")
        return table.hall.time.up + left[seat] if left else None

    def _bot_delay(self) -> float:
        """How long a bot takes at least; bots that begin let nobody wait for the first move."""
        story = self._table.story
        assert story.game is not None
        usual = self._table.hall.settings.bot_delay
        has_begun = any(not story.seats[played.seat].is_played_by_bot for played in story.game.made)
        return usual if has_begun else min(usual, OPENING_DELAY)

    def _forced_delay(self) -> float:
        """Whatever the seat holds: a time as somebody who had a choice might take."""
        low, high = self._table.hall.settings.forced_delay
        return low + (high - low) * self._table.hall.below(1001) / 1000

    # --- moves -----------------------------------------------------------------------------------------

    async def _epoch(self) -> int:
        hall = self._table.hall
        now = hall.time.wall
        epoch = await hall.store.lease(
            self._table.row.id, hall.name, now, now + int(hall.settings.lease * 1000)
        )
        if epoch is None:
            raise LeaseLost(self._table.row.id)
        return epoch

    async def _play(self, seat: int, ply: int, move: str, *, by_itself: bool) -> None:
        table = self._table

        async def work() -> None:
            story = table.story
            if (story.ply, story.to_move) != (ply, seat) or story.paused:
                return
            if story.seats[seat].is_played_by_bot == by_itself:
                return  # meanwhile somebody else plays for the seat
            epoch = await self._epoch()
            await table.write(lambda: deciding.played(table, seat, move, by_itself=by_itself), epoch=epoch)

        await table.run(work)

    async def _forced(self, seat: int, ply: int) -> None:
        game = self._table.story.game
        if game is not None and game.legal.texts in FORCED:
            await self._play(seat, ply, game.legal.texts[0], by_itself=True)

    async def _flag(self, seat: int, ply: int) -> None:
        table = self._table

        async def work() -> None:
            story = table.story
            if (story.ply, story.to_move) != (ply, seat) or story.paused or not story.left:
                return
            if clocks.runs_out(story.since, story.left[seat], table.hall.time.start) > table.hall.time.up:
                self.arm()
                return
            epoch = await self._epoch()
            await table.write(lambda: seating.gives_up(story, seat, "time"), epoch=epoch)

        await table.run(work)

    # --- bots ------------------------------------------------------------------------------------------

    async def _bot_turn(self, seat: int, ply: int, delay: float) -> None:
        await self._quietly(lambda: self._bot_move(seat, ply, delay))

    async def _bot_move(self, seat: int, ply: int, delay: float) -> None:
        story = self._table.story
        game = story.game
        assert game is not None
        loop, spec, choices = asyncio.get_running_loop(), story.seats[seat].bot, len(game.legal)
        began = loop.time()
        try:
            move = await self._chosen(seat, spec)
        except BotFailed as failure:
            await self._replace_bot(seat, ply, str(failure))
            return
        due = began + self._bot_pace(spec, choices, loop.time() - began, delay)
        await asyncio.sleep(max(due - loop.time(), 0))
        await self._play(seat, ply, move, by_itself=False)

    def _bot_pace(self, spec: str, choices: int, thought: float, delay: float) -> float:
        """How long the bot's move takes: without a choice as long as the last one with a choice.

        Beyond the usual delay time goes in steps, so that little is to be read from how long a hand was
        thought about.
        """
        if choices > 1:
            self._thought[spec] = thought
        else:
            thought = max(thought, self._thought.get(spec, 0.0))
        step = self._table.hall.settings.bot_step
        late = max(thought - delay, 0.0)
        return delay + (math.ceil(late / step) * step if step else late)

    async def _chosen(self, seat: int, spec: str) -> str:
        hall = self._table.hall
        assert self._table.story.game is not None
        return await hall.bots.choose(spec, hall.token(16), self._table.story.game.view(seat))

    async def _replace_bot(self, seat: int, ply: int, why: str) -> None:
        """A simpler bot plays on, and everybody can read that it does."""
        table = self._table
        spec = table.story.seats[seat].bot
        note("bot_failed", table=table.row.id, bot=spec, why=why)
        table.hall.counters.count("bot_failures", bot=spec)

        async def work() -> None:
            if (table.story.ply, table.story.to_move) != (ply, seat):
                return
            self._armed_for = None  # the simplest bot is followed by itself
            line = Line("handed", seat, {"bot": fallback(spec), "why": "failed"})
            await table.write(lambda: Plan((line,)), epoch=await self._epoch())

        await asyncio.sleep(table.hall.settings.bot_delay)  # also when the simplest bot fails again and again
        await table.run(work)

    async def hint(self, command: wire.Hint, actor: Actor) -> wire.Answer:
        """What a bot would do here; the game is practice from then on."""
        story = self._table.story
        seat = actor.own
        if seat != story.to_move or command.ply != story.ply:
            raise Refusal("stale" if seat == story.to_move else "not_your_turn")
        if not (story.setup["hints"] or story.is_alone(seat)):
            raise Refusal("no_hints")
        try:
            move = await self._chosen(seat, ADVISER)
        except BotFailed:
            raise Refusal("busy", retry_ms=1000) from None
        await self._table.write(lambda: Plan((Line("hinted", seat, {}),)))
        return wire.HintAnswer(command.id, move, ADVISER)
