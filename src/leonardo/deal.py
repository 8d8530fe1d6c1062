"""How a game begins: who sits there, how the decks lie, who starts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from leonardo import chance as generator
from leonardo import rules, words
from leonardo.edition import Edition
from leonardo.errors import Sentence, SetupError
from leonardo.rules import layout


class Deal(NamedTuple):
    """How a game began: the decks as they lay before dealing, the next card first, and who starts."""

    first: int
    main: tuple[str, ...]
    extra: tuple[str, ...]


def shuffled(lists: Mapping[str, Sequence[str]], seats: int, seed: str) -> Deal:
    """The deal that belongs to this seed, on every machine."""
    r = generator.seeded(seed, "deal")
    lying = {}
    for name in words.DECK_NAMES:
        cards = sorted(lists[name])
        generator.shuffle(r, cards, len(cards))
        lying[name] = tuple(cards)
    return Deal(generator.below(r, seats), lying["main"], lying["extra"])


def dealt(edition: Edition, seats: int, deal: Deal) -> Any:
    """The rules' state with tables and hands dealt."""
    state = rules.State()
    main = [edition.card_code(card) for card in deal.main]
    extra = [edition.card_code(card) for card in deal.extra]
    rules.deal(edition.table, state, seats, deal.first, main, len(main), extra, len(extra))
    return state


def seat_names(seats: int | Sequence[str]) -> tuple[str, ...]:
    """The players' names; a number of seats gives Seat 0, Seat 1, ..."""
    if isinstance(seats, bool | str) or not isinstance(seats, int | Sequence):
        raise SetupError(f"seats are a number from 2 to 6 or a list of names, not {seats!r}")
    names = tuple(f"Seat {i}" for i in range(max(seats, 0))) if isinstance(seats, int) else tuple(seats)
    if not 2 <= len(names) <= layout.SEATS:
        sentence = f"{len(names)} seats: a game has 2 to {layout.SEATS}"
        raise SetupError(Sentence(sentence, "wrong-seats", count=len(names), most=layout.SEATS))
    if len(set(names)) != len(names):
        raise SetupError(Sentence("two seats have the same name; give each its own", "wrong-seats-same-name"))
    return names


def names_for(seats: int, names: Sequence[str] | None) -> tuple[str, ...]:
    """The players' names of a game that has so many seats already."""
    whose = seat_names(seats if names is None else names)
    if len(whose) != seats:
        english = f"{len(whose)} names for {seats} seats"
        raise SetupError(Sentence(english, "wrong-names", names=len(whose), seats=seats))
    return whose
