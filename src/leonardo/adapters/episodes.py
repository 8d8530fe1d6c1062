"""One game as the environments run it: moves by number, views as arrays, payoffs at the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Protocol, final

from leonardo.adapters.actions import ActionSpace, Decks, action_space
from leonardo.adapters.observations import Array, Observations
from leonardo.board import draw
from leonardo.bots import Bot, make
from leonardo.edition import Edition
from leonardo.errors import GameOver, SetupError
from leonardo.game import Game
from leonardo.view import View

SEEDS: Final = 2**63  # an environment's generator draws a game's seed below this


class Numbers(Protocol):
    """What an environment's generator is asked: nothing but seeds, and which seat to take."""

    def integers(self, low: int, high: int) -> Any:
        """A number from low to high - 1."""


def payoffs(outcome: Mapping[str, Any] | None, seats: int) -> list[float]:
    """What the end is worth to each seat: 1 to the winner, -1 / (seats - 1) to each other; 0 before the end.

    Winners who share are given equal parts, so that the sum is always 0.
    """
    if outcome is None:
        return [0.0] * seats
    winners = outcome["winners"]
    return [(seats / len(winners) * (seat in winners) - 1) / (seats - 1) for seat in range(seats)]


@final
class Setup:
    """What the games of an environment have in common: edition, seats, decks, numbering, fields."""

    def __init__(
        self,
        edition: str | Edition = "classic",
        seats: int = 2,
        options: Mapping[str, Any] | None = None,
        decks: Decks | None = None,
    ) -> None:
        chosen = Edition(edition, **dict(options or {})) if isinstance(edition, str) else edition
        self.edition: Edition = chosen
        self.seats = seats
        self.decks = decks
        self.actions: ActionSpace = action_space(chosen, seats, decks)
        self.observations = Observations(self.actions)

    def deal(self, seed: str | int) -> Game:
        """The game of this seed."""
        return Game(self.edition, seats=self.seats, seed=seed, decks=self.decks)


def drawing(view: View) -> str:
    """The game as this seat sees it, in plain text."""
    return draw(view.position, "en", seat=view.seat)


@final
class OneSeat:
    """A game of one seat against bots, halted wherever that seat decides."""

    game: Game
    view: View  # of the seat, now

    def __init__(self, setup: Setup, bots: str | Sequence[str] = "random", seat: int | None = 0) -> None:
        self.setup = setup
        names = [bots] * (setup.seats - 1) if isinstance(bots, str) else list(bots)
        if len(names) != setup.seats - 1:
            raise SetupError(f"{len(names)} bots for the {setup.seats - 1} other seats")
        if seat is not None and not 0 <= seat < setup.seats:
            raise SetupError(f"there is no seat {seat}: seats are 0 to {setup.seats - 1}")
        for name in names:
            make(name)  # an unknown one is told now, not in the middle of a run
        self._names = names
        self._chosen = seat
        self.seat = 0 if seat is None else seat
        self._bots: dict[int, Bot] = {}
        self.refusal: str | None = None

    def begin(self, numbers: Numbers) -> None:
        """A fresh game has come to the seat's first decision."""
        self.refusal = None
        while True:
            if self._chosen is None:
                self.seat = int(numbers.integers(0, self.setup.seats))
            seed = str(int(numbers.integers(0, SEEDS)))
            others = [(self.seat + 1 + i) % self.setup.seats for i in range(self.setup.seats - 1)]
            self._bots = {
                other: make(name, f"{seed}/{other}") for other, name in zip(others, self._names, strict=True)
            }
            self.game = self.setup.deal(seed)
            self._let_others_play()
            if not self.game.is_over:  # with a low goal a bot may win before this seat's first turn
                return

    @property
    def is_over(self) -> bool:
        """Whether the game has ended, or the seat has forfeited it."""
        return self.game.is_over or self.refusal is not None

    def act(self, number: int) -> float:
        """The seat's move is made and answered; what it has got. A move not allowed forfeits the game."""
        if self.is_over:
            raise GameOver("the game is over: reset the environment")
        move = self.setup.actions.text(number)
        self.refusal = self.view.refusal(move)
        if self.refusal is not None:
            return -1.0
        self.game.play(move)
        self._let_others_play()
        return payoffs(self.game.outcome, self.setup.seats)[self.seat]

    def _let_others_play(self) -> None:
        while (mover := self.game.to_move) not in (self.seat, None):
            assert mover is not None
            view = self.game.view(mover)
            self.game.play(self._bots[mover].choose(view, view.legal))
        self.view = self.game.view(self.seat)

    def write(self, observation: Array, mask: Array) -> None:
        """The arrays, the caller's own, hold what the seat sees and may do."""
        self.setup.observations.write(self.view, observation)
        if self.is_over:
            mask[:] = 0
        else:
            self.setup.observations.write_mask(self.view, mask)

    @property
    def facts(self) -> dict[str, Any]:
        """What else is to be told: the seat, the turn, and how it ended."""
        outcome = self.game.outcome or {"winners": [], "reason": ""}
        won = self.seat in outcome["winners"]
        reason = "refused" if self.refusal else outcome["reason"]
        return {
            "seat": self.seat,
            "turn": self.game.turn,
            "won": won,
            "reason": reason,
            "refusal": self.refusal or "",
        }
