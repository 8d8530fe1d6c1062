"""The field lists, written once: what a state, a rule table and a tape consist of.

Each entry is (name, length, width): length 0 is a single integer, otherwise a flat list; width is the
number of bytes of one integer in the compiled form. The plain form is a slotted object made here, the
compiled form a record made from the same lists by `leonardo.rules.compiled`.

Who may see a field of the state is written beside it; `observing` copies exactly that into a view.
"""

SEATS = 6
HAND = 24  # the most cards a hand holds; the rules reach 11, positions marked "free" may ask for more
PILE = 128  # the most cards of one kind (deck and discards together)
MOVES = 4096  # no list of legal moves is longer
EVENTS = 96  # no single move has more facts
EVENT_WIDTH = 7  # event, seat, card, a, b, a second card, audience

PUBLIC, OWN, PILES = "public", "own", "piles"

STATE_FIELDS = (
    # name, length, width, who sees it
    ("seats", 0, 1, PUBLIC),
    ("turn", 0, 4, PUBLIC),  # turns begun, the first is 1
    ("mover", 0, 1, PUBLIC),  # the seat that decides now
    ("phase", 0, 1, PUBLIC),
    ("asking", 0, 1, PUBLIC),  # what an action card still asks for
    ("chance", 0, 1, PUBLIC),  # what must be decided outside before anything else
    # -- cards
    ("hand", SEATS * HAND, 2, OWN),  # each hand sorted, so that its order tells nothing
    ("hand_count", SEATS, 1, PUBLIC),
    ("pile", 2 * PILE, 2, PILES),  # main, extra: the deck from the left, its next card rightmost;
    ("deck_count", 2, 2, PUBLIC),  # from the right end the cards that are out: discards (own tables)
    ("out_count", 2, 2, PUBLIC),  # or what is removed from the game (field)
    # -- own tables
    ("table", SEATS * 9, 2, PUBLIC),
    ("guard", SEATS * 9, 2, PUBLIC),  # the persistent action card beside a zone
    ("guard_by", SEATS * 9, 1, PUBLIC),
    ("cabinets", SEATS, 1, PUBLIC),  # cards that enlarge a hand, lying before a seat
    # -- the field
    ("top", 81, 2, PUBLIC),
    ("height", 81, 1, PUBLIC),
    ("buried", PILE, 2, PUBLIC),  # covered cards in the order of covering,
    ("buried_cell", PILE, 1, PUBLIC),  # and where each lies
    ("buried_count", 0, 2, PUBLIC),
    ("board", 12, 8, PUBLIC),  # for each symbol the cells that show it, as bits (see leonardo.rules.grid)
    ("occupied", 0, 8, PUBLIC),
    ("low_row", 0, 1, PUBLIC),
    ("high_row", 0, 1, PUBLIC),
    ("low_col", 0, 1, PUBLIC),
    ("high_col", 0, 1, PUBLIC),
    # -- keys
    ("keys", SEATS * 12, 1, PUBLIC),
    ("given", 12, 1, PUBLIC),  # how many of each key lie before anybody
    ("bonus_used", SEATS, 1, PUBLIC),
    # -- restrictions and what the next turns remember
    ("last_played", 0, 2, PUBLIC),
    ("veto_cell", 0, 1, PUBLIC),
    ("veto_binds", 0, 1, PUBLIC),
    ("seal", 0, 2, PUBLIC),  # symbols the mover may not play [K5]
    ("seal_by", 0, 1, PUBLIC),
    ("next_seal", 0, 2, PUBLIC),
    ("final_turns", 0, 1, PUBLIC),  # -1 until the last card is taken
    ("skips", 0, 4, PUBLIC),
    ("quiet", 0, 4, PUBLIC),
    ("last_card", 0, 2, PUBLIC),
    ("own_last", SEATS, 2, PUBLIC),
    # -- the present turn (written in a position under "pending")
    ("played_card", 0, 2, PUBLIC),  # the last symbol card played
    ("played_kind", 2, 1, PUBLIC),  # how many main and additional cards were played on the own table
    ("played_zones", 0, 2, PUBLIC),
    ("played_at", 2, 1, PUBLIC),  # the cells a card was played on
    ("draw_due", 0, 1, PUBLIC),  # place and cover draw, replace does not
    ("actions_used", 0, 1, PUBLIC),  # in this turn (2011) or step (novem)
    ("more_plays", 0, 1, PUBLIC),  # Second Sketch
    ("redirect", 0, 1, PUBLIC),  # Canal Lock
    ("carried", 0, 2, PUBLIC),  # the replaced card that waits for a way,
    ("carried_zone", 0, 1, PUBLIC),  # and the zone it left
    (
        "blur",
        9,
        2,
        PUBLIC,
    ),  # Sfumato: symbols that a zone (or, in the first place, the card played) shows too
    ("standing", 10, 2, PUBLIC),  # lines and patterns at the turn's start, where gifted_line is new_line
    ("keys_taken", 0, 1, PUBLIC),  # keys received this turn
    ("must_use", 0, 1, PUBLIC),  # skipped, and no action card used or dropped since [C-26]
    ("licence", 0, 1, PUBLIC),
    ("free_match", 0, 1, PUBLIC),
    ("bound", 0, 2, PUBLIC),  # symbols the marker forbade when the turn began
    ("draw_to", 0, 1, PUBLIC),  # the hand size that drawing stops at; 0 before drawing began
    ("draw_kind", 0, 1, PUBLIC),  # the deck that is being shuffled for a draw
    ("refill", 0, 1, PUBLIC),  # Inspiration
    ("recycled", 0, 1, PUBLIC),  # cards put under the deck so far
    ("taken_card", 0, 2, OWN),  # Borrowed Folio: the card just taken,
    ("taken_from", 0, 1, PUBLIC),  # and from whom
    ("left_deck", 0, 1, PUBLIC),  # a card left a deck this turn
    # -- the end
    ("winners", 0, 1, PUBLIC),  # a bit for each seat
    ("reason", 0, 1, PUBLIC),
)

