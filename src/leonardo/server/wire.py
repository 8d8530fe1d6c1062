"""Every message between a client and the server. JSON, typed, closed: an unknown field is refused.

A client sends a *command*: over HTTP (`POST /api/tables/{table}/commands`) or as one frame of a WebSocket
(`/api/tables/{table}/live`). Each gets exactly one answer, `accepted`, `refused`, `why`, `preview` or
`hint`, that carries the command's `id`. What happens at the table comes as `update`, cut for whoever reads
it.

`id` is chosen by the client, one for each intention. Sending the same message again, after a broken
connection or from a second tab, does nothing twice and has the same answer. `ply` is the number of
decisions and take-backs that the client has seen; with any other number than the table's the answer is
`stale`, and nothing is done. Which seat acts is known from the session. `as_seat` only chooses among several
seats of one's own, on one device.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Struct

from leonardo.server.answers import (
    Accepted,
    Answer,
    AnyAnswer,
    Backup,
    Bye,
    Created,
    HintAnswer,
    Joined,
    Pong,
    Presence,
    PreviewAnswer,
    Problem,
    Refused,
    Update,
    WhyAnswer,
    write,
)

MOST_BYTES: Final = 4096  # of one frame or command

Id = Annotated[str, Meta(min_length=1, max_length=64)]
Seat = Annotated[int, Meta(ge=0, le=5)]
Ply = Annotated[int, Meta(ge=0, le=1_000_000)]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Text = Annotated[str, Meta(min_length=1, max_length=300)]
MoveText = Annotated[str, Meta(min_length=1, max_length=64)]
Bot = Annotated[str, Meta(min_length=1, max_length=32)]
Language = Annotated[str, Meta(max_length=16)]
Entropy = Annotated[str, Meta(pattern="^(?:[0-9a-f]{32})?$")]


class FromSeat(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", kw_only=True):
    """On a shared device which own seat is meant, and the language of refusals."""

    as_seat: Seat | None = None
    language: Language = "en"


class Command(FromSeat, frozen=True):
    """What a seat wants done."""

    id: Id


class Move(Command, frozen=True, tag="move"):
    """One decision, as interchange 1 writes it."""

    ply: Ply
    move: MoveText


class Undo(Command, frozen=True, tag="undo"):
    """The seat's last decision is taken back."""

    ply: Ply


class Why(Command, frozen=True, tag="why"):
    """Why this move is not possible; nothing is done."""

    move: Annotated[str, Meta(min_length=1, max_length=200)]


class Preview(Command, frozen=True, tag="preview"):
    """What this move would do, as far as the seat can know; nothing is done."""

    move: MoveText


class Hint(Command, frozen=True, tag="hint"):
    """What a bot would do here, where the table allows it."""

    ply: Ply


class Chat(Command, frozen=True, tag="chat"):
    text: Text


class Mute(Command, frozen=True, tag="mute"):
    """The host lets this seat write no longer, or again."""

    seat: Seat
    on: bool


class Start(Command, frozen=True, tag="start"):
    """The host begins; every seat is taken."""


class AddBot(Command, frozen=True, tag="add_bot"):
    """The host puts a bot on an empty seat."""

    seat: Seat
    bot: Bot


class Leave(Command, frozen=True, tag="leave"):
    """One's seat is free again; only before the start."""


class Remove(Command, frozen=True, tag="remove"):
    """The host frees this seat; only before the start."""

    seat: Seat


class Resign(Command, frozen=True, tag="resign"):
    """The game is lost for this seat; with more than two, a bot plays its cards to the end."""


class HandOver(Command, frozen=True, tag="hand_over"):
    """A bot shall play for this seat: at once for one's own or one that is long away, else by vote.

    Whoever plays against bots only chooses another level for one of them so; the game is then practice.
    """

    seat: Seat
    bot: Bot = "planner"


class TakeSeat(Command, frozen=True, tag="take_seat"):
    """One plays again oneself, where a bot played on."""


