"""Facts about a position: each is written once, and either makes a position or is checked against one."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from tests.scenes.notation import SEAT_LETTERS, SceneError

Position = dict[str, Any]
CROSS = ("n", "w", "c", "e", "s")
SQUARE = ("nw", "n", "ne", "w", "c", "e", "sw", "s", "se")
COLUMNS = "abcdefghi"
TOP_LEFT = "c7"
EMPTY = ("--", "..")

# What lies where a scene does not say: the cards of rules D, decks that do not run out, some hands.
USUAL_TABLE = {"n": "PI", "w": "GE", "c": "KR", "e": "CW", "s": "SH"}
USUAL_DECK = ["PW", "CF", "GH", "SR", "KE"]
USUAL_EXTRA = ["+MP", "+CG", "+RF", "+HI", "+WE"]
USUAL_HAND = ["GI", "KH", "PF", "SW", "CE"]


def seat_of(letter: str) -> int:
    if letter not in SEAT_LETTERS:
        raise SceneError(f"{letter!r} is not a seat")
    return SEAT_LETTERS.index(letter)


def empty_position(
    edition: str, options: dict[str, Any], seats: int, *, square: bool, tables: bool, decks: int
) -> Position:
    """The position of a scene that says nothing."""
    return {
        "protocol": 1,
        "edition": edition,
        "options": options,
        "seats": seats,
        "turn": seats + 1,
        "to_move": 0,
        "phase": "play",
        "hands": [sorted(USUAL_HAND) for _ in range(seats)],
        "decks": {"main": list(USUAL_DECK), "extra": list(USUAL_EXTRA) if decks == 2 else []},
        "discards": {"main": [], "extra": []},
        "removed": [],
        "tables": [dict(USUAL_TABLE) for _ in range(seats)] if tables or square else None,
        "field": None if tables or square else {},
        "keys": [{} for _ in range(seats)],
        "bonus_used": [False] * seats,
        "last_played": None,
        "veto": None,
        "final_turns": None,
        "effects": [],
        "memory": {"skips": 0, "quiet": 0, "last_card": None, "own_last": [None] * seats},
        "pending": None,
        "outcome": None,
        "free": True,
    }


# --- facts: a pattern, and the part of the position that it says ----------------------------------


def _cards(text: str) -> list[str]:
    return [] if text == "none" else text.split()


def _cross(text: str) -> dict[str, str]:
    cards = text.split()
    if len(cards) != 5:
        raise SceneError(f"a cross has five cards: {text}")
    return dict(zip(CROSS, cards, strict=True))


def _square(text: str) -> dict[str, str]:
    cards = text.replace("/", " ").split()
    if len(cards) != 9:
        raise SceneError(f"a table has nine places: {text}")
    return {zone: card for zone, card in zip(SQUARE, cards, strict=True) if card not in EMPTY}


def _field(text: str) -> dict[str, list[str]]:
    if text == "none":
        return {}
    at = re.fullmatch(r"(?:at ([a-i][1-9]) )?(.*)", text)
    assert at is not None
    corner = at[1] or TOP_LEFT
    cells = {}
    for down, row in enumerate(at[2].split("/")):
        for right, stack in enumerate(row.split()):
            if stack not in EMPTY:
                name = f"{COLUMNS[COLUMNS.index(corner[0]) + right]}{int(corner[1]) - down}"
                cells[name] = stack.split("<")
    return cells


def _keys(text: str) -> dict[str, int]:
    letters = "" if text == "none" else text.replace(" ", "")
    return {letter: letters.count(letter) for letter in "MPCGSKRHFIWE" if letter in letters}


def _veto(text: str) -> dict[str, Any] | None:
    if text == "none":
        return None
    cell, _, spent = text.removeprefix("on ").partition(" ")
    return {"cell": cell, "binds": spent != "spent"}


def _effects(text: str) -> list[dict[str, Any]]:
    return [] if text == "none" else [_effect(entry.strip()) for entry in text.split(",")]


def _effect(text: str) -> dict[str, Any]:
    """`varnish A n`, `scaffolding B on A n`, `cabinet A`, `second-seal B M`."""
    id_, by, *rest = text.split()
    effect: dict[str, Any] = {"id": id_, "seat": seat_of(by)}
    if id_ == "second-seal":
        return {**effect, "symbol": rest[0]}
    if not rest:
        return effect
    target = seat_of(rest[1]) if rest[0] == "on" else seat_of(by)
    return {**effect, "target": target, "zone": rest[-1]}


def _memory(text: str) -> dict[str, Any]:
    """`skips 2`, `quiet 3`, `last MR`, `own MR - CH`: what is not named is not touched."""
    said: dict[str, Any] = {}
    for part in text.split(";"):
        word, *values = part.split()
        cards = [None if value in ("-", "none") else value for value in values]
        if word in ("skips", "quiet"):
            said[word] = int(values[0])
        else:
            said[{"last": "last_card", "own": "own_last"}[word]] = cards[0] if word == "last" else cards
    return said


def _card(text: str) -> str | None:
    return None if text == "none" else text


_OF_A_SEAT: dict[str, tuple[str, Callable[[str], Any]]] = {
    "cross": ("tables", _cross),
    "table": ("tables", _square),
    "hand": ("hands", lambda text: sorted(_cards(text))),
    "keys": ("keys", _keys),
    "bonus": ("bonus_used", lambda text: {"used": True, "unused": False}[text]),
}
_OF_ALL: dict[str, tuple[tuple[str, ...], Callable[[str], Any]]] = {
    "field": (("field",), _field),
    "deck": (("decks", "main"), _cards),
    "extra deck": (("decks", "extra"), _cards),
    "discards": (("discards", "main"), _cards),
    "extra discards": (("discards", "extra"), _cards),
    "removed": (("removed",), lambda text: sorted(_cards(text))),
    "previous": (("last_played",), _card),
    "veto": (("veto",), _veto),
    "final turns": (("final_turns",), lambda text: None if text == "none" else int(text)),
    "effects": (("effects",), _effects),
    "phase": (("phase",), str),
    "turn": (("turn",), int),
}
_COUNTS = {
    "deck": ("decks", "main"),
    "extra deck": ("decks", "extra"),
    "discards": ("discards", "main"),
    "extra discards": ("discards", "extra"),
}


def facts(text: str) -> list[str]:
    """The facts of a line: after the first of a seat, the others are that seat's too."""
    if text[:2].strip() not in tuple(SEAT_LETTERS):
        return [text]
    seat, rest = text[0], text[2:]
    return [f"{seat} {part.strip()}" for part in rest.split(",")]


