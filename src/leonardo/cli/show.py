"""`leonardo show DIR N`: one game of a run, played again by the plain rules and written down."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from leonardo.cli import exits
from leonardo.cli.simulate import whole_number


def main(arguments: list[str]) -> int:
    """The record of the game stands on standard output."""
    parser = argparse.ArgumentParser(
        prog="leonardo show",
        description="Any game of leonardo simulate as a record, from the first card to the last.",
        epilog="For example: leonardo show run7 123456 > odd.leo",
    )
    parser.add_argument("folder", type=Path, metavar="DIR", help="of leonardo simulate")
    parser.add_argument("game", type=whole_number, metavar="N", help="the game's number, from 0 on")
    parser.add_argument("--json", action="store_true", help="for programs")
    chosen = parser.parse_args(arguments)

    from leonardo.lab.showing import show_checked

    record = show_checked(chosen.folder, chosen.game).record()
    print(json.dumps(record.json, ensure_ascii=False) if chosen.json else record.text, end="")
    if chosen.json:
        print()
    return exits.FINE
