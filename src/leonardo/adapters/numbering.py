"""The order of the numbers: block by block, and within a block card by card, then place by place."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from typing import Final, NamedTuple

from leonardo import rules, words
from leonardo.action_cards import Action
from leonardo.edition import Edition
from leonardo.rules import codes

ZONES_OF: Final = {
    codes.MAIN_DECK: tuple(sorted(codes.CROSS)),
    codes.EXTRA_DECK: tuple(sorted(codes.CORNERS)),
}
CELLS: Final = range(codes.CELLS)
SYMBOLS: Final = range(codes.SYMBOLS)
NONE: Final = -1  # an argument that a move does not have


class Given(NamedTuple):
    """What a numbering depends on."""

    edition: Edition
    seats: int
    symbol_cards: tuple[int, ...]
    action_cards: tuple[int, ...]


def faces_of(edition: Edition, decks: Mapping[str, Sequence[str]]) -> tuple[int, ...]:
    """The different cards: symbol cards by deck, then action cards, each sorted as text."""
    symbol_cards: list[str] = []
    action_cards: set[str] = set()
    for name in words.DECK_NAMES:
        different = sorted(set(decks.get(name, ())))
        symbol_cards += [card for card in different if not card.startswith("!")]
        action_cards.update(card for card in different if card.startswith("!"))
    return tuple(edition.card_code(card) for card in [*symbol_cards, *sorted(action_cards)])


def blocks_of(edition: Edition, seats: int, faces: tuple[int, ...]) -> Iterator[tuple[str, list[int]]]:
    """Each block's form as the documents write it, and its moves as the rules write them, in their order."""
    symbol_cards = tuple(face for face in faces if not rules.is_action(face))
    given = Given(edition, seats, symbol_cards, faces[len(symbol_cards) :])
    yield from _field_plays(given) if edition.table.on_field else _table_plays(given)
    yield "skip", [_move(codes.SKIP)]
    if given.action_cards or edition.table.square:
        yield "end", [_move(codes.END)]
    if not edition.table.on_field:
        yield "key SYMBOL", [_move(codes.PICK_KEY, a=symbol) for symbol in SYMBOLS]
    if edition.table.has_veto:
        yield "veto CELL", [_move(codes.PUT_VETO, a=cell) for cell in CELLS]
    if edition.table.two_decks:
        yield "draw DECK", [_move(codes.DRAW_FROM, a=deck) for deck in range(2)]
    yield from _uses(given)
    yield from _answers(given)


def _move(kind: int, card: int = codes.NO_CARD, action: int = 0, a: int = NONE, b: int = NONE) -> int:
    return rules.pack(kind, card, action, a, b)


def _table_plays(given: Given) -> Iterator[tuple[str, list[int]]]:
    yield "CARD>ZONE", [_move(codes.LAY, card, a=zone) for card, zone in _cards_and_zones(given)]


def _field_plays(given: Given) -> Iterator[tuple[str, list[int]]]:
    for form, kind in (("CARD@CELL", codes.PLACE), ("CARD^CELL", codes.COVER), ("CARD/CELL", codes.REPLACE)):
        yield form, [_move(kind, card, a=cell) for card in given.symbol_cards for cell in CELLS]


def _cards_and_zones(given: Given) -> Iterator[tuple[int, int]]:
    """Every symbol card with every zone of its kind."""
    for card in given.symbol_cards:
        for zone in ZONES_OF[rules.kind_of_card(card)]:
            yield card, zone


# --- action cards: the arguments that each effect may name, as (card, a, b) ---------------------------------

Arguments = Iterable[tuple[int, int, int]]


def _nothing(given: Given) -> Arguments:
    return [(codes.NO_CARD, NONE, NONE)]


def _one(values: Callable[[Given], Iterable[int]]) -> Callable[[Given], Arguments]:
    return lambda given: [(codes.NO_CARD, value, NONE) for value in values(given)]


def _two(
    first: Callable[[Given], Iterable[int]], second: Callable[[Given], Iterable[int]]
) -> Callable[[Given], Arguments]:
    return lambda given: [(codes.NO_CARD, a, b) for a in first(given) for b in second(given)]


