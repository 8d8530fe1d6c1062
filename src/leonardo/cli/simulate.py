"""`leonardo simulate`: many games between bots, kept in files, to be gone on with after an interruption.

The summary goes to standard output; 130 is an interruption, 7 a run that its time ended before its games did.
"""

from __future__ import annotations

import json
import shlex
import sys
from pathlib import Path
from typing import Any

from leonardo.cli import exits
from leonardo.cli.parsing import Parser
from leonardo.cli.rules import read_option
from leonardo.edition import Edition
from leonardo.lab.plan import SHARD, Plan, bots_of
from leonardo.lab.table import POLICIES
from leonardo.texts import say


def main(arguments: list[str]) -> int:
    """The games are on disk, or as many as there was time for; the exit code says which."""
    parser = _parser()
    chosen = parser.parse_args(arguments)
    plan, folder = _plan(chosen, parser)

    from leonardo.lab import shards  # says at once if an extra is missing
    from leonardo.lab.progress import Progress
    from leonardo.lab.running import Stopped, prepare, run, warm_up

    prepare(plan, folder)
    if missing := sum(count for _, count in shards.missing_shards(plan, folder)):
        warm_up(plan)
    progress = Progress(plan.games, plan.games - missing)
    try:
        done = run(plan, folder, threads=chosen.threads, seconds=chosen.seconds, tell=progress.add)
    except Stopped as stopped:
        progress.finish()
        _say_how_to_resume(stopped.run.games, plan, folder)
        return exits.INTERRUPTED
    progress.finish()
    if done.played:
        rate = (
            f"{done.games_per_second:,.0f} games and {done.decisions / done.seconds:,.0f} decisions a second"
        )
        print(f"{done.played:,} games in {done.seconds:.1f} s: {rate}", file=sys.stderr)
    _tell(plan, folder, as_json=chosen.json)
    if done.is_complete:
        return exits.FINE
    _say_how_to_resume(done.games, plan, folder)
    return exits.INCOMPLETE


def _plan(chosen: Any, parser: Parser) -> tuple[Plan, Path]:
    if chosen.resume is not None:
        if chosen.edition or chosen.seats or chosen.out or chosen.games or chosen.seed or chosen.option:
            parser.error(say(parser.language, "arena-resume-alone"))
        return Plan.read(chosen.resume), chosen.resume
    for name in ("edition", "seats", "out", "games"):
        if getattr(chosen, name) is None:
            named = name.upper() if name == "edition" else f"--{name}"
            parser.error(say(parser.language, "help-required", names=named))
    seed = chosen.seed
    if seed is None:
        import secrets

        seed = str(secrets.randbits(32))
        print(f"--seed {seed}", file=sys.stderr)
    edition = Edition(chosen.edition, **dict(read_option(chosen.edition, text) for text in chosen.option))
    return Plan(edition, bots_of(chosen.seats), chosen.games, seed, chosen.shard), chosen.out


def _say_how_to_resume(games: int, plan: Plan, folder: Path) -> None:
    print(f"{games:,} of {plan.games:,} games are complete. To go on:", file=sys.stderr)
    print(f"  leonardo simulate --resume {shlex.quote(str(folder))}", file=sys.stderr)


def _tell(plan: Plan, folder: Path, *, as_json: bool) -> None:
    from leonardo.lab.summary import summary

    found = summary(plan, folder)
    if as_json:
        print(json.dumps(found))
        return
    print(f"{plan.edition.name}: {found['games']:,} games")
    for seat, bot in enumerate(plan.bots):
        share, keys = found["win_share"][seat], found["mean_keys"][seat]
        print(f"  seat {seat}  {bot:8} wins {share:7.2%}  keys {keys:.2f}")
    print(f"  turns {found['mean_turns']:.1f}  decisions {found['mean_decisions']:.1f}", end="")
    print(
        f"  changes of lead {found['mean_lead_changes']:.2f}  longest dry spell {found['mean_dry_spell']:.1f}"
    )
    parts = (f"{name} {count / max(found['games'], 1):.1%}" for name, count in found["reasons"].items())
    print(f"  ended by {', '.join(parts)}")


def whole_number(text: str) -> int:
    """A whole number, also as 1e6 or 1_000_000."""
    number = float(text)
    if not number.is_integer():  # nor is infinity
        raise ValueError(text)
    return int(number)


def some(text: str) -> int:
    """A whole number that is not zero."""
    if (number := whole_number(text)) < 1:
        raise ValueError(text)
    return number


def _parser() -> Parser:
    examples = (
        "leonardo simulate classic --seats planner,random --games 1e6 --out run7",
        "leonardo simulate --resume run7",
    )
    parser = Parser("simulate", examples)
    parser.takes("edition", nargs="?", metavar="EDITION", values={"editions": ", ".join(Edition.names())})
    parser.takes("--seats", metavar="BOT,BOT,...", values={"choices": ", ".join(POLICIES)})
    parser.takes("--games", type=whole_number, metavar="N")
    parser.takes("--seed", metavar="TEXT")
    parser.takes("--option", "--options", action="append", default=[], metavar="NAME=VALUE")
    parser.takes("--out", type=Path, metavar="DIR")
    parser.takes("--resume", type=Path, metavar="DIR")
    parser.takes("-j", "--threads", type=some, default=1, metavar="N")
    parser.takes("--shard", type=whole_number, default=SHARD, metavar="N")
    parser.takes("--seconds", type=float, metavar="S")
    parser.takes("--json", action="store_true")
    return parser
