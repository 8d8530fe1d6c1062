"""A record as a JSON object, and back: the same facts as in the text, each under its name."""

from __future__ import annotations

import json
from typing import Any, Final

from leonardo.checking import Place
from leonardo.edition import Edition
from leonardo.errors import LeonardoError, PositionError, RecordError
from leonardo.game import Deal
from leonardo.loading import load
from leonardo.move import Move
from leonardo.position import PROTOCOL
from leonardo.record.headers import checked_headers
from leonardo.record.value import Entry, Record, Said
from leonardo.words import DECK_NAMES

NEEDED: Final = ("edition", "seats", "moves")
KNOWN: Final = (
    "protocol", *NEEDED, "options", "first", "deal", "given_lists", "position", "headers", "comments",
)  # fmt: skip


def as_json(record: Record) -> dict[str, Any]:
    """The record as an object of JSON's kinds."""
    told: dict[str, Any] = {
        "protocol": PROTOCOL,
        "edition": record.edition.name,
        "options": dict(record.edition.options),
        "seats": list(record.names),
    }
    if record.deal is not None:
        told["first"] = record.deal.first
        told["deal"] = {"main": list(record.deal.main), "extra": list(record.deal.extra)}
        if record.own_lists:
            told["given_lists"] = True
    else:
        told["position"] = record.position
    told["headers"] = [[name, *values] for name, values in record.headers]
    told["comments"] = list(record.comments)
    told["moves"] = [_entry_as_json(entry) for entry in record.moves]
    return told


def _entry_as_json(entry: Entry) -> dict[str, Any]:
    told: dict[str, Any] = {"move": entry.move.text}
    if entry.turn is not None:
        told["turn"] = entry.turn
    if entry.seat is not None:
        told["seat"] = entry.seat
    if entry.chance:
        told["chance"] = [
            [what, cards] if what == "takes" else [what, list(cards)] for what, cards in entry.chance
        ]
    if entry.comments:
        told["comments"] = list(entry.comments)
    return told


def from_json(told: Any) -> Record:
    """The record of this object or JSON text; or a RecordError that says where it cannot be."""
    if isinstance(told, str | bytes):
        try:
            told = json.loads(told)
        except (ValueError, RecursionError) as error:
            raise RecordError(f"this is not JSON: {error}") from None
    try:
        return _record(Place(told, "record"))
    except PositionError as error:
        raise RecordError(error.message.removeprefix(f"{error.where}: "), where=error.where) from error


def _record(top: Place) -> Record:
    top.fields(NEEDED, KNOWN)
    top.get("protocol", PROTOCOL).number(PROTOCOL, PROTOCOL)
    options = top.get("options", {}).mapping()
    try:
        edition = Edition(top["edition"].text(), **options)
    except LeonardoError as error:
        raise RecordError(error.message, where="record.edition", cause=error.code) from error
    names = tuple(name.text() for name in top["seats"].entries())
    if not 2 <= len(names) <= 6 or len(set(names)) < len(names):
        top["seats"].refuse("2 to 6 different names are needed")
    deal, start = None, None
    if "position" in top.value:
        start = _start(top["position"], edition, names)
    else:
        deal = _deal(top, edition, names)
    moves = tuple(_entry(place, edition, names) for place in top["moves"].entries())
    headers = [
        tuple(value.text() for value in header.entries()) for header in top.get("headers", []).entries()
    ]
    for place, header in enumerate(headers):
        if len(header) < 2:
            top["headers"][place].refuse("a header is a list of its name and its texts")
    kept = tuple(entry for name, *values in headers for entry in checked_headers({name: values}))
    own = bool(top.get("given_lists", False).flag())
    return Record(edition, names, deal, start, moves, kept, _comments(top), own)


def _start(place: Place, edition: Edition, names: tuple[str, ...]) -> str:
    try:
        loaded = load(place.value)
    except LeonardoError as error:
        raise RecordError(error.message, where=place.path, cause=error.code) from error
    if (loaded.edition, loaded.state.seats) != (edition, len(names)):
        place.refuse("this is a position of another edition, with other options or with other seats")
    return json.dumps(place.value, ensure_ascii=False)


def _deal(top: Place, edition: Edition, names: tuple[str, ...]) -> Deal:
    place = top["deal"]
    place.fields(("main",), DECK_NAMES)
    lists = {}
    for name in DECK_NAMES:
        lists[name] = tuple(_card(card, edition) for card in place.get(name, []).entries())
    try:
        edition.check_decks(lists, len(names))
    except LeonardoError as error:
        raise RecordError(error.message, where=place.path, cause=error.code) from error
    return Deal(top.get("first", 0).number(0, len(names) - 1), lists["main"], lists["extra"])


def _entry(place: Place, edition: Edition, names: tuple[str, ...]) -> Entry:
    place.fields(("move",), ("move", "turn", "seat", "chance", "comments"))
    try:
        move = Move(place["move"].text())
    except LeonardoError as error:
        raise RecordError(error.message, where=place["move"].path, cause=error.code) from error
    turn = place["turn"].number(1, 1 << 30) if "turn" in place.value else None
    seat = place["seat"].number(0, len(names) - 1) if "seat" in place.value else None
    chance = tuple(_said(said, edition) for said in place.get("chance", []).entries())
    return Entry(move, turn, seat, chance, _comments(place))


def _said(place: Place, edition: Edition) -> Said:
    what, cards = place.entries(2) if len(place.entries()) == 2 else (place, place)
    kinds = ("takes", *(f"shuffle {name}" for name in DECK_NAMES))
    kind = kinds[what.one_of(kinds)]
    if kind == "takes":
        return kind, _card(cards, edition)
    return kind, tuple(_card(card, edition) for card in cards.entries())


def _card(place: Place, edition: Edition) -> str:
    place.card(edition)
    return str(place.value)


def _comments(place: Place) -> tuple[str, ...]:
    return tuple(" ".join(comment.text().split()) for comment in place.get("comments", []).entries())
