"""RLCard's Uno for two, random agents. A line of input is a number of seconds; the answer a line of JSON."""

import importlib.metadata
import json
import sys
import time

import rlcard
from rlcard.agents import RandomAgent

env = rlcard.make("uno", {"seed": 7})
agent = RandomAgent(num_actions=env.num_actions)
for line in sys.stdin:
    began = time.process_time()
    until = began + float(line)
    decisions = 0
    while time.process_time() < until:
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(agent.step(state))
            decisions += 1
    spent = time.process_time() - began
    version = importlib.metadata.version("rlcard")
    print(json.dumps({"version": version, "rate": decisions / spent}), flush=True)
