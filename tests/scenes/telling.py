"""An event of interchange 4 in the few words of a scene: `key A M`, `drawn B PW`, `passed_on A SE>s to B`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.scenes.notation import SEAT_LETTERS

Event = dict[str, Any]
SIGNS = {"place": "@", "cover": "^", "replace": "/"}


def told(event: Event) -> str:
    """The event in words; every field that it has is in them."""
    name = event["event"]
    rest = {key: value for key, value in event.items() if key not in ("event", "seat")}
    words = [name, SEAT_LETTERS[event["seat"]], *(str(word) for word in _DETAILS.get(name, _plain)(rest))]
    if rest:
        words.append(f"besides {sorted(rest.items())}")
    return " ".join(words)


def _plain(rest: Event) -> list[Any]:
    return [rest.pop(key) for key in list(rest)]


def _played(rest: Event) -> list[Any]:
    how, card = rest.pop("how"), rest.pop("card")
    if how == "zone":
        return [f"{card}>{rest.pop('zone')}"]
    return [f"{card}{SIGNS[how]}{rest.pop('cell')}"]


def _passed_on(rest: Event) -> list[Any]:
    return [f"{rest.pop('card')}>{rest.pop('zone')}", "to", SEAT_LETTERS[rest.pop("to")]]


def _discarded(rest: Event) -> list[Any]:
    words = [rest.pop("card")]
    if rest.pop("removed", False):
        words += ["removed from", rest.pop("cell")]
    return words


def _taken(rest: Event) -> list[Any]:
    words = [rest.pop("card"), "from"]
    for place in ("cell", "zone", "deck"):
        if place in rest:
            words.append(rest.pop(place))
    if "from" in rest:
        words.append(SEAT_LETTERS[rest.pop("from")])
    return words


def _drawn(rest: Event) -> list[Any]:
    deck = rest.pop("deck")
    return [rest.pop("card"), *([deck] if deck != "main" else [])]


def _key(rest: Event) -> list[Any]:
    count = rest.pop("count")
    return [rest.pop("symbol"), *([count] if count != 1 else [])]


def _no_key(rest: Event) -> list[Any]:
    words = [rest.pop("symbol"), rest.pop("reason")]
    return [*words, rest.pop("needs")] if "needs" in rest else words


def _action(rest: Event) -> list[Any]:
    if "under" in rest:
        return ["under", rest.pop("under")]
    card, id_ = rest.pop("card"), rest.pop("id")
    return [*([card] if card == f"!{id_}" else [card, id_]), *rest.pop("args")]


def _effect(rest: Event) -> list[Any]:
    words = [rest.pop("id")]
    if "target" in rest:
        words += ["on", SEAT_LETTERS[rest.pop("target")], rest.pop("zone")]
    if "symbol" in rest:
        words.append(rest.pop("symbol"))
    return words


def _over(rest: Event) -> list[Any]:
    return [rest.pop("reason"), *(SEAT_LETTERS[seat] for seat in rest.pop("winners"))]


_DETAILS: dict[str, Callable[[Event], list[Any]]] = {
    "played": _played,
    "passed_on": _passed_on,
    "discarded": _discarded,
    "taken": _taken,
    "drawn": _drawn,
    "key": _key,
    "bonus": _key,
    "no_key": _no_key,
    "action": _action,
    "effect_begins": _effect,
    "effect_ends": _effect,
    "over": _over,
}
