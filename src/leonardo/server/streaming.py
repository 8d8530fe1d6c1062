"""Updates as lines of JSON, for programs that would rather read a file than speak WebSocket."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Final

from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from leonardo.server.house import House
from leonardo.server.reader import Reader
from leonardo.server.table import Table

KIND: Final = "application/x-ndjson"
SIGN_OF_LIFE: Final = 15.0  # seconds without news after which an empty line is sent


class Lines(Response):
    """What the reader is told, a line each, until the game is over or somebody goes away."""

    def __init__(self, house: House, table: Table, reader: Reader) -> None:
        super().__init__(headers={"cache-control": "no-store"}, media_type=KIND)
        del self.headers["content-length"]
        self._house, self._table, self._reader = house, table, reader

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        reader = self._reader
        self._house.readers.add(reader)
        try:
            await self._table.crowd.attach(reader)
            await send({"type": "http.response.start", "status": 200, "headers": self.raw_headers})
            leaving = asyncio.create_task(_gone(receive))
            telling = asyncio.create_task(self._tell(send))
            await asyncio.wait({leaving, telling}, return_when=asyncio.FIRST_COMPLETED)
            for task in (leaving, telling):
                task.cancel()
            told = await asyncio.gather(telling, leaving, return_exceptions=True)
            if isinstance(told[0], TimeoutError) and (abort := scope["state"].get("abort")) is not None:
                abort()  # nobody reads at the other end
                return
            with contextlib.suppress(OSError):
                await send({"type": "http.response.body", "body": b""})
        finally:
            self._house.readers.discard(reader)
            self._table.crowd.detach(reader)

    async def _tell(self, send: Send) -> None:
        reader = self._reader
        while not (self._table.story.status == "over" and reader.waiting.empty()):
            try:
                frame = await asyncio.wait_for(reader.next(), SIGN_OF_LIFE)
            except TimeoutError:
                frame = b""
            if frame is None:
                return
            async with asyncio.timeout(reader.settings.send_patience):
                await send({"type": "http.response.body", "body": frame + b"\n", "more_body": True})


async def _gone(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass
