"""The micro-scenarios of part D for the shared field."""

from collections import Counter

import pytest

from .referee import Referee
from .scenes import FIVE, cell, field, key_counts, load, run
from .setup import default_decks

FIELD_SCENARIOS = {
    "Q-04": ("quintis-2009", "MR", "MR", "PH@1.3", "not_adjacent", {}),
    "Q-07": ("quintis-2009", "MR", "MR", "PR@1.2", "previous_card", {}),
    "Q-10": ("quintis-2009", "MR PH", "PH", "MI^1.1", "", dict(after="MR<MI PH", hand=6)),
    "Q-13": (
        "quintis-2009",
        "GR<MR PH",
        "PH",
        "MI/1.1",
        "",
        dict(after="GR<MI PH", hand=6, drawn=0, holds="MR"),
    ),
    "Q-16": ("quintis-2009", "MR MI", "PH", "MW@1.3", "M", dict(after="MR MI MW")),
    "Q-19": ("quintis-2009", "MR PH MI", "GE", "MW@1.4", "", dict(after="MR PH MI MW")),
    "Q-22": ("quintis-2009", "MR MI MW", "GE", "MH@1.4", "MM", dict(after="MR MI MW MH")),
    "Q-22 with one given": ("quintis-2009", "MR MI MW", "GE", "MH@1.4", "M", dict(given="M")),
    "Q-25": ("quintis-2009", "MR MI MW", "GE", "MH@1.4", "", dict(given="MM")),
    "Q-28": (
        "quintis-2009",
        "MR MI PH MW ME",
        "GF",
        "MH^1.3",
        "MM",
        dict(given="M", after="MR MI PH<MH MW ME"),
    ),
    "Q-31": (
        "quintis-2009",
        "MR MI .. / .. .. MW / .. .. ME",
        "GF",
        "MH@1.3",
        "M",
        dict(after="MR MI MH / .. .. MW / .. .. ME"),
    ),
    "Q-34": ("quintis-2009", "MR MR<MR", "GF", "MR@1.3", "MR", dict(after="MR MR<MR MR")),
    "Q-37": ("quintis-2009", "MR MI MW", "GE", "SI^1.2", "", dict(given="M", after="MR MI<SI MW")),
    "Q-40": ("quintis-2009", "MR PH GI .. .. / .. .. .. KE CW", "CW", "SF@2.6", "out_of_field", {}),
    "Q-43": ("quintis-2009", FIVE, "KW", "SI@0.1", "out_of_field", {}),
    "Q-46": ("quintis-2009", "MR PH", None, "PE@1.3", "", dict(after="MR PH PE")),
    "Q-49": (
        "quintis-2009",
        "MR PH",
        "PH",
        "GI@1.3",
        "",
        dict(seats=3, deck=0, final=3, hand=5, final_after=2),
    ),
    "Q-52": (
        "quintis-2009",
        "MR PH",
        "PH",
        "GI@1.3",
        "",
        dict(keys="PPE", given="MWW", deck=0, final=1, wins=[1]),
    ),
    "Q-55": ("quintis-2009", "MR PH", "PH", "GI@1.3", "", dict(deck=0, final=1, wins=[0, 1])),
    "E-01": ("quintis-2009-extra", "MR +PCI", "+PCI", "GI@1.3", "previous_card", {}),
    "E-04": (
        "quintis-2009-extra",
        "+SK SR .. / .. GW KR / +GK .. RW",
        "PH",
        "+GSR@1.3",
        "GSR",
        dict(after="+SK SR +GSR / .. GW KR / +GK .. RW"),
    ),
    "V-01": (
        "quintis-2011",
        "MR .. / .. MI",
        "PH",
        "MW@3.3",
        "",
        dict(after="MR .. .. / .. MI .. / .. .. MW"),
    ),
    "V-01 with diagonals": (
        "quintis-2011",
        "MR .. / .. MI",
        "PH",
        "MW@3.3",
        "M",
        dict(options={"diagonals": True}),
    ),
    "V-07 control": ("quintis-2011", "MR PH", "PH", "PI@1.3", "previous_card", dict(veto="1.1")),
    "V-07": ("quintis-2011", "MR PH", "PH", "PI@1.3", "", dict(veto="1.1", options={"veto": "veto_only"})),
    "V-07 vetoed": (
        "quintis-2011",
        "MR PH",
        "PH",
        "MI@1.3",
        "veto",
        dict(veto="1.1", options={"veto": "veto_only"}),
    ),
    "V-07 off": ("quintis-2011", "MR PH", "PH", "MI@1.3", "", dict(veto="1.1", options={"veto": "off"})),
    "V-10": ("quintis-2011", "+MCR +KHF", "+KHF", "PI@1.3", "", dict(veto="1.1")),
    "V-13": ("quintis-2011", "MR PH GE", "GE", "SI@1.4", "", dict(veto="1.1", marker="1.1")),
    "V-16": ("quintis-2011", "MR PH", None, "MI@1.3", "", dict(spent="1.1")),
    "V-19": ("quintis-2011", "MI PH", "MI", "GI@1.3", "previous_card", dict(veto="1.2")),
    "V-22": ("quintis-2011", "MR MI", "PH", "MW@1.3", "M", dict(keys="PPPCCG", given="E", wins=[0])),
    "V-22 different keys": (
        "quintis-2011",
        "MR MI",
        "PH",
        "MW@1.3",
        "M",
        dict(keys="PPPCCG", given="E", options={"different_keys": True}),
    ),
    "V-25": (
        "quintis-2011",
        "MR PH",
        "PH",
        "GI@1.3",
        "",
        dict(seats=4, veto="1.1", deck=1, final_after=4, hand=6),
    ),
    "V-25 without the drawer": (
        "quintis-2011",
        "MR PH",
        "PH",
        "GI@1.3",
        "",
        dict(seats=4, veto="1.1", deck=1, final_after=3, options={"final_includes_drawer": False}),
    ),
    "V-28": (
        "quintis-2011",
        "MR PH",
        "PH",
        "GI@1.3",
        "",
        dict(veto="1.1", keys="MPP", given="MME", deck=0, final=1, wins=[1]),
    ),
    "V-31": ("quintis-2011", "MR PH MI", "KE", "GH^1.2", "M", dict(action="!sfumato M", after="MR PH<GH MI")),
    "V-43": (
        "quintis-2011",
        "MR PH",
        "PH",
        "MH^1.1",
        "",
        dict(action="!masters-licence", veto="1.1", after="MR<MH PH"),
    ),
    "K6": (
        "quintis-2011",
        "MR PH",
        "PH",
        "GI^1.1",
        "",
        dict(action="!free-hand", veto="1.1", after="MR<GI PH"),
    ),
    "K6 still restricted": (
        "quintis-2011",
        "MR PH",
        "PH",
        "PI^1.1",
        "previous_card",
        dict(action="!free-hand", veto="1.1"),
    ),
    "C-42": ("quintis-2009", "MR PH GI", "GI", "SF@0.1", "", {}),
    "C-42 centre": (
        "quintis-2009",
        "MR PH GI",
        "GI",
        "SF@0.1",
        "out_of_field",
        dict(options={"anchor": "centre"}),
    ),
    "no common symbol": ("quintis-2009", "MR PH", "PH", "GI^1.1", "no_common_symbol", {}),
    "cover nothing": ("quintis-2009", "MR PH", "PH", "GI/1.3", "empty_cell", {}),
    "place on a card": ("quintis-2009", "MR PH", "PH", "MI@1.1", "occupied", {}),
    "goal for 2009": (
        "quintis-2009",
        "MR MI",
        "PH",
        "MW@1.3",
        "M",
        dict(keys="PP", options={"goal": 3}, wins=[0]),
    ),
    "tie senior_only": (
        "quintis-2009",
        "MR PH",
        "PH",
        "GI@1.3",
        "",
        dict(keys="MPP", given="MME", deck=0, final=1, wins=[0, 1], options={"tie": "senior_only"}),
    ),
    "tie shared": (
        "quintis-2009",
        "MR PH",
        "PH",
        "GI@1.3",
        "",
        dict(keys="PPE", given="MWW", deck=0, final=1, wins=[0, 1], options={"tie": "shared"}),
    ),
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
    r = load(
        edition,
        seats,
        hands=[hand] + [["PH"] * 6] * (seats - 1),
        field=field(before),
        decks={"main": ["CW"] * more.get("deck", 5), "extra": []},
        last_played=previous,
        keys=[key_counts(more.get("keys", "")), key_counts(more.get("given", ""))] + [{}] * (seats - 2),
        options=more.get("options", {}),
        final_turns=more.get("final"),
        veto={"cell": cell(marked), "binds": "veto" in more} if marked else None,
    )
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
    r = load(
        "quintis-2009", field=full_field(), options={"after_skip": "own_last"}, memory=memory, **SKIPPERS
    )
    run(r, "skip", "skip")
    p = r.position()
    assert p["outcome"] is None and p["memory"] == {
        "skips": 2,
        "quiet": 2,
        "last_card": None,
        "own_last": [None, None],
    }
    assert run(r, "skip", "skip").position()["outcome"]["reason"] == "stalemate"


@pytest.mark.parametrize(("option", "free"), [("lapse", True), ("last_played", False), ("own_last", True)])
def test_c47_readings(option, free):
    memory = {"skips": 1, "quiet": 1, "last_card": "MR", "own_last": ["MR", "PH"]}
    r = load(
        "quintis-2009",
        field=field("SE PH MR"),
        hands=[["MI"] * 6, ["PH"] * 6],
        options={"after_skip": option},
        memory=memory,
    )
    assert (r.why("MI@" + cell("1.4")) is None) == free
    r = load(
        "quintis-2009",
        field=field("SE PH MR"),
        hands=[["PI"] * 6, ["PH"] * 6],
        options={"after_skip": option},
        memory=memory,
    )
    assert (r.why("PI@" + cell("1.4")) is None) == (option != "own_last")


def test_stall():
    memory = {"skips": 0, "quiet": 1, "last_card": "PH", "own_last": [None, "PH"]}
    r = load(
        "quintis-2009",
        field=field("MR PH"),
        hands=[["MI"] * 6, ["PH"] * 6],
        options={"stall_rounds": 1},
        memory=memory,
        last_played="PH",
    )
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
    return load(
        "quintis-2009-extra",
        field=field("MR PH"),
        hands=[["MI"] * 6, ["GI"] * 6],
        last_played="PH",
        decks={"main": ["CW"] * main, "extra": ["+FE"] * additional},
        **changes,
    )


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
    with pytest.raises(ValueError, match="action"):
        Referee.deal("quintis-2009-extra", 2, {}, decks, 0)
