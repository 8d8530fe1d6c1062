"""Whole sentences of the catalogue in which the book names a number or a name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from leonardo.rulebook.facts import Fact
from leonardo.rulebook.template import SENTENCE, TOPIC, TOPICS, TemplateError, template
from leonardo.texts import say

# The sentences a template may ask for, each with the facts that it is told.
SENTENCES: Final[Mapping[str, tuple[str, ...]]] = {
    "rule-seats": ("most_offered",),
    "rule-deck": ("main_cards",),
    "rule-deck-two": ("main_cards", "extra_cards"),
    "rule-deck-five": ("extra_cards_for_five",),
    "rule-deck-mixed": ("main_cards", "action_cards"),
    "rule-hand-field": ("hand",),
    "rule-goal-own": ("goal",),
    "rule-goal-field": ("goal", "different_keys"),
    "rule-goal-round": ("goal",),
    "rule-stall": ("stall_rounds",),
    "rule-limit": ("turn_limit",),
}


def with_sentences(text: str, language: str, facts: Mapping[str, Fact]) -> str:
    """The text with every `{{id}}` replaced by its sentence and every `{topic}` by that topic's title."""

    def sentence(message: str) -> str:
        if message not in SENTENCES:
            raise TemplateError(f"{message} is none of {', '.join(SENTENCES)}")
        return say(language, message, **{name: facts.get(name, "none") for name in SENTENCES[message]})

    def topic(name: str) -> str:
        if name not in TOPICS:
            raise TemplateError(f"{{{name}}} is none of {', '.join(TOPICS)}")
        return say(language, "rule-see", title=template(language, name).title, topic=f"`{name}`")

    text = SENTENCE.sub(lambda found: sentence(found[1]), text)
    return TOPIC.sub(lambda found: topic(found[1]), text)
