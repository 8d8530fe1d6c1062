"""The small-integer vocabulary of the rules: cards, places, moves, phases, refusals, events, effects.

Nothing here computes; names only. Order matters where a comment says so, because other rooms keep
tuples in the same order (`leonardo.words` holds the texts).
"""

# --- cards -----------------------------------------------------------------------------------------
# A card is one integer: twelve symbol bits (bit 0 = Mechanism, the most senior), the back, and two flags.
# Action cards keep their number within the edition in the low bits instead of symbols.
NO_CARD = 0
SYMBOLS = 12
SYMBOL_BITS = 4095
EXTRA = 4096  # the additional deck's back
ACTION = 8192
HIDDEN = 16384  # a card the reader of a view may not know
ACTION_NUMBER = 31

# --- zones of a table, row by row: nw n ne / w c e / sw s se ------------------------------------------
ZONES = 9
CENTRE = 4
CROSS = (1, 3, 4, 5, 7)  # in dealing order n w c e s
CORNERS = (0, 2, 6, 8)
CROSS_BITS = 186
CORNER_BITS = 325
ZONES_AS_TEXT = (4, 5, 1, 2, 0, 7, 8, 6, 3)  # c e n ne nw s se sw w: the order of written lists
LINES = 8
LINE_ZONES = (0, 1, 2, 3, 4, 5, 6, 7, 8, 0, 3, 6, 1, 4, 7, 2, 5, 8, 0, 4, 8, 2, 4, 6)
CORNERS_AROUND = (0, 2, 8, 6)  # clockwise from nw
ARMS_AROUND = (1, 5, 7, 3)  # clockwise from n

# --- the field: a sheet of 9x9 cells, cell = row * 9 + column, a1 = 0 --------------------------------
SIDE = 9
CELLS = 81
MIDDLE = 40  # e5
SPAN = 5  # no row may exceed five cards [C-41]
NO_CELL = -1

# --- phases ------------------------------------------------------------------------------------------
PLAY, VETO, KEY, CLOSE, DRAW, EFFECT, OVER = range(7)

# what an action card still asks for in the phase EFFECT
ASK_NOTHING, ASK_WHERE_TO, ASK_UNDER, ASK_GIVE, ASK_SECOND = range(5)

# what someone outside the rules must decide before the game goes on
NO_CHANCE, SHUFFLE_MAIN, SHUFFLE_EXTRA, TAKE_CARD = range(4)

# --- moves: one integer; see leonardo.rules.moves ------------------------------------------------------
(
    LAY,
    PLACE,
    COVER,
    REPLACE,
    PUT_VETO,
    PICK_KEY,
    USE,
    DROP,
    LIFT,
    DRAW_FROM,
    SEND_TO,
    SEND_AWAY,
    UNDER,
    GIVE,
    END,
    SKIP,
) = range(1, 17)
MAIN_DECK, EXTRA_DECK = 0, 1

# --- refusals, in the order in which they are reported (interchange 3) --------------------------------
(
    ALLOWED,
    GAME_OVER,
    NOT_IN_EDITION,
    WRONG_PHASE,
    NOT_IN_HAND,
    NO_SUCH_KEY,
    WRONG_ZONE,
    KIND_PLAYED,
    ZONE_LOCKED,
    FIELD_EMPTY,
    OCCUPIED,
    EMPTY_CELL,
    OUT_OF_FIELD,
    NOT_ADJACENT,
    NO_COMMON_SYMBOL,
    PREVIOUS_CARD,
    VETO_BINDS,
    SECOND_SEAL,
    FIRST_CARD,
    MARKER_MUST_MOVE,
    ONE_ACTION,
    NOT_NOW,
    NO_EFFECT,
    SEALED,
    MUST_PLAY,
    MUST_USE_ACTION,
) = range(26)

# --- events: rows of integers on a tape ---------------------------------------------------------------
(
    PLAYED,
    PASSED_ON,
    DISCARDED,
    TAKEN,
    DRAWN,
    KEY_EARNED,
    BONUS,
    NO_KEY,
    VETO_PUT,
    ACTION_USED,
    EFFECT_BEGINS,
    EFFECT_ENDS,
    RESHUFFLED,
    SKIPPED,
    TURN,
    LAST_ROUND,
    ENDED,
    PUT_UNDER,  # written as `action` too, the list of events being closed
) = range(1, 19)
EVERYONE = -1  # the audience of a public fact; otherwise a bit for each seat that may know the card

# why a line that stands earns nothing
OWNED, GIVEN, GIFT, BONUS_USED = range(1, 5)

# how a card came to lie or to leave, for events
ON_ZONE, ON_FREE_CELL, ON_TOP, INSTEAD = range(4)
FROM_FIELD, FROM_SEAT, FROM_TABLE, FROM_DISCARD = range(4)

# why a game is over (interchange 2)
BY_KEYS, BY_DECK, BY_STALEMATE, BY_LIMIT = range(1, 5)

# --- action cards: the moment a card names, and what it does (rules E.4, E.6) -------------------------
NEVER, AT_START, AT_END, BEFORE, AFTER = range(5)
(
    NO_SUCH_EFFECT,
    EXTRA_PLAY,
    SWAP_ZONES,
    ROTATE,
    REDIRECT,
    BLUR_ZONE,
    SWAP_WITH_HAND,
    SCRAPE,
    SHIELD,
    LOCK_OWN,
    LOCK_OTHER,
    FETCH,
    BIGGER_HAND,
    LICENCE,
    SECOND_CARD,
    UNCOVER,
    SWAP_CELLS,
    SEAL_SYMBOL,
    FREE_MATCH,
    REFILL,
    RECYCLE,
    BORROW,
    BLUR_CARD,
) = range(23)
RING_CORNERS, RING_ARMS = 0, 1
CLOCKWISE, COUNTERCLOCKWISE = 0, 1

# --- options (rules C.6): values are numbered as listed there, yes/no options are 0 and 1 -------------
OWN_TURN, PLAYED_CARD, NEW_LINE = range(3)  # gifted_line
FILL, DISCARD = range(2)  # empty_corner_pass
UNLIMITED, ONE_PER_STEP = range(2)  # actions_per_turn
FLOATING, ANCHORED = range(2)  # anchor
LAPSE, LAST_PLAYED, OWN_LAST = range(3)  # after_skip
BOTH, VETO_ONLY, VETO_OFF = range(3)  # veto
SPENT, PERSISTS = range(2)  # veto_after_skip
AT_TURN_END, IMMEDIATE = range(2)  # action_draw
TIE_FULL, TIE_SENIOR_ONLY, TIE_SHARED = range(3)  # tie
DEAL_MAIN, DEAL_SPLIT = range(2)  # extra_deal
FINAL_ROUND, AT_ONCE = range(2)  # extra_end
