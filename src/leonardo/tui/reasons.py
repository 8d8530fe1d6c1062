"""Why something that was pointed at cannot be chosen, as a sentence."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from leonardo.errors import UnreadableMove
from leonardo.explain import refusal
from leonardo.explain.written import forms_of
from leonardo.texts import say
from leonardo.tui.choosing import Choosing, Part
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


def reason(language: str, view: View, choosing: Choosing, part: Part, names: Sequence[str]) -> str:
    """The sentence for a part that none of the moves left has."""
    nearest = _nearest(view, _spelled(view, choosing, part))
    if nearest is None:
        return _without_a_move(language, view, choosing, part, names)
    move, code = nearest
    legal = view.legal.texts
    return refusal(language, code, move, view.position, legal, names, reference=False)


def _spelled(view: View, choosing: Choosing, part: Part) -> Iterable[str]:
    """The moves that the choices and this part would make, legal or not."""
    if part.kind == "card":
        return itertools.islice(_with_card(view, part.value), ENOUGH)
    card = choosing.picked[0].value if choosing.picked and choosing.picked[0].kind == "card" else ""
    if card.startswith("!"):
        return itertools.islice(_with_arguments(view, choosing, part), ENOUGH)
    if part.kind == "zone" and card and part.seat == view.seat:
        return (f"{card}>{part.value}",)
    if part.kind == "cell" and card:
        return tuple(f"{card}{sign}{part.value}" for sign in "@^/")
    if part.kind == "cell" and view.position["phase"] == "veto":
        return (f"veto {part.value}",)
    return (f"key {part.value}",) if part.kind == "key" else ()


def _with_card(view: View, card: str) -> Iterator[str]:
    if card.startswith("!"):
        for form in forms_of(card[1:]):
            values = itertools.product(*(_values(view, kind) for kind in form))
            yield from (" ".join((card, *chosen)) for chosen in values)
        return
    if view.position["field"] is None:
        yield from (f"{card}>{zone}" for zone in ZONE_NAMES)
        return
    for cell in range(81):
        yield from (f"{card}{sign}{cell_name(cell)}" for sign in "@^/")


def _with_arguments(view: View, choosing: Choosing, part: Part) -> Iterator[str]:
    """The action card with this part among its arguments, and with what was chosen before."""
    wanted = [p for p in (*choosing.picked[1:], part) if p.kind != "word"]
    for move in _with_card(view, choosing.picked[0].value):
        args = move.split(" ")[1:]
        if all(p.value in args and (p.seat in (-1, view.seat) or str(p.seat) in args) for p in wanted):
            yield move


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


def _nearest(view: View, moves: Iterable[str]) -> tuple[str, str] | None:
    """The refused move nearest to a legal one: its reason stands latest in the order of reasons."""
    best: tuple[int, str, str] | None = None
    for move in moves:
        try:
            code = view.refusal(move)
        except UnreadableMove:
            continue
        if code is None:
            continue
        rank = REFUSALS.index(code)
        if best is None or rank > best[0]:
            best = rank, move, code
    return None if best is None else (best[1], best[2])


def _without_a_move(language: str, view: View, choosing: Choosing, part: Part, names: Sequence[str]) -> str:
    """Where nothing that could be written stands behind it."""
    if part.kind == "zone" and choosing.picked and part.seat != view.seat:
        left = (view.seat or 0) + 1
        return say(language, "tui-only-own-table", player=names[left % len(names)])
    if part.kind in ("zone", "cell") and not choosing.picked:
        return say(language, "tui-card-first")
    return say(language, "tui-not-possible")
