"""The bots: whoever sees a view and the legal moves, and answers with one of them.

bot = make("planner", seed="7")
game.play(bot.choose(game.view(game.to_move), game.legal))
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from leonardo.bots.bot import Bot
from leonardo.bots.greedy import Greedy
from leonardo.bots.levels import LEVELS, level_of
from leonardo.bots.minds import ready
from leonardo.bots.planner import Planner
from leonardo.bots.search import Opinion, Search
from leonardo.bots.uniform import Uniform
from leonardo.errors import LeonardoError, Sentence


class UnknownBot(LeonardoError, ValueError):
    """There is no bot of this name; the message names those there are."""


ROSTER: Final[dict[str, Callable[[str], Bot]]] = {
    "random": Uniform,
    "greedy": Greedy,
    "planner": Planner,
    **{name: partial(Search, name, level) for name, level in LEVELS.items()},
}


def make(spec: str, seed: str | int = "") -> Bot:
    """A fresh bot: one of the roster, or search:400 (iterations), or search:500ms (time).

    Behind search:400 may stand +learned or -learned: whether it judges by what was learned for the edition.

    The same name and seed make the same choices, except where time decides.
    """
    if spec in ROSTER:
        return ROSTER[spec](str(seed))
    if level := level_of(spec):
        return Search(spec, level, str(seed))
    english = f"{spec!r} is not a bot: {', '.join(ROSTER)}, search:NUMBER or search:NUMBERms."
    raise UnknownBot(
        Sentence.asking(spec, ROSTER, english, "wrong-bot", bot=spec, bots=", ".join(ROSTER)), bot=spec
    )


def is_bot(spec: str) -> bool:
    """Whether `make` knows it."""
    return spec in ROSTER or level_of(spec) is not None


__all__ = ["LEVELS", "ROSTER", "Bot", "Opinion", "Search", "UnknownBot", "is_bot", "make", "ready"]
