"""Helpers of the scenarios: positions written as in rules part D.

Crosses are `N W C E S`, squares `NW N NE / W C E / SW S SE`, fields are rows from the top with `a<b` for b
on a; `@1.3` is row 1, column 3 of the drawn grid.
"""

import random
from collections import Counter

from .referee import Referee
from .words import CORNERS, CROSS, FIELD, ZONES, is_action

ALL = "MPCGSKRHFIWE"


class Chance:
    """Shuffles turn the cards round, so that the result is known; the first card is taken."""

    def shuffle(self, pile, cards):
        return cards[::-1]

    def take(self, seat, hand):
        return hand[0]


class RandomChance:
    def __init__(self, seed):
        self.random = random.Random(seed)

    def shuffle(self, pile, cards):
        return self.random.sample(cards, len(cards))

    def take(self, seat, hand):
        return self.random.choice(hand)


def key_counts(text):
    return dict(Counter(text))


def position(edition, seats=2, **changes):
    """A position at the start of a turn in which little stands."""
    tableau = edition not in FIELD
    p = {
        "protocol": 1,
        "edition": edition,
        "options": {},
        "seats": seats,
        "turn": 1,
        "to_move": 0,
        "phase": "play",
        "hands": [["PH"] * 6 for _ in range(seats)],
        "decks": {"main": ["CW"] * 5, "extra": []},
        "discards": {"main": [], "extra": []},
        "removed": [],
        "tables": [cross("PI GE KR CW SH") for _ in range(seats)] if tableau else None,
        "field": None if tableau else {},
        "keys": [{} for _ in range(seats)],
        "bonus_used": [False] * seats,
        "last_played": None,
        "veto": None,
        "final_turns": None,
        "effects": [],
        "pending": None,
        "outcome": None,
    }
    p.update(changes)
    return p


def load(edition, seats=2, **changes):
    return Referee.load(position(edition, seats, **changes))


def run(referee, *moves, chance=None):
    for move in moves:
        assert referee.why(move) is None, (move, referee.why(move), referee.position())
        either_order = move.startswith(("!mirror-writing", "!crossed-sketches"))  # ic 5
        assert either_order or move in referee.legal()
        referee.play(move, chance or Chance())
    return referee


def cross(text):
    return dict(zip(CROSS, text.split(), strict=False))


def square(text):
    table = {}
    for zone, card in zip(ZONES, text.replace("/", " ").split(), strict=False):
        if card != "--":
            table[zone] = ("+" if zone in CORNERS else "") + card
    return table


B_CROSS = "PI GE KR CW SH"
B_SQUARE = "-- PI -- / GE KR CW / -- SH --"


def tableau_move(text):
    """`MI→S` as a move."""
    card, zone = text.split("→")
    zone = zone.lower()
    return ("+" if zone in CORNERS else "") + f"{card}>{zone}"


# name: A before, play, keys received by lines, A after, B after, discarded, further facts


def play_tableau(edition, scenario, table, filler):
    before, plays, lines, after, other_after, discarded, more = scenario
    moves = [tableau_move(text) for text in plays.split()]
    action = more.get("action")
    hand = [move.split(">")[0] for move in moves] + ([action.split()[0]] if action else []) + filler
    referee = load(
        edition,
        hands=[hand, ["PH"] * 5],
        options=more.get("options", {}),
        tables=[table(before), table(more.get("other", B_CROSS if edition == "classic" else B_SQUARE))],
        keys=[key_counts(more.get("owns", "")), {}],
        bonus_used=[more.get("used", False), False],
    )
    if action:
        run(referee, action)
    run(referee, *moves)
    if edition == "novem" and referee.position()["phase"] == "play":
        run(referee, "end")
    gained = set(referee.position()["keys"][0]) - set(more.get("owns", ""))
    assert gained == set(lines)
    assert (referee.position()["phase"] == "key") == ("bonus" in more)
    if "bonus" in more:
        for symbol in more.get("owns", "") + lines:  # B-34
            assert referee.why("key " + symbol) == "no_such_key"
        run(referee, "key " + more["bonus"])
    p = referee.position()
    assert p["tables"] == [table(after), table(other_after)]
    cards = p["discards"]["main"] + [c for c in p["discards"]["extra"] if not is_action(c)]
    assert cards == discarded.split()
    if more.get("wins"):
        assert p["outcome"] == {"winners": [0], "reason": "keys"} and p["phase"] == "over"
    else:
        assert p["outcome"] is None


def cell(text):
    """`1.3`: row 1, column 3 of the drawn grid; its corner 1.1 is put on c7 of the sheet."""
    row, column = text.split(".")
    return "abcdefghi"[int(column) + 1] + str(8 - int(row))


def field(text):
    cards = {}
    for row, line in enumerate(text.split(" / "), start=1):
        for column, stack in enumerate(line.split(), start=1):
            if stack != "..":
                cards[cell(f"{row}.{column}")] = stack.split("<")
    return cards


FIVE = "MI ME KW GE PW / KF SH GI SI PI / PF GH PR SR MH / GR KI CH CR CW / PE SE PH CF MW"

# name: edition, field, previous card, play, refusal or keys received, further facts


def novem(hand, **changes):
    changes.setdefault("tables", [square("PG MR HF / GI CF SW / RE KE CSH"), square(B_SQUARE)])
    changes.setdefault("decks", {"main": ["CW"] * 9, "extra": ["+FE"] * 9})
    return load("novem", hands=[hand.split(), ["PH", "+FW"]], **changes)
