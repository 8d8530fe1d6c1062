"""`leonardo bot check`: whether a program of yours can play here. 0: it conforms; 5: it does not."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Any, Final

from leonardo.cli import exits
from leonardo.cli.language import chosen_language
from leonardo.cli.parsing import Parser
from leonardo.edition import Edition
from leonardo.errors import Sentence, SetupError
from leonardo.guests import command_of
from leonardo.guests.checking import Check, Finding, shown
from leonardo.guests.guest import MARGIN
from leonardo.texts import say

SIGNS: Final = {"fine": "✓", "advice": "·", "failed": "✗"}
MILLISECONDS: Final = 200


def main(arguments: list[str]) -> int:
    """The program was examined, and every finding printed as it was made."""
    parser = Parser("bot", ['leonardo bot check "node examples/bot.js"'])
    commands = parser.add_subparsers(required=True, metavar="check")
    check = commands.add_parser("check", help="", command="bot-check")
    check.takes("command", nargs="+", metavar="COMMAND")
    check.takes("--edition", metavar="EDITION")
    check.takes("--ms", type=int, default=MILLISECONDS, metavar="N", values={"default": MILLISECONDS})
    check.takes("--margin", type=int, default=MARGIN, metavar="N", values={"default": MARGIN})
    check.takes("--json", action="store_true")
    check.takes("--lang", metavar="LANGUAGE")
    return _check(parser.parse_args(arguments))


def _check(chosen: Any) -> int:
    language = chosen_language(chosen.lang)
    command = chosen.command if len(chosen.command) > 1 else command_of(chosen.command[0])
    if chosen.edition and chosen.edition not in Edition.names():
        Edition(chosen.edition)  # says which there are
    if chosen.ms < 1 or chosen.margin < 0:
        name, least = ("--ms", 1) if chosen.ms < 1 else ("--margin", 0)
        english = f"{name} is at least {least}"
        raise SetupError(Sentence(english, "wrong-at-least", name=name, least=least))
    if not chosen.json:
        print(shown(command), flush=True)
    found: list[Finding] = []
    for finding in Check(
        command, chosen.ms, chosen.margin, [chosen.edition] if chosen.edition else ()
    ).findings():
        found.append(finding)
        if not chosen.json:
            print(
                f"  {SIGNS[finding.verdict]} {say(language, finding.message, **finding.values)}", flush=True
            )
    failures = sum(finding.verdict == "failed" for finding in found)
    if chosen.json:
        told = [asdict(f) | {"sentence": say(language, f.message, **f.values)} for f in found]
        print(json.dumps({"command": command, "ok": not failures, "findings": told}, ensure_ascii=False))
    elif failures:
        print(say(language, "bot-check-failed", count=failures))
    else:
        print(say(language, "bot-check-passed"))
    return exits.BOT_FAILED if failures else exits.FINE
