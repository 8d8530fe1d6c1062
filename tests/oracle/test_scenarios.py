"""The micro-scenarios of rules.md part D against the slow referee, deals, and random games.

Notation as in part D: crosses are `N W C E S`, squares `NW N NE / W C E / SW S SE`, fields are
rows from the top with `a<b` for b on a; `@1.3` is row 1, column 3 of the drawn grid.
"""

import random
from collections import Counter

import pytest

from .candidates import candidates
from .referee import Illegal, Referee, Unreadable
from .setup import default_decks
from .words import CORNERS, CROSS, EDITIONS, FIELD, ZONES, is_action

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
        "protocol": 1, "edition": edition, "options": {}, "seats": seats, "turn": 1,
        "to_move": 0, "phase": "play", "hands": [["PH"] * 6 for _ in range(seats)],
        "decks": {"main": ["CW"] * 5, "extra": []}, "discards": {"main": [], "extra": []},
        "removed": [], "tables": [cross("PI GE KR CW SH") for _ in range(seats)] if tableau else None,
        "field": None if tableau else {}, "keys": [{} for _ in range(seats)],
        "bonus_used": [False] * seats, "last_played": None, "veto": None, "final_turns": None,
        "effects": [], "pending": None, "outcome": None,
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


# ---------------------------------------------------------------------------------------------
# D.1 and D.2: tables of one's own

def cross(text):
    return dict(zip(CROSS, text.split()))


def square(text):
    table = {}
    for zone, card in zip(ZONES, text.replace("/", " ").split()):
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
CLASSIC_SCENARIOS = {
    "B-01": ("MR PH MF GW SE", "MI→S", "M", "MR PH MF GW MI", "PI GE KR CW SE", "SH", {}),
    "B-04": ("MR MH SI MW ME", "MF→C", "M", "MR MH MF MW ME", "PI GE SI CW SH", "KR",
             dict(bonus="E")),
    "B-07": ("MR MH SI MW ME", "MF→C", "", "MR MH MF MW ME", "PI GE SI CW SH", "KR",
             dict(owns="MP", used=True)),
    "B-10": ("PI GR CF KE SH", "CE→E", "", "PI GR CF CE SH", "MW PH KH KE SE", "CR",
             dict(other="MW PH KH CR SE")),
    "B-13": ("MW PH KH GH SE", "CI→N", "", "CI PH KH GH SE", "MW GR CF KE SI", "PI",
             dict(other="PI GR CF KE SI", options={"gifted_line": "played_card"})),
    "B-13 default": ("MW PH KH GH SE", "CI→N", "H", "CI PH KH GH SE", "MW GR CF KE SI", "PI",
                     dict(other="PI GR CF KE SI")),
    "B-16": ("MW PH KH GH SE", "MH→E", "", "MW PH KH MH SE", "PI GR CF GH SI", "KE",
             dict(other="PI GR CF KE SI", options={"gifted_line": "new_line"})),
    "B-19": ("MI PH CH GH MW", "MH→C", "MH", "MI PH MH GH MW", "PI GE CH CW SH", "KR",
             dict(options={"gifted_line": "played_card"})),
    "B-22": ("MR PH MF ME SW", "CH→W", "", "MR CH MF ME SW", "PI PH KR CW SH", "GE", {}),
    "B-25": ("MR GE KR CW SH", "SI→N", "", "SI GE KR CW SH", "MR PH CF GW SE", "KI",
             dict(other="KI PH CF GW SE")),
    "B-28": ("MR MH SI MW ME", "MF→C", "", "MR MH MF MW ME", "PI GE SI CW SH", "KR",
             dict(owns="MPCGSK", bonus="E", wins=True)),
    # C-5, C-10 and the fine print
    "five_stacks false": ("MR MH SI MW ME", "MF→C", "M", "MR MH MF MW ME", "PI GE SI CW SH", "KR",
                          dict(options={"five_stacks": False})),
    "line keys win before the bonus": (
        "MR MH SI MW ME", "MF→C", "M", "MR MH MF MW ME", "PI GE SI CW SH", "KR",
        dict(owns="PCGSKR", wins=True)),
    "finish_round lets the bonus come": (
        "MR MH SI MW ME", "MF→C", "M", "MR MH MF MW ME", "PI GE SI CW SH", "KR",
        dict(owns="PCGSKR", bonus="E", options={"finish_round": True})),
}

