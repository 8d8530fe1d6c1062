"""Random play that builds the whole list of legal moves each time: ours, the same in C, and the peers."""

from __future__ import annotations

from typing import Final

import numpy as np

from benchmarks.peering import Absent, Peer
from benchmarks.players import Random, Reference, compiler_version
from benchmarks.race import Lap, Racer, race, rate, tell
from benchmarks.report import Section
from leonardo import Edition

SEATS: Final = (3, 2, 4)
SAME: Final = 10_000  # games whose transcripts must be identical in C
HEARTS, UNO = "OpenSpiel hearts, 4 seats", "RLCard Uno, 2 seats"


def measure(seconds: float, repeats: int) -> Section:
    """The race of all of them."""
    section = Section(
        "Random play",
        "Decisions for each second of processor time, one thread, compiled rules. Every decision builds the "
        "whole list of legal moves and takes one of them; shuffling and dealing are included, but chance is "
        "not counted as decisions. Hearts is played by OpenSpiel's own loop in C++ (`pyspiel.evaluate_bots` "
        "with uniform bots; only the time in that loop counts), Uno by RLCard's random agents.",
    )
    ours = [Random(edition, seats) for seats in SEATS for edition in Edition.names()]
    references = _references(section)
    peers = _peers(section)
    everybody: list[Racer] = [*ours, *references, *peers]
    laps = race(everybody, seconds, repeats)
    head = ["", "a second", *(f"against {name}" for name in ("C", "hearts", "Uno"))]
    rows = []
    for racer in everybody:
        lap = laps[racer.name]
        rows.append([racer.name, rate(lap.median), *(_against(laps, lap, rival) for rival in rivals(racer))])
    section.table(head, rows)
    found = [f"{peer.name.split(',')[0]} {peer.facts['version']}" for peer in peers]
    section.say(
        f"Medians of {repeats} turns of {seconds:g} s, in turns. {', '.join([*found, compiler_version()])}."
    )
    return section


def _references(section: Section) -> list[Reference]:
    made = []
    for seats in SEATS:
        try:
            reference = Reference(seats)
        except Absent as absent:
            section.say(str(absent))
            return []
        tell(f"comparing {SAME:,} games of {seats} seats with C")
        ours = Random("quintis-2009", seats)
        differ = int(np.count_nonzero(ours.trace(SAME) != reference.trace(SAME)))
        if differ:
            raise SystemExit(f"{differ} of {SAME} games differ from {reference.name}: it is no reference")
        made.append(reference)
    section.say(
        f"The reference in C (`benchmarks/reference/quintis.c`) played {SAME:,} games of the same seeds for "
        f"each of {', '.join(map(str, sorted(SEATS)))} seats: every list, move and ending was the same."
    )
    return made


def _peers(section: Section) -> list[Peer]:
    made = []
    for script, name in (("hearts", HEARTS), ("uno", UNO)):
        try:
            made.append(Peer(script, name))
        except Absent as absent:
            section.say(str(absent))
    return made


def _against(laps: dict[str, Lap], lap: Lap, rival: str) -> str:
    return "" if rival not in laps or laps[rival] is lap else lap.against(laps[rival])


def rivals(racer: Racer) -> tuple[str, str, str]:
    """Whom a racer is measured against: only what is ours has rivals, and only quintis-2009 one in C."""
    if not isinstance(racer, Random):
        return "", "", ""
    edition, seats = racer.plain.edition.name, racer.plain.d.seats
    return f"the same in C, {seats} seats" if edition == "quintis-2009" else "", HEARTS, UNO
