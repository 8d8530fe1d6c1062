"""What the server says: answers to commands, and what happens at a table. wire.py has the other direction."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Struct


class Answer(Struct, frozen=True, tag_field="type", omit_defaults=True):
    """What became of a command."""

    id: str


class Accepted(Answer, frozen=True, tag="accepted"):
    """It is on disk, as entry `seq` of the table's log."""

    seq: int
    ply: int
    table: str = ""  # of a rematch


class Refused(Answer, frozen=True, tag="refused"):
    """Nothing was done. `code` is for programs, `sentence` for people, in the language that was asked for.

    `reason` is the rules' own code where `code` is `illegal`, and for programmers what could not be read
    where it is `malformed`.
    """

    code: str
    sentence: str = ""
    reason: str = ""
    ply: int = 0
    retry_ms: int = 0


class WhyAnswer(Answer, frozen=True, tag="why"):
    """The reason's code and sentence; `legal` moves have neither."""

    move: str
    legal: bool
    reason: str = ""
    sentence: str = ""


class PreviewAnswer(Answer, frozen=True, tag="preview"):
    """What the move would do as far as this seat can know: the view as it would be then."""

    move: str
    sentences: list[str]
    view: dict[str, Any]


class HintAnswer(Answer, frozen=True, tag="hint"):
    move: str
    bot: str


AnyAnswer = Accepted | Refused | WhyAnswer | PreviewAnswer | HintAnswer


class Update(Struct, frozen=True, tag_field="type", tag="update"):
    """What happened since the last update, and how the table stands now for this reader.

    `entries` are told once and in order; `seq` is the last of them, to subscribe behind. `view` is the
    position of interchange 2 as this reader may know it, null before the start; `legal` is empty unless
    the reader is to decide. `brief` is what else a table shows, found in the view: who is to do what, the
    race for keys, what is forbidden and why, the decks. It is null before the start and for a reader without
    a language, who is a program and finds the same in the view.
    """

    table: str
    seq: int
    ply: int
    seat: int | None
    entries: list[dict[str, Any]]
    state: dict[str, Any]
    view: Mapping[str, Any] | None
    legal: list[str]
    brief: dict[str, Any] | None


class Presence(Struct, frozen=True, tag_field="type", tag="presence"):
    """Which seats are connected now, and how many spectators."""

    seats: list[bool]
    spectators: int


class Pong(Struct, frozen=True, tag_field="type", tag="pong"):
    pass


class Bye(Struct, frozen=True, tag_field="type", tag="bye"):
    """The server goes away, or the reader was too slow; come back after `retry_ms`."""

    code: str
    retry_ms: int


class Created(Struct, frozen=True, omit_defaults=True):
    """The new table, what its link carries, one's own seats, and the token where one was asked for."""

    table: str
    invitation: str
    seats: list[int]
    token: str = ""


class Joined(Struct, frozen=True, omit_defaults=True):
    """One's seat, and the token where one was asked for."""

    table: str
    seat: int
    token: str = ""


class Backup(Struct, frozen=True):
    """A copy of the database: the name of its file in the folder of the server, and what is in it."""

    file: str
    games: int
    entries: int


class Problem(Struct, frozen=True):
    """The body of every HTTP answer that is an error. `detail` is for programmers: which field was wrong."""

    code: str
    sentence: str
    retry_ms: int = 0
    detail: str = ""


write = msgspec.json.Encoder().encode
