"""Sentences for people: why a move is refused, what happened, how it ended, why a text is no move.

Pure functions over what one seat may see: its view, its events, its legal moves, all in the JSON shape
of the interchange. They have nothing else, so they cannot tell anything else.
"""

from leonardo.explain.endings import ending
from leonardo.explain.problems import in_words, problem
from leonardo.explain.reading import unreadable
from leonardo.explain.refusing import refusal
from leonardo.explain.systems import system_reason
from leonardo.explain.telling import event
from leonardo.explain.topics import TOPIC_OF, TOPICS, topic
from leonardo.explain.wording import action_moment, action_rule, card_name

__all__ = [
    "TOPICS",
    "TOPIC_OF",
    "action_moment",
    "action_rule",
    "card_name",
    "ending",
    "event",
    "in_words",
    "problem",
    "refusal",
    "system_reason",
    "topic",
    "unreadable",
]
