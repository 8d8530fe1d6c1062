"""Looking one move ahead on a copy of the view: the turn is finished in the plainest way.

What is hidden stays hidden there: a card drawn is a card without symbols, and where chance would decide,
the look ends. So nothing is known ahead that the seat could not know.
"""

from leonardo.rules import apply, kind_of_card, observe, pack
from leonardo.rules.codes import (
    ASK_UNDER,
    ASK_WHERE_TO,
    CELLS,
    CLOSE,
    DRAW,
    DRAW_FROM,
    EFFECT,
    END,
    EXTRA_DECK,
    KEY,
    MAIN_DECK,
    NO_CARD,
    NO_CHANCE,
    OVER,
    PICK_KEY,
    PLAY,
    PUT_VETO,
    SEND_AWAY,
    SYMBOLS,
    VETO,
)
from leonardo.rules.layout import HAND

MOST_STEPS = 24  # no turn needs more after a move


def look(t, v, move, w, tape):
    """`w` is the view after this move, and after the rest of the turn as far as it needs no thought."""
    observe(t, v, v.mover, w)
    apply(t, w, move, tape)
    finish_turn(t, w, v.mover, tape)


def finish_turn(t, w, me, tape):
    """The turn of this seat is over, or waits for a play, for a choice among cards or for chance."""
    for _ in range(MOST_STEPS):
        if w.phase == OVER or w.chance != NO_CHANCE or w.mover != me:
            return
        move = plain_step(t, w)
        if move == 0:
            return
        apply(t, w, move, tape)


def plain_step(t, w):
    """The move that ends the present phase with the least ado, or 0 where there is none."""
    if w.phase == VETO:
        return pack(PUT_VETO, NO_CARD, 0, plain_marker(t, w), -1)
    if w.phase == KEY:
        return pack(PICK_KEY, NO_CARD, 0, first_key_missing(w), -1)
    if w.phase == DRAW:
        return pack(DRAW_FROM, NO_CARD, 0, deck_of_fewer(w), -1)
    if w.phase == CLOSE and not w.must_use:
        return pack(END, NO_CARD, 0, -1, -1)
    if w.phase == PLAY and w.played_kind[MAIN_DECK] + w.played_kind[EXTRA_DECK] > 0:
        return pack(END, NO_CARD, 0, -1, -1)
    if w.phase == EFFECT and w.asking == ASK_WHERE_TO:
        return pack(SEND_AWAY, NO_CARD, 0, -1, -1)
    if w.phase == EFFECT and w.asking == ASK_UNDER and w.recycled:
        return pack(END, NO_CARD, 0, -1, -1)
    return 0


def plain_marker(t, w):
    """The cell just played on; another one where the marker must move and lies there."""
    last = w.played_at[1] if w.played_at[1] >= 0 else w.played_at[0]
    if not t.veto_must_move or last != w.veto_cell:
        return last
    for cell in range(CELLS):
        if w.top[cell] != NO_CARD and cell != last:
            return cell
    return last


def first_key_missing(w):
    """The most senior symbol of which the mover has no key."""
    for symbol in range(SYMBOLS):
        if not w.keys[w.mover * SYMBOLS + symbol]:
            return symbol
    return 0


def deck_of_fewer(w):
    """The deck of whose cards the mover holds fewer."""
    extra = 0
    at = w.mover * HAND
    for i in range(at, at + w.hand_count[w.mover]):
        if kind_of_card(w.hand[i]) == EXTRA_DECK:
            extra += 1
    return EXTRA_DECK if 2 * extra < w.hand_count[w.mover] else MAIN_DECK
