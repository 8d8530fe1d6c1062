"""Who is at the table: those whose world stays the same, who ask and are listened to, and those who play."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import msgspec

from leonardo.server import wire
from leonardo.server.serving import Polite
from leonardo.server.table import Table
from tests.server.wire.plans import THINKING, Plan
from tests.server.wire.probes import Asked, Spot, drawn, every_door
from tests.server.wire.still import MOMENT, until
from tests.server.wire.wires import Caller, Live

AT_HOME = "127.0.0.1"


def watchers_of(plan: Plan) -> list[str]:
    """Who looks on at this table."""
    host = ["host"] if plan.host == "apart" else []
    return ["device" if plan.setup.own else "guest", "onlooker", "operator", *host]


class People:
    """The watchers: `device` holds seats, by a cookie or a token; `host` has made the table and holds none;
    `guest` has the invitation and `onlooker` nothing; `operator` sits at the machine. The players hold the
    other seats, and hear what the watchers may not.
    """

    def __init__(self, server: Polite, plan: Plan) -> None:
        self._server, self._plan = server, plan
        self.watchers: dict[str, Caller] = {}
        self.players: dict[int, Caller] = {}
        self._spots: dict[str, Spot] = {}
        self._lines: dict[str, Live] = {}

    @property
    def everybody(self) -> list[Caller]:
        return [*self.watchers.values(), *self.players.values()]

    # --- coming together -------------------------------------------------------------------------------

    async def gather(self) -> Table:
        """The table, with everybody at it, and the game begun."""
        plan, rng = self._plan, self._plan.dice("gather")
        host, mine = self._invite(rng)
        made = await host.ask("POST", "/api/tables", self._wanted(mine))
        assert made.status == 201, made.body
        host.bearer = made.json.get("token", "")
        name, invitation = made.json["table"], made.json["invitation"]
        for seat, kind in enumerate(plan.setup.kinds):
            if kind == "person" and seat not in mine:
                await self._join(seat, invitation)
        table = self._server.house.tables._loaded[name]
        for who, caller in self.watchers.items():
            knows = invitation if who in ("device", "host", "guest") else ""
            reads = who in ("device", "host") or plan.spectators == "open_after"
            self._spots[who] = Spot(plan.setup.rules, name, knows, reads)
            if who != "operator":
                after, language = rng.choice((-1, 0)), rng.choice(("en", "ru", ""))
                self._lines[who] = await caller.live(
                    f"/api/tables/{name}/live", after=after, language=language
                )
                if rng.random() < 0.3:
                    await caller.stream(f"/api/tables/{name}/stream")
        started = await host.ask("POST", f"/api/tables/{name}/commands", {"type": "start", "id": "start"})
        assert started.status == 200, started.body
        return table

    def _invite(self, rng: random.Random) -> tuple[Caller, tuple[int, ...]]:
        """Everybody there is; the table's maker, and the seats that he makes it with."""
        plan, setup = self._plan, self._plan.setup
        for number, name in enumerate(watchers_of(plan)):
            address = AT_HOME if name == "operator" else f"203.0.113.{number}"
            self.watchers[name] = Caller(self._server, address, rng.choice(("en", "ru")))
        for seat, kind in enumerate(setup.kinds):
            if kind == "person" and seat not in setup.own:
                self.players[seat] = Caller(self._server, f"198.51.100.{seat}")
        if plan.host == "device":
            return self.watchers["device"], setup.own
        if plan.host == "player":
            return self.players[min(self.players)], (min(self.players),)
        return self.watchers["host"], ()

    def _wanted(self, mine: tuple[int, ...]) -> dict[str, Any]:
        plan, setup = self._plan, self._plan.setup
        return {
            "edition": setup.edition, "options": setup.options, "decks": setup.decks, "clock": plan.clock,
            "spectators": plan.spectators, "hints": plan.hints, "listed": plan.listed,
            "token": plan.by_token and plan.host == "device",
            "seats": [
                {"kind": "bot", "bot": "random"} if kind == "bot"
                else {"kind": "me" if seat in mine else "open", "name": f"Seat {seat}"}
                for seat, kind in enumerate(setup.kinds)
            ],
        }  # fmt: skip

    async def _join(self, seat: int, invitation: str) -> None:
        caller = self._caller_of(seat)
        asked = {"name": f"Seat {seat}", "invitation": invitation, "seat": seat, "entropy": "0a" * 16}
        wants_token = self._plan.by_token and caller is self.watchers.get("device")
        answer = await caller.ask("POST", "/api/join", asked | {"token": wants_token})
        assert answer.status == 200, answer.body
        caller.bearer = answer.json.get("token", caller.bearer)

    def _caller_of(self, seat: int) -> Caller:
        return self.watchers["device"] if seat in self._plan.setup.own else self.players[seat]

    # --- playing and asking ----------------------------------------------------------------------------

    async def act(self, table: str, seat: int, sent: dict[str, Any]) -> None:
        """The seat's own caller sends this, over the one way or the other."""
        caller = self._caller_of(seat)
        if caller is self.watchers.get("device"):
            sent["as_seat"] = seat
            if self._lines["device"].is_in and self._plan.dice("way", sent["id"]).random() < 0.5:
                line = self._lines["device"]
                line.say(sent)
                await asyncio.sleep(MOMENT)
                line.read()
                if sent["id"] in line.answered:
                    return  # else the connection has just been closed, and the message is sent again
            answer = await caller.ask("POST", f"/api/tables/{table}/commands", sent)
            assert answer.status == 200, (answer.body, sent)
            return
        # How many requests others send is no secret of theirs, but would be counted for the operator.
        tables = self._server.house.tables
        found = await tables.get(table)
        assert found is not None
        told = await tables.do(found, msgspec.convert(sent, wire.AnyCommand), caller.session)
        assert isinstance(told, wire.Accepted), (told, sent)

    async def look_around(self, moment: object, *, is_over: bool = False) -> None:
        """Each of those who look on asks what the dice say; all of it takes less than a decision."""
        loop = asyncio.get_running_loop()
        began = loop.time()
        for who, caller in self.watchers.items():
            rng, spot = self._plan.dice("look", moment, who), self._spots[who]
            curious = self._plan.curious
            for _ in range(int(curious) + (rng.random() < curious % 1)):
                if who in self._lines:
                    self._lines[who].read()
                    spot.told = self._lines[who].update
                spot.is_over = is_over
                await self._ask(who, caller, drawn(rng, spot))
            if who in self._lines and rng.random() < 0.15:
                await self._come_back(who, caller, rng)
        assert loop.time() < began + THINKING / 2

    async def tour(self) -> None:
        """Each of those who look on tries every door."""
        for who, caller in self.watchers.items():
            rng, spot = self._plan.dice("tour", who), self._spots[who]
            table = f"/api/tables/{spot.table}"
            for asked in every_door(rng, spot):
                await caller.ask(asked.method, asked.path, asked.body)
            await caller.stream(f"{table}/stream")
            (await caller.live(f"{table}/live", after=-1, language="ru")).wire.close()
            await asyncio.sleep(MOMENT)

    async def _ask(self, who: str, caller: Caller, asked: Asked) -> None:
        if asked.method != "live":
            await caller.ask(asked.method, asked.path, asked.body)
        elif who in self._lines and self._lines[who].is_in:
            self._lines[who].say(asked.body)
            await asyncio.sleep(MOMENT)

    async def _come_back(self, who: str, caller: Caller, rng: random.Random) -> None:
        """A second connection, from any event number; or the first is lost and begun again."""
        after = rng.randrange(-1, self._spots[who].seq + 1)
        if rng.random() < 0.5:
            self._lines[who].wire.close()
            await asyncio.sleep(MOMENT)
        table = f"/api/tables/{self._spots[who].table}"
        if rng.random() < 0.4:
            await caller.stream(f"{table}/stream?after={after}")
            return
        path = f"{table}/live"
        self._lines[who] = await caller.live(path, after=after, language=rng.choice(("en", "ru", "")))

    async def leave(self) -> None:
        """One connection after the other is closed."""
        loop = asyncio.get_running_loop()
        for each in [each for caller in self.everybody for each in caller.wires]:
            each.close()
            await until(loop.time() + MOMENT)
