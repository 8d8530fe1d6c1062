"""The race for keys: who has which, how many are to go, what the next one asks for, what is forbidden now."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from leonardo.board.known import Ban, next_rows, seats_in_order, winning_keys
from leonardo.board.scene import NAME_WIDTH, Scene
from leonardo.board.signs import columns, fit, left, wrapped
from leonardo.words import SYMBOL_CODES

_EACH: Final = 3
_TABLE_WIDTH: Final = NAME_WIDTH + 2 + len(SYMBOL_CODES) * _EACH


def race(scene: Scene) -> list[str]:
    """A row for each player, a column for each symbol; in words where that is too wide."""
    if scene.width < _TABLE_WIDTH + 8:
        return _in_words(scene)
    shorts = [scene.say(f"symbol-{code}.short") for code in SYMBOL_CODES]
    rows = [
        _row(scene.say("board-keys"), [f" {code} " for code in SYMBOL_CODES]),
        scene.ink(_row("", [f" {short}" for short in shorts]), "quiet"),
    ]
    for seat in seats_in_order(scene.position, scene.seat):
        held: Mapping[str, int] = scene.position["keys"][seat]
        signs = [_owned(scene, held.get(code, 0)) for code in SYMBOL_CODES]
        line = _row(_marked(scene, seat), [f" {sign} " for sign in signs]) + "  " + _count(scene, seat)
        rows.append(scene.ink(line, "mine") if seat == scene.seat else line)
    if scene.position["field"] is not None:
        needs = next_rows(scene.position)
        lengths = [f" {needs[code] or '-'} " for code in SYMBOL_CODES]
        needed = _row(scene.say("board-next-row"), lengths)
        noted = f"{needed}  {scene.say('board-next-row-note')}"
        rows.append(noted if columns(noted) <= scene.width else needed)
    banned = {symbol for ban in scene.bans for symbol in ban.symbols}
    if banned:
        signs = [scene.signs.forbidden if code in banned else " " for code in SYMBOL_CODES]
        rows.append(scene.ink(_row(scene.say("board-forbidden"), [f" {sign} " for sign in signs]), "warning"))
    return [line.rstrip() for line in rows]


def why_forbidden(scene: Scene) -> list[str]:
    """Which symbols the mover may not play, with the reason of each, in words."""
    said = (f"{scene.signs.forbidden} {ban_sentence(scene, ban)}" for ban in scene.bans)
    return [line for sentence in said for line in wrapped(sentence, scene.width, "  ")]


def ban_sentence(scene: Scene, ban: Ban) -> str:
    """Which symbols may not be played, and why."""
    symbols = scene.list_of([scene.say(f"symbol-{code}") for code in ban.symbols])
    values = {"symbols": symbols, "codes": " ".join(ban.symbols), "card": ban.card, "cell": ban.cell}
    if ban.why == "previous":
        return scene.say("board-ban-previous", player=scene.player(ban.seat), **values)
    if ban.why == "marker":
        return scene.say("board-ban-marker", **values)
    if ban.why == "seal":
        return scene.say("board-ban-seal", player=scene.player(ban.seat), **values)
    return scene.say("board-ban-first", **values)


def _in_words(scene: Scene) -> list[str]:
    lines = []
    for seat in seats_in_order(scene.position, scene.seat):
        held: Mapping[str, int] = scene.position["keys"][seat]
        owned = " ".join(f"{code}{count if count > 1 else ''}" for code, count in held.items())
        line = f"{_marked(scene, seat)}: {_count(scene, seat)}" + (f" ({owned})" if owned else "")
        lines += wrapped(line, scene.width, "  ")
    if scene.position["field"] is not None:
        needs = " ".join(f"{code}{length or '-'}" for code, length in next_rows(scene.position).items())
        lines += wrapped(f"{scene.say('board-next-row')}: {needs}", scene.width, "  ")
    return lines


def _row(name: str, cells: Sequence[str]) -> str:
    return left(name, NAME_WIDTH + 2) + "".join(cells)


def _marked(scene: Scene, seat: int) -> str:
    moves = not scene.position["outcome"] and seat == scene.position["to_move"]
    return f"{scene.signs.turn if moves else ' '} {fit(scene.called(seat), NAME_WIDTH, scene.signs)}"


def _owned(scene: Scene, count: int) -> str:
    if not count:
        return scene.signs.no_key
    return scene.signs.key if scene.position["field"] is None else str(count)


def _count(scene: Scene, seat: int) -> str:
    """How many keys, how many to go, and whether the bonus is used up."""
    count = sum(scene.position["keys"][seat].values())
    goal = winning_keys(scene.position)
    said = scene.say("board-of", count=count, goal=goal) if goal else scene.say("board-count", count=count)
    if goal and goal - count == 1:
        said += " " + scene.say("board-one-to-go")
    if scene.position["bonus_used"][seat]:
        said += " " + scene.say("board-bonus-used")
    return said
