"""Who plays a scene: the house's game as it is, and the same game written out and read in before every step.

Another executor (compiled rules, a process behind the protocol) is a class with these methods and an entry in
EXECUTORS; every scene then runs on it too.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

import leonardo
from leonardo.game import Deal, Game


class Executor(Protocol):
    """A game that a scene is played on; `remembers` how many moves can be taken back."""

    remembers: int

    def load(self, position: Mapping[str, Any]) -> None: ...
    def deal(
        self,
        edition: str,
        options: Mapping[str, Any],
        seats: int,
        first: int,
        decks: Mapping[str, Sequence[str]],
    ) -> None: ...
    def position(self) -> dict[str, Any]: ...
    def view(self, seat: int | None) -> dict[str, Any]: ...
    def legal(self) -> list[str]: ...
    def view_legal(self, seat: int | None) -> list[str]: ...
    def refuse(self, move: str) -> str | None: ...
    def view_refuses(self, seat: int, move: str) -> str | None: ...
    def play(self, move: str) -> None: ...
    def events(self, seat: int | None = ..., *, referee: bool = ...) -> list[dict[str, Any]]: ...
    def undo(self) -> None: ...


class Foretold:
    """Chance as the scene wrote it down; otherwise shuffled cards lie sorted, and the first card is taken."""

    def __init__(self) -> None:
        self.said: list[tuple[str, list[str]]] = []

    def shuffle(self, deck: str, cards: list[str]) -> list[str]:
        return self._next(f"shuffle {deck}") or sorted(cards)

    def take(self, seat: int, cards: list[str]) -> str:
        return (self._next("takes") or cards)[0]

    def _next(self, what: str) -> list[str]:
        return self.said.pop(0)[1] if self.said and self.said[0][0] == what else []

    def mark(self) -> Any:
        return list(self.said)

    def back_to(self, mark: Any) -> None:
        self.said = list(mark)

    def copy(self) -> Foretold:
        twin = Foretold()
        twin.back_to(self.said)
        return twin


class Plain:
    """The game through the front door."""

    remembers = 1_000

    def __init__(self, chance: Foretold) -> None:
        self.chance = chance
        self.game: Game
        self.played: Any = None

    def load(self, position: Mapping[str, Any]) -> None:
        self.game = Game.load(position, chance=self.chance)

    def deal(
        self,
        edition: str,
        options: Mapping[str, Any],
        seats: int,
        first: int,
        decks: Mapping[str, Sequence[str]],
    ) -> None:
        deal = Deal(first, tuple(decks["main"]), tuple(decks["extra"]))
        chosen = leonardo.Edition(edition, **options)
        self.game = Game.dealt(chosen, [f"Seat {i}" for i in range(seats)], deal, self.chance)

    def position(self) -> dict[str, Any]:
        return self.game.position

    def view(self, seat: int | None) -> dict[str, Any]:
        return self.game.view(seat).position

    def legal(self) -> list[str]:
        return self.game.legal.texts

    def view_legal(self, seat: int | None) -> list[str]:
        return self.game.view(seat).legal.texts

    def refuse(self, move: str) -> str | None:
        return self.game.why(move)

    def view_refuses(self, seat: int, move: str) -> str | None:
        return self.game.view(seat).refusal(move)

    def play(self, move: str) -> None:
        self.played = self.game.play(move)

    def events(self, seat: int | None = None, *, referee: bool = False) -> list[dict[str, Any]]:
        return self.played.events if referee else self.played.seen_by(seat)  # type: ignore[no-any-return]

    def undo(self) -> None:
        self.game.undo()


class Reloaded(Plain):
    """Before every move the game is written out and read in again, so nothing may live outside a position."""

    remembers = 1

    def play(self, move: str) -> None:
        if self.refuse(move) is None:
            self.before = self.game
            self.load(self.game.position)
        super().play(move)

    def undo(self) -> None:
        super().undo()
        assert self.game.position == self.before.position


EXECUTORS = {"plain": Plain, "reloaded": Reloaded}
