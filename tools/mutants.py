"""Break the rules in seeded small ways, one at a time, and see that a test notices each.

The tests are collected once, and the sound rules tell how long each takes. Then every mutant lives in a
forked child, where the broken function has taken the place of the sound one: the tests that killed others of
its file come first, then the quickest, and it dies with the first that fails. The dead stand in
build/mutants.txt, so a stopped run goes on and survivors are tried again. Each that still survives must be
explained in tests/survivors.toml, under its name: why no test can or should notice it.
"""

import argparse
import importlib
import os
import random
import signal
import sys
import time
import tomllib
from pathlib import Path
from types import CodeType
from typing import Final, TextIO

import pytest
from mutations import ROOT, Mutant, mutants_of

DEAD = ROOT / "build" / "mutants.txt"
EXPLAINED = ROOT / "tests" / "survivors.toml"
ENOUGH = 0.95
QUICK = [
    "tests/scenes",
    "tests/front",
    "tests/golden",
    "tests/positions",
    "tests/properties",
    *(f"tests/oracle/test_duel.py::test_the_engine_plays_as_the_oracle_does[{group}]" for group in range(6)),
]
# What tries the tests themselves takes long and asks little of the rules.
BESIDE_THE_POINT: Final = "not planted and not every_value_of_an_option and not is_noticed"
OPTIONS: Final = ["-q", "-k", BESIDE_THE_POINT, *"-p no:cacheprovider -p no:xdist -p no:randomly".split()]


def break_rules(mutant: Mutant) -> None:
    """The mutant's function is the one that everybody calls, in this process."""
    module = importlib.import_module(f"leonardo.rules.{mutant.file.stem}")
    for code in compile(mutant.source, str(mutant.file), "exec").co_consts:
        if isinstance(code, CodeType) and code.co_name == mutant.function:
            getattr(module, mutant.function).__code__ = code


class Hospital:
    """A plugin of pytest that tries the collected tests on each mutant instead of running them."""

    def __init__(self, chosen: list[Mutant], jobs: int) -> None:
        self.chosen, self.jobs = chosen, jobs
        self.alive: list[Mutant] = []
        self.took: dict[str, float] = {}
        self.killers: dict[Path, list[str]] = {}  # the tests that killed mutants of a file, the last one last

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.took[report.nodeid] = self.took.get(report.nodeid, 0.0) + report.duration

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Every mutant has been tried; who survived is in `alive`."""
        DEAD.parent.mkdir(exist_ok=True)
        DEAD.touch()
        dead = set(DEAD.read_text().split())
        waiting = [mutant for mutant in self.chosen if mutant.mark not in dead]
        patience = 60 + 5 * self._examine(session)
        running: dict[int, tuple[Mutant, float, int]] = {}
        with DEAD.open("a") as graves:
            while waiting or running:
                while waiting and len(running) < self.jobs:
                    mutant = waiting.pop(0)
                    child, report = self._fork(session, mutant)
                    running[child] = mutant, time.monotonic(), report
                child, status = os.waitpid(-1, os.WNOHANG)
                if child == 0:
                    time.sleep(0.01)
                    for late, (_, begun, _) in running.items():
                        if time.monotonic() - begun > patience:  # a test that hangs has noticed
                            os.kill(late, signal.SIGKILL)
                    continue
                mutant, _, report = running.pop(child)
                self._bury(mutant, told(report), status, graves, len(waiting) + len(running))
        return True

    def _bury(self, mutant: Mutant, killer: str, status: int, graves: TextIO, left: int) -> None:
        """It is known how this one ended."""
        survived = status == 0
        print(f"{'SURVIVED' if survived else 'killed  '} {mutant.name} ({left} left)", flush=True)
        if survived:
            self.alive.append(mutant)
            return
        print(mutant.mark, file=graves, flush=True)
        known = self.killers.setdefault(mutant.file, [])
        if killer in known:
            known.remove(killer)
        known.append(killer)

    def _examine(self, session: pytest.Session) -> float:
        """The seconds that all tests take with the sound rules; from now on the quickest come first."""
        child, report = self._fork(session, None)
        took = {
            name: float(seconds)
            for seconds, name in (line.split(" ", 1) for line in told(report).splitlines())
        }
        if os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]):
            sys.exit("The tests fail before anything is broken; see make test.")
        session.items.sort(key=lambda item: took[item.nodeid])
        print(f"{len(session.items)} tests, {sum(took.values()):.0f} s", flush=True)
        return sum(took.values())

    def _fork(self, session: pytest.Session, mutant: Mutant | None) -> tuple[int, int]:
        """The process in which this mutant, or with None the sound rules, is tried, and where it reports.

        It reports the test that failed; of the sound rules how long each test took.
        """
        from_child, to_parent = os.pipe()
        child = os.fork()
        if child:
            os.close(to_parent)
            return child, from_child
        code = 70
        try:
            session.config.pluginmanager.unregister(name="terminalreporter")
            silence = os.open(os.devnull, os.O_WRONLY)
            os.dup2(silence, 1)
            os.dup2(silence, 2)
            if mutant is not None:
                break_rules(mutant)
            killer = self._killer_among(session, self.killers.get(mutant.file, []) if mutant else [])
            times = "\n".join(f"{seconds} {name}" for name, seconds in self.took.items())
            with os.fdopen(to_parent, "w") as report:
                report.write(killer if mutant else times)
            code = 1 if killer else 0
        finally:
            os._exit(code)

    @staticmethod
    def _killer_among(session: pytest.Session, first: list[str]) -> str:
        """The test that fails, or nothing; those that killed a mutant of the same file are tried first."""
        place = {name: -number for number, name in enumerate(first, 1)}
        items = sorted(session.items, key=lambda item: place.get(item.nodeid, 0))
        for item, after in zip(items, [*items[1:], None], strict=True):
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=after)
            if session.testsfailed:
                return item.nodeid
        return ""


def told(report: int) -> str:
    """All that a process reported before it ended."""
    with os.fdopen(report) as lines:
        return lines.read()


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
    explained = tomllib.loads(EXPLAINED.read_text())
    # Those explained take the longest, as no test notices them.
    chosen.sort(key=lambda mutant: mutant.name in explained)
    hospital = Hospital(chosen, options.jobs)
    if pytest.main([*OPTIONS, *options.tests], plugins=[hospital]) not in (0, 5):
        sys.exit("The tests could not be collected.")

    unexplained = [mutant.name for mutant in hospital.alive if mutant.name not in explained]
    killed = 1 - len(hospital.alive) / len(chosen)
    print(f"{len(chosen)} of {len(everything)} mutants, {killed:.1%} killed, {len(hospital.alive)} survived")
    for name in unexplained:
        print(f"unexplained: {name}")
    sys.exit(bool(unexplained) or killed < ENOUGH)


if __name__ == "__main__":
    main()
