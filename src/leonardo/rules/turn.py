"""The order of a turn: what each move does, and what follows by itself."""

from leonardo.rules.cards import discard, remove_from_hand
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
    NO_CHANCE,
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
    UNDER,
    USE,
    VETO,
    VETO_OFF,
    VETO_PUT,
)
from leonardo.rules.drawing import draw_from, draw_one, fill_now, lay_shuffled
from leonardo.rules.effects import (
    end_on_key,
    give_to_seat,
    put_card_under,
    take_from_seat,
    use_action,
)
from leonardo.rules.ending import end_game, has_reached_goal
from leonardo.rules.keys import (
    is_bonus_due,
    take_bonus_key,
    take_line_keys,
)
from leonardo.rules.laying import end_guard, lay, pass_on, play_on_field, throw_away
from leonardo.rules.layout import State, Table, Tape
from leonardo.rules.moves import a_of, card_of, kind_of
from leonardo.rules.next_turn import clear_turn, go_on_drawing, start_drawing
from leonardo.rules.restrictions import may_play_kind
from leonardo.rules.tape import tell


def apply(t: Table, s: State, move: int, tape: Tape) -> None:
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


def settle(t: Table, s: State, order: list[int], tape: Tape) -> None:
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


def answer(t: Table, s: State, kind: int, card: int, a: int, tape: Tape) -> None:
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


def most_recycled(t: Table) -> int:
    """How many cards Clean Sheet puts under the deck at most. [K8]"""
    for number in range(32):
        if t.effect[number] == RECYCLE:
            return t.amount[number]
    return 0


# --- after a play --------------------------------------------------------------------------------------


def after_lay(t: Table, s: State, tape: Tape) -> None:
    """The card replaced waits for its way, or more may be played, or the keys are due. [C-18]"""
    if s.carried != NO_CARD:
        s.phase = EFFECT
        s.asking = ASK_WHERE_TO
        return
    s.phase = PLAY
    s.asking = ASK_NOTHING
    if not (t.square and (may_play_kind(s, MAIN_DECK) or may_play_kind(s, EXTRA_DECK))):
        earn_keys(t, s, tape)


def earn_keys(t: Table, s: State, tape: Tape) -> None:
    """The mover has the keys of the own table.

    A goal reached ends the game, five equal symbols ask for a pick. [BASE-9, C-10]
    """
    take_line_keys(t, s, tape)
    if not t.finish_round and has_reached_goal(t, s, s.mover):
        end_by_keys(t, s, tape)
    elif is_bonus_due(t, s, tape):
        s.phase = KEY
    else:
        after_keys(t, s, tape)


def after_keys(t: Table, s: State, tape: Tape) -> None:
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


def end_by_keys(t: Table, s: State, tape: Tape) -> None:
    """The mover has won by keys, at once."""
    end_game(s, 1 << s.mover, BY_KEYS, tape)
    clear_turn(s)


def after_field_play(t: Table, s: State, tape: Tape) -> None:
    """The marker is to be placed, or the turn goes on without one. [C-64, C-69]"""
    s.asking = ASK_NOTHING
    if t.has_veto and t.veto != VETO_OFF:
        s.phase = VETO
    else:
        after_marker(t, s, tape)


def after_marker(t: Table, s: State, tape: Tape) -> None:
    """A symbol card was played: action cards of this moment may follow if none was used. [C-71]"""
    if t.has_actions and not s.actions_used:
        s.phase = CLOSE
    else:
        start_drawing(t, s, tape)


def after_action(t: Table, s: State, tape: Tape) -> None:
    """The phase goes on, unless the action card was the last of the turn or asks for more."""
    if s.phase == CLOSE and t.on_field and s.asking == ASK_NOTHING:
        start_drawing(t, s, tape)


def skip(t: Table, s: State, tape: Tape) -> None:
    """No symbol card is played this turn; on the own table the end-of-turn steps follow. [C-26, C-58]"""
    tell(tape, SKIPPED, s.mover, NO_CARD, 0, 0)
    if not t.square:
        start_drawing(t, s, tape)
    else:
        s.must_use = 1
        enter_close(s)


def enter_close(s: State) -> None:
    """End-of-turn action cards may be used. [EXP-16]"""
    s.phase = CLOSE
    s.actions_used = 0


def leave_phase(t: Table, s: State, tape: Tape) -> None:
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
