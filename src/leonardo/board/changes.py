"""Where two positions differ on the table: what a drawing puts in brackets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def changed_places(old: Mapping[str, Any], new: Mapping[str, Any]) -> set[Any]:
    """The places where something else lies now: cells, or pairs of seat and zone."""
    if new["field"] is not None:
        return {cell for cell in new["field"] if new["field"][cell] != old["field"].get(cell)}
    return {
        (seat, zone)
        for seat, table in enumerate(new["tables"])
        for zone in table
        if table[zone] != old["tables"][seat].get(zone)
    }
