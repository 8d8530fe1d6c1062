"""Small drawings of a scene: the tables side by side, or the part of the field where cards lie."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

from leonardo import words
from leonardo.rulebook.scenes import Played
from leonardo.texts import say

_CARD: Final = 7  # so wide is a cell, brackets included
_GAP: Final = 3


def draw(played: Played, language: str, width: int) -> tuple[list[str], list[str]]:
    """The scene before and after as lines; what the moves have changed stands in brackets."""
    before = _picture(played.before, played.names, language, width, frozenset(), _extent(played))
    if not played.moves:
        return before, []
    changed = _changed(played.before, played.after)
    return before, _picture(played.after, played.names, language, width, changed, _extent(played))


def _picture(
    position: Mapping[str, Any],
    names: Sequence[str],
    language: str,
    width: int,
    changed: Collection[tuple[int, str]],
    extent: tuple[int, int, int, int],
) -> list[str]:
    if position["field"] is None:
        return _tables(position, names, width, changed)
    return _field(position, changed, extent)


def _changed(before: Mapping[str, Any], after: Mapping[str, Any]) -> frozenset[tuple[int, str]]:
    """The places, each with its seat (0 on the field), where something else lies now."""
    pairs = (
        zip(before["tables"], after["tables"], strict=True)
        if before["field"] is None
        else [(before["field"], after["field"])]
    )
    return frozenset(
        (seat, place)
        for seat, (old, new) in enumerate(pairs)
        for place in {*old, *new}
        if old.get(place) != new.get(place)
    )


def _tables(
    position: Mapping[str, Any], names: Sequence[str], width: int, changed: Collection[tuple[int, str]]
) -> list[str]:
    square = any(set(table) - set("nwces") for table in position["tables"])
    drawn = []
    for seat, table in enumerate(position["tables"]):
        rows = [names[seat].center(3 * _CARD).rstrip()]
        for row in ("nw n ne", "w c e", "sw s se"):
            cells = [
                _cell(table.get(zone, "--" if square else ""), (seat, zone) in changed) for zone in row.split()
            ]
            rows.append("".join(cells).rstrip())
        drawn.append(rows)
    return _beside(drawn, 3 * _CARD, width)


def _beside(drawn: Sequence[Sequence[str]], each: int, width: int) -> list[str]:
    """The drawings in rows of as many as the width has room for."""
    fit = max(1, (width + _GAP) // (each + _GAP))
    lines = []
    for start in range(0, len(drawn), fit):
        together = zip(*drawn[start : start + fit], strict=True)
        lines += [(" " * _GAP).join(part.ljust(each) for part in parts).rstrip() for parts in together]
    return lines


def _cell(card: str, is_changed: bool) -> str:
    return (f"[{card}]" if is_changed and card else f" {card} " if card else "").center(_CARD)


def _extent(played: Played) -> tuple[int, int, int, int]:
    """The columns and rows of the field that either drawing needs, and one more around them."""
    if played.before["field"] is None:
        return (0, 0, 0, 0)
    cells = [words.cell_number(cell) for field in (played.before, played.after) for cell in field["field"]]
    columns, rows = [cell % 9 for cell in cells] or [4], [cell // 9 for cell in cells] or [4]
    return min(columns), max(columns), min(rows), max(rows)


def _field(
    position: Mapping[str, Any], changed: Collection[tuple[int, str]], extent: tuple[int, int, int, int]
) -> list[str]:
    """The rows from the top with their numbers, the letters of the columns below."""
    left, right, low, high = extent
    veto = position["veto"]["cell"] if position["veto"] else None
    stacks = {
        cell: "<".join(stack) + ("*" if cell == veto else "") for cell, stack in position["field"].items()
    }
    each = max(_CARD, *(len(stack) + 3 for stack in stacks.values())) if stacks else _CARD
    lines = []
    for row in range(high, low - 1, -1):
        cells = []
        for column in range(left, right + 1):
            name = words.cell_name(row * 9 + column)
            card = stacks.get(name, "..")
            cells.append((f"[{card}]" if (0, name) in changed else card).center(each))
        lines.append(f"{row + 1} {''.join(cells)}".rstrip())
    letters = "".join(words.COLUMNS[column].center(each) for column in range(left, right + 1))
    lines.append(f"  {letters}".rstrip())
    return lines


def around(position: Mapping[str, Any], names: Sequence[str], language: str) -> list[str]:
    """What a scene says in words beside its drawing: hands, Keys, and what restricts the mover."""
    said = []
    for seat, hand in enumerate(position["hands"]):
        if hand:
            cards = ", ".join(f"`{card}`" for card in hand)
            said.append(say(language, "rule-scene-hand", player=names[seat], cards=cards))
    for seat, keys in enumerate(position["keys"]):
        if keys:
            held = ", ".join(f"`{symbol}`" for symbol, count in keys.items() for _ in range(count))
            said.append(say(language, "rule-scene-keys", player=names[seat], keys=held))
    if position["last_played"]:
        said.append(say(language, "rule-scene-previous", card=f"`{position['last_played']}`"))
    if position["veto"]:
        said.append(say(language, "rule-scene-marker", cell=f"`{position['veto']['cell']}`"))
    return said
