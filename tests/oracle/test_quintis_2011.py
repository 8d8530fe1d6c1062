"""The micro-scenarios of part D for the Veto marker and its action cards."""

import pytest

from .referee import Unreadable
from .scenes import cell, field, load, novem, run
from .words import EDITIONS


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
    r = load(
        "quintis-2011",
        hands=[
            ["!free-hand", "!sfumato", "!masters-licence", "!palimpsest", "!second-seal", "!inspiration"],
            ["GI"] * 6,
        ],
    )
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
    r = fortis(
        "GH GI MI SW RF !double-stroke", "MR CE", last_played="CE", veto={"cell": cell("1.1"), "binds": True}
    )
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
    r = fortis(
        "GI RF RF RF RF !second-seal",
        hands=["GI RF RF RF RF !second-seal".split(), "CW SW CF KF CE SE".split()],
    )
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
    r = fortis(
        "GI RF RF RF RF RF", veto={"cell": cell("1.1"), "binds": True}, options={"veto_must_move": True}
    )
    run(r, "GI@" + cell("1.3"))
    assert r.why("veto " + cell("1.1")) == "marker_must_move"
    assert r.why("veto " + cell("1.4")) == "empty_cell"


def test_views():
    r = fortis(
        "MI MI RF RF RF !free-hand",
        decks={"main": ["+MC", "CW"], "extra": []},
        options={"backs_visible": True},
    )
    view = r.view(1)
    assert view["hands"][0] == ["+?"] + ["?"] * 5 and view["decks"]["main"] == ["+?", "?"]
    assert view["hands"][1] == r.position()["hands"][1]
    r = fortis("MI MI RF RF RF !free-hand")
    assert r.view(None)["hands"] == [["?"] * 6] * 2
    r = novem("MI +MK !varnish")
    assert r.view(1)["hands"][0] == ["+?", "+?", "?"] and r.view(1)["decks"]["extra"][0] == "+?"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "MR",
        "RM>n",
        "MM>n",
        "MR>x",
        "MR@j5",
        "MR@e0",
        "!varnish>n",
        "!palimpsest@e5",
        "!sfumato",
        "!sfumato Z",
        "!unknown",
        "drop MR",
        "to",
        "to -1",
        "key",
        "key M P",
        " skip",
        "skip ",
        "MR > n",
        "draw both",
        "end 1",
        "?>n",
        "+?>nw",
        "under ?",
        "!second-sketch n",
        "M>n",
        "MRMR>n",
    ],
)
def test_unreadable(text):
    for edition in EDITIONS:
        with pytest.raises(Unreadable):
            load(edition).why(text)


def test_over_comes_first():
    r = load("quintis-2009", phase="over", outcome={"winners": [0], "reason": "deck"})
    assert r.legal() == [] and r.why("MR>n") == "over" and r.position()["pending"] is None
