"""The worlds that could be behind a view: what the seat knows stays, the rest is dealt anew each time.

What is certain is heeded: every card that lies open or was seen going into a hand, every back, and that a
hand which had to skip holds cards that could not be played. Everything else that the seat has not seen is
equally likely anywhere.
"""

from leonardo.bots.policies.memory import SKIPS, could_not_play
from leonardo.bots.policies.odds import count_unseen, strike
from leonardo.chance import shuffle
from leonardo.rules import copy_state, imagine
from leonardo.rules.codes import ACTION, BIGGER_HAND, EXTRA, HIDDEN, MAIN_DECK, NO_CARD, ZONES
from leonardo.rules.layout import HAND, PILE


def prepare(t, v, m, notes, th, base):
    """`base` is the view with all that the seat remembers; the thought knows which cards it has not seen."""
    copy_state(v, base)
    for seat in range(v.seats):
        if seat != v.mover:
            for i in range(m.known_count[seat]):
                put_in_hand(t, base, seat, m.known[seat * HAND + i])
    for place in range(min(m.under_count, base.deck_count[MAIN_DECK])):
        if m.under[place] != HIDDEN:
            base.pile[place] = m.under[place]
    count_unseen(base, v.mover, notes)
    strike_the_rest(t, base, v.mover, notes)
    th.unseen_count = 0
    for i in range(notes.face_count):
        for _ in range(notes.unseen[i]):
            note_unseen(th, notes.faces[i])
    # In a free position more cards may be hidden than the lists have left; then some are there twice.
    if not enough(base, th):
        for i in range(notes.face_count):
            note_unseen(th, notes.faces[i])


def note_unseen(th, card):
    """One more card is dealt to the worlds, as far as there is room."""
    if th.unseen_count < 2 * PILE:
        th.unseen[th.unseen_count] = card
        th.unseen_count += 1


def put_in_hand(t, v, seat, card):
    """One of the hidden cards of this hand is this one; whether there was one with its back."""
    backs_known = t.two_decks or t.backs_visible
    for i in range(seat * HAND, seat * HAND + v.hand_count[seat]):
        if v.hand[i] & HIDDEN and (not backs_known or (v.hand[i] ^ card) & EXTRA == 0):
            v.hand[i] = card
            return True
    return False


def strike_the_rest(t, v, me, notes):
    """What lies beside the tables, and what is known of hands and deck, is seen too."""
    for i in range(v.seats * ZONES):
        strike(v.guard[i], notes)
    for number in range(32):
        if t.effect[number] == BIGGER_HAND:
            for seat in range(v.seats):
                for _ in range(v.cabinets[seat]):
                    strike(ACTION | EXTRA | number, notes)
    for seat in range(v.seats):
        if seat != me:
            for i in range(seat * HAND, seat * HAND + v.hand_count[seat]):
                strike(v.hand[i], notes)
    for deck in range(2):
        for i in range(deck * PILE, deck * PILE + v.deck_count[deck]):
            strike(v.pile[i], notes)


def enough(v, th):
    """Whether there are as many unseen cards as hidden places, of either back."""
    missing_main, missing_extra = 0, 0
    for seat in range(v.seats):
        for i in range(seat * HAND, seat * HAND + v.hand_count[seat]):
            if v.hand[i] & HIDDEN:
                missing_extra += v.hand[i] & EXTRA != 0
                missing_main += v.hand[i] & EXTRA == 0
    for deck in range(2):
        for i in range(deck * PILE, deck * PILE + v.deck_count[deck]):
            if v.pile[i] & HIDDEN:
                missing_extra += v.pile[i] & EXTRA != 0
                missing_main += v.pile[i] & EXTRA == 0
    extra = 0
    for i in range(th.unseen_count):
        if th.unseen[i] & EXTRA:
            extra += 1
    return extra >= missing_extra and th.unseen_count >= missing_main + missing_extra


def imagine_a_world(t, base, m, th, w, s):
    """`s` is a state that the seat of the base cannot tell from the true one; `w` is scratch."""
    copy_state(base, w)
    for i in range(th.unseen_count):
        th.dealt[i] = th.unseen[i]
    shuffle(th.words, th.dealt, th.unseen_count)
    for seat in range(base.seats):
        if seat != base.mover:
            for i in range(seat * SKIPS, (seat + 1) * SKIPS):
                if m.held_since[i]:
                    heed_skip(t, w, seat, m.forbidden[i], m.held_since[i], th)
    copy_state(w, s)
    imagine(t, w, s, th.dealt, th.unseen_count)


def heed_skip(t, w, seat, forbidden, held, th):
    """At least so many cards of this hand are such that could not be played then."""
    for i in range(seat * HAND, seat * HAND + w.hand_count[seat]):
        if not w.hand[i] & HIDDEN and could_not_play(w.hand[i], forbidden):
            held -= 1
    for i in range(th.unseen_count):
        if held <= 0:
            return
        card = th.dealt[i]
        if card != NO_CARD and could_not_play(card, forbidden) and put_in_hand(t, w, seat, card):
            th.dealt[i] = NO_CARD
            held -= 1
