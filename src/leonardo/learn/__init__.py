"""Learning: weights for the search, from games that it plays against itself.

Each generation of games is played by what the generations before have taught; then the weights learn from
the latest of them. All of it follows from the plan: the same seed gives the same weights, in however many
threads and with however many interruptions. Nothing here is needed for playing.
"""

from leonardo.learn.plan import Plan
from leonardo.learn.running import Stopped, run

__all__ = ["Plan", "Stopped", "run"]
