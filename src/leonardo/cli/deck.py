"""`leonardo deck`: what is wrong in a deck list file, and the decks of an edition as such a file.

Answers go to standard output; exit code 3 means problems in the files.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from leonardo.cli import exits
from leonardo.cli.parsing import Parser
from leonardo.deck_checks import Verdict, census, check_deck, shortages
from leonardo.decks import DeckList, Problem, read_deck, write_deck
from leonardo.edition import Edition, action_ids

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
    lists = [_read(file) for file in chosen.files]
    said = chosen.edition or next((one.edition for one in lists if one.edition), None)
    editions = [Edition(name) for name in ([said] if said else Edition.names())]
    verdicts = [
        check_deck(lists, edition, chosen.seats if chosen.seats is not None else max(edition.seats_offered))
        for edition in editions
    ]
    if chosen.json:
        print(json.dumps(_as_json(verdicts)))
    elif said:
        _tell(verdicts[0])
    else:
        _tell_all(lists, verdicts)
    return exits.FINE if any(not verdict.errors for verdict in verdicts) else exits.BAD_FILE


def _read(file: str) -> DeckList:
    """The list in this file; one that is not text in UTF-8 is a list with that problem."""
    try:
        raw = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
        return read_deck(raw.decode("utf-8"), "input" if file == "-" else file, action_ids())
    except UnicodeDecodeError as error:
        line = raw[: error.start].count(b"\n") + 1
        reason = "is not text in UTF-8 from here on; save it as UTF-8"
        return DeckList(file, problems=(Problem(file, line, 1, reason),))


def _tell(verdict: Verdict) -> None:
    _print_problems(verdict.errors, verdict.warnings)
    print(
        f"{verdict.edition} with {verdict.seats} seats: "
        f"{_number(verdict.errors, 'problem')}, {_number(verdict.warnings, 'warning')}"
    )
    for name, cards in verdict.decks.items():
        counted = census(cards)
        kinds = ", ".join(f"{count} {kind}" for kind, count in counted["kinds"].items())
        own = ", the edition's own list" if name in verdict.own else ""
        print(f"{name}: {counted['cards']} cards, {counted['different']} different ({kinds}){own}")
        print("  " + "  ".join(f"{symbol} {n}" for symbol, n in counted["symbols"].items()))
    if not verdict.errors:
        print("enough for " + ", ".join(map(str, _possible_seats(verdict))) + " seats")


def _tell_all(lists: Sequence[DeckList], verdicts: Sequence[Verdict]) -> None:
    """The mistakes of writing once, then in a line for each edition whether the list suits it."""
    written = [problem for one in lists for problem in one.problems]
    _print_problems(written, ())
    for verdict in verdicts:
        foreign = [problem for problem in verdict.errors if problem not in written]
        if foreign:
            more = f" (and {len(foreign) - 1} more)" if len(foreign) > 1 else ""
            print(f"{verdict.edition}: no: {foreign[0]}{more}")
        elif written:
            print(f"{verdict.edition}: not before these mistakes are mended")
        else:
            notes = f", {_number(verdict.warnings, 'warning')}" if verdict.warnings else ""
            print(f"{verdict.edition}: fits, {verdict.seats} seats{notes}")
    print("More with --edition NAME, or write edition: NAME at the top of the file.")


def _print_problems(errors: Iterable[Problem], warnings: Iterable[Problem]) -> None:
    for problem in sorted(errors, key=_where):
        print(problem)
    for problem in sorted(warnings, key=_where):
        print(f"{problem} (warning)")


def _where(problem: Problem) -> tuple[bool, str, int, int]:
    return problem.line == 0, problem.source, problem.line, problem.column


def _number(problems: Sequence[Problem], word: str) -> str:
    if not problems:
        return f"no {word}s"
    return f"{len(problems)} {word}{'s' if len(problems) > 1 else ''}"


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