class Resume(Command, frozen=True, tag="resume"):
    """The host goes on with a table that was paused after a fault."""


class Rematch(Command, frozen=True, tag="rematch"):
    """A new table with the same seats, the same edition and another deal."""


AnyCommand = (
    Move
    | Undo
    | Why
    | Preview
    | Hint
    | Chat
    | Mute
    | Start
    | AddBot
    | Leave
    | Remove
    | Resign
    | HandOver
    | TakeSeat
    | Resume
    | Rematch
)


class Subscribe(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="subscribe"):
    """The first frame of a WebSocket: updates from behind entry `after`, -1 for the beginning.

    With `language` each fact of the log comes with its sentence.
    """

    after: Annotated[int, Meta(ge=-1, le=1_000_000_000)] = -1
    language: Language = ""


class Ping(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="ping"):
    """Answered with `pong`, to measure the way."""


AnyFrame = AnyCommand | Subscribe | Ping


# --- creating and joining --------------------------------------------------------------------------------


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """`none`; `live`: so many seconds and so many more after each decision; `days` for each decision."""

    kind: Literal["none", "live", "days"] = "none"
    seconds: Annotated[int, Meta(ge=10, le=86_400)] = 600
    increment: Annotated[int, Meta(ge=0, le=600)] = 10
    days: Annotated[int, Meta(ge=1, le=30)] = 3


class SeatPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit there: `open` for whoever comes by the link, `me` for whoever makes the table."""

    kind: Literal["open", "me", "bot"] = "open"
    name: Annotated[str, Meta(max_length=24)] = ""
    bot: Bot = "planner"


class CreateTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A new table. Several seats that are `me` are played on one device."""

    edition: Annotated[str, Meta(max_length=64)]
    seats: Annotated[list[SeatPlan], Meta(min_length=2, max_length=6)]
    options: dict[Annotated[str, Meta(max_length=64)], bool | int | str] = {}
    decks: dict[Literal["main", "extra"], Annotated[list[str], Meta(max_length=200)]] | None = None
    clock: Clock = Clock()
    spectators: Literal["none", "public", "open_after"] = "public"
    listed: bool = False
    hints: bool = False
    title: Annotated[str, Meta(max_length=60)] = ""
    entropy: Entropy = ""
    start: bool = False  # at once, where no seat is open
    token: bool = False  # answer with a token instead of a cookie, for programs


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """A free seat by invitation, or for a listed table by its name."""

    name: Name
    invitation: Annotated[str, Meta(max_length=64)] = ""
    table: Annotated[str, Meta(max_length=64)] = ""
    seat: Seat | None = None
    entropy: Entropy = ""  # 16 bytes of one's own for the shuffle, in hexadecimal
    token: bool = False


class Invitation(Struct, frozen=True, forbid_unknown_fields=True):
    """What table an invitation is for, before anybody joins."""

    invitation: Annotated[str, Meta(max_length=64)]


class Import(Struct, frozen=True, forbid_unknown_fields=True):
    """The text of a record, to be looked at."""

    record: Annotated[str, Meta(max_length=256_000)]


class Try(Struct, frozen=True, forbid_unknown_fields=True):
    """The moves made so far in a step of a lesson; the last one is to be judged."""

    step: Annotated[str, Meta(min_length=1, max_length=32)]
    moves: Annotated[list[MoveText], Meta(min_length=1, max_length=12)]


read_command = msgspec.json.Decoder(AnyCommand).decode
read_frame = msgspec.json.Decoder(AnyFrame).decode

__all__ = [
    "Accepted",
    "Answer",
    "AnyAnswer",
    "Backup",
    "Bye",
    "Created",
    "HintAnswer",
    "Joined",
    "Pong",
    "Presence",
    "PreviewAnswer",
    "Problem",
    "Refused",
    "Update",
    "WhyAnswer",
    "write",
]
