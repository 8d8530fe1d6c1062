"""`leonardo verify RECORD`: whether the cards of a game were shuffled as it was promised before the deal."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

from leonardo.cli import exits
from leonardo.cli.language import chosen_language
from leonardo.cli.parsing import Parser
from leonardo.cli.record_file import text_of
from leonardo.explain import in_words
from leonardo.record import Record, read_all
from leonardo.server.verifying import checks
from leonardo.texts import say

SAID: Final = {
    "published": "verify-published",
    "commitment": "verify-commitment",
    "first": "verify-first",
    "deck-main": "verify-deck-main",
    "deck-extra": "verify-deck-extra",
    "own-lists": "verify-own-lists",
    "chance": "verify-chance",
    "moves": "verify-moves",
}


def main(arguments: list[str]) -> int:
    """Every game of the file was checked, and each check has its line; exit code 4 if one failed."""
    parser = Parser("verify", ["leonardo verify game.leo --commitment 0a135726..."])
    parser.takes("file", metavar="RECORD")
    parser.takes("--commitment", default="", metavar="HEX")
    parser.takes("--json", action="store_true")
    parser.takes("--lang", metavar="LANGUAGE")
    chosen = parser.parse_args(arguments)
    language = chosen_language(chosen.lang)
    games = read_all(text_of(chosen.file))
    verdicts = [_verdict(game, chosen.commitment) for game in games]
    if chosen.json:
        print(json.dumps({"games": verdicts}, ensure_ascii=False))
    else:
        for number, verdict in enumerate(verdicts, 1):
            _say(language, verdict, number if len(games) > 1 else 0, bool(chosen.commitment))
    return exits.FINE if all(verdict["fine"] for verdict in verdicts) else exits.REFUSED


def _verdict(game: Record, published: str) -> dict[str, Any]:
    found = [check._asdict() for check in checks(game, published)]
    return {
        "table": game.header("Table"),
        "edition": game.edition.name,
        "names": list(game.names),
        "fine": all(check["fine"] for check in found),
        "checks": found,
    }


def _say(language: str, verdict: Mapping[str, Any], number: int, was_published: bool) -> None:
    if number:
        print(say(language, "verify-game", game=number, table=verdict["table"]))
    for check in verdict["checks"]:
        fine = "yes" if check["fine"] else "no"
        print(
            "✓" if check["fine"] else "✗",
            say(language, SAID[check["what"]], fine=fine, what=in_words(language, check["detail"])),
        )
    print(say(language, "verify-fair" if verdict["fine"] else "verify-unfair"))
    if verdict["fine"] and not was_published:
        print(say(language, "verify-compare", commitment=verdict["checks"][0]["detail"]))
