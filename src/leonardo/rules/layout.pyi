# Written by tools/layout_stub.py from layout.py; change that.
from typing import Final, Self

SEATS: Final[int]
HAND: Final[int]
PILE: Final[int]
MOVES: Final[int]
EVENTS: Final[int]
EVENT_WIDTH: Final[int]
PUBLIC: Final[str]
OWN: Final[str]
PILES: Final[str]
STATE_FIELDS: Final[tuple[tuple[str, int, int, str], ...]]
TABLE_FIELDS: Final[tuple[tuple[str, int, int], ...]]
TAPE_FIELDS: Final[tuple[tuple[str, int, int], ...]]

class State:
    seats: int
    turn: int
    mover: int
    phase: int
    asking: int
    chance: int
    hand: list[int]
    hand_count: list[int]
    pile: list[int]
    deck_count: list[int]
    out_count: list[int]
    table: list[int]
    guard: list[int]
    guard_by: list[int]
    cabinets: list[int]
    top: list[int]
    height: list[int]
    buried: list[int]
    buried_cell: list[int]
    buried_count: int
    board: list[int]
    occupied: int
    low_row: int
    high_row: int
    low_col: int
    high_col: int
    keys: list[int]
    given: list[int]
    bonus_used: list[int]
    last_played: int
    veto_cell: int
    veto_binds: int
    seal: int
    seal_by: int
    next_seal: int
    final_turns: int
    skips: int
    quiet: int
    last_card: int
    own_last: list[int]
    played_card: int
    played_kind: list[int]
    played_zones: int
    played_at: list[int]
    draw_due: int
    actions_used: int
    more_plays: int
    redirect: int
    carried: int
    carried_zone: int
    blur: list[int]
    standing: list[int]
    keys_taken: int
    must_use: int
    licence: int
    free_match: int
    bound: int
    draw_to: int
    draw_kind: int
    refill: int
    recycled: int
    taken_card: int
    taken_from: int
    left_deck: int
    winners: int
    reason: int
    def __init__(self) -> None: ...
    def copy(self) -> Self: ...

class Table:
    on_field: int
    square: int
    two_decks: int
    has_actions: int
    has_veto: int
    hand_size: int
    hand_extra: int
    refill_to: int
    actions_each_turn: int
    gifted_line: int
    five_stacks: int
    finish_round: int
    empty_corner_pass: int
    actions_per_turn: int
    anchor: int
    diagonals: int
    after_skip: int
    veto: int
    veto_after_skip: int
    veto_must_move: int
    action_draw: int
    different_keys: int
    final_includes_drawer: int
    tie: int
    extra_deal: int
    extra_end: int
    stall_rounds: int
    turn_limit: int
    goal: int
    backs_visible: int
    moment: list[int]
    effect: list[int]
    amount: list[int]
    def __init__(self) -> None: ...
    def copy(self) -> Self: ...

class Tape:
    limit: int
    count: int
    rows: list[int]
    def __init__(self) -> None: ...
    def copy(self) -> Self: ...
