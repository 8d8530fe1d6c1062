"""The least client that is one: requests over HTTP/1.1, and a WebSocket that sends and hears texts.

Thousands of them fit into one process that has to be quicker than the server it measures.
"""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import Callable
from typing import Any, Final

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
HEARING: Final = 30.0  # seconds until an answer must have come


class Refused(Exception):
    """The server answered with another status than expected."""

    def __init__(self, status: int, body: bytes) -> None:
        super().__init__(f"{status}: {body[:200].decode(errors='replace')}")
        self.status = status


class Http:
    """Requests one after the other over one connection, from an address of one's own."""

    def __init__(self, port: int, address: str) -> None:
        self._port, self._address = port, address
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def post(self, path: str, body: Any, **headers: str) -> Any:
        """The answer's JSON; a Refused where it is none of 2xx."""
        if self._streams is None:
            self._streams = await asyncio.open_connection(
                "127.0.0.1", self._port, local_addr=(self._address, 0)
            )
        reader, writer = self._streams
        raw = json.dumps(body).encode()
        given = {"Host": f"127.0.0.1:{self._port}", "Content-Type": "application/json"} | headers
        lines = [f"POST {path} HTTP/1.1", *(f"{name}: {value}" for name, value in given.items())]
        writer.write("\r\n".join([*lines, f"Content-Length: {len(raw)}", "", ""]).encode() + raw)
        async with asyncio.timeout(HEARING):
            head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
            length = int(head.partition("content-length:")[2].split("\r\n")[0])
            answer = await reader.readexactly(length)
        if "connection: close" in head:
            self.close()
        status = int(head.split()[1])
        if status // 100 != 2:
            raise Refused(status, answer)
        return json.loads(answer)

    def close(self) -> None:
        """The connection is gone."""
        if self._streams is not None:
            self._streams[1].close()
            self._streams = None


class Line(asyncio.Protocol):
    """One end of a WebSocket: `hear` is called with every text, `gone` when it was closed from outside."""

    def __init__(self, hear: Callable[[bytes], None], gone: Callable[[], None]) -> None:
        self._hear, self._gone = hear, gone
        self._held = bytearray()
        self._is_open = False
        self._is_leaving = False
        self._opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._mask = os.urandom(4)
        self.transport: Any = None

    async def open(self, port: int, address: str, path: str, **headers: str) -> None:
        """The handshake is done."""
        self.transport, _ = await asyncio.get_running_loop().create_connection(
            lambda: self, "127.0.0.1", port, local_addr=(address, 0)
        )
        given = {
            "Host": f"127.0.0.1:{port}", "Upgrade": "websocket", "Connection": "Upgrade",
            "Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==",
        } | headers  # fmt: skip
        lines = [f"GET {path} HTTP/1.1", *(f"{name}: {value}" for name, value in given.items()), "", ""]
        self.transport.write("\r\n".join(lines).encode())
        async with asyncio.timeout(HEARING):
            await self._opened

    def say(self, text: bytes) -> None:
        """The text goes out as one masked frame."""
        self._send(TEXT, text)

    def leave(self) -> None:
        """The connection is given up from this side."""
        self._is_leaving = True
        self.transport.close()

    def _send(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        length = bytes((0x80 | size,)) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        mask = (self._mask * (size // 4 + 1))[:size]
        masked = (int.from_bytes(payload, "big") ^ int.from_bytes(mask, "big")).to_bytes(size, "big")
        self.transport.write(bytes((0x80 | kind,)) + length + self._mask + masked)

    # --- what asyncio calls ----------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        self._held += data
        if not self._is_open and not self._shake():
            return
        while (end := self._frame()) is not None:
            del self._held[:end]

    def connection_lost(self, error: Exception | None) -> None:
        if not self._opened.done():
            self._opened.set_exception(error or ConnectionResetError("closed during the handshake"))
        elif not self._is_leaving:
            self._gone()

    def _shake(self) -> bool:
        head, found, _ = self._held.partition(b"\r\n\r\n")
        if not found:
            return False
        if b" 101 " not in head.split(b"\r\n")[0] and not self._opened.done():
            self._opened.set_exception(Refused(int(head.split()[1]), bytes(self._held)))
            return False
        del self._held[: len(head) + 4]
        self._is_open = True
        self._opened.set_result(None)
        return True

    def _frame(self) -> int | None:
        """One whole frame was heard; where it ended."""
        held = self._held
        if len(held) < 2:
            return None
        size, at = held[1] & 0x7F, 2
        if size >= 126:
            at += 2 if size == 126 else 8
            size = int.from_bytes(held[2:at], "big")
        end = at + size
        if len(held) < end:
            return None
        if not held[0] & 0x80:
            raise ValueError("neither server sends a text in pieces")
        kind, payload = held[0] & 15, bytes(held[at:end])
        if kind == TEXT:
            self._hear(payload)
        elif kind == PING:
            self._send(PONG, payload)
        elif kind == CLOSE:
            self.transport.close()
        return end
