"""The live door: a WebSocket that gives commands and is told of one table.

Nothing is kept for a connection but a short queue. Whoever reads too slowly is let go and comes back for
the rest, which the log has.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any, Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from leonardo.server import wire
from leonardo.server.doors import Who, answer_to, decoded, table_for
from leonardo.server.house import House
from leonardo.server.limits import Bucket
from leonardo.server.plans import Refusal, sentence_of, spoken
from leonardo.server.reader import Reader
from leonardo.server.stores.store import StoreUnavailable
from leonardo.server.table import Table
from leonardo.server.visitors import Visitor, visitor_of

FIRST_FRAME: Final = 10.0  # seconds in which a reader says what it wants
TOO_SLOW, BAD_FRAME, NO_TEXT, RESTART, TOO_MUCH = 1013, 1008, 1003, 1012, 1008
CODES: Final = {"restart": RESTART, "not_found": BAD_FRAME}


async def live(house: House, socket: WebSocket) -> None:
    """One connection from its handshake to its end."""
    visitor = visitor_of(socket, house.settings)
    try:
        check_handshake(house, visitor)
        async with _counted(house, visitor.address):
            table = await table_for(Who.WATCHER, house, socket.path_params["table"], visitor)
            assert table is not None
            await socket.accept()
            await _served(house, socket, table, visitor)
    except (Refusal, StoreUnavailable) as problem:
        if socket.client_state is WebSocketState.CONNECTING:
            await socket.send_denial_response(answer_to(problem, spoken(visitor.language), house))
        else:
            await _closed(socket, BAD_FRAME)


def check_handshake(house: House, visitor: Visitor) -> None:
    """A browser must come from a page of ours; whoever names no page must bring a token of its own."""
    if house.is_leaving:
        raise Refusal("busy", retry_ms=2000)
    house.may_ask(visitor.address)
    if visitor.origin is None:
        if not visitor.has_bearer:
            raise Refusal("foreign_origin")
    elif visitor.origin not in house.settings.origins:
        raise Refusal("foreign_origin")


@contextlib.asynccontextmanager
async def _counted(house: House, address: str) -> AsyncIterator[None]:
    """One connection more of this address, while it lasts."""
    if house.sockets[address] >= house.settings.sockets_per_address:
        raise Refusal("too_fast", retry_ms=10_000)
    house.sockets[address] += 1
    try:
        yield
    finally:
        house.sockets[address] -= 1
        if not house.sockets[address]:
            del house.sockets[address]


async def _served(house: House, socket: WebSocket, table: Table, visitor: Visitor) -> None:
    try:
        first = await asyncio.wait_for(_text(socket), FIRST_FRAME)
        asked = decoded(first, wire.AnyFrame)
    except (TimeoutError, WebSocketDisconnect, _NoText):
        await _closed(socket, BAD_FRAME)
        return
    if not isinstance(asked, wire.Subscribe):
        raise Refusal("malformed")
    reader = table.crowd.reader(
        visitor.session, spoken(asked.language) if asked.language else "", asked.after
    )
    house.readers.add(reader)
    try:
        await table.crowd.attach(reader)
        sending = asyncio.create_task(_send(socket, reader))
        hearing = asyncio.create_task(_hear(house, socket, table, reader))
        await asyncio.wait({sending, hearing}, return_when=asyncio.FIRST_COMPLETED)
        for task in (hearing, sending):
            task.cancel()
        await asyncio.gather(sending, hearing, return_exceptions=True)
    finally:
        house.readers.discard(reader)
        table.crowd.detach(reader)


async def _send(socket: WebSocket, reader: Reader) -> None:
    """Whatever the reader is told goes out, each within a time; then the connection is closed."""
    patience = reader.settings.send_patience
    with contextlib.suppress(TimeoutError, WebSocketDisconnect, RuntimeError):
        while (frame := await reader.next()) is not None:
            async with asyncio.timeout(patience):
                await socket.send_text(frame.decode())
        why = reader.why or "restart"
        async with asyncio.timeout(patience):
            if reader.is_dropped:
                await socket.send_text(wire.write(wire.Bye(why, 500)).decode())
            await socket.close(CODES.get(why, TOO_SLOW), why)
        return
    # Nobody reads at the other end: what the system still holds for it is given up.
    if (abort := socket.scope["state"].get("abort")) is not None:
        abort()


async def _hear(house: House, socket: WebSocket, table: Table, reader: Reader) -> None:
    """Every frame has its answer, in order; a flood ends the connection."""
    settings = house.settings
    bucket = Bucket(settings.frames_per_second, settings.frames_burst)
    too_many = 0
    with contextlib.suppress(WebSocketDisconnect):
        while True:
            try:
                text = await _text(socket)
            except _NoText:
                await _closed(socket, NO_TEXT)
                return
            if bucket.take(house.hall.time.up):
                too_many = 0
                answer = await _answered(house, table, reader, text)
            else:
                too_many += 1
                if too_many > settings.frames_burst:
                    await _closed(socket, TOO_MUCH)
                    return
                answer = _refused(text, Refusal("too_fast", retry_ms=1000), reader.language)
            reader.tell(wire.write(answer))


async def _answered(house: House, table: Table, reader: Reader, text: str) -> Any:
    try:
        frame = decoded(text, wire.AnyFrame)
    except Refusal as refusal:
        return _refused(text, refusal, reader.language)
    if isinstance(frame, wire.Ping):
        return wire.Pong()
    if isinstance(frame, wire.Subscribe):
        return _refused(text, Refusal("malformed"), reader.language)
    return await house.tables.do(table, frame, reader.session)


def _refused(text: str, refusal: Refusal, language: str) -> wire.Refused:
    """The answer to a frame that is not carried out, with its id if it has one that can be read."""
    try:
        id = msgspec.json.decode(text, type=_Named).id
    except (msgspec.MsgspecError, ValueError, RecursionError):
        id = ""
    said = sentence_of(language, refusal.code)
    return wire.Refused(id[:64], refusal.code, said, refusal.detail, retry_ms=refusal.retry_ms)


class _Named(msgspec.Struct):
    id: str = ""


class _NoText(Exception):
    """A binary frame; nothing of ours is binary."""


async def _text(socket: WebSocket) -> str:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1005))
    text = message.get("text")
    if text is None:
        raise _NoText
    return str(text)


async def _closed(socket: WebSocket, code: int) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await socket.close(code)
