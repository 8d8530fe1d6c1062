"""How evenly the shuffle deals: chi-square statistics over many deals, each with the secret of its number.

    python -m tests.server.fair.chi_square --deals 1000000

prints a line for each statistic with its p-value; exit code 1 if one is outside 0.001 to 0.999.
"""

from __future__ import annotations

import argparse
import itertools
import math
import sys
import time
from collections.abc import Callable, Sequence

from leonardo.server.fair import Stream, key_of

CARDS = tuple(f"{number:02d}" for number in range(40))
SEATS = 4
HAND = 6
LEAST, MOST = 0.001, 0.999

Shuffle = Callable[[Stream, Sequence[str]], list[str]]


def fair(stream: Stream, cards: Sequence[str]) -> list[str]:
    return stream.shuffled(cards)


def upper_tail(statistic: float, freedom: int) -> float:
    """The probability of at least this chi-square by chance (Wilson and Hilferty's approximation)."""
    z = ((statistic / freedom) ** (1 / 3) - (1 - 2 / (9 * freedom))) / math.sqrt(2 / (9 * freedom))
    return math.erfc(z / math.sqrt(2)) / 2


def statistics(deals: int, seed: str, shuffle: Shuffle = fair) -> dict[str, float]:
    """The p-value of each statistic over so many deals."""
    n = len(CARDS)
    place_of = {card: i for i, card in enumerate(CARDS)}
    places = [[0] * n for _ in range(n)]
    followers = [[0] * n for _ in range(n)]
    firsts = [[0] * n for _ in range(SEATS)]
    for number in range(deals):
        key = key_of(seed, number.to_bytes(32, "big"), [""])
        order = [place_of[card] for card in shuffle(Stream(key, "deal main"), CARDS)]
        for place, card in enumerate(order):
            places[place][card] += 1
        for card, after in itertools.pairwise(order):
            followers[card][after] += 1
        for seat in range(SEATS):
            firsts[seat][order[seat * HAND]] += 1
    due = deals / n
    # Rows and columns of the table of places both have fixed sums: (n - 1)^2 degrees of freedom.
    place = sum((count - due) ** 2 / due for row in places for count in row) * (n - 1) / n
    pair_due = deals * (n - 1) / (n * (n - 1))
    pairs = sum(
        (count - pair_due) ** 2 / pair_due
        for card, row in enumerate(followers)
        for after, count in enumerate(row)
        if card != after
    )
    found = {
        "card by place": upper_tail(place, (n - 1) ** 2),
        "card behind card": upper_tail(pairs, n * (n - 1) - 1 - 2 * (n - 1)),
    }
    for seat in range(SEATS):
        statistic = sum((count - due) ** 2 / due for count in firsts[seat])
        found[f"first card of seat {seat}"] = upper_tail(statistic, n - 1)
    return found


def suspicious(found: dict[str, float]) -> list[str]:
    return [name for name, p in found.items() if not LEAST <= p <= MOST]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--deals", type=int, default=1_000_000)
    parser.add_argument("--seed", default="chi-square")
    chosen = parser.parse_args()
    began = time.process_time()
    found = statistics(chosen.deals, chosen.seed)
    for name, p in found.items():
        print(f"{name:24} p = {p:.4f}")
    seconds = time.process_time() - began
    print(f"{chosen.deals} deals of {len(CARDS)} cards, seed {chosen.seed!r}, {seconds:.0f} s CPU")
    return 1 if suspicious(found) else 0


if __name__ == "__main__":
    sys.exit(main())
