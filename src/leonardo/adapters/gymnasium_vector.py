"""Gymnasium: many games of one seat against bots, stepped together into arrays.

    envs = LeonardoVectorEnv(64, edition="classic", bots="greedy")
    observations, infos = envs.reset(seed=7)

Game i is the game of `LeonardoEnv` with the seed plus i. A game that is over begins anew at the next step.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from leonardo.adapters.actions import Decks
from leonardo.adapters.episodes import OneSeat, Setup, drawing
from leonardo.adapters.needing import missing
from leonardo.adapters.observations import Array
from leonardo.edition import Edition

try:
    import numpy as np
    from gymnasium import spaces
    from gymnasium.utils import seeding
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError as absent:
    raise missing(__name__) from absent


class LeonardoVectorEnv(VectorEnv[Array, Any, Any]):
    """`num_envs` games side by side, one row of every array for each."""

    metadata = {  # noqa: RUF012  # as Gymnasium declares it
        "render_modes": ["ansi"],
        "autoreset_mode": AutoresetMode.NEXT_STEP,
    }

    def __init__(
        self,
        num_envs: int = 1,
        *,
        edition: str | Edition = "classic",
        seats: int = 2,
        bots: str | Sequence[str] = "random",
        seat: int | None = 0,
        options: Mapping[str, Any] | None = None,
        decks: Decks | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.num_envs = num_envs
        self.render_mode = render_mode
        self.setup = Setup(edition, seats, options, decks)
        self.actions = self.setup.actions
        self.observations = self.setup.observations
        box = spaces.Box(self.observations.low, self.observations.high, dtype=np.int8)
        self.single_observation_space = box
        self.single_action_space = spaces.Discrete(self.actions.size)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._plays = [OneSeat(self.setup, bots, seat) for _ in range(num_envs)]
        self._generators = [seeding.np_random()[0] for _ in range(num_envs)]
        self._ended = np.zeros(num_envs, np.bool_)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        """Every game is fresh, and has come to its seat's first decision."""
        seeds: Sequence[int | None]
        if seed is None:
            seeds = [None] * self.num_envs
        elif isinstance(seed, int):
            super().reset(seed=seed)
            seeds = [seed + i for i in range(self.num_envs)]
        else:
            seeds = seed
        for i, (play, own) in enumerate(zip(self._plays, seeds, strict=True)):
            if own is not None:
                self._generators[i] = seeding.np_random(own)[0]
            play.begin(self._generators[i])
        self._ended[:] = False
        return self._seen()

    def step(self, actions: Any) -> tuple[Array, Any, Any, Any, dict[str, Any]]:
        """Each game has made its move, or has begun anew if it was over."""
        rewards = np.zeros(self.num_envs)
        for i, play in enumerate(self._plays):
            if self._ended[i]:
                play.begin(self._generators[i])
            else:
                rewards[i] = play.act(int(actions[i]))
        self._ended = np.array([play.is_over for play in self._plays])
        observations, infos = self._seen()
        return observations, rewards, self._ended.copy(), np.zeros(self.num_envs, np.bool_), infos

    def render(self) -> tuple[str, ...] | None:
        """Each game as its seat sees it, in mode ansi."""
        return tuple(drawing(play.view) for play in self._plays) if self.render_mode == "ansi" else None

    def _seen(self) -> tuple[Array, dict[str, Any]]:
        observations = np.zeros((self.num_envs, self.observations.size), np.int8)
        infos: dict[str, Any] = {}
        for i, play in enumerate(self._plays):
            mask = np.zeros(self.actions.size, np.int8)
            play.write(observations[i], mask)
            infos = self._add_info(infos, {"action_mask": mask, **play.facts}, i)
        return observations, infos
