"""The full screen as it looks in set moments, kept as text; `python -m tests.tui.snapshots` writes it anew.

The same seed begins the same game and plays the same first turns on every machine.
"""

from __future__ import annotations

import asyncio
import random
import sys
from pathlib import Path
from typing import Final

from leonardo.edition import Edition
from leonardo.game import Game
from leonardo.tui.choosing import parts_of
from tests.tui.driving import app_of, choose_by_key, press, settled, shown

FOLDER: Final = Path(__file__).parent / "snapshots"
SIZES: Final = {"small": (80, 24), "large": (140, 40)}
LANGUAGES: Final = ("en", "ru")
TURNS: Final = 9  # that have been played, so that there is something to see
SHEETS: Final = {"help": "question_mark", "log": "L"}
TABLES: Final = [(edition, size) for edition in Edition.names() for size in SIZES]


async def look(edition: str, size: str) -> dict[str, str]:
    """Text by name: a table with a play chosen and not yet made, in both languages; of novem the sheets."""
    app = app_of(edition, "you,planner,random", game=begun(edition))
    found = {}
    async with app.run_test(size=SIZES[size]) as pilot:
        table = await settled(pilot)
        plays = [text for text in table.sitting.game.legal.texts if any(sign in text for sign in ">@^/")]
        for part in parts_of(plays[-1], table.choosing.seat):
            if part not in table.choosing.picked:
                await choose_by_key(pilot, table, part)
        for language in LANGUAGES:
            await settled(pilot)
            found[f"{edition}-{language}-{size}"] = shown(app) + "\n"
            for sheet, key in SHEETS.items() if edition == "novem" else ():
                await press(pilot, key)
                found[f"{edition}-{language}-{size}-{sheet}"] = shown(app) + "\n"
                await press(pilot, "escape")
            await pilot.press("l")
    return found


def begun(edition: str) -> Game:
    """A game in which the person at the screen has to play a card, after so many turns."""
    game = Game(edition, seats=["You", "Planner", "Random"], seed="11")
    dice = random.Random(edition)
    while game.turn <= TURNS or game.to_move != 0 or game.phase != "play":
        game.play(dice.choice(game.legal.texts))
    return game


def write() -> None:
    """Every moment is written as it looks now."""
    FOLDER.mkdir(exist_ok=True)
    for path in FOLDER.glob("*.txt"):
        path.unlink()
    for edition, size in TABLES:
        for name, text in asyncio.run(look(edition, size)).items():
            (FOLDER / f"{name}.txt").write_text(text, encoding="utf-8")
            print(name, file=sys.stderr)


if __name__ == "__main__":
    write()
