"""What a seat of OpenSpiel's "leonardo" is told: its view as text and numbers, its history as text."""

from __future__ import annotations

import json
from functools import lru_cache
from types import SimpleNamespace
from typing import Any

from leonardo.adapters.needing import missing
from leonardo.adapters.observations import Observations, Part
from leonardo.adapters.open_chance import Fact, OpenGame
from leonardo.edition import Edition
from leonardo.errors import SetupError
from leonardo.events import events
from leonardo.view import SPECTATOR

try:
    import numpy as np
    import pyspiel
except ImportError as absent:
    raise missing(__name__) from absent


class LeonardoObserver:
    """Observations of one kind: public, private or both; with or without recall of all that was seen."""

    def __init__(self, observations: Observations, kind: Any) -> None:
        private = kind.private_info
        if private == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise SetupError("no observer sees the hands of all players: a view is one seat's")
        self._public = bool(kind.public_info)
        self._private = private == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._recall = bool(kind.perfect_recall)
        self._observations = observations
        self._parts = [part for part in observations.parts if self._is_told(part)]
        self._sheet = observations.sheet_with(self._parts)
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if not self._recall:  # a history has no largest size; it is told as text
            size = sum(part.size for part in self._parts)
            self.tensor = np.zeros(size, np.float32)
            first = 0
            for part in self._parts:
                window = self.tensor[first : first + part.size]
                self.dict[part.field.name] = window.reshape(part.field.shape)
                first += part.size

    def _is_told(self, part: Part) -> bool:
        return self._private if part.field.private else self._public

    def set_from(self, state: Any, player: int) -> None:
        """`tensor` and `dict` say what the player sees in this state; zeros before the deal."""
        if self.tensor is None:
            return
        self.tensor.fill(0)
        if state.play.state is None:
            return
        numbers = np.zeros(self._observations.size, np.int8)
        view = state.play.view(player if self._private else None)
        self._observations.write_with(self._sheet, view, numbers)
        for part in self._parts:
            found = numbers[part.first : part.first + part.size]
            self.dict[part.field.name][...] = found.reshape(part.field.shape)

    def string_from(self, state: Any, player: int) -> str:
        """What the player sees in this state, and with recall everything that was seen since the deal."""
        play: OpenGame = state.play
        lines = []
        if self._public:
            lines.append(seen_text(play, player if self._private else None))
        elif self._private and play.state is not None:
            lines.append(json.dumps(sorted(play.view(player).position["hands"][player])))
        if self._recall:
            audience = player if self._private else SPECTATOR
            lines.append(history(play, audience))
        return "\n".join(lines)


def seen_text(play: OpenGame, seat: int | None, *, referee: bool = False) -> str:
    """The position as this seat, a spectator or the referee sees it, in one line."""
    if play.state is None:
        dealt = [[play.space.edition.card_text(face) for face in faces] for faces in play.dealt]
        return f"dealing {play.first} {dealt}" if referee else "dealing"
    position = play.position() if referee else play.view(seat).position
    return json.dumps(position, separators=(",", ":"))


def history(play: OpenGame, audience: int) -> str:
    """Everything that this audience was told since the deal, a fact a line; the text grows and is kept."""
    count, text = play.told.get(audience, (0, ""))
    new = "".join(f"{fact_text(play.space.edition, fact, audience)}\n" for fact in play.facts[count:])
    if not play.undrawn:  # otherwise the last facts are still to be completed
        play.told[audience] = (len(play.facts), text + new)
    return text + new


@lru_cache(maxsize=1 << 16)
def fact_text(edition: Edition, fact: Fact, audience: int) -> str:
    """The fact as this audience knows it, in one line."""
    told = events(edition, SimpleNamespace(count=1, rows=list(fact)), audience)
    return json.dumps(told[0], separators=(",", ":"))
