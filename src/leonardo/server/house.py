"""What the doors share: the tables, and how much anybody from outside may ask for."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import Final, TypeVar

from leonardo.server.hall import Hall
from leonardo.server.limits import Buckets
from leonardo.server.page_files import PageFiles
from leonardo.server.plans import Refusal
from leonardo.server.reader import Reader
from leonardo.server.stores.store import StoreUnavailable
from leonardo.server.tables import Tables
from leonardo.server.wire import Bye, write

T = TypeVar("T")
AT_ONCE: Final = 2  # long computations beside the event loop
RETRY: Final = (500, 4000)  # milliseconds until the readers of a server that goes away come back


class House:
    """One server as its doors see it."""

    def __init__(self, hall: Hall) -> None:
        settings = hall.settings
        self.hall = hall
        self.settings = settings
        self.tables = Tables(hall)
        self.page = PageFiles.of_package()
        self.readers: set[Reader] = set()
        self.sockets: Counter[str] = Counter()  # open connections of an address
        self.is_leaving = False
        self.trouble: StoreUnavailable | None = None  # why the house could not be opened
        self._requests = Buckets(settings.requests_per_second, settings.requests_burst)
        self._tables = Buckets(settings.tables_per_hour / 3600, settings.tables_per_hour)
        self._guesses = Buckets(settings.guesses_per_minute / 60, settings.guesses_per_minute)
        self._long = Buckets(settings.long_per_second, settings.long_burst)
        self._computing = asyncio.Semaphore(AT_ONCE)
        self.copying = asyncio.Lock()  # of the database: one copy at a time
        hall.counters.gauges["connections"] = lambda: sum(self.sockets.values())

    # --- how much ----------------------------------------------------------------------------------------

    def may_ask(self, address: str, cost: float = 1.0) -> None:
        """One more request from this address, or a Refusal."""
        self._take(self._requests, address, cost=cost)

    def may_make_table(self, address: str) -> None:
        """One more table, or a Refusal."""
        self._take(self._tables, address, 60_000)

    def may_guess(self, address: str) -> None:
        """One more invitation that fits no table, or a Refusal."""
        self._take(self._guesses, address, 10_000)

    def may_compute(self, address: str) -> None:
        """One more long computation, or a Refusal."""
        self._take(self._long, address)

    def _take(self, buckets: Buckets, address: str, retry_ms: int = 1000, cost: float = 1.0) -> None:
        if not buckets.take(address, self.hall.time.up, cost):
            raise Refusal("too_fast", retry_ms=retry_ms)

    async def beside(self, work: Callable[[], T]) -> T:
        """What the work gives; it is done in a thread, few at the same time."""
        async with self._computing:
            return await asyncio.to_thread(work)

    # --- going away --------------------------------------------------------------------------------------

    def say_goodbye(self) -> None:
        """Every reader is told to come back, not all at the same time, and then nothing more."""
        self.is_leaving = True
        low, high = RETRY
        for reader in list(self.readers):
            retry = low + self.hall.below(high - low + 1)
            reader.leave(write(Bye("restart", retry)))
