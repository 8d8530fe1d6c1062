"""From the prompt to the end of the first compiled game: with nothing compiled yet, and the second time."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from statistics import median

from benchmarks.race import tell
from benchmarks.report import Section
from leonardo import Edition

GAME = """
import sys, time
began = time.perf_counter()
from leonardo import Edition
from leonardo.lab.table import FastTable, PlainTable
table = FastTable(PlainTable(Edition(sys.argv[1]), ["planner", "random", "random"], "7"))
table.count_games(0, 1)
print(time.perf_counter() - began, time.process_time())
"""


def start(edition: str, cache: str) -> tuple[float, float]:
    """Seconds of the clock and of the processor for a whole process that plays one game."""
    environment = {**os.environ, "LEONARDO_CACHE": cache}
    began = time.perf_counter()
    run = subprocess.run(
        [sys.executable, "-c", GAME, edition], env=environment, capture_output=True, text=True, check=True
    )
    return time.perf_counter() - began, float(run.stdout.split()[1])


def measure(seconds: float, repeats: int) -> Section:
    """Cold and warm, for every edition."""
    section = Section(
        "The first game",
        "Seconds from starting Python to the end of the first compiled game of a planner against two random "
        "players, a whole process each time: cold, with nothing on the shelf of compiled code, and warm, any "
        "time after that. One compilation serves all editions, so the cold start happens once for all of "
        "them. In parentheses is the processor's time, what a machine that does nothing else would need.",
    )
    rows = []
    for edition in Edition.names():
        with tempfile.TemporaryDirectory() as cache:
            tell(f"{edition}, cold")
            cold = [start(edition, cache)]
            tell(f"{edition}, warm")
            warm = [start(edition, cache) for _ in range(max(3, repeats))]
        rows.append([edition, _said(cold), _said(warm)])
    section.table(["", "cold", "warm"], rows)
    return section


def _said(times: list[tuple[float, float]]) -> str:
    return f"{median(wall for wall, _ in times):.2f} s ({median(cpu for _, cpu in times):.2f} s)"