NOVEM_SCENARIOS = {
    "X-01": ("PG MR HF / GI CF SW / RE KE CSH", "MI→S", "", "PG MR HF / GI CF SW / RE MI CSH",
             "-- PI -- / GE KR CW / -- KE --", "SH", {}),
    "X-03": ("-- MR MG / GI MF SW / RE KE --", "MW→S MC→NW", "M", "MC MR MG / GI MF SW / RE MW --",
             "-- PI -- / GE KR CW / -- KE --", "SH", {}),
    "X-04": ("-- MR MG / GI MF SW / RE KE --", "MC→NW MW→S", "M", "MC MR MG / GI MF SW / RE MW --",
             "-- PI -- / GE KR CW / -- KE --", "SH", {}),
    "X-07": ("RF MR -- / GI PF SW / -- KE --", "RW→NE", "R", "RF MR RW / GI PF SW / -- KE --",
             B_SQUARE, "", {}),
    "X-10": ("-- MR HF / GI CF SW / RE KE CSH", "MK→NW", "", "MK MR HF / GI CF SW / RE KE CSH",
             "KS PI RW / GE KR CW / FE SH MP", "", dict(other="KS PI RW / GE KR CW / FE SH MP")),
    "X-13": ("-- MR -- / MI KF MW / -- ME --", "MH→C", "", "-- MR -- / MI MH MW / -- ME --",
             "-- PI -- / GE KF CW / -- SH --", "KR", dict(owns="M", bonus="E")),
    "X-16": ("MP MR MC / MI KF MW / MG ME MS", "MH→C", "", "MP MR MC / MI MH MW / MG ME MS",
             "-- PI -- / GE KF CW / -- SH --", "KR", dict(owns="ME", used=True)),
    "X-19": ("PG CR HF / GI PF SW / RE KE PCI", "MW→E", "P", "PG CR HF / GI PF MW / RE KE PCI",
             "-- PI -- / GE KR SW / -- SH --", "CW", {}),
    "X-25": ("-- MR -- / MI KF MW / -- ME --", "MH→C", "", "-- MR -- / MI MH MW / -- ME --",
             "-- PI -- / GE KF CW / -- SH --", "KR", dict(owns="MPCGSKRH", bonus="E", wins=True)),
    "X-27": ("-- GI -- / MR MF SW / -- ME --", "PE→E", "M", "-- MR -- / GI MF PE / -- ME --",
             "-- PI -- / GE KR SW / -- SH --", "CW", dict(action="!mirror-writing n w")),
    "X-28": ("-- GI -- / MR MF SW / -- ME --", "PE→E", "", "-- MR -- / GI MF PE / -- ME --",
             "-- PI -- / GE KR SW / -- SH --", "CW",
             dict(action="!mirror-writing n w", options={"gifted_line": "played_card"})),
    "X-29": ("-- GI -- / MR MF SW / -- ME --", "PE→E", "M", "-- MR -- / GI MF PE / -- ME --",
             "-- PI -- / GE KR SW / -- SH --", "CW",
             dict(action="!mirror-writing n w", options={"gifted_line": "new_line"})),
    "X-31": ("-- MR -- / MI CF MW / -- ME --", "PK→NW", "", "PK MR -- / MI CF MW / -- ME --",
             B_SQUARE, "", dict(owns="M", action="!sfumato c M")),
    # X-17 and X-18: the fifth main card was a gift, only an additional card is played
    "X-17": ("-- MR -- / MI MF MW / -- ME --", "PK→NW", "", "PK MR -- / MI MF MW / -- ME --",
             B_SQUARE, "", dict(owns="M", bonus="E")),
    "X-18": ("-- MR -- / MI MF MW / -- ME --", "PK→NW", "", "PK MR -- / MI MF MW / -- ME --",
             B_SQUARE, "", dict(owns="M", options={"gifted_line": "played_card"})),
    "X-23": ("-- GI -- / CR PF SW / -- ME --", "KH→N KI→N", "", "-- KI -- / CR PF SW / -- ME --",
             "-- KH -- / GE KR CW / -- SH --", "PI GI", dict(action="!second-sketch")),
    "corners and centre": ("MP CR MC / GI MF SW / MG KE PCI", "MRH→SE", "M",
                           "MP CR MC / GI MF SW / MG KE MRH", "-- PI -- / GE KR CW / -- SH PCI",
                           "", dict(bonus="E")),
    "C-23 fill": ("PG MR HF / GI CF SW / RE KE CSH", "MK→NW", "", "MK MR HF / GI CF SW / RE KE CSH",
                  "PG PI -- / GE KR CW / -- SH --", "", {}),
    "C-23 discard": ("PG MR HF / GI CF SW / RE KE CSH", "MK→NW", "",
                     "MK MR HF / GI CF SW / RE KE CSH", B_SQUARE, "+PG",
                     dict(options={"empty_corner_pass": "discard"})),
}


def play_tableau(edition, scenario, table, filler):
    before, plays, lines, after, other_after, discarded, more = scenario
    moves = [tableau_move(text) for text in plays.split()]
    action = more.get("action")
    hand = [move.split(">")[0] for move in moves] + ([action.split()[0]] if action else []) + filler
    referee = load(
        edition, hands=[hand, ["PH"] * 5], options=more.get("options", {}),
        tables=[table(before), table(more.get("other", B_CROSS if edition == "classic" else B_SQUARE))],
        keys=[key_counts(more.get("owns", "")), {}], bonus_used=[more.get("used", False), False])
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


@pytest.mark.parametrize("name", CLASSIC_SCENARIOS)
def test_classic(name):
    play_tableau("classic", CLASSIC_SCENARIOS[name], cross, ["RH"] * 4)


@pytest.mark.parametrize("name", NOVEM_SCENARIOS)
def test_novem(name):
    play_tableau("novem", NOVEM_SCENARIOS[name], square, ["RH", "RH", "+RF"])


def test_b13_as_two_turns():
    """B-10..B-13: A passes GH, B's row of H stands at the start of his turn."""
    r = load("classic", hands=[["KE"] * 5, ["CI"] * 5],
             tables=[cross("PI GR CF GH SI"), cross("MW PH KH KR SE")])
    run(r, "KE>e")
    assert r.position()["last_played"] == "KE" and r.position()["keys"] == [{}, {}]
    run(r, "CI>n")
    assert r.position()["keys"] == [{}, {"H": 1}]


def test_b31_reshuffle():
    r = load("classic", hands=[["MR"] * 5, ["PH"] * 5], decks={"main": [], "extra": []},
             discards={"main": "CH CF CI CW CE GR GH GF".split(), "extra": []})
    p = run(r, "MR>n").position()
    assert p["discards"]["main"] == [] and len(p["decks"]["main"]) == 8 and len(p["hands"][0]) == 5
    assert "PI" in p["hands"][0]  # the card discarded this turn was in the pile, on its top


def test_b32_lazy():
    r = load("classic", hands=[["MR"] * 5, ["PH"] * 5], decks={"main": ["CW"], "extra": []},
             discards={"main": ["CH"], "extra": []})
    p = run(r, "MR>n").position()
    assert p["decks"]["main"] == [] and p["discards"]["main"] == ["CH", "PI"]


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_b33_deal(seats):
    r = Referee.deal("classic", seats, {}, default_decks("classic", seats), 1)
    p = r.position()
    assert len(p["decks"]["main"]) == 72 - 10 * seats and p["discards"]["main"] == []
    assert all(len(h) == 5 for h in p["hands"]) and all(len(t) == 5 for t in p["tables"])
    assert p["keys"] == [{}] * seats and p["to_move"] == 1 and p["turn"] == 1


def test_b33_no_keys_at_the_deal():
    deck = "MR MH MF MI MW".split() + default_decks("classic", 2)["main"]
    assert Referee.deal("classic", 2, {}, {"main": deck, "extra": []}, 0).position()["keys"] == [{}, {}]


def test_b35_rejected():
    r = load("classic", hands=[["MR", "CH"] * 2 + ["SE"], ["PH"] * 5])
    before = r.position()
    assert r.why("PH>n") == "not_in_hand"  # the other player's card
    assert r.why("MR>ne") == "wrong_zone"
    assert r.why("skip") == "must_play" and r.why("end") == "not_in_edition"
    assert r.why("key M") == "wrong_phase" and r.why("MR@e5") == "not_in_edition"
    with pytest.raises(Illegal):
        r.play("PH>n", Chance())
    with pytest.raises(Unreadable):
        r.why("MR>north")
    assert r.position() == before


def novem(hand, **changes):
    changes.setdefault("tables", [square("PG MR HF / GI CF SW / RE KE CSH"), square(B_SQUARE)])
    changes.setdefault("decks", {"main": ["CW"] * 9, "extra": ["+FE"] * 9})
    return load("novem", hands=[hand.split(), ["PH", "+FW"]], **changes)


