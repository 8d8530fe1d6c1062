"""Lines of results and plans as the arena knows them, made up for a test."""

from __future__ import annotations

from typing import Any

from leonardo.arena.plan import Plan, edition_for
from leonardo.arena.sequential import Test


def plan_for(
    *named: str, deals: int = 2, seed: str = "7", seats: int = 0, style: Any = "match", **more: Any
) -> Plan:
    """A plan of short games."""
    options = {"turn_limit": 12} | more.pop("options", {})
    edition = edition_for(more.pop("edition", "classic"), options)
    return Plan(style, edition, seats or max(2, len(named)), named, deals, seed, **more)


def sequential(*named: str, **more: Any) -> Plan:
    """The plan of a sequential test that needs few deals."""
    return plan_for(*named, test=Test(0.0, 200.0), **more)


def line_of(deal: int, turned: int, seats: list[str], winners: list[int], **more: Any) -> dict[str, Any]:
    """A game of two or more, of which these seats have won."""
    order = [*winners, *(seat for seat in range(len(seats)) if seat not in winners)]
    places = [1 if seat in winners else order.index(seat) + 1 for seat in range(len(seats))]
    return {
        "lineup": 0, "deal": deal, "turned": turned, "seats": seats, "winners": winners, "ranks": places,
        "reason": "keys", "keys": [7 if seat in winners else 3 for seat in range(len(seats))], "turns": 20,
        "decisions": 30, "ms": [], "faults": [], **more,
    }  # fmt: skip


def without_times(lines: Any) -> list[dict[str, Any]]:
    """The lines without what depends on the machine, in the order of the plan."""
    kept = [{name: value for name, value in line.items() if name != "ms"} for line in lines]
    return sorted(kept, key=lambda line: (line["lineup"], line["deal"], line["turned"]))
