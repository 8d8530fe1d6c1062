"""What a table shows besides its cards, as data: for pages that draw for themselves and compute nothing.

Everything here is found in the position as its reader knows it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from leonardo.board.known import edition_of, guards, next_rows, winning_keys
from leonardo.board.race import ban_sentence
from leonardo.board.scene import Scene
from leonardo.board.signs import UNICODE
from leonardo.board.status import decision, last_turns
from leonardo.words import ZONE_NAMES

WIDTH = 80  # of a drawing that nobody makes


def brief(
    position: Mapping[str, Any],
    language: str,
    *,
    names: Sequence[str] | None = None,
    seat: int | None = None,
) -> dict[str, Any]:
    """Who is to do what, the race for Keys, what is forbidden and why, decks, and the way of the cards."""
    scene = Scene(position, language, UNICODE, False, WIDTH, names, seat)
    on_field = position["field"] is not None
    has_extra = "extra" in edition_of(position).decks
    return {
        "phase_sentence": decision(scene, _called(scene)),
        "goal": winning_keys(position),
        "race": [
            {
                "seat": who,
                "total": sum(keys.values()),
                "keys": keys,
                "bonus_used": position["bonus_used"][who],
            }
            for who, keys in enumerate(position["keys"])
        ],
        "next": next_rows(position) if on_field else {},
        "forbidden": [
            {"symbol": symbol, "code": ban.why, "sentence": sentence}
            for ban, sentence in ((ban, ban_sentence(scene, ban)) for ban in scene.bans)
            for symbol in ban.symbols
        ],
        "last_round": _last_round(scene),
        "feeds": [] if on_field else _feeds(position["seats"]),
        "zones": [] if on_field else _zones(position),
        "guards": [] if on_field else [guards(position, who) for who in range(position["seats"])],
        "decks": {
            "main": len(position["decks"]["main"]),
            "extra": len(position["decks"]["extra"]) if has_extra else None,
        },
        "discards": {
            "main": _pile(position["discards"]["main"]),
            "extra": _pile(position["discards"]["extra"]) if has_extra else None,
        },
    }


def brief_beside(
    spectators: Mapping[str, Any],
    position: Mapping[str, Any],
    language: str,
    *,
    names: Sequence[str] | None,
    seat: int,
) -> dict[str, Any]:
    """The same for a seat, from what spectators are told of this moment: it is called "you"."""
    scene = Scene(position, language, UNICODE, False, WIDTH, names, seat)
    own = {"phase_sentence": decision(scene, _called(scene)), "last_round": _last_round(scene)}
    return {**spectators, **own}


def _called(scene: Scene) -> Callable[[int], str]:
    return lambda who: scene.say("board-you") if who == scene.seat else scene.player(who)


def _last_round(scene: Scene) -> dict[str, Any] | None:
    sentence = last_turns(scene, _called(scene))
    return {"turns_left": scene.position["final_turns"], "sentence": sentence} if sentence else None


def _feeds(seats: int) -> list[list[int]]:
    """From whom to whom a replaced card goes."""
    return [[seat, (seat + 1) % seats] for seat in range(seats)]


def _zones(position: Mapping[str, Any]) -> list[str]:
    """The zones that a table has: a cross, or a square with its corners."""
    corners = edition_of(position).table.square
    return [zone for zone in ZONE_NAMES if corners or len(zone) == 1]


def _pile(cards: Sequence[str]) -> dict[str, Any]:
    """How many cards lie there, and the one that is seen."""
    return {"count": len(cards), "top": cards[-1] if cards else None}
