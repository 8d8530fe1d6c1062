"""The ten action cards of quintis-2011 (E.3, E.6)."""

from . import field
from .state import effect_order
from .words import QUINTIS_BEFORE


def faults(s, move):
    """Every code that speaks against the use of this card (the caller takes the first)."""
    found = argument_faults(s, move)
    if s.now.actions > 0:  # Q11-17
        found.add("one_action")
    due = "play" if move.name in QUINTIS_BEFORE else "close"
    if s.phase != due:
        found.add("not_now")
    return found


def sealed(s, cell):
    """E.3: the cell with the marker while it binds the player now acting."""
    return field.marker_binds(s) and s.veto["cell"] == cell


def argument_faults(s, move):
    if move.name == "palimpsest":
        return palimpsest_faults(s, move.args[0])
    if move.name == "crossed-sketches":
        return crossed_faults(s, *move.args)
    if move.name == "borrowed-folio":
        return folio_faults(s, int(move.args[0]))
    others = list(s.hand)
    if move.card in others:
        others.remove(move.card)
    deck_gives = bool(s.decks["main"]) and s.final_turns is None
    possible = {
        "double-stroke": bool(s.now.plays) and field.something_playable(s, others),
        "inspiration": deck_gives,
        "clean-sheet": deck_gives and bool(others),
    }.get(move.name, True)
    return set() if possible else {"no_effect"}


def palimpsest_faults(s, cell):
    found = set()
    if cell not in s.field:
        found.add("empty_cell")
    elif len(s.field[cell]) < 2:
        found.add("no_effect")
    if sealed(s, cell):
        found.add("sealed")
    return found


def crossed_faults(s, one, two):
    found = set()
    if one not in s.field or two not in s.field:
        found.add("empty_cell")
    elif field.top(s, one) == field.top(s, two):
        found.add("no_effect")
    if not field.side_by_side(one, two):
        found.add("no_effect")
    if sealed(s, one) or sealed(s, two):
        found.add("sealed")
    return found


def folio_faults(s, seat):
    if seat >= s.seats or seat == s.to_move or not s.hands[seat] or len(s.hand) < 2:
        return {"no_effect"}
    return set()


def use(s, move, chance):
    """The effect; cards that ask for more leave `effect` set and the phase `effect`."""
    s.hand.remove(move.card)
    s.removed.append(move.card)  # Q11-18, C-77
    s.now.actions += 1
    if move.name == "masters-licence":
        s.now.licence = True
    elif move.name == "palimpsest":
        s.removed.append(s.field[move.args[0]].pop())
    elif move.name == "crossed-sketches":
        one, two = s.field[move.args[0]], s.field[move.args[1]]
        one[-1], two[-1] = two[-1], one[-1]
    elif move.name == "second-seal":
        s.effects.append({"id": "second-seal", "seat": s.to_move, "symbol": move.args[0]})
        s.effects.sort(key=effect_order)
    elif move.name == "free-hand":
        s.now.free_hand = True
    elif move.name == "inspiration":
        s.now.inspiration = True
    elif move.name == "sfumato":
        s.now.sfumato = move.args[0]
    elif move.name == "borrowed-folio":
        victim = int(move.args[0])
        card = chance.take(victim, sorted(s.hands[victim]))
        s.hands[victim].remove(card)
        s.hand.append(card)
        s.now.folio = (victim, card)
    if move.name in ("double-stroke", "clean-sheet", "borrowed-folio"):
        s.now.effect = move.name
        s.phase = "effect"
    if move.name not in ("clean-sheet", "borrowed-folio"):
        draw_at_once(s)


def draw_at_once(s):
    """C-72, option action_draw; ic 5: with Double Stroke before the second card."""
    if s.options["action_draw"] == "immediate":
        field.fill_hand(s, 6)


def back_to_play(s):
    s.now.effect = None
    s.phase = "play"
    draw_at_once(s)


def why_not_give(s, card):
    """ic 5: an equal copy of the card taken may be given."""
    taken = s.now.folio[1]
    return "no_effect" if card == taken and s.hand.count(card) < 2 else None


def give(s, card):
    s.hand.remove(card)
    s.hands[s.now.folio[0]].append(card)
    back_to_play(s)


def put_under(s, card):
    """K8; ic 5: each goes to the bottom at once, at most five."""
    s.hand.remove(card)
    s.decks["main"].append(card)
    s.now.under += 1
    if s.now.under == 5:
        end_clean_sheet(s)


def end_clean_sheet(s):
    for _ in range(s.now.under):
        field.draw(s, "main")
    back_to_play(s)
