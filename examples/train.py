"""Learns to beat the bot `random` at the base game, with nothing but NumPy: python examples/train.py [seed]

A card is worth playing on a zone for the symbols that it shares with what lies around: 25 weights, one for
each zone played on and each zone that lies there, learned by policy gradient from the keys that came of it.
"""

import sys

import numpy as np

from leonardo.adapters.gymnasium_env import LeonardoEnv
from leonardo.words import SYMBOL_CODES

env = LeonardoEnv("classic", seats=2, bots="random", seat=None)
seed = int(sys.argv[1]) if len(sys.argv) > 1 else 0
cards = np.array([[symbol in card for symbol in SYMBOL_CODES] for card in env.actions.cards], float)
plays, random = env.actions.blocks[0].size, np.random.default_rng(seed)  # the first block is CARD>ZONE


def play(weights, rate=0.0):
    (observation, info), over, steps = env.reset(), False, []
    while not over:
        keys, table = (env.observations.named(observation)[name][0] for name in ("keys", "table"))
        shared = cards * (1 - keys) @ table.T  # how many new symbols each card shares with each zone
        scores = np.concatenate([(shared @ weights).ravel(), np.zeros(env.actions.size - plays)])
        chances = np.exp(scores - scores.max()) * info["action_mask"]
        chances /= chances.sum()
        action = random.choice(chances.size, p=chances)
        push = ((np.arange(chances.size) == action) - chances)[:plays].reshape(-1, 5)
        observation, reward, over, _, info = env.step(action)
        gain = reward + env.observations.named(observation)["keys"][0].sum() - keys.sum()
        steps.append((shared.T @ push, gain))
    value = 0.0
    for gradient, gain in reversed(steps):
        value = gain + 0.7 * value
        weights += rate * (value - 0.2) * gradient
    return info["won"]


def win_rate(weights, games):
    won, z = sum(play(weights) for _ in range(games)), 1.96  # the interval is Wilson's, of 95 %
    middle, half = won + z**2 / 2, z * np.sqrt(won * (games - won) / games + z**2 / 4)
    low, high = (middle - half) / (games + z**2), (middle + half) / (games + z**2)
    return f"{won / games:.2f} ({low:.2f} to {high:.2f})"


env.reset(seed=seed)
weights = np.zeros((5, 5))
print("won before learning:", win_rate(weights, 30), flush=True)
for _ in range(100):
    play(weights, rate=0.05)
print("won after 100 games:", win_rate(weights, 100))
