"""The end of a turn and the start of the next: drawing, what is counted and remembered, who is to play."""

from leonardo.rules.codes import ASK_NOTHING, EXTRA_DECK, MAIN_DECK, NO_CARD, NO_CELL, OVER, PLAY, SPENT, TURN
from leonardo.rules.drawing import draw_up, hand_to_reach
from leonardo.rules.effects import end_scaffoldings, hand_with_cabinet
from leonardo.rules.ending import end_if_due
from leonardo.rules.keys import note_standing_lines, take_field_keys
from leonardo.rules.layout import State, Table, Tape
from leonardo.rules.restrictions import symbols_under_marker
from leonardo.rules.tape import tell


def start_drawing(t: Table, s: State, tape: Tape) -> None:
    """The mover draws as far as there is no choice."""
    aim_of_drawing(t, s)
    go_on_drawing(t, s, tape)


def aim_of_drawing(t: Table, s: State) -> None:
    """It is known at which hand size the mover stops drawing; a Cabinet raises it. [N12]"""
    if not t.on_field:
        s.refill = hand_with_cabinet(t, s)
    s.draw_to = hand_to_reach(t, s)


def go_on_drawing(t: Table, s: State, tape: Tape) -> None:
    """Drawing goes on; after it the turn ends."""
    if draw_up(t, s, tape):
        end_turn(t, s, tape)


def end_turn(t: Table, s: State, tape: Tape) -> None:
    """The turn is over: keys of the field, what ends, what is remembered, ends of the game, the next seat."""
    if t.on_field:
        take_field_keys(t, s, tape)
        remember_turn(t, s)
    else:
        end_scaffoldings(t, s, tape)
    s.last_played = s.played_card
    end_if_due(t, s, tape)
    clear_turn(s)
    if s.phase != OVER:
        s.turn += 1
        s.mover = (s.mover + 1) % s.seats
        tell(tape, TURN, s.mover, NO_CARD, s.turn, 0)
        begin_turn(t, s)


def remember_turn(t: Table, s: State) -> None:
    """The memory of restrictions, skips and quiet turns holds this turn too. [C-47, C-60, C-67, K5]"""
    if s.played_card != NO_CARD:
        s.last_card = s.played_card
        s.own_last[s.mover] = s.played_card
    elif t.veto_after_skip == SPENT:
        s.veto_binds = 0
    skipped = s.played_card == NO_CARD and not s.actions_used
    s.skips = s.skips + 1 if skipped else 0
    s.quiet = 0 if s.left_deck else s.quiet + 1
    s.seal = s.next_seal
    s.seal_by = s.mover if s.seal else 0
    s.next_seal = 0


def clear_turn(s: State) -> None:
    """Nothing of the present turn is left."""
    s.asking = ASK_NOTHING
    s.played_card = NO_CARD
    s.played_kind[MAIN_DECK] = 0
    s.played_kind[EXTRA_DECK] = 0
    s.played_zones = 0
    s.played_at[0] = NO_CELL
    s.played_at[1] = NO_CELL
    s.draw_due = 0
    s.actions_used = 0
    s.more_plays = 0
    s.redirect = 0
    s.carried = NO_CARD
    s.carried_zone = 0
    for i in range(9):
        s.blur[i] = 0
    for i in range(10):
        s.standing[i] = 0
    s.keys_taken = 0
    s.must_use = 0
    s.licence = 0
    s.free_match = 0
    s.bound = 0
    s.draw_to = 0
    s.draw_kind = 0
    s.refill = 0
    s.recycled = 0
    s.taken_card = NO_CARD
    s.taken_from = 0
    s.left_deck = 0


def begin_turn(t: Table, s: State) -> None:
    """The mover is to play, under the restrictions of this moment. [C-31, C-69]"""
    s.phase = PLAY
    s.bound = symbols_under_marker(t, s)
    note_standing_lines(t, s)
