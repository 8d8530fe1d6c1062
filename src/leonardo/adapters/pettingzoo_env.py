"""PettingZoo: every seat of a game is an agent, asked in the order of the game.

    env = leonardo.adapters.pettingzoo_env.env(edition="novem", seats=3)

`seat_0` to `seat_5` are the agents; who is asked first is drawn with the deal. An observation is a dict of
the array and its `action_mask`; the mask of a seat that does not decide is all zeros.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from leonardo.adapters.actions import Decks
from leonardo.adapters.episodes import SEEDS, Setup, drawing, payoffs
from leonardo.adapters.needing import missing
from leonardo.edition import Edition
from leonardo.errors import SetupError
from leonardo.game import Game

try:
    import numpy as np
    from gymnasium import spaces
    from gymnasium.utils import seeding
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ImportError as absent:
    raise missing(__name__) from absent


def env(**chosen: Any) -> Any:
    """The environment as PettingZoo's users expect it: a move that is not allowed loses the game."""
    wrapped: Any = wrappers.TerminateIllegalWrapper(LeonardoAECEnv(**chosen), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))


class LeonardoAECEnv(AECEnv):  # type: ignore[misc]
    """All seats of a game; without the wrappers a move that is not allowed raises IllegalMove."""

    metadata = {  # noqa: RUF012  # as PettingZoo declares it
        "render_modes": ["ansi"],
        "name": "leonardo_v1",
        "is_parallelizable": False,
    }

    def __init__(
        self,
        edition: str | Edition = "classic",
        seats: int = 2,
        options: Mapping[str, Any] | None = None,
        decks: Decks | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if render_mode not in (None, "ansi"):
            raise SetupError(f"{render_mode!r} is not a render mode: ansi")
        self.setup = Setup(edition, seats, options, decks)
        self.actions = self.setup.actions
        self.observations = self.setup.observations
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: self._observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.actions.size) for agent in self.possible_agents}
        self._generator, _ = seeding.np_random()

    def _observation_space(self) -> Any:
        return spaces.Dict(
            {
                "observation": spaces.Box(self.observations.low, self.observations.high, dtype=np.int8),
                "action_mask": spaces.Box(0, 1, (self.actions.size,), np.int8),
            }
        )

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A fresh game waits for its first decision."""
        if seed is not None:
            self._generator, _ = seeding.np_random(seed)
        self.game: Game = self.setup.deal(str(int(self._generator.integers(0, SEEDS))))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> dict[str, Any]:
        """What this seat sees, and what it may do now."""
        view = self.game.view(self.possible_agents.index(agent))
        return {"observation": self.observations.of(view), "action_mask": self.observations.mask(view)}

    def step(self, action: Any) -> None:
        """The selected seat has made the move of this number; a seat whose game is over has left."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.game.play(self.actions.text(int(action)))
        values = payoffs(self.game.outcome, self.setup.seats)
        self.rewards = dict(zip(self.possible_agents, values, strict=True))
        if self.game.is_over:
            self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._select()

    def _select(self) -> None:
        mover = self.game.to_move
        if mover is not None:
            self.agent_selection = self.possible_agents[mover]

    def render(self) -> str | None:
        """The game as the selected seat sees it, in mode ansi."""
        if self.render_mode is None:
            return None
        return drawing(self.game.view(self.possible_agents.index(self.agent_selection)))

    def close(self) -> None:
        """Nothing is left open."""
