"""`leonardo export BACKUP`: the records of all games of a copy that are over, to be kept and studied."""

from __future__ import annotations

import sys
from pathlib import Path

from leonardo.cli import exits
from leonardo.cli.hosting import store_trouble
from leonardo.cli.language import chosen_language
from leonardo.cli.parsing import Parser
from leonardo.server.exporting import records_in
from leonardo.server.stores.copies import checked
from leonardo.server.stores.store import StoreUnavailable
from leonardo.texts import say


def main(arguments: list[str]) -> int:
    """The records stand on standard output or in the file; what could not be read was said."""
    parser = Parser("export", ["leonardo export games-monday.db --out monday.leo"])
    parser.takes("file", type=Path, metavar="FILE")
    parser.takes("--out", type=Path, metavar="FILE")
    parser.takes("--lang", metavar="LANGUAGE")
    chosen = parser.parse_args(arguments)
    language = chosen_language(chosen.lang)
    count = damaged = 0
    try:
        checked(chosen.file)
        out = sys.stdout if chosen.out is None else chosen.out.open("x", encoding="utf-8", newline="\n")
        try:
            for record in records_in(chosen.file):
                damaged += record is None
                if record is not None:
                    count += 1
                    out.write(record.text if count == 1 else "\n" + record.text)
        finally:
            if out is not sys.stdout:
                out.close()
    except (StoreUnavailable, OSError) as error:
        return store_trouble(language, error, chosen.file)
    print(say(language, "export-made", games=count), file=sys.stderr)
    if damaged:
        print(say(language, "export-damaged", games=damaged), file=sys.stderr)
    return exits.REFUSED if damaged else exits.FINE
