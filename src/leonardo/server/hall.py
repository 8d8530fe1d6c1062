"""What every table of one server shares: the store, time, limits, randomness, bots, counters."""

from __future__ import annotations

import json
import logging
import secrets
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, Protocol

from leonardo.deal import Deal
from leonardo.server.clocks import Time
from leonardo.server.fair import fair_deal
from leonardo.server.stores.store import Store
from leonardo.view import View

BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0)  # seconds


@dataclass(frozen=True)
class Settings:
    """What may differ from server to server."""

    origins: tuple[str, ...] = ()  # "http://127.0.0.1:8000"; what a browser may call us
    secure: bool = True  # cookies only over TLS; False for plain HTTP at home
    behind_proxy: bool = False
    bot_delay: float = 0.8  # seconds; the same whether there was a choice or not
    bot_step: float = 0.25  # seconds; a bot that thinks longer than that delay answers in such steps
    forced_delay: tuple[float, float] = (1.0, 3.0)  # so long a person's only possible move takes
    bot_patience: float = 10.0
    bot_workers: int = 1
    away_grace: float = 120.0  # after so many seconds anybody may hand an absent seat to a bot
    idle: float = 600.0  # a table nobody looks at leaves the memory
    lease: float = 30.0
    queue: int = 64  # updates that may wait for a slow reader
    queue_bytes: int = 256 * 1024
    send_patience: float = 10.0
    inbox: int = 32
    frames_per_second: float = 5.0
    frames_burst: int = 20
    requests_per_second: float = 20.0
    requests_burst: int = 100
    chat_per_second: float = 0.5
    chat_burst: int = 6
    tables_per_hour: int = 60
    guesses_per_minute: int = 10  # unknown invitations
    sockets_per_address: int = 64
    long_per_second: float = 1.0  # replays of records, which take a while
    long_burst: int = 20
    data: Path | None = None  # the folder of the database, None for a store without one
    faults: Path | None = None  # where reproducers go
    metrics_for: tuple[str, ...] = ("127.0.0.1", "::1")


class Chooser(Protocol):
    """Whoever asks the bots."""

    async def choose(self, spec: str, seed: str, view: View) -> str:
        """The bot's move; a BotFailed if it crashed, was late, or gave no legal move."""

    async def close(self) -> None:
        """No bot is left running."""


class BotFailed(Exception):
    """A bot crashed, was late, or answered with something else than a legal move."""


class Counters:
    """What is counted, for /metrics."""

    def __init__(self) -> None:
        self.totals: Counter[tuple[str, tuple[tuple[str, str], ...]]] = Counter()
        self.gauges: dict[str, Callable[[], float]] = {}
        self.durations: Counter[float] = Counter()
        self.duration_sum = 0.0

    def count(self, name: str, **labels: str) -> None:
        self.totals[name, tuple(sorted(labels.items()))] += 1

    def took(self, seconds: float) -> None:
        """An append has taken so long."""
        self.duration_sum += seconds
        self.durations[next((b for b in BUCKETS if seconds <= b), float("inf"))] += 1

    @property
    def text(self) -> str:
        """In the format of Prometheus."""
        lines = []
        for name in sorted({name for name, _ in self.totals}):
            lines.append(f"# TYPE leonardo_{name}_total counter")
            for (known, labels), value in sorted(self.totals.items()):
                if known == name:
                    inside = ",".join(f'{key}="{text}"' for key, text in labels)
                    lines.append(f"leonardo_{name}_total{{{inside}}} {value}")
        for name, gauge in sorted(self.gauges.items()):
            lines += [f"# TYPE leonardo_{name} gauge", f"leonardo_{name} {gauge():g}"]
        lines.append("# TYPE leonardo_append_seconds histogram")
        so_far = 0
        for bucket in BUCKETS:
            so_far += self.durations[bucket]
            lines.append(f'leonardo_append_seconds_bucket{{le="{bucket:g}"}} {so_far}')
        so_far += self.durations[float("inf")]
        lines.append(f'leonardo_append_seconds_bucket{{le="+Inf"}} {so_far}')
        lines += [
            f"leonardo_append_seconds_sum {self.duration_sum:g}",
            f"leonardo_append_seconds_count {so_far}",
        ]
        return "\n".join(lines) + "\n"


@dataclass
class Hall:
    """One server."""

    store: Store
    bots: Chooser
    settings: Settings = field(default_factory=Settings)
    time: Time = field(default_factory=Time)
    token: Callable[[int], str] = secrets.token_urlsafe  # of so many random bytes
    secret: Callable[[int], bytes] = secrets.token_bytes
    below: Callable[[int], int] = secrets.randbelow
    deal: Callable[[str, bytes, Mapping[str, Sequence[str]], int], Deal] = lambda table, key, lists, seats: (
        fair_deal(key, lists, seats)
    )
    counters: Counters = field(default_factory=Counters)
    operator: str = ""  # the token by which the operator is known, "" for nobody
    name: str = field(default_factory=lambda: secrets.token_hex(8))  # the holder of leases


TROUBLE: Final = frozenset(
    ("bot_failed", "failed", "fault", "quarantined", "storage_unavailable", "sweep_failed")
)
_logger: Final = logging.getLogger("leonardo.server")


def note(what: str, **values: Any) -> None:
    """One line of JSON in the log. Nobody's cards, names, words or tokens belong here."""
    level = logging.WARNING if what in TROUBLE else logging.INFO
    _logger.log(level, json.dumps({"what": what, **values}, ensure_ascii=True))
