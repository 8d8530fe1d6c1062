"""`make bench`: measures speed, in one run, against peers in the same run; prints Markdown.

    python -m benchmarks [PIECE ...] [--seconds S] [--repeats N] [--keep]

Without names all pieces are measured, which takes some ten minutes. With --keep each piece's section of
benchmarks/results.md is written anew.
"""

from __future__ import annotations

import argparse
import importlib
import sys
import time
from typing import Final

from benchmarks import machine
from benchmarks.report import keep
from leonardo.errors import did_you_mean

# A piece is a module with `measure(seconds, repeats) -> Section`.
PIECES: Final = {
    "random": ("random_play", "random play with whole lists of legal moves, against C, OpenSpiel, RLCard"),
    "threads": ("two_threads", "two threads against one, ours and C"),
    "vector": ("vector", "many games stepped together, against pgx"),
    "verbs": ("verbs", "each verb of the rules by edition, seats and speed; a state's size and its copy"),
    "search": ("searching", "iterations of the best bot's search, against OpenSpiel's ISMCTS in C++"),
    "page": ("page", "a six-seat table in Chromium: frames, work for each, memory"),
    "starts": ("starts", "cold and warm start to the first compiled game"),
}


def main() -> int:
    """The chosen pieces are measured and printed."""
    parser = argparse.ArgumentParser(
        prog="make bench",
        description=__doc__.splitlines()[0],
        epilog="pieces: " + "; ".join(f"{name}: {about}" for name, (_, about) in PIECES.items()),
    )
    parser.add_argument("pieces", nargs="*", metavar="PIECE", help=", ".join(PIECES))
    parser.add_argument("--seconds", type=float, default=0.5, help="of one turn of one racer (0.5)")
    parser.add_argument("--repeats", type=int, default=5, help="turns of each (5)")
    parser.add_argument("--keep", action="store_true", help="write the results into benchmarks/results.md")
    chosen = parser.parse_args()
    for name in chosen.pieces:
        if name not in PIECES:
            parser.error(f"there is no piece {name}: {', '.join(PIECES)}.{did_you_mean(name, PIECES)}")
    for name in chosen.pieces or PIECES:
        print(f"measuring {name} ...", file=sys.stderr, flush=True)
        module = importlib.import_module(f"benchmarks.{PIECES[name][0]}")
        section = module.measure(chosen.seconds, chosen.repeats)
        print(section.text, flush=True)
        if chosen.keep:
            when = time.strftime("%Y-%m-%d", time.gmtime())
            keep(section, f"Measured {when} on {machine.kind()}, with {machine.versions()}.")
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
