"""The application: every door there is, the headers of every answer, and the opening of the house."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from typing import Any, Final

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from leonardo.server.doors import answer_to
from leonardo.server.hall import Hall, note
from leonardo.server.house import House
from leonardo.server.live import live
from leonardo.server.plans import Refusal, spoken
from leonardo.server.routes import DOORS, LIVE
from leonardo.server.stores.store import StoreUnavailable
from leonardo.server.visitors import visitor_of

POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "worker-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
OVER_TLS: Final = {"cross-origin-opener-policy": "same-origin"}  # over plain HTTP browsers only complain


def application(hall: Hall) -> Starlette:
    """The whole server, to be run by any ASGI server; the house is its `state.house`."""
    house = House(hall)

    @contextlib.asynccontextmanager
    async def open_house(app: Starlette) -> AsyncIterator[None]:
        try:
            await house.tables.open()
        except StoreUnavailable as error:
            house.trouble = error
            raise
        note("open", games=await hall.store.count())
        try:
            yield
        finally:
            house.say_goodbye()
            await house.tables.close()
            note("closed")

    async def live_door(socket: WebSocket) -> None:
        await live(house, socket)

    by_path: dict[str, dict[str, Any]] = {}
    for door in DOORS:
        by_path.setdefault(door.path, {})[door.method] = door

    def endpoint(doors: dict[str, Any]) -> Any:
        async def enter(request: Request) -> Response:
            door = doors.get("GET" if request.method == "HEAD" else request.method)
            if door is not None:
                return await door.open(house, request)  # type: ignore[no-any-return]
            language = spoken(visitor_of(request, house.settings).language)
            answer = answer_to(Refusal("wrong_method"), language, house)
            answer.headers["allow"] = ", ".join(sorted(doors))
            return answer

        return enter

    async def failed(request: Request, error: Exception) -> Response:
        note("failed", route=_route(request.scope), error=type(error).__name__)
        hall.counters.count("errors")
        language = spoken(visitor_of(request, house.settings).language)
        return answer_to(Refusal("fault"), language, house)

    methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"]
    routes = [WebSocketRoute(LIVE, live_door)]
    routes += [Route(path, endpoint(doors), methods=methods) for path, doors in by_path.items()]  # type: ignore[misc]
    app = Starlette(routes=routes, lifespan=open_house, exception_handlers={Exception: failed})
    app.state.house = house
    headers = HEADERS | OVER_TLS if hall.settings.secure else HEADERS
    app.add_middleware(Dressed, headers=headers, house=house)
    return app


class Dressed:
    """Every answer carries the headers that keep a browser from being used against its owner."""

    def __init__(self, app: ASGIApp, headers: dict[str, str], house: House) -> None:
        self._app = app
        self._house = house
        self._headers = [(name.encode(), value.encode()) for name, value in headers.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return

        async def dressed(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                kept = [pair for pair in message.get("headers", ()) if pair[0].lower() != b"server"]
                message["headers"] = [*kept, *self._headers]
                status = str(message["status"])
                self._house.hall.counters.count("requests", route=_route(scope), status=status)
            await send(message)

        await self._app(scope, receive, dressed)


def _route(scope: Scope) -> str:
    """The pattern of the path: no id of a table is in it."""
    route = scope.get("route")
    return str(getattr(route, "path", "none"))
