"""What forbids a card or a zone: the previous card, the marker, a seal, a lock, an allowance used up."""

from leonardo.rules.cards import holds_symbol_card, is_action, kind_of_card, symbols_of
from leonardo.rules.codes import (
    ACTION_NUMBER,
    ASK_SECOND,
    CORNER_BITS,
    CROSS_BITS,
    EXTRA_DECK,
    LAPSE,
    LOCK_OTHER,
    LOCK_OWN,
    MAIN_DECK,
    NO_CARD,
    OWN_LAST,
    SYMBOL_BITS,
    VETO_OFF,
    VETO_ONLY,
    ZONES,
)
from leonardo.rules.grid import cells_showing, free_cells
from leonardo.rules.layout import HAND, State, Table

# --- the shared field ----------------------------------------------------------------------------------


def previous_card(t: Table, s: State) -> int:
    """The card whose symbols the mover may not play, or none. [Q09-9, C-47, C-48]"""
    if s.last_played != NO_CARD or t.after_skip == LAPSE:
        return s.last_played
    if t.after_skip == OWN_LAST:
        return s.own_last[(s.mover + s.seats - 1) % s.seats]
    return s.last_card


def marker_binds(t: Table, s: State) -> bool:
    """Whether the marker lies on the field and restricts the player now acting. [C-67]"""
    return t.has_veto != 0 and t.veto != VETO_OFF and s.veto_cell >= 0 and s.veto_binds != 0


def symbols_under_marker(t: Table, s: State) -> int:
    """The symbols that the marker forbids. [Q11-14]"""
    return symbols_of(s.top[s.veto_cell]) if marker_binds(t, s) else 0


def by_previous(t: Table, s: State) -> int:
    """The symbols forbidden by the previous player's card.

    None with a Licence or where the marker alone binds. [C-63, K1]
    """
    if s.licence or (t.has_veto and t.veto == VETO_ONLY):
        return 0
    return symbols_of(previous_card(t, s))


def by_marker(s: State) -> int:
    """The symbols that the marker forbade when the turn began; none with a Licence. [C-69, K1]"""
    return 0 if s.licence else s.bound


def by_first_card(s: State) -> int:
    """The symbols of the first card, while a Double Stroke asks for its second. [K2]"""
    return symbols_of(s.played_card) if s.asking == ASK_SECOND else 0


def forbidden_symbols(t: Table, s: State) -> int:
    """All symbols that the mover's next symbol card may not show."""
    return by_previous(t, s) | by_marker(s) | s.seal | by_first_card(s)


def matching_symbols(s: State, card: int) -> int:
    """The symbols by which this card may cover or replace: its own, and Sfumato's. [C-49, K10]"""
    return symbols_of(card) | s.blur[0]


def matching_cells(s: State, card: int) -> int:
    """The cells that this card may cover or replace. [Q09-7, Q09-8, K6]"""
    return s.occupied if s.free_match else cells_showing(s, matching_symbols(s, card))


def has_free_cell(t: Table, s: State) -> bool:
    """Whether a card may be placed anywhere."""
    return s.occupied == 0 or free_cells(t, s) != 0


def can_play_on_field(t: Table, s: State, forbidden: int) -> bool:
    """Whether the mover holds a symbol card that may be placed, covered with or exchanged. [Q09-10, C-59]"""
    room = has_free_cell(t, s)
    at = s.mover * HAND
    for i in range(at, at + s.hand_count[s.mover]):
        card = s.hand[i]
        if is_action(card) or symbols_of(card) & forbidden:
            continue
        if room or matching_cells(s, card):
            return True
    return False


# --- own tables ----------------------------------------------------------------------------------------


def is_corner(zone: int) -> bool:
    return CORNER_BITS >> zone & 1 != 0


def zones_of_kind(kind: int) -> int:
    """The zones, as bits, that cards of this kind may lie on. [EXP-20]"""
    return CORNER_BITS if kind == EXTRA_DECK else CROSS_BITS


def is_locked(t: Table, s: State, seat: int, zone: int) -> bool:
    """Whether no card may enter or leave this zone. [E.2]"""
    effect = t.effect[s.guard[seat * ZONES + zone] & ACTION_NUMBER]
    return effect == LOCK_OWN or effect == LOCK_OTHER


def open_zones(t: Table, s: State, seat: int, kind: int) -> int:
    """The unlocked zones for this kind on a seat's table, as bits."""
    zones = zones_of_kind(kind)
    for zone in range(ZONES):
        if is_locked(t, s, seat, zone):
            zones &= ~(1 << zone)
    return zones


def may_play_kind(s: State, kind: int) -> bool:
    """Whether the allowance still holds a card of this kind: one of each, and what Second Sketch adds.

    [EXP-13, C-20]
    """
    main, extra = s.played_kind[MAIN_DECK], s.played_kind[EXTRA_DECK]
    if kind == EXTRA_DECK:
        extra += 1
    else:
        main += 1
    return max(main - 1, 0) + max(extra - 1, 0) <= s.more_plays


def has_played(s: State) -> bool:
    """Whether the mover has played a card on the own table this turn."""
    return s.played_kind[MAIN_DECK] + s.played_kind[EXTRA_DECK] > 0


def can_lay_on_table(t: Table, s: State) -> bool:
    """Whether the mover holds a symbol card that fits an unlocked zone and the allowance. [C-26]"""
    main = may_play_kind(s, MAIN_DECK) and open_zones(t, s, s.mover, MAIN_DECK) != 0
    extra = may_play_kind(s, EXTRA_DECK) and open_zones(t, s, s.mover, EXTRA_DECK) != 0
    at = s.mover * HAND
    for i in range(at, at + s.hand_count[s.mover]):
        card = s.hand[i]
        if is_action(card):
            continue
        if extra if kind_of_card(card) == EXTRA_DECK else main:
            return True
    return False


def owes_action(s: State) -> bool:
    """Whether an action card must be used or dropped first: after a skip, with no symbol card in hand. [C-26]

    That a turn was skipped is known to all; why it was is asked of the hand, which only its owner knows.
    """
    return s.must_use != 0 and s.hand_count[s.mover] > 0 and not holds_symbol_card(s, s.mover)


def can_play(t: Table, s: State) -> bool:
    """Whether the mover can play any symbol card now."""
    if t.on_field:
        return can_play_on_field(t, s, forbidden_symbols(t, s))
    return can_lay_on_table(t, s)


# --- what a skip says ----------------------------------------------------------------------------------


def ruled_out(t: Table, s: State) -> int:
    """The symbols of which each symbol card of the mover shows one if the mover has to skip now; 0: unknown.

    Open to all: it asks nothing of the hand. With a free cell only what is forbidden makes a card unplayable.
    """
    if t.on_field:
        return forbidden_symbols(t, s) if has_free_cell(t, s) else 0
    for zone in range(ZONES):
        if is_locked(t, s, s.mover, zone):
            return 0
    return SYMBOL_BITS
