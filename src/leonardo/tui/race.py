"""The race for keys in a narrow column: a letter for each key, and what the next one asks for."""

from __future__ import annotations

from leonardo.board.known import Ban, next_rows, seats_in_order, winning_keys
from leonardo.board.race import race as wide_race
from leonardo.board.race import why_forbidden
from leonardo.board.signs import columns, fit, left
from leonardo.tui.outlook import Outlook
from leonardo.words import SYMBOL_CODES

NAME = 7
WIDE = 66  # from here on there is room for the race as the prompt draws it
NARROW = 27


def race_lines(outlook: Outlook, width: int) -> list[str]:
    """Who has which keys, how many are to go, which row the next needs, what is forbidden and why."""
    scene = outlook.scene(max(width, NARROW))
    if width >= WIDE:
        return [*wide_race(scene), *why_forbidden(scene)]
    goal = winning_keys(outlook.position)
    lines = [_line("", f"/{goal}" if goal else "", SYMBOL_CODES)]
    for seat in seats_in_order(outlook.position, outlook.seat):
        held = outlook.position["keys"][seat]
        count = sum(held.values())
        moves = not outlook.position["outcome"] and seat == outlook.position["to_move"]
        name = fit(scene.called(seat), NAME, outlook.signs)
        total = f"{count}!" if goal and goal - count == 1 else f"{count}"
        owned = "".join(_owned(outlook, code, held.get(code, 0)) for code in SYMBOL_CODES)
        bonus = "*" if outlook.position["bonus_used"][seat] else ""
        lines.append(_line(f"{outlook.signs.turn if moves else ' '}{name}", total, owned) + bonus)
    if outlook.on_field:
        needs = next_rows(outlook.position)
        row = "".join(str(needs[code] or "-") for code in SYMBOL_CODES)
        lines.append(_line(f" {outlook.say('tui-race-row')}", "", row))
    banned = {symbol for ban in outlook.bans for symbol in ban.symbols}
    if banned:
        signs = "".join(outlook.signs.forbidden if code in banned else " " for code in SYMBOL_CODES)
        lines.append(_line(f" {outlook.say('tui-race-forbidden')}", "", signs))
    lines += [f"{outlook.signs.forbidden} {_ban(outlook, ban)}" for ban in outlook.bans]
    return [line.rstrip() for line in lines]


def _ban(outlook: Outlook, ban: Ban) -> str:
    """Why symbols are forbidden, in few words."""
    player = outlook.scene(NARROW).called(ban.seat) if ban.seat >= 0 else ""
    values = {"card": ban.card, "cell": ban.cell, "sign": outlook.signs.marker, "player": player}
    return outlook.say(f"tui-ban-{ban.why}", codes=" ".join(ban.symbols), **values)


def _owned(outlook: Outlook, code: str, count: int) -> str:
    if not count:
        return outlook.signs.no_key
    return str(count) if outlook.on_field else code


def _line(name: str, total: str, row: str) -> str:
    name = name if columns(name) <= NAME + 1 else name[: NAME + 1]
    return f"{left(name, NAME + 1)}{total:>3} {row}"
