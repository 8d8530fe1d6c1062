"""Whole games of every edition at the full screen, by keyboard and by mouse, in both languages and sizes."""

import asyncio
import random

import pytest

from leonardo.edition import Edition
from leonardo.prompt.seating import seats_of
from leonardo.prompt.sitting import ADVISER
from tests.tui.driving import app_of, is_sheet, make_move, settled, shown

SMALL, LARGE = (80, 24), (140, 40)
ENDS = {"en": "The game is over", "ru": "Партия окончена"}


async def play(app, size, *, with_mouse, seed):
    """The game played to its end with moves that follow the dice; how many moves the person made."""
    dice = random.Random(seed)
    own = 0
    async with app.run_test(size=size) as pilot:
        while True:
            table = await settled(pilot)
            if table.sitting.game.is_over:
                break
            assert table.is_my_turn, shown(app)
            legal = table.sitting.game.legal.texts
            hint = table.sitting.advice(table.reader).move
            move = hint if dice.random() < 0.6 else dice.choice(legal)
            await make_move(pilot, table, move, with_mouse=with_mouse)
            own += 1
        assert is_sheet(app)
        assert ENDS[table.language] in shown(app)
        for name in table.sitting.game.names:
            assert name in shown(app)
    return own


SHORT = {"classic": {"goal": 3}, "novem": {"goal": 4}}
ROUNDS = [
    (SMALL, False, "en"),
    (LARGE, True, "ru"),
    (SMALL, True, "ru"),
    (LARGE, False, "en"),
]


@pytest.mark.parametrize(("size", "with_mouse", "language"), ROUNDS)
@pytest.mark.parametrize("edition", Edition.names())
def test_a_whole_game_is_played_to_its_end(edition, size, with_mouse, language):
    options = SHORT.get(edition, {"turn_limit": 14})
    app = app_of(edition, f"you,{ADVISER},random", language=language, options=options, seed="3")
    assert asyncio.run(play(app, size, with_mouse=with_mouse, seed=f"{edition} {size}")) >= 3
    assert len(seats_of("you,random", language)) == 2
