"""A real server on a loopback socket in the test's own event loop, and people who talk to it."""

import asyncio
import contextlib
import itertools
import json
import secrets
import socket
from dataclasses import replace

import httpx
import websockets

from leonardo.server.serving import listening, server_of
from tests.server.company import QUICK, hall

PATIENCE = 30
HEADERS = {"X-Leonardo": "1"}
numbers = itertools.count(1)


class Site:
    """The running server."""

    def __init__(self, server, port):
        self.server, self.port = server, port
        self.url = f"http://127.0.0.1:{port}"
        self.house = server.house
        self.tables = server.house.tables
        self.people = []

    def person(self, **more):
        self.people.append(Person(self, **more))
        return self.people[-1]

    async def leave(self):
        for person in self.people:
            await person.http.aclose()


class Person:
    """A browser, or with a token a program."""

    def __init__(self, site, token=None, **headers):
        self.site = site
        given = HEADERS | headers | ({"Authorization": f"Bearer {token}"} if token else {})
        self.token = token
        self.http = httpx.AsyncClient(base_url=site.url, headers=given, timeout=PATIENCE)

    async def get(self, path, **more):
        return await self.http.get(path, **more)

    async def post(self, path, body, **more):
        return await self.http.post(path, json=body, **more)

    async def create(self, *seats, edition="classic", **more):
        """A table with seats `me`, `open` or the name of a bot; what the server says of it."""
        plans = [
            {"kind": kind, "name": "Anna"} if kind in ("me", "open") else {"kind": "bot", "bot": kind}
            for kind in seats
        ]
        answer = await self.post("/api/tables", {"edition": edition, "seats": plans, **more})
        assert answer.status_code == 201, answer.text
        self.token = answer.json().get("token", self.token)
        if self.token:
            self.http.headers["Authorization"] = f"Bearer {self.token}"
        return answer.json()

    async def join(self, invitation, name="Boris", **more):
        return await self.post("/api/join", {"name": name, "invitation": invitation, **more})

    async def do(self, table, kind, **fields):
        """The answer to a command, whatever it is."""
        sent = {"type": kind, "id": f"n{next(numbers)}", **fields}
        return (await self.post(f"/api/tables/{table}/commands", sent)).json()

    async def look(self, table, after=None, language="en"):
        query = {"language": language} | ({} if after is None else {"after": after})
        answer = await self.get(f"/api/tables/{table}", params=query)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def move(self, table, text=None):
        """A legal move, the first if none is named."""
        now = await self.look(table)
        return await self.do(table, "move", ply=now["ply"], move=text or now["legal"][0])

    @contextlib.asynccontextmanager
    async def live(self, table, after=-1, language="en", origin=True, subscribe=True):
        """A subscribed connection."""
        headers = {}
        if cookie := "; ".join(f"{name}={value}" for name, value in self.http.cookies.items()):
            headers["Cookie"] = cookie
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        if origin:
            headers["Origin"] = self.site.url if origin is True else origin
        address = f"ws://127.0.0.1:{self.site.port}/api/tables/{table}/live"
        async with websockets.connect(
            address, additional_headers=headers, compression=None, open_timeout=PATIENCE, proxy=None,
            max_size=2**24,
        ) as socket:  # fmt: skip
            line = Line(socket)
            if subscribe:
                await line.send(type="subscribe", after=after, language=language)
            yield line


class Line:
    """One end of a WebSocket."""

    def __init__(self, socket):
        self.socket = socket
        self.heard = []

    async def send(self, **fields):
        await self.socket.send(json.dumps(fields))

    async def next(self, kind=None, where=lambda frame: True):
        """The next frame of this kind for which that holds; those before it are passed over."""
        async with asyncio.timeout(PATIENCE):
            while True:
                frame = json.loads(await self.socket.recv())
                self.heard.append(frame)
                if kind in (None, frame["type"]) and where(frame):
                    return frame

    async def do(self, kind, **fields):
        """The answer to a command."""
        id = f"n{next(numbers)}"
        await self.send(type=kind, id=id, **fields)
        return await self.next(where=lambda frame: frame.get("id") == id)

    async def closed(self):
        """The code with which the server closed."""
        with contextlib.suppress(websockets.ConnectionClosed):
            async with asyncio.timeout(PATIENCE):
                while True:
                    self.heard.append(json.loads(await self.socket.recv()))
        return self.socket.close_code


def visited(test, small_buffers=False, **given):
    """The coroutine function is run with a site; its settings may differ by name."""
    own = {name: given.pop(name) for name in list(given) if name not in ("store", "bots")}

    async def run():
        listener = listening("127.0.0.1", 0)
        if small_buffers:  # inherited by every connection
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 2048)
        port = listener.getsockname()[1]
        settings = replace(QUICK, **({"origins": (f"http://127.0.0.1:{port}",)} | own))
        made = hall(settings=settings, **given)
        made.token = secrets.token_urlsafe
        server = server_of(made)
        running = asyncio.create_task(server._serve([listener]))
        try:
            while not server.started:
                assert not running.done(), running.exception()
                await asyncio.sleep(0.005)
            site = Site(server, port)
            try:
                return await test(site)
            finally:
                await site.leave()
        finally:
            server.should_exit = True
            await running

    return asyncio.run(asyncio.wait_for(run(), 120))
