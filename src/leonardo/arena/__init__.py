"""The arena: bots against each other on paired deals, and how strong that shows them to be.

A match can be stopped and gone on with, a bot that fails loses and holds up nobody, and whatever is said
about strength comes with its interval.
"""

from leonardo.arena.plan import Plan
from leonardo.arena.running import Course, run
from leonardo.arena.sequential import Test

__all__ = ["Course", "Plan", "Test", "run"]
