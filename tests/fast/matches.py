"""Random games played twice, by the plain rules and by their compiled twins: the same to the last event.

A match is a few games of one edition, number of seats, choice of options and decks; match number n of a run
is always the same.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from leonardo import fast
from leonardo.edition import Edition
from leonardo.lab.kernels.tracing import EVERYTHING, trace_games
from leonardo.lab.table import FastTable, PlainTable
from leonardo.rules import Tape
from leonardo.rules.layout import PILE
from leonardo.switches import offered_by

GAMES = 10  # of a match
EDITIONS = Edition.names()
SOME_NUMBERS = {"stall_rounds": (0, 1, 2, 5), "goal": (3, 5, 7, 10)}


@dataclass(frozen=True)
class Match:
    """What is played; the seed belongs to it."""

    edition: Edition
    seats: int
    decks: Mapping[str, Sequence[str]]
    seed: str

    def table(self) -> PlainTable:
        return PlainTable(self.edition, ["random"] * self.seats, self.seed, self.decks)


def match(run: str, number: int) -> Match:
    """The match of this number: it depends on the run and the number alone."""
    chooser = random.Random(f"{run}/{number}")
    name = EDITIONS[number % len(EDITIONS)]
    edition = Edition(name, **_options(name, chooser))
    seats = chooser.choice((2, 2, 3, 3, 4, 5, 6))
    decks = {deck: list(cards) for deck, cards in edition.deck_lists(seats).items()}
    if edition.actions and chooser.random() < 0.5:
        _add_actions(edition, decks, chooser)
    return Match(edition, seats, decks, f"{run}/{number}")


def matches(run: str, first: int, count: int) -> Iterator[Match]:
    return (match(run, number) for number in range(first, first + count))


def _options(name: str, chooser: random.Random) -> dict[str, Any]:
    options: dict[str, Any] = {}
    for option, said in offered_by(name).items():
        if option == "turn_limit":
            # Tableau games at random are long; most are cut so that more of them can be played.
            options[option] = chooser.choice(
                (0, 40, 60, 90) if "finish_round" in offered_by(name) else (0, 0, 60)
            )
        elif chooser.random() < 0.5:
            options[option] = chooser.choice(SOME_NUMBERS.get(option) or said["values"])
    return options


def _add_actions(edition: Edition, decks: dict[str, list[str]], chooser: random.Random) -> None:
    """More action cards than usual, so that rare things happen."""
    into = "extra" if "extra" in edition.decks else "main"
    more = [action.text for action in edition.actions for _ in range(chooser.choice((0, 1, 2, 3)))]
    decks[into] += chooser.sample(more, min(len(more), PILE - len(decks[into])))


def trace_plain(match: Match, games: int = GAMES, depth: int = EVERYTHING) -> tuple[int, list[int]]:
    """The decisions and the digest of each game, by the plain rules."""
    table, digests = match.table(), [0] * games
    made = trace_games(
        table.t, table.s, table.v, table.blank, table.d, Tape(), 0, games, depth, digests
    )  # fmt: skip
    return made, digests


def trace_fast(match: Match, games: int = GAMES, depth: int = EVERYTHING) -> tuple[int, list[int]]:
    """The same by the compiled rules."""
    table, digests = FastTable(match.table()), fast.numbers(games)
    tape = fast.record(Tape)
    made = fast.twin(trace_games)(
        table.t, table.s, table.v, table.blank, table.d, tape, 0, games, depth, digests
    )  # fmt: skip
    return made, digests.tolist()
