"""The micro-scenarios of part D for the 3x3 table, and its action cards."""

import random

import pytest

from .referee import Referee
from .scenes import B_SQUARE, load, novem, play_tableau, run, square
from .setup import default_decks
from .words import CROSS, is_action

NOVEM_SCENARIOS = {
    "X-01": (
        "PG MR HF / GI CF SW / RE KE CSH",
        "MI→S",
        "",
        "PG MR HF / GI CF SW / RE MI CSH",
        "-- PI -- / GE KR CW / -- KE --",
        "SH",
        {},
    ),
    "X-03": (
        "-- MR MG / GI MF SW / RE KE --",
        "MW→S MC→NW",
        "M",
        "MC MR MG / GI MF SW / RE MW --",
        "-- PI -- / GE KR CW / -- KE --",
        "SH",
        {},
    ),
    "X-04": (
        "-- MR MG / GI MF SW / RE KE --",
        "MC→NW MW→S",
        "M",
        "MC MR MG / GI MF SW / RE MW --",
        "-- PI -- / GE KR CW / -- KE --",
        "SH",
        {},
    ),
    "X-07": (
        "RF MR -- / GI PF SW / -- KE --",
        "RW→NE",
        "R",
        "RF MR RW / GI PF SW / -- KE --",
        B_SQUARE,
        "",
        {},
    ),
    "X-10": (
        "-- MR HF / GI CF SW / RE KE CSH",
        "MK→NW",
        "",
        "MK MR HF / GI CF SW / RE KE CSH",
        "KS PI RW / GE KR CW / FE SH MP",
        "",
        dict(other="KS PI RW / GE KR CW / FE SH MP"),
    ),
    "X-13": (
        "-- MR -- / MI KF MW / -- ME --",
        "MH→C",
        "",
        "-- MR -- / MI MH MW / -- ME --",
        "-- PI -- / GE KF CW / -- SH --",
        "KR",
        dict(owns="M", bonus="E"),
    ),
    "X-16": (
        "MP MR MC / MI KF MW / MG ME MS",
        "MH→C",
        "",
        "MP MR MC / MI MH MW / MG ME MS",
        "-- PI -- / GE KF CW / -- SH --",
        "KR",
        dict(owns="ME", used=True),
    ),
    "X-19": (
        "PG CR HF / GI PF SW / RE KE PCI",
        "MW→E",
        "P",
        "PG CR HF / GI PF MW / RE KE PCI",
        "-- PI -- / GE KR SW / -- SH --",
        "CW",
        {},
    ),
    "X-25": (
        "-- MR -- / MI KF MW / -- ME --",
        "MH→C",
        "",
        "-- MR -- / MI MH MW / -- ME --",
        "-- PI -- / GE KF CW / -- SH --",
        "KR",
        dict(owns="MPCGSKRH", bonus="E", wins=True),
    ),
    "X-27": (
        "-- GI -- / MR MF SW / -- ME --",
        "PE→E",
        "M",
        "-- MR -- / GI MF PE / -- ME --",
        "-- PI -- / GE KR SW / -- SH --",
        "CW",
        dict(action="!mirror-writing n w"),
    ),
    "X-28": (
        "-- GI -- / MR MF SW / -- ME --",
        "PE→E",
        "",
        "-- MR -- / GI MF PE / -- ME --",
        "-- PI -- / GE KR SW / -- SH --",
        "CW",
        dict(action="!mirror-writing n w", options={"gifted_line": "played_card"}),
    ),
    "X-29": (
        "-- GI -- / MR MF SW / -- ME --",
        "PE→E",
        "M",
        "-- MR -- / GI MF PE / -- ME --",
        "-- PI -- / GE KR SW / -- SH --",
        "CW",
        dict(action="!mirror-writing n w", options={"gifted_line": "new_line"}),
    ),
    "X-31": (
        "-- MR -- / MI CF MW / -- ME --",
        "PK→NW",
        "",
        "PK MR -- / MI CF MW / -- ME --",
        B_SQUARE,
        "",
        dict(owns="M", action="!sfumato c M"),
    ),
    # the fifth main card was a gift, only an additional card is played
    "X-17": (
        "-- MR -- / MI MF MW / -- ME --",
        "PK→NW",
        "",
        "PK MR -- / MI MF MW / -- ME --",
        B_SQUARE,
        "",
        dict(owns="M", bonus="E"),
    ),
    "X-18": (
        "-- MR -- / MI MF MW / -- ME --",
        "PK→NW",
        "",
        "PK MR -- / MI MF MW / -- ME --",
        B_SQUARE,
        "",
        dict(owns="M", options={"gifted_line": "played_card"}),
    ),
    "X-23": (
        "-- GI -- / CR PF SW / -- ME --",
        "KH→N KI→N",
        "",
        "-- KI -- / CR PF SW / -- ME --",
        "-- KH -- / GE KR CW / -- SH --",
        "PI GI",
        dict(action="!second-sketch"),
    ),
    "corners and centre": (
        "MP CR MC / GI MF SW / MG KE PCI",
        "MRH→SE",
        "M",
        "MP CR MC / GI MF SW / MG KE MRH",
        "-- PI -- / GE KR CW / -- SH PCI",
        "",
        dict(bonus="E"),
    ),
    "C-23 fill": (
        "PG MR HF / GI CF SW / RE KE CSH",
        "MK→NW",
        "",
        "MK MR HF / GI CF SW / RE KE CSH",
        "PG PI -- / GE KR CW / -- SH --",
        "",
        {},
    ),
    "C-23 discard": (
        "PG MR HF / GI CF SW / RE KE CSH",
        "MK→NW",
        "",
        "MK MR HF / GI CF SW / RE KE CSH",
        B_SQUARE,
        "+PG",
        dict(options={"empty_corner_pass": "discard"}),
    ),
}


