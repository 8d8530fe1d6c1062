"""What a bot from outside is told, and what it may answer."""

import json
import sys

import pytest

from leonardo.arena.plan import Plan, edition_for
from leonardo.arena.players import Company
from leonardo.arena.playing import play_game
from leonardo.errors import SetupError
from leonardo.game import Game
from leonardo.guests import Fault, Guest, command_of
from leonardo.prompt.sitting import facts_of
from leonardo.record import Record

# Writes down what it is asked into the file that it is given, and plays the last of the moves.
WITNESS = """
import json, sys
with open(sys.argv[1], "a", encoding="utf-8") as heard:
    for line in sys.stdin:
        asked = json.loads(line)
        heard.write(line)
        heard.flush()
        answer = {"protocol": 1, "engine": "witness"} if asked["cmd"] == "hello" else {}
        if asked["cmd"] == "best":
            answer = {"move": asked["moves"][-1]}
        print(json.dumps({"ok": True, **answer}), flush=True)
"""


@pytest.fixture(scope="module")
def witnessed(tmp_path_factory):
    """Everything that a bot was sent in a game of three, and the game's line of results."""
    folder = tmp_path_factory.mktemp("witness")
    program, heard = folder / "witness.py", folder / "heard"
    program.write_text(WITNESS, encoding="utf-8")
    edition = edition_for("quintis-2011", {"turn_limit": 30})
    spec = f"cmd:{sys.executable} {program} {heard}"
    plan = Plan("match", edition, 3, ("random", spec, "greedy"), 1, "5", ms=60_000, records=True)
    company = Company(plan.bots, plan.ms, plan.margin)
    line = play_game(plan, company, 0, 0, 0)
    company.close()
    return [json.loads(text) for text in heard.read_text(encoding="utf-8").splitlines()], line, spec


def test_it_is_greeted_told_of_the_game_and_asked_for_its_own_decisions_alone(witnessed):
    asked, line, spec = witnessed
    seat = line["seats"].index(spec)
    assert [request["cmd"] for request in asked[:2]] == ["hello", "new"]
    assert asked[1]["edition"] == "quintis-2011"
    assert (asked[1]["seat"], asked[1]["seats"]) == (seat, 3)
    assert asked[1]["options"]["turn_limit"] == 30
    best = asked[2:]
    assert {request["cmd"] for request in best} == {"best"}
    assert {(request["seat"], request["ms"]) for request in best} == {(seat, 60_000)}
    assert all(request["moves"] and request["state"]["to_move"] == seat for request in best)
    assert line["faults"] == []


def test_it_never_sees_a_card_that_its_seat_cannot_see(witnessed):
    asked, line, spec = witnessed
    seat = line["seats"].index(spec)
    for request in asked[2:]:
        for other, hand in enumerate(request["state"]["hands"]):
            assert other == seat or set(hand) <= {"?", "+?"}
        for event in request["events"]:
            if event["event"] == "drawn" and event["seat"] != seat:
                assert event["card"] in ("?", "+?")
    assert "decks" not in asked[1]


def test_it_hears_everything_that_happened_since_it_was_last_asked(witnessed):
    asked, line, spec = witnessed
    seat = line["seats"].index(spec)
    told = [event for request in asked[2:] for event in request["events"]]
    seen = [
        event for played in facts_of(Record.read(line["record"]).replay()) for event in played.seen_by(seat)
    ]
    assert json.loads(json.dumps(told)) == json.loads(json.dumps(seen[: len(told)]))
    assert len(told) > 30


def test_the_seed_that_it_is_given_is_not_that_of_the_deal(witnessed):
    asked, _, _ = witnessed
    assert asked[1]["seed"] not in ("5", "5 0")
    assert len(asked[1]["seed"]) == 16


@pytest.mark.parametrize("said", ["mr@e5", "MR @ e5", "skip", "banana", "", "MR@e5" * 1000])
def test_a_move_that_is_none_of_the_list_is_illegal(said):
    game = Game("quintis-2009", seats=2, seed="7")
    view = game.view(game.to_move)
    with pytest.raises(Fault) as refused:
        Guest(["true"]).checked(said, view, view.legal.texts)
    assert refused.value.kind == "illegal"


def test_a_move_may_be_written_in_another_order_if_it_is_the_same_move():
    game = Game("novem", seats=2, seed="1", options={"actions_per_turn": "unlimited"})
    view = game.view(game.to_move)
    for text in view.legal.texts:
        assert Guest(["true"]).checked(text, view, view.legal.texts) == text


@pytest.mark.parametrize(
    ("spec", "words"),
    [
        ("cmd:node bot.js", ["node", "bot.js"]),
        ("cmd:'my bot' --level \"very good\"", ["my bot", "--level", "very good"]),
        ("python bot.py", ["python", "bot.py"]),
    ],
)
def test_a_command_is_split_as_a_shell_does(spec, words):
    assert command_of(spec) == words


@pytest.mark.parametrize("spec", ["cmd:", "cmd:   ", "cmd:'unclosed"])
def test_what_is_no_command_is_refused(spec):
    with pytest.raises(SetupError):
        command_of(spec)