def frame(seat, zone):
    return {"id": "gilded-frame", "seat": seat, "target": seat, "zone": zone}


def varnish(seat, zone):
    return {"id": "varnish", "seat": seat, "target": seat, "zone": zone}


def scaffolding(seat, target, zone):
    return {"id": "scaffolding", "seat": seat, "target": target, "zone": zone}


def test_x22_locked():
    r = novem("CI +MK", effects=[frame(0, "n")])
    assert r.why("CI>n") == "zone_locked" and r.why("CI>s") is None


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_x32_deal(seats):
    decks = default_decks("novem", seats)
    random.Random(seats).shuffle(decks["extra"])
    up = [card for i in range(seats) for card in decks["extra"][6 * i:6 * i + 4] if is_action(card)]
    p = Referee.deal("novem", seats, {}, decks, 0).position()
    for hand, table in zip(p["hands"], p["tables"]):
        assert len(hand) + len(table) == 16 and 7 <= len(hand) <= 11
    assert sum(9 - len(table) for table in p["tables"]) == len(up)


def test_x33_no_discarding_down():
    r = novem("MI RH RH RH RH RH RH +MK +RF +RF")
    p = run(r, "MI>s", "+MK>nw", "end").position()
    assert len(p["hands"][0]) == 8 and p["to_move"] == 1
    r = novem("MI RH RH RH RH RH +MK +RF")
    p = run(r, "MI>s", "+MK>nw", "end").position()
    assert p["phase"] == "draw"
    p = run(r, "draw extra").position()
    assert len(p["hands"][0]) == 7 and p["to_move"] == 1 and p["last_played"] == "+MK"


def test_x34_draw_one_by_one():
    r = novem("MI +MK RH RH RH !varnish !cabinet")
    run(r, "MI>s", "+MK>nw", "drop !varnish", "drop !cabinet", "end")
    assert r.position()["discards"]["extra"] == ["!varnish", "!cabinet"]
    for pile in ("main", "extra", "main", "extra"):
        assert r.legal() == ["draw extra", "draw main"]
        run(r, "draw " + pile)
    assert r.position()["to_move"] == 1 and len(r.position()["hands"][0]) == 7


def test_x35_kinds_of_zones():
    r = novem("MI +MK")
    assert r.why("MI>nw") == "wrong_zone" and r.why("+MK>c") == "wrong_zone"


@pytest.mark.parametrize("plays, allowed", [
    ("MI>s MI>n", True), ("MI>s +MK>nw +MK>ne", True), ("MI>s MI>n +MK>nw", True),
    ("MI>s MI>n MI>e", False), ("+MK>nw +MK>ne +MK>se", False)])
def test_x36_one_more_card(plays, allowed):
    *first, last = plays.split()
    r = novem("MI MI MI +MK +MK +MK !second-sketch")
    run(r, "!second-sketch", *first)
    assert (r.why(last) is None) == allowed
    assert allowed or r.why(last) == "kind_played"
    without = run(novem("MI MI MI +MK +MK +MK"), plays.split()[0])
    same_kind = plays.split()[0].startswith("+") == plays.split()[1].startswith("+")
    assert (without.why(plays.split()[1]) == "kind_played") == same_kind


def test_x37_must_play():
    r = novem("MI +MK !varnish")
    assert r.why("end") == "must_play" and r.why("skip") == "must_play"
    run(r, "MI>s")
    assert r.why("end") is None and r.why("skip") == "must_play"


def test_x38_only_action_cards():
    r = novem("!varnish !cabinet !old-folio !scaffolding !second-sketch !canal-lock !sfumato",
              tables=[square("MP MR MC / GI CF SW / RE KE CSH"), square(B_SQUARE)])
    run(r, "!second-sketch", "skip")
    p = r.position()
    assert p["phase"] == "close" and p["keys"] == [{}, {}]
    assert r.why("end") == "must_use_action"
    assert r.why("!canal-lock") == "not_now"
    run(r, "drop !canal-lock", "end", "draw main", "draw main")
    assert r.position()["last_played"] is None and r.position()["to_move"] == 1


def test_c26_locked_zones_have_no_duty():
    effects = [frame(0, zone) for zone in sorted(CROSS)]
    r = novem("MI !varnish", effects=effects)
    assert "skip" in r.legal() and "lift n" in r.legal()
    run(r, "skip")
    assert r.why("end") is None


def test_x40_empty_decks():
    r = novem("MI +MK", decks={"main": ["CW"], "extra": []},
              discards={"main": [], "extra": ["+RF", "+RI", "+RW", "+RE", "+HF"]})
    run(r, "MI>s", "+MK>nw", "end", "draw extra")
    p = r.position()
    assert p["discards"]["extra"] == [] and len(p["decks"]["extra"]) == 4
    assert "+HF" in p["hands"][0]
    r = novem("MI +MK", decks={"main": ["CW"] * 3, "extra": []},
              tables=[square("-- MR -- / GI CF SW / -- KE --"), square(B_SQUARE)])
    p = run(r, "MI>s", "+MK>nw", "end").position()
    assert p["to_move"] == 1 and len(p["hands"][0]) == 4  # three CW and the reshuffled SH
    assert p["decks"]["main"] == [] and p["discards"]["main"] == []


def test_x41_start_cards_wait():
    r = novem("MI +MK", decks={"main": ["CW"] * 9, "extra": ["!sfumato"] * 9})
    run(r, "MI>s", "+MK>nw", "end", "draw extra")
    assert r.why("!sfumato n M") == "wrong_phase"


# Action cards of novem beyond part D (E.2, E.4)

def test_canal_lock():
    r = load("novem", 3, hands=[["MI", "+MK", "!canal-lock"], [], []],
             decks={"main": ["CW"] * 9, "extra": ["+FE"] * 9},
             tables=[square("PG MR HF / GI CF SW / RE KE CSH")] + [square(B_SQUARE)] * 2,
             effects=[scaffolding(0, 2, "s")])
    run(r, "!canal-lock", "MI>s")
    assert r.legal() == ["to 1", "to 2", "to discard"] and r.why("to 0") == "no_effect"
    assert r.why("to 7") == "no_effect" and r.position()["pending"] == "mid-turn"
    run(r, "to 2")
    assert r.position()["discards"]["main"] == ["KE"] and r.position()["tables"][2]["s"] == "SH"
    run(r, "+MK>nw", "to discard")
    assert r.position()["discards"]["extra"] == ["!canal-lock", "+PG"]
    assert r.position()["phase"] == "close"


