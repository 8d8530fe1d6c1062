"""The policy `planner`: every move is tried once; what it leaves is weighed for the mover and the next seat.

A key is worth 1024. What the mover may expect from its next turn counts for it, what the next seat may expect
from its own counts against it; cards in hand have a small worth, so that action cards are not thrown away.
"""

from leonardo.bots.policies.field import (
    any_threat,
    least_threat,
    note_pay,
    note_threats,
    promised_on_field,
    reach_on_field,
)
from leonardo.bots.policies.looking import finish_turn
from leonardo.bots.policies.odds import SURE, count_unseen
from leonardo.bots.policies.tables import danger, note_holdings, promise, reach_on_table
from leonardo.chance import below
from leonardo.rules import (
    action_of,
    apply,
    bit_count,
    forbidden_symbols,
    is_action,
    key_count,
    kind_of,
    observe,
    symbols_of,
)
from leonardo.rules.codes import (
    BORROW,
    COVER,
    LIFT,
    OVER,
    PLACE,
    PLAY,
    RECYCLE,
    REPLACE,
    USE,
    VETO_OFF,
)
from leonardo.rules.layout import HAND

KEY_WORTH = SURE
WIN = 1 << 30
LOWEST = -(1 << 40)
CARD_WORTH, ACTION_WORTH = 30, 120  # in hand
KEPT_ACTIONS = 2  # more than these crowd out what can be played


def choose_planner(t, v, moves, count, notes, w, tape, r):
    """The place of the move that leaves the best prospects; among equals by chance.

    `notes` know the decks, `w` is a state to try moves in, `tape` an empty tape, `r` a generator.
    """
    if count == 1:
        return 0
    worths = notes.worths
    weigh_all(t, v, moves, count, notes, w, tape, worths)
    best, highest, equals = 0, LOWEST, 0
    for preparing in range(2):
        for i in range(count):
            if prepares(moves[i]) != (preparing == 1):
                continue
            if worths[i] > highest:
                best, highest, equals = i, worths[i], 1
            elif worths[i] == highest:
                equals += 1
                if below(r, equals) == 0:
                    best = i
    return best


def weigh_all(t, v, moves, count, notes, w, tape, worths):
    """`worths` begins with the worth of each of the moves."""
    count_unseen(v, v.mover, notes)
    if not t.on_field:
        note_holdings(v, (v.mover + 1) % v.seats, notes)
    notes.before = reach(t, v, v.mover, notes) if v.phase == PLAY else 0
    quiet = LOWEST
    # Moves that only prepare a play are measured against the best one that does not.
    for preparing in range(2):
        highest = quiet
        for i in range(count):
            if prepares(moves[i]) == (preparing == 1):
                worths[i] = weigh(t, v, moves[i], highest, notes, w, tape)
                quiet = max(quiet, worths[i])


def prepares(move):
    """Whether the move leaves the seat's own decision about its plays still to come."""
    return kind_of(move) == LIFT or kind_of(move) == USE


def weigh(t, v, move, quiet, notes, w, tape):
    """The worth of the move, as the seat that decides sees it."""
    me = v.mover
    observe(t, v, me, w)
    apply(t, w, move, tape)
    finish_turn(t, w, me, tape)
    if prepares(move) and w.mover == me and w.phase != OVER:
        return quiet + prepared(t, v, move, notes, w)
    kind = kind_of(move)
    marker_open = t.has_veto and t.veto != VETO_OFF and (kind == PLACE or kind == COVER or kind == REPLACE)
    return prospects(t, w, me, marker_open, notes)


def prepared(t, v, move, notes, w):
    """What a preparation adds to the best play: keys that come within reach, less the card's worth."""
    if kind_of(move) == LIFT:
        return KEY_WORTH * (reach(t, w, v.mover, notes) - notes.before) - 1
    effect = t.effect[action_of(move)]
    if effect == RECYCLE or effect == BORROW:
        return CARD_WORTH // 2  # a fresh card at no cost, as the hand is filled again
    return KEY_WORTH * (reach(t, w, v.mover, notes) - notes.before) - ACTION_WORTH + CARD_WORTH


def reach(t, w, me, notes):
    """How many keys the seat's hand could earn in this turn."""
    return reach_on_field(t, w, me, notes) if t.on_field else reach_on_table(t, w, me, notes)


def prospects(t, w, me, marker_open, notes):
    """What a finished turn is worth for this seat."""
    if w.phase == OVER:
        if not w.winners >> me & 1:
            return -WIN
        return WIN // bit_count(w.winners)
    left = (me + 1) % w.seats
    worth = KEY_WORTH * key_count(w, me) + worth_of_hand(w, me)
    if t.on_field:
        note_pay(t, w, notes)
        threat = threat_on_field(t, w, left, marker_open, notes)
        worth += promised_on_field(t, w, me, notes)
    else:
        threat = danger(t, w, left, notes)
        worth += promise(t, w, me, notes)
    return worth - threat * pressure(t, w, left) // SURE


def pressure(t, w, seat):
    """How much this seat's next key would hurt, in parts of 1024; less where others share the harm."""
    if t.goal and key_count(w, seat) + 1 >= t.goal:
        return 4 * SURE
    return SURE if w.seats == 2 else SURE * 2 // 3


def threat_on_field(t, w, left, marker_open, notes):
    """How likely the next seat earns a key, under the best marker if that is still to be put."""
    if marker_open:
        w.bound = 0
    forbidden = forbidden_symbols(t, w) if w.mover == left else symbols_of(w.played_card) | w.next_seal
    note_threats(w, left, forbidden, notes)
    return least_threat(w, notes.threats) if marker_open else any_threat(notes.threats, 0)


def worth_of_hand(w, me):
    """A little for every card, more for action cards as long as they are few."""
    actions = 0
    for i in range(me * HAND, me * HAND + w.hand_count[me]):
        if is_action(w.hand[i]):
            actions += 1
    return w.hand_count[me] * CARD_WORTH + min(actions, KEPT_ACTIONS) * (ACTION_WORTH - CARD_WORTH) - actions
