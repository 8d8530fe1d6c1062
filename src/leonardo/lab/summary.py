"""A finished run in a few numbers: who won how often, how long games are, why they end."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from leonardo.lab.plan import Plan


def summary(plan: Plan, folder: Path) -> dict[str, Any]:
    """The numbers of the games in complete files; a shared win counts for each winner by its part."""
    import pyarrow as pa
    import pyarrow.compute as pc

    from leonardo.lab import shards

    seats = len(plan.bots)
    games, wins, keys = 0, [0.0] * seats, [0] * seats
    sums = dict.fromkeys(("turns", "decisions", "lead_changes", "dry_spell"), 0)
    reasons: dict[str, int] = {}
    for table in shards.read_shards(plan, folder):
        games += len(table)
        for name in sums:
            sums[name] += pc.sum(table[name].cast(pa.int64())).as_py()
        for pair in pc.value_counts(table["winners"]).to_pylist():
            winners = [seat for seat in range(seats) if pair["values"] >> seat & 1]
            for seat in winners:
                wins[seat] += pair["counts"] / len(winners)
        for pair in pc.value_counts(table["reason"].cast(pa.string())).to_pylist():
            reasons[pair["values"]] = reasons.get(pair["values"], 0) + pair["counts"]
        for seat in range(seats):
            keys[seat] += pc.sum(table[f"keys_{seat}"].cast(pa.int64())).as_py()
    some = max(games, 1)
    return {
        "games": games,
        "bots": list(plan.bots),
        "win_share": [round(share / some, 5) for share in wins],
        "mean_keys": [round(count / some, 4) for count in keys],
        **{f"mean_{name}": round(total / some, 3) for name, total in sums.items()},
        "reasons": dict(sorted(reasons.items())),
    }
