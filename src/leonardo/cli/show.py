"""`leonardo show DIR N`: one game of a run, played again by the plain rules and written down."""

from __future__ import annotations

import json
from pathlib import Path

from leonardo.cli import exits
from leonardo.cli.parsing import Parser
from leonardo.cli.simulate import whole_number


def main(arguments: list[str]) -> int:
    """The record of the game stands on standard output."""
    parser = Parser("show", ["leonardo show run7 123456 > odd.leo"])
    parser.takes("folder", type=Path, metavar="DIR")
    parser.takes("game", type=whole_number, metavar="N")
    parser.takes("--json", action="store_true")
    chosen = parser.parse_args(arguments)

    from leonardo.lab.showing import show_checked

    record = show_checked(chosen.folder, chosen.game).record()
    print(json.dumps(record.json, ensure_ascii=False) if chosen.json else record.text, end="")
    if chosen.json:
        print()
    return exits.FINE
