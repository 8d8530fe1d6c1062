"""Positions that random games pass through: every edition, 2 to 6 seats, options and decks drawn too."""

from __future__ import annotations

import dataclasses
import random
from collections.abc import Iterator
from typing import Any

from hypothesis import strategies as st

from leonardo import Edition, Game
from leonardo.switches import SWITCHES

EDITIONS = Edition.names()
NUMBERS = {"stall_rounds": (0, 1, 3, 99), "turn_limit": (5, 17), "goal": (1, 2, 12)}
RARE = ("!clean-sheet", "!borrowed-folio", "!double-stroke", "!canal-lock")  # ask for more, hidden or not
HANDS_OF = {"classic": 10, "quintis-2009": 6, "quintis-2011": 6}  # dealt to each seat from one deck


@dataclasses.dataclass(frozen=True)
class Setup:
    """How a random game begins; equal setups play the same game."""

    edition: str
    seats: int
    seed: int
    unusual: bool = True  # other options than the usual ones, and perhaps a deck that is soon empty

    def game(self) -> Game:
        rng = random.Random(f"{self}")
        options = drawn_options(rng, self.edition) if self.unusual else {}
        decks = short_decks(rng, self.edition, self.seats) if self.unusual and rng.random() < 0.4 else None
        return Game(self.edition, seats=self.seats, seed=self.seed, options=options, decks=decks)


def drawn_options(rng: random.Random, edition: str) -> dict[str, Any]:
    """Each option has another value than the usual one now and then."""
    chosen = {}
    for option in Edition(edition).switches:
        if rng.random() < 0.25:
            chosen[option] = rng.choice(SWITCHES[option] or NUMBERS[option])
    return chosen


def short_decks(rng: random.Random, edition: str, seats: int) -> dict[str, list[str]] | None:
    """A deck that is soon empty, so that shuffles and last rounds are reached."""
    if edition not in HANDS_OF:
        return None
    cards = list(Edition(edition).deck_lists(seats)["main"])
    rng.shuffle(cards)
    return {"main": cards[: seats * HANDS_OF[edition] + rng.randrange(3, 9)]}


def kind_of(move: str) -> str:
    """Roughly what a move does, so that rare kinds are not drowned by the many plays."""
    word = move.split(" ")[0]
    return next((sign for sign in ">@^/" if sign in word and not word.startswith("!")), word)


def chosen_move(rng: random.Random, legal: list[str]) -> str:
    """A legal move: any, or any of a kind chosen first."""
    rare = [move for move in legal if move.startswith(RARE)]
    if rare and rng.random() < 0.5:
        return rng.choice(rare)
    if rng.random() < 0.4:
        return rng.choice(legal)
    kind = rng.choice(sorted({kind_of(move) for move in legal}))
    return rng.choice([move for move in legal if kind_of(move) == kind])


def walk(setup: Setup, most: int) -> Iterator[Game]:
    """The game at its beginning and after each of at most so many moves: always the same object."""
    game = setup.game()
    rng = random.Random(f"moves of {setup}")
    yield game
    for _ in range(most):
        if game.is_over:
            return
        game.play(chosen_move(rng, game.legal.texts))
        yield game


def setups(count: int, seats: tuple[int, ...] = (2, 3, 4, 5, 6)) -> Iterator[Setup]:
    """So many setups, the editions in turn."""
    for number in range(count):
        edition = EDITIONS[number % len(EDITIONS)]
        yield Setup(edition, seats[number // len(EDITIONS) % len(seats)], number, unusual=number % 3 != 0)


def positions(count: int, every: int, moves: int, seats: tuple[int, ...] = (2, 3, 4, 5, 6)) -> Iterator[Game]:
    """Positions of so many games, one after every so many moves; the game is lent, not given."""
    for setup in setups(count, seats):
        for number, game in enumerate(walk(setup, moves)):
            if number % every == setup.seed % every:
                yield game


def drawn_setups() -> st.SearchStrategy[Setup]:
    """Setups for Hypothesis."""
    return st.builds(
        Setup,
        edition=st.sampled_from(EDITIONS),
        seats=st.integers(2, 6),
        seed=st.integers(0, 1 << 20),
        unusual=st.booleans(),
    )


def after_moves(setup: Setup, moves: int) -> Game:
    """The game after so many moves, or at its end."""
    *_, game = walk(setup, moves)
    return game
