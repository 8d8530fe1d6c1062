"""What lies in the database after the load: every acknowledged move once, every log without a gap."""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple


class Verdict(NamedTuple):
    """What the stopped server has left on disk."""

    acknowledged: int
    lost: int
    doubled: int
    gaps: int  # logs that do not count from 0 without a gap

    @property
    def is_sound(self) -> bool:
        return not (self.lost or self.doubled or self.gaps)

    def __str__(self) -> str:
        return (
            f"{self.acknowledged} acknowledged moves: {self.lost} lost, {self.doubled} doubled, "
            f"{self.gaps} logs with a gap"
        )


def judged(database: Path, acknowledged: Sequence[tuple[str, str]]) -> Verdict:
    """The moves that were acknowledged, by table and message, against the log of every table."""
    connection = sqlite3.connect(f"file:{database}?mode=ro", uri=True)
    try:
        stored = Counter(connection.execute("select game, client_id from entries where kind = 'move'"))
        query = "select count(*) from (select 1 from entries group by game having max(seq) + 1 <> count(*))"
        gaps = int(connection.execute(query).fetchone()[0])
    finally:
        connection.close()
    answers = Counter(acknowledged)
    return Verdict(
        len(acknowledged),
        sum(message not in stored for message in answers),
        sum(stored[message] > 1 or times > 1 for message, times in answers.items()),
        gaps,
    )
