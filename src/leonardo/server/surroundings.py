"""What lies around the tables: the page's files, health, numbers."""

from __future__ import annotations

import asyncio
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from leonardo import __version__
from leonardo.server.doors import Call, told
from leonardo.server.plans import Refusal
from leonardo.server.stores.store import StoreUnavailable

PATIENCE: Final = 2.0
PROMETHEUS: Final = "text/plain; version=0.0.4; charset=utf-8"


async def page(call: Call) -> Response:
    """A file of the built page, or its index for one of its own paths."""
    path = call.request.path_params["path"]
    found = None if path.startswith("api/") else call.house.page.find(path)
    if found is None:
        raise Refusal("not_found")
    assert isinstance(call.request, Request)
    return found.answer(call.request)


async def health(call: Call) -> Response:
    """Whether the store answers in time, so that moves can be kept."""
    try:
        async with asyncio.timeout(PATIENCE):
            await call.house.hall.store.uptime()
    except (TimeoutError, StoreUnavailable):
        return told({"status": "no_storage", "version": __version__}, 503)
    return told({"status": "leaving" if call.house.is_leaving else "ok", "version": __version__})


async def metrics(call: Call) -> Response:
    """Numbers in the format of Prometheus."""
    hall = call.house.hall
    games = await hall.store.count()
    lines = ["# TYPE leonardo_games gauge"]
    lines += [f'leonardo_games{{status="{status}"}} {count}' for status, count in sorted(games.items())]
    return Response(
        hall.counters.text + "\n".join(lines) + "\n",
        headers={"cache-control": "no-store"},
        media_type=PROMETHEUS,
    )
