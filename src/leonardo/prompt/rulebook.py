"""`rules TOPIC` in the middle of a game: the page of the rule book for this edition with its options."""

from __future__ import annotations

from leonardo.edition import Edition
from leonardo.errors import LeonardoError
from leonardo.rulebook import page, title, topics
from leonardo.texts import say


def told(edition: Edition, topic: str, language: str) -> str:
    """The page of the topic; without one, the topics there are; a sentence where there is no such topic."""
    if not topic:
        listed = [f"{name}: {title(name, language)[1]}" for name in topics(edition)]
        return "\n".join((say(language, "play-rules-topics"), *listed))
    try:
        return page(edition, topic, language)
    except LeonardoError as error:
        return str(error)
