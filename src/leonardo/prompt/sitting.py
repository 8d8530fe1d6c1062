"""A game with the people and bots who sit at it: who decides, what was told, what can be taken back.

It shows nothing itself; the prompt and the full screen both play through it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from leonardo.bots import LEVELS, Bot, Opinion, Search, make
from leonardo.game import Game
from leonardo.move import Move
from leonardo.played import Played
from leonardo.prompt.seating import Seat

FORCED: Final = (["skip"], ["end"])  # played for people: a hidden hand leaves nothing else
ADVISER: Final = "maestro"
SUBSTITUTE: Final = "planner"  # plays for whoever resigns


class Sitting:
    """One game on one device."""

    def __init__(self, game: Game, seats: Sequence[Seat], seed: str) -> None:
        self.game, self.seats, self.seed = game, list(seats), seed
        self.bots: dict[int, Bot] = {
            place: make(seat.bot, f"{seed} {place}") for place, seat in enumerate(seats) if seat.bot
        }
        self.facts = facts_of(game)
        # Where in the game somebody decided; what was forced is taken back with what led to it.
        self.decided = [
            (place, made.seat)
            for place, made in enumerate(game.made)
            if made.seat in self.people and [made.move.text] not in FORCED
        ]

    @property
    def people(self) -> list[int]:
        """The seats at which people sit."""
        return [place for place, seat in enumerate(self.seats) if not seat.bot]

    @property
    def forced(self) -> str | None:
        """The move that is made for whoever is to decide, because a hidden hand leaves nothing else."""
        legal = self.game.legal.texts
        return legal[0] if legal in FORCED else None

    def make(self, move: Move | str) -> Played:
        """The move is made and remembered; a person's own choice can be taken back."""
        place, seat, forced = len(self.game.made), self.game.to_move, self.forced
        played = self.game.play(move)
        self.facts.append(played)
        if seat in self.people and forced is None:
            self.decided.append((place, seat))
        return played

    def undo_refusal(self, seat: int) -> tuple[str, dict[str, str]] | None:
        """Why this seat can take nothing back, as a message with its values; None if it can."""
        if not self.decided:
            return "play-undo-nothing", {}
        whose = self.decided[-1][1]
        if whose != seat:
            return "play-undo-other", {"player": self.game.names[whose]}
        return None

    def undo(self) -> Move:
        """Back to before the last decision of a person, which is given."""
        place, _ = self.decided.pop()
        undone = self.game.undo()
        self.facts.pop()
        while len(self.game.made) > place:
            undone = self.game.undo()
            self.facts.pop()
        return undone

    def advice(self, seat: int) -> Opinion:
        """What the best bot thinks of this seat's decision, from what the seat knows."""
        return Search(ADVISER, LEVELS[ADVISER], f"hint {self.seed}").consider(self.game.view(seat))

    def hand_over(self, seat: int, bot: str = SUBSTITUTE) -> None:
        """A bot plays this seat from now on."""
        self.seats[seat] = Seat(self.seats[seat].name, bot)
        self.bots[seat] = make(bot, f"{self.seed} {seat}")
        self.decided = [(place, whose) for place, whose in self.decided if whose != seat]


def facts_of(game: Game) -> list[Played]:
    """What each move made so far did, found by playing it again."""
    twin = game.copy()
    undone = [twin.undo() for _ in game.made]
    return [twin.play(move) for move in reversed(undone)]
