"""The description of all doors for programs (OpenAPI 3.1) and as a plain page for people."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from html import escape
from typing import Any, Final

import msgspec
from starlette.responses import Response

from leonardo import __version__
from leonardo.server import wire
from leonardo.server.doors import CSRF_HEADER, JSON, SAFE, Call, Door, Handler, Who, told

_IN_PATH: Final = re.compile(r"\{(\w+)(?::\w+)?\}")
_REFERENCE: Final = "#/components/schemas/{name}"
_PROBLEM: Final = {"$ref": _REFERENCE.format(name="Problem")}
_WHY: Final = {
    304: "it is still what the asker has",
    400: "it could not be read, or a field is not as described",
    403: "not for this visitor, or the page or the header is missing that may ask for it",
    404: "there is no such thing, or this visitor may not know of it",
    408: "the body did not come in time",
    409: "the table is not as the sender thought",
    410: "what was stored of this game is damaged and was put aside",
    413: "it is too long",
    422: "it can be read, and cannot be done",
    429: "that was too much at once; retry_ms says when to come again",
    500: "a fault of the server; nothing was done",
    503: "nothing can be stored just now; retry_ms says when to come again",
}
_NAMES: Final = {"type": "string", "maxLength": 64, "pattern": "^[A-Za-z0-9_-]+$"}
_STREAMED: Final = "A WebSocket at /api/tables/{table}/live says the same; docs/api.md tells how."


def description(doors: Sequence[Door]) -> dict[str, Any]:
    """The OpenAPI description of these doors."""
    kinds = [each for door in doors for each in (door.body, door.answers) if each is not None]
    schemas, components = msgspec.json.schema_components([*kinds, wire.Problem], ref_template=_REFERENCE)
    by_kind = {str(kind): schema for kind, schema in zip(kinds, schemas, strict=False)}
    paths: dict[str, dict[str, Any]] = {}
    for door in doors:
        path = _IN_PATH.sub(r"{\1}", door.path)
        paths.setdefault(path, {})[door.method.lower()] = _operation(door, by_kind)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "The Enigma of Leonardo",
            "version": __version__,
            "description": f"Tables of The Enigma of Leonardo for people and bots. {_STREAMED}",
            "license": {"name": "Apache-2.0", "identifier": "Apache-2.0"},
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "token": {"type": "http", "scheme": "bearer"},
                "cookie": {"type": "apiKey", "in": "cookie", "name": "leonardo"},
            },
        },
    }


def _operation(door: Door, by_kind: dict[str, Any]) -> dict[str, Any]:
    schema = by_kind[str(door.answers)] if door.answers is not None else {"type": "object"}
    content = {door.media: {"schema": schema if door.media == JSON else {"type": "string"}}}
    problem: dict[str, Any] = _PROBLEM
    if door.answers is wire.AnyAnswer:  # a refused command is answered like any other
        problem = {"anyOf": [schema, _PROBLEM]}
    operation: dict[str, Any] = {
        "operationId": door.handler.__name__,
        "summary": door.about,
        "description": f"For {door.who.value}.",
        "parameters": [*_parameters(door)],
        "responses": {
            str(door.status): {"description": "done", "content": content},
            **{str(status): _response(status, problem) for status in statuses(door)},
        },
        "security": _security(door.who),
    }
    if door.body is not None:
        body = {"required": True, "content": {JSON: {"schema": by_kind[str(door.body)]}}}
        operation["requestBody"] = body
    return operation


def _response(status: int, problem: dict[str, Any]) -> dict[str, Any]:
    if status < 400:
        return {"description": _WHY[status]}
    return {"description": _WHY[status], "content": {JSON: {"schema": problem}}}


def statuses(door: Door) -> list[int]:
    """Every status besides the good one that this door may answer with."""
    found = {429, 500, 503, *door.refusals}
    if door.is_kept:
        found.add(304)
    if door.queries:
        found.add(400)
    if door.body is not None:
        found |= {400, 408, 413}
    if door.method not in SAFE:
        found.add(403)
    if "{table}" in door.path:
        found |= {404, 410}
    if door.who in (Who.SEATED, Who.AFTERWARDS):
        found.add(403)
    if door.who is Who.AFTERWARDS:
        found.add(409)
    return sorted(found)


def _parameters(door: Door) -> Iterable[dict[str, Any]]:
    for name in _IN_PATH.findall(door.path):
        yield {"name": name, "in": "path", "required": True, "schema": _NAMES}
    for query in door.queries:
        yield {"name": query.name, "in": "query", "schema": query.schema, "description": query.about}
    if door.method not in SAFE:
        header = {"type": "string", "enum": ["1"]}
        yield {"name": CSRF_HEADER.title(), "in": "header", "required": True, "schema": header}


def _security(who: Who) -> list[dict[str, Any]]:
    own: list[dict[str, Any]] = [{"token": []}, {"cookie": []}]
    if who in (Who.SEATED, Who.AFTERWARDS):
        return own
    return [*own, {}] if who is Who.WATCHER else [{}, *own]


# --- the doors of the description ---------------------------------------------------------------------


def describing(doors: Sequence[Door]) -> Handler:
    """The door to the description."""
    text = description(doors)

    async def openapi(call: Call) -> Response:
        return told(text)

    return openapi


def listing(doors: Sequence[Door]) -> Handler:
    """The door to a page that lists all doors."""
    rows = "".join(
        f"<tr><td><code>{escape(door.method)} {escape(door.path)}</code></td>"
        f"<td>{escape(door.about)}</td><td>{escape(door.who.value)}</td></tr>"
        for door in doors
    )
    page = (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width"><title>API</title></head><body>'
        f"<h1>The Enigma of Leonardo {escape(__version__)}: API</h1><p>{escape(_STREAMED)} "
        'As <a href="/openapi.json">OpenAPI</a>.</p>'
        f"<table><thead><tr><th>door</th><th>what it does</th><th>for</th></tr></thead><tbody>{rows}"
        "</tbody></table></body></html>"
    )

    async def docs(call: Call) -> Response:
        return Response(page, headers={"cache-control": "no-cache"}, media_type="text/html")

    return docs
