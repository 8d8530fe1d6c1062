"""A move that is not whole yet: what a card and a place could mean, and what of it is nearest to legal.

Whoever points at a card that cannot be played has written no move; the reason is that of the move that comes
closest, whose refusal stands latest in the order of refusals.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from leonardo.errors import UnreadableMove
from leonardo.explain.written import JOINTS, forms_of, has_shape
from leonardo.view import View
from leonardo.words import (
    DECK_NAMES,
    DIRECTION_NAMES,
    REFUSALS,
    RING_NAMES,
    SYMBOL_CODES,
    ZONE_NAMES,
    cell_name,
)

ENOUGH: Final = 300  # so many spellings of a move are judged; further ones would say nothing new


def meant(view: View, words: Sequence[str]) -> Iterable[str]:
    """The moves, legal or not, that these words could become: `MR`, `MR e5`, `!scrapers-knife 1 ne`."""
    card, *rest = words
    if card.startswith("!"):
        return itertools.islice((move for move in _used(view, card) if _has(move, rest)), ENOUGH)
    if not has_shape("card", card) or len(rest) > 1:
        return (" ".join(words),)
    if not rest:
        return itertools.islice(_played(view, card), ENOUGH)
    shape = "zone" if view.position["field"] is None else "cell"
    return tuple(f"{card}{sign}{rest[0]}" for sign in _signs(view)) if has_shape(shape, rest[0]) else ()


def judged(view: View, words: Sequence[str]) -> Iterator[tuple[str, str | None]]:
    """Each readable move that these words could become, with the code of its refusal, or None."""
    for move in meant(view, words):
        try:
            yield move, view.refusal(move)
        except UnreadableMove:
            continue


def nearest(view: View, words: Sequence[str]) -> tuple[str, str] | None:
    """The one of the refused moves that is nearest to a legal one, and the code of why it is refused."""
    refused = [(move, code) for move, code in judged(view, words) if code is not None]
    return max(refused, key=lambda found: REFUSALS.index(found[1]), default=None)


def _signs(view: View) -> Sequence[str]:
    return [sign for sign in JOINTS if (sign == ">") == (view.position["field"] is None)]


def _played(view: View, card: str) -> Iterator[str]:
    places = ZONE_NAMES if view.position["field"] is None else [cell_name(cell) for cell in range(81)]
    return (f"{card}{sign}{place}" for place in places for sign in _signs(view))


def _used(view: View, card: str) -> Iterator[str]:
    for form in forms_of(card[1:]):
        values = itertools.product(*(_values(view, kind) for kind in form))
        yield from (" ".join((card, *chosen)) for chosen in values)


def _has(move: str, words: Sequence[str]) -> bool:
    given = move.split(" ")[1:]
    return all(word in given for word in words)


def _values(view: View, kind: str) -> Sequence[str]:
    position = view.position
    return {
        "zone": ZONE_NAMES,
        "cell": tuple(position["field"] or ()),
        "seat": tuple(str(seat) for seat in range(position["seats"]) if seat != view.seat),
        "symbol": tuple(SYMBOL_CODES),
        "ring": RING_NAMES,
        "direction": DIRECTION_NAMES,
        "deck": DECK_NAMES,
        "card": tuple(card for card in position["hands"][view.seat] if not card.startswith("!")),
    }[kind]
