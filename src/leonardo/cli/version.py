"""`leonardo version`: what runs here, for a person or with --json for a program."""

from __future__ import annotations

import json
import platform

from leonardo import Edition, __version__
from leonardo.cli import exits
from leonardo.cli.parsing import Parser
from leonardo.position import PROTOCOL


def main(arguments: list[str]) -> int:
    """The versions of program, protocol and editions are printed."""
    parser = Parser("version")
    parser.takes("--json", action="store_true")
    if not parser.parse_args(arguments).json:
        print(f"leonardo {__version__}")
        return exits.FINE
    editions = {
        name: {"revision": Edition(name).revision, "fingerprint": Edition(name).fingerprint}
        for name in Edition.names()
    }
    print(
        json.dumps(
            {
                "leonardo": __version__,
                "protocol": PROTOCOL,
                "python": platform.python_version(),
                "editions": editions,
            }
        )
    )
    return exits.FINE
