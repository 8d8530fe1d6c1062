"""The suites of the projects themselves, for every edition and number of seats.

    python -m leonardo.adapters.check

With 50 seeds each it takes some minutes; a line is printed for each that is done. The tests of this project
run a part of it, by the same functions.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import sys
import time
import traceback
import warnings
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

from leonardo.adapters.needing import missing
from leonardo.edition import Edition
from leonardo.rules import layout

try:
    import gymnasium
    import pyspiel
    from gymnasium.utils.env_checker import check_env, data_equivalence
    from pettingzoo.test import api_test, seed_test
    from pettingzoo.utils.wrappers import BaseWrapper
except ImportError as absent:
    raise missing(__name__) from absent

from leonardo.adapters import openspiel_game, pettingzoo_env
from leonardo.adapters.gymnasium_env import LeonardoEnv, env_id
from leonardo.adapters.gymnasium_vector import LeonardoVectorEnv

SEEDS: Final = 50
API_CYCLES: Final = 100  # decisions a seat that PettingZoo's api_test plays at most
SEED_CYCLES: Final = 20  # decisions a seat for each seed
VECTOR_STEPS: Final = 150  # enough for games to end and begin anew
SEATS: Final = range(2, layout.SEATS + 1)

# What PettingZoo finds unusual about every environment with a mask that is not its own.
EXPECTED: Final = (
    "Observation space for each agent probably should be",
    "Observation is not a NumPy array",
)


def check_gymnasium(edition: str, seats: int, seeds: int) -> None:
    """Gymnasium's own checker has found nothing, in any render mode, with fixed and with drawn seats."""
    for seat in (0, seats - 1, None):
        made = gymnasium.make(env_id(edition), seats=seats, seat=seat, render_mode="ansi")
        check_env(made.unwrapped)
        made.close()


def check_vector(edition: str, seats: int, seeds: int) -> None:
    """The games side by side are the games of single environments, to the last number."""
    count = min(3, seeds)
    side_by_side = LeonardoVectorEnv(count, edition=edition, seats=seats, seat=None)
    singles: Any = gymnasium.vector.SyncVectorEnv(
        [lambda: LeonardoEnv(edition, seats=seats, seat=None) for _ in range(count)]
    )
    samplers = [gymnasium.spaces.Discrete(side_by_side.actions.size, seed=i) for i in range(count)]
    seen = [envs.reset(seed=seeds) for envs in (side_by_side, singles)]
    for _ in range(VECTOR_STEPS):
        assert data_equivalence(seen[0], seen[1], exact=True), (
            "the vector environment differs from single ones"
        )
        masks = seen[0][-1]["action_mask"]
        numbers = [
            sampler.sample(mask) if mask.any() else 0 for sampler, mask in zip(samplers, masks, strict=True)
        ]
        seen = [envs.step(numbers) for envs in (side_by_side, singles)]
    singles.close()


class Shifted(BaseWrapper):  # type: ignore[misc]
    """The suites of PettingZoo ask for the same seed every time; this makes it another one."""

    def __init__(self, env: Any, shift: int) -> None:
        super().__init__(env)
        self.shift = shift

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """The environment is reset with the seed plus the shift."""
        super().reset(seed=None if seed is None else seed + self.shift, options=options)


def check_pettingzoo(edition: str, seats: int, seeds: int) -> None:
    """PettingZoo's api_test and seed_test have found nothing, with every seed."""

    def make(shift: int) -> Any:
        return Shifted(pettingzoo_env.env(edition=edition, seats=seats, render_mode="ansi"), shift)

    with warnings.catch_warnings(), contextlib.redirect_stdout(io.StringIO()):
        for message in EXPECTED:
            warnings.filterwarnings("ignore", message=message)
        for seed in range(seeds):
            api_test(make(seed), num_cycles=API_CYCLES)
            seed_test(partial(make, seed), num_cycles=SEED_CYCLES)


def check_openspiel(edition: str, seats: int, seeds: int) -> None:
    """OpenSpiel's random simulation, with serialisation and masks, has found nothing."""
    game = pyspiel.load_game(f"{openspiel_game.GAME_TYPE.short_name}(edition={edition},players={seats})")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False, mask_test=True)


CHECKS: Final[dict[str, Callable[[str, int, int], None]]] = {
    "gymnasium": check_gymnasium,
    "vector": check_vector,
    "pettingzoo": check_pettingzoo,
    "openspiel": check_openspiel,
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Every check asked for was made: 0 if none found anything, 4 if one did, 130 when interrupted."""
    parser = argparse.ArgumentParser(prog="python -m leonardo.adapters.check", description=__doc__)
    parser.add_argument("--editions", nargs="+", choices=Edition.names(), default=Edition.names())
    parser.add_argument("--seats", nargs="+", type=int, choices=SEATS, default=SEATS)
    parser.add_argument("--suites", nargs="+", choices=CHECKS, default=tuple(CHECKS))
    parser.add_argument("--seeds", type=int, default=SEEDS, help=f"for PettingZoo (default {SEEDS})")
    chosen = parser.parse_args(arguments)
    plan = [
        (edition, seats, suite)
        for edition in chosen.editions
        for seats in chosen.seats
        for suite in chosen.suites
    ]
    begun = time.monotonic()
    failures = 0
    try:
        for done, (edition, seats, suite) in enumerate(plan, 1):
            failures += not _passes(edition, seats, suite, chosen.seeds)
            _progress(done, len(plan), time.monotonic() - begun)
    except KeyboardInterrupt:
        return 130
    print(f"{len(plan) - failures} of {len(plan)} checks passed in {time.monotonic() - begun:.0f} s")
    return 4 if failures else 0


def _passes(edition: str, seats: int, suite: str, seeds: int) -> bool:
    """Whether a suite has found nothing; what it found is printed."""
    begun = time.monotonic()
    try:
        CHECKS[suite](edition, seats, seeds)
    except Exception:
        print(f"FAILED  {suite:10}  {edition}, {seats} seats\n{traceback.format_exc()}", flush=True)
        return False
    print(f"passed  {suite:10}  {edition}, {seats} seats, {time.monotonic() - begun:.1f} s", flush=True)
    return True


def _progress(done: int, planned: int, seconds: float) -> None:
    left = seconds / done * (planned - done)
    print(f"{done} of {planned} done, about {left:.0f} s left", file=sys.stderr, end="\r", flush=True)


if __name__ == "__main__":
    sys.exit(main())
