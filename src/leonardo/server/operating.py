"""What the operator may ask of a server that runs: a backup. To everybody else this door is not there."""

from __future__ import annotations

import asyncio
import contextlib

from starlette.responses import Response

from leonardo.server import wire
from leonardo.server.doors import Call, told
from leonardo.server.hall import note
from leonardo.server.plans import Refusal
from leonardo.server.stores.copies import checked


async def backup(call: Call) -> Response:
    """A copy of the database lies in its folder; whoever asked takes it away."""
    hall = call.house.hall
    folder = hall.settings.data
    if folder is None:
        raise Refusal("not_found")
    if call.house.copying.locked():
        raise Refusal("busy", retry_ms=2000)
    async with call.house.copying:
        path = folder / f"backup-{hall.token(6)}.db"
        try:
            await hall.store.backup(path)
            contents = await asyncio.to_thread(checked, path)
        except BaseException:
            with contextlib.suppress(OSError):
                path.unlink(missing_ok=True)
            raise
    note("backup", games=contents.games, entries=contents.entries)
    return told(wire.Backup(path.name, contents.games, contents.entries), 201)