def test_varnish_and_locks_against_passing():
    r = novem("MI +MK", effects=[varnish(1, "s")])
    p = run(r, "MI>s").position()
    assert p["tables"][1]["s"] == "SH" and p["discards"] == {"main": ["KE"], "extra": ["!varnish"]}
    assert p["effects"] == []
    r = novem("MI +MK", effects=[frame(1, "s")])
    p = run(r, "MI>s").position()
    assert p["tables"][1]["s"] == "SH" and p["effects"] == [frame(1, "s")]


def test_rotation_and_exchange():
    r = novem("MI !perpetual-motion !mirror-writing",
              tables=[square("PG MR -- / GI CF SW / RE KE CSH"), square(B_SQUARE)])
    run(r, "!perpetual-motion corners cw")
    assert r.position()["tables"][0] == square("RE MR PG / GI CF SW / CSH KE --")
    run(r, "!mirror-writing se nw")
    assert r.position()["tables"][0] == square("-- MR PG / GI CF SW / CSH KE RE")
    r = novem("MI !perpetual-motion !mirror-writing", effects=[frame(0, "n")])
    assert r.why("!perpetual-motion arms ccw") == "zone_locked"
    assert r.why("!mirror-writing n w") == "zone_locked"
    assert r.why("!mirror-writing n nw") == "wrong_zone"
    assert r.why("!mirror-writing w w") == "no_effect"


def test_retouching():
    r = novem("MI +MK !retouching")
    p = run(r, "!retouching MI n").position()
    assert p["tables"][0]["n"] == "MI" and p["hands"][0] == ["+MK", "MR"]
    r = novem("MI !retouching")  # the card taken is the card that can then be played
    run(r, "!retouching MI n", "MR>n")
    r = novem("+MK !retouching", tables=[square("-- MR HF / GI CF SW / RE KE CSH"), square(B_SQUARE)])
    assert r.why("!retouching +MK nw") == "no_effect" and r.why("!retouching +MK ne") is None
    assert r.why("!retouching !retouching n") == "no_effect"
    assert r.why("!retouching +MK n") == "wrong_zone" and r.why("!retouching PH n") == "not_in_hand"


def test_frame_cabinet_and_lift():
    r = novem("RW +MK", tables=[square("RF MR -- / RI PF SW / -- KE --"), square(B_SQUARE)],
              effects=[{"id": "cabinet", "seat": 0}, frame(0, "c")])
    run(r, "RW>s", "end")  # RF MR .. is no line yet
    assert len(r.position()["effects"]) == 2
    r = novem("RH RW +RW", tables=[square("RF MR -- / GI PF SW / -- KE --"), square(B_SQUARE)],
              effects=[{"id": "cabinet", "seat": 0}, frame(0, "c"), frame(1, "n")])
    p = run(r, "+RW>ne", "end").position()
    assert p["keys"][0] == {"R": 1} and p["effects"] == [frame(1, "n")]
    assert p["discards"]["extra"] == ["!cabinet", "!gilded-frame"]
    r = novem("MI MI", effects=[frame(0, "c")])
    assert r.why("lift n") == "no_effect"
    run(r, "lift c", "MI>c")
    assert r.why("lift c") == "not_now"


def test_cabinet_draws_to_eight():
    r = novem("MI RH RH RH RH RH RH !cabinet")
    run(r, "MI>s", "end", "!cabinet", "end", "draw main", "draw main")
    assert len(r.position()["hands"][0]) == 8 and r.position()["to_move"] == 1


def test_scaffolding_lasts_one_turn():
    r = novem("MI RH RH RH RH RH RH RH !scaffolding !varnish")
    run(r, "MI>s", "end")
    assert r.why("!scaffolding 0 n") == "no_effect" and r.why("!scaffolding 2 n") == "no_effect"
    run(r, "!scaffolding 1 nw", "end")
    assert r.position()["effects"] == [scaffolding(0, 1, "nw")]
    assert r.why("+FW>nw") == "zone_locked"
    run(r, "PH>n", "end", "end", *["draw main"] * 6)
    assert r.position()["effects"] == [] and r.position()["to_move"] == 0
    assert r.position()["discards"]["extra"] == ["!scaffolding"]


def test_knife_and_folio():
    r = novem("MI !scrapers-knife !old-folio", discards={"main": ["CH"], "extra": ["!cabinet"]},
              effects=[varnish(0, "nw"), frame(0, "ne")])
    assert r.why("!scrapers-knife 0 ne") == "zone_locked"
    assert r.why("!scrapers-knife 0 n") == "wrong_zone"
    assert r.why("!scrapers-knife 1 ne") == "no_effect"
    run(r, "!scrapers-knife 0 nw")
    p = r.position()
    assert p["discards"]["extra"] == ["!cabinet", "+PG", "!scrapers-knife"]
    assert p["effects"] == [frame(0, "ne"), varnish(0, "nw")]
    run(r, "MI>s", "end")
    assert r.why("!old-folio extra !cabinet") == "no_effect"
    run(r, "!old-folio extra +PG")
    assert "+PG" in r.position()["hands"][0]


def test_one_per_step():
    r = novem("MI !second-sketch !canal-lock !varnish !cabinet",
              options={"actions_per_turn": "one_per_step"})
    run(r, "!second-sketch")
    assert r.why("!canal-lock") == "one_action"
    run(r, "MI>s", "end", "!varnish n")
    assert r.why("!cabinet") == "one_action"


def test_finish_round_in_classic():
    tables = [cross("MR PH MF GW SE"), cross("PR GE PH CW SH")]
    r = load("classic", hands=[["MI"] * 5, ["PW"] * 5], tables=tables, turn=3,
             options={"finish_round": True}, keys=[key_counts("PCGSKR"), key_counts("MCGSKR")])
    run(r, "MI>s")
    assert r.position()["outcome"] is None
    run(r, "PW>s")  # both have seven: the more senior keys decide, and they are equal
    assert r.position()["outcome"] == {"winners": [0, 1], "reason": "keys"}


def test_turn_limit_in_classic():
    r = load("classic", hands=[["MI"] * 5] * 2, turn=4, options={"turn_limit": 4},
             keys=[key_counts("P"), key_counts("M")])
    run(r, "MI>n")
    assert r.position()["outcome"] == {"winners": [1], "reason": "limit"}


