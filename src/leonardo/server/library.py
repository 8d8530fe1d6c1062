"""What can be read and looked at without a table: editions, bots, the rule book, replays of records."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from leonardo import Edition, explain, rulebook
from leonardo.board.brief import brief
from leonardo.bots import LEVELS, ROSTER
from leonardo.errors import LeonardoError
from leonardo.record import Record, read_all
from leonardo.record.stepping import Replay
from leonardo.server.markup import Markup
from leonardo.server.plans import Refusal
from leonardo.server.verifying import PROOF, checks
from leonardo.switches import OptionValue, offered_by, read_value
from leonardo.texts import has, say

MOST_MOVES: Final = 2000  # of a record that is replayed for somebody
WIDTH: Final = 76  # columns of drawings where nobody asks for another number


# --- what can be played -------------------------------------------------------------------------------


@lru_cache(maxsize=16)
def offers(language: str) -> dict[str, Any]:
    """Every edition with its options in words, and every bot: all that a form for new tables asks."""
    return {
        "editions": [_edition(name, language) for name in Edition.names()],
        "bots": [_bot(name, language) for name in ROSTER],
    }


def _edition(name: str, language: str) -> dict[str, Any]:
    edition = Edition(name)
    table = edition.table
    shape = "field" if table.on_field else "square" if table.square else "cross"
    return {
        "id": name,
        "name": say(language, f"edition-{name}"),
        "summary": say(language, f"edition-{name}.line"),
        "family": "field" if table.on_field else "tables",
        "shape": shape,
        "extra_deck": bool(table.two_decks),
        "marker": bool(table.has_veto),
        "actions": bool(edition.actions),
        "seats": [edition.seats_offered[0], edition.seats_offered[-1]],
        "options": [_option(name, option, language) for option in offered_by(name)],
    }


def _option(edition: str, option: str, language: str) -> dict[str, Any]:
    offered = offered_by(edition)[option]
    values = offered["values"]
    return {
        "id": option,
        "name": say(language, f"option-{option}"),
        "about": say(language, f"option-{option}.explanation"),
        "values": dict(values)
        if isinstance(values, Mapping)
        else [{"value": value, "name": _value(option, value, language)} for value in values],
        "default": offered["default"],
    }


def _value(option: str, value: OptionValue, language: str) -> str:
    if isinstance(value, int) and not isinstance(value, bool):
        return say(language, f"option-{option}-value", value=value)
    return say(language, f"option-{option}-{str(value).lower()}")


def _bot(name: str, language: str) -> dict[str, Any]:
    """A bot in words; those of the workshop have levels from 1, the others have none."""
    level = list(LEVELS).index(name) + 1 if name in LEVELS else 0
    named = say(language, f"bot-{name}.name") if has(f"bot-{name}", "name") else name.capitalize()
    return {"id": name, "name": named, "about": say(language, f"bot-{name}"), "level": level}


# --- the rule book ------------------------------------------------------------------------------------


def edition_with(name: str, options: Mapping[str, str]) -> Edition:
    """The edition with options as they are typed."""
    return Edition(name, **{option: read_value(name, option, text) for option, text in options.items()})


@lru_cache(maxsize=64)
def rules(edition: Edition, language: str, width: int) -> dict[str, Any]:
    """The rule book of this edition and its options, topic by topic, as HTML."""
    markup = Markup(rulebook.topics(edition))
    return {
        "edition": edition.name,
        "title": say(language, "rule-book", edition=say(language, f"edition-{edition.name}")),
        "topics": [
            {
                "id": topic,
                "title": rulebook.title(topic, language)[0],
                "summary": rulebook.title(topic, language)[1],
                "html": markup.html(blocks),
            }
            for topic, blocks in rulebook.book(edition, language, width=width)
        ],
    }


# --- replays ------------------------------------------------------------------------------------------


def imported(text: str, number: int, language: str) -> Record:
    """The game of this number, from 1, in a text of records; a Refusal says what is wrong in it."""
    try:
        games = read_all(text)
    except LeonardoError as error:
        raise Refusal("bad_record", detail=explain.in_words(language, error.message)) from None
    if not 1 <= number <= len(games):
        raise Refusal("bad_record", detail=say(language, "wrong-record-how-many", count=len(games)))
    return games[number - 1]


def replay(record: Record, reader: int | None, language: str) -> dict[str, Any]:
    """The game from its deal to its last move, as this seat knew it or, with None, with all cards open."""
    if len(record.moves) > MOST_MOVES:
        raise Refusal("too_large")
    if reader is not None and reader >= len(record.names):
        raise Refusal("no_such_seat")
    try:
        told = Replay(record, reader)
    except LeonardoError as error:
        raise Refusal("bad_record", detail=explain.in_words(language, error.message)) from None
    names, edition = record.names, record.edition.name

    def seen(position: dict[str, Any]) -> dict[str, Any]:
        return {"view": position, "brief": brief(position, language, names=names, seat=reader)}

    beginning: dict[str, Any] = {"ply": 0, "turn": told.first_turn, "seat": None, "move": ""}
    frames = [{**beginning, "events": [], "sentences": [], "comments": [], **seen(told.start)}]
    for ply, step in enumerate(told.steps, 1):
        said = [explain.event(language, fact, reader, names, edition) for fact in step.facts]
        frames.append(
            {
                "ply": ply,
                "turn": step.turn,
                "seat": step.seat,
                "move": step.move,
                "events": step.facts,
                "sentences": said,
                "comments": step.comments,
            }
            | seen(step.position)
        )
    final = told.final
    return {
        "edition": edition,
        "options": dict(record.edition.options),
        "seats": list(names),
        "as": reader,
        # Who looks as one seat is not told how the decks lay.
        "headers": {name: list(values) for name, values in record.headers if reader is None},
        "frames": frames,
        "outcome": final.outcome,
        "ranking": final.ranking if final.outcome else None,
        "checks": _checked(record, language) if reader is None else None,
    }


def _checked(record: Record, language: str) -> list[dict[str, Any]] | None:
    """Whether the shuffle was what had been committed to, where the record says so."""
    if not {name for name, _ in record.headers}.issuperset(PROOF):
        return None
    try:
        return [
            check._asdict() | {"detail": explain.in_words(language, check.detail)} for check in checks(record)
        ]
    except LeonardoError as error:
        return [{"what": "proof", "fine": False, "detail": explain.in_words(language, error.message)}]
