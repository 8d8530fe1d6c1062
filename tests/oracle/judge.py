"""One question: why may this move not be made? The answer is the first code that applies."""

from . import actions_novem, actions_quintis, field, tableau
from .words import FIELD, NOVEM, Q09X, Q11, SYMBOLS, TABLEAU, is_action

# interchange, section 3, "Refusals": the order of the table
ORDER = """over not_in_edition wrong_phase not_in_hand no_such_key wrong_zone kind_played
zone_locked field_empty occupied empty_cell out_of_field not_adjacent no_common_symbol
previous_card veto second_seal first_card marker_must_move one_action not_now no_effect
sealed must_play must_use_action""".split()

EDITIONS_WITH = {
    "zone": TABLEAU,
    "key": TABLEAU,
    "cell": FIELD,
    "veto": [Q11],
    "drop": [NOVEM],
    "lift": [NOVEM],
    "to": [NOVEM],
    "under": [Q11],
    "give": [Q11],
    "draw": [NOVEM, Q09X],
    "end": [NOVEM, Q11],
    "skip": TABLEAU + FIELD,
}


def first_of(codes):
    for code in ORDER:
        if code in codes:
            return code
    return None


def is_in_edition(s, move):
    if move.kind == "action":
        return move.edition == s.edition
    return s.edition in EDITIONS_WITH[move.kind]


KINDS_AN_EFFECT_ASKS_FOR = {
    "canal-lock": ["to"],
    "clean-sheet": ["under", "end"],
    "borrowed-folio": ["give"],
    "double-stroke": ["cell"],
}
KINDS_A_PHASE_ASKS_FOR = {
    "play": ["zone", "cell", "action", "lift", "skip", "end"],
    "veto": ["veto"],
    "key": ["key"],
    "close": ["action", "drop", "end"],
    "draw": ["draw"],
}


def kinds_due(s):
    """The kinds of moves that the present phase asks for."""
    if s.phase == "effect":
        return KINDS_AN_EFFECT_ASKS_FOR[s.now.effect]
    return KINDS_A_PHASE_ASKS_FOR[s.phase]


def cards_needed(move):
    """The cards that the mover must hold."""
    if move.kind in ("zone", "cell", "drop", "under", "give"):
        return [move.card]
    if move.kind == "action" and move.name == "retouching":
        return [move.card, move.args[0]]
    return [move.card] if move.kind == "action" else []


def something_playable(s):
    rules = tableau if s.edition in TABLEAU else field
    return rules.something_playable(s, s.hand)


def why(s, move):
    if s.phase == "over":
        return "over"
    if not is_in_edition(s, move):
        return "not_in_edition"
    if move.kind not in kinds_due(s):
        return "wrong_phase"
    if any(card not in s.hand for card in cards_needed(move)):
        return "not_in_hand"
    return WHY[move.kind](s, move)


def why_zone(s, move):
    return tableau.why_not_play(s, move.card, move.zone)


def why_cell(s, move):
    return field.why_not_play(s, move.card, move.way, move.cell)


def why_action(s, move):
    rules = actions_novem if s.edition == NOVEM else actions_quintis
    return first_of(rules.faults(s, move))


def why_veto(s, move):
    if move.cell not in s.field:
        return "empty_cell"
    there = s.veto is not None and s.veto["cell"] == move.cell
    if s.options["veto_must_move"] and there and len(s.field) > 1:  # C-64, ic 5
        return "marker_must_move"
    return None


def why_key(s, move):
    known = len(move.word) == 1 and move.word in SYMBOLS
    return None if known and move.word not in s.keys[s.to_move] else "no_such_key"


def why_lift(s, move):
    if s.now.plays:
        return "not_now"
    return None if actions_novem.own_frame(s, move.zone) else "no_effect"


def why_draw(s, move):
    return None  # the phase comes only when both decks can be drawn from


def why_to(s, move):
    if move.word == "discard":
        return None
    seat = actions_novem.seat_at_table(s, move.word)
    return "no_effect" if seat is None or seat == s.to_move else None


def why_drop(s, move):
    return None


def why_under(s, move):
    return None


def why_give(s, move):
    return actions_quintis.why_not_give(s, move.card)


def why_skip(s, move):
    return "must_play" if s.now.plays or something_playable(s) else None


def why_end(s, move):
    if s.phase == "effect":  # Clean Sheet
        return None if s.now.under else "no_effect"
    if s.phase == "play":  # novem: step 2 may be finished after a play
        return None if s.now.plays else "must_play"
    if s.now.duty and any(is_action(card) for card in s.hand):  # C-26
        return "must_use_action"
    return None


WHY = {
    "zone": why_zone,
    "cell": why_cell,
    "action": why_action,
    "veto": why_veto,
    "key": why_key,
    "lift": why_lift,
    "draw": why_draw,
    "to": why_to,
    "drop": why_drop,
    "under": why_under,
    "give": why_give,
    "skip": why_skip,
    "end": why_end,
}
