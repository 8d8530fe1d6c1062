"""Gymnasium: one seat of a game against bots.

    env = LeonardoEnv("quintis-2009", seats=3, bots="greedy")
    observation, info = env.reset(seed=7)
    observation, reward, terminated, truncated, info = env.step(env.action_space.sample(info["action_mask"]))

The same seed and actions give the same episode on every machine. A move that is not allowed forfeits the
game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from leonardo.adapters.actions import Decks
from leonardo.adapters.episodes import OneSeat, Setup, drawing
from leonardo.adapters.needing import missing
from leonardo.adapters.observations import Array
from leonardo.edition import Edition
from leonardo.errors import SetupError

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
except ImportError as absent:
    raise missing(__name__) from absent


class LeonardoEnv(gymnasium.Env[Array, Any]):
    """One seat against bots: an observation is what the seat sees, an action the number of a move."""

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012  # as Gymnasium declares it

    def __init__(
        self,
        edition: str | Edition = "classic",
        *,
        seats: int = 2,
        bots: str | Sequence[str] = "random",
        seat: int | None = 0,
        options: Mapping[str, Any] | None = None,
        decks: Decks | None = None,
        render_mode: str | None = None,
    ) -> None:
        """`bots` is one name for all, or one for each seat from the left; seat None is drawn each time."""
        if render_mode not in (None, "ansi"):
            raise SetupError(f"{render_mode!r} is not a render mode: ansi")
        self.setup = Setup(edition, seats, options, decks)
        self.render_mode = render_mode
        self.actions = self.setup.actions
        self.observations = self.setup.observations
        self.observation_space = spaces.Box(self.observations.low, self.observations.high, dtype=np.int8)
        self.action_space = spaces.Discrete(self.actions.size)
        self._play = OneSeat(self.setup, bots, seat)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        """A fresh game has come to the seat's first decision."""
        super().reset(seed=seed)
        self._play.begin(self.np_random)
        return self._seen()

    def step(self, action: Any) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        """The move of this number is made and answered."""
        reward = self._play.act(int(action))
        observation, info = self._seen()
        return observation, reward, self._play.is_over, False, info

    def action_masks(self) -> Any:
        """The mask as true and false, as the masked learners of Stable-Baselines ask for it."""
        return self._seen()[1]["action_mask"].astype(bool)

    def render(self) -> str | None:
        """The game as the seat sees it, in mode ansi."""
        return drawing(self._play.view) if self.render_mode == "ansi" else None

    def _seen(self) -> tuple[Array, dict[str, Any]]:
        observation = np.zeros(self.observations.size, np.int8)
        mask = np.zeros(self.actions.size, np.int8)
        self._play.write(observation, mask)
        return observation, {"action_mask": mask, **self._play.facts}


def env_id(edition: str) -> str:
    """The name under which `gymnasium.make` knows an edition."""
    return f"leonardo/{edition}-v1"


for _edition in Edition.names():
    gymnasium.register(
        env_id(_edition),
        entry_point="leonardo.adapters.gymnasium_env:LeonardoEnv",
        vector_entry_point="leonardo.adapters.gymnasium_vector:LeonardoVectorEnv",
        kwargs={"edition": _edition},
    )