# ---------------------------------------------------------------------------------------------
# D.3, D.4, D.5: the common field

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
FIELD_SCENARIOS = {
    "Q-04": ("quintis-2009", "MR", "MR", "PH@1.3", "not_adjacent", {}),
    "Q-07": ("quintis-2009", "MR", "MR", "PR@1.2", "previous_card", {}),
    "Q-10": ("quintis-2009", "MR PH", "PH", "MI^1.1", "", dict(after="MR<MI PH", hand=6)),
    "Q-13": ("quintis-2009", "GR<MR PH", "PH", "MI/1.1", "",
             dict(after="GR<MI PH", hand=6, drawn=0, holds="MR")),
    "Q-16": ("quintis-2009", "MR MI", "PH", "MW@1.3", "M", dict(after="MR MI MW")),
    "Q-19": ("quintis-2009", "MR PH MI", "GE", "MW@1.4", "", dict(after="MR PH MI MW")),
    "Q-22": ("quintis-2009", "MR MI MW", "GE", "MH@1.4", "MM", dict(after="MR MI MW MH")),
    "Q-22 with one given": ("quintis-2009", "MR MI MW", "GE", "MH@1.4", "M", dict(given="M")),
    "Q-25": ("quintis-2009", "MR MI MW", "GE", "MH@1.4", "", dict(given="MM")),
    "Q-28": ("quintis-2009", "MR MI PH MW ME", "GF", "MH^1.3", "MM",
             dict(given="M", after="MR MI PH<MH MW ME")),
    "Q-31": ("quintis-2009", "MR MI .. / .. .. MW / .. .. ME", "GF", "MH@1.3", "M",
             dict(after="MR MI MH / .. .. MW / .. .. ME")),
    "Q-34": ("quintis-2009", "MR MR<MR", "GF", "MR@1.3", "MR", dict(after="MR MR<MR MR")),
    "Q-37": ("quintis-2009", "MR MI MW", "GE", "SI^1.2", "", dict(given="M", after="MR MI<SI MW")),
    "Q-40": ("quintis-2009", "MR PH GI .. .. / .. .. .. KE CW", "CW", "SF@2.6", "out_of_field", {}),
    "Q-43": ("quintis-2009", FIVE, "KW", "SI@0.1", "out_of_field", {}),
    "Q-46": ("quintis-2009", "MR PH", None, "PE@1.3", "", dict(after="MR PH PE")),
    "Q-49": ("quintis-2009", "MR PH", "PH", "GI@1.3", "",
             dict(seats=3, deck=0, final=3, hand=5, final_after=2)),
    "Q-52": ("quintis-2009", "MR PH", "PH", "GI@1.3", "",
             dict(keys="PPE", given="MWW", deck=0, final=1, wins=[1])),
    "Q-55": ("quintis-2009", "MR PH", "PH", "GI@1.3", "", dict(deck=0, final=1, wins=[0, 1])),
    "E-01": ("quintis-2009-extra", "MR +PCI", "+PCI", "GI@1.3", "previous_card", {}),
    "E-04": ("quintis-2009-extra", "+SK SR .. / .. GW KR / +GK .. RW", "PH", "+GSR@1.3", "GSR",
             dict(after="+SK SR +GSR / .. GW KR / +GK .. RW")),
    "V-01": ("quintis-2011", "MR .. / .. MI", "PH", "MW@3.3", "",
             dict(after="MR .. .. / .. MI .. / .. .. MW")),
    "V-01 with diagonals": ("quintis-2011", "MR .. / .. MI", "PH", "MW@3.3", "M",
                            dict(options={"diagonals": True})),
    "V-07 control": ("quintis-2011", "MR PH", "PH", "PI@1.3", "previous_card", dict(veto="1.1")),
    "V-07": ("quintis-2011", "MR PH", "PH", "PI@1.3", "",
             dict(veto="1.1", options={"veto": "veto_only"})),
    "V-07 vetoed": ("quintis-2011", "MR PH", "PH", "MI@1.3", "veto",
                    dict(veto="1.1", options={"veto": "veto_only"})),
    "V-07 off": ("quintis-2011", "MR PH", "PH", "MI@1.3", "",
                 dict(veto="1.1", options={"veto": "off"})),
    "V-10": ("quintis-2011", "+MCR +KHF", "+KHF", "PI@1.3", "", dict(veto="1.1")),
    "V-13": ("quintis-2011", "MR PH GE", "GE", "SI@1.4", "", dict(veto="1.1", marker="1.1")),
    "V-16": ("quintis-2011", "MR PH", None, "MI@1.3", "", dict(spent="1.1")),
    "V-19": ("quintis-2011", "MI PH", "MI", "GI@1.3", "previous_card", dict(veto="1.2")),
    "V-22": ("quintis-2011", "MR MI", "PH", "MW@1.3", "M", dict(keys="PPPCCG", given="E", wins=[0])),
    "V-22 different keys": ("quintis-2011", "MR MI", "PH", "MW@1.3", "M",
                            dict(keys="PPPCCG", given="E", options={"different_keys": True})),
    "V-25": ("quintis-2011", "MR PH", "PH", "GI@1.3", "",
             dict(seats=4, veto="1.1", deck=1, final_after=4, hand=6)),
    "V-25 without the drawer": ("quintis-2011", "MR PH", "PH", "GI@1.3", "", dict(
        seats=4, veto="1.1", deck=1, final_after=3, options={"final_includes_drawer": False})),
    "V-28": ("quintis-2011", "MR PH", "PH", "GI@1.3", "",
             dict(veto="1.1", keys="MPP", given="MME", deck=0, final=1, wins=[1])),
    "V-31": ("quintis-2011", "MR PH MI", "KE", "GH^1.2", "M",
             dict(action="!sfumato M", after="MR PH<GH MI")),
    "V-43": ("quintis-2011", "MR PH", "PH", "MH^1.1", "",
             dict(action="!masters-licence", veto="1.1", after="MR<MH PH")),
    "K6": ("quintis-2011", "MR PH", "PH", "GI^1.1", "",
           dict(action="!free-hand", veto="1.1", after="MR<GI PH")),
    "K6 still restricted": ("quintis-2011", "MR PH", "PH", "PI^1.1", "previous_card",
                            dict(action="!free-hand", veto="1.1")),
    "C-42": ("quintis-2009", "MR PH GI", "GI", "SF@0.1", "", {}),
    "C-42 centre": ("quintis-2009", "MR PH GI", "GI", "SF@0.1", "out_of_field",
                    dict(options={"anchor": "centre"})),
    "no common symbol": ("quintis-2009", "MR PH", "PH", "GI^1.1", "no_common_symbol", {}),
    "cover nothing": ("quintis-2009", "MR PH", "PH", "GI/1.3", "empty_cell", {}),
    "place on a card": ("quintis-2009", "MR PH", "PH", "MI@1.1", "occupied", {}),
    "goal for 2009": ("quintis-2009", "MR MI", "PH", "MW@1.3", "M",
                      dict(keys="PP", options={"goal": 3}, wins=[0])),
    "tie senior_only": ("quintis-2009", "MR PH", "PH", "GI@1.3", "",
                        dict(keys="MPP", given="MME", deck=0, final=1, wins=[0, 1],
                             options={"tie": "senior_only"})),
    "tie shared": ("quintis-2009", "MR PH", "PH", "GI@1.3", "",
                   dict(keys="PPE", given="MWW", deck=0, final=1, wins=[0, 1],
                        options={"tie": "shared"})),
}


