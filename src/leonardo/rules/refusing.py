"""The one judge: 0, or the first reason why a move is not allowed, in the order of interchange 3.

It asks only what a seat may know, so it judges a view as it judges a state.
"""

from leonardo.rules.cards import action_number, copies_held, holds, kind_of_card, symbols_of
from leonardo.rules.codes import (
    ALLOWED,
    ASK_GIVE,
    ASK_SECOND,
    ASK_UNDER,
    ASK_WHERE_TO,
    CLOSE,
    COVER,
    DRAW,
    DRAW_FROM,
    DROP,
    EFFECT,
    EMPTY_CELL,
    END,
    FIELD_EMPTY,
    FIRST_CARD,
    GAME_OVER,
    GIVE,
    KEY,
    KIND_PLAYED,
    LAY,
    LIFT,
    LOCK_OWN,
    MARKER_MUST_MOVE,
    MUST_PLAY,
    MUST_USE_ACTION,
    NO_CARD,
    NO_CHANCE,
    NO_COMMON_SYMBOL,
    NO_EFFECT,
    NO_SUCH_KEY,
    NOT_ADJACENT,
    NOT_IN_EDITION,
    NOT_IN_HAND,
    NOT_NOW,
    OCCUPIED,
    OUT_OF_FIELD,
    OVER,
    PICK_KEY,
    PLACE,
    PLAY,
    PREVIOUS_CARD,
    PUT_VETO,
    REPLACE,
    SECOND_SEAL,
    SEND_AWAY,
    SEND_TO,
    SKIP,
    SYMBOLS,
    UNDER,
    USE,
    VETO,
    VETO_BINDS,
    WRONG_PHASE,
    WRONG_ZONE,
    ZONE_LOCKED,
    ZONES,
)
from leonardo.rules.grid import bit_of, is_inside, touches
from leonardo.rules.layout import State, Table
from leonardo.rules.moves import a_of, action_of, card_of, kind_of
from leonardo.rules.refusing_actions import refuse_action
from leonardo.rules.restrictions import (
    by_first_card,
    by_marker,
    by_previous,
    can_play,
    has_played,
    is_locked,
    matching_cells,
    may_play_kind,
    owes_action,
    zones_of_kind,
)


def refuse(t: Table, s: State, move: int) -> int:
    """0 where the mover may do this now, otherwise the reason why not."""
    if s.phase == OVER:
        return GAME_OVER
    kind = kind_of(move)
    if not is_in_edition(t, kind, move):
        return NOT_IN_EDITION
    if not is_due(s, kind):
        return WRONG_PHASE
    if kind == LAY:
        return refuse_lay(t, s, card_of(move), a_of(move))
    if kind == PLACE or kind == COVER or kind == REPLACE:
        return refuse_on_field(t, s, kind, card_of(move), a_of(move))
    if kind == USE:
        return refuse_action(t, s, move)
    if kind == PUT_VETO:
        return refuse_veto(t, s, a_of(move))
    if kind == SKIP or kind == END:
        return refuse_stopping(t, s, kind)
    return refuse_answer(t, s, kind, card_of(move), a_of(move))


def is_in_edition(t: Table, kind: int, move: int) -> bool:
    """Whether the edition has such moves at all."""
    if kind == LAY or kind == PICK_KEY:
        return t.on_field == 0
    if kind == PLACE or kind == COVER or kind == REPLACE:
        return t.on_field != 0
    if kind == PUT_VETO:
        return t.has_veto != 0
    if kind == USE:
        return action_of(move) != 0
    if kind == DROP or kind == LIFT or kind == SEND_TO or kind == SEND_AWAY:
        return t.has_actions != 0 and t.on_field == 0
    if kind == UNDER or kind == GIVE:
        return t.has_actions != 0 and t.on_field != 0
    if kind == DRAW_FROM:
        return t.two_decks != 0
    if kind == END:
        return t.has_actions != 0
    return kind == SKIP


