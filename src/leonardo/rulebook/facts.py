"""What an edition with its options is, as the words that templates ask for and the numbers they name."""

from __future__ import annotations

from typing import Final

from leonardo import words
from leonardo.edition import Edition
from leonardo.rules import codes
from leonardo.switches import SWITCHES

Fact = str | int

# Facts beside the switches; a switch that the edition does not offer is no fact of it.
TRAITS: Final = (
    "table",  # cross, square, field
    "decks",  # single, double
    "actions",  # true, false: has the edition action cards?
    "marker",  # true, false: is there a Veto marker at this table?
    "triples",  # true, false: are there cards of three symbols?
    "main_cards",
    "extra_cards",
    "extra_cards_for_five",
    "hand",
    "hand_extra",
    "refill_to",
    "action_cards",
    "most_offered",
)
NAMES: Final = frozenset((*TRAITS, *SWITCHES))


def facts_of(edition: Edition) -> dict[str, Fact]:
    """Every fact of this edition by its name; truth values are the words true and false."""
    table = edition.table
    few, many = edition.deck_lists(2), edition.deck_lists(5)
    holds = {kind for deck in edition.decks.values() for kind in deck.holds}
    facts: dict[str, Fact] = {
        "table": "field" if table.on_field else "square" if table.square else "cross",
        "decks": "double" if table.two_decks else "single",
        "actions": _word(table.has_actions),
        "marker": _word(table.has_veto and table.veto != codes.VETO_OFF),
        "triples": _word("extra-triple" in holds),
        "main_cards": len(few["main"]),
        "extra_cards": len(few["extra"]),
        "extra_cards_for_five": len(many["extra"]),
        "hand": int(table.hand_size),
        "hand_extra": int(table.hand_extra),
        "refill_to": int(table.refill_to),
        "action_cards": sum(card.startswith("!") for deck in words.DECK_NAMES for card in few[deck]),
        "most_offered": max(edition.seats_offered),
    }
    for option, value in edition.switches.items():
        facts[option] = _word(value) if isinstance(value, bool) else value
    return facts


def _word(value: object) -> str:
    return str(bool(value)).lower()
