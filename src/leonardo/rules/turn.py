"""The order of a turn: what each move does, and what follows by itself."""

from leonardo.rules.cards import discard, holds_symbol_card, remove_from_hand
from leonardo.rules.codes import (
    ASK_NOTHING,
    ASK_UNDER,
    ASK_WHERE_TO,
    BY_KEYS,
    CLOSE,
    COVER,
    DISCARDED,
    DRAW_FROM,
    DROP,
    EFFECT,
    END,
    EXTRA_DECK,
    GIVE,
    KEY,
    LAY,
    LIFT,
    MAIN_DECK,
    NO_CARD,
    NO_CELL,
    NO_CHANCE,
    OVER,
    PICK_KEY,
    PLACE,
    PLAY,
    PUT_VETO,
    RECYCLE,
    REPLACE,
    RESHUFFLED,
    SEND_AWAY,
    SEND_TO,
    SHUFFLE_EXTRA,
    SHUFFLE_MAIN,
    SKIP,
    SKIPPED,
    SPENT,
    TURN,
    UNDER,
    USE,
    VETO,
    VETO_OFF,
    VETO_PUT,
)
from leonardo.rules.drawing import draw_from, draw_one, draw_up, fill_now, hand_to_reach, lay_shuffled
from leonardo.rules.effects import (
    end_on_key,
    end_scaffoldings,
    give_to_seat,
    hand_with_cabinet,
    put_card_under,
    take_from_seat,
    use_action,
)
from leonardo.rules.ending import end_game, has_reached_goal, test_ends
from leonardo.rules.keys import (
    is_bonus_due,
    note_standing_lines,
    take_bonus_key,
    take_field_keys,
    take_line_keys,
)
from leonardo.rules.laying import end_guard, lay, pass_on, play_on_field, throw_away
from leonardo.rules.moves import a_of, card_of, kind_of
from leonardo.rules.restrictions import may_play_kind, symbols_under_marker
from leonardo.rules.tape import tell


def apply(t, s, move, tape):
    """The legal move is made, and everything has happened that follows without a choice or chance."""
    kind, card, a = kind_of(move), card_of(move), a_of(move)
    if kind == LAY:
        lay(t, s, card, a, tape)
        after_lay(t, s, tape)
    elif kind == PLACE or kind == COVER or kind == REPLACE:
        play_on_field(s, kind, card, a, tape)
        after_field_play(t, s, tape)
    elif kind == PUT_VETO:
        s.veto_cell = a
        s.veto_binds = 1
        tell(tape, VETO_PUT, s.mover, s.top[a], a, 0)
        after_marker(t, s, tape)
    elif kind == USE:
        use_action(t, s, move, tape)
        after_action(t, s, tape)
    elif kind == SKIP:
        skip(t, s, tape)
    elif kind == END:
        leave_phase(t, s, tape)
    elif kind == DRAW_FROM:
        draw_from(s, a, tape)
        go_on_drawing(t, s, tape)
    elif kind == PICK_KEY:
        take_bonus_key(s, a, tape)
        after_keys(t, s, tape)
    else:
        answer(t, s, kind, card, a, tape)


def settle(t, s, order, tape):
    """Chance has spoken: `order` is the shuffled pile, the next card first, or begins with the card taken."""
    if s.chance == SHUFFLE_MAIN or s.chance == SHUFFLE_EXTRA:
        deck = s.draw_kind
        lay_shuffled(s, deck, order)
        s.chance = NO_CHANCE
        tell(tape, RESHUFFLED, s.mover, NO_CARD, deck, s.deck_count[deck])
        draw_one(s, deck, tape)
        go_on_drawing(t, s, tape)
    else:
        s.chance = NO_CHANCE
        take_from_seat(s, order[0], tape)


def answer(t, s, kind, card, a, tape):
    """The small answers: a way for a card, a card under the deck or given, a card dropped, a frame lifted."""
    if kind == SEND_TO or kind == SEND_AWAY:
        carried = s.carried
        s.carried = NO_CARD
        if kind == SEND_TO:
            pass_on(t, s, a, s.carried_zone, carried, tape)
        else:
            throw_away(s, carried, tape)
        after_lay(t, s, tape)
    elif kind == UNDER:
        put_card_under(s, card, tape)
        if s.recycled == most_recycled(t):
            leave_phase(t, s, tape)
    elif kind == GIVE:
        give_to_seat(s, card, tape)
        s.phase = PLAY
        if t.action_draw:
            fill_now(t, s, tape)
    elif kind == DROP:
        remove_from_hand(s, s.mover, card)
        discard(s, card)
        s.must_use = 0
        tell(tape, DISCARDED, s.mover, card, 0, 0)
    elif kind == LIFT:
        end_guard(s, s.mover, a, tape)


