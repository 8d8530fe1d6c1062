"""`leonardo learn`: weights for the search, learned from games against itself; how it went is a curve.

What has come of it is told on standard output, progress on standard error; 130 is an interruption.
"""

from __future__ import annotations

import json
import shlex
import sys
from dataclasses import asdict, fields
from pathlib import Path
from typing import Any, Final

from leonardo.cli import exits
from leonardo.cli.language import chosen_language
from leonardo.cli.parsing import Parser
from leonardo.cli.simulate import some, whole_number
from leonardo.edition import Edition
from leonardo.texts import say

# The numbers of a plan that can be chosen, each an option.
RIVALS: Final = ("search:20ms+learned", "search:20ms-learned")
CHOICES: Final = ("generation", "hidden", "horizon", "trust", "epochs", "rate")


def main(arguments: list[str]) -> int:
    """The weights and the curve lie in the folder, or what was complete when it was interrupted."""
    parser = _parser()
    chosen = parser.parse_args(arguments)
    language = chosen_language(chosen.lang)

    import leonardo.fast  # noqa: F401  (says at once if the extra is missing)
    from leonardo.bots.weights import file_name
    from leonardo.lab.progress import Progress
    from leonardo.learn.curve import write_curve
    from leonardo.learn.running import Stopped, complete, run, warm_up

    plan, folder = _plan(chosen, parser)
    plan.write(folder)
    done = min(complete(plan, folder) * plan.generation, plan.games)
    if done < plan.games:
        warm_up(plan)
    progress = Progress(plan.games, done)
    try:
        points = run(plan, folder, threads=chosen.threads, tell=progress.add)
    except Stopped as stopped:
        progress.finish()
        said = say(language, "learn-stopped", done=stopped.generations, planned=plan.generations)
        print(said, file=sys.stderr)
        print(f"  leonardo learn --resume {shlex.quote(str(folder))}", file=sys.stderr)
        return exits.INTERRUPTED
    progress.finish()
    drawn = write_curve(points, plan.edition, language, folder)
    if chosen.json:
        print(json.dumps({"edition": plan.edition, "curve": [asdict(point) for point in points]}))
        return exits.FINE
    last = points[-1]
    numbers = {"formula": f"{last.formula:.4f}", "learned": f"{last.learned:.4f}"}
    weights = folder / file_name(plan.edition)
    print(say(language, "learn-done", games=plan.games, weights=str(weights), curve=str(drawn), **numbers))
    there = f"LEONARDO_WEIGHTS={shlex.quote(str(folder))}"
    print(f"  {there} leonardo match {' '.join(RIVALS)} --edition {plan.edition}")
    return exits.FINE


def _plan(chosen: Any, parser: Parser) -> tuple[Any, Path]:
    from leonardo.learn.plan import Plan

    numbers = {name: getattr(chosen, name) for name in CHOICES if getattr(chosen, name) is not None}
    if chosen.resume is not None:
        if chosen.edition or chosen.out or chosen.games or chosen.seed or numbers:
            parser.error(say(parser.language, "arena-resume-alone"))
        return Plan.read(chosen.resume), chosen.resume
    for name in ("edition", "out", "games"):
        if getattr(chosen, name) is None:
            named = name.upper() if name == "edition" else f"--{name}"
            parser.error(say(parser.language, "help-required", names=named))
    seed = chosen.seed
    if seed is None:
        import secrets

        seed = str(secrets.randbits(32))
        print(f"--seed {seed}", file=sys.stderr)
    return Plan(chosen.edition, chosen.games, seed, **numbers), chosen.out


def _parser() -> Parser:
    from leonardo.learn.plan import Plan

    examples = (
        "leonardo learn quintis-2009 --games 80000 --seed 1 --out learned -j 2",
        "leonardo learn --resume learned",
    )
    parser = Parser("learn", examples)
    parser.takes("edition", nargs="?", metavar="EDITION", values={"editions": ", ".join(Edition.names())})
    parser.takes("--games", type=whole_number, metavar="N")
    parser.takes("--seed", metavar="TEXT")
    parser.takes("--out", type=Path, metavar="DIR")
    parser.takes("--resume", type=Path, metavar="DIR")
    parser.takes("-j", "--threads", type=some, default=1, metavar="N")
    usual = {field.name: field.default for field in fields(Plan)}
    for name in CHOICES:
        parser.takes(f"--{name}", type=whole_number, metavar="N", values={"default": str(usual[name])})
    parser.takes("--lang", metavar="LANGUAGE")
    parser.takes("--json", action="store_true")
    return parser
