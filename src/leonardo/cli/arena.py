"""What `match`, `tournament` and `sprt` have in common: options, progress, a verdict at every end.

The result goes to standard output, progress and notes to standard error. Exit codes: 0 all was played; 5 the
same, but a bot failed and lost those games (or it could not be started, and none was played); 7 the time was
over; 130 interrupted; with --verdict-exit 10, 11, 12 for H1, H0, undecided in place of 0, 5 and 7.
"""

from __future__ import annotations

import json
import secrets
import shlex
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from leonardo.arena.plan import Plan, deals_for, edition_for
from leonardo.arena.progress import Progress
from leonardo.arena.report import report
from leonardo.arena.results import Line, resumed_plan
from leonardo.arena.running import Course, run
from leonardo.arena.scores import Scores
from leonardo.arena.seating import Format
from leonardo.arena.sequential import Test
from leonardo.arena.telling import told
from leonardo.cli import exits
from leonardo.cli.language import chosen_language
from leonardo.cli.parsing import Parser
from leonardo.cli.rules import read_option
from leonardo.cli.simulate import whole_number
from leonardo.edition import Edition
from leonardo.guests import Fault
from leonardo.guests.guest import MARGIN
from leonardo.texts import has, say

MILLISECONDS: Final = 1000
FAMILY: Final = "help-arena"


class MatchParser(Parser):
    """A parser with the options of every match; what they mean is said once for all of them."""

    def __init__(self, command: str, examples: Sequence[str]) -> None:
        super().__init__(command, examples)
        self.takes("bots", nargs="*", metavar="BOT", values={"roster": "leonardo bots"})
        editions = ", ".join(Edition.names())
        self.takes("--edition", default="classic", metavar="EDITION", values={"editions": editions})
        self.takes("--option", "--options", action="append", default=[], metavar="NAME=VALUE")
        self.takes("--seed", metavar="TEXT")
        self.takes("--out", type=Path, metavar="DIR")
        self.takes("--resume", type=Path, metavar="DIR")
        self.takes("-j", "--jobs", type=int, default=1, metavar="N")
        self.defaults("--ms", MILLISECONDS, type=int)
        self.defaults("--margin", MARGIN, type=int)
        self.takes("--records", action="store_true")
        self.takes("--seconds", type=float, metavar="S")
        self.takes("--json", action="store_true")
        self.takes("--jsonl", action="store_true")
        self.takes("-q", "--quiet", action="store_true")
        self.takes("--lang", metavar="LANGUAGE")

    def defaults(self, name: str, value: float, *, type: Any, metavar: str = "N") -> None:
        """A number that has a value if nothing is said; the help tells which."""
        self.takes(name, type=type, default=value, metavar=metavar, values={"default": f"{value:g}"})

    def _about(self, dest: str) -> str:
        name = dest.replace("_", "-")
        if has(self._message, name) or not has(FAMILY, name):
            return super()._about(dest)
        return say(self.language, f"{FAMILY}.{name}", **self._values.get(dest, {})).replace("%", "%%")


def plan_of(
    chosen: Any,
    parser: Parser,
    style: Format,
    named: Sequence[str],
    *,
    seats: int,
    games: int,
    test: Test | None = None,
) -> Plan:
    """The plan of a resumed match, or of the one described by these arguments."""
    if chosen.resume is not None:
        if named or chosen.out or chosen.seed or chosen.option:
            parser.error(say(parser.language, "arena-resume-alone"))
        return resumed_plan(chosen.resume)
    if len(named) < 2:
        parser.error(say(parser.language, "arena-two-bots"))
    if games < 1:
        parser.error(say(parser.language, "wrong-at-least", name="--games", least=1))
    seed = chosen.seed
    if seed is None:
        seed = str(secrets.randbits(32))
        print(f"--seed {seed}", file=sys.stderr)
    options = dict(read_option(chosen.edition, text) for text in chosen.option)
    edition = edition_for(chosen.edition, options)
    deals = deals_for(games, style, named, seats)
    ms, margin, records = chosen.ms, chosen.margin, chosen.records
    return Plan(style, edition, seats, tuple(named), deals, seed, ms, margin, test, records)


def carry_out(plan: Plan, chosen: Any, *, verdict_exit: bool = False) -> int:
    """The match was played as far as possible, its result printed; the exit code."""
    language = chosen_language(chosen.lang)
    folder = chosen.resume or chosen.out
    progress = Progress(plan, language)

    def tell(line: Line, scores: Scores) -> None:
        if chosen.jsonl:
            print(json.dumps(line, ensure_ascii=False), flush=True)
        if not chosen.quiet:
            progress.tell(scores)

    if chosen.jobs < 1:
        raise SystemExit(say(language, "wrong-at-least", name="--jobs", least=1))
    try:
        course = run(
            plan,
            folder,
            jobs=chosen.jobs,
            seconds=chosen.seconds,
            tell=tell,
            interrupted=lambda: progress.note(say(language, "arena-stopping")),
        )
    except Fault as fault:
        print(f"leonardo: {fault}", file=sys.stderr)
        return exits.BOT_FAILED
    finally:
        progress.finish()
    document = report(course)
    if chosen.json or chosen.jsonl:
        print(json.dumps(document, ensure_ascii=False))
    else:
        print("\n".join(told(language, document)))
    if not course.is_complete:
        sys.stdout.flush()
        _say_how_to_resume(course, folder, language)
    return exit_code(course, verdict_exit=verdict_exit)


def exit_code(course: Course, *, verdict_exit: bool) -> int:
    """The code for how a match ended; an interruption goes before a verdict."""
    if course.ended == "interrupted":
        return exits.INTERRUPTED
    if verdict_exit and course.scores.test is not None:
        return {"H1": exits.H1, "H0": exits.H0, "open": exits.UNDECIDED}[course.scores.test.outcome]
    if course.ended == "time":
        return exits.INCOMPLETE
    return exits.BOT_FAILED if course.scores.faults else exits.FINE


def _say_how_to_resume(course: Course, folder: Path | None, language: str) -> None:
    plan = course.scores.plan
    if folder is None:
        print(say(language, "arena-not-kept"), file=sys.stderr)
        return
    command = "sprt" if plan.test else "match" if plan.style == "match" else "tournament"
    print(say(language, "arena-resume", done=course.scores.games, planned=plan.games), file=sys.stderr)
    print(f"  leonardo {command} --resume {shlex.quote(str(folder))}", file=sys.stderr)


__all__ = ["MatchParser", "carry_out", "plan_of", "whole_number"]
