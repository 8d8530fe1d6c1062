"""`leonardo bots`: who can sit down at a table besides people."""

from __future__ import annotations

import json

from leonardo.bots import ROSTER
from leonardo.cli import exits
from leonardo.cli.language import chosen_language
from leonardo.cli.parsing import Parser
from leonardo.texts import say


def main(arguments: list[str]) -> int:
    """Every bot was listed with what it does."""
    parser = Parser("bots", ["leonardo bots", "leonardo play --seats you,planner"])
    parser.takes("--lang", metavar="LANGUAGE")
    parser.takes("--json", action="store_true")
    chosen = parser.parse_args(arguments)
    language = chosen_language(chosen.lang)
    about = {name: say(language, f"bot-{name}") for name in ROSTER}
    if chosen.json:
        print(json.dumps({"bots": [{"name": name, "about": text} for name, text in about.items()]}))
        return exits.FINE
    width = max(map(len, about))
    for name, text in about.items():
        print(f"{name:{width}}  {text}")
    return exits.FINE
