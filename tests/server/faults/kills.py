"""kill -9 at random points: no acknowledged move is lost, none is there twice, nobody saw what is not so.

    python -m tests.server.faults.kills --kills 1000

Each run of 25 kills has a database of its own and a seed, from which it can be repeated. What is done is
kept in build/kills/SEED.jsonl; interrupted (exit code 7), the same command goes on. Exit code 1: something
was wrong, and the lines say what.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

from tests.server.faults.judging import Sent, Witness, judge
from tests.server.faults.lives import POINTS, live

RUN = 25
KEPT = Path("build/kills")
MOST_ACKS = 60
PATIENCE = 120.0  # seconds for a life that does not get where it should die

# What begins a life: its process, and the pipe on which its clients write.
Begin = Callable[[Path, str, str, int, dict[str, str], list[Sent]], tuple[int, int]]


def forked(
    path: Path, seed: str, point: str, number: int, known: dict[str, str], unanswered: list[Sent]
) -> tuple[int, int]:
    """A life without a network, in a process forked from this one."""
    ours, theirs = os.pipe()
    process = os.fork()
    if process == 0:
        os.close(ours)
        live(path, theirs, seed, point, number, known, unanswered)
    os.close(theirs)
    return process, ours


def killed(process: int, pipe: int, rng: random.Random, witness: Witness, point: str) -> None:
    """The life has ended: by itself at its point, or killed after so many acknowledged moves and a moment."""
    acks = rng.randrange(1, MOST_ACKS)
    began = time.monotonic()
    is_killed = False
    rest = b""
    while chunk := os.read(pipe, 1 << 16):
        *lines, rest = (rest + chunk).split(b"\n")
        for line in lines:
            witness.hear(line)
            acks -= b'"accepted"' in line
        if not is_killed and ((point == "any time" and acks <= 0) or time.monotonic() - began > PATIENCE):
            time.sleep(rng.random() * 0.004)
            os.kill(process, signal.SIGKILL)
            is_killed = True
    os.close(pipe)
    _, status = os.waitpid(process, 0)
    if not os.WIFSIGNALED(status):
        witness.wrong.append(f"the life ended by itself: status {status}")


def run(seed: str, kills: int, begin: Begin = forked) -> Witness:
    """So many lives on one database, each judged after its end."""
    rng = random.Random(seed)
    witness = Witness()
    with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryDirectory() as copies:
        path = Path(folder) / "games.db"
        for number in range(kills):
            point = POINTS[number % len(POINTS)]
            life = f"{seed} life {number}"
            unanswered = list(witness.open.values())
            process, pipe = begin(
                path, life, point, rng.randrange(8, MOST_ACKS), dict(witness.tables), unanswered
            )
            killed(process, pipe, rng, witness, point)
            witness.counts["kills"] += 1
            witness.counts["never answered"] += len(witness.open)
            before = len(witness.wrong)
            judge(witness, path, Path(copies))
            if len(witness.wrong) > before:
                witness.wrong[before:] = [f"{life}, {point}: {what}" for what in witness.wrong[before:]]
                break
    return witness


def main(begin: Begin = forked) -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--seed", default="kills", help="another seed is another run")
    parser.add_argument("--kept", type=Path, default=KEPT, help="where to note what is done")
    parser.add_argument("--fresh", action="store_true", help="forget what was done")
    chosen = parser.parse_args()
    chosen.kept.mkdir(parents=True, exist_ok=True)
    path = chosen.kept / f"{chosen.seed}.jsonl"
    if chosen.fresh:
        path.unlink(missing_ok=True)
    done = [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []
    total = Counter[str]()
    for counts in done:
        total.update(counts)
    number = len(done)
    wrong: list[str] = []
    try:
        while total["kills"] < chosen.kills and not wrong:
            witness = run(f"{chosen.seed} {number}", min(RUN, chosen.kills - total["kills"]), begin)
            wrong = witness.wrong
            if not wrong:
                total.update(witness.counts)
                number += 1
                with path.open("a") as out:
                    out.write(json.dumps(witness.counts) + "\n")
            print(f"{total['kills']} kills, {total['accepted']} acknowledged", file=sys.stderr, flush=True)
    except KeyboardInterrupt:
        print(f"interrupted at {total['kills']} kills; the same command goes on", file=sys.stderr)
        return 7
    print(json.dumps({**total, "wrong": len(wrong), "seed": chosen.seed}))
    for line in wrong:
        print(line)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
