"""`rules TOPIC` in the middle of a game: the page of the rule book for this edition with its options."""

from __future__ import annotations

from leonardo import rulebook
from leonardo.edition import Edition
from leonardo.errors import LeonardoError
from leonardo.prompt.terminal import Terminal
from leonardo.texts import say


def show(edition: Edition, topic: str, language: str, terminal: Terminal) -> None:
    """The page of the topic; without one, the topics there are; a sentence where there is no such topic."""
    if not topic:
        terminal.tell(say(language, "play-rules-topics"))
        for name in rulebook.topics(edition):
            terminal.tell(f"{name}: {rulebook.title(name, language)[1]}", "  ")
        return
    try:
        wanted = rulebook.topic_named(topic, language)
    except LeonardoError as error:
        terminal.tell(str(error))
        return
    width = terminal.width - rulebook.INDENT
    blocks = rulebook.chapter(edition, wanted, language, width=width, ascii=terminal.ascii)
    lines = rulebook.as_lines(blocks, width=terminal.width, ascii=terminal.ascii, color=terminal.color)
    terminal.show("\n".join(lines))
