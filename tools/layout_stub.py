"""Writes rules/layout.pyi: the field lists of layout.py as types, so that mypy knows every field.

    python tools/layout_stub.py          writes the stub
    python tools/layout_stub.py --check  exits with 1 where it differs

The field lists stay written once; a test of the house compares the stub.
"""

from __future__ import annotations

import sys
from pathlib import Path

from leonardo.rules import layout

STUB = Path(__file__).resolve().parent.parent / "src/leonardo/rules/layout.pyi"
CONSTANTS = ("SEATS", "HAND", "PILE", "MOVES", "EVENTS", "EVENT_WIDTH")


def stub() -> str:
    """The whole text of the stub."""
    lines = [
        "# Written by tools/layout_stub.py from layout.py; change that.",
        "from typing import Any, Final, Self",
        "",
    ]
    lines += [f"{name}: Final[int]" for name in CONSTANTS]
    lines += ["PUBLIC: Final[str]", "OWN: Final[str]", "PILES: Final[str]"]
    lines += ["STATE_FIELDS: Final[tuple[tuple[str, int, int, str], ...]]"]
    lines += [f"{name}: Final[tuple[tuple[str, int, int], ...]]" for name in ("TABLE_FIELDS", "TAPE_FIELDS")]
    for name, fields in (
        ("State", layout.STATE_FIELDS),
        ("Table", layout.TABLE_FIELDS),
        ("Tape", layout.TAPE_FIELDS),
    ):
        lines += ["", f"class {name}:"]
        lines += [f"    {entry[0]}: {'list[int]' if entry[1] else 'int'}" for entry in fields]
        lines += ["    def __init__(self) -> None: ...", "    def copy(self) -> Self: ..."]
    return (
        "\n".join(lines).replace("from typing import Any, Final, Self", "from typing import Final, Self")
        + "\n"
    )


def main() -> int:
    if "--check" not in sys.argv[1:]:
        STUB.write_text(stub())
        return 0
    if STUB.read_text() == stub():
        return 0
    print("layout.pyi differs from layout.py: python tools/layout_stub.py", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