@pytest.mark.parametrize("name", FIELD_SCENARIOS)
def test_field(name):
    edition, before, previous, play, result, more = FIELD_SCENARIOS[name]
    seats = more.get("seats", 2)
    way = next(sign for sign in "@^/" if sign in play)
    card, place = play.split(way)
    move = card + way + cell(place)
    action = more.get("action")
    hand = [card] + (["RF"] * 4 + [action.split()[0]] if action else ["RF"] * 5)
    marked = more.get("veto") or more.get("spent")
    r = load(edition, seats, hands=[hand] + [["PH"] * 6] * (seats - 1), field=field(before),
             decks={"main": ["CW"] * more.get("deck", 5), "extra": []}, last_played=previous,
             keys=[key_counts(more.get("keys", "")), key_counts(more.get("given", ""))]
             + [{}] * (seats - 2), options=more.get("options", {}), final_turns=more.get("final"),
             veto={"cell": cell(marked), "binds": "veto" in more} if marked else None)
    if action:
        run(r, action)
    if len(result) > 3:
        assert r.why(move) == result
        return
    run(r, move)
    if r.position()["phase"] == "veto":
        run(r, "veto " + cell(more.get("marker", place)))
    if r.position()["phase"] == "close":
        run(r, "end")
    p = r.position()
    wanted = Counter(more.get("keys", "")) + Counter(result)
    assert p["keys"][0] == dict(wanted)
    if "after" in more:
        assert p["field"] == field(more["after"])
    if "hand" in more:
        assert len(p["hands"][0]) == more["hand"]
    if "drawn" in more:
        assert len(p["decks"]["main"]) == 5 - more["drawn"]
    if "holds" in more:
        assert more["holds"] in p["hands"][0]
    if "wins" in more:
        assert p["outcome"]["winners"] == more["wins"] and p["phase"] == "over"
        return
    assert p["outcome"] is None and p["turn"] == 2 and p["to_move"] == 1
    assert p["last_played"] == card and p["memory"]["last_card"] == card
    assert p["final_turns"] == more.get("final_after")
    if "marker" in more:
        assert p["veto"] == {"cell": cell(more["marker"]), "binds": True}


def test_q01_opening():
    r = load("quintis-2009", hands=[["MR", "PH"] * 3] * 2)
    assert r.legal() == ["MR@e5", "PH@e5"]
    assert r.why("MR^e5") == "field_empty" and r.why("MR@e6") == "out_of_field"
    assert run(r, "MR@e5").position()["field"] == {"e5": ["MR"]}


SKIPPERS = dict(hands=[["GW"], ["GW"]], last_played=None, decks={"main": ["CW"] * 5, "extra": []})


def full_field():
    """No card of a GW hand fits anywhere."""
    return field(" / ".join(["MR PH SI KF CE"] * 5))


def test_q57_a_round_of_skips():
    r = load("quintis-2009", field=full_field(), **SKIPPERS)
    assert r.legal() == ["skip"]
    run(r, "skip")
    assert r.position()["memory"]["skips"] == 1 and r.position()["last_played"] is None
    assert run(r, "skip").position()["outcome"] == {"winners": [0, 1], "reason": "stalemate"}


def test_c47_second_round_of_skips():
    memory = {"skips": 0, "quiet": 0, "last_card": "MR", "own_last": ["MR", "PH"]}
    r = load("quintis-2009", field=full_field(), options={"after_skip": "own_last"},
             memory=memory, **SKIPPERS)
    run(r, "skip", "skip")
    p = r.position()
    assert p["outcome"] is None and p["memory"] == {
        "skips": 2, "quiet": 2, "last_card": None, "own_last": [None, None]}
    assert run(r, "skip", "skip").position()["outcome"]["reason"] == "stalemate"


@pytest.mark.parametrize("option, free", [("lapse", True), ("last_played", False), ("own_last", True)])
def test_c47_readings(option, free):
    memory = {"skips": 1, "quiet": 1, "last_card": "MR", "own_last": ["MR", "PH"]}
    r = load("quintis-2009", field=field("SE PH MR"), hands=[["MI"] * 6, ["PH"] * 6],
             options={"after_skip": option}, memory=memory)
    assert (r.why("MI@" + cell("1.4")) is None) == free
    r = load("quintis-2009", field=field("SE PH MR"), hands=[["PI"] * 6, ["PH"] * 6],
             options={"after_skip": option}, memory=memory)
    assert (r.why("PI@" + cell("1.4")) is None) == (option != "own_last")


def test_stall():
    memory = {"skips": 0, "quiet": 1, "last_card": "PH", "own_last": [None, "PH"]}
    r = load("quintis-2009", field=field("MR PH"), hands=[["MI"] * 6, ["PH"] * 6],
             options={"stall_rounds": 1}, memory=memory, last_played="PH")
    assert run(r, "MI/" + cell("1.1")).position()["outcome"]["reason"] == "limit"


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_e07_deal(seats):
    decks = default_decks("quintis-2009-extra", seats)
    p = Referee.deal("quintis-2009-extra", seats, {}, decks, 0).position()
    assert [len(h) for h in p["hands"]] == [6] * seats
    assert len(p["decks"]["main"]) == 72 - 6 * seats and p["decks"]["extra"] == decks["extra"]
    p = Referee.deal("quintis-2009-extra", seats, {"extra_deal": "split"}, decks, 0).position()
    assert len(p["decks"]["main"]) == 72 - 3 * seats
    assert len(p["decks"]["extra"]) == 21 - 3 * seats


def extra(main, additional, **changes):
    return load("quintis-2009-extra", field=field("MR PH"), hands=[["MI"] * 6, ["GI"] * 6],
                last_played="PH", decks={"main": ["CW"] * main, "extra": ["+FE"] * additional},
                **changes)


def test_e08_one_deck_left():
    r = extra(1, 9)
    run(r, "MI^" + cell("1.1"))
    assert r.position()["phase"] == "draw" and r.position()["last_played"] == "PH"
    run(r, "draw main")
    assert r.position()["final_turns"] is None and r.position()["to_move"] == 1
    r = extra(0, 9)
    p = run(r, "MI^" + cell("1.1")).position()
    assert p["to_move"] == 1 and "+FE" in p["hands"][0]


