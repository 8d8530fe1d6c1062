"""Iterations of our search a second, in every edition, against OpenSpiel's search in C++ on hearts."""

from __future__ import annotations

import statistics
import time
from typing import Final

from benchmarks.peering import Absent, Peer
from benchmarks.race import Racer, race, rate
from benchmarks.report import Section
from leonardo import Edition, Game
from leonardo.bots import make
from leonardo.bots.levels import LEVELS
from leonardo.bots.minds import FastMind
from leonardo.view import View

SEATS: Final = (2, 4)
ITERATIONS: Final = 1000
POSITIONS: Final = 12
HEARTS: Final = "OpenSpiel's ISMCTS, hearts, 4 seats"


def measure(seconds: float, repeats: int) -> Section:
    """The race of all of them."""
    section = Section(
        "Search",
        f"Iterations for each second of processor time, one thread, {ITERATIONS:,} for a decision, all that "
        "a decision needs included. Ours: a world dealt from what the seat knows, the way down the common "
        "tree, some turns played on with an eye for Keys, a verdict; the decisions are those of a game "
        "between two or four `planner`s. Theirs: `pyspiel.ISMCTSBot` with one random rollout, on OpenSpiel's "
        "hearts, both in C++.",
    )
    ours = [Ours(edition, seats) for seats in SEATS for edition in Edition.names()]
    try:
        peers = [Peer("ismcts", HEARTS)]
    except Absent as absent:
        section.say(str(absent))
        peers = []
    everybody: list[Racer] = [*ours, *peers]
    laps = race(everybody, seconds, repeats)
    rows = []
    for racer in everybody:
        lap = laps[racer.name]
        against = lap.against(laps[HEARTS]) if peers and racer.name != HEARTS else ""
        rows.append([racer.name, rate(lap.median), against])
    section.table(["", "a second", "against hearts"], rows)
    found = f" OpenSpiel {peers[0].facts['version']}." if peers else ""
    section.say(f"Medians of {repeats} turns of {seconds:g} s, in turns.{found}")
    section.say(
        "Milliseconds of a decision of each level, median and longest of a dozen in the middle of a game, "
        "from the view to the move:"
    )
    section.table(["", *LEVELS], [[racer.name, *decision_times(racer.views)] for racer in ours])
    return section


def decision_times(views: list[View]) -> list[str]:
    """Of each level the time of its decisions, by the processor's clock."""
    told = []
    for name in LEVELS:
        bot, times = make(name, "bench"), []
        bot.choose(views[0], views[0].legal)
        for view in views:
            legal = view.legal
            began = time.thread_time()
            bot.choose(view, legal)
            times.append(1000 * (time.thread_time() - began))
        told.append(f"{statistics.median(times):.1f} ({max(times):.1f})")
    return told


class Ours:
    """The search of the best level, decision after decision of one game."""

    def __init__(self, edition: str, seats: int) -> None:
        self.name = f"{edition}, {seats} seats"
        self._mind = FastMind()
        self.views = decisions(edition, seats)
        best = list(LEVELS.values())[-1]
        for way, number in best.ways(on_field=bool(self.views[0].edition.table.on_field)).items():
            self._mind.write(way, number)
        self._mind.read("words")[:] = (1, 2, 3, 4)
        self._next = 0

    def run(self, seconds: float) -> float:
        """Iterations a second."""
        began, made = time.thread_time(), 0
        while (spent := time.thread_time() - began) < seconds:
            self._mind.face(self.views[self._next])
            self._mind.think(0, afresh=True)
            self._mind.think(ITERATIONS, afresh=False)
            self._next = (self._next + 1) % len(self.views)
            made += ITERATIONS
        return made / spent


def decisions(edition: str, seats: int) -> list[View]:
    """Views with something to choose, from all over a game."""
    game = Game(edition, seats=seats, seed="bench")
    found: list[View] = []
    bots = [make("planner", f"bench {seat}") for seat in range(seats)]
    while len(found) < 5 * POSITIONS and not game.is_over:
        view = game.view(game.to_move)
        if len(view.legal) > 1:
            found.append(view)
        game.play(bots[view.seat or 0].choose(view, view.legal))
    return found[:: max(1, len(found) // POSITIONS)]
