"""The record of a finished table: the game of interchange 6, and what proves how its cards were shuffled.

Nothing here is for a game that goes on: a record holds every card.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

from leonardo.record import Record
from leonardo.server.plans import Refusal
from leonardo.server.story import Story


def record_of(story: Story) -> Record:
    """The record with its headers for `leonardo verify`; a Refusal before the end."""
    if story.status != "over" or story.game is None or story.result is None:
        raise Refusal("not_over")
    headers: dict[str, str | Sequence[str]] = {
        "Date": datetime.fromtimestamp(story.begun / 1000, UTC).date().isoformat(),
        "Table": story.id,
        "Commitment": str(story.setup["commitment"]),
        "Secret": story.secret.hex(),
        "Entropy": [seat.entropy for seat in story.seats],
        "Winners": [story.names[seat] for seat in story.result["winners"]],
        "Ending": str(story.result["reason"]),
    }
    if story.practice:
        headers["Practice"] = "moves were taken back or hinted at"
    return story.game.record(headers)
