"""What a missing package means: the sentence that says what to install."""

from __future__ import annotations

from typing import Final

from leonardo.errors import MissingExtra

EXTRA: Final = "research"


def missing(module: str) -> MissingExtra:
    """The error for a module of this room that was imported without its extra."""
    return MissingExtra(EXTRA, for_what=module)
