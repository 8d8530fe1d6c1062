"""The whole list of legal moves, each once.

Plays are generated, because asking the judge about every cell would be ten times slower; a test holds this
list and the judge equal. Uses of action cards are in listing_actions.py.
"""

from leonardo.rules.bits import low_bit
from leonardo.rules.cards import action_number, copies_held, is_action, is_new_face, kind_of_card, symbols_of
from leonardo.rules.codes import (
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
    END,
    EXTRA_DECK,
    GIVE,
    KEY,
    LAY,
    LIFT,
    LOCK_OWN,
    MAIN_DECK,
    MIDDLE,
    NO_CARD,
    NO_CHANCE,
    PICK_KEY,
    PLACE,
    PLAY,
    PUT_VETO,
    REPLACE,
    SEND_AWAY,
    SEND_TO,
    SKIP,
    SYMBOLS,
    UNDER,
    VETO,
    ZONES,
)
from leonardo.rules.grid import cell_of, free_cells
from leonardo.rules.layout import HAND, State, Table
from leonardo.rules.listing_actions import list_actions
from leonardo.rules.moves import pack
from leonardo.rules.restrictions import (
    forbidden_symbols,
    has_played,
    matching_cells,
    may_play_kind,
    open_zones,
    owes_action,
)


def legal(t: Table, s: State, out: list[int]) -> int:
    """`out` begins with every legal move of the mover.

    How many there are. None where the game is over or chance is due.
    """
    if s.chance != NO_CHANCE:
        return 0
    if s.phase == PLAY:
        return list_turn(t, s, out)
    if s.phase == VETO:
        return list_cells_with_cards(t, s, out)
    if s.phase == KEY:
        return list_keys(s, out)
    if s.phase == CLOSE:
        return list_close(t, s, out)
    if s.phase == DRAW:
        out[0] = pack(DRAW_FROM, NO_CARD, 0, MAIN_DECK, -1)
        out[1] = pack(DRAW_FROM, NO_CARD, 0, EXTRA_DECK, -1)
        return 2
    if s.phase == EFFECT:
        return list_answers(t, s, out)
    return 0


def list_turn(t: Table, s: State, out: list[int]) -> int:
    """What the phase `play` offers: plays, or a skip or an end, and action cards of this moment."""
    n = list_field_plays(t, s, out) if t.on_field else list_table_plays(t, s, out)
    if has_played(s):
        out[n] = pack(END, NO_CARD, 0, -1, -1)
        return n + 1
    if n == 0:
        out[0] = pack(SKIP, NO_CARD, 0, -1, -1)
        n = 1
    if t.has_actions:
        n = list_actions(t, s, out, n)
        if not t.on_field:
            n = list_lifts(t, s, out, n)
    return n


def list_close(t: Table, s: State, out: list[int]) -> int:
    """What the phase `close` offers: action cards of this moment, cards to drop, and the end."""
    n = list_actions(t, s, out, 0)
    if not t.on_field:
        at = s.mover * HAND
        for i in range(at, at + s.hand_count[s.mover]):
            if is_action(s.hand[i]) and is_new_face(s, at, i):
                out[n] = pack(DROP, s.hand[i], 0, -1, -1)
                n += 1
        if owes_action(s):
            return n
    out[n] = pack(END, NO_CARD, 0, -1, -1)
    return n + 1


def list_answers(t: Table, s: State, out: list[int]) -> int:
    """What the phase `effect` offers: the answers that an action card asks for."""
    n = 0
    if s.asking == ASK_SECOND:
        return list_field_plays(t, s, out)
    if s.asking == ASK_WHERE_TO:
        for seat in range(s.seats):
            if seat != s.mover:
                out[n] = pack(SEND_TO, NO_CARD, 0, seat, -1)
                n += 1
        out[n] = pack(SEND_AWAY, NO_CARD, 0, -1, -1)
        return n + 1
    at = s.mover * HAND
    for i in range(at, at + s.hand_count[s.mover]):
        card = s.hand[i]
        if not is_new_face(s, at, i):
            continue
        if s.asking == ASK_UNDER:
            out[n] = pack(UNDER, card, 0, -1, -1)
            n += 1
        elif s.asking == ASK_GIVE and (card != s.taken_card or copies_held(s, s.mover, card) > 1):
            out[n] = pack(GIVE, card, 0, -1, -1)
            n += 1
    if s.asking == ASK_UNDER and s.recycled:
        out[n] = pack(END, NO_CARD, 0, -1, -1)
        n += 1
    return n


