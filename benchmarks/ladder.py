"""The ladder of levels, each against the one below it, on deals played from both sides; prints Markdown.

    python -m benchmarks.ladder [EDITION ...] [--seats N] [--pair LEVEL] [--beyond ELO] [--out DIR]
                                [--seconds S] [--seed TEXT] [--keep]

Each pair is a sequential test. In classic and quintis-2011 at two seats it asks for 80 points of Elo between
neighbours (against 140), elsewhere whether a level is above the one below it at all (against 60); --beyond
is another distance to weigh it against: the farther, the sooner something clear is decided. With
--out every game is kept, and the same command goes on where it was stopped. Exit code 0 if every claim
holds, 1 if one does not, 7 if one is still open, 130 after Ctrl-C.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Final

from benchmarks import machine
from benchmarks.claims import Claim, Found, interval, pursue
from benchmarks.report import Section, keep
from leonardo import Edition
from leonardo.bots import LEVELS
from leonardo.cli import exits

WIDE: Final = ("classic", "quintis-2011")  # where neighbours are to be this far apart
APART, ABOVE = 80, 0


def main() -> int:
    """The ladder was climbed as far as the time allowed, and what was found is printed."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.ladder",
        description=__doc__.splitlines()[0],
        epilog=__doc__.split("\n\n")[2],
    )
    parser.add_argument("editions", nargs="*", metavar="EDITION", help=", ".join(Edition.names()))
    parser.add_argument("--seats", type=int, default=2, help="two levels take them in turns (2)")
    parser.add_argument("--pair", choices=list(LEVELS)[1:], help="only this level against the one below it")
    parser.add_argument("--beyond", type=float, help="points above those that are claimed (60)", default=60)
    parser.add_argument("--out", type=Path, help="where every game is kept")
    parser.add_argument("--seconds", type=float, help="stop after so long")
    parser.add_argument("--seed", default="ladder")
    parser.add_argument("--keep", action="store_true", help="write the results into benchmarks/results.md")
    chosen = parser.parse_args()
    for name in chosen.editions:
        if name not in Edition.names():
            parser.error(f"there is no edition {name}: {', '.join(Edition.names())}")
    until = None if chosen.seconds is None else time.monotonic() + chosen.seconds
    editions = chosen.editions or Edition.names()
    found: list[Found] = []
    interrupted = False
    try:
        for claim in claims(editions, chosen.seats, chosen.seed, chosen.beyond):
            if chosen.pair in (None, claim.bots[0]):
                found.append(pursue(claim, chosen.out, until))
    except KeyboardInterrupt:
        interrupted = True
    section = summary(found, chosen.seats)
    print(section.text, flush=True)
    if interrupted:
        return exits.INTERRUPTED
    if chosen.keep:
        when = time.strftime("%Y-%m-%d", time.gmtime())
        keep(section, f"Measured {when} on {machine.kind()}, with {machine.versions()}.")
    outcomes = {one.outcome for one in found}
    return 1 if "H0" in outcomes else exits.INCOMPLETE if "open" in outcomes else exits.FINE


def claims(editions: Sequence[str], seats: int, seed: str, beyond: float = 60) -> list[Claim]:
    """Each level is above the one below it."""
    made = []
    for edition in editions:
        wide = edition in WIDE and seats == 2
        least = APART if wide else ABOVE
        for lower, upper in pairwise(LEVELS):
            made.append(Claim(edition, (upper, lower), seats, least, least + beyond, seed))
    return made


def summary(found: Sequence[Found], seats: int) -> Section:
    """The tables, one for each edition."""
    section = Section(
        f"The ladder at {seats} seats",
        "Each level against the one below it, on deals played from both sides, until a sequential test at "
        f"5 % decides: in {' and '.join(WIDE)} at two seats whether they are {APART} points of Elo apart, "
        "elsewhere whether there is a difference at all; weighed against the second number "
        "of each claim. "
        "Intervals are at 95 %; `all`: the lower level has won no game. Milliseconds are the mean of the "
        "upper level's decisions. After 400 turns a game is scored by Keys: `limit` counts these.",
    )
    for edition in dict.fromkeys(one.claim.edition for one in found):
        rows = [row(one) for one in found if one.claim.edition == edition]
        section.table((edition, "games", "Elo", "ms", "limit", "claim"), rows)
    return section


def row(one: Found) -> tuple[str, ...]:
    """What is said of one pair."""
    upper, lower = one.claim.bots
    took = f"{one.milliseconds(0):.1f}"
    claim = f"> {one.claim.least:g} ({one.claim.beyond:g}) {one.verdict}"
    return f"{upper} / {lower}", str(one.scores.games), interval(one.elo), took, str(one.limited()), claim


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(exits.INTERRUPTED)