def test_e09_trigger():
    assert run(extra(0, 1), "MI^" + cell("1.1")).position()["final_turns"] == 2
    p = run(extra(0, 1, options={"extra_end": "immediate"}), "MI^" + cell("1.1")).position()
    assert p["outcome"]["reason"] == "deck" and p["final_turns"] == 0


def test_e10_replace_draws_nothing():
    p = run(extra(5, 5), "MI/" + cell("1.1")).position()
    assert p["to_move"] == 1 and len(p["decks"]["main"]) == 5 and "MR" in p["hands"][0]


def test_e11_no_action_cards():
    decks = default_decks("quintis-2009-extra", 2)
    decks["extra"].append("!varnish")
    with pytest.raises(ValueError):
        Referee.deal("quintis-2009-extra", 2, {}, decks, 0)


def fortis(hand, text="MR PH", **changes):
    changes.setdefault("last_played", "PH")
    changes.setdefault("hands", [hand.split(), ["CW", "CF", "CI", "GW", "GF", "SW"]])
    return load("quintis-2011", field=field(text), **changes)


def turn(r, *moves):
    """Play, and end the phase `close` where it comes."""
    run(r, *moves)
    if r.position()["phase"] == "close":
        run(r, "end")
    return r.position()


def test_v04_first_marker():
    r = load("quintis-2011", hands=[["MR"] * 6, ["GI"] * 6])
    run(r, "MR@e5")
    assert r.legal() == ["veto e5"] and r.position()["veto"] is None


def test_v32_to_v34_draws():
    one = cell("1.1")
    r = fortis("MI MI RF RF RF !palimpsest", "GR<MR SR<PH")
    p = turn(r, "!palimpsest " + cell("1.2"), "MI@" + cell("1.3"), "veto " + one)
    assert len(p["hands"][0]) == 6 and len(p["decks"]["main"]) == 3
    assert p["removed"] == ["!palimpsest", "PH"]
    r = fortis("MI MI RF RF RF !free-hand")
    p = turn(r, "!free-hand", "MI/" + one, "veto " + one)
    assert len(p["hands"][0]) == 6 and len(p["decks"]["main"]) == 4
    r = fortis("PR PR PR PR PR !free-hand", veto={"cell": one, "binds": True})
    assert "skip" in r.legal()
    p = turn(r, "!free-hand", "skip")
    assert len(p["hands"][0]) == 6 and len(p["decks"]["main"]) == 4
    assert p["last_played"] is None and p["veto"]["binds"] is False
    assert p["memory"]["skips"] == 0  # C-60: an action card was played


def test_v35_six_action_cards():
    r = load("quintis-2011", hands=[["!free-hand", "!sfumato", "!masters-licence", "!palimpsest",
                                     "!second-seal", "!inspiration"], ["GI"] * 6])
    assert r.why("!palimpsest e5") == "empty_cell" and r.why("!second-seal M") == "not_now"
    p = turn(r, "!free-hand", "skip")
    assert p["field"] == {} and r.legal() == ["GI@e5"]


def test_v36_second_action():
    r = fortis("MI RF RF RF !free-hand !sfumato")
    run(r, "!free-hand")
    assert r.why("!sfumato M") == "one_action" and r.why("!sfumato n M") == "not_in_edition"


def test_v38_last_card_by_action():
    r = fortis("MI MI RF RF RF !free-hand", decks={"main": ["CW"], "extra": []})
    p = turn(r, "!free-hand", "MI@" + cell("1.3"), "veto " + cell("1.1"))
    assert len(p["hands"][0]) == 5 and p["final_turns"] == 2


def test_v39_last_round():
    r = fortis("MI MI RF RF RF !free-hand", decks={"main": [], "extra": []}, final_turns=2)
    p = turn(r, "!free-hand", "MI@" + cell("1.3"), "veto " + cell("1.1"))
    assert len(p["hands"][0]) == 4 and p["final_turns"] == 1 and p["removed"] == ["!free-hand"]
    r = fortis("MI MI RF RF RF !clean-sheet", decks={"main": [], "extra": []}, final_turns=2)
    assert r.why("!clean-sheet") == "no_effect"


def test_v40_crossed_sketches():
    r = fortis("MI MI GE GE GE !crossed-sketches", "MR PI MH / .. MW ..", last_played="SF")
    two, below = cell("1.2"), cell("2.2")
    assert r.why(f"!crossed-sketches {cell('1.1')} {below}") == "no_effect"
    assert r.why(f"!crossed-sketches {two} {cell('5.5')}") == "empty_cell"
    p = turn(r, f"!crossed-sketches {two} {below}", "GE@" + cell("2.3"), "veto " + two)
    assert p["field"][two] == ["MW"] and p["keys"] == [{}, {}]
    r = fortis("MI MI GE GE GE GE", "MR MW MH / .. PI ..", last_played="SF")
    assert turn(r, "MI^" + two, "veto " + two)["keys"] == [{"M": 1}, {}]


def test_v41_palimpsest():
    r = fortis("MI GE GE GE GE !palimpsest", "GR<MR PH GF<SF", veto={"cell": cell("1.1"), "binds": True})
    assert r.why("!palimpsest " + cell("1.2")) == "no_effect"
    assert r.why("!palimpsest " + cell("1.1")) == "sealed"
    assert r.why("!palimpsest " + cell("1.3")) is None


def test_v42_double_stroke():
    r = fortis("GH GI MI SW RF !double-stroke", "MR CE", last_played="CE",
               veto={"cell": cell("1.1"), "binds": True})
    three = cell("1.3")
    run(r, "GH@" + three)
    assert r.position()["veto"]["cell"] == cell("1.1")
    run(r, "veto " + three)
    assert "!double-stroke" in r.legal()
    run(r, "!double-stroke")
    four = cell("1.4")
    assert r.position()["phase"] == "effect" and r.position()["removed"] == ["!double-stroke"]
    assert r.why("MI@" + four) == "veto" and r.why("GI@" + four) == "first_card"
    assert r.why("RF@" + four) == "veto" and r.why("skip") == "wrong_phase"
    p = turn(r, "SW@" + four, "veto " + cell("1.2"))
    assert p["last_played"] == "SW" and p["veto"] == {"cell": cell("1.2"), "binds": True}
    assert p["to_move"] == 1 and len(p["hands"][0]) == 6


def test_second_seal():
    r = fortis("GI RF RF RF RF !second-seal", hands=[
        "GI RF RF RF RF !second-seal".split(), "CW SW CF KF CE SE".split()])
    run(r, "GI@" + cell("1.3"), "veto " + cell("1.3"), "!second-seal W")
    assert r.position()["effects"] == [{"id": "second-seal", "seat": 0, "symbol": "W"}]
    assert r.why("CW@" + cell("1.4")) == "second_seal"
    p = turn(r, "CF@" + cell("1.4"), "veto " + cell("1.4"))
    assert p["effects"] == []


