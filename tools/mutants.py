"""Break the rules in seeded small ways, one at a time, and see that a test notices each.

The dead stand in build/mutants.txt, so a stopped run goes on and survivors are tried again. Each that still
survives must be explained in tests/survivors.toml, under its name: why no test can or should notice it.
"""

import argparse
import ast
import concurrent.futures
import copy
import hashlib
import os
import queue
import random
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
RULES = Path("src/leonardo/rules")
DEAD = ROOT / "build" / "mutants.txt"
EXPLAINED = ROOT / "tests" / "survivors.toml"
ENOUGH = 0.95

Swap = dict[type[ast.AST], type[ast.AST]]
COMPARISONS: Swap = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
OPERATIONS: Swap = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}


@dataclass(frozen=True)
class Mutant:
    """One small change in one function; the name outlives changes elsewhere in the file."""

    file: Path
    name: str
    source: str

    @property
    def mark(self) -> str:
        return hashlib.sha256(f"{self.name}\n{self.source}".encode()).hexdigest()


def changed(node: ast.AST) -> ast.AST | None:
    """The node with its meaning bent, or None where nothing is to be bent."""
    new: ast.AST = copy.deepcopy(node)
    match new:
        case ast.Compare(ops=[op, *rest]) if type(op) in COMPARISONS:
            new.ops = [COMPARISONS[type(op)](), *rest]  # type: ignore[list-item]
        case ast.BinOp(op=op) | ast.AugAssign(op=op) if type(op) in OPERATIONS:
            new.op = OPERATIONS[type(op)]()  # type: ignore[assignment]
        case ast.BoolOp(op=op):
            new.op = ast.Or() if isinstance(op, ast.And) else ast.And()
        case ast.UnaryOp(op=ast.Not()):
            return new.operand
        case ast.Constant(value=bool()):
            new.value = not new.value
        case ast.Constant(value=int(number)):
            new.value = number + 1
        case ast.Expr(value=ast.Call()) | ast.Break():
            return ast.Pass()
        case ast.Continue():
            return ast.Break()
        case _:
            return None
    return new


def mutants_of(file: Path) -> Iterator[Mutant]:
    """Every mutant of the functions in a file; what is written at the top level is vocabulary."""
    tree = ast.parse((ROOT / file).read_text())
    seen: dict[str, int] = {}
    for function in [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]:
        parents = [node for statement in function.body for node in ast.walk(statement)]
        for parent in [function, *parents]:
            for field, place, node in children(parent):
                if parent is function and field != "body":
                    continue  # neither defaults nor types
                if field in {"annotation", "returns"} or (new := changed(node)) is None:
                    continue
                name = f"{file.stem}.{function.name}: {brief(node)} => {brief(new)}"
                seen[name] = seen.get(name, 0) + 1
                name += f" #{seen[name]}" if seen[name] > 1 else ""
                put(parent, field, place, new)
                source = ast.unparse(ast.fix_missing_locations(tree))
                put(parent, field, place, node)
                yield Mutant(file, name, source)


def children(parent: ast.AST) -> list[tuple[str, int | None, ast.AST]]:
    found: list[tuple[str, int | None, ast.AST]] = []
    for field, value in ast.iter_fields(parent):
        if isinstance(value, ast.AST):
            found.append((field, None, value))
        elif isinstance(value, list):
            found += [(field, at, item) for at, item in enumerate(value) if isinstance(item, ast.AST)]
    return found


def put(parent: ast.AST, field: str, place: int | None, node: ast.AST) -> None:
    if place is None:
        setattr(parent, field, node)
    else:
        getattr(parent, field)[place] = node


def brief(node: ast.AST) -> str:
    return " ".join(ast.unparse(node).split())[:80]


def survives(source: Path, tests: list[str], patience: float) -> bool:
    """Do all the tests pass over the package in this folder? A test that hangs has noticed."""
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *tests]
    # No bytecode: two mutants of one second and one size would be taken for each other.
    environment = os.environ | {"PYTHONPATH": str(source), "PYTHONDONTWRITEBYTECODE": "1"}
    try:
        run = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, timeout=patience)
    except subprocess.TimeoutExpired:
        return False
    return run.returncode == 0


def survivors_among(chosen: list[Mutant], tests: list[str]) -> list[Mutant]:
    """The mutants that no test notices, each having been tried."""
    DEAD.parent.mkdir(exist_ok=True)
    DEAD.touch()
    dead = set(DEAD.read_text().split())
    waiting = [mutant for mutant in chosen if mutant.mark not in dead]
    copies: queue.SimpleQueue[Path] = queue.SimpleQueue()
    with tempfile.TemporaryDirectory() as place, DEAD.open("a") as graves:
        for worker in range(os.cpu_count() or 1):
            source = Path(place, str(worker))
            shutil.copytree(ROOT / "src", source)
            copies.put(source)
        start = time.monotonic()
        if not survives(source, tests, patience=3600):
            sys.exit("The tests fail before anything is broken; see make test.")
        patience = 30 + 5 * (time.monotonic() - start)

        def lives(mutant: Mutant) -> bool:
            source = copies.get()
            target = source / mutant.file.relative_to("src")
            target.write_text(mutant.source)
            survived = survives(source, tests, patience)
            shutil.copy(ROOT / mutant.file, target)
            copies.put(source)
            return survived

        alive = []
        with concurrent.futures.ThreadPoolExecutor(copies.qsize()) as pool:
            for mutant, survived in zip(waiting, pool.map(lives, waiting), strict=True):
                print(f"{'SURVIVED' if survived else 'killed  '} {mutant.name}", flush=True)
                if survived:
                    alive.append(mutant)
                else:
                    print(mutant.mark, file=graves, flush=True)
    return alive


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__ and __doc__.splitlines()[0])
    parser.add_argument("--count", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--fresh", action="store_true", help="try again those killed in earlier runs")
    parser.add_argument("tests", nargs="*", default=["tests", "--ignore=tests/house"])
    options = parser.parse_args()

    files = sorted(path.relative_to(ROOT) for path in (ROOT / RULES).glob("*.py"))
    everything = [mutant for file in files for mutant in mutants_of(file)]
    chosen = random.Random(options.seed).sample(everything, min(options.count, len(everything)))
    if options.fresh:
        DEAD.unlink(missing_ok=True)
    alive = survivors_among(chosen, options.tests)

    explained = tomllib.loads(EXPLAINED.read_text()) if EXPLAINED.exists() else {}
    unexplained = [mutant.name for mutant in alive if mutant.name not in explained]
    killed = 1 - len(alive) / len(chosen)
    print(f"{len(chosen)} of {len(everything)} mutants, {killed:.1%} killed, {len(alive)} survived")
    for name in unexplained:
        print(f"unexplained: {name}")
    sys.exit(bool(unexplained) or killed < ENOUGH)


if __name__ == "__main__":
    main()
