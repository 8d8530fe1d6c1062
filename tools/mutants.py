"""Break the rules in seeded small ways, one at a time, and see that a test notices each.

The tests are collected once, and the sound rules tell how long each takes. Then every mutant lives in a
forked child, where the broken function has taken the place of the sound one: the quickest tests come first,
and it dies with the first that fails. The dead stand in build/mutants.txt, so a stopped run goes on and
survivors are tried again. Each that still survives must be explained in tests/survivors.toml, under its name:
why no test can or should notice it.
"""

import argparse
import importlib
import os
import random
import sys
import time
import tomllib
from types import CodeType
from typing import Final

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

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.took[report.nodeid] = self.took.get(report.nodeid, 0.0) + report.duration

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Every mutant has been tried; who survived is in `alive`."""
        DEAD.parent.mkdir(exist_ok=True)
        DEAD.touch()
        dead = set(DEAD.read_text().split())
        waiting = [mutant for mutant in self.chosen if mutant.mark not in dead]
        patience = 60 + 5 * self._examine(session)
        running: dict[int, tuple[Mutant, float]] = {}
        with DEAD.open("a") as graves:
            while waiting or running:
                while waiting and len(running) < self.jobs:
                    mutant = waiting.pop(0)
                    running[self._fork(session, mutant)] = (mutant, time.monotonic())
                child, status = os.waitpid(-1, os.WNOHANG)
                if child == 0:
                    time.sleep(0.01)
                    for late, (_, begun) in running.items():
                        if time.monotonic() - begun > patience:  # a test that hangs has noticed
                            os.kill(late, 9)
                    continue
                mutant, _ = running.pop(child)
                survived = status == 0
                left = len(waiting) + len(running)
                print(f"{'SURVIVED' if survived else 'killed  '} {mutant.name} ({left} left)", flush=True)
                if survived:
                    self.alive.append(mutant)
                else:
                    print(mutant.mark, file=graves, flush=True)
        return True

    def _examine(self, session: pytest.Session) -> float:
        """The seconds that all tests take with the sound rules; from now on the quickest come first."""
        from_child, to_parent = os.pipe()
        child = self._fork(session, None, to_parent)
        os.close(to_parent)
        with os.fdopen(from_child) as lines:
            took = {name: float(seconds) for seconds, name in (line.rstrip().split(" ", 1) for line in lines)}
        if os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]):
            sys.exit("The tests fail before anything is broken; see make test.")
        session.items.sort(key=lambda item: took[item.nodeid])
        print(f"{len(session.items)} tests, {sum(took.values()):.0f} s", flush=True)
        return sum(took.values())

    def _fork(self, session: pytest.Session, mutant: Mutant | None, report_to: int = -1) -> int:
        """The process in which this mutant, or with None the sound rules, is tried."""
        child = os.fork()
        if child == 0:
            code = 70
            try:
                session.config.pluginmanager.unregister(name="terminalreporter")
                silence = os.open(os.devnull, os.O_WRONLY)
                os.dup2(silence, 1)
                os.dup2(silence, 2)
                if mutant is not None:
                    break_rules(mutant)
                code = self._try_tests(session)
                if report_to >= 0:
                    with os.fdopen(report_to, "w") as lines:
                        lines.writelines(f"{seconds} {name}\n" for name, seconds in self.took.items())
            finally:
                os._exit(code)
        return child

    @staticmethod
    def _try_tests(session: pytest.Session) -> int:
        """1 as soon as a test fails, 0 if none does."""
        for item, after in zip(session.items, [*session.items[1:], None], strict=True):
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=after)
            if session.testsfailed:
                return 1
        return 0


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
    hospital = Hospital(chosen, options.jobs)
    if pytest.main([*OPTIONS, *options.tests], plugins=[hospital]) not in (0, 5):
        sys.exit("The tests could not be collected.")

    explained = tomllib.loads(EXPLAINED.read_text()) if EXPLAINED.exists() else {}
    unexplained = [mutant.name for mutant in hospital.alive if mutant.name not in explained]
    killed = 1 - len(hospital.alive) / len(chosen)
    print(f"{len(chosen)} of {len(everything)} mutants, {killed:.1%} killed, {len(hospital.alive)} survived")
    for name in unexplained:
        print(f"unexplained: {name}")
    sys.exit(bool(unexplained) or killed < ENOUGH)


if __name__ == "__main__":
    main()