def test_inspiration():
    r = fortis("GI RF RF RF RF !inspiration")
    p = turn(r, "GI@" + cell("1.3"), "veto " + cell("1.3"), "!inspiration")
    assert len(p["hands"][0]) == 8


def test_clean_sheet():
    r = fortis("GI SE SW SF GW !clean-sheet", decks={"main": ["KE"], "extra": []})
    run(r, "!clean-sheet")
    assert r.why("end") == "no_effect" and r.why("GI@" + cell("1.3")) == "wrong_phase"
    run(r, "under SE", "under SW")
    assert r.position()["decks"]["main"] == ["KE", "SE", "SW"]
    p = run(r, "end").position()
    assert p["hands"][0] == ["GI", "GW", "KE", "SE", "SF"] and p["decks"]["main"] == ["SW"]
    assert p["phase"] == "play" and p["pending"] == "mid-turn" and p["final_turns"] is None


def test_borrowed_folio():
    r = fortis("GI SE SW SF GW !borrowed-folio")
    assert r.why("!borrowed-folio 0") == "no_effect" and r.why("!borrowed-folio 2") == "no_effect"
    run(r, "!borrowed-folio 1")
    assert r.why("give CF") == "no_effect" and r.why("give MR") == "not_in_hand"
    p = run(r, "give SE").position()
    assert "SE" in p["hands"][1] and "CF" in p["hands"][0] and p["phase"] == "play"


def test_action_draw_immediate():
    r = fortis("GI SE SW SF GW !free-hand", options={"action_draw": "immediate"})
    run(r, "!free-hand")
    assert len(r.position()["hands"][0]) == 6


def test_veto_must_move():
    r = fortis("GI RF RF RF RF RF", veto={"cell": cell("1.1"), "binds": True},
               options={"veto_must_move": True})
    run(r, "GI@" + cell("1.3"))
    assert r.why("veto " + cell("1.1")) == "marker_must_move"
    assert r.why("veto " + cell("1.4")) == "empty_cell"


def test_views():
    r = fortis("MI MI RF RF RF !free-hand", decks={"main": ["+MC", "CW"], "extra": []},
               options={"backs_visible": True})
    view = r.view(1)
    assert view["hands"][0] == ["+?"] + ["?"] * 5 and view["decks"]["main"] == ["+?", "?"]
    assert view["hands"][1] == r.position()["hands"][1]
    r = fortis("MI MI RF RF RF !free-hand")
    assert r.view(None)["hands"] == [["?"] * 6] * 2
    r = novem("MI +MK !varnish")
    assert r.view(1)["hands"][0] == ["+?", "+?", "?"] and r.view(1)["decks"]["extra"][0] == "+?"


@pytest.mark.parametrize("text", [
    "", "MR", "RM>n", "MM>n", "MR>x", "MR@j5", "MR@e0", "!varnish>n", "!palimpsest@e5", "!sfumato",
    "!sfumato Z", "!unknown", "drop MR", "to", "to -1", "key", "key M P", " skip", "skip ", "MR > n",
    "draw both", "end 1", "?>n", "+?>nw", "under ?", "!second-sketch n", "M>n", "MRMR>n"])
def test_unreadable(text):
    for edition in EDITIONS:
        with pytest.raises(Unreadable):
            load(edition).why(text)


def test_over_comes_first():
    r = load("quintis-2009", phase="over", outcome={"winners": [0], "reason": "deck"})
    assert r.legal() == [] and r.why("MR>n") == "over" and r.position()["pending"] is None


# ---------------------------------------------------------------------------------------------
# Random games

OPTIONS = {
    "classic": [{}, {"gifted_line": "played_card"}, {"gifted_line": "new_line", "five_stacks": False},
                {"finish_round": True}, {"goal": 5, "turn_limit": 60}],
    "novem": [{}, {"gifted_line": "played_card"}, {"gifted_line": "new_line"},
              {"finish_round": True, "empty_corner_pass": "discard"},
              {"actions_per_turn": "one_per_step"}],
    "quintis-2009": [{}, {"after_skip": "last_played", "anchor": "centre"},
                     {"after_skip": "own_last", "stall_rounds": 1}, {"diagonals": False},
                     {"goal": 5, "tie": "senior_only"}],
    "quintis-2009-extra": [{}, {"extra_deal": "split"}, {"extra_end": "immediate"},
                           {"tie": "shared"}, {"goal": 5}],
    "quintis-2011": [{}, {"veto": "veto_only", "veto_must_move": True, "action_draw": "immediate"},
                     {"veto": "off", "diagonals": True}, {"veto_after_skip": "persists"},
                     {"different_keys": True, "final_includes_drawer": False, "backs_visible": True,
                      "action_draw": "immediate"}],
}


def all_cards(r):
    s = r.state
    cards = Counter(card for hand in s.hands for card in hand)
    for piles in (s.decks, s.discards):
        for pile in piles.values():
            cards.update(pile)
    cards.update(s.removed)
    for table in s.tables or []:
        cards.update(table.values())
    for stack in (s.field or {}).values():
        cards.update(stack)
    cards.update("!" + e["id"] for e in s.effects if e["id"] != "second-seal")
    if s.now.in_the_lock:
        cards[s.now.in_the_lock[0]] += 1
    return cards


@pytest.mark.parametrize("game", range(20))
@pytest.mark.parametrize("edition", EDITIONS)
def test_random_game(edition, game):
    chance = RandomChance(f"{edition} {game}")
    rng, seats = chance.random, 2 + game % (5 if edition != "quintis-2009" else 3)
    decks = {pile: rng.sample(cards, len(cards))
             for pile, cards in default_decks(edition, seats).items()}
    whole = Counter(decks["main"] + decks["extra"])
    r = Referee.deal(edition, seats, OPTIONS[edition][game % 5], decks, rng.randrange(seats))
    for decision in range(20000):
        assert all_cards(r) == whole
        p = r.position()
        if p["phase"] == "over":
            assert p["outcome"]["winners"] and p["pending"] is None
            break
        if p["pending"] is None and decision % 25 == 0:  # written out and loaded again
            assert Referee.load(p).position() == p and Referee.load(p).legal() == r.legal()
        texts = candidates(r.state)
        move = next((text for text in rng.sample(texts, len(texts)) if r.why(text) is None), None)
        assert move is not None, p  # not over means that there is a legal move
        r.play(move, chance)
    else:
        raise AssertionError("the game does not end")
