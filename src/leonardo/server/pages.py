"""What lies behind the doors of a table: made, joined, looked at, played, and read when it is over."""

from __future__ import annotations

from typing import Any, Final

import msgspec
import segno
from starlette.responses import Response

from leonardo.server import telling, wire
from leonardo.server.doors import Call, status_of, told
from leonardo.server.plans import Refusal
from leonardo.server.records import record_of
from leonardo.server.stores.store import GameRow
from leonardo.server.streaming import Lines
from leonardo.server.table import Table
from leonardo.server.tables import session_of
from leonardo.server.visitors import TOKEN_BYTES, give_cookie

OWN, OPEN = 30, 30  # tables shown in a lobby
LEO: Final = "text/plain; charset=utf-8"


# --- made and joined ----------------------------------------------------------------------------------


async def create(call: Call) -> Response:
    """A new table, and its maker's session."""
    call.house.may_make_table(call.visitor.address)
    token, is_new = await _claiming(call)
    asked: wire.CreateTable = call.body
    table = await call.house.tables.create(asked, session_of(token))
    seats = list(table.seats_of(session_of(token)))
    shown = _shows_token(call, asked.token)
    made = wire.Created(table.row.id, table.row.invitation, seats, token if shown else "")
    return _with_session(call, told(made, 201), token, is_new and not shown)


async def look(call: Call) -> Response:
    """What the invitation is for."""
    table = await _invited(call, call.body.invitation)
    return told(summary(table, call.visitor.session))


async def join(call: Call) -> Response:
    """A seat, by invitation or, at a listed table, by its name."""
    asked: wire.Join = call.body
    if asked.invitation:
        table = await _invited(call, asked.invitation)
    else:
        found = await call.house.tables.get(asked.table) if asked.table else None
        if found is None or not found.row.listed:
            raise Refusal("not_invited")
        table = found
    token, is_new = await _claiming(call)
    seat = await call.house.tables.join(table, asked, session_of(token))
    shown = _shows_token(call, asked.token)
    answer = told(wire.Joined(table.row.id, seat, token if shown else ""))
    return _with_session(call, answer, token, is_new and not shown)


async def _claiming(call: Call) -> tuple[str, bool]:
    """The token under which a seat is taken, and whether it is new.

    A token that holds nothing yet may have been slipped to the browser by somebody who knows it too, so
    the first seat always comes with a fresh one.
    """
    wants_own = bool(getattr(call.body, "token", False)) and not call.visitor.has_bearer
    if not wants_own and call.visitor.token and await call.house.hall.store.claimed(call.visitor.session):
        return call.visitor.token, False
    return call.house.hall.token(TOKEN_BYTES), True


def _shows_token(call: Call, wanted: bool) -> bool:
    return wanted or call.visitor.has_bearer


def _with_session(call: Call, answer: Response, token: str, in_cookie: bool) -> Response:
    if in_cookie:
        give_cookie(answer, token, call.house.settings)
    return answer


async def _invited(call: Call, invitation: str) -> Table:
    """The table of this invitation; wrong ones may be tried a few times only."""
    row = await call.house.hall.store.invited(invitation) if invitation else None
    table = await call.house.tables.get(row.id) if row is not None else None
    if table is None:
        call.house.may_guess(call.visitor.address)
        raise Refusal("not_invited")
    return table


# --- found --------------------------------------------------------------------------------------------


async def lobby(call: Call) -> Response:
    """One's own tables, those changed last first, and those that are open to all."""
    session, store = call.visitor.session, call.house.hall.store
    own = await store.claimed(session) if session else []
    mine = {row.id for row in own}
    listed = [row for row in await store.listed(OPEN) if row.id not in mine]
    return told(
        {
            "own": [await _in_lobby(call, row, session) for row in own[:OWN]],
            "open": [await _in_lobby(call, row, session) for row in listed],
        }
    )


async def _in_lobby(call: Call, row: GameRow, session: str) -> dict[str, Any]:
    try:
        table = await call.house.tables.get(row.id)
    except Refusal as refusal:
        return {"table": row.id, "status": refusal.code, "updated": row.updated}
    assert table is not None
    return summary(table, session)


def summary(table: Table, session: str) -> dict[str, Any]:
    """A table in a few words, for somebody who may not sit there yet."""
    story, own = table.story, table.seats_of(session)
    shown = telling.state(telling.Moment(story, table.hall.time.up), None)
    wanted = ("status", "title", "edition", "options", "spectators", "listed", "practice", "result")
    return {
        "table": table.row.id,
        "own": list(own),
        "host": table.is_host(session),
        "your_turn": story.to_move in own,
        "turn": story.game.turn if story.game is not None else 0,
        "created": table.row.created,
        "updated": table.row.updated,
        "clock": {name: shown["clock"][name] for name in shown["clock"] if name in _CLOCK},
        "seats": [{name: seat[name] for name in ("kind", "name", "bot")} for seat in shown["seats"]],
        **{name: shown[name] for name in wanted},
    }


_CLOCK: Final = ("kind", "seconds", "increment", "days")


# --- played -------------------------------------------------------------------------------------------


async def see(call: Call) -> Response:
    """How the table stands for this visitor, with what has happened behind `after`."""
    table, visitor = call.table, call.visitor
    after = _after(call, table.story.seq)
    table.crowd.seen(table.seats_of(visitor.session))
    reader = table.crowd.reader(visitor.session, visitor.language, after)
    return told(await table.crowd.update(reader))


async def command(call: Call) -> Response:
    """The command's answer; one that was refused has the status of its code."""
    asked: wire.AnyCommand = call.body
    if asked.language == "" and call.visitor.language:
        asked = msgspec.structs.replace(asked, language=call.visitor.language)
    answer = await call.house.tables.do(call.table, asked, call.visitor.session)
    return told(answer, status_of(answer.code) if isinstance(answer, wire.Refused) else 200)


async def stream(call: Call) -> Response:
    """Updates as they come, a line each."""
    after = _after(call, -1)
    reader = call.table.crowd.reader(call.visitor.session, call.visitor.language, after)
    return Lines(call.house, call.table, reader)


def _after(call: Call, default: int) -> int:
    """Behind which entry; what is no number was refused at the door."""
    return int(call.request.query_params.get("after", default))


# --- afterwards ---------------------------------------------------------------------------------------


async def record(call: Call) -> Response:
    """The finished game as a text that anybody can keep, replay and verify."""
    story = call.table.story
    text = await call.house.beside(lambda: record_of(story).text)
    named = {"content-disposition": f'attachment; filename="{story.id}.leo"', "cache-control": "no-store"}
    return Response(text, headers=named, media_type=LEO)


async def qr(call: Call) -> Response:
    """The link of the invitation as a picture for somebody's camera."""
    link = f"{_origin(call)}/join#{call.table.row.invitation}"
    picture = segno.make(link, error="m").svg_inline(scale=8, border=4, dark="#000", light="#fff")
    picture = picture.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)
    return Response(picture, headers={"cache-control": "no-store"}, media_type="image/svg+xml")


def _origin(call: Call) -> str:
    """Where this visitor has found us, if it is a place of ours; else the first of those."""
    host = call.request.headers.get("host", "")
    origins = call.house.settings.origins
    return next((origin for origin in origins if origin.partition("://")[2] == host), origins[0])
