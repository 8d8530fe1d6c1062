"""What is about to be written into a log, who wants it, and how it is refused."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

import msgspec

from leonardo.played import Played
from leonardo.server.stores.store import Entry, chain
from leonardo.server.story import Story
from leonardo.texts import FALLBACK, UnknownLanguage, language_named, say


class Refusal(Exception):
    """Nothing was done. The code is one of those in the catalogue server.ftl."""

    def __init__(
        self, code: str, *, sentence: str = "", reason: str = "", retry_ms: int = 0, detail: str = ""
    ) -> None:
        super().__init__(code)
        self.code = code
        self.sentence = sentence
        self.reason = reason
        self.retry_ms = retry_ms
        self.detail = detail  # for whoever writes programs


class Line(NamedTuple):
    """An entry to be written."""

    kind: str
    seat: int | None
    data: Mapping[str, Any]


class Plan(NamedTuple):
    """Entries to be written together."""

    lines: tuple[Line, ...]
    played: Played | None = None  # what the first line's move did: it is made in the game already
    claims: Mapping[int, str | None] = {}


def chained(
    game: str,
    seq: int,
    digest: str,
    lines: Iterable[Line],
    at: int,
    up: int,
    client_id: str | None = None,
    sender: int | None = None,
) -> list[Entry]:
    """The lines as entries behind entry `seq` with this digest; the first carries the sender's message."""
    entries: list[Entry] = []
    for line in lines:
        first = not entries
        seat = line.seat if line.seat is not None or not first or client_id is None else sender
        data = msgspec.json.encode(line.data).decode()
        sent = client_id if first else None
        entry = Entry(game, seq + len(entries) + 1, line.kind, seat, sent, at, up, data, "")
        entry = msgspec.structs.replace(entry, chain=chain(digest, entry))
        digest = entry.chain
        entries.append(entry)
    return entries


class Actor(NamedTuple):
    """Who wants something: a seat of the session, and whether it made the table."""

    seat: int | None
    is_host: bool

    @property
    def own(self) -> int:
        """The seat; a Refusal for somebody without one."""
        if self.seat is None:
            raise Refusal("not_seated")
        return self.seat

    def needs_host(self) -> None:
        """A Refusal for everybody but the table's maker."""
        if not self.is_host:
            raise Refusal("not_host")


def running(story: Story) -> None:
    """The game goes on; else a Refusal."""
    if story.status != "live":
        raise Refusal("not_started" if story.status == "waiting" else "over")
    if story.paused:
        raise Refusal("paused")


def waiting(story: Story) -> None:
    """The game has not begun; else a Refusal."""
    if story.status != "waiting":
        raise Refusal("started")


def seat_there(story: Story, seat: int) -> None:
    """The table has such a seat; else a Refusal."""
    if seat >= len(story.seats):
        raise Refusal("no_such_seat")


def ending(story: Story) -> tuple[Line, ...]:
    """What stands behind the last decision, with the secret of the deal; nothing while the game goes on."""
    result = story.winners_if_over
    if result is None:
        return ()
    return (Line("finished", None, {"result": result, "secret": story.secret.hex()}),)


def sentence_of(language: str, code: str) -> str:
    """The sentence for a refusal of the server."""
    return say(spoken(language), "server-refused", code=code)


def spoken(language: str) -> str:
    """The language whose sentences somebody gets who asked for this one."""
    try:
        return language_named(language)
    except UnknownLanguage:
        return FALLBACK
