"""When the game is over, and who won."""

from leonardo.rules.codes import (
    AT_ONCE,
    BY_DECK,
    BY_KEYS,
    BY_LIMIT,
    BY_STALEMATE,
    ENDED,
    EXTRA_DECK,
    LAPSE,
    LAST_ROUND,
    MAIN_DECK,
    NO_CARD,
    OVER,
    PERSISTS,
    SYMBOLS,
    TIE_FULL,
    TIE_SHARED,
)
from leonardo.rules.layout import State, Table, Tape
from leonardo.rules.tape import tell


def key_count(s: State, seat: int) -> int:
    """How many keys lie before this seat."""
    count = 0
    for symbol in range(SYMBOLS):
        count += s.keys[seat * SYMBOLS + symbol]
    return count


def different_key_count(s: State, seat: int) -> int:
    """How many different keys lie before this seat."""
    count = 0
    for symbol in range(SYMBOLS):
        if s.keys[seat * SYMBOLS + symbol]:
            count += 1
    return count


def has_reached_goal(t: Table, s: State, seat: int) -> bool:
    """Whether this seat has the keys that win. [BASE-21, EXP-28, Q11-20, C-78]"""
    if t.goal == 0:
        return False
    return (different_key_count(s, seat) if t.different_keys else key_count(s, seat)) >= t.goal


def compare(t: Table, s: State, a: int, b: int) -> int:
    """Above 0 where seat a ranks before seat b, below 0 where after, 0 where they share.

    [C-85, C-86, C-87]
    """
    difference = key_count(s, a) - key_count(s, b)
    if difference or t.tie == TIE_SHARED:
        return difference
    for symbol in range(SYMBOLS):
        mine, theirs = s.keys[a * SYMBOLS + symbol], s.keys[b * SYMBOLS + symbol]
        if t.tie != TIE_FULL:
            mine, theirs = min(mine, 1), min(theirs, 1)
            if mine and theirs:
                return 0
        if mine != theirs:
            return mine - theirs
    return 0


def leaders(t: Table, s: State) -> int:
    """The seats, as bits, that nobody ranks before: most keys, then seniority."""
    best = 0
    bits = 1
    for seat in range(1, s.seats):
        order = compare(t, s, seat, best)
        if order > 0:
            best, bits = seat, 1 << seat
        elif order == 0:
            bits |= 1 << seat
    return bits


def end_game(s: State, winners: int, reason: int, tape: Tape) -> None:
    """The game is over and these seats have won."""
    s.phase = OVER
    s.winners = winners
    s.reason = reason
    tell(tape, ENDED, s.mover, NO_CARD, winners, reason)


def decks_are_empty(s: State) -> bool:
    """Whether no deck has a card. [Q09-17, C-81]"""
    return s.deck_count[MAIN_DECK] == 0 and s.deck_count[EXTRA_DECK] == 0


def first_seat(s: State) -> int:
    """The seat that had the first turn."""
    return (s.mover - (s.turn - 1)) % s.seats


def end_if_due(t: Table, s: State, tape: Tape) -> None:
    """The game is over if this turn ends it: goal, last round, skips, stall, turn limit, in this order."""
    if t.on_field:
        if has_reached_goal(t, s, s.mover):
            end_game(s, 1 << s.mover, BY_KEYS, tape)
        elif count_last_round(t, s, tape):
            end_game(s, leaders(t, s), BY_DECK, tape)
        elif is_round_of_skips(t, s):
            end_game(s, leaders(t, s), BY_STALEMATE, tape)
        elif t.stall_rounds and s.quiet >= t.stall_rounds * s.seats:
            end_game(s, leaders(t, s), BY_LIMIT, tape)
    elif t.finish_round and (s.mover + 1) % s.seats == first_seat(s):
        for seat in range(s.seats):
            if has_reached_goal(t, s, seat):
                end_game(s, leaders(t, s), BY_KEYS, tape)
                return
    if s.phase != OVER and t.turn_limit and s.turn >= t.turn_limit:
        end_game(s, leaders(t, s), BY_LIMIT, tape)


def count_last_round(t: Table, s: State, tape: Tape) -> bool:
    """The last round begins when the decks are empty, or has one turn less to come; whether it is over.

    [Q09-17, C-82, C-89]
    """
    if s.final_turns > 0:
        s.final_turns -= 1
        return s.final_turns == 0
    if s.final_turns < 0 and decks_are_empty(s):
        if t.extra_end == AT_ONCE:
            s.final_turns = 0
            return True
        s.final_turns = s.seats if t.final_includes_drawer else s.seats - 1
        tell(tape, LAST_ROUND, s.mover, NO_CARD, s.final_turns, 0)
    return False


def is_round_of_skips(t: Table, s: State) -> bool:
    """Whether skips end the game.

    Where restrictions outlive a skip, the first round of them only lifts these. [C-47, C-60]
    """
    if t.after_skip == LAPSE and t.veto_after_skip != PERSISTS:
        return s.skips >= s.seats
    if s.skips == s.seats:
        s.last_card = NO_CARD
        for seat in range(s.seats):
            s.own_last[seat] = NO_CARD
        s.veto_binds = 0
    return s.skips >= 2 * s.seats
