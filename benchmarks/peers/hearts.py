"""OpenSpiel's hearts, by its own loop in C++: four bots that choose uniformly. Chance is not counted.

Each line of input is a number of seconds; the answer is a line of JSON.
"""

import importlib.metadata
import json
import sys
import time

import pyspiel

GAMES = 200
game = pyspiel.load_game("hearts")
dealt = 0
for line in sys.stdin:
    until = time.perf_counter() + float(line)
    spent, decisions = 0.0, 0
    while time.perf_counter() < until:
        states = [game.new_initial_state() for _ in range(GAMES)]
        bots = [
            [pyspiel.make_uniform_random_bot(p, 4 * (dealt + n) + p) for p in range(4)] for n in range(GAMES)
        ]
        began = time.process_time()
        for n in range(GAMES):
            pyspiel.evaluate_bots(states[n], bots[n], dealt + n)
        spent += time.process_time() - began
        dealt += GAMES
        decisions += sum(step.player >= 0 for state in states for step in state.full_history())
    version = importlib.metadata.version("open-spiel")
    print(json.dumps({"version": version, "rate": decisions / spent}), flush=True)
