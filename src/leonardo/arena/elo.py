"""Elo: how many points apart two players are of whom one wins this share; 400 are odds of ten to one."""

from __future__ import annotations

import math
from typing import Final

FAR: Final = 4000.0  # points; what nobody ever lost says no more


def share_of(points: float) -> float:
    """The share that a player wins who is so many points stronger."""
    return 1 / (1 + 10 ** (-points / 400))


def points_of(share: float) -> float:
    """How many points stronger a player is who wins this share."""
    if share <= share_of(-FAR):
        return -FAR
    if share >= share_of(FAR):
        return FAR
    return 400 * math.log10(share / (1 - share))


def points_at_a_table(share: float, even: float) -> float:
    """The same where equal players would win the share `even`, as one among four would win a quarter."""
    odds_even = even / (1 - even)
    if share in (0.0, 1.0):
        return points_of(share)
    return max(-FAR, min(FAR, points_of(share) - 400 * math.log10(odds_even)))
