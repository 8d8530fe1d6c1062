"""A scene as a block of a page: drawn by the board before and after, with words for what no drawing shows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from leonardo import board, explain
from leonardo.edition import Edition
from leonardo.rulebook.blocks import Scene
from leonardo.rulebook.scenes import Played, Refused, play
from leonardo.texts import say


def example(name: str, caption: str, edition: Edition, language: str, width: int, ascii: bool) -> Scene:
    """The scene was played under the rules of this edition and its options."""
    played = play(name, edition, language)

    def drawn(position: Mapping[str, Any], changed: Sequence[Any] = ()) -> tuple[str, ...]:
        text = board.draw_scene(
            position, language, width=width, ascii=ascii, names=played.names, changed=changed
        )
        return tuple(text.splitlines())

    return Scene(
        name,
        caption,
        drawn(played.before),
        tuple(_situation(played.before, played.names, language)),
        played.moves,
        _reasons(played.refused, language),
        _reasons(played.refused_after, language),
        drawn(played.after, changes(played)) if played.moves else (),
    )


def changes(played: Played) -> list[Any]:
    """The cells of the field, or seats and zones of the tables, where something else lies after the moves."""
    before, after = played.before, played.after
    if before["field"] is not None:
        return sorted(cell for cell in after["field"] if before["field"].get(cell) != after["field"][cell])
    return sorted(
        (seat, zone)
        for seat, (old, new) in enumerate(zip(before["tables"], after["tables"], strict=True))
        for zone in {*old, *new}
        if old.get(zone) != new.get(zone)
    )


def _reasons(refused: Sequence[Refused], language: str) -> tuple[tuple[str, str], ...]:
    return tuple(
        (each.move, say(language, "rule-scene-refused", move=f"`{each.move}`", reason=each.sentence))
        for each in refused
    )


def _situation(position: Mapping[str, Any], names: Sequence[str], language: str) -> Iterator[str]:
    """Hands, Keys, buried cards, lasting action cards, and what restricts the mover."""
    for seat, hand in enumerate(position["hands"]):
        if hand:
            yield say(language, "rule-scene-hand", player=names[seat], cards=_codes(hand))
    for seat, keys in enumerate(position["keys"]):
        if keys:
            held = [symbol for symbol, count in keys.items() for _ in range(count)]
            yield say(language, "rule-scene-keys", player=names[seat], keys=_codes(held))
    for cell, stack in (position["field"] or {}).items():
        if len(stack) > 1:
            yield say(language, "rule-scene-stack", cell=f"`{cell}`", cards=_codes(stack))
    for effect in position["effects"]:
        yield explain.event(language, {"event": "effect_begins", **effect}, None, names)
    if position["last_played"]:
        yield say(language, "rule-scene-previous", card=f"`{position['last_played']}`")
    if position["veto"]:
        yield say(language, "rule-scene-marker", cell=f"`{position['veto']['cell']}`")


def _codes(parts: Sequence[str]) -> str:
    return ", ".join(f"`{part}`" for part in parts)
