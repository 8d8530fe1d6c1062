"""Options (C.6), deck lists (E.5) and the deal (ic 6)."""

from .words import CLASSIC, CORNERS, CROSS, NOVEM, NOVEM_ACTIONS, Q09, Q09X, Q11, QUINTIS_ACTIONS, TABLEAU

UPPER_PAIRS = "MP MC MG MS MK PC PG PS PK CG CS CK GS GK SK".split()
LOWER_PAIRS = "RH RF RI RW RE HF HI HW HE FI FW FE IW IE WE".split()
TRIPLES = ("MPE MCR MSW MKI MRH PCI PGI PRE PFW CSH CKF CRW GSR GKW GHI GFE SFI SWE KHF KHE").split()
SMALL_PAIRS = "MP MC PC PG GS GK SK RH RF HF HW FE IW IE WE".split()
SMALL_TRIPLES = "MCR MKI PCI GSR SWE KHF".split()


def default_options(edition):
    """C.6, the defaults of every option that the edition has."""
    options = {"turn_limit": 0}
    if edition in TABLEAU:
        options.update(gifted_line="own_turn", five_stacks=True, finish_round=False)
        options["goal"] = 7 if edition == CLASSIC else 9
    else:
        options.update(
            anchor="floating",
            diagonals=edition != Q11,
            after_skip="lapse",
            tie="full",
            stall_rounds=12,
            goal=7 if edition == Q11 else 0,
        )
    if edition == NOVEM:
        options.update(empty_corner_pass="fill", actions_per_turn="unlimited")
    if edition == Q09X:
        options.update(extra_deal="main", extra_end="final_round")
    if edition == Q11:
        options.update(
            veto="both",
            veto_after_skip="spent",
            veto_must_move=False,
            action_draw="end",
            different_keys=False,
            final_includes_drawer=True,
            backs_visible=False,
        )
    return options


def full_options(edition, chosen):
    options = default_options(edition)
    for name in chosen:
        if name not in options:
            raise ValueError(f"{edition} has no option {name}")
    options.update(chosen)
    return options


def plus(cards):
    return ["+" + card for card in cards]


def default_decks(edition, seats):
    """The multisets of E.5, unshuffled."""
    pairs = [upper + lower for upper in "MPCGSK" for lower in "RHFIWE"]
    small = plus(SMALL_PAIRS) + plus(SMALL_TRIPLES)
    if edition in (CLASSIC, Q09):
        return {"main": pairs * 2, "extra": []}
    if edition == NOVEM:
        triples = TRIPLES * 2 if seats >= 5 else TRIPLES  # E.5.2, C-40
        actions = ["!" + name for name in NOVEM_ACTIONS]
        return {"main": pairs * 2, "extra": plus(UPPER_PAIRS + LOWER_PAIRS + triples) + actions}
    if edition == Q09X:
        return {"main": pairs * 2, "extra": small}
    return {"main": pairs + small + ["!" + name for name in QUINTIS_ACTIONS], "extra": []}


def take(deck, count):
    if len(deck) < count:
        raise ValueError("too few cards for the deal")
    taken = deck[:count]
    del deck[:count]
    return taken


def deal_tableau(edition, seats, decks):
    """BASE-3..7, EXP-8..11; ic 6: seat by seat, the cross n w c e s, then the hand."""
    hands, tables = [], []
    for _ in range(seats):
        table = dict(zip(CROSS, take(decks["main"], 5), strict=False))
        hand = take(decks["main"], 5)
        if edition == NOVEM:
            for corner, card in zip(CORNERS, take(decks["extra"], 4), strict=False):
                if card.startswith("!"):  # EXP-11, C-21
                    hand.append(card)
                else:
                    table[corner] = card
            hand += take(decks["extra"], 2)
        hands.append(hand)
        tables.append(table)
    return hands, tables


def deal_field(edition, seats, decks, options):
    """Q09-2, Q11-1, C-88."""
    if edition != Q11 and any(card.startswith("!") for pile in decks.values() for card in pile):
        raise ValueError("an action card in an edition without them")  # E-11
    hands = []
    for _ in range(seats):
        if edition == Q09X and options["extra_deal"] == "split":
            hands.append(take(decks["main"], 3) + take(decks["extra"], 3))
        else:
            hands.append(take(decks["main"], 6))
    if not decks["main"] and not decks["extra"]:
        raise ValueError("nothing left to draw")
    return hands


def dealt_position(edition, seats, chosen, decks, first):
    """The interchange position after the deal."""
    options = full_options(edition, chosen)
    if not 2 <= seats <= 6 or not 0 <= first < seats:
        raise ValueError("2 to 6 seats, the first of them at the table")
    decks = {"main": list(decks.get("main", [])), "extra": list(decks.get("extra", []))}
    tables = None
    if edition in TABLEAU:
        hands, tables = deal_tableau(edition, seats, decks)
    else:
        hands = deal_field(edition, seats, decks, options)
    return {
        "protocol": 1,
        "edition": edition,
        "options": dict(chosen),
        "seats": seats,
        "turn": 1,
        "to_move": first,
        "phase": "play",
        "hands": hands,
        "decks": decks,
        "discards": {"main": [], "extra": []},
        "removed": [],
        "tables": tables,
        "field": None if tables else {},
        "keys": [{} for _ in range(seats)],
        "bonus_used": [False] * seats,
        "last_played": None,
        "veto": None,
        "final_turns": None,
        "effects": [],
        "pending": None,
        "outcome": None,
    }
