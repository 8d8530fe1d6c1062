"""The tables before the players: crosses of five, squares of nine, and what lies beside a zone."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from leonardo.board.frames import Cell, beside, boxes
from leonardo.board.known import edition_of, guards, seats_in_order
from leonardo.board.scene import Scene
from leonardo.board.signs import centred, fit, wrapped
from leonardo.words import ZONE_NAMES

_INNER: Final = 6
_WIDTH: Final = 3 * _INNER + 4
_GAP: Final = 4
_MIDDLE: Final = 4  # the line of a drawing in which the middle cards lie, its caption included


def tables(
    scene: Scene, changed: Collection[tuple[int, str]] = (), seats: Collection[int] | None = None
) -> list[str]:
    """The tables in the order in which they feed each other; what has changed stands in brackets."""
    all_seats = seats_in_order(scene.position, scene.seat)
    order = [seat for seat in all_seats if seats is None or seat in seats]
    blocks = [_table(scene, seat, changed) for seat in order]
    arrow = scene.signs.feeds_both_ways if len(all_seats) == 2 else scene.signs.feeds
    joints = [{_MIDDLE: arrow} if (seat + 1) % len(all_seats) in order else {} for seat in order]
    if len(all_seats) == 2:
        joints[-1] = {}
    return beside(blocks, _WIDTH, joints, _GAP, scene.width)


def way_of_cards(scene: Scene) -> str:
    """In words: to whom a replaced card goes."""
    order = seats_in_order(scene.position, scene.seat)
    named = [scene.called(seat) for seat in (*order, order[0])]
    return scene.say("board-way", way=f" {scene.signs.feeds} ".join(named))


def lasting(scene: Scene) -> list[str]:
    """What lies beside zones and before players, a sentence each."""
    from leonardo.explain import event

    names = [scene.player(seat) for seat in scene.seats]
    told = (
        event(scene.language, {"event": "effect_begins", **effect}, scene.seat, names)
        for effect in scene.position["effects"]
        if "symbol" not in effect
    )
    return [line for sentence in told for line in wrapped(sentence, scene.width, "  ")]


def _table(scene: Scene, seat: int, changed: Collection[tuple[int, str]]) -> list[str]:
    table = scene.position["tables"][seat]
    square = bool(edition_of(scene.position).table.square)
    signs = scene.signs
    held = guards(scene.position, seat)
    grid: list[list[Cell | None]] = []
    for row in range(3):
        cells: list[Cell | None] = []
        for zone in ZONE_NAMES[row * 3 : row * 3 + 3]:
            if len(zone) == 2 and not square:
                cells.append(None)
                continue
            text, color = table.get(zone, signs.free), "quiet" if zone not in table else ""
            if (seat, zone) in changed:
                text, color = f"[{text}]", "good"
            if zone in held:
                text += signs.locked if held[zone] == "locked" else signs.shielded
            cells.append((zone, text, color))
        grid.append(cells)
    return [_caption(scene, seat), *boxes(grid, _INNER, signs, scene.color)]


def _caption(scene: Scene, seat: int) -> str:
    """The name of whoever sits there, marked when it is to decide."""
    moves = not scene.position["outcome"] and seat == scene.position["to_move"]
    name = fit(scene.called(seat), _WIDTH - 2, scene.signs)
    text = f"{scene.signs.turn} {name}" if moves else name
    return scene.ink(centred(text, _WIDTH), "mine" if seat == scene.seat else "strong")
