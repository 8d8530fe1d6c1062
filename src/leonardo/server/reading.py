"""The doors of the library: what anybody may read and try, and replays of finished tables."""

from __future__ import annotations

import hashlib
from functools import lru_cache, partial
from typing import Any

from starlette.responses import Response

from leonardo.server import lessons, library, wire
from leonardo.server.doors import Call, told
from leonardo.server.records import record_of


async def editions(call: Call) -> Response:
    """What can be played, and with which bots."""
    return _kept(call, await call.house.beside(partial(library.offers, call.language)))


async def rules(call: Call) -> Response:
    """The rule book of an edition."""
    params = call.request.query_params
    options = {
        name.removeprefix("option."): value for name, value in params.items() if name.startswith("option.")
    }
    edition = library.edition_with(call.request.path_params["edition"], options)
    width = int(params.get("width", library.WIDTH))
    return _kept(call, await call.house.beside(partial(library.rules, edition, call.language, width)))


async def replay(call: Call) -> Response:
    """The finished game of a table, step by step."""
    reader = _reader(call)
    call.house.may_compute(call.visitor.address)
    record = record_of(call.table.story)
    shown = await call.house.beside(partial(library.replay, record, reader, call.language))
    return told(shown | {"result": call.table.story.result})


async def import_record(call: Call) -> Response:
    """Anybody's record, step by step; nothing of it is kept."""
    asked: wire.Import = call.body
    reader = _reader(call)
    number = int(call.request.query_params.get("game", 1))
    call.house.may_compute(call.visitor.address)

    def work() -> dict[str, Any]:
        return library.replay(library.imported(asked.record, number, call.language), reader, call.language)

    return told(await call.house.beside(work))


async def lessons_of_all(call: Call) -> Response:
    """Every lesson with its steps."""
    return _kept(call, await call.house.beside(partial(_lessons, call.language)))


async def lesson_tried(call: Call) -> Response:
    """The answer to a move of somebody who learns."""
    asked: wire.Try = call.body
    lesson = call.request.path_params["lesson"]
    return told(
        await call.house.beside(partial(lessons.tried, lesson, asked.step, asked.moves, call.language))
    )


@lru_cache(maxsize=8)
def _lessons(language: str) -> dict[str, Any]:
    return {"lessons": lessons.listed(language)}


def _reader(call: Call) -> int | None:
    text = call.request.query_params.get("as", "all")
    return None if text == "all" else int(text)


def _kept(call: Call, value: Any) -> Response:
    """An answer that a browser may keep for as long as it asks whether it still holds."""
    answer = told(value)
    tag = f'"{hashlib.sha256(answer.body).hexdigest()[:24]}"'
    headers = {"cache-control": "no-cache", "etag": tag, "vary": "accept-language"}
    if call.request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    answer.headers.update(headers)
    return answer
