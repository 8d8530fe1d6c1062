"""What each reader is told of a table. The only file that turns the referee's game into messages.

Everything here is built up from a view, from the events of one audience, and from what is open to all.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

from leonardo import explain
from leonardo.board.brief import brief, brief_beside
from leonardo.events import Event
from leonardo.server.story import Fact, Story
from leonardo.server.wire import Update


class Moment:
    """How a table stands at one moment. What several readers may know alike is found out once."""

    def __init__(self, story: Story, now_up: int) -> None:
        self.story = story
        self.now_up = now_up
        self._briefs: dict[str, dict[str, Any]] = {}
        self._events: dict[tuple[int, int | None], list[Event]] = {}
        self._sentences: dict[tuple[int, str], list[str]] = {}

    @cached_property
    def open_state(self) -> dict[str, Any]:
        """How the table stands for everybody, apart from the cards."""
        return _open_state(self.story, self.now_up)

    @cached_property
    def open_position(self) -> dict[str, Any]:
        """The position as spectators know it."""
        assert self.story.game is not None
        return self.story.game.view(None).position

    def open_brief(self, language: str) -> dict[str, Any]:
        """What else a table shows to spectators who read this language."""
        if language not in self._briefs:
            self._briefs[language] = brief(self.open_position, language, names=self.story.names)
        return self._briefs[language]

    def events(self, fact: Fact, seat: int | None) -> list[Event]:
        """What the move did, as far as this seat may know."""
        assert fact.played is not None
        audience = (fact.entry.seq, None if fact.played.is_open else seat)
        if audience not in self._events:
            self._events[audience] = fact.played.seen_by(audience[1])
        return self._events[audience]

    def sentences(self, fact: Fact, seat: int | None, language: str) -> list[str]:
        """The events in words; a sentence that speaks to nobody in particular is made once for all."""
        seen = self.events(fact, seat)
        open_to_all = self.events(fact, None)
        if len(seen) != len(open_to_all):
            return [self._say(language, event, seat) for event in seen]
        told = self._open_sentences(fact, language)
        return [
            known if seat is None or (event == other and not may_concern(event, seat))
            else self._say(language, event, seat)
            for event, other, known in zip(seen, open_to_all, told, strict=True)
        ]  # fmt: skip

    def _open_sentences(self, fact: Fact, language: str) -> list[str]:
        place = fact.entry.seq, language
        if place not in self._sentences:
            self._sentences[place] = [self._say(language, event, None) for event in self.events(fact, None)]
        return self._sentences[place]

    def _say(self, language: str, event: Event, seat: int | None) -> str:
        return explain.event(language, event, seat, self.story.names, self.story.setup["edition"])


def may_concern(event: Mapping[str, Any], seat: int) -> bool:
    """Whether the sentence may say "you" to this seat: it is named there, or there are lists."""
    return any(value == seat or isinstance(value, (list, dict)) for value in event.values())


def update(
    moment: Moment,
    facts: list[Fact],
    seat: int | None,
    language: str,
    *,
    own: Sequence[int] = (),
    is_host: bool = False,
    invitation: str = "",
) -> Update:
    """What happened and how the table stands, for this seat or, with None, for spectators.

    `own` are all seats of this reader, on a shared device several. The invitation is shown to whoever sits
    there or has made the table.
    """
    story = moment.story
    view: Mapping[str, Any] | None = None
    legal: list[str] = []
    if story.game is not None and seat is None:
        view = moment.open_position
    elif story.game is not None:
        seen = story.game.view(seat)
        view = seen.position_beside(moment.open_position)
        if seat is not None and seat == story.to_move and not story.paused:
            legal = seen.legal.texts
    return Update(
        table=story.id,
        seq=story.seq,
        ply=story.ply,
        seat=seat,
        entries=[told(moment, fact, seat, language) for fact in facts],
        state=state(moment, seat)
        | {
            "own": list(own),
            "host": is_host,
            "invitation": invitation if is_host or seat is not None else "",
        },
        view=view,
        legal=legal,
        brief=_brief(moment, view, seat, language) if view and language else None,
    )


def _brief(moment: Moment, view: Mapping[str, Any], seat: int | None, language: str) -> dict[str, Any]:
    shown = moment.open_brief(language)
    if seat is None:
        return shown
    return brief_beside(shown, view, language, names=moment.story.names, seat=seat)


def state(moment: Moment, seat: int | None) -> dict[str, Any]:
    """How the table stands for this seat or, with None, for spectators, apart from the cards."""
    story, setup = moment.story, moment.story.setup
    shown = moment.open_state | {
        "hints": setup["hints"] or (seat is not None and story.is_alone(seat)),
        "rematch": story.rematch if seat is not None else "",
        "can_undo": seat is not None and story.can_undo(seat) > 0,
    }
    if story.status == "over" and (seat is not None or setup["spectators"] == "open_after"):
        shown["secret"] = story.secret.hex()
    return shown


def _open_state(story: Story, now_up: int) -> dict[str, Any]:
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
        "practice": story.practice,
        "paused": bool(story.paused),
        "votes": {str(target): voters for target, voters in story.votes.items()},
        "commitment": setup["commitment"],
        "result": story.result,
    }
    if story.status != "waiting":
        shown["entropy"] = [each.entropy for each in story.seats]
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


def told(moment: Moment, fact: Fact, seat: int | None, language: str) -> dict[str, Any]:
    """One line of the log for this reader."""
    entry = fact.entry
    line: dict[str, Any] = {"seq": entry.seq, "kind": entry.kind, "seat": entry.seat, "at": entry.at}
    if entry.seat is not None and entry.seat < 0:
        line["seat"] = None  # the table's maker, who need not have a seat
    line |= _DETAILS[entry.kind](fact)
    if fact.played is not None:
        events = moment.events(fact, seat)
        line |= {"ply": fact.ply, "turn": fact.turn, "events": events}
        if seat is not None and seat == entry.seat:
            line["move"] = fact.played.move.text  # others learn of it what its events tell them
        if language:
            line["sentences"] = moment.sentences(fact, seat, language)
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
