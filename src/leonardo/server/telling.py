"""What each reader is told of a table. The only file that turns the referee's game into messages.

Everything here is built up from a view, from the events of one audience, and from what is open to all.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from leonardo import explain
from leonardo.board.brief import brief
from leonardo.server.story import Fact, Story
from leonardo.server.wire import Update


def update(
    story: Story,
    facts: list[Fact],
    seat: int | None,
    language: str,
    now_up: int,
    *,
    own: Sequence[int] = (),
    is_host: bool = False,
    invitation: str = "",
) -> Update:
    """What happened and how the table stands, for this seat or, with None, for spectators.

    `own` are all seats of this reader, on a shared device several. The invitation is shown to whoever sits
    there or has made the table.
    """
    view = None
    legal: list[str] = []
    if story.game is not None:
        seen = story.game.view(seat)
        view = seen.position
        if seat is not None and seat == story.to_move and not story.paused:
            legal = seen.legal.texts
    return Update(
        table=story.id,
        seq=story.seq,
        ply=story.ply,
        seat=seat,
        entries=[told(story, fact, seat, language) for fact in facts],
        state=state(story, seat, now_up)
        | {
            "own": list(own),
            "host": is_host,
            "invitation": invitation if is_host or seat is not None else "",
        },
        view=view,
        legal=legal,
        brief=brief(view, language, names=story.names, seat=seat) if view and language else None,
    )


def state(story: Story, seat: int | None, now_up: int) -> dict[str, Any]:
    """How the table stands, apart from the cards."""
    setup = story.setup
    shown: dict[str, Any] = {
        "status": story.status,
        "title": setup["title"],
        "edition": setup["edition"],
        "options": setup["options"],
        "seats": [
            {
                "kind": each.kind,
                "name": each.name,
                "bot": each.bot,
                "stands_in": each.stands_in,
                "out": each.out,
                "muted": each.muted,
            }
            for each in story.seats
        ],
        "to_move": story.to_move,
        "clock": _clock(story, now_up),
        "spectators": setup["spectators"],
        "listed": setup["listed"],
        "hints": setup["hints"] or (seat is not None and story.persons == [seat]),
        "practice": story.practice,
        "paused": bool(story.paused),
        "votes": {str(target): voters for target, voters in story.votes.items()},
        "commitment": setup["commitment"],
        "result": story.result,
        "rematch": story.rematch if seat is not None else "",
        "can_undo": seat is not None and story.can_undo(seat) > 0,
    }
    if story.status != "waiting":
        shown["entropy"] = [each.entropy for each in story.seats]
    if story.status == "over" and (seat is not None or setup["spectators"] == "open_after"):
        shown["secret"] = story.secret.hex()
    return shown


def _clock(story: Story, now_up: int) -> dict[str, Any]:
    clock = story.clock
    shown: dict[str, Any] = {"kind": clock.kind}
    if clock.kind != "none":
        shown |= {"seconds": clock.seconds, "increment": clock.increment, "days": clock.days}
        running = story.to_move
        shown |= {"left": story.left, "running": running}
        shown["elapsed"] = max(now_up - story.since, 0) if running is not None and not story.paused else 0
    return shown


def told(story: Story, fact: Fact, seat: int | None, language: str) -> dict[str, Any]:
    """One line of the log for this reader."""
    entry = fact.entry
    line: dict[str, Any] = {"seq": entry.seq, "kind": entry.kind, "seat": entry.seat, "at": entry.at}
    if entry.seat is not None and entry.seat < 0:
        line["seat"] = None  # the table's maker, who need not have a seat
    line |= _DETAILS[entry.kind](fact)
    if fact.played is not None:
        events = fact.played.seen_by(seat)
        line |= {"ply": fact.ply, "turn": fact.turn, "events": events}
        if seat is not None and seat == entry.seat:
            line["move"] = fact.played.move.text  # others learn of it what its events tell them
        if language:
            line["sentences"] = [
                explain.event(language, event, seat, story.names, story.setup["edition"]) for event in events
            ]
    return line


def _some(*names: str) -> Any:
    def details(fact: Fact) -> Mapping[str, Any]:
        return {name: fact.data[name] for name in names}

    return details


def _nothing(fact: Fact) -> Mapping[str, Any]:
    return {}


def _undone(fact: Fact) -> Mapping[str, Any]:
    return {
        "ply": fact.ply,
        "turn": fact.turn,
        "count": fact.data["count"],
        "practice": fact.data["practice"],
    }


def _started(fact: Fact) -> Mapping[str, Any]:
    return {"first": fact.data["deal"]["first"]}


# What of each kind of entry is open to everybody at the table. What is not named here is not told.
_DETAILS = {
    "created": _some("edition", "commitment"),
    "seated": lambda fact: {
        "who": fact.data["kind"],
        "name": fact.data["name"],
        "bot": fact.data.get("bot", ""),
    },
    "vacated": _nothing,
    "started": _started,
    "move": _nothing,
    "undo": _undone,
    "chat": _some("text"),
    "hinted": _nothing,
    "muted": lambda fact: {"target": fact.data["seat"], "on": fact.data["on"]},
    "resigned": _some("reason"),
    "voted": lambda fact: {"target": fact.data["seat"]},
    "handed": _some("bot", "why"),
    "returned": _nothing,
    "paused": _nothing,
    "resumed": _nothing,
    "finished": _some("result"),
    "rematched": _nothing,
}
