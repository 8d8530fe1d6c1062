"""Tables of one's own (classic, novem): zones, passing, lines, keys, drawing."""

from .words import (
    CLASSIC,
    CORNERS,
    CROSS,
    NOVEM,
    SYMBOLS,
    is_additional,
    is_symbol_card,
    symbols,
    zones_of_kind,
)

CROSS_LINES = [("n", "c", "s"), ("w", "c", "e")]  # BASE-13
SQUARE_LINES = [  # EXP-21
    ("nw", "n", "ne"),
    ("w", "c", "e"),
    ("sw", "s", "se"),
    ("nw", "w", "sw"),
    ("n", "c", "s"),
    ("ne", "e", "se"),
    ("nw", "c", "se"),
    ("ne", "c", "sw"),
]


def lines_of(edition):
    return CROSS_LINES if edition == CLASSIC else SQUARE_LINES


def patterns_of(edition):
    """BASE-18; EXP-22: five main cards, or four additional cards and the central main card."""
    return [tuple(CROSS)] if edition == CLASSIC else [tuple(CROSS), (*tuple(CORNERS), "c")]


# Persistent cards (E.2)


def persistent_on(s, seat, zone):
    for effect in s.effects:
        if effect.get("target") == seat and effect.get("zone") == zone:
            return effect
    return None


def is_locked(s, seat, zone):
    effect = persistent_on(s, seat, zone)
    return effect is not None and effect["id"] in ("gilded-frame", "scaffolding")


def end_effect(s, effect):
    """C-35: a persistent card that ends goes to the additional discard pile."""
    s.effects.remove(effect)
    s.discards["extra"].append("!" + effect["id"])


def discard(s, card):
    s.discards["extra" if is_additional(card) else "main"].append(card)


# Which plays are possible


def kind_is_spent(s, card):
    """EXP-13, C-20: one of each kind and one of either kind for each Second Sketch."""
    kinds = [is_additional(played[0]) for played in s.now.plays] + [is_additional(card)]
    beyond = sum(max(0, kinds.count(kind) - 1) for kind in (False, True))
    return beyond > s.now.more_cards


def why_not_play(s, card, zone):
    """The code for a card of the hand on a zone of one's own table, or None."""
    if zone not in zones_of_kind(card) or (s.edition == CLASSIC and zone not in CROSS):
        return "wrong_zone"
    if s.edition == NOVEM and kind_is_spent(s, card):
        return "kind_played"
    if is_locked(s, s.to_move, zone):
        return "zone_locked"
    return None


def something_playable(s, hand):
    return any(
        why_not_play(s, card, zone) is None
        for card in hand
        if is_symbol_card(card)
        for zone in CROSS + CORNERS
    )


def allowance_left(s):
    """Could a main or an additional card still be played, whatever the hand holds?"""
    return not kind_is_spent(s, "MR") or not kind_is_spent(s, "+MR")


# Playing and passing


def pass_on(s, card, seat, zone):
    """A replaced card comes to this seat's zone (BASE-11, BASE-12, EXP-18, EXP-27)."""
    effect = persistent_on(s, seat, zone)
    if effect is not None and effect["id"] == "varnish":  # E.2 shielded, N8
        discard(s, card)
        end_effect(s, effect)
    elif effect is not None:  # E.2 locked, C-34
        discard(s, card)
    elif zone in s.tables[seat]:
        discard(s, s.tables[seat][zone])
        s.tables[seat][zone] = card
    elif zone in CORNERS and s.options.get("empty_corner_pass") == "discard":  # C-23
        discard(s, card)
    else:
        s.tables[seat][zone] = card


def put_down(s, card, zone):
    """Returns True when Canal Lock asks where the replaced card goes (N4)."""
    s.hand.remove(card)
    replaced = s.table.get(zone)
    s.table[zone] = card
    s.now.plays.append((card, zone))
    if replaced is None:  # C-22: nothing is passed
        return False
    if s.now.canal_lock:
        s.now.in_the_lock = (replaced, zone)
        return True
    pass_on(s, replaced, s.left_of(s.to_move), zone)
    return False


def leave_lock(s, target):
    card, zone = s.now.in_the_lock
    s.now.in_the_lock = None
    if target == "discard":
        discard(s, card)
    else:
        pass_on(s, card, int(target), zone)


# Keys (step 3)


def equal_symbols(table, groups, also=()):
    """All (group, symbol) where every zone of the group shows the symbol."""
    found = set()
    for group in groups:
        for symbol in SYMBOLS:
            shown = [
                zone in table and (symbol in symbols(table[zone]) or (zone, symbol) in also) for zone in group
            ]
            if all(shown):
                found.add((group, symbol))
    return found


def all_equal(s):
    """Lines and patterns that stand on the mover's table, as for the start of the turn."""
    return equal_symbols(s.table, lines_of(s.edition) + patterns_of(s.edition))


def may_pay(s, group, symbol):
    """C-1: does what stands on the table count in this turn?"""
    reading = s.options["gifted_line"]
    if reading == "played_card":
        return any(zone in group for card, zone in s.now.plays)
    if reading == "new_line":
        return (group, symbol) not in s.now.stood
    return True


def line_symbols(s):
    lines = equal_symbols(s.table, lines_of(s.edition), s.now.sfumato_zones)
    return {symbol for group, symbol in lines if may_pay(s, group, symbol)}


def give_key(s, symbol):
    s.keys[s.to_move][symbol] = 1
    s.now.got_key = True


def give_line_keys(s):
    """BASE-13..16, C-3; returns how many keys were received."""
    lines = line_symbols(s)
    earned = [symbol for symbol in SYMBOLS if symbol in lines and symbol not in s.keys[s.to_move]]
    for symbol in earned:
        give_key(s, symbol)
    return len(earned)


def bonus_due(s, line_keys):
    """BASE-18, EXP-22, C-5, C-7, C-8; Sfumato does not count here (N5)."""
    if s.bonus_used[s.to_move] or len(s.keys[s.to_move]) == len(SYMBOLS):
        return False
    if line_keys and not s.options["five_stacks"]:
        return False
    patterns = equal_symbols(s.table, patterns_of(s.edition))
    if s.edition == CLASSIC:  # C-8: never a gift there, so C-1 cannot matter
        return bool(patterns)
    return any(may_pay(s, group, symbol) for group, symbol in patterns)


# Drawing


def can_be_drawn_from(s, pile):
    return bool(s.decks[pile] or s.discards[pile])


def draw(s, pile, chance):
    """BASE-20, C-9: the discards are shuffled only when a card must be drawn."""
    if not s.decks[pile]:
        discards = s.discards[pile]
        s.discards[pile] = []
        s.decks[pile] = list(chance.shuffle(pile, list(discards)))
    s.hand.append(s.decks[pile].pop(0))


def hand_limit(s):
    """EXP-17; Cabinet of Curiosities: eight (N12)."""
    cabinet = any(e["id"] == "cabinet" and e["seat"] == s.to_move for e in s.effects)
    return 8 if cabinet else 7
