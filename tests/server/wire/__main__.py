"""`make redeal`: 10,000 games on two servers whose worlds differ in hidden cards only; stopped, it goes on.

    python -m tests.server.wire [--games 10000] [--worlds 1] [--seed release] [--jobs 2] [--fresh]
    python -m tests.server.wire --leaks

Everything that is written to anybody at the table is compared, with the moment it was written. What is done
is kept in build/redeal/SEED-WORLDS.jsonl, a line for each ten games. A difference is printed with the number
of its game; exit code 1. Exit code 7: interrupted, the same command goes on. With --leaks instead every
planted leak is looked for, and the number of games is printed after which it was found.
"""

from __future__ import annotations

import argparse
import json
import logging
import signal
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path

from leonardo.lab.progress import Progress
from tests.server.wire.leaks import LEAKS
from tests.server.wire.lockstep import LENGTHS, compared, games_until_found

BATCH = 10
KEPT = Path("build/redeal")


def batch(run: str, worlds: int, number: int) -> tuple[int, Counter[str], list[str]]:
    """The games of this batch: what was compared, and the differences."""
    total, found = Counter[str](), []
    for game in range(number * BATCH, (number + 1) * BATCH):
        outcome = compared(run, game, LENGTHS, worlds)
        total += outcome.counts
        found += [f"game {game}: {leak}" for leak in outcome.leaks]
    return number, total, found


def kept(path: Path) -> dict[int, Counter[str]]:
    """The batches done so far; a line cut off by an interruption counts as not done."""
    done = {}
    for line in path.read_text().splitlines() if path.exists() else ():
        try:
            number, counts = json.loads(line)
        except ValueError:
            continue
        done[int(number)] = Counter(counts)
    return done


def alone() -> None:
    """A worker says nothing, and leaves interrupts to whoever started it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    logging.getLogger().addHandler(logging.NullHandler())


def look_for_leaks(jobs: int) -> int:
    missed = 0
    with ProcessPoolExecutor(jobs, initializer=alone) as pool:
        for name, (games, shown) in zip(LEAKS, pool.map(games_until_found, LEAKS), strict=True):
            print(f"{name}: {f'game {games}, {shown}' if games else 'NOT FOUND'}", flush=True)
            missed += not games
    print(f"{len(LEAKS) - missed} of {len(LEAKS)} planted leaks found")
    return 1 if missed else 0


def main() -> int:
    parser = argparse.ArgumentParser(prog="make redeal", description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--worlds", type=int, default=1, help="other worlds for each game")
    parser.add_argument("--seed", default="release", help="another seed is another run")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--fresh", action="store_true", help="forget what was done")
    parser.add_argument("--leaks", action="store_true", help="plant leaks and find them")
    chosen = parser.parse_args()
    if chosen.leaks:
        return look_for_leaks(chosen.jobs)
    KEPT.mkdir(parents=True, exist_ok=True)
    path = KEPT / f"{chosen.seed}-{chosen.worlds}.jsonl"
    if chosen.fresh:
        path.unlink(missing_ok=True)
    done = kept(path)
    wanted = [number for number in range(-(-chosen.games // BATCH)) if number not in done]
    progress = Progress(chosen.games, max(chosen.games - len(wanted) * BATCH, 0))
    wrong: list[str] = []
    with ProcessPoolExecutor(chosen.jobs, initializer=alone) as pool, path.open("a") as out:
        working = [pool.submit(batch, chosen.seed, chosen.worlds, number) for number in wanted]
        try:
            for one in as_completed(working):
                number, counts, found = one.result()
                wrong += found
                if not found:
                    done[number] = counts
                    out.write(json.dumps([number, counts]) + "\n")
                    out.flush()
                progress.add(BATCH)
        except KeyboardInterrupt:
            pool.shutdown(wait=False, cancel_futures=True)
            print("interrupted; the same command goes on", file=sys.stderr)
            return 7
    progress.finish()
    total = sum(done.values(), Counter[str]())
    rate = 100 * total["redeals_accepted"] / max(total["redeals_tried"], 1)
    print(json.dumps(total))
    print(
        f"{total['games']} games, {total['bytes']} bytes compared, {len(wrong)} differences; "
        f"{rate:.0f} % of the exchanges tried were possible, {total['same_world']} games had no other world"
    )
    for difference in wrong:
        print(difference)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