# An edition with its options chosen: all that the rules ask about it. One function reads each option.
TABLE_FIELDS = (
    # -- the edition's shape
    ("on_field", 0, 1),
    ("square", 0, 1),  # the own table has corners
    ("two_decks", 0, 1),
    ("has_actions", 0, 1),
    ("has_veto", 0, 1),
    ("hand_size", 0, 1),  # main cards dealt to a hand
    ("hand_extra", 0, 1),  # additional cards dealt to a hand
    ("refill_to", 0, 1),  # draw up to this; 0: draw exactly one
    ("actions_each_turn", 0, 1),  # 0: any number
    # -- options [rules C.6]
    ("gifted_line", 0, 1),
    ("five_stacks", 0, 1),
    ("finish_round", 0, 1),
    ("empty_corner_pass", 0, 1),
    ("actions_per_turn", 0, 1),
    ("anchor", 0, 1),
    ("diagonals", 0, 1),
    ("after_skip", 0, 1),
    ("veto", 0, 1),
    ("veto_after_skip", 0, 1),
    ("veto_must_move", 0, 1),
    ("action_draw", 0, 1),
    ("different_keys", 0, 1),
    ("final_includes_drawer", 0, 1),
    ("tie", 0, 1),
    ("extra_deal", 0, 1),
    ("extra_end", 0, 1),
    ("stall_rounds", 0, 2),
    ("turn_limit", 0, 4),
    ("goal", 0, 1),
    ("backs_visible", 0, 1),
    # -- action cards by their number, which follows the alphabet of their ids
    ("moment", 32, 1),
    ("effect", 32, 1),
    ("amount", 32, 1),
)

TAPE_FIELDS = (
    ("limit", 0, 4),  # 0: nothing is written
    ("count", 0, 4),
    ("rows", EVENTS * EVENT_WIDTH, 4),
)


class _Plain:
    """A record of integers and flat lists; equal when every field is."""

    __slots__ = ()

    def __eq__(self, other):
        if type(other) is not type(self):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in self.__slots__)

    __hash__ = None


def _plain_class(name, fields, about):
    """A class with these fields, empty at first, and `copy`, which gives a twin that shares nothing.

    Both are written out field by field, as `dataclasses` does it: a server makes four views of every move.
    """
    lines = ["def empty(self):"]
    lines += [f" self.{field} = {f'[0] * {length}' if length else 0}" for field, length, *_ in fields]
    lines += ["def copy(self):", " twin = new(type(self))"]
    lines += [f" twin.{field} = self.{field}{'[:]' if length else ''}" for field, length, *_ in fields]
    lines += [" return twin"]
    written = {"new": object.__new__}
    exec("\n".join(lines), written)
    slots = tuple(entry[0] for entry in fields)
    own = {"__slots__": slots, "__init__": written["empty"], "copy": written["copy"]}
    return type(name, (_Plain,), own | {"__doc__": about, "__module__": __name__})


State = _plain_class(
    "State", STATE_FIELDS, "Everything about a game, and, with hidden cards in place, what a seat sees."
)
Table = _plain_class("Table", TABLE_FIELDS, "An edition with its options chosen, in numbers.")
Tape = _plain_class("Tape", TAPE_FIELDS, "The facts of one move, in the order in which they happened.")
