"""Break the rules in seeded small ways, one at a time, and see that a test notices each.

Each mutant lives in a forked child, where the broken function has taken the place of the sound one, and dies
with the first test that fails. The dead stand in build/mutants.txt, so a stopped run goes on and survivors
are tried again. Each that still survives must be explained in tests/survivors.toml, under its name: why no
test can or should notice it.
"""

import argparse
import importlib
import os
import random
import sys
import time
import tomllib
from types import CodeType

import pytest
from mutations import ROOT, Mutant, mutants_of

DEAD = ROOT / "build" / "mutants.txt"
EXPLAINED = ROOT / "tests" / "survivors.toml"
ENOUGH = 0.95
QUICK = [
    "tests/scenes",
    "tests/front",
    "tests/positions",
    "tests/properties",
    *(f"tests/oracle/test_duel.py::test_the_engine_plays_as_the_oracle_does[{group}]" for group in range(4)),
]


def break_rules(mutant: Mutant) -> None:
    """The mutant's function is the one that everybody calls, in this process."""
    module = importlib.import_module(f"leonardo.rules.{mutant.file.stem}")
    for code in compile(mutant.source, str(mutant.file), "exec").co_consts:
        if isinstance(code, CodeType) and code.co_name == mutant.function:
            getattr(module, mutant.function).__code__ = code


def run_tests(tests: list[str]) -> int:
    """The exit code of the tests in this process; what they print is nobody's business."""
    silence = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silence, 1)
    os.dup2(silence, 2)
    options = ["-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:randomly"]
    return int(pytest.main([*options, *tests]))


def fork(mutant: Mutant | None, tests: list[str]) -> int:
    """The process in which this mutant, or with None the sound rules, is tried."""
    child = os.fork()
    if child == 0:
        code = 70
        try:
            if mutant is not None:
                break_rules(mutant)
            code = run_tests(tests)
        finally:
            os._exit(min(code, 70))
    return child


def survivors_among(chosen: list[Mutant], tests: list[str], jobs: int) -> list[Mutant]:
    """The mutants that no test notices, each having been tried; a test that hangs has noticed."""
    DEAD.parent.mkdir(exist_ok=True)
    DEAD.touch()
    dead = set(DEAD.read_text().split())
    waiting = [mutant for mutant in chosen if mutant.mark not in dead]
    start = time.monotonic()
    if os.waitstatus_to_exitcode(os.waitpid(fork(None, tests), 0)[1]):
        sys.exit("The tests fail before anything is broken; see make test.")
    patience = 60 + 5 * (time.monotonic() - start)
    running: dict[int, tuple[Mutant, float]] = {}
    alive = []
    with DEAD.open("a") as graves:
        while waiting or running:
            while waiting and len(running) < jobs:
                mutant = waiting.pop(0)
                running[fork(mutant, tests)] = (mutant, time.monotonic())
            child, status = os.waitpid(-1, os.WNOHANG)
            if child == 0:
                time.sleep(0.05)
                for late, (_, begun) in running.items():
                    if time.monotonic() - begun > patience:
                        os.kill(late, 9)
                continue
            mutant, _ = running.pop(child)
            survived = status == 0
            left = len(waiting) + len(running)
            print(f"{'SURVIVED' if survived else 'killed  '} {mutant.name} ({left} left)", flush=True)
            if survived:
                alive.append(mutant)
            else:
                print(mutant.mark, file=graves, flush=True)
    return alive


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__ and __doc__.splitlines()[0])
    parser.add_argument("--count", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--fresh", action="store_true", help="try again those killed in earlier runs")
    parser.add_argument("tests", nargs="*", default=QUICK)
    options = parser.parse_args()

    os.chdir(ROOT)
    files = sorted(path.relative_to(ROOT) for path in (ROOT / "src/leonardo/rules").glob("*.py"))
    everything = [mutant for file in files if file.stem != "compiled" for mutant in mutants_of(file)]
    chosen = random.Random(options.seed).sample(everything, min(options.count, len(everything)))
    if options.fresh:
        DEAD.unlink(missing_ok=True)
    alive = survivors_among(chosen, options.tests, options.jobs)

    explained = tomllib.loads(EXPLAINED.read_text()) if EXPLAINED.exists() else {}
    unexplained = [mutant.name for mutant in alive if mutant.name not in explained]
    killed = 1 - len(alive) / len(chosen)
    print(f"{len(chosen)} of {len(everything)} mutants, {killed:.1%} killed, {len(alive)} survived")
    for name in unexplained:
        print(f"unexplained: {name}")
    sys.exit(bool(unexplained) or killed < ENOUGH)


if __name__ == "__main__":
    main()
