"""`leonardo restore BACKUP`: the games are what they were when the copy was made."""

from __future__ import annotations

import json
import time
from pathlib import Path

from leonardo.cli import exits
from leonardo.cli.hosting import DATABASE, data_folder, store_trouble
from leonardo.cli.language import chosen_language
from leonardo.cli.parsing import Parser
from leonardo.server.stores.copies import checked, put_in_place
from leonardo.server.stores.store import StoreUnavailable
from leonardo.texts import say


def main(arguments: list[str]) -> int:
    """The copy is in its place; what was there before lies beside it under another name."""
    parser = Parser("restore", ["leonardo restore games-monday.db"])
    parser.takes("file", type=Path, metavar="FILE")
    parser.takes("--data", type=Path, metavar="DIR")
    parser.takes("--json", action="store_true")
    parser.takes("--lang", metavar="LANGUAGE")
    chosen = parser.parse_args(arguments)
    language = chosen_language(chosen.lang)
    target = (chosen.data or data_folder()) / DATABASE
    aside = target.with_name(f"{target.name}.before-{time.strftime('%Y%m%d-%H%M%S')}")
    try:
        contents = checked(chosen.file)
        was_there = put_in_place(chosen.file, target, aside)
    except (StoreUnavailable, OSError) as error:
        return store_trouble(language, error, target)
    if chosen.json:
        before = str(aside) if was_there else None
        print(json.dumps({"file": str(target), "games": contents.games, "before": before}))
        return exits.FINE
    print(say(language, "restore-made", file=str(target), games=contents.games))
    if was_there:
        print(say(language, "restore-before", file=str(aside)))
    return exits.FINE
