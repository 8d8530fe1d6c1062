"""The server as a process: sockets, time limits for whoever connects, a quiet end on a signal.

    server_of(hall, ready).run([listening("127.0.0.1", 8000)])     returns when the process was told to stop

Uvicorn speaks HTTP and WebSocket; here it is told how little it may hold for anybody.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Awaitable, Callable
from typing import Any, Final

import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from leonardo.server.app import application
from leonardo.server.hall import Hall
from leonardo.server.house import House
from leonardo.server.wire import MOST_BYTES

HEADERS_PATIENCE: Final = 10.0  # seconds from the first byte, or from the connection, to a whole request
MOST_HEADERS: Final = 16_384  # bytes
LAST_WORDS: Final = 3  # seconds that answers in flight have when the server is told to stop


class Patient(H11Protocol):
    """A connection that has to say what it wants within a time, and that can be given up."""

    _hurry: asyncio.TimerHandle | None = None
    _is_done: bool = False  # what comes is no HTTP any more, or nothing comes

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.app_state = {**self.app_state, "abort": transport.abort}
        self._wait()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.cycle is not None and not self.cycle.response_complete:
            self._stop_waiting()  # a whole request is being answered
        elif self._hurry is None and not self._is_done:
            self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._is_done = True
        self._stop_waiting()
        super().connection_lost(exc)

    def on_response_complete(self) -> None:
        self._stop_waiting()  # from here on uvicorn's own limit for idle connections counts
        super().on_response_complete()

    def handle_websocket_upgrade(self, event: Any) -> None:
        self._is_done = True
        self._stop_waiting()
        super().handle_websocket_upgrade(event)

    def _wait(self) -> None:
        self._hurry = self.loop.call_later(HEADERS_PATIENCE, self._give_up)

    def _stop_waiting(self) -> None:
        if self._hurry is not None:
            self._hurry.cancel()
            self._hurry = None

    def _give_up(self) -> None:
        self._hurry = None
        self.transport.abort()


class Polite(uvicorn.Server):
    """On a signal everybody is told to come back before the connections are closed."""

    def __init__(self, config: uvicorn.Config, house: House, ready: Callable[[], Awaitable[None]]) -> None:
        super().__init__(config)
        self.house = house
        self._ready = ready
        self._getting_ready: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._getting_ready = asyncio.create_task(_awaited(self._ready))

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        if self.house.readers:
            self.house.say_goodbye()
            await asyncio.sleep(0.2)  # the last words are on their way
        await super().shutdown(sockets)


async def _awaited(ready: Callable[[], Awaitable[None]]) -> None:
    await ready()


async def _nothing() -> None:
    pass


def server_of(hall: Hall, ready: Callable[[], Awaitable[None]] = _nothing) -> Polite:
    """The server, not yet started; `ready` is called when it listens."""
    app = application(hall)
    config = uvicorn.Config(
        app,
        http=Patient,
        ws=WebSocketsSansIOProtocol,
        ws_max_size=MOST_BYTES,
        ws_per_message_deflate=False,  # what is compressed tells its content by its length
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        h11_max_incomplete_event_size=MOST_HEADERS,
        timeout_keep_alive=15,
        timeout_graceful_shutdown=LAST_WORDS,
        access_log=False,  # whole addresses do not belong into a log
        proxy_headers=False,
        server_header=False,
        lifespan="on",
        log_config=None,
        log_level="warning",
    )
    return Polite(config, app.state.house, ready)


def listening(host: str, port: int) -> socket.socket:
    """A socket bound to the address; an OSError says why it cannot be had."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Named TCP, since asyncio sends at once (TCP_NODELAY) only where it reads that name.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6 and host == "::":
            listener.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)
        listener.bind((host, port))
    except OSError:
        listener.close()
        raise
    return listener