def list_keys(s: State, out: list[int]) -> int:
    """The keys that may be taken as the bonus. [C-7]"""
    n = 0
    for symbol in range(SYMBOLS):
        if not s.keys[s.mover * SYMBOLS + symbol]:
            out[n] = pack(PICK_KEY, NO_CARD, 0, symbol, -1)
            n += 1
    return n


def list_cells_with_cards(t: Table, s: State, out: list[int]) -> int:
    """The cells that the marker may be put on. [C-65]"""
    alone = s.occupied & (s.occupied - 1) == 0
    cells = s.occupied
    n = 0
    while cells:
        cell = cell_of(s, low_bit(cells))
        cells &= cells - 1
        if not t.veto_must_move or alone or cell != s.veto_cell:
            out[n] = pack(PUT_VETO, NO_CARD, 0, cell, -1)
            n += 1
    return n


def list_table_plays(t: Table, s: State, out: list[int]) -> int:
    """Every distinct hand card on every open zone of its kind. [BASE-10, EXP-13, EXP-20]"""
    me = s.mover
    main = open_zones(t, s, me, MAIN_DECK) if may_play_kind(s, MAIN_DECK) else 0
    extra = open_zones(t, s, me, EXTRA_DECK) if may_play_kind(s, EXTRA_DECK) else 0
    at = me * HAND
    n = 0
    for i in range(at, at + s.hand_count[me]):
        card = s.hand[i]
        if is_action(card) or not is_new_face(s, at, i):
            continue
        zones = extra if kind_of_card(card) == EXTRA_DECK else main
        while zones:
            out[n] = pack(LAY, card, 0, low_bit(zones), -1)
            zones &= zones - 1
            n += 1
    return n


def list_field_plays(t: Table, s: State, out: list[int]) -> int:
    """Every distinct hand card that shows nothing forbidden, placed, covering and replacing.

    [Q09-5 … Q09-9]
    """
    forbidden = forbidden_symbols(t, s)
    at = s.mover * HAND
    first, room, placed = 0, 0, NO_CARD
    n = 0
    for i in range(at, at + s.hand_count[s.mover]):
        card = s.hand[i]
        if is_action(card) or symbols_of(card) & forbidden or not is_new_face(s, at, i):
            continue
        if placed == NO_CARD:
            first, placed = n, card
            n = list_places(t, s, card, out, n)
            room = n - first
        else:
            # Every card may lie on the same free cells: the same moves with another card in them.
            for j in range(first, first + room):
                out[n] = out[j] + (card - placed)
                n += 1
        n = list_matches(s, card, out, n)
    return n


def list_places(t: Table, s: State, card: int, out: list[int], n: int) -> int:
    """The card on every free cell; the first card of the game lies on e5. [Q09-5, Q09-6]"""
    start = pack(PLACE, card, 0, -1, -1)
    if s.occupied == 0:
        out[n] = pack(PLACE, card, 0, MIDDLE, -1)
        return n + 1
    cells = free_cells(t, s)
    while cells:
        out[n] = start + (cell_of(s, low_bit(cells)) + 1 << 25)
        cells &= cells - 1
        n += 1
    return n


def list_matches(s: State, card: int, out: list[int], n: int) -> int:
    """The card covering and replacing every card that it matches. [Q09-7, Q09-8]"""
    start = pack(COVER, card, 0, -1, -1)
    step = pack(REPLACE, card, 0, -1, -1) - start
    cells = matching_cells(s, card)
    while cells:
        move = start + (cell_of(s, low_bit(cells)) + 1 << 25)
        cells &= cells - 1
        out[n] = move
        out[n + 1] = move + step
        n += 2
    return n


def list_lifts(t: Table, s: State, out: list[int], n: int) -> int:
    """The mover's own frames. [N9]"""
    for zone in range(ZONES):
        if t.effect[action_number(s.guard[s.mover * ZONES + zone])] == LOCK_OWN:
            out[n] = pack(LIFT, NO_CARD, 0, zone, -1)
            n += 1
    return n
