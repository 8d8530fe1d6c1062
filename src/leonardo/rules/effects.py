"""What action cards do: a function for each effect that moves cards, a line for a mere permission."""

from leonardo.rules.cards import (
    action_card,
    add_to_hand,
    discard,
    fetch_out,
    put_out,
    put_under,
    remove_from_hand,
)
from leonardo.rules.codes import (
    ACTION_USED,
    ASK_GIVE,
    ASK_NOTHING,
    ASK_SECOND,
    ASK_UNDER,
    BIGGER_HAND,
    BLUR_CARD,
    BLUR_ZONE,
    BORROW,
    CLOCKWISE,
    DISCARDED,
    EFFECT,
    EFFECT_BEGINS,
    EFFECT_ENDS,
    EVERYONE,
    EXTRA_PLAY,
    FETCH,
    FREE_MATCH,
    FROM_DISCARD,
    FROM_SEAT,
    FROM_TABLE,
    LICENCE,
    LOCK_OTHER,
    LOCK_OWN,
    MAIN_DECK,
    NO_CARD,
    PUT_UNDER,
    RECYCLE,
    REDIRECT,
    REFILL,
    ROTATE,
    SCRAPE,
    SEAL_SYMBOL,
    SECOND_CARD,
    SHIELD,
    SWAP_CELLS,
    SWAP_WITH_HAND,
    SWAP_ZONES,
    TAKE_CARD,
    TAKEN,
    UNCOVER,
    ZONES,
    ZONES_AS_TEXT,
)
from leonardo.rules.drawing import fill_now
from leonardo.rules.grid import show, uncover
from leonardo.rules.laying import end_guard, throw_away
from leonardo.rules.layout import State, Table, Tape
from leonardo.rules.moves import a_of, action_of, b_of, card_of
from leonardo.rules.refusing_actions import ring_zone
from leonardo.rules.tape import tell, write


def use_action(t: Table, s: State, move: int, tape: Tape) -> None:
    """The action card is used: its effect has happened or waits for an answer, and the card is put away.

    [E.2, E.3]
    """
    number, card, a, b = action_of(move), card_of(move), a_of(move), b_of(move)
    effect = t.effect[number]
    used = action_card(number)
    s.actions_used += 1
    s.must_use = 0
    remove_from_hand(s, s.mover, used)
    write(tape, ACTION_USED, s.mover, used, a, b, card, EVERYONE)
    if t.on_field:
        put_out(s, MAIN_DECK, used)
        use_on_field(t, s, effect, t.amount[number], a, b, tape)
        if t.action_draw and s.asking != ASK_UNDER and s.chance != TAKE_CARD:
            fill_now(t, s, tape)
        return
    use_on_table(s, effect, t.amount[number], card, a, b, tape)
    if effect == SHIELD or effect == LOCK_OWN:
        set_guard(s, used, s.mover, a, tape)
    elif effect == LOCK_OTHER:
        set_guard(s, used, a, b, tape)
    elif effect == BIGGER_HAND:
        s.cabinets[s.mover] += 1
        tell(tape, EFFECT_BEGINS, s.mover, used, -1, s.mover)
    else:
        discard(s, used)


# --- own tables ----------------------------------------------------------------------------------------


def use_on_table(s: State, effect: int, amount: int, card: int, a: int, b: int, tape: Tape) -> None:
    """What this action card does to tables and hands has happened. [E.4]"""
    me = s.mover
    if effect == EXTRA_PLAY:
        s.more_plays += amount
    elif effect == REDIRECT:
        s.redirect = 1
    elif effect == BLUR_ZONE:
        s.blur[a] |= 1 << b
    elif effect == SWAP_ZONES:
        swap_zones(s, me * ZONES + a, me * ZONES + b)
    elif effect == ROTATE:
        rotate(s, me * ZONES, a, b)
    elif effect == SWAP_WITH_HAND:
        swap_with_hand(s, card, b, tape)
    elif effect == SCRAPE:
        throw_away(s, s.table[a * ZONES + b], tape)
        s.table[a * ZONES + b] = NO_CARD
    elif effect == FETCH:
        fetch_out(s, a, card)
        add_to_hand(s, me, card)
        tell(tape, TAKEN, me, card, a, FROM_DISCARD)


def swap_zones(s: State, first: int, second: int) -> None:
    """The contents of two places are exchanged; an empty one counts as contents. [N2]"""
    s.table[first], s.table[second] = s.table[second], s.table[first]


def rotate(s: State, at: int, ring: int, direction: int) -> None:
    """The contents of four zones have each moved one step. [N3]"""
    if direction == CLOCKWISE:
        for i in range(3, 0, -1):
            swap_zones(s, at + ring_zone(ring, i), at + ring_zone(ring, i - 1))
    else:
        for i in range(3):
            swap_zones(s, at + ring_zone(ring, i), at + ring_zone(ring, i + 1))


