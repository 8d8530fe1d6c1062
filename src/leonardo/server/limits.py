"""How much anybody may ask for: buckets that fill by the second."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

MOST_KEYS: Final = 20_000


class Bucket:
    """So many at once, and so many a second in the long run."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._left = float(burst)
        self._at: int | None = None

    def take(self, now: int, cost: float = 1.0) -> bool:
        """Whether one more of this cost is allowed at this time in milliseconds; it is taken if so."""
        if self._at is not None:
            self._left = min(self._burst, self._left + max(now - self._at, 0) / 1000 * self._rate)
        self._at = now
        if self._left < cost:
            return False
        self._left -= cost
        return True


class Buckets:
    """A bucket for each key; the keys not seen for longest are forgotten when there are too many."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str, now: int, cost: float = 1.0) -> bool:
        """Whether this key may have one more now."""
        bucket = self._known.get(key)
        if bucket is None:
            bucket = self._known[key] = Bucket(self._rate, self._burst)
            if len(self._known) > MOST_KEYS:
                self._known.popitem(last=False)
        self._known.move_to_end(key)
        return bucket.take(now, cost)