def _zone_pairs(given: Given) -> Arguments:
    """Two zones of one kind, in the order in which lists write them."""
    rank = codes.ZONES_AS_TEXT.index
    for zones in ZONES_OF.values():
        for a, b in combinations(zones, 2):
            yield (codes.NO_CARD, a, b) if rank(a) < rank(b) else (codes.NO_CARD, b, a)


def _cell_pairs(given: Given) -> Arguments:
    """Each cell with the next one to the right, then with the next one up."""
    for cell in CELLS:
        if cell % codes.SIDE < codes.SIDE - 1:
            yield codes.NO_CARD, cell, cell + 1
        if cell + codes.SIDE < codes.CELLS:
            yield codes.NO_CARD, cell, cell + codes.SIDE


def _hand_swaps(given: Given) -> Arguments:
    return [(card, NONE, zone) for card, zone in _cards_and_zones(given)]


def _fetches(given: Given) -> Arguments:
    return [(card, rules.kind_of_card(card), NONE) for card in given.symbol_cards]


def _seats(given: Given) -> Iterable[int]:
    return range(given.seats)


def _zones(given: Given) -> Iterable[int]:
    return range(codes.ZONES)


def _corners(given: Given) -> Iterable[int]:
    return ZONES_OF[codes.EXTRA_DECK]


def _cells(given: Given) -> Iterable[int]:
    return CELLS


def _symbols(given: Given) -> Iterable[int]:
    return SYMBOLS


def _either(given: Given) -> Iterable[int]:
    return range(2)


ARGUMENTS: Final[dict[int, Callable[[Given], Arguments]]] = {
    codes.SWAP_ZONES: _zone_pairs,
    codes.ROTATE: _two(_either, _either),
    codes.BLUR_ZONE: _two(_zones, _symbols),
    codes.SWAP_WITH_HAND: _hand_swaps,
    codes.SCRAPE: _two(_seats, _corners),
    codes.SHIELD: _one(_zones),
    codes.LOCK_OWN: _one(_zones),
    codes.LOCK_OTHER: _two(_seats, _zones),
    codes.FETCH: _fetches,
    codes.UNCOVER: _one(_cells),
    codes.SWAP_CELLS: _cell_pairs,
    codes.SEAL_SYMBOL: _one(_symbols),
    codes.BORROW: _one(_seats),
    codes.BLUR_CARD: _one(_symbols),
}


def _actions(given: Given) -> list[tuple[int, Action]]:
    """The action cards of these decks, each with what it is."""
    return [(card, given.edition.actions[(card & codes.ACTION_NUMBER) - 1]) for card in given.action_cards]


def _uses(given: Given) -> Iterator[tuple[str, list[int]]]:
    for _, action in _actions(given):
        arguments = ARGUMENTS.get(action.effect, _nothing)(given)
        form = " ".join((action.text, *(wanted.upper() for wanted in action.arguments)))
        yield form, [_move(codes.USE, card, action.number, a, b) for card, a, b in arguments]


def _answers(given: Given) -> Iterator[tuple[str, list[int]]]:
    """What is answered to action cards, or done with them instead of using them."""
    effects = {action.effect for _, action in _actions(given)}
    everything = given.symbol_cards + given.action_cards
    if given.edition.table.square and given.action_cards:
        yield "drop ACTION", [_move(codes.DROP, card) for card in given.action_cards]
    if codes.LOCK_OWN in effects:
        yield "lift ZONE", [_move(codes.LIFT, a=zone) for zone in range(codes.ZONES)]
    if codes.REDIRECT in effects:
        yield "to SEAT", [_move(codes.SEND_TO, a=seat) for seat in range(given.seats)]
        yield "to discard", [_move(codes.SEND_AWAY)]
    if codes.RECYCLE in effects:
        yield "under CARD", [_move(codes.UNDER, card) for card in everything]
    if codes.BORROW in effects:
        yield "give CARD", [_move(codes.GIVE, card) for card in everything]
