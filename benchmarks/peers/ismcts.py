"""OpenSpiel's search for games with hidden hands, in C++, on hearts: four such bots, so many iterations each.

Each line of input is a number of seconds; the answer is a line of JSON.
"""

import importlib.metadata
import json
import random
import sys
import time

import pyspiel

ITERATIONS = 1000
NOBODY = 0
game = pyspiel.load_game("hearts")
words = random.Random(1)
bot = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, ITERATIONS)
state = game.new_initial_state()
for line in sys.stdin:
    wanted = float(line)
    spent, iterations = 0.0, 0
    while spent < wanted:
        if state.is_terminal():
            state = game.new_initial_state()
        elif state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            # The first chance says to whom cards are passed: to nobody; else the bot crashes.
            first = state.move_number() == 0
            state.apply_action(NOBODY if first else words.choices(actions, chances)[0])
        elif len(state.legal_actions()) == 1:
            state.apply_action(state.legal_actions()[0])
        else:
            began = time.process_time()
            action = bot.step(state)
            spent += time.process_time() - began
            iterations += ITERATIONS
            state.apply_action(action)
    version = importlib.metadata.version("open-spiel")
    print(json.dumps({"version": version, "rate": iterations / spent}), flush=True)
