"""`make twins`: 100,000 random games by the plain and by the compiled rules, compared; resumes.

    python -m tests.fast [--games 100000] [--seed release] [--jobs 2] [--fresh]

What is done is kept in build/twins/SEED.txt. A difference is printed with the number of its match; exit
code 4. Exit code 130: interrupted, the same command goes on.
"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path

from leonardo.lab.progress import Progress
from tests.fast.matches import GAMES, match, trace_fast, trace_plain

BATCH = 20  # matches
KEPT = Path("build/twins")


def compare(run: str, batch: int) -> tuple[int, int, list[str]]:
    """The matches of this batch: how many decisions, and the differences found."""
    decisions, found = 0, []
    for number in range(batch * BATCH, (batch + 1) * BATCH):
        one = match(run, number)
        made, digests = trace_plain(one)
        decisions += made
        if (made, digests) != trace_fast(one):
            found.append(f"match {number} of {run}: {one}")
    return batch, decisions, found


def main() -> int:
    parser = argparse.ArgumentParser(prog="make twins", description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--seed", default="release", help="another seed is another run")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--fresh", action="store_true", help="forget what was done")
    chosen = parser.parse_args()
    KEPT.mkdir(parents=True, exist_ok=True)
    path = KEPT / f"{chosen.seed}.txt"
    if chosen.fresh:
        path.unlink(missing_ok=True)
    lines = [line.split() for line in path.read_text().splitlines()] if path.exists() else []
    done = {int(batch): int(decisions) for batch, decisions in lines}
    batches = -(-chosen.games // (BATCH * GAMES))
    wanted = [batch for batch in range(batches) if batch not in done]
    progress = Progress(batches * BATCH * GAMES, (batches - len(wanted)) * BATCH * GAMES)
    wrong: list[str] = []
    with ProcessPoolExecutor(chosen.jobs) as pool, path.open("a") as kept:
        working = [pool.submit(compare, chosen.seed, batch) for batch in wanted]
        try:
            for one in as_completed(working):
                batch, decisions, found = one.result()
                wrong += found
                if not found:
                    done[batch] = decisions
                    kept.write(f"{batch} {decisions}\n")
                    kept.flush()
                progress.add(BATCH * GAMES)
        except KeyboardInterrupt:
            pool.shutdown(wait=False, cancel_futures=True)
            print("interrupted; the same command goes on", file=sys.stderr)
            return 130
    progress.finish()
    games = sum(batch < batches for batch in done) * BATCH * GAMES
    print(f"{games} games, {sum(done.values())} decisions, {len(wrong)} matches that differ")
    for difference in wrong:
        print(difference)
    return 4 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
