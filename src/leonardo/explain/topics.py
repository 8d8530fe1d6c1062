"""Where the rule book speaks of a refusal: the one table from codes to its topics."""

from __future__ import annotations

from typing import Final

from leonardo.explain.written import read

TOPICS: Final = (
    "setup",
    "turn",
    "play",
    "place",
    "cover",
    "replace",
    "pass",
    "keys",
    "bonus",
    "actions",
    "veto",
    "skip",
    "ending",
    "ties",
    "draw",
    "locks",
)

TOPIC_OF: Final = {
    "over": "ending",
    "not_in_edition": "play",
    "wrong_phase": "turn",
    "not_in_hand": "play",
    "no_such_key": "bonus",
    "wrong_zone": "play",
    "kind_played": "turn",
    "zone_locked": "locks",
    "field_empty": "place",
    "occupied": "place",
    "empty_cell": "cover",
    "out_of_field": "place",
    "not_adjacent": "place",
    "no_common_symbol": "cover",
    "previous_card": "play",
    "veto": "veto",
    "second_seal": "actions",
    "first_card": "actions",
    "marker_must_move": "veto",
    "one_action": "actions",
    "not_now": "actions",
    "no_effect": "actions",
    "sealed": "veto",
    "must_play": "skip",
    "must_use_action": "skip",
}

# A kind of move for which the same refusal stands elsewhere in the book.
_TOPIC_OF_KIND: Final = {
    ("empty_cell", "replace"): "replace",
    ("empty_cell", "veto"): "veto",
    ("empty_cell", "action"): "actions",
    ("no_common_symbol", "replace"): "replace",
    ("not_in_edition", "veto"): "turn",
    ("not_in_edition", "key"): "keys",
    ("not_in_edition", "draw"): "draw",
    ("not_in_hand", "action"): "actions",
    ("no_effect", "lift"): "locks",
    ("not_now", "lift"): "locks",
}


def topic(code: str, move: str) -> str:
    """The topic of the rule book that explains why this move meets this refusal."""
    return _TOPIC_OF_KIND.get((code, read(move).kind), TOPIC_OF.get(code, "play"))
