"""What is new on the table since somebody had last looked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def news(before: Mapping[str, Any] | None, now: Mapping[str, Any]) -> set[Any]:
    """The places where something else lies: cells, or pairs of seat and zone."""
    if before is None:
        return set()
    if now["field"] is not None:
        return {cell for cell, stack in now["field"].items() if stack != before["field"].get(cell)}
    return {
        (seat, zone)
        for seat, table in enumerate(now["tables"])
        for zone in table
        if table[zone] != before["tables"][seat].get(zone)
    }
