"""The sheet: where in an observation each field lies, and which number each move has.

`o` is always a Sheet. It depends on the edition, the seats and the deck lists; `adapters.observations` and
`adapters.actions` fill it in. Arrays are flat: a row of them begins at the place `base`.
"""

# The fields, in the order of observations. An edition has some of them.
FIELD_NAMES = (
    "seat", "to_move", "phase", "turn", "final_turns", "winners",
    "hand", "hand_count", "hand_extra", "deck_count", "next_back", "out",
    "keys", "bonus_used",
    "last_played", "forbidden", "last_card", "own_last", "skips", "quiet",
    "field", "height", "field_extra", "buried", "beneath", "veto_cell", "veto_binds",
    "table", "guards", "cabinets", "standing",
    "asking", "actions_used",
    "played_at", "played_card", "blur", "seal", "next_seal", "licence", "free_match", "draw_due",
    "refill", "recycled", "taken_card",
    "blur", "played_zones", "played_kind", "more_plays", "redirect", "carried", "carried_zone",
    "keys_taken", "must_use",
)  # fmt: skip
(
    SEAT, TO_MOVE, PHASE, TURN, FINAL_TURNS, WINNERS,
    HELD, HAND_COUNT, HAND_EXTRA, DECK_COUNT, NEXT_BACK, OUT,
    KEYS, BONUS_USED,
    LAST_PLAYED, FORBIDDEN, LAST_CARD, OWN_LAST, SKIPS, QUIET,
    FIELD, HEIGHT, FIELD_EXTRA, BURIED, BENEATH, VETO_CELL, VETO_BINDS,
    TABLE, GUARDS, CABINETS, STANDING,
    ASKING, ACTIONS_USED,
    PLAYED_AT, PLAYED_CARD, BLURRED_CARD, SEAL, NEXT_SEAL, LICENCE, FREE_MATCH, DRAW_DUE,
    REFILL, RECYCLED, TAKEN_CARD,
    BLURRED_ZONES, PLAYED_ZONES, PLAYED_KIND, MORE_PLAYS, REDIRECT, CARRIED, CARRIED_ZONE,
    KEYS_TAKEN, MUST_USE,
) = range(len(FIELD_NAMES))  # fmt: skip

MOST = 127  # larger counts are written as this
ABSENT = -1  # the place of a field or card that there is not
CARDS = 32768  # no card's code is larger
KINDS = 32  # nor the code of a kind of move
PLACES = 81  # nor the number of places that a card can be played on
OTHERS = 2048  # the most moves that play no symbol card

# Each entry is (name, length, width), as in `leonardo.rules.layout`.
SHEET_FIELDS = (
    # -- observations
    ("size", 0, 8),
    ("at", 64, 8),  # where each field begins
    ("place", CARDS, 2),  # a card's place among the cards of the decks
    ("square", 0, 8),  # tables have nine zones; otherwise five
    # -- numbers of moves
    ("moves", 0, 8),  # how many there are
    ("first", KINDS, 8),  # plays: the first number of a kind of move,
    ("card_first", 128, 8),  # what a card adds, by its place,
    ("rank", PLACES, 8),  # and what the place played on adds
    ("other_count", 0, 8),
    ("other_moves", OTHERS, 8),  # all other moves in ascending order,
    ("other_numbers", OTHERS, 8),  # and their numbers
)


class Sheet:
    """The plain form."""

    __slots__ = tuple(entry[0] for entry in SHEET_FIELDS)
    FIELDS = SHEET_FIELDS

    def __init__(self):
        for name, length, _ in SHEET_FIELDS:
            setattr(self, name, [0] * length if length else 0)
