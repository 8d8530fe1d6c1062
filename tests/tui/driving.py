"""A person at the full screen: presses keys or clicks until a move is made, and reads what is shown."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any

from textual.pilot import Pilot

from leonardo.game import Game
from leonardo.prompt.seating import seats_of
from leonardo.prompt.sitting import Sitting
from leonardo.tui import LeonardoApp
from leonardo.tui.boards import Board, FieldBoard, TableBoard
from leonardo.tui.choosing import Part, parts_of
from leonardo.tui.flow import Flow
from leonardo.tui.keymap import ZONE_KEYS
from leonardo.tui.sheets import Sheet
from leonardo.tui.table import Table

KEY_OF_ZONE = {zone: key for key, zone in ZONE_KEYS.items()}
LONGEST = 20.0  # seconds that anything may take on a busy machine


def app_of(
    edition: str = "classic",
    seats: str = "you,planner",
    *,
    seed: str = "7",
    language: str = "en",
    options: Mapping[str, Any] | None = None,
    game: Game | None = None,
) -> LeonardoApp:
    """The application before its first drawing; bots move at once."""
    sitting_at = seats_of(seats, language)
    names = [seat.name for seat in sitting_at]
    begun = game or Game(edition, seats=names, seed=seed, options=dict(options or {}))
    return LeonardoApp(Sitting(begun, sitting_at, seed), language, pause=0)


def shown(app: LeonardoApp) -> str:
    """The whole screen as text, without blanks at the ends of lines."""
    strips = app.screen._compositor.render_strips()
    return "\n".join("".join(segment.text for segment in strip).rstrip() for strip in strips)


async def settled(pilot: Pilot[Any]) -> Table:
    """Nobody is thinking any more and everything is drawn."""
    app = pilot.app
    assert isinstance(app, LeonardoApp)

    async def quiet() -> None:
        while True:
            await pilot.pause()
            has_table = any(isinstance(screen, Table) for screen in app.screen_stack)
            if has_table and all(worker.is_finished for worker in app.workers) and app.focused is not None:
                await pilot.pause()
                return
            await asyncio.sleep(0.005)

    await asyncio.wait_for(quiet(), LONGEST)
    return app.table


async def press(pilot: Pilot[Any], *keys: str) -> Table:
    """These keys, one after the other, each when everything has calmed down."""
    for key in keys:
        await pilot.press(key)
    return await settled(pilot)


async def choose_by_key(pilot: Pilot[Any], table: Table, part: Part) -> None:
    """This part is chosen with the keyboard alone."""
    top = table.top
    flow = next((f for f in (top.hand, top.choices) if f.display and part in parts_in(f)), None)
    if part.kind == "cell":
        await pilot.press("f", part.value[0], part.value[1])
    elif part.kind == "zone" and part.seat == table.reader:
        await pilot.press(KEY_OF_ZONE[part.value])
    elif part.kind == "zone":
        while not any(isinstance(b, TableBoard) and b.seat == part.seat for b in top.boards):
            await pilot.press("t")
        board = next(b for b in top.boards if isinstance(b, TableBoard) and b.seat == part.seat)
        while table.focused is not board:
            await pilot.press("tab")
        await pilot.press(KEY_OF_ZONE[part.value])
    elif flow is not None and flow is top.hand and parts_in(flow).index(part) < 10:
        await pilot.press(str(parts_in(flow).index(part) + 1)[-1])
    elif flow is not None:
        while table.focused is not flow:
            await pilot.press("tab")
        await pilot.press("home", *["right"] * parts_in(flow).index(part), "enter")
    else:
        raise AssertionError(f"{part} is nowhere to be seen:\n{shown(pilot.app)}")


async def choose_by_mouse(pilot: Pilot[Any], table: Table, part: Part) -> None:
    """This part is chosen with one click."""
    top = table.top
    for flow in (top.hand, top.choices):
        if flow.display and part in parts_in(flow):
            await pilot.click(flow, offset=spot_in_flow(flow, part))
            return
    while not any(part in board.parts() for board in top.boards):
        await pilot.press("t")  # what the last line does when it is clicked there
    board = next(board for board in top.boards if part in board.parts())
    await pilot.click(board, offset=spot_on_board(board, part))


def parts_in(flow: Flow) -> list[Part]:
    return [item.part for item in flow.items]


def spot_in_flow(flow: Flow, part: Part) -> tuple[int, int]:
    """Where an item is drawn, within its widget and its padding."""
    y = 0
    for row in flow._rows(flow.size.width):
        x = 0
        for place in row:
            if flow.items[place].part == part:
                return x + 2 + flow.gutter.left, y + flow.gutter.top
            x += flow.items[place].width + 1
        y += len(flow.items[row[0]].lines)
    raise AssertionError(part)


def spot_on_board(board: Board, part: Part) -> tuple[int, int]:
    """The middle of a place, within its widget."""
    assert board.outlook is not None
    size = board.outlook.size
    for row, names in enumerate(board.rows()):
        for column, name in enumerate(names):
            if name and board.part(name) == part:
                x = board.before + column * (size.across + 1) + 1 + size.across // 2
                return x, board.above + row * (size.lines + 1) + 1 + size.lines // 2
    raise AssertionError(part)


async def make_move(pilot: Pilot[Any], table: Table, move: str, *, with_mouse: bool) -> None:
    """This legal move is chosen part by part and made."""
    choose = choose_by_mouse if with_mouse else choose_by_key
    made = len(table.sitting.game.made)
    for part in parts_of(move, table.choosing.seat):
        choosing = table.choosing
        implied = choosing.picked and all(part in parts_of(left, choosing.seat) for left in choosing.left)
        if implied or part in choosing.picked:
            continue
        await choose(pilot, table, part)
        await pilot.pause()
        if part.kind == "draw":
            await settled(pilot)
            return
        assert part in table.choosing.picked, (part, move, table.notice)
    assert table.choosing.move == move, (table.choosing.picked, move)
    if with_mouse:
        await choose_by_mouse(pilot, table, table.choosing.picked[-1])
    else:
        await pilot.press("enter")
    await settled(pilot)
    assert len(table.sitting.game.made) > made, (move, table.notice)


def is_sheet(app: LeonardoApp) -> bool:
    return isinstance(app.screen, Sheet)


__all__ = ["FieldBoard", "app_of", "make_move", "press", "settled", "shown"]
