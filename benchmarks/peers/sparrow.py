"""pgx's sparrow_mahjong on this machine's processor: many games stepped together, finished ones begun anew.

Random legal moves; observations and masks come with every step. The best of several batch sizes counts.
Each line of input is a number of seconds; the answer is a line of JSON.
"""

import importlib.metadata
import json
import os
import sys
import time

os.environ["JAX_PLATFORMS"] = "cpu"

import jax
import jax.numpy as jnp
import pgx
from pgx.experimental import auto_reset

STEPS = 32
env = pgx.make("sparrow_mahjong")
init = jax.vmap(env.init)
step = jax.vmap(auto_reset(env.step, env.init))


def one(carry, _):
    state, key = carry
    key, choosing, chance = jax.random.split(key, 3)
    logits = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
    action = jax.random.categorical(choosing, logits, axis=-1)
    state = step(state, action, jax.random.split(chance, action.shape[0]))
    return (state, key), state.observation.sum() + state.legal_action_mask.sum()


many = jax.jit(lambda carry: jax.lax.scan(one, carry, None, length=STEPS))
best_size = 0
carries = {}


def measured(size, seconds):
    if size not in carries:
        key = jax.random.PRNGKey(size)
        carries[size] = (jax.jit(init)(jax.random.split(key, size)), key)
        carries[size], seen = many(carries[size])
        seen.block_until_ready()
    began = time.perf_counter()
    made = 0
    while time.perf_counter() - began < seconds:
        carries[size], seen = many(carries[size])
        seen.block_until_ready()
        made += STEPS * size
    return made / (time.perf_counter() - began)


for line in sys.stdin:
    if not best_size:
        best_size = max((64, 256, 1024, 4096), key=lambda size: measured(size, float(line)))
    rate = measured(best_size, float(line))
    version = importlib.metadata.version("pgx")
    print(
        json.dumps({"version": version, "jax": jax.__version__, "rate": rate, "batch": best_size}), flush=True
    )
