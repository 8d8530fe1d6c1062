"""The one way in: a door says who may come through, how much it takes, and what lies behind it.

No handler is called before its door has asked: is this a page of ours, is that not too much, who is it,
may he see this table? A path that is in no door's list is not there, and a table that somebody may not see
answers as one that does not exist.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from enum import Enum
from typing import Any, Final

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from leonardo.engine.wording import sentence
from leonardo.errors import LeonardoError
from leonardo.server import wire
from leonardo.server.house import House
from leonardo.server.keys import OPERATOR_HEADER, is_operator
from leonardo.server.plans import Refusal, sentence_of, spoken
from leonardo.server.queries import Query, check_all
from leonardo.server.stores.store import StoreUnavailable
from leonardo.server.table import Table
from leonardo.server.visitors import Visitor, visitor_of

SAFE: Final = ("GET", "HEAD")
CSRF_HEADER: Final = "x-leonardo"  # no form and no foreign page can send it
BODY_PATIENCE: Final = 10.0  # seconds for a whole body
JSON: Final = "application/json"


class Who(Enum):
    """Whom a door lets through."""

    ANYBODY = "anybody"
    WATCHER = "whoever may see the table"
    SEATED = "whoever holds a seat or has made the table"
    AFTERWARDS = "once the game is over: its seats, and everybody where the table was made so"
    MONITOR = "the operator's own machines"
    OPERATOR = "whoever owns the folder of the database"


@dataclass(frozen=True)
class Call:
    """A request that its door has let through."""

    house: House
    request: HTTPConnection
    visitor: Visitor
    found: Table | None = None
    body: Any = None

    @property
    def table(self) -> Table:
        """The table of the path, which this visitor may see."""
        assert self.found is not None
        return self.found

    @property
    def language(self) -> str:
        """For sentences that somebody is to read in any case."""
        return spoken(self.visitor.language)


Handler = Callable[[Call], Awaitable[Response]]


@dataclass(frozen=True)
class Door:
    """A method and a path; for the description `answers` are the types of the answer's JSON, and `refusals`
    the statuses that its handler has for what it does not do.
    """

    method: str
    path: str
    who: Who
    handler: Handler
    about: str
    body: Any = None
    answers: Any = None
    media: str = JSON
    queries: tuple[Query, ...] = ()
    most_bytes: int = wire.MOST_BYTES
    status: int = 200
    refusals: tuple[int, ...] = ()
    cost: float = 1.0  # of the requests that an address may make
    is_kept: bool = False  # a browser may keep it, and asks whether it still holds

    async def open(self, house: House, request: Request) -> Response:
        """The handler's answer, or the problem that stood in the way."""
        visitor = visitor_of(request, house.settings)
        try:
            return await self._open(house, request, visitor)
        except (Refusal, LeonardoError, StoreUnavailable) as problem:
            return answer_to(problem, spoken(visitor.language), house)

    async def _open(self, house: House, request: Request, visitor: Visitor) -> Response:
        house.may_ask(visitor.address, self.cost)
        if request.method not in SAFE:
            check_page(request, visitor, house.settings.origins)
        if self.who is Who.MONITOR:
            check_monitor(request, visitor, house)
        if self.who is Who.OPERATOR:
            check_operator(request, house)
        check_all(self.queries, request.query_params)
        found = await table_for(self.who, house, request.path_params.get("table"), visitor)
        body = await read_body(request, self.body, self.most_bytes) if self.body is not None else None
        return await self.handler(Call(house, request, visitor, found, body))


# --- who may ------------------------------------------------------------------------------------------


def check_page(connection: HTTPConnection, visitor: Visitor, origins: tuple[str, ...]) -> None:
    """What changes something comes from a page of ours or from a program, never from another page."""
    if visitor.origin is not None and visitor.origin not in origins:
        raise Refusal("foreign_origin")
    if connection.headers.get(CSRF_HEADER) != "1":
        raise Refusal("header_missing")


def check_monitor(connection: HTTPConnection, visitor: Visitor, house: House) -> None:
    """Numbers are for the operator: from his machines, and never through a proxy we do not know of."""
    relayed = "x-forwarded-for" in connection.headers and not house.settings.behind_proxy
    if relayed or visitor.address not in house.settings.metrics_for:
        raise Refusal("not_found")


def check_operator(connection: HTTPConnection, house: House) -> None:
    """The operator brings the token that lies beside the database."""
    if not is_operator(house.hall, connection.headers.get(OPERATOR_HEADER, "")):
        raise Refusal("not_found")


