"""The uses of action cards that are legal: the candidates are few, and the judge is asked about each."""

from leonardo.rules.cards import action_number, is_action, is_new_face, out_card
from leonardo.rules.codes import (
    AFTER,
    AT_END,
    BLUR_CARD,
    BLUR_ZONE,
    BORROW,
    CELLS,
    CLOSE,
    FETCH,
    LOCK_OTHER,
    LOCK_OWN,
    NO_CARD,
    ROTATE,
    SCRAPE,
    SEAL_SYMBOL,
    SHIELD,
    SIDE,
    SWAP_CELLS,
    SWAP_WITH_HAND,
    SWAP_ZONES,
    SYMBOLS,
    UNCOVER,
    USE,
    ZONES,
    ZONES_AS_TEXT,
)
from leonardo.rules.layout import HAND, State, Table
from leonardo.rules.moves import pack
from leonardo.rules.refusing import refuse


def list_actions(t: Table, s: State, out: list[int], n: int) -> int:
    """Every use of every action card in hand that the judge allows."""
    late = s.phase == CLOSE
    at = s.mover * HAND
    for i in range(at, at + s.hand_count[s.mover]):
        if not is_action(s.hand[i]) or not is_new_face(s, at, i):
            continue
        number = action_number(s.hand[i])
        moment = t.moment[number]
        if (moment == AT_END or moment == AFTER) == late:
            n = list_uses(t, s, number, out, n)
    return n


def list_uses(t: Table, s: State, number: int, out: list[int], n: int) -> int:
    """Every allowed choice of arguments for this action card, in the written order where two are equal."""
    effect = t.effect[number]
    if effect == SWAP_ZONES:
        for a in range(ZONES):
            for b in range(ZONES):
                if comes_first_as_text(a, b):
                    n = offer(t, s, pack(USE, NO_CARD, number, a, b), out, n)
    elif effect == ROTATE:
        for ring in range(2):
            for direction in range(2):
                n = offer(t, s, pack(USE, NO_CARD, number, ring, direction), out, n)
    elif effect == BLUR_ZONE:
        for zone in range(ZONES):
            for symbol in range(SYMBOLS):
                n = offer(t, s, pack(USE, NO_CARD, number, zone, symbol), out, n)
    elif effect == SWAP_WITH_HAND:
        at = s.mover * HAND
        for i in range(at, at + s.hand_count[s.mover]):
            if not is_action(s.hand[i]) and is_new_face(s, at, i):
                for zone in range(ZONES):
                    n = offer(t, s, pack(USE, s.hand[i], number, -1, zone), out, n)
    elif effect == SCRAPE or effect == LOCK_OTHER:
        for seat in range(s.seats):
            for zone in range(ZONES):
                n = offer(t, s, pack(USE, NO_CARD, number, seat, zone), out, n)
    elif effect == SHIELD or effect == LOCK_OWN:
        for zone in range(ZONES):
            n = offer(t, s, pack(USE, NO_CARD, number, zone, -1), out, n)
    elif effect == FETCH:
        n = list_fetches(t, s, number, out, n)
    elif effect == UNCOVER:
        for cell in range(CELLS):
            if s.height[cell] > 1:
                n = offer(t, s, pack(USE, NO_CARD, number, cell, -1), out, n)
    elif effect == SWAP_CELLS:
        for cell in range(CELLS):
            if s.top[cell] != NO_CARD:
                n = list_exchanges(t, s, number, cell, out, n)
    elif effect == SEAL_SYMBOL or effect == BLUR_CARD:
        for symbol in range(SYMBOLS):
            n = offer(t, s, pack(USE, NO_CARD, number, symbol, -1), out, n)
    elif effect == BORROW:
        for seat in range(s.seats):
            n = offer(t, s, pack(USE, NO_CARD, number, seat, -1), out, n)
    else:
        n = offer(t, s, pack(USE, NO_CARD, number, -1, -1), out, n)
    return n


def offer(t: Table, s: State, move: int, out: list[int], n: int) -> int:
    """The list has this move too if the judge allows it."""
    if refuse(t, s, move):
        return n
    out[n] = move
    return n + 1


def comes_first_as_text(a: int, b: int) -> bool:
    """Whether zone a stands before zone b in a written list: c e n ne nw s se sw w."""
    return rank_as_text(a) < rank_as_text(b)


def rank_as_text(zone: int) -> int:
    """The place of a zone in the alphabet of zone names."""
    for rank in range(ZONES):
        if ZONES_AS_TEXT[rank] == zone:
            return rank
    return ZONES


def list_exchanges(t: Table, s: State, number: int, cell: int, out: list[int], n: int) -> int:
    """The exchanges of this cell with the next one to the right and the next one up. [K4]"""
    if cell % SIDE < SIDE - 1:
        n = offer(t, s, pack(USE, NO_CARD, number, cell, cell + 1), out, n)
    if cell + SIDE < CELLS:
        n = offer(t, s, pack(USE, NO_CARD, number, cell, cell + SIDE), out, n)
    return n


def list_fetches(t: Table, s: State, number: int, out: list[int], n: int) -> int:
    """Each distinct card that a discard pile offers. [N11]"""
    for deck in range(2):
        for i in range(s.out_count[deck]):
            card = out_card(s, deck, i)
            first = True
            for j in range(i):
                if out_card(s, deck, j) == card:
                    first = False
                    break
            if first:
                n = offer(t, s, pack(USE, card, number, deck, -1), out, n)
    return n
