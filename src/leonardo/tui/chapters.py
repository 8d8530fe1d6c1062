"""A page of the rule book as plain lines, for a sheet."""

from __future__ import annotations

from leonardo import rulebook
from leonardo.edition import Edition
from leonardo.errors import LeonardoError
from leonardo.texts import say


def chapter(edition: Edition, topic: str, language: str, width: int) -> str:
    """The page of the topic for the options of this table; without a topic, those there are."""
    if not topic:
        listed = [f"  {name}: {rulebook.title(name, language)[1]}" for name in rulebook.topics(edition)]
        return "\n".join((say(language, "play-rules-topics"), *listed))
    try:
        wanted = rulebook.topic_named(topic, language)
    except LeonardoError as error:
        return str(error)
    blocks = rulebook.chapter(edition, wanted, language, width=width - rulebook.INDENT, ascii=False)
    return "\n".join(rulebook.as_lines(blocks, width=width, ascii=False, color=False))
