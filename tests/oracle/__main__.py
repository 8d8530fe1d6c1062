"""`make oracle`: a million positions, by default, compared with the oracle; stopped, it goes on where it was.

    python -m tests.oracle [--positions 1000000] [--seed release] [--jobs 2] [--fresh]

What is done is kept in build/oracle/SEED.jsonl, a line for each twenty games. A disagreement is printed
with the position and the game's number; exit code 1. Exit code 7: interrupted, the same command resumes.
"""

from __future__ import annotations

import argparse
import json
import signal
import sys
import time
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import asdict
from pathlib import Path

from .duel import Disagreement, Tally, duel, plan

BATCH = 20
KEPT = Path("build/oracle")


def batch(run: str, number: int) -> tuple[int, dict[str, int], list[str]]:
    """The games of this batch are played; what was compared, and the disagreements."""
    tally = Tally()
    found = []
    for game in range(number * BATCH, (number + 1) * BATCH):
        try:
            duel(plan(run, game), tally)
        except Disagreement as problem:
            found.append(f"game {game}: {problem}")
    return number, asdict(tally), found


def kept(path: Path) -> dict[int, dict[str, int]]:
    """The batches done so far; a line cut off by an interruption counts as not done."""
    done: dict[int, dict[str, int]] = {}
    for line in path.read_text().splitlines() if path.exists() else ():
        try:
            entry = json.loads(line)
        except ValueError:
            continue
        done[entry.pop("batch")] = entry
    return done


def leave_interrupts_to_the_parent() -> None:
    """A worker finishes its games; whoever started it decides whether there are more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def main() -> int:
    parser = argparse.ArgumentParser(prog="make oracle", description=__doc__.splitlines()[0])
    parser.add_argument("--positions", type=int, default=1_000_000)
    parser.add_argument("--seed", default="release", help="another seed is another run")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--fresh", action="store_true", help="forget what was done")
    chosen = parser.parse_args()
    KEPT.mkdir(parents=True, exist_ok=True)
    path = KEPT / f"{chosen.seed}.jsonl"
    if chosen.fresh:
        path.unlink(missing_ok=True)
    done = kept(path)
    positions = sum(entry["positions"] for entry in done.values())
    begun = time.monotonic()
    before = positions
    number = 0
    wrong: list[str] = []
    interrupted = False
    with ProcessPoolExecutor(chosen.jobs, initializer=leave_interrupts_to_the_parent) as pool:
        out = path.open("a")
        running: set[Future[tuple[int, dict[str, int], list[str]]]] = set()
        while running or (positions < chosen.positions and not wrong and not interrupted):
            try:
                while not interrupted and not wrong and len(running) < chosen.jobs:
                    while number in done:
                        number += 1
                    running.add(pool.submit(batch, chosen.seed, number))
                    number += 1
                finished, running = wait(running, return_when=FIRST_COMPLETED)
            except KeyboardInterrupt:
                interrupted = True
                print("interrupted; the games that are being played are finished", file=sys.stderr)
                continue
            for one in finished:
                ended, tally, found = one.result()
                wrong += found
                if not found:
                    done[ended] = tally
                    positions += tally["positions"]
                    out.write(json.dumps({"batch": ended, **tally}) + "\n")
                    out.flush()
            rate = (positions - before) / (time.monotonic() - begun)
            left = max(chosen.positions - positions, 0) / max(rate, 1)
            print(f"{positions} positions, {rate:.0f} a second, {left:.0f} s left", file=sys.stderr)
            if positions >= chosen.positions:
                break
        for one in running:
            one.cancel()
        out.close()
    if interrupted:
        print(f"{positions} positions; the same command goes on", file=sys.stderr)
        return 7
    total = {name: sum(entry[name] for entry in done.values()) for name in asdict(Tally())}
    print(" ".join(f"{count} {name}" for name, count in total.items()), f"{len(wrong)} disagreements")
    for problem in wrong:
        print(problem)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
