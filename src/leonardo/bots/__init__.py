"""The bots: whoever sees a view and the legal moves, and answers with one of them.

bot = make("planner", seed="7")
game.play(bot.choose(game.view(game.to_move), game.legal))
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from leonardo.bots.bot import Bot
from leonardo.bots.greedy import Greedy
from leonardo.bots.planner import Planner
from leonardo.bots.uniform import Uniform
from leonardo.errors import LeonardoError, did_you_mean


class UnknownBot(LeonardoError, ValueError):
    """There is no bot of this name; the message names those there are."""


ROSTER: Final[dict[str, Callable[[str], Bot]]] = {
    "random": Uniform,
    "greedy": Greedy,
    "planner": Planner,
}


def make(spec: str, seed: str | int = "") -> Bot:
    """A fresh bot of the roster; the same name and seed make the same choices."""
    factory = ROSTER.get(spec)
    if factory is None:
        near = did_you_mean(spec, ROSTER)
        raise UnknownBot(f"{spec!r} is not a bot: {', '.join(ROSTER)}.{near}", bot=spec)
    return factory(str(seed))


__all__ = ["ROSTER", "Bot", "UnknownBot", "make"]