async def table_for(who: Who, house: House, name: str | None, visitor: Visitor) -> Table | None:
    """The table that this visitor may use so; a Refusal `not_found` whether there is one or not."""
    if name is None:
        return None
    table = await house.tables.get(name)
    if table is None or not may_see(table, visitor):
        raise Refusal("not_found")
    seated = is_seated(table, visitor)
    if who is Who.WATCHER:
        return table
    if who is Who.SEATED and seated:
        return table
    if who is Who.AFTERWARDS:
        if not seated and table.story.setup["spectators"] != "open_after":
            raise Refusal("not_seated")
        if table.story.status != "over":
            raise Refusal("not_over")
        return table
    raise Refusal("not_seated")


def may_see(table: Table, visitor: Visitor) -> bool:
    """Whether the table shows itself to this visitor, as a seat or as a spectator."""
    return table.story.setup["spectators"] != "none" or is_seated(table, visitor)


def is_seated(table: Table, visitor: Visitor) -> bool:
    """Whether the visitor holds a seat here, or has made the table."""
    return bool(table.seats_of(visitor.session)) or table.is_host(visitor.session)


# --- what is sent -------------------------------------------------------------------------------------


async def read_body(request: Request, kind: Any, most: int) -> Any:
    """The body as this type; a Refusal if it is too large, too slow, no JSON, or of another shape."""
    parts: list[bytes] = []
    size = 0
    try:
        async with asyncio.timeout(BODY_PATIENCE):
            async for part in request.stream():
                size += len(part)
                if size > most:
                    raise Refusal("too_large")
                parts.append(part)
    except TimeoutError:
        raise Refusal("too_slow") from None
    return decoded(b"".join(parts), kind)


def decoded(raw: bytes | str, kind: Any) -> Any:
    """The message; JSON that another reader might understand otherwise is refused."""
    try:
        json.loads(raw, object_pairs_hook=_each_once, parse_constant=_no_constant)
        return msgspec.json.decode(raw, type=kind)
    except msgspec.ValidationError as error:
        raise Refusal("malformed", detail=str(error)) from None
    except (ValueError, RecursionError, OverflowError):
        raise Refusal("malformed", detail="not JSON, or a name stands there twice") from None


def _each_once(pairs: list[tuple[str, Any]]) -> None:
    if len({name for name, _ in pairs}) != len(pairs):
        raise ValueError


def _no_constant(name: str) -> None:
    raise ValueError(name)


# --- what is answered ---------------------------------------------------------------------------------

STATUS: Final = {
    "malformed": 400,
    "not_allowed": 403,
    "foreign_origin": 403,
    "header_missing": 403,
    "not_seated": 403,
    "not_host": 403,
    "muted": 403,
    "not_found": 404,
    "not_invited": 404,
    "wrong_method": 405,
    "too_slow": 408,
    "quarantined": 410,
    "too_large": 413,
    "illegal": 422,
    "unreadable": 422,
    "bad_setup": 422,
    "bad_record": 422,
    "unknown_edition": 422,
    "unknown_option": 422,
    "unknown_bot": 422,
    "no_such_seat": 422,
    "empty": 422,
    "too_fast": 429,
    "fault": 500,
    "busy": 503,
    "storage_unavailable": 503,
}
CONFLICT: Final = 409  # the table is not as the sender thought


def status_of(code: str) -> int:
    """The HTTP status that goes with a refusal."""
    return STATUS.get(code, CONFLICT)


def told(value: Any, status: int = 200, **headers: str) -> Response:
    """An answer in JSON that no cache keeps."""
    return Response(wire.write(value), status, {"cache-control": "no-store", **headers}, JSON)


def answer_to(problem: Exception, language: str, house: House) -> Response:
    """What is said about a problem."""
    if isinstance(problem, StoreUnavailable):
        problem = Refusal("storage_unavailable", retry_ms=2000)
    if isinstance(problem, Refusal):
        text = problem.sentence or sentence_of(language, problem.code)
        said = wire.Problem(problem.code, text, problem.retry_ms, problem.detail)
    else:
        assert isinstance(problem, LeonardoError)
        said = wire.Problem(problem.code, sentence(language, problem, None), 0, "")
    house.hall.counters.count("refused", code=said.code)
    headers = {"retry-after": str(-(-said.retry_ms // 1000))} if said.retry_ms else {}
    return told(said, status_of(said.code), **headers)
