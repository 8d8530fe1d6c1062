"""What is the same in every world: the table, its settings, and what those who look at it will do."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

from leonardo.server.hall import Settings
from tests.server.wire.courses import Setup, World
from tests.server.wire.wires import ORIGIN

THINKING = 2.0  # seconds that whoever plays takes for a decision, a bot, a person or the table for a person
CLOCKS = ({"kind": "none"}, {"kind": "live", "seconds": 3600, "increment": 3}, {"kind": "days", "days": 2})
SETTINGS = Settings(
    origins=(ORIGIN,),
    bot_delay=THINKING,
    forced_delay=(THINKING, THINKING),
    requests_per_second=1e6,
    requests_burst=10**6,
    frames_per_second=1e6,
    frames_burst=10**6,
    long_per_second=1e6,
    long_burst=10**6,
    guesses_per_minute=10**6,
)


@dataclass(frozen=True)
class Plan:
    """What is the same in every world: the table, and what its visitors will do."""

    setup: Setup
    seed: str
    host: str  # "device", "player", or "apart": somebody without a seat
    spectators: str
    clock: dict[str, Any]
    hints: bool
    listed: bool
    curious: float  # how often somebody asks something
    by_token: bool  # the device is a program with a token, no browser with a cookie
    handed: tuple[int, int, int] | None  # a bot plays for this own seat from that step to that one
    tour: int | None  # before this step everybody tries every door there is

    def dice(self, *what: object) -> random.Random:
        return random.Random(f"{self.seed} {what}")


def planned(setup: Setup, world: World, seed: str) -> Plan:
    rng = random.Random(f"plan {seed}")
    players = [n for n, kind in enumerate(setup.kinds) if kind == "person" and n not in setup.own]
    hosts = ["apart", *(["device"] * 2 if setup.own else []), *(["player"] if players else [])]
    return Plan(
        setup,
        seed,
        rng.choice(hosts),
        rng.choice(("none", "public", "public", "open_after")),
        rng.choice(CLOCKS),
        rng.random() < 0.4,
        rng.random() < 0.5,
        rng.choice((0.3, 1.0, 2.0)),
        rng.random() < 0.3,
        _handing(setup, world, rng),
        rng.randrange(len(world.steps)) if rng.random() < 0.06 else None,
    )


def _handing(setup: Setup, world: World, rng: random.Random) -> tuple[int, int, int] | None:
    """Sometimes a bot plays on for somebody who comes back; nothing is taken back in such a game."""
    if not setup.own or len(world.steps) < 2 or any(step.back for step in world.steps) or rng.random() < 0.6:
        return None
    first, last = sorted(rng.sample(range(len(world.steps)), 2))
    return rng.choice(setup.own), first, last
