"""The server's own protocols on connections in memory: every byte it writes, and the moment of it."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Mapping
from typing import Any

from leonardo.server.serving import Polite
from leonardo.server.tables import session_of
from tests.server.wire.still import MOMENT, tick

HOST = "table.test"
ORIGIN = f"http://{HOST}"
DATE = re.compile(rb"\r\ndate: [^\r]*", re.IGNORECASE)  # of the real world, and the only thing that is
KEY = "AAAAAAAAAAAAAAAAAAAAAA=="
CONTINUE, TEXT, CLOSE, PING, PONG = 0, 1, 8, 9, 10


Told = tuple[int, bytes]  # at which moment, and what


class Wire(asyncio.Transport):
    """One connection; `heard` is what the server has written to it, and when."""

    def __init__(self, server: Polite, address: str) -> None:
        super().__init__()
        self._loop = asyncio.get_running_loop()
        self._address = address
        self._closing = False
        self.heard: list[Told] = []
        self.unread = b""
        make: Any = server.config.http_protocol_class
        self._protocol: Any = make(config=server.config, server_state=server.server_state, app_state={})
        self._protocol.connection_made(self)

    def send(self, data: bytes) -> None:
        """The client says this."""
        if not self._closing:
            self._protocol.data_received(data)

    @property
    def is_open(self) -> bool:
        return not self._closing

    # --- what a protocol wants of a transport --------------------------------------------------------

    def write(self, data: Any) -> None:
        told = bytes(data)
        if self._closing or not told:
            return
        self.heard.append((tick(), told))
        self.unread += told

    def writelines(self, parts: Any) -> None:
        self.write(b"".join(parts))

    def close(self) -> None:
        if not self._closing:
            self._closing = True
            self.heard.append((tick(), b"<closed>"))
            self._loop.call_soon(self._protocol.connection_lost, None)

    abort = close

    def is_closing(self) -> bool:
        return self._closing

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return {"peername": (self._address, 50_000), "sockname": (HOST, 80)}.get(name, default)

    def set_protocol(self, protocol: Any) -> None:
        self._protocol = protocol

    def get_protocol(self) -> Any:
        return self._protocol

    def get_write_buffer_size(self) -> int:
        return 0

    def set_write_buffer_limits(self, high: Any = None, low: Any = None) -> None:
        pass

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass

    def is_reading(self) -> bool:
        return not self._closing


class Answer:
    """Of one request."""

    def __init__(self, head: bytes, body: bytes) -> None:
        first, *lines = head.decode("latin-1").split("\r\n")
        self.status = int(first.split(" ")[1])
        self.headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines)}
        self.body = body

    @property
    def json(self) -> Any:
        return json.loads(self.body)


def request(method: str, path: str, headers: Mapping[str, str], body: bytes = b"") -> bytes:
    """A request as it goes over the wire."""
    lines = [f"{method} {path} HTTP/1.1", f"host: {HOST}", *(f"{n}: {v}" for n, v in headers.items())]
    if method != "GET":
        lines += ["x-leonardo: 1", f"content-length: {len(body)}"]
    return ("\r\n".join(lines) + "\r\n\r\n").encode() + body


class Caller:
    """A browser or a program: a connection for requests, a cookie, and perhaps live connections."""

    def __init__(self, server: Polite, address: str, language: str = "en") -> None:
        self._server, self.address, self.language = server, address, language
        self.cookie = ""
        self.bearer = ""
        self.asked: set[tuple[str, str]] = set()
        self.wires: list[Wire] = []
        self._wire: Wire | None = None

    def wire(self) -> Wire:
        self.wires.append(Wire(self._server, self.address))
        return self.wires[-1]

    @property
    def headers(self) -> dict[str, str]:
        known = {"accept-language": self.language}
        if self.bearer:
            return known | {"authorization": f"Bearer {self.bearer}"}
        known["origin"] = ORIGIN
        return known | ({"cookie": self.cookie} if self.cookie else {})

    @property
    def session(self) -> str:
        """What the tables know of this caller."""
        return session_of(self.bearer or self.cookie.partition("=")[2])

    async def ask(self, method: str, path: str, body: Any = None, **headers: str) -> Answer:
        """The answer, which comes at once."""
        self.asked.add((method, path.partition("?")[0]))
        if self._wire is None or not self._wire.is_open:
            self._wire = self.wire()
        wire = self._wire
        wire.unread = b""
        content = body if isinstance(body, bytes) else b"" if body is None else json.dumps(body).encode()
        wire.send(request(method, path, self.headers | headers, content))
        await asyncio.sleep(MOMENT)
        head, _, rest = wire.unread.partition(b"\r\n\r\n")
        assert head, f"no answer to {method} {path}"
        answer = Answer(head, rest)
        if "set-cookie" in answer.headers:
            self.cookie = answer.headers["set-cookie"].partition(";")[0]
        return answer

    async def stream(self, path: str) -> Wire:
        """A request whose answer does not end."""
        self.asked.add(("GET", path))
        wire = self.wire()
        wire.send(request("GET", path, self.headers))
        await asyncio.sleep(MOMENT)
        return wire

    async def live(self, path: str, **subscribe: Any) -> Live:
        """A live connection, if the server lets us in."""
        self.asked.add(("LIVE", path))
        line = Live(self.wire())
        upgrade = {"upgrade": "websocket", "connection": "Upgrade", "sec-websocket-version": "13"}
        line.wire.send(request("GET", path, self.headers | upgrade | {"sec-websocket-key": KEY}))
        await asyncio.sleep(MOMENT)
        line.read()
        if subscribe:
            line.say({"type": "subscribe", **subscribe})
            await asyncio.sleep(MOMENT)
        return line

    def heard(self) -> list[list[Told]]:
        """All that was ever written to this caller, without the date; one list for each connection."""
        return [[(at, DATE.sub(b"", told)) for at, told in wire.heard] for wire in self.wires]


class Live:
    """The client's end of a WebSocket."""

    def __init__(self, wire: Wire) -> None:
        self.wire = wire
        self._is_in = False
        self.update: dict[str, Any] = {}  # the last one
        self.answered: set[str] = set()  # the messages to which an answer has come

    @property
    def is_in(self) -> bool:
        """Whether the server let us in, and has not closed the connection since."""
        return self._is_in and self.wire.is_open

    def say(self, frame: Any) -> None:
        self._send(TEXT, frame if isinstance(frame, bytes) else json.dumps(frame).encode())

    def _send(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        length = bytes([0x80 | size]) if size < 126 else bytes([0x80 | 126]) + size.to_bytes(2, "big")
        self.wire.send(bytes([0x80 | kind]) + length + b"\0\0\0\0" + payload)

    def read(self) -> None:
        """What has come in is understood, and a ping is answered."""
        wire = self.wire
        if not self._is_in:
            head, found, rest = wire.unread.partition(b"\r\n\r\n")
            if not found or b" 101 " not in head.partition(b"\r\n")[0]:
                return
            self._is_in, wire.unread = True, rest
        while (parsed := _frame(wire.unread)) is not None:
            kind, payload, wire.unread = parsed
            if kind == PING:
                self._send(PONG, payload)
            if kind == TEXT:
                told = json.loads(payload)
                if told["type"] == "update":
                    self.update = told
                self.answered.add(told.get("id", ""))


def _frame(data: bytes) -> tuple[int, bytes, bytes] | None:
    """The kind and the content of the first whole frame, and what comes behind it."""
    if len(data) < 2:
        return None
    size, at = data[1], 2
    if size >= 126:
        at = 4 if size == 126 else 10
        size = int.from_bytes(data[2:at], "big")
    if len(data) < at + size:
        return None
    return data[0] & 0x0F, data[at : at + size], data[at + size :]