def is_due(s: State, kind: int) -> bool:
    """Whether this kind of decision is what the phase asks for."""
    if s.chance != NO_CHANCE:
        return False
    if s.phase == PLAY:
        return (
            kind == LAY
            or PLACE <= kind <= REPLACE
            or kind == USE
            or kind == LIFT
            or kind == SKIP
            or kind == END
        )
    if s.phase == CLOSE:
        return kind == USE or kind == DROP or kind == END
    if s.phase == EFFECT:
        if s.asking == ASK_WHERE_TO:
            return kind == SEND_TO or kind == SEND_AWAY
        if s.asking == ASK_UNDER:
            return kind == UNDER or kind == END
        if s.asking == ASK_GIVE:
            return kind == GIVE
        return s.asking == ASK_SECOND and PLACE <= kind <= REPLACE
    if s.phase == VETO:
        return kind == PUT_VETO
    if s.phase == KEY:
        return kind == PICK_KEY
    return s.phase == DRAW and kind == DRAW_FROM


def refuse_lay(t: Table, s: State, card: int, zone: int) -> int:
    """A card is played on a zone of its kind, unlocked, within the allowance.

    [BASE-10, EXP-13, EXP-20, C-34]
    """
    if not holds(s, s.mover, card):
        return NOT_IN_HAND
    kind = kind_of_card(card)
    if not zones_of_kind(kind) >> zone & 1:
        return WRONG_ZONE
    if not may_play_kind(s, kind):
        return KIND_PLAYED
    if is_locked(t, s, s.mover, zone):
        return ZONE_LOCKED
    return ALLOWED


def refuse_on_field(t: Table, s: State, kind: int, card: int, cell: int) -> int:
    """A card is placed beside others or covers or replaces one that it matches, and shows nothing forbidden.

    [Q09-6 … Q09-9]
    """
    if not holds(s, s.mover, card):
        return NOT_IN_HAND
    if kind == PLACE:
        if s.top[cell] != NO_CARD:
            return OCCUPIED
        if not is_inside(t, s, cell):
            return OUT_OF_FIELD
        if s.occupied and not touches(s, cell):
            return NOT_ADJACENT
    else:
        if s.occupied == 0:
            return FIELD_EMPTY
        if s.top[cell] == NO_CARD:
            return EMPTY_CELL
        if not matching_cells(s, card) & bit_of(cell):
            return NO_COMMON_SYMBOL
    symbols = symbols_of(card)
    if symbols & by_previous(t, s):
        return PREVIOUS_CARD
    if symbols & by_marker(s):
        return VETO_BINDS
    if symbols & s.seal:
        return SECOND_SEAL
    if symbols & by_first_card(s):
        return FIRST_CARD
    return ALLOWED


def refuse_veto(t: Table, s: State, cell: int) -> int:
    """The marker goes on any visible card; it must move only under its option. [C-64, C-65]"""
    if s.top[cell] == NO_CARD:
        return EMPTY_CELL
    if t.veto_must_move and cell == s.veto_cell and s.occupied & (s.occupied - 1):
        return MARKER_MUST_MOVE
    return ALLOWED


def refuse_stopping(t: Table, s: State, kind: int) -> int:
    """A phase is left where stopping is a choice; a turn is skipped only when no symbol card can be played.

    [C-58, C-26]
    """
    if s.phase == EFFECT:
        return ALLOWED if s.recycled else NO_EFFECT
    if s.phase == CLOSE:
        return MUST_USE_ACTION if owes_action(s) else ALLOWED
    if kind == END:
        return ALLOWED if has_played(s) else MUST_PLAY
    return MUST_PLAY if has_played(s) or can_play(t, s) else ALLOWED


def refuse_answer(t: Table, s: State, kind: int, card: int, a: int) -> int:
    """The small answers: a key, a card to drop, give or put under, a way, a deck, a frame to lift."""
    if kind == PICK_KEY:
        if a < 0 or a >= SYMBOLS or s.keys[s.mover * SYMBOLS + a]:
            return NO_SUCH_KEY
        return ALLOWED
    if kind == LIFT:
        if has_played(s):
            return NOT_NOW
        effect = t.effect[action_number(s.guard[s.mover * ZONES + a])]
        return ALLOWED if effect == LOCK_OWN else NO_EFFECT
    if kind == SEND_TO:
        return ALLOWED if is_opponent(s, a) else NO_EFFECT
    if kind == DROP or kind == UNDER or kind == GIVE:
        if not holds(s, s.mover, card):
            return NOT_IN_HAND
        if kind == GIVE and card == s.taken_card and copies_held(s, s.mover, card) == 1:
            return NO_EFFECT
    return ALLOWED


def is_opponent(s: State, seat: int) -> bool:
    return 0 <= seat < s.seats and seat != s.mover
