"""Many games stepped together, observations and masks included, against pgx on the same cores."""

from __future__ import annotations

import time
from typing import Final

from benchmarks import machine
from benchmarks.peering import Absent, Peer
from benchmarks.race import Racer, race, rate, tell
from benchmarks.report import Section
from leonardo import Edition
from leonardo.adapters.vector_games import VectorGames

SIZES: Final = (64, 256, 1024, 4096)
SEATS: Final = 2
MAHJONG = "pgx sparrow_mahjong, 3 seats"


class Vector:
    """Games of one edition stepped by random moves: decisions for each second of the clock."""

    def __init__(self, edition: str, size: int, threads: int) -> None:
        self.name, self.size = f"{edition}, {SEATS} seats", size
        self._games = VectorGames(size, edition, seats=SEATS, seed="bench", threads=threads)
        self._arrays = self._games.arrays()
        self._games.reset(self._arrays)
        self._actions = self._games.sample()

    def run(self, seconds: float) -> float:
        """Each step draws a move for every game, makes it, and writes observations and masks."""
        began, made = time.perf_counter(), 0
        while (spent := time.perf_counter() - began) < seconds:
            for _ in range(max(1, 4096 // self.size)):
                self._games.step(self._games.sample(self._actions), self._arrays)
                made += self.size
        return made / spent

    def close(self) -> None:
        self._games.close()


def measure(seconds: float, repeats: int) -> Section:
    """The race, each at its best size."""
    cores = machine.cores()
    section = Section(
        "Many games stepped together",
        f"Decisions for each second of the clock, on {cores} cores: in every step each game draws a random "
        "legal move, makes it, begins anew if it is over, and writes the observation and the mask of the "
        "seat to decide. Of the sizes " + ", ".join(map(str, SIZES)) + " each takes part with its best. "
        "pgx compiles its loop of steps whole (`lax.scan`); ours is called from Python for each step.",
    )
    racers: list[Racer] = [_best(edition, cores, seconds) for edition in Edition.names()]
    peers = []
    try:
        peers.append(Peer("sparrow", MAHJONG))
    except Absent as absent:
        section.say(str(absent))
    laps = race([*racers, *peers], seconds, repeats)
    rows = []
    for racer in (*racers, *peers):
        lap = laps[racer.name]
        size = racer.size if isinstance(racer, Vector) else racer.facts["batch"]  # type: ignore[attr-defined]
        against = "" if racer.name == MAHJONG or not peers else lap.against(laps[MAHJONG])
        rows.append([racer.name, str(size), rate(lap.median), against])
    section.table(["", "games", "a second", "against pgx"], rows)
    if peers:
        section.say(f"pgx {peers[0].facts['version']}, JAX {peers[0].facts['jax']}.")
    return section


def _best(edition: str, cores: int, seconds: float) -> Vector:
    """The size at which this edition is fastest."""
    tell(f"looking for the best size of {edition}")
    made = [Vector(edition, size, cores) for size in SIZES]
    for one in made:
        one.run(0.05)
    return max(made, key=lambda one: one.run(seconds))
