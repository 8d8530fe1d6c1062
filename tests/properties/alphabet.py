"""Every move that an edition's words can say: all kinds, all cards of its decks, all arguments."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from itertools import product

from leonardo import Edition, rules
from leonardo.rules import codes, layout

CELLS, ZONES = range(codes.CELLS), range(codes.ZONES)
SYMBOLS = range(codes.SYMBOLS)
SEATS = range(layout.SEATS + 1)  # one seat more than there can be
ARGUMENTS = {
    "zone": ZONES,
    "cell": CELLS,
    "seat": SEATS,
    "symbol": SYMBOLS,
    "deck": range(2),
    "ring": range(2),
    "direction": range(2),
}


@cache
def cards(edition: Edition) -> tuple[int, ...]:
    """Every symbol card of the edition's decks with either back, and its action cards."""
    lists = edition.deck_lists(4).values()
    known = {edition.card_code(card) for deck in lists for card in deck}
    twins = {card ^ codes.EXTRA for card in known if not card & codes.ACTION}
    return tuple(sorted(known | twins))


@cache
def alphabet(edition: Edition) -> tuple[int, ...]:
    """All packed moves; those of another kind of table are there too, once with each card."""
    return tuple(_moves(edition))


def _moves(edition: Edition) -> Iterator[int]:
    pack, none = rules.pack, codes.NO_CARD
    symbol_cards = [card for card in cards(edition) if not card & codes.ACTION]
    places = CELLS if edition.table.on_field else (0, 40)
    zones = (1, 4) if edition.table.on_field else ZONES
    for card in symbol_cards:
        yield from (pack(codes.LAY, card, 0, zone, -1) for zone in zones)
        for kind in (codes.PLACE, codes.COVER, codes.REPLACE):
            yield from (pack(kind, card, 0, cell, -1) for cell in places)
    yield from (pack(codes.PUT_VETO, none, 0, cell, -1) for cell in CELLS)
    yield from (pack(codes.PICK_KEY, none, 0, symbol, -1) for symbol in range(-1, codes.SYMBOLS))
    yield from (pack(codes.LIFT, none, 0, zone, -1) for zone in ZONES)
    yield from (pack(codes.DRAW_FROM, none, 0, deck, -1) for deck in range(2))
    yield from (pack(codes.SEND_TO, none, 0, seat, -1) for seat in SEATS)
    yield from (pack(kind, none, 0, -1, -1) for kind in (codes.SEND_AWAY, codes.END, codes.SKIP))
    for card in cards(edition):
        yield from (pack(kind, card, 0, -1, -1) for kind in (codes.UNDER, codes.GIVE))
        if card & codes.ACTION:
            yield pack(codes.DROP, card, 0, -1, -1)
    for action in edition.actions:
        yield from _uses(edition, action.number, action.arguments)


def _uses(edition: Edition, number: int, arguments: tuple[str, ...]) -> Iterator[int]:
    """All uses of an action card; its card stands apart from its two other arguments."""
    named = cards(edition) if "card" in arguments else (codes.NO_CARD,)
    others = [ARGUMENTS.get(argument, (-1,)) for argument in arguments] + [(-1,)] * (2 - len(arguments))
    for card, (a, b) in product(named, list(product(*others))):
        yield rules.pack(codes.USE, card, number, a, b)


def canonical(edition: Edition, move: int) -> int:
    """The move as a list writes it: of an exchange the smaller text first."""
    if rules.kind_of(move) != codes.USE:
        return move
    effect = edition.table.effect[rules.action_of(move)]
    a, b = rules.a_of(move), rules.b_of(move)
    if effect == codes.SWAP_ZONES:
        text = "nw n ne w c e sw s se".split()
        swapped = text[b] < text[a]
    else:
        swapped = effect == codes.SWAP_CELLS and (b % codes.SIDE, b // codes.SIDE) < (
            a % codes.SIDE,
            a // codes.SIDE,
        )
    return rules.pack(codes.USE, rules.card_of(move), rules.action_of(move), b, a) if swapped else move


def some_moves(edition: Edition, rng: random.Random, count: int, hand: list[int]) -> list[int]:
    """So many moves of the alphabet, more of them with cards of this hand than chance would give."""
    held = _with_cards(edition, tuple(sorted(set(hand))))
    drawn = rng.choices(alphabet(edition), k=count // 2)
    return drawn + (rng.choices(held, k=count - len(drawn)) if held else [])


@cache
def _by_card(edition: Edition) -> dict[int, list[int]]:
    found: dict[int, list[int]] = {}
    for move in alphabet(edition):
        action = rules.action_of(move)
        card = codes.ACTION | codes.EXTRA | action if action else rules.card_of(move)
        found.setdefault(card, []).append(move)
    return found


def _with_cards(edition: Edition, hand: tuple[int, ...]) -> list[int]:
    return [move for card in hand for move in _by_card(edition).get(card, ())]