@pytest.mark.parametrize("name", NOVEM_SCENARIOS)
def test_novem(name):
    play_tableau("novem", NOVEM_SCENARIOS[name], square, ["RH", "RH", "+RF"])


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
    up = [card for i in range(seats) for card in decks["extra"][6 * i : 6 * i + 4] if is_action(card)]
    p = Referee.deal("novem", seats, {}, decks, 0).position()
    for hand, table in zip(p["hands"], p["tables"], strict=False):
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


@pytest.mark.parametrize(
    ("plays", "allowed"),
    [
        ("MI>s MI>n", True),
        ("MI>s +MK>nw +MK>ne", True),
        ("MI>s MI>n +MK>nw", True),
        ("MI>s MI>n MI>e", False),
        ("+MK>nw +MK>ne +MK>se", False),
    ],
)
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
    r = novem(
        "!varnish !cabinet !old-folio !scaffolding !second-sketch !canal-lock !sfumato",
        tables=[square("MP MR MC / GI CF SW / RE KE CSH"), square(B_SQUARE)],
    )
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
    r = novem(
        "MI +MK",
        decks={"main": ["CW"], "extra": []},
        discards={"main": [], "extra": ["+RF", "+RI", "+RW", "+RE", "+HF"]},
    )
    run(r, "MI>s", "+MK>nw", "end", "draw extra")
    p = r.position()
    assert p["discards"]["extra"] == [] and len(p["decks"]["extra"]) == 4
    assert "+HF" in p["hands"][0]
    r = novem(
        "MI +MK",
        decks={"main": ["CW"] * 3, "extra": []},
        tables=[square("-- MR -- / GI CF SW / -- KE --"), square(B_SQUARE)],
    )
    p = run(r, "MI>s", "+MK>nw", "end").position()
    assert p["to_move"] == 1 and len(p["hands"][0]) == 4  # three CW and the reshuffled SH
    assert p["decks"]["main"] == [] and p["discards"]["main"] == []


def test_x41_start_cards_wait():
    r = novem("MI +MK", decks={"main": ["CW"] * 9, "extra": ["!sfumato"] * 9})
    run(r, "MI>s", "+MK>nw", "end", "draw extra")
    assert r.why("!sfumato n M") == "wrong_phase"


# Action cards of novem beyond part D (E.2, E.4)


def test_canal_lock():
    r = load(
        "novem",
        3,
        hands=[["MI", "+MK", "!canal-lock"], [], []],
        decks={"main": ["CW"] * 9, "extra": ["+FE"] * 9},
        tables=[square("PG MR HF / GI CF SW / RE KE CSH")] + [square(B_SQUARE)] * 2,
        effects=[scaffolding(0, 2, "s")],
    )
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
    r = novem(
        "MI !perpetual-motion !mirror-writing",
        tables=[square("PG MR -- / GI CF SW / RE KE CSH"), square(B_SQUARE)],
    )
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
    r = novem(
        "RW +MK",
        tables=[square("RF MR -- / RI PF SW / -- KE --"), square(B_SQUARE)],
        effects=[{"id": "cabinet", "seat": 0}, frame(0, "c")],
    )
    run(r, "RW>s", "end")  # RF MR .. is no line yet
    assert len(r.position()["effects"]) == 2
    r = novem(
        "RH RW +RW",
        tables=[square("RF MR -- / GI PF SW / -- KE --"), square(B_SQUARE)],
        effects=[{"id": "cabinet", "seat": 0}, frame(0, "c"), frame(1, "n")],
    )
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
    r = novem(
        "MI !scrapers-knife !old-folio",
        discards={"main": ["CH"], "extra": ["!cabinet"]},
        effects=[varnish(0, "nw"), frame(0, "ne")],
    )
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
    r = novem("MI !second-sketch !canal-lock !varnish !cabinet", options={"actions_per_turn": "one_per_step"})
    run(r, "!second-sketch")
    assert r.why("!canal-lock") == "one_action"
    run(r, "MI>s", "end", "!varnish n")
    assert r.why("!cabinet") == "one_action"
