"""The twelve action cards of novem (E.2, E.4)."""

from . import tableau
from .state import effect_order
from .words import CORNERS, NOVEM_START, is_symbol_card, zones_of_kind

RING = {"corners": ["nw", "ne", "se", "sw"], "arms": ["n", "e", "s", "w"]}  # clockwise


def seat_at_table(s, text):
    """The seat, or None where the table has no such seat."""
    return int(text) if int(text) < s.seats else None


def faults(s, move):
    """Every code that speaks against the use of this card (the caller takes the first)."""
    found = argument_faults(s, move)
    one = s.options["actions_per_turn"] == "one_per_step"
    if one and s.now.actions_here > 0:  # C-29
        found.add("one_action")
    start = s.phase == "play" and not s.now.plays  # C-28: the first play ends step 1
    if (move.name in NOVEM_START and not start) or (move.name not in NOVEM_START and s.phase != "close"):
        found.add("not_now")
    return found


def argument_faults(s, move):
    if move.name in ("second-sketch", "canal-lock", "sfumato", "cabinet"):
        return set()  # ic 5: always possible
    return {
        "mirror-writing": mirror_faults,
        "perpetual-motion": motion_faults,
        "retouching": retouching_faults,
        "scrapers-knife": knife_faults,
        "varnish": beside_own_faults,
        "gilded-frame": beside_own_faults,
        "scaffolding": scaffolding_faults,
        "old-folio": folio_faults,
    }[move.name](s, *move.args)


def mirror_faults(s, one, two):
    found = set()
    if (one in CORNERS) != (two in CORNERS):
        found.add("wrong_zone")
    if tableau.is_locked(s, s.to_move, one) or tableau.is_locked(s, s.to_move, two):
        found.add("zone_locked")
    if one == two or (one not in s.table and two not in s.table):
        found.add("no_effect")
    return found


def motion_faults(s, ring, direction):
    found = set()
    if any(tableau.is_locked(s, s.to_move, zone) for zone in RING[ring]):
        found.add("zone_locked")
    if not any(zone in s.table for zone in RING[ring]):
        found.add("no_effect")
    return found


def retouching_faults(s, card, zone):
    if not is_symbol_card(card):
        return {"no_effect"}
    found = set()
    if zone not in zones_of_kind(card):
        found.add("wrong_zone")
    if tableau.is_locked(s, s.to_move, zone):
        found.add("zone_locked")
    after = list(s.hand)  # N6: afterwards another symbol card must be playable
    if card in after:
        after.remove(card)
    if zone in s.table:
        after.append(s.table[zone])
    if not tableau.something_playable(s, after):
        found.add("no_effect")
    return found


def knife_faults(s, seat_text, zone):
    found = set()
    seat = seat_at_table(s, seat_text)
    if zone not in CORNERS:
        found.add("wrong_zone")
    if seat is None or zone not in s.tables[seat]:
        found.add("no_effect")
    if seat is not None and tableau.is_locked(s, seat, zone):
        found.add("zone_locked")
    return found


def beside_own_faults(s, zone):
    found = set()
    if tableau.persistent_on(s, s.to_move, zone):
        found.add("zone_locked")
    if zone not in s.table:
        found.add("no_effect")
    return found


def scaffolding_faults(s, seat_text, zone):
    found = set()
    seat = seat_at_table(s, seat_text)
    if seat is None or seat == s.to_move:
        found.add("no_effect")
    if seat is not None and tableau.persistent_on(s, seat, zone):
        found.add("zone_locked")
    return found


def folio_faults(s, pile, card):
    if not is_symbol_card(card) or card not in s.discards[pile]:
        return {"no_effect"}
    return set()


def use(s, move):
    """ic 5: the effect comes first, then the card is put away."""
    s.hand.remove(move.card)
    s.now.actions += 1
    s.now.actions_here += 1
    me, args = s.to_move, move.args
    if move.name == "second-sketch":
        s.now.more_cards += 1
    elif move.name == "mirror-writing":
        exchange(s.table, *args)
    elif move.name == "perpetual-motion":
        rotate(s.table, *args)
    elif move.name == "canal-lock":
        s.now.canal_lock = True
    elif move.name == "sfumato":
        s.now.sfumato_zones.append((args[0], args[1]))
    elif move.name == "retouching":
        card, zone = args
        s.hand.remove(card)
        if zone in s.table:
            s.hand.append(s.table[zone])
        s.table[zone] = card
    elif move.name == "scrapers-knife":
        tableau.discard(s, s.tables[int(args[0])].pop(args[1]))
    elif move.name == "old-folio":
        s.discards[args[0]].remove(args[1])
        s.hand.append(args[1])
    elif move.name in ("varnish", "gilded-frame"):
        s.effects.append({"id": move.name, "seat": me, "target": me, "zone": args[0]})
    elif move.name == "scaffolding":
        s.effects.append({"id": move.name, "seat": me, "target": int(args[0]), "zone": args[1]})
    elif move.name == "cabinet":
        s.effects.append({"id": move.name, "seat": me})
    s.effects.sort(key=effect_order)
    if move.name not in ("varnish", "gilded-frame", "scaffolding", "cabinet"):
        tableau.discard(s, move.card)


def exchange(table, one, two):
    """N2: an empty corner counts as contents."""
    contents = {one: table.pop(two, None), two: table.pop(one, None)}
    table.update({zone: card for zone, card in contents.items() if card is not None})


def rotate(table, ring, direction):
    """N3: every zone's contents go one step; empty corners rotate too."""
    zones = RING[ring] if direction == "cw" else list(reversed(RING[ring]))
    before = {zone: table.pop(zone, None) for zone in zones}
    for index, zone in enumerate(zones):
        target = zones[(index + 1) % 4]
        if before[zone] is not None:
            table[target] = before[zone]


def own_frame(s, zone):
    effect = tableau.persistent_on(s, s.to_move, zone)
    return effect if effect is not None and effect["id"] == "gilded-frame" else None


def end_after_key(s):
    """N9, N12: they end at the end of the step 3 in which a key was received."""
    for effect in sorted(s.effects, key=effect_order):
        if effect["id"] in ("cabinet", "gilded-frame") and effect["seat"] == s.to_move:
            tableau.end_effect(s, effect)


def end_after_turn(s):
    """N10: until the end of that opponent's next turn, after his drawing (ic 5)."""
    for effect in sorted(s.effects, key=effect_order):
        if effect["id"] == "scaffolding" and effect["target"] == s.to_move:
            tableau.end_effect(s, effect)
