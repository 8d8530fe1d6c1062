"""Where chance comes from: a seed or what was written down; and how the rules are told what it said.

Chance sits at the table, not in the rules: the order of a shuffle and the card taken from a hand are drawn
here and written down beside the move that asked for them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from leonardo import chance as generator
from leonardo import rules, words
from leonardo.edition import Edition
from leonardo.errors import SetupError
from leonardo.position import hand_cards, out_cards
from leonardo.rules import codes


class Chance(Protocol):
    """Where chance comes from: a generator, a committed secret, or a record."""

    def shuffle(self, deck: str, cards: list[str]) -> list[str]:
        """The new deck, the next card first."""

    def take(self, seat: int, cards: list[str]) -> str:
        """The card taken from this seat's hand."""

    def mark(self) -> Any:
        """Something by which `back_to` finds this moment again."""

    def back_to(self, mark: Any) -> None:
        """The same chance comes again from that moment on."""

    def copy(self) -> Chance:
        """A twin that says the same from now on."""


class Seeded:
    """Chance from a seed: the same seed gives the same game on every machine."""

    __slots__ = ("_words",)

    def __init__(self, seed: str) -> None:
        self._words = generator.seeded(seed, "play")

    def shuffle(self, deck: str, cards: list[str]) -> list[str]:
        generator.shuffle(self._words, cards, len(cards))
        return cards

    def take(self, seat: int, cards: list[str]) -> str:
        return cards[generator.below(self._words, len(cards))]

    def mark(self) -> Any:
        return tuple(self._words)

    def back_to(self, mark: Any) -> None:
        self._words = list(mark)

    def copy(self) -> Seeded:
        twin = Seeded("")
        twin.back_to(self.mark())
        return twin


class Recorded:
    """Chance as it was written down."""

    def __init__(self, said: Sequence[tuple[str, Any]]) -> None:
        self._said = list(said)

    def shuffle(self, deck: str, cards: list[str]) -> list[str]:
        return list(self._said.pop(0)[1])

    def take(self, seat: int, cards: list[str]) -> str:
        return str(self._said.pop(0)[1])

    def mark(self) -> Any:
        return None

    def back_to(self, mark: Any) -> None:
        """A record has no other moment."""

    def copy(self) -> Recorded:
        return Recorded(self._said)


def settle_all(edition: Edition, s: Any, chance: Chance, tape: Any) -> tuple[tuple[str, Any], ...]:
    """Chance has decided everything that the rules wait for; what it said, as a record writes it."""
    said = []
    while s.chance != codes.NO_CHANCE:
        said.append(settle(edition, s, chance, tape))
    return tuple(said)


def settle(edition: Edition, s: Any, chance: Chance, tape: Any) -> tuple[str, Any]:
    """Chance has decided what the rules wait for; what it said, as a record writes it."""
    if s.chance == codes.TAKE_CARD:
        seat = int(s.taken_from)
        held = sorted(edition.card_text(card) for card in hand_cards(s, seat))
        card = chance.take(seat, held)
        rules.settle(edition.table, s, [edition.card_code(card)], tape)
        return "takes", card
    deck = int(s.draw_kind)
    lying = [edition.card_text(card) for card in out_cards(s, deck)]
    order = chance.shuffle(words.DECK_NAMES[deck], sorted(lying))
    if sorted(order) != sorted(lying):
        raise SetupError(f"a shuffle of other cards than lie there: {' '.join(order)}")
    rules.settle(edition.table, s, [edition.card_code(card) for card in order], tape)
    return f"shuffle {words.DECK_NAMES[deck]}", tuple(order)
