"""Two bots against each other on the same deals with the seats swapped: how often the first wins.

    .venv/bin/python tools/paired.py planner greedy --edition classic --deals 500 --seed evidence

Each deal is played twice, once from either side of the table, so that luck of the deal cancels out. The
interval counts deals, not games, because the two games of a deal are not independent.
"""

from __future__ import annotations

import argparse
import math
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from typing import NamedTuple

import leonardo
from leonardo.bots import make

MOST_TURNS = 400  # own tables have no printed end but keys; what is not over then is scored


class Pair(NamedTuple):
    """One deal, played from both sides."""

    won: float  # by the first bot, of 2; a shared victory is a half
    turns: int
    unfinished: int


def play(edition: str, bots: tuple[str, str], deal: str, options: dict[str, int]) -> tuple[float, int, int]:
    """What seat 0 won, the turns, and whether the turn limit ended the game."""
    game = leonardo.Game(edition, seats=2, seed=deal, options=options)
    seated = [make(name, f"{deal} {seat}") for seat, name in enumerate(bots)]
    while not game.is_over:
        seat = game.to_move
        assert seat is not None
        view = game.view(seat)
        game.play(seated[seat].choose(view, view.legal))
    outcome = game.outcome
    assert outcome is not None
    won = (0 in outcome["winners"]) / len(outcome["winners"])
    return won, game.turn, int(outcome["reason"] == "limit")


def play_pair(task: tuple[str, str, str, str]) -> Pair:
    """The deal from both sides, seen by the first bot."""
    edition, first, second, deal = task
    options = {"turn_limit": MOST_TURNS} if "turn_limit" in leonardo.Edition(edition).switches else {}
    won, turns, cut = play(edition, (first, second), deal, options)
    lost, more_turns, cut_too = play(edition, (second, first), deal, options)
    return Pair(won + 1 - lost, turns + more_turns, cut + cut_too)


def interval(pairs: list[Pair]) -> tuple[float, float]:
    """Wilson's 95 % interval of the share won, with deals as the independent trials."""
    n, z = len(pairs), 1.96
    share = sum(pair.won for pair in pairs) / (2 * n)
    middle = (share + z * z / (2 * n)) / (1 + z * z / n)
    around = z / (1 + z * z / n) * math.sqrt(share * (1 - share) / n + z * z / (4 * n * n))
    return max(0.0, middle - around), min(1.0, middle + around)


def main() -> int:
    """The result stands on standard output as one line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("first")
    parser.add_argument("second")
    parser.add_argument("--edition", default="classic")
    parser.add_argument("--deals", type=int, default=500, help="each is two games")
    parser.add_argument("--seed", default="evidence")
    parser.add_argument("--jobs", type=int, default=1)
    chosen = parser.parse_args()
    tasks = [
        (chosen.edition, chosen.first, chosen.second, f"{chosen.seed} {number}")
        for number in range(chosen.deals)
    ]
    begun = time.monotonic()
    with ProcessPoolExecutor(chosen.jobs) as pool:
        pairs = list(pool.map(play_pair, tasks, chunksize=8))
    low, high = interval(pairs)
    share = sum(pair.won for pair in pairs) / (2 * len(pairs))
    turns = sum(pair.turns for pair in pairs) / (2 * len(pairs))
    print(
        f"{chosen.first} against {chosen.second}, {chosen.edition}, {2 * chosen.deals} paired games, "
        f"seed {chosen.seed!r}: {share:.1%} won (95 %: {low:.1%} to {high:.1%}), "
        f"{turns:.1f} turns a game, {sum(pair.unfinished for pair in pairs)} ended by the turn limit"
    )
    print(f"{time.monotonic() - begun:.0f} s", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
