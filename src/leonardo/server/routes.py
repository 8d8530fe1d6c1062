"""Every door of the server. A path that does not stand here does not exist."""

from __future__ import annotations

from typing import Final

from leonardo.server import operating, pages, reading, wire
from leonardo.server.answers import Created, Joined, Update
from leonardo.server.describing import describing, listing
from leonardo.server.doors import Door, Who
from leonardo.server.queries import Query
from leonardo.server.streaming import KIND
from leonardo.server.surroundings import health, metrics, page

LIVE: Final = "/api/tables/{table}/live"

_AFTER: Final = Query("after", {"type": "integer", "minimum": -1}, "what has happened behind this entry")
_LANGUAGE: Final = Query(
    "language", {"type": "string", "maxLength": 16}, "of sentences, in place of Accept-Language"
)
_AS: Final = Query("as", {"type": "string", "pattern": "^(all|[0-5])$"}, "whose eyes: a seat, or all cards")
_GAME: Final = Query("game", {"type": "integer", "minimum": 1, "maximum": 99_999}, "which game of the text")
_WIDTH: Final = Query("width", {"type": "integer", "minimum": 40, "maximum": 120}, "columns of the drawings")

_HERE: Final = (
    Door(
        "POST", "/api/tables", Who.ANYBODY, pages.create,
        "Makes a table. Whoever makes it holds the seats that are `me`.",
        body=wire.CreateTable, answers=Created, most_bytes=16_384, status=201, refusals=(422,),
    ),
    Door(
        "POST", "/api/invitations", Who.ANYBODY, pages.look,
        "What table an invitation is for.", body=wire.Invitation, refusals=(404, 410),
    ),
    Door(
        "POST", "/api/join", Who.ANYBODY, pages.join,
        "Takes a free seat.", body=wire.Join, answers=Joined, refusals=(404, 409, 410, 422),
    ),
    Door(
        "GET", "/api/lobby", Who.ANYBODY, pages.lobby,
        "One's own tables, and those that are open to all.", queries=(_LANGUAGE,),
    ),
    Door(
        "GET", "/api/tables/{table}", Who.WATCHER, pages.see,
        "How the table stands for whoever asks.", answers=Update, queries=(_AFTER, _LANGUAGE),
    ),
    Door(
        "POST", "/api/tables/{table}/commands", Who.WATCHER, pages.command,
        "Does what a seat wants done.", body=wire.AnyCommand, answers=wire.AnyAnswer, refusals=(409, 422),
    ),
    Door(
        "GET", "/api/tables/{table}/stream", Who.WATCHER, pages.stream,
        "Updates as they come, each a line of JSON, until the game is over.",
        answers=Update, media=KIND, queries=(_AFTER, _LANGUAGE),
    ),
    Door(
        "GET", "/api/tables/{table}/record", Who.AFTERWARDS, pages.record,
        "The record of the finished game.", media="text/plain",
    ),
    Door(
        "GET", "/api/tables/{table}/qr.svg", Who.SEATED, pages.qr,
        "The link of the invitation as a QR code.", media="image/svg+xml",
    ),
    Door(
        "GET", "/api/tables/{table}/replay", Who.AFTERWARDS, reading.replay,
        "The finished game, step by step.", queries=(_AS, _LANGUAGE), refusals=(413, 422),
    ),
    Door(
        "POST", "/api/replays", Who.ANYBODY, reading.import_record,
        "Any record, step by step.", body=wire.Import, queries=(_AS, _GAME, _LANGUAGE), most_bytes=600_000,
        refusals=(422,),
    ),
    Door(
        "GET", "/api/editions", Who.ANYBODY, reading.editions,
        "The editions with their options, and the bots.", queries=(_LANGUAGE,), is_kept=True,
    ),
    Door(
        "GET", "/api/rules/{edition}", Who.ANYBODY, reading.rules,
        "The rule book of an edition. Options are given as option.NAME=VALUE.",
        queries=(_WIDTH, _LANGUAGE), refusals=(404, 422), is_kept=True,
    ),
    Door(
        "GET", "/api/lessons", Who.ANYBODY, reading.lessons_of_all,
        "The tutorial: positions with a task for each family of games.", queries=(_LANGUAGE,), is_kept=True,
    ),
    Door(
        "POST", "/api/lessons/{lesson}/try", Who.ANYBODY, reading.lesson_tried,
        "What a move in a lesson does, and what is to be said about it.", body=wire.Try, queries=(_LANGUAGE,),
        refusals=(404, 422),
    ),
    Door("GET", "/api/health", Who.ANYBODY, health, "Whether the server can store moves."),
    Door(
        "POST", "/api/operator/backup", Who.OPERATOR, operating.backup,
        "A copy of the database beside it, while everybody plays on. `leonardo backup` asks for it.",
        answers=wire.Backup, status=201, refusals=(404,),
    ),
    Door(
        "GET", "/metrics", Who.MONITOR, metrics,
        "Numbers for Prometheus.", media="text/plain", refusals=(404,),
    ),
)  # fmt: skip

DOORS: Final = (
    *_HERE,
    Door("GET", "/openapi.json", Who.ANYBODY, describing(_HERE), "This description."),
    Door("GET", "/api/docs", Who.ANYBODY, listing(_HERE), "All doors as a page.", media="text/html"),
    # Last: any other path is a file of the page, or one of its own paths, or nothing. The page is made of
    # some thirty small files that lie in memory, and a whole family may open it from one address.
    Door("GET", "/{path:path}", Who.ANYBODY, page, "The page and its files.", media="text/html", cost=0.1),
)
