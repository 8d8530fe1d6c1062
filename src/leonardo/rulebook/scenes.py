"""Examples of the rule book: small positions in `scenes.toml`, played by the engine while a page is made.

A scene may lack everything that does not matter; hands, decks and turns then are what is usual. What it
says under `expect` is what its caption relies on: the tests hold the engine's answer against it.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any, Final

from leonardo import explain, words
from leonardo.edition import Edition
from leonardo.game import Game
from leonardo.texts import say

CROSS: Final = ("n", "w", "c", "e", "s")
NAMES: Final = ("rule-name-first", "rule-name-second", "rule-name-third")
# Options that only end games: examples are played without them, so that each can be played to its end.
LIMITS: Final = frozenset({"goal", "turn_limit", "stall_rounds"})
# Facts that a scene is silent about: whose turn it is goes without saying, and so mostly does drawing.
UNTOLD: Final = frozenset({"turn", "drawn"})
# What lies in the decks where a scene does not say: enough for two turns.
MAIN_DECK: Final = "SH PE CI GF KW MR PH CE SI GW KR MI PF CH SE GI"
EXTRA_DECK: Final = "+GK +SK +RE +HF +IW +PC +MS +CG +RF +HW +FE +IE +MK +PG +CS +RW"
KNOWN: Final = frozenset(
    "tables field corner hands deck extra_deck discards extra_discards keys bonus_used last_played veto"
    " effects final_turns memory turn to_move moves refused refused_after draws expect".split()
)


@dataclass(frozen=True)
class Refused:
    """A move that the judge does not allow in a scene, and why."""

    move: str
    code: str
    sentence: str


@dataclass(frozen=True)
class Played:
    """A scene that was played: referee's positions before and after, and what happened between."""

    names: tuple[str, ...]
    before: Mapping[str, Any]
    refused: tuple[Refused, ...]  # asked before the moves
    refused_after: tuple[Refused, ...]
    moves: tuple[tuple[str, str], ...]  # each with the sentences of what it did
    events: tuple[Mapping[str, Any], ...]
    after: Mapping[str, Any]


def scene_names() -> tuple[str, ...]:
    """Every scene there is."""
    return tuple(_scenes())


def expected(name: str) -> Mapping[str, Any]:
    """What the caption of the scene relies on."""
    return dict(_scenes()[name].get("expect", {}))


def play(name: str, edition: Edition, language: str) -> Played:
    """The scene was played in this edition with its options, and the last turn to its end."""
    scene = _scenes()[name]
    names = tuple(say(language, message) for message in NAMES[: _seats(scene)])
    usual = Edition(edition.name, **{o: v for o, v in edition.options.items() if o not in LIMITS})
    game = Game.load(position_of(scene, usual), names=names, seed=name)
    before = game.position
    refused = tuple(_refused(game, move, language) for move in scene.get("refused", ()))
    silent = UNTOLD - {"drawn"} if scene.get("draws") else UNTOLD
    told: list[tuple[str, list[str]]] = []
    seen: list[Mapping[str, Any]] = []

    def make(move: str) -> None:
        field = game.position["field"]
        events = [_fuller(event, field, game) for event in game.play(move).events]
        seen.extend(events)
        said = (event for event in events if event["event"] not in silent)
        told[-1][1].extend(explain.event(language, event, None, names, edition.name) for event in said)

    turn = None
    for move in scene.get("moves", ()):
        while game.why(move) is not None and (routine := _routine(game, seen)):
            make(routine)
        turn = game.turn
        told.append((move, []))
        make(move)
    while game.turn == turn and not game.is_over and (routine := _routine(game, seen)):
        make(routine)
    after = tuple(_refused(game, move, language) for move in scene.get("refused_after", ()))
    moves = tuple((move, " ".join(sentences)) for move, sentences in told)
    return Played(names, before, refused, after, moves, tuple(seen), game.position)


def _fuller(event: Mapping[str, Any], field: Mapping[str, Any] | None, game: Game) -> Mapping[str, Any]:
    """The event with what its sentence can tell besides: the card below, the Keys at the end."""
    if event["event"] == "played" and event["how"] in ("cover", "replace"):
        return {**event, "under": (field or {})[event["cell"]][-1]}
    return {**event, "keys": game.keys} if event["event"] == "over" else event


