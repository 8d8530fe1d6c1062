"""OpenSpiel's bot for games with hidden hands, as it comes; only its random rollouts run compiled.

Rollouts in Python would leave it a few iterations in the time of a decision. Compiled they are the same
uniform moves to the end of the game, so that what it thinks does not change, only how soon.
"""

from __future__ import annotations

import time
from collections import Counter
from typing import Any, Final

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts

from benchmarks import kernels
from leonardo import Game, chance, fast, rules
from leonardo.adapters.open_chance import OpenGame
from leonardo.adapters.openspiel_game import LeonardoGame, LeonardoState
from leonardo.deal import Deal
from leonardo.rules import codes, layout

EXPLORATION: Final = 2.0  # for payoffs from -1 to 1, as in its own examples
MOST_TURNS: Final = 2000
MOST_ITERATIONS: Final = 1_000_000
FEWEST: Final = 3  # its first iteration tries no move, and before the second it has no opinion


class Rollouts:
    """Its evaluator: one random game to the end, every move expected to be as good as any other."""

    def __init__(self, game: LeonardoGame, seed: str) -> None:
        space = game.setup.actions
        self._space, self._t = space, fast.filled(space.edition.table)
        self._state = fast.record(rules.State)
        self._tape, self._moves = fast.record(rules.Tape), fast.numbers(layout.MOVES)
        self._order, self._unseen = fast.numbers(layout.PILE), fast.numbers(2 * layout.PILE)
        self._words = fast.numbers(4)
        self._words[:] = chance.seeded(seed, "rollout")
        self._finish = fast.twin(kernels.finish_at_random)

    def evaluate(self, state: LeonardoState) -> Any:
        """What a random game from here is worth to each seat."""
        play = state.play
        s = fast.filled(play.state)
        unseen = [
            face
            for pool in play.pools
            for face, count in zip(self._space.faces, pool, strict=True)
            for _ in range(count)
        ]
        self._unseen[: len(unseen)] = unseen
        room = (self._state, self._unseen, len(unseen), self._moves, self._order, self._words, self._tape)
        winners = int(self._finish(self._t, s, *room, MOST_TURNS))
        seats, count = self._space.seats, winners.bit_count()
        if not count:
            return np.zeros(seats)
        return np.array([(seats / count * (winners >> seat & 1) - 1) / (seats - 1) for seat in range(seats)])

    def prior(self, state: LeonardoState) -> list[tuple[int, float]]:
        """Every legal move, equally likely."""
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


class Thinker(ismcts.ISMCTSBot):  # type: ignore[misc]
    """The bot with so many iterations or so many seconds for a decision."""

    def __init__(self, game: LeonardoGame, seed: str, iterations: int, seconds: float) -> None:
        words = chance.seeded(seed, "openspiel")
        super().__init__(
            game,
            Rollouts(game, seed),
            EXPLORATION,
            iterations or MOST_ITERATIONS,
            random_state=np.random.RandomState(words[0] & 0xFFFFFFFF),
        )
        self._seconds = seconds
        self._until = 0.0
        self.done = 0

    def step(self, state: LeonardoState) -> int:
        """The action chosen; `done` counts iterations."""
        self._until = time.monotonic() + self._seconds
        self.done = 0
        try:
            return int(super().step(state))
        except TimeoutError:
            actions, chances = zip(*self.get_final_policy(state, self._root_node), strict=True)
            return int(self._random_state.choice(actions, p=chances))

    def sample_root_state(self, state: LeonardoState) -> LeonardoState:
        """A world for one more iteration, if there is time for it."""
        if self._seconds and self.done >= FEWEST and time.monotonic() >= self._until:
            raise TimeoutError
        self.done += 1
        sampled: LeonardoState = super().sample_root_state(state)
        return sampled


class Mirror:
    """The same game in OpenSpiel, card by card; it has to be told of every move when it is made."""

    def __init__(self, game: Game) -> None:
        options = ";".join(f"{name}:{value}" for name, value in game.edition.options.items())
        text = f"leonardo(edition={game.edition.name},players={game.seats},options={options})"
        self.game: LeonardoGame = pyspiel.load_game(text)
        self.state: LeonardoState = self.game.new_initial_state()
        self._settle(game)

    def follow(self, game: Game) -> None:
        """The move just made in the game is made here too."""
        self.state.apply_action(self.game.setup.actions.number(str(game.made[-1].move)))
        self._settle(game)

    def _settle(self, game: Game) -> None:
        while self.state.is_chance_node():
            self.state.apply_action(answer(game, self.state.play))


def answer(game: Game, play: OpenGame) -> int:
    """What chance must say if all is to go as it went in the game."""
    question, beginning = play.question(), game.beginning
    assert question is not None and isinstance(beginning, Deal)
    code = game.edition.card_code
    if question.about == "first":
        return beginning.first
    if question.about == "deal":
        lying = (beginning.main, beginning.extra)[question.where]
        return play.space.cards.index(lying[len(play.dealt[question.where])])
    if question.about == "take":
        return play.space.cards.index(dict(game.made[-1].chance)["takes"])
    if question.about == "top":
        return play.space.faces.index(code(game.position["decks"]["main"][0]))
    seat = question.where // layout.HAND
    held = play.state.hand[seat * layout.HAND : seat * layout.HAND + play.state.hand_count[seat]]
    missing = Counter(map(code, game.position["hands"][seat]))
    missing.subtract(card for card in held if not card & codes.HIDDEN)
    hidden = play.state.hand[question.where]
    two_decks = game.edition.table.two_decks
    return next(
        play.space.faces.index(card)
        for card in +missing
        if not two_decks or not (card ^ hidden) & codes.EXTRA
    )
