"""The rules: plain functions over small integers, run plain or compiled; this door is the only one.

`t` is an edition with its options chosen (a Table), `s` the state, `v` a view, `tape` the facts of a move.
"""

from leonardo.rules import codes, layout
from leonardo.rules.bits import bit_count, low_bit
from leonardo.rules.cards import holds, is_action, kind_of_card, out_card, symbols_of
from leonardo.rules.copying import copy_state
from leonardo.rules.dealing import deal
from leonardo.rules.ending import compare, has_reached_goal, key_count
from leonardo.rules.grid import cell_of, free_cells, longest_run
from leonardo.rules.grid import cover as cover_on_field
from leonardo.rules.grid import place as put_on_field
from leonardo.rules.imagining import imagine
from leonardo.rules.layout import State, Table, Tape
from leonardo.rules.listing import legal
from leonardo.rules.moves import a_of, action_of, b_of, card_of, kind_of, pack
from leonardo.rules.next_turn import aim_of_drawing, begin_turn, clear_turn
from leonardo.rules.observing import observe
from leonardo.rules.refusing import refuse
from leonardo.rules.restrictions import (
    by_marker,
    by_previous,
    forbidden_symbols,
    is_locked,
    previous_card,
    ruled_out,
    symbols_under_marker,
)
from leonardo.rules.turn import apply, settle

__all__ = [
    "State",
    "Table",
    "Tape",
    "a_of",
    "action_of",
    "aim_of_drawing",
    "apply",
    "b_of",
    "begin_turn",
    "bit_count",
    "by_marker",
    "by_previous",
    "card_of",
    "cell_of",
    "clear_turn",
    "codes",
    "compare",
    "copy_state",
    "cover_on_field",
    "deal",
    "forbidden_symbols",
    "free_cells",
    "has_reached_goal",
    "holds",
    "imagine",
    "is_action",
    "is_locked",
    "key_count",
    "kind_of",
    "kind_of_card",
    "layout",
    "legal",
    "longest_run",
    "low_bit",
    "observe",
    "out_card",
    "pack",
    "previous_card",
    "put_on_field",
    "refuse",
    "ruled_out",
    "settle",
    "symbols_of",
    "symbols_under_marker",
]
