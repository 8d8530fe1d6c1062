"""What every legal move is worth at a glance: the order in which a search looks, and how it plays on.

A key is worth 1024. It sees what the mover may see and nothing more, and costs less than making one move.
"""

from leonardo.bots.policies.glance_field import (
    note_field,
    worth_of_keeping,
    worth_of_marking,
    worth_of_playing,
)
from leonardo.bots.policies.glance_tables import (
    hand_symbols,
    note_tables,
    worth_of_laying,
    worth_of_resting,
)
from leonardo.bots.policies.looking import deck_of_fewer
from leonardo.chance import next_word
from leonardo.rules import a_of, card_of, is_action, kind_of
from leonardo.rules.codes import (
    COVER,
    DRAW_FROM,
    DROP,
    END,
    GIVE,
    LAY,
    PICK_KEY,
    PLACE,
    PLAY,
    PUT_VETO,
    REPLACE,
    SEND_AWAY,
    UNDER,
    USE,
)
from leonardo.rules.layout import HAND

USING = -150  # an action card, not knowing what it would do
DROPPING = 200  # an action card of which there are too many
KEPT_ACTIONS = 2


def glance(t, s, moves, count, th):
    """The thought knows a worth for each of the moves."""
    if t.on_field:
        note_field(t, s, th)
        rest, hand, actions, deck = 0, 0, 0, 0
    else:
        rest = worth_of_resting(note_tables(t, s, th)) if s.phase == PLAY else 0
        hand = hand_symbols(s, s.mover)
        actions = actions_held(s)
        deck = deck_of_fewer(s)
    for i in range(count):
        move = moves[i]
        kind = kind_of(move)
        if kind == LAY:
            th.worth[i] = worth_of_laying(t, s, card_of(move), a_of(move), th, hand)
        elif kind == PLACE or kind == COVER or kind == REPLACE:
            cell = a_of(move)
            bit = 1 << (cell // 9 * 6 + cell % 9)
            th.worth[i] = worth_of_playing(t, s, kind, card_of(move), bit, cell, th)
        elif kind == PUT_VETO:
            th.worth[i] = worth_of_marking(s, a_of(move), th)
        elif kind == USE:
            th.worth[i] = rest + USING
        elif kind == DROP:
            th.worth[i] = DROPPING if actions > KEPT_ACTIONS else -DROPPING
        elif kind == DRAW_FROM:
            th.worth[i] = 100 if a_of(move) == deck else 0
        elif kind == GIVE or kind == UNDER:
            th.worth[i] = -worth_of_keeping(card_of(move))
        elif kind == SEND_AWAY:
            th.worth[i] = 10
        elif kind == END:
            th.worth[i] = rest
        elif kind == PICK_KEY:
            th.worth[i] = 0
        else:
            th.worth[i] = USING


def actions_held(s):
    """How many action cards the mover holds."""
    held = 0
    for i in range(s.mover * HAND, s.mover * HAND + s.hand_count[s.mover]):
        if is_action(s.hand[i]):
            held += 1
    return held


def choose_at_a_glance(t, s, moves, count, th):
    """The place of a good move, more or less: each worth is blurred by noise."""
    if count == 1:
        return 0
    glance(t, s, moves, count, th)
    best, highest = 0, -(1 << 40)
    for i in range(count):
        worth = th.worth[i] + (next_word(th.words) * th.noise >> 32)
        if worth > highest:
            best, highest = i, worth
    return best
