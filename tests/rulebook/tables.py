"""Tables at which the book is tried: every edition as it is, and with each value of each option."""

from __future__ import annotations

from leonardo import Edition
from leonardo.rulebook.facts import facts_of
from leonardo.rulebook.template import TOPICS, Piece, template
from leonardo.switches import offered_by

LANGUAGES = ("en", "ru")


def values_of(edition: str, option: str) -> list:
    """Every value that the option may have here; of a range its ends, its default and one between."""
    offered = offered_by(edition)[option]
    values = offered["values"]
    if isinstance(values, list):
        return values
    return sorted({values["from"], offered["default"], min(values["to"], 3), values["to"]})


def variants(edition: str) -> list[Edition]:
    """The edition as it is, and with every single change of an option."""
    changed = [
        Edition(edition, **{option: value})
        for option in offered_by(edition)
        for value in values_of(edition, option)
        if value != offered_by(edition)[option]["default"]
    ]
    return [Edition(edition), *changed]


ALL_VARIANTS = [variant for name in Edition.names() for variant in variants(name)]


def pieces(edition: Edition, topic: str, language: str = "en") -> list[Piece]:
    """The pieces of the topic that this edition shows."""
    facts = facts_of(edition)
    found = template(language, topic)
    if not found.applies.holds(facts):
        return []
    return [piece for piece in found.pieces if piece.condition.holds(facts)]


def shown(edition: Edition, kind: str, language: str = "en") -> set[str]:
    """What all pieces of a kind in the whole book of the edition are about."""
    return {
        piece.argument for topic in TOPICS for piece in pieces(edition, topic, language) if piece.kind == kind
    }
