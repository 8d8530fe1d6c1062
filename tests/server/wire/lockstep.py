"""Two servers side by side on worlds that those who look on cannot tell apart: whatever differs is a leak."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass, field
from itertools import count, islice
from typing import NamedTuple

from tests.properties.games import EDITIONS
from tests.server.wire.courses import World, drawn_setup, drawn_world
from tests.server.wire.leaks import LEAKS, planted
from tests.server.wire.plans import Plan, planned
from tests.server.wire.redeals import other_world
from tests.server.wire.still import MOMENT
from tests.server.wire.visits import SECRET, Heard, visited
from tests.server.wire.wires import Told

LENGTHS = (6, 12, 24, 40)  # steps of a game
SHORT = (6, 12)
CANARIES = (SECRET, SECRET.hex().encode())


@dataclass
class Outcome:
    """What became of one game in two or more worlds."""

    counts: Counter[str] = field(default_factory=Counter)
    asked: set[tuple[str, str, str]] = field(default_factory=set)
    leaks: list[str] = field(default_factory=list)


class Game(NamedTuple):
    """A game, and what those who look on will do."""

    plan: Plan
    world: World


def game_of(run: str, number: int, lengths: tuple[int, ...] = LENGTHS) -> Game:
    """The game of this number; the same one every time."""
    rng = random.Random(f"{run} {number}")
    setup = drawn_setup(rng, EDITIONS[number % len(EDITIONS)])
    world = drawn_world(setup, rng, rng.choice(lengths))
    return Game(planned(setup, world, f"{run} {number}"), world)


def compared(run: str, number: int, lengths: tuple[int, ...] = LENGTHS, worlds: int = 1) -> Outcome:
    """The game of this number, with so many other worlds."""
    plan, world = game_of(run, number, lengths)
    rng = plan.dice("redeal")
    outcome = Outcome()
    first = visited(plan, world)
    outcome.asked = first.asked
    outcome.leaks += told_too_early(first)
    for _ in range(worlds):
        other = other_world(plan.setup, world, rng)
        second = visited(plan, other.world)
        outcome.leaks += differences(first, second)
        outcome.counts.update(
            redeals=1, redeals_tried=other.tried, redeals_accepted=other.accepted,
            cards_moved=other.moved, same_world=int(not other.moved), bytes=size_of(second),
        )  # fmt: skip
    pieces = sum(len(told) for each in first.told.values() for told in each)
    outcome.counts.update(games=1, steps=len(world.steps), pieces=pieces, forced=first.forced)
    return outcome


def games_until_found(name: str, most: int = 60) -> tuple[int, str]:
    """How many games it takes until the planted leak is found, and how it shows; 0 if it is not."""
    editions = LEAKS[name].editions
    numbers = (number for number in count() if EDITIONS[number % len(EDITIONS)] in editions)
    for tried, number in enumerate(islice(numbers, most), 1):
        with planted(name):
            found = compared("planted", number, SHORT).leaks
        if found:
            return tried, found[0]
    return 0, ""


def size_of(heard: Heard) -> int:
    return sum(len(what) for each in heard.told.values() for told in each for _, what in told)


def differences(first: Heard, second: Heard) -> list[str]:
    """For each who was told something else, where that began and of what kind it was."""
    found = []
    for who in first.told:
        a, b = first.told[who], second.told[who]
        if len(a) != len(b):
            found.append(f"{who}: {len(a)} and {len(b)} connections")
        pairs = ((n, _difference(one, two)) for n, (one, two) in enumerate(zip(a, b, strict=False)))
        found += [f"{who}, connection {number}: {what}" for number, what in pairs if what]
    return found


def _difference(first: list[Told], second: list[Told]) -> str:
    for number, ((at, what), (later, other)) in enumerate(zip(first, second, strict=False)):
        where = f"piece {number} at {at * MOMENT:.3f} s"
        if what != other:
            kind = "length" if len(what) != len(other) else "content"
            return f"{kind} of {where}: {_cut_out(what, other)}"
        if at != later:
            return f"time of {where}: {later * MOMENT:.3f} s"
    return f"count: {len(first)} and {len(second)} pieces" if len(first) != len(second) else ""


def _cut_out(what: bytes, other: bytes) -> str:
    at = next((n for n, (a, b) in enumerate(zip(what, other, strict=False)) if a != b), len(what))
    begin = max(at - 60, 0)
    return f"{what[begin : at + 40]!r} and {other[begin : at + 40]!r}"


def told_too_early(heard: Heard) -> list[str]:
    """The secret of the deal is the same in all worlds, so it is looked for: nobody had it before the end."""
    return [
        f"{who}, connection {number}: the secret at {at * MOMENT:.3f} s"
        for who, each in heard.told.items()
        for number, told in enumerate(each)
        for at, what in told
        if at < heard.over_at and any(canary in what for canary in CANARIES)
    ]
