"""`leonardo deck`: what is wrong in a deck list file, and the decks of an edition as such a file.

Answers go to standard output; exit code 3 means problems in the files.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

from leonardo.cli import exits
from leonardo.cli.language import chosen_language
from leonardo.cli.parsing import Parser
from leonardo.deck_checks import Verdict, census, check_deck, shortages
from leonardo.decks import DeckList, Problem, read_deck, write_deck
from leonardo.edition import Edition, action_ids
from leonardo.errors import Sentence
from leonardo.explain import in_words
from leonardo.texts import list_of, say

SEATS = range(2, 7)


def main(arguments: list[str]) -> int:
    """The command was carried out; what it returns is the exit code."""
    chosen = _parser().parse_args(arguments)
    return int(chosen.run(chosen))


def _parser() -> Parser:
    examples = (
        "leonardo deck show novem > mine.deck",
        "leonardo deck check mine.deck pack2.deck --edition novem",
    )
    parser = Parser("deck", examples)
    commands = parser.add_subparsers(required=True, metavar="check | show")

    check = commands.add_parser("check", help="", command="deck-check")
    check.takes("files", nargs="+", metavar="FILE")
    check.takes("--edition", metavar="EDITION")
    check.takes("--seats", type=int, metavar="N")
    check.takes("--json", action="store_true")
    check.set_defaults(run=_check)

    show = commands.add_parser("show", help="", command="deck-show")
    show.takes("edition", metavar="EDITION", values={"editions": ", ".join(Edition.names())})
    show.takes("--seats", type=int, metavar="N")
    choices = sorted({choice for name in Edition.names() for choice in Edition(name).deck_choices})
    show.takes("--choice", default="default", metavar="LIST", values={"choices": ", ".join(choices)})
    show.takes("--json", action="store_true")
    show.set_defaults(run=_show)
    return parser


def _show(chosen: argparse.Namespace) -> int:
    edition = Edition(chosen.edition)
    seats = chosen.seats if chosen.seats is not None else max(edition.seats_offered)
    decks = {n: c for n, c in edition.deck_lists(seats, chosen.choice).items() if n in edition.decks}
    if chosen.json:
        about = {"edition": edition.name, "seats": seats, "decks": decks}
        print(json.dumps(about | {"census": {name: census(cards) for name, cards in decks.items()}}))
    else:
        print(write_deck(decks, edition=edition.name), end="")
    return exits.FINE


def _check(chosen: argparse.Namespace) -> int:
    lists = [read_list(file) for file in chosen.files]
    said = chosen.edition or next((one.edition for one in lists if one.edition), None)
    editions = [Edition(name) for name in ([said] if said else Edition.names())]
    verdicts = [
        check_deck(lists, edition, chosen.seats if chosen.seats is not None else max(edition.seats_offered))
        for edition in editions
    ]
    if chosen.json:
        print(json.dumps(_as_json(verdicts)))
    elif said:
        _Teller(chosen_language()).tell(verdicts[0])
    else:
        _Teller(chosen_language()).tell_all(lists, verdicts)
    return exits.FINE if any(not verdict.errors for verdict in verdicts) else exits.BAD_FILE


def read_list(file: str) -> DeckList:
    """The list in this file; one that is not text in UTF-8 is a list with that problem."""
    try:
        raw = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
        return read_deck(raw.decode("utf-8"), "input" if file == "-" else file, action_ids())
    except UnicodeDecodeError as error:
        line = raw[: error.start].count(b"\n") + 1
        english = "is not text in UTF-8 from here on; save it as UTF-8"
        reason = Sentence(english, "wrong-list-encoding")
        return DeckList(file, problems=(Problem(file, line, 1, reason),))


class _Teller:
    """Says in one language what was found in deck lists."""

    def __init__(self, language: str) -> None:
        self.language = language

    def tell(self, verdict: Verdict) -> None:
        """The verdict on one edition: every problem, then what the decks are made of."""
        self._print_problems(verdict.errors, verdict.warnings)
        problems = self._say("list-problems", count=len(verdict.errors))
        warnings = self._say("list-warnings", count=len(verdict.warnings))
        edition, seats = verdict.edition, verdict.seats
        print(self._say("list-verdict", edition=edition, seats=seats, problems=problems, warnings=warnings))
        for name, cards in verdict.decks.items():
            counted = census(cards)
            kinds = list_of(
                self.language,
                [self._say("list-kind", kind=kind, count=count) for kind, count in counted["kinds"].items()],
            )
            own = "yes" if name in verdict.own else "no"
            numbers = {"count": counted["cards"], "different": counted["different"]}
            print(self._say("list-deck", deck=name, kinds=kinds, own=own, **numbers))
            print("  " + "  ".join(f"{symbol} {n}" for symbol, n in counted["symbols"].items()))
        if not verdict.errors:
            print(self._say("list-enough", seats=", ".join(map(str, _possible_seats(verdict)))))

    def tell_all(self, lists: Sequence[DeckList], verdicts: Sequence[Verdict]) -> None:
        """The mistakes of writing once, then in a line for each edition whether the list suits it."""
        written = [problem for one in lists for problem in one.problems]
        self._print_problems(written, ())
        for verdict in verdicts:
            foreign = [problem for problem in verdict.errors if problem not in written]
            print(self._fitting(verdict, foreign, bool(written)))
        print(self._say("list-how-more"))

    def _fitting(self, verdict: Verdict, foreign: Sequence[Problem], has_mistakes: bool) -> str:
        edition, seats = verdict.edition, verdict.seats
        if foreign:
            first, more = self._problem(foreign[0]), len(foreign) - 1
            if more:
                return self._say("list-not-more", edition=edition, problem=first, count=more)
            return self._say("list-not", edition=edition, problem=first)
        if has_mistakes:
            return self._say("list-not-yet", edition=edition)
        if not verdict.warnings:
            return self._say("list-fits", edition=edition, seats=seats)
        warnings = self._say("list-warnings", count=len(verdict.warnings))
        return self._say("list-fits-with", edition=edition, seats=seats, warnings=warnings)

    def _print_problems(self, errors: Iterable[Problem], warnings: Iterable[Problem]) -> None:
        for problem in sorted(errors, key=_where):
            print(self._problem(problem))
        for problem in sorted(warnings, key=_where):
            print(self._say("list-warning", problem=self._problem(problem)))

    def _problem(self, problem: Problem) -> str:
        return str(replace(problem, reason=in_words(self.language, problem.reason)))

    def _say(self, message: str, **values: str | int) -> str:
        return say(self.language, message, **values)


def _where(problem: Problem) -> tuple[bool, str, int, int]:
    return problem.line == 0, problem.source, problem.line, problem.column


def _possible_seats(verdict: Verdict) -> list[int]:
    edition = Edition(verdict.edition)
    sizes = {name: len(cards) for name, cards in verdict.decks.items()}
    return [seats for seats in SEATS if not shortages(edition, sizes, seats)]


def _as_json(verdicts: Sequence[Verdict]) -> Mapping[str, Any]:
    told = {
        verdict.edition: {
            "ok": not verdict.errors,
            "seats": verdict.seats,
            "errors": [asdict(problem) for problem in verdict.errors],
            "warnings": [asdict(problem) for problem in verdict.warnings],
            "decks": verdict.decks,
            "own": verdict.own,
            "census": {name: census(cards) for name, cards in verdict.decks.items()},
        }
        for verdict in verdicts
    }
    return {"ok": any(not verdict.errors for verdict in verdicts), "editions": told}
