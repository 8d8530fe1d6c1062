"""Who sits where: each deal is played with the bots in every place, so that its luck cancels out."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import Final, Literal

from leonardo import chance
from leonardo.errors import Sentence, SetupError

Lineup = tuple[int, ...]  # the bots that meet, by their number in the plan
Seating = tuple[int, ...]  # the bot in each seat

Format = Literal["match", "round-robin", "gauntlet"]
FORMATS: Final[tuple[Format, ...]] = ("round-robin", "gauntlet")


def entrants(named: Sequence[str]) -> tuple[tuple[str, ...], Lineup]:
    """The different bots that were named, and the numbers of those named, in order.

    Of two that are the same each is one of its own: that is how to see what chance alone does.
    """
    if len(named) == 2:
        return tuple(named), (0, 1)
    different = tuple(dict.fromkeys(named))
    return different, tuple(different.index(name) for name in named)


def labels(bots: Sequence[str]) -> tuple[str, ...]:
    """A name for each bot, no two the same."""
    return tuple(f"{bot} (2)" if bot in bots[:number] else bot for number, bot in enumerate(bots))


def lineups(style: Format, named: Lineup, seats: int) -> tuple[Lineup, ...]:
    """Which bots meet, or a SetupError. Fewer than there are seats share the table two by two."""
    if style == "match":
        if len(named) not in (2, seats):
            few = "two that share the table, or " if seats > 2 else ""
            many = f"{len(named)} bots for {seats} seats"
            english = f"{many}: name {few}as many bots as there are seats"
            message = "arena-bots-for-seats" if seats > 2 else "arena-bots-for-two"
            raise SetupError(Sentence(english, message, bots=len(named), seats=seats))
        if len(set(named)) == 1:
            raise SetupError(Sentence("these are all the same bot; name another", "arena-same-bot"))
        return (named,)
    if len(named) < 2 or len(set(named)) < len(named):
        english = "a tournament is between two or more different bots"
        raise SetupError(Sentence(english, "arena-different-bots"))
    at_once = seats if len(named) >= seats else 2
    if style == "gauntlet":
        return tuple((named[0], *others) for others in itertools.combinations(named[1:], at_once - 1))
    return tuple(itertools.combinations(named, at_once))


def seatings(lineup: Lineup, seats: int, seed: str, deal: int) -> tuple[Seating, ...]:
    """The ways in which this deal is played, each once; for every deal equally many.

    Two bots take the seats in turns, and change places. Otherwise everybody moves on by one seat; who sits
    beside whom is drawn anew for each deal, since in games with neighbours that matters too.
    """
    if len(lineup) == 2:
        one, other = lineup
        there = tuple(one if seat % 2 == 0 else other for seat in range(seats))
        return there, tuple(other if bot == one else one for bot in there)
    order = list(lineup)
    if len(set(order)) == seats:
        chance.shuffle(chance.seeded(f"{seed} {deal}", "seating"), order, seats)
    turned = [tuple(order[(seat + turn) % seats] for seat in range(seats)) for turn in range(seats)]
    return tuple(dict.fromkeys(turned))
