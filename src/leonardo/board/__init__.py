"""A position drawn as text: in Unicode or plain ASCII, at any width, as one seat or a spectator sees it.

Whatever shows games in a terminal uses these drawings; nothing in them rests on colour alone.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from leonardo.board.field import field, legend
from leonardo.board.race import race, why_forbidden
from leonardo.board.scene import Scene
from leonardo.board.signs import ASCII, UNICODE, wrapped
from leonardo.board.status import hands, status
from leonardo.board.tables import lasting, tables, way_of_cards

NARROWEST = 40


def draw(
    position: Mapping[str, Any],
    language: str,
    *,
    width: int = 80,
    ascii: bool = False,
    color: bool = False,
    names: Sequence[str] | None = None,
    seat: int | None = None,
    changed: Collection[Any] = (),
) -> str:
    """The whole position: status, tables or field, key race, what is forbidden and why, hands.

    `position` is a view's (or a referee's) of interchange 2, `seat` whoever looks at it. `changed` are
    the cells, or pairs of seat and zone, that stand in brackets.
    """
    scene = _scene(position, language, width, ascii, color, names, seat)
    lines = status(scene)
    if position["field"] is None:
        lines += [*_wrapped_way(scene), "", *tables(scene, changed), *lasting(scene)]
    else:
        lines += ["", *field(scene, changed), *wrapped(f"   {legend(scene, changed)}", scene.width, "   ")]
    lines += ["", *race(scene), *why_forbidden(scene), "", *hands(scene)]
    return "\n".join(line.rstrip() for line in lines)


def draw_race(
    position: Mapping[str, Any],
    language: str,
    *,
    width: int = 80,
    ascii: bool = False,
    color: bool = False,
    names: Sequence[str] | None = None,
    seat: int | None = None,
) -> str:
    """The key race alone, with what is forbidden and why."""
    scene = _scene(position, language, width, ascii, color, names, seat)
    return "\n".join([*race(scene), *why_forbidden(scene)])


def draw_scene(
    position: Mapping[str, Any],
    language: str,
    *,
    width: int = 80,
    ascii: bool = False,
    color: bool = False,
    names: Sequence[str] | None = None,
    seat: int | None = None,
    changed: Collection[Any] = (),
    seats: Collection[int] | None = None,
) -> str:
    """The tables (of these seats only) or the field alone: for an example beside a text."""
    scene = _scene(position, language, width, ascii, color, names, seat)
    lines = tables(scene, changed, seats) if position["field"] is None else field(scene, changed)
    return "\n".join(line.rstrip() for line in lines)


def _scene(
    position: Mapping[str, Any],
    language: str,
    width: int,
    ascii: bool,
    color: bool,
    names: Sequence[str] | None,
    seat: int | None,
) -> Scene:
    signs = ASCII if ascii else UNICODE
    return Scene(position, language, signs, color, max(width, NARROWEST), names, seat)


def _wrapped_way(scene: Scene) -> list[str]:
    return wrapped(way_of_cards(scene), scene.width, "  ")


__all__ = ["NARROWEST", "draw", "draw_race", "draw_scene"]