def most_recycled(t):
    """How many cards Clean Sheet puts under the deck at most. [K8]"""
    for number in range(32):
        if t.effect[number] == RECYCLE:
            return t.amount[number]
    return 0


# --- after a play --------------------------------------------------------------------------------------


def after_lay(t, s, tape):
    """The card replaced waits for its way, or more may be played, or the keys are due. [C-18]"""
    if s.carried != NO_CARD:
        s.phase = EFFECT
        s.asking = ASK_WHERE_TO
        return
    s.phase = PLAY
    s.asking = ASK_NOTHING
    if not (t.square and (may_play_kind(s, MAIN_DECK) or may_play_kind(s, EXTRA_DECK))):
        earn_keys(t, s, tape)


def earn_keys(t, s, tape):
    """The mover has the keys of the own table; a goal reached ends the game, five equal symbols ask for a pick. [BASE-9, C-10]"""
    take_line_keys(t, s, tape)
    if not t.finish_round and has_reached_goal(t, s, s.mover):
        end_by_keys(t, s, tape)
    elif is_bonus_due(t, s, tape):
        s.phase = KEY
    else:
        after_keys(t, s, tape)


def after_keys(t, s, tape):
    """The game is won, or the last steps of the turn begin."""
    if not t.finish_round and has_reached_goal(t, s, s.mover):
        end_by_keys(t, s, tape)
        return
    if s.keys_taken:
        end_on_key(t, s, tape)
    if t.square:
        enter_close(s)
    else:
        start_drawing(t, s, tape)


def end_by_keys(t, s, tape):
    """The mover has won by keys, at once."""
    end_game(s, 1 << s.mover, BY_KEYS, tape)
    clear_turn(s)


def after_field_play(t, s, tape):
    """The marker is to be placed, or the turn goes on without one. [C-64, C-69]"""
    s.asking = ASK_NOTHING
    if t.has_veto and t.veto != VETO_OFF:
        s.phase = VETO
    else:
        after_marker(t, s, tape)


def after_marker(t, s, tape):
    """A symbol card was played: action cards of this moment may follow if none was used. [C-71]"""
    if t.has_actions and not s.actions_used:
        s.phase = CLOSE
    else:
        start_drawing(t, s, tape)


def after_action(t, s, tape):
    """The phase goes on, unless the action card was the last of the turn or asks for more."""
    if s.phase == CLOSE and t.on_field and s.asking == ASK_NOTHING:
        start_drawing(t, s, tape)


def skip(t, s, tape):
    """No symbol card is played this turn; on the own table the end-of-turn steps follow. [C-26, C-58]"""
    tell(tape, SKIPPED, s.mover, NO_CARD, 0, 0)
    if not t.square:
        start_drawing(t, s, tape)
    else:
        s.must_use = 1 if s.hand_count[s.mover] and not holds_symbol_card(s, s.mover) else 0
        enter_close(s)


def enter_close(s):
    """End-of-turn action cards may be used. [EXP-16]"""
    s.phase = CLOSE
    s.actions_used = 0


def leave_phase(t, s, tape):
    """The mover has finished the phase."""
    if s.phase == EFFECT and s.asking == ASK_UNDER:
        for _ in range(s.recycled):
            draw_one(s, MAIN_DECK, tape)
        s.phase = PLAY
        s.asking = ASK_NOTHING
        if t.action_draw:
            fill_now(t, s, tape)
    elif s.phase == PLAY:
        earn_keys(t, s, tape)
    else:
        start_drawing(t, s, tape)


# --- the end of a turn and the start of the next ----------------------------------------------------------


def start_drawing(t, s, tape):
    """The mover draws as far as there is no choice."""
    if not t.on_field:
        s.refill = hand_with_cabinet(t, s)
    s.draw_to = hand_to_reach(t, s)
    go_on_drawing(t, s, tape)


def go_on_drawing(t, s, tape):
    """Drawing goes on; after it the turn ends."""
    if draw_up(t, s, tape):
        end_turn(t, s, tape)


def end_turn(t, s, tape):
    """The turn is over: field keys, what ends with it, what is remembered, the ends of the game, the next seat."""
    if t.on_field:
        take_field_keys(t, s, tape)
        remember_turn(t, s)
    else:
        end_scaffoldings(t, s, tape)
    s.last_played = s.played_card
    test_ends(t, s, tape)
    clear_turn(s)
    if s.phase != OVER:
        s.turn += 1
        s.mover = (s.mover + 1) % s.seats
        tell(tape, TURN, s.mover, NO_CARD, s.turn, 0)
        begin_turn(t, s)


def remember_turn(t, s):
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


def clear_turn(s):
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


def begin_turn(t, s):
    """The mover is to play, under the restrictions of this moment. [C-31, C-69]"""
    s.phase = PLAY
    s.bound = symbols_under_marker(t, s)
    note_standing_lines(t, s)
