"""The sheet of these seats and decks for the kernels: where fields lie, which number a move has."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from leonardo import rules
from leonardo.adapters.actions import ActionSpace
from leonardo.adapters.kernels.sheet import ABSENT, Sheet
from leonardo.adapters.numbering import ZONES_OF
from leonardo.rules import codes

PLAYS = (codes.LAY, codes.PLACE, codes.COVER, codes.REPLACE)


def sheet_of(space: ActionSpace, first: Mapping[int, int], size: int) -> Any:
    """The plain sheet; `first` says where each field begins, those that it does not name are not written."""
    o: Any = Sheet()
    o.size, o.moves, o.square = size, space.size, space.edition.table.square
    o.at[:] = [first.get(field, ABSENT) for field in range(len(o.at))]
    o.place[:] = [ABSENT] * len(o.place)
    for place, face in enumerate(space.faces):
        o.place[face] = place
    _number_plays(space, o)
    others = sorted(
        (packed, number)
        for number, packed in enumerate(space.all_packed)
        if rules.kind_of(packed) not in PLAYS
    )
    o.other_count = len(others)
    for at, (packed, number) in enumerate(others):
        o.other_moves[at], o.other_numbers[at] = packed, number
    return o


def _number_plays(space: ActionSpace, o: Any) -> None:
    """Within a block of plays the card changes slowest, then the place."""
    symbol_cards = [face for face in space.faces if not rules.is_action(face)]
    if space.edition.table.on_field:
        o.rank[:] = range(codes.CELLS)
        widths = [codes.CELLS] * len(symbol_cards)
        for block, kind in enumerate((codes.PLACE, codes.COVER, codes.REPLACE)):
            o.first[kind] = space.blocks[block].first
    else:
        for zones in ZONES_OF.values():
            for rank, zone in enumerate(zones):
                o.rank[zone] = rank
        widths = [len(ZONES_OF[rules.kind_of_card(card)]) for card in symbol_cards]
        o.first[codes.LAY] = space.blocks[0].first
    for place in range(1, len(symbol_cards)):
        o.card_first[place] = o.card_first[place - 1] + widths[place - 1]
