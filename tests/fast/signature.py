"""The signature of the rules: one hash of 10,000 seeded games for each edition, in signatures.toml.

    make signature                                         prints the signatures, and says which differ
    make signature ARGS='--declare "the marker binds ..."'  writes those that differ, and what changed

Every list of legal moves counts, every event, every chance, and what each seat sees. So a commit that changes
no rule changes no signature; one that does says so in that file, in words.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
import time
import tomllib
from pathlib import Path
from typing import Any

from leonardo import Edition, fast
from leonardo.lab.kernels.tracing import EVERYTHING, trace_games
from leonardo.lab.table import FastTable, PlainTable
from leonardo.rules import Tape
from leonardo.rules.layout import SEATS

FILE = Path(__file__).with_name("signatures.toml")
GAMES = 2_000  # for each number of seats, so 10,000 for each edition
EDITIONS = Edition.names()


def signature(edition: str, games: int = GAMES) -> str:
    """The hash of so many random games for each number of seats."""
    whole = hashlib.blake2b(digest_size=16)
    for seats in range(2, SEATS + 1):
        table = FastTable(PlainTable(Edition(edition), ["random"] * seats, "signature"))
        digests = fast.numbers(games)
        room = (table.t, table.s, table.v, table.blank, table.d, fast.record(Tape))
        fast.twin(trace_games)(*room, 0, games, EVERYTHING, digests)
        whole.update(digests.astype("<u4").tobytes())
    return whole.hexdigest()


def kept(file: Path = FILE) -> dict[str, Any]:
    """What the file says of each edition: its signature, and why it ever changed."""
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}


def text(said: dict[str, Any]) -> str:
    """The file's text."""
    lines = ["# What 10,000 random games of each edition come to; see signature.py beside this file."]
    for edition in EDITIONS:
        changes = [f"  {json.dumps(change, ensure_ascii=False)}," for change in said[edition]["changes"]]
        lines += [
            "",
            f"[{edition}]",
            f'signature = "{said[edition]["signature"]}"',
            "changes = [",
            *changes,
            "]",
        ]
    return "\n".join(lines) + "\n"


def main(arguments: list[str] | None = None, file: Path = FILE, games: int = GAMES) -> int:
    """The signatures are printed, and where a change was declared, written; 4 says that some differ."""
    parser = argparse.ArgumentParser(prog="make signature", description=__doc__.splitlines()[0])
    parser.add_argument("--declare", metavar="TEXT", help="what rule changed and why; the file is written")
    chosen = parser.parse_args(arguments)
    said, differ = kept(file), 0
    for edition in EDITIONS:
        found, before = signature(edition, games), said.get(edition, {}).get("signature")
        print(f"{edition:20} {found}{'' if found == before else f'  was {before}'}", flush=True)
        if found != before:
            differ += 1
            day = time.strftime("%Y-%m-%d", time.gmtime())
            changes = said.get(edition, {}).get("changes", [])
            said[edition] = {"signature": found, "changes": [*changes, f"{day}: {chosen.declare}"]}
    if differ and chosen.declare:
        file.write_text(text(said), encoding="utf-8")
        print(f"declared in {file.name}: {chosen.declare}")
        return 0
    if differ:
        print("The rules play otherwise than before. If that is meant, declare it in the same commit:")
        print("""    make signature ARGS='--declare "what changed, and why"'""")
    return 4 if differ else 0


if __name__ == "__main__":
    sys.exit(main())
