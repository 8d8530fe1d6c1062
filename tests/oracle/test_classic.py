"""The micro-scenarios of part D for the cross."""

import pytest

from .referee import Illegal, Referee, Unreadable
from .scenes import Chance, cross, key_counts, load, play_tableau, run
from .setup import default_decks

CLASSIC_SCENARIOS = {
    "B-01": ("MR PH MF GW SE", "MI→S", "M", "MR PH MF GW MI", "PI GE KR CW SE", "SH", {}),
    "B-04": ("MR MH SI MW ME", "MF→C", "M", "MR MH MF MW ME", "PI GE SI CW SH", "KR", dict(bonus="E")),
    "B-07": (
        "MR MH SI MW ME",
        "MF→C",
        "",
        "MR MH MF MW ME",
        "PI GE SI CW SH",
        "KR",
        dict(owns="MP", used=True),
    ),
    "B-10": (
        "PI GR CF KE SH",
        "CE→E",
        "",
        "PI GR CF CE SH",
        "MW PH KH KE SE",
        "CR",
        dict(other="MW PH KH CR SE"),
    ),
    "B-13": (
        "MW PH KH GH SE",
        "CI→N",
        "",
        "CI PH KH GH SE",
        "MW GR CF KE SI",
        "PI",
        dict(other="PI GR CF KE SI", options={"gifted_line": "played_card"}),
    ),
    "B-13 default": (
        "MW PH KH GH SE",
        "CI→N",
        "H",
        "CI PH KH GH SE",
        "MW GR CF KE SI",
        "PI",
        dict(other="PI GR CF KE SI"),
    ),
    "B-16": (
        "MW PH KH GH SE",
        "MH→E",
        "",
        "MW PH KH MH SE",
        "PI GR CF GH SI",
        "KE",
        dict(other="PI GR CF KE SI", options={"gifted_line": "new_line"}),
    ),
    "B-19": (
        "MI PH CH GH MW",
        "MH→C",
        "MH",
        "MI PH MH GH MW",
        "PI GE CH CW SH",
        "KR",
        dict(options={"gifted_line": "played_card"}),
    ),
    "B-22": ("MR PH MF ME SW", "CH→W", "", "MR CH MF ME SW", "PI PH KR CW SH", "GE", {}),
    "B-25": (
        "MR GE KR CW SH",
        "SI→N",
        "",
        "SI GE KR CW SH",
        "MR PH CF GW SE",
        "KI",
        dict(other="KI PH CF GW SE"),
    ),
    "B-28": (
        "MR MH SI MW ME",
        "MF→C",
        "",
        "MR MH MF MW ME",
        "PI GE SI CW SH",
        "KR",
        dict(owns="MPCGSK", bonus="E", wins=True),
    ),
    # C-5, C-10 and the fine print
    "five_stacks false": (
        "MR MH SI MW ME",
        "MF→C",
        "M",
        "MR MH MF MW ME",
        "PI GE SI CW SH",
        "KR",
        dict(options={"five_stacks": False}),
    ),
    "line keys win before the bonus": (
        "MR MH SI MW ME",
        "MF→C",
        "M",
        "MR MH MF MW ME",
        "PI GE SI CW SH",
        "KR",
        dict(owns="PCGSKR", wins=True),
    ),
    "finish_round lets the bonus come": (
        "MR MH SI MW ME",
        "MF→C",
        "M",
        "MR MH MF MW ME",
        "PI GE SI CW SH",
        "KR",
        dict(owns="PCGSKR", bonus="E", options={"finish_round": True}),
    ),
}


@pytest.mark.parametrize("name", CLASSIC_SCENARIOS)
def test_classic(name):
    play_tableau("classic", CLASSIC_SCENARIOS[name], cross, ["RH"] * 4)


def test_b13_as_two_turns():
    """B-10..B-13: A passes GH, B's row of H stands at the start of his turn."""
    r = load(
        "classic", hands=[["KE"] * 5, ["CI"] * 5], tables=[cross("PI GR CF GH SI"), cross("MW PH KH KR SE")]
    )
    run(r, "KE>e")
    assert r.position()["last_played"] == "KE" and r.position()["keys"] == [{}, {}]
    run(r, "CI>n")
    assert r.position()["keys"] == [{}, {"H": 1}]


def test_b31_reshuffle():
    r = load(
        "classic",
        hands=[["MR"] * 5, ["PH"] * 5],
        decks={"main": [], "extra": []},
        discards={"main": "CH CF CI CW CE GR GH GF".split(), "extra": []},
    )
    p = run(r, "MR>n").position()
    assert p["discards"]["main"] == [] and len(p["decks"]["main"]) == 8 and len(p["hands"][0]) == 5
    assert "PI" in p["hands"][0]  # the card discarded this turn was in the pile, on its top


def test_b32_lazy():
    r = load(
        "classic",
        hands=[["MR"] * 5, ["PH"] * 5],
        decks={"main": ["CW"], "extra": []},
        discards={"main": ["CH"], "extra": []},
    )
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


def test_finish_round_in_classic():
    tables = [cross("MR PH MF GW SE"), cross("PR GE PH CW SH")]
    r = load(
        "classic",
        hands=[["MI"] * 5, ["PW"] * 5],
        tables=tables,
        turn=3,
        options={"finish_round": True},
        keys=[key_counts("PCGSKR"), key_counts("MCGSKR")],
    )
    run(r, "MI>s")
    assert r.position()["outcome"] is None
    run(r, "PW>s")  # both have seven: the more senior keys decide, and they are equal
    assert r.position()["outcome"] == {"winners": [0, 1], "reason": "keys"}


def test_turn_limit_in_classic():
    r = load(
        "classic",
        hands=[["MI"] * 5] * 2,
        turn=4,
        options={"turn_limit": 4},
        keys=[key_counts("P"), key_counts("M")],
    )
    run(r, "MI>n")
    assert r.position()["outcome"] == {"winners": [1], "reason": "limit"}