def _routine(game: Game, seen: Sequence[Mapping[str, Any]]) -> str | None:
    """What goes without saying: the marker on the card just played, the end of a phase, a deck."""
    if game.phase == "veto":
        return next(f"veto {event['cell']}" for event in reversed(seen) if event["event"] == "played")
    if "end" in game.legal:
        return "end"
    return game.legal.texts[0] if game.phase == "draw" else None


def _refused(game: Game, move: str, language: str) -> Refused:
    code = game.why(move)
    if code is None:
        return Refused(move, "", "")
    view = game.view(game.to_move)
    # Without the legal moves: the book says why, and not what else Anna could do with her one card.
    sentence = explain.refusal(language, code, move, view.position, (), game.names, reference=False)
    return Refused(move, code, sentence)


@cache
def _scenes() -> Mapping[str, Mapping[str, Any]]:
    text = resources.files("leonardo.rulebook").joinpath("scenes.toml").read_text(encoding="utf-8")
    scenes = tomllib.loads(text)
    for name, scene in scenes.items():
        strange = set(scene) - KNOWN
        if strange:
            raise ValueError(f"scenes.toml, {name}: {sorted(strange)} is none of {sorted(KNOWN)}")
    return scenes


def _seats(scene: Mapping[str, Any]) -> int:
    return len(scene.get("tables", scene.get("hands", ("", ""))))


def position_of(scene: Mapping[str, Any], edition: Edition) -> dict[str, Any]:
    """The position that a scene writes in short; what it does not name is as usual."""
    seats = _seats(scene)
    on_field = bool(edition.table.on_field)
    tables = [_table(text, bool(edition.table.square)) for text in scene.get("tables", ())]
    hands = [sorted(hand.split()) for hand in scene.get("hands", ())]
    discards = {"main": scene.get("discards", "").split(), "extra": scene.get("extra_discards", "").split()}
    return {
        "protocol": 1,
        "edition": edition.name,
        "options": dict(edition.options),
        "free": True,
        "seats": seats,
        "turn": scene.get("turn", 9),
        "to_move": scene.get("to_move", 0),
        "phase": "play",
        "hands": [*hands, *([[]] * (seats - len(hands)))],
        "decks": {
            "main": scene.get("deck", MAIN_DECK).split(),
            "extra": scene.get("extra_deck", EXTRA_DECK).split() if edition.table.two_decks else [],
        },
        "discards": discards,
        "removed": [],
        "tables": None if on_field else tables,
        "field": _field(scene) if on_field else None,
        "keys": [_keys(text) for text in scene.get("keys", [""] * seats)],
        "bonus_used": scene.get("bonus_used", [False] * seats),
        "last_played": scene.get("last_played"),
        "veto": {"cell": scene["veto"], "binds": True} if "veto" in scene else None,
        "final_turns": scene.get("final_turns"),
        "effects": [dict(effect) for effect in scene.get("effects", ())],
        **({"memory": scene["memory"]} if "memory" in scene else {}),
        "pending": None,
        "outcome": None,
    }


def _table(text: str, square: bool) -> dict[str, str]:
    """A cross of five cards, or three rows of three; on a square table a cross has empty corners."""
    cards = text.replace("/", " ").split()
    zones = CROSS if len(cards) == len(CROSS) else words.ZONE_NAMES
    return {zone: card for zone, card in zip(zones, cards, strict=True) if card != "--"}


def _field(scene: Mapping[str, Any]) -> dict[str, list[str]]:
    """Rows from the top, the first card in the cell `corner`; a<b is a stack with b on top."""
    column, top = words.COLUMNS.index(scene["corner"][0]), int(scene["corner"][1])
    return {
        f"{words.COLUMNS[column + x]}{top - y}": cards.split("<")
        for y, row in enumerate(scene["field"])
        for x, cards in enumerate(row.split())
        if cards != ".."
    }


def _keys(text: str) -> dict[str, int]:
    return {symbol: text.count(symbol) for symbol in dict.fromkeys(text)}
