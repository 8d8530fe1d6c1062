"""Two bots against each other on the same deals with the seats swapped: how often the first wins.

    .venv/bin/python tools/paired.py planner greedy --edition classic --deals 500 --seed evidence

Each deal is played twice, once from either side of the table, so that luck of the deal cancels out. The
interval is a bootstrap over deals, because the two games of a deal are not independent.
"""

from __future__ import annotations

import argparse
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from typing import NamedTuple

import leonardo
from leonardo import chance
from leonardo.bots import make

RESAMPLES = 10_000
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


def interval(pairs: list[Pair], seed: str) -> tuple[float, float]:
    """The middle 95 % of the share of games won, over resampled deals."""
    words = chance.seeded(seed, "bootstrap")
    shares = sorted(
        sum(pairs[chance.below(words, len(pairs))].won for _ in pairs) / (2 * len(pairs))
        for _ in range(RESAMPLES if len(pairs) <= 200 else RESAMPLES // 5)
    )
    return shares[len(shares) // 40], shares[-1 - len(shares) // 40]


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
    low, high = interval(pairs, chosen.seed)
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