def _said(fact: str) -> tuple[tuple[Any, ...], Any]:
    """Where in a position the fact stands, and what it says stands there."""
    seat, _, rest = fact.partition(" ")
    if seat in tuple(SEAT_LETTERS):
        if rest == "to move":
            return ("to_move",), seat_of(seat)
        word, _, value = rest.partition(" ")
        if word in _OF_A_SEAT:
            name, meaning = _OF_A_SEAT[word]
            return (name, seat_of(seat)), meaning(value)
    for word, (path, meaning) in _OF_ALL.items():
        if fact.startswith(f"{word} ") and not fact.startswith(f"{word} has "):
            return path, meaning(fact.removeprefix(f"{word} "))
    raise SceneError(f"not a fact: {fact!r}")


def put(fact: str, position: Position) -> None:
    """The position says so."""
    if fact.startswith("memory "):
        position["memory"].update(_memory(fact.removeprefix("memory ")))
        return
    path, value = _said(fact)
    place: Any = position
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    if path == ("last_played",):  # nobody remembers anything else
        position["memory"]["last_card"] = value
        position["memory"]["own_last"][position["to_move"] - 1] = value


def check(fact: str, position: Position) -> None:
    """The position says so already, or a SceneError shows both."""
    counted = re.fullmatch(r"(.+) has (\d+) cards?", fact)
    holds = re.fullmatch(r"([A-F]) holds (\d+) cards?", fact)
    if fact.startswith("memory "):
        said = _memory(fact.removeprefix("memory "))
        found: Any = {name: position["memory"][name] for name in said}
    elif counted:
        group, pile = _COUNTS[counted[1]]
        said, found = int(counted[2]), len(position[group][pile])
    elif holds:
        said, found = int(holds[2]), len(position["hands"][seat_of(holds[1])])
    else:
        path, said = _said(fact)
        found = position
        for key in path:
            found = found[key]
    if found != said:
        raise SceneError(f"{fact!r} says {said}, the position has {found}")
