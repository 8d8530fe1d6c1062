"""The best of our bots against bots from outside, on the same deals from every side; prints Markdown.

    python -m benchmarks.outside [CONTEST ...] [--out DIR] [--seconds S] [--ms N] [--seed TEXT] [--keep]

Contests: time (OpenSpiel's ISMCTS bot, so many milliseconds a decision for both), iterations (1,000 a
decision for both), planner (the top level against `planner` at two seats), table (among three `planner`s).
Each is a sequential test of a share of victories. With --out every game is kept, and the same command goes
on where it was stopped. Exit code 0 if every claim holds, 1 if one does not, 7 if one is still open, 130
after Ctrl-C.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from benchmarks import claims, machine
from benchmarks.claims import Claim, interval, of_share
from benchmarks.outside import contests
from benchmarks.outside.contests import Contest
from benchmarks.report import Section, keep
from leonardo import Edition
from leonardo.arena import Test
from leonardo.bots import LEVELS
from leonardo.cli import exits

CONTESTS: Final = ("time", "iterations", "planner", "table")
AGAINST_OPENSPIEL: Final = ("classic", "quintis-2009")
ITERATIONS, MILLISECONDS = 1000, 250
MOST_DEALS: Final = 500
TOP: Final = list(LEVELS)[-1]
# Of each contest the share that is claimed, and the one that the test weighs it against.
SHARES: Final = {
    "time": (0.75, 0.9),
    "iterations": (0.6, 0.8),
    "planner": (0.75, 0.9),
    "table": (0.5, 0.65),
}


def main() -> int:
    """The contests were played as far as the time allowed, and what was found is printed."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.outside",
        description=__doc__.splitlines()[0],
        epilog=__doc__.split("\n\n")[2],
    )
    parser.add_argument("contests", nargs="*", metavar="CONTEST", help=", ".join(CONTESTS))
    parser.add_argument("--edition", action="append", help="only these; may be given more than once")
    parser.add_argument("--out", type=Path, help="where every game is kept")
    parser.add_argument("--seconds", type=float, help="stop after so long")
    parser.add_argument(
        "--ms", type=int, default=MILLISECONDS, help=f"of the contest `time` ({MILLISECONDS})"
    )
    parser.add_argument("--seed", default="outside")
    parser.add_argument("--keep", action="store_true", help="write the results into benchmarks/results.md")
    chosen = parser.parse_args()
    for name in chosen.contests:
        if name not in CONTESTS:
            parser.error(f"there is no contest {name}: {', '.join(CONTESTS)}")
    until = None if chosen.seconds is None else time.monotonic() + chosen.seconds
    section, outcomes = Section("Against bots from outside", ABOUT), set()
    rows = []
    for kind in chosen.contests or CONTESTS:
        for edition in chosen.edition or editions_of(kind):
            row, outcome = contend(kind, edition, chosen, until)
            rows.append(row)
            outcomes.add(outcome)
    section.table(("contest", "edition", "games", "won", "ms, ours and theirs", "iterations", "claim"), rows)
    print(section.text, flush=True)
    if chosen.keep:
        when = time.strftime("%Y-%m-%d", time.gmtime())
        keep(section, f"Measured {when} on {machine.kind()}, with {machine.versions()}.")
    return 1 if "H0" in outcomes else exits.INCOMPLETE if "open" in outcomes else exits.FINE


ABOUT: Final = (
    "Every deal is played from every side, until a sequential test at 5 % decides whether our share of the "
    "victories is above the one that is claimed; intervals are at 95 %. OpenSpiel's bot is its "
    "`ISMCTSBot` on the game that `leonardo.adapters` brings to it, with an exploration constant of 2 and "
    "one random rollout for each iteration; the rollouts run compiled, since in Python they would leave "
    "it some ten iterations in the time of a decision. `planner` and `table` are the top level of the ladder "
    f"(`{TOP}`) against `planner`, and against three of them at four seats, where an equal share is 25 %."
)


def editions_of(kind: str) -> Sequence[str]:
    """Where a contest is held."""
    return AGAINST_OPENSPIEL if kind in ("time", "iterations") else Edition.names()


def contend(
    kind: str, edition: str, chosen: argparse.Namespace, until: float | None
) -> tuple[tuple[str, ...], str]:
    """The row of one contest, and its outcome."""
    least, beyond = SHARES[kind]
    if kind in ("planner", "table"):
        others = 1 if kind == "planner" else 3
        bots = (TOP, *["planner"] * others)
        claim = Claim(edition, bots, 1 + others, of_share(least), of_share(beyond), chosen.seed)
        found = claims.pursue(claim, chosen.out, until)
        times = f"{found.milliseconds(0):.0f} / {found.milliseconds(1):.0f}"
        row = (str(found.scores.games), interval(found.shares, percent=True), times, "")
        return (kind, edition, *row, f"> {100 * least:g} % {found.verdict}"), found.outcome
    iterations, ms = (ITERATIONS, 0) if kind == "iterations" else (0, chosen.ms)
    test = Test(of_share(least), of_share(beyond))
    contest = Contest(edition, iterations, ms, test, chosen.seed, MOST_DEALS)
    print(f"  {contest.name}", file=sys.stderr, flush=True)
    standing = contests.pursue(contest, chosen.out, until)
    times = f"{standing.average('ms', 0):.0f} / {standing.average('ms', 1):.0f}"
    counts = f"{standing.average('iterations', 0):.0f} / {standing.average('iterations', 1):.0f}"
    row = (str(len(standing.lines)), interval(standing.shares, percent=True), times, counts)
    verdict = claims.SAYS[standing.state.outcome]
    return (kind, edition, *row, f"> {100 * least:g} % {verdict}"), standing.state.outcome


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(exits.INTERRUPTED)
