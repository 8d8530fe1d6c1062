"""`make load`: the table server under load, beside boardgame.io's in the same run; prints Markdown.

    python -m benchmarks.load [--tables N] [--rate R] [--turns T] [--language CODE] [--alone] [--keep]

Takes some three minutes and stops by itself. Both servers share one core, this process has another. With
--keep the section of benchmarks/results.md is written anew. Exit code 1 if a move was lost or doubled.
"""

from __future__ import annotations

import argparse
import sys
import time

import uvloop

from benchmarks import machine
from benchmarks.load.measuring import Plan, measured, most_moves
from benchmarks.load.summary import summary
from benchmarks.report import keep


def main() -> int:
    """The load was put on, and what it showed was printed."""
    if sys.platform != "linux":
        print("make load needs Linux: processes are put on cores and counted by /proc.", file=sys.stderr)
        return 2
    parser = argparse.ArgumentParser(prog="make load", description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=1000, help="of four seats, each with a socket (1000)")
    parser.add_argument("--rate", type=float, default=1000, help="moves a second (1000)")
    parser.add_argument("--turns", type=int, default=5, help="of each server (5)")
    parser.add_argument("--edition", default="classic")
    parser.add_argument("--language", default="en", help="of the sentences; '' for none, as programs do (en)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--alone", action="store_true", help="without boardgame.io")
    parser.add_argument("--keep", action="store_true", help="write the results into benchmarks/results.md")
    chosen = parser.parse_args()
    plan = Plan(
        chosen.tables, chosen.rate, chosen.turns, most_moves(chosen.tables), chosen.edition,
        chosen.language, chosen.seed, not chosen.alone,
    )  # fmt: skip
    outcome = uvloop.run(measured(plan))
    section = summary(outcome)
    print(section.text, flush=True)
    if chosen.keep:
        when = time.strftime("%Y-%m-%d", time.gmtime())
        keep(section, f"Measured {when} on {machine.kind()}, with {machine.versions()}.")
    return 0 if outcome.verdict is not None and outcome.verdict.is_sound and not outcome.gone else 1


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