def swap_with_hand(s: State, card: int, zone: int, tape: Tape) -> None:
    """The hand card lies in the zone, and the card that lay there is in the hand. [N6]"""
    at = s.mover * ZONES + zone
    taken = s.table[at]
    remove_from_hand(s, s.mover, card)
    s.table[at] = card
    if taken != NO_CARD:
        add_to_hand(s, s.mover, taken)
        tell(tape, TAKEN, s.mover, taken, zone, FROM_TABLE)


def set_guard(s: State, card: int, seat: int, zone: int, tape: Tape) -> None:
    """The persistent card lies beside this zone. [C-35]"""
    s.guard[seat * ZONES + zone] = card
    s.guard_by[seat * ZONES + zone] = s.mover
    tell(tape, EFFECT_BEGINS, seat, card, zone, s.mover)


def end_on_key(t: Table, s: State, tape: Tape) -> None:
    """The mover's cabinets and frames have ended, in the written order of effects. [N9, N12]"""
    me = s.mover
    for number in range(32):
        effect = t.effect[number]
        if effect == BIGGER_HAND:
            while s.cabinets[me]:
                s.cabinets[me] -= 1
                tell(tape, EFFECT_ENDS, me, action_card(number), -1, me)
                discard(s, action_card(number))
        elif effect == LOCK_OWN:
            for zone in ZONES_AS_TEXT:
                if s.guard[me * ZONES + zone] == action_card(number):
                    end_guard(s, me, zone, tape)


def end_scaffoldings(t: Table, s: State, tape: Tape) -> None:
    """What others put on the mover's zones until the end of this turn has ended. [N10]"""
    me = s.mover
    for number in range(32):
        if t.effect[number] == LOCK_OTHER:
            for seat in range(s.seats):
                for zone in ZONES_AS_TEXT:
                    at = me * ZONES + zone
                    if s.guard[at] == action_card(number) and s.guard_by[at] == seat:
                        end_guard(s, me, zone, tape)


def hand_with_cabinet(t: Table, s: State) -> int:
    """The hand size that the mover's cabinets allow, or 0. [N12]"""
    if s.cabinets[s.mover]:
        for number in range(32):
            if t.effect[number] == BIGGER_HAND:
                return t.amount[number]
    return 0


# --- the shared field ----------------------------------------------------------------------------------


def use_on_field(t: Table, s: State, effect: int, amount: int, a: int, b: int, tape: Tape) -> None:
    """What this action card does to the field and to this turn has happened, or waits for an answer. [E.6]"""
    if effect == LICENCE:
        s.licence = 1
    elif effect == FREE_MATCH:
        s.free_match = 1
    elif effect == BLUR_CARD:
        s.blur[0] |= 1 << a
    elif effect == UNCOVER:
        removed = uncover(s, a)
        put_out(s, MAIN_DECK, removed)
        tell(tape, DISCARDED, s.mover, removed, a, 1)
    elif effect == SWAP_CELLS:
        first, second = s.top[a], s.top[b]
        show(s, a, second)
        show(s, b, first)
    elif effect == SEAL_SYMBOL:
        s.next_seal |= 1 << a
        tell(tape, EFFECT_BEGINS, s.mover, NO_CARD, a, s.mover)
    elif effect == REFILL:
        s.refill = amount
    elif effect == SECOND_CARD:
        ask(s, ASK_SECOND)
    elif effect == RECYCLE:
        ask(s, ASK_UNDER)
    elif effect == BORROW:
        s.taken_from = a
        s.chance = TAKE_CARD


def ask(s: State, question: int) -> None:
    """The mover is asked for more."""
    s.phase = EFFECT
    s.asking = question


def put_card_under(s: State, card: int, tape: Tape) -> None:
    """The card is the last of the deck; only its owner has seen it. [K8]"""
    remove_from_hand(s, s.mover, card)
    put_under(s, MAIN_DECK, card)
    s.recycled += 1
    write(tape, PUT_UNDER, s.mover, card, MAIN_DECK, 0, NO_CARD, 1 << s.mover)


def take_from_seat(s: State, card: int, tape: Tape) -> None:
    """The mover holds a card of the opponent named; the two of them know it. [K9]"""
    remove_from_hand(s, s.taken_from, card)
    add_to_hand(s, s.mover, card)
    s.taken_card = card
    write(tape, TAKEN, s.mover, card, s.taken_from, FROM_SEAT, NO_CARD, 1 << s.mover | 1 << s.taken_from)
    ask(s, ASK_GIVE)


def give_to_seat(s: State, card: int, tape: Tape) -> None:
    """The opponent holds the card given in return. [K9]"""
    remove_from_hand(s, s.mover, card)
    add_to_hand(s, s.taken_from, card)
    write(tape, TAKEN, s.taken_from, card, s.mover, FROM_SEAT, NO_CARD, 1 << s.mover | 1 << s.taken_from)
    s.asking = ASK_NOTHING
    s.taken_card = NO_CARD
    s.taken_from = 0
