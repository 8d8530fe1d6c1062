"""The common field: where cards lie or may come to lie, with coordinates and stacks."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from leonardo.board.known import free_cells
from leonardo.board.scene import Scene
from leonardo.board.signs import centred, columns, left
from leonardo.words import COLUMNS, cell_name, cell_number

_WIDEST: Final = 9
_NARROWEST: Final = 6
_SIDE: Final = 5  # what stands left of the cells and right of them


def field(scene: Scene, changed: Collection[str] = ()) -> list[str]:
    """The rows from the top with their numbers, the letters of the columns above."""
    stacks = scene.position["field"]
    free = free_cells(scene.position) if not scene.position["outcome"] else set()
    shown = [cell_number(cell) for cell in {*stacks, *free}]
    across = range(min(cell % 9 for cell in shown), max(cell % 9 for cell in shown) + 1)
    rows = range(max(cell // 9 for cell in shown), min(cell // 9 for cell in shown) - 1, -1)
    texts = {cell: _stack(scene, cell, changed) for cell in stacks}
    longest = max((columns(text) for text in texts.values()), default=0)
    room = (scene.width - _SIDE) // len(across)
    inner = min(max(_NARROWEST, longest + 2, min(_WIDEST, room)), max(room, longest))
    letters = "".join(centred(COLUMNS[column], inner) for column in across)
    edge = scene.signs.across * (inner * len(across))
    corners = scene.signs.corners
    lines = [f"    {letters}".rstrip(), f"   {corners['dr']}{edge}{corners['dl']}"]
    for row in rows:
        cells = "".join(_cell(scene, cell_name(row * 9 + column), texts, free, inner) for column in across)
        lines.append(f" {row + 1} {scene.signs.down}{cells}{scene.signs.down}")
    return [*lines, f"   {corners['ur']}{edge}{corners['ul']}"]


def legend(scene: Scene, changed: Collection[str] = ()) -> str:
    """What the signs mean that this drawing has."""
    signs, stacks = scene.signs, scene.position["field"]
    meanings = []
    if not scene.position["outcome"]:
        meanings.append(scene.say("board-legend-free", sign=signs.free))
    if any(len(stack) > 1 for stack in stacks.values()):
        meanings.append(scene.say("board-legend-stack", sign=f"{signs.stack}2"))
    veto = scene.position["veto"]
    if veto and veto["binds"]:
        meanings.append(scene.say("board-legend-marker", sign=signs.marker))
    elif veto:
        meanings.append(scene.say("board-legend-spent", sign=signs.spent_marker))
    if changed:
        meanings.append(scene.say("board-legend-changed"))
    return ", ".join(meanings)


def _stack(scene: Scene, cell: str, changed: Collection[str]) -> str:
    stack: Sequence[str] = scene.position["field"][cell]
    text = f"[{stack[-1]}]" if cell in changed else stack[-1]
    if len(stack) > 1:
        text += f"{scene.signs.stack}{len(stack)}"
    veto = scene.position["veto"]
    if veto and veto["cell"] == cell:
        text = (scene.signs.marker if veto["binds"] else scene.signs.spent_marker) + text
    return text


def _cell(scene: Scene, cell: str, texts: dict[str, str], free: Collection[str], inner: int) -> str:
    if cell in texts:
        text = centred(texts[cell], inner)
        veto = scene.position["veto"]
        return scene.ink(text, "marker") if veto and veto["cell"] == cell else text
    if cell in free:
        return scene.ink(centred(scene.signs.free, inner), "quiet")
    return left("", inner)
