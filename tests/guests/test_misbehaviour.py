"""Whatever a bot from outside does wrong, it alone pays for it, and the game goes on to its end."""

import contextlib
import os
import sys

import pytest

from leonardo.arena.plan import Plan, edition_for
from leonardo.arena.players import Company
from leonardo.arena.playing import play_game
from leonardo.game import Game
from leonardo.guests import Fault, Guest, process
from leonardo.record import Record
from tests.guests.invited import CHARGED, FAIR, LATE, command, invited, still_running

SHORT = 200  # milliseconds, for whoever will be late anyhow
LONG = 60_000


def game_of(*named, ms=LONG):
    """The line of results of a game of these bots."""
    edition = edition_for("classic", {"turn_limit": 12})
    plan = Plan("match", edition, len(named), named, 1, "1", ms=ms, margin=0)
    with contextlib.closing(Company(plan.bots, plan.ms, plan.margin)) as company:
        return play_game(plan, company, 0, 0, 0)


@pytest.mark.parametrize(("manner", "kind"), sorted(CHARGED.items()))
def test_a_fault_is_charged_to_whoever_made_it_and_the_others_finish(manner, kind, monkeypatch):
    monkeypatch.setattr(process, "MEMORY", 200 << 20)
    line = game_of("random", invited(manner), "random", ms=SHORT if manner in LATE else LONG)
    [fault] = line["faults"]
    seat = line["seats"].index(invited(manner))
    assert (fault["seat"], fault["kind"]) == (seat, kind)
    assert line["reason"] != "forfeit", "two others were left to play"
    assert seat not in line["winners"]
    assert line["ranks"][seat] == 3
    assert Record.read(line["record"]).replay().is_over
    assert still_running(manner) == []


@pytest.mark.parametrize("manner", FAIR)
def test_who_is_slow_or_complains_a_lot_is_charged_with_nothing(manner):
    line = game_of("random", invited(manner), "random")
    assert line["faults"] == []
    assert line["reason"] != "forfeit"
    assert still_running(manner) == []


def test_of_two_the_other_has_won_at_once():
    line = game_of("random", invited("crashing"))
    loser = line["seats"].index(invited("crashing"))
    assert line["reason"] == "forfeit"
    assert line["winners"] == [1 - loser]
    assert line["ranks"][loser] == 2


def test_where_several_fail_the_first_to_fail_is_the_last():
    line = game_of(invited("crashing"), invited("leaving"), "random", invited("raising"))
    order = [fault["seat"] for fault in line["faults"]]
    assert len(order) == 3
    assert [line["ranks"][seat] for seat in order] == [4, 3, 2]
    assert line["seats"][line["winners"][0]] == "random"


def test_a_bot_that_is_gone_when_it_should_start_again_is_charged_with_that(tmp_path):
    program = tmp_path / "bot.py"
    program.write_text(f"import runpy, sys\nsys.argv[0] = {command('crashing')[1]!r}\n")
    with open(program, "a", encoding="utf-8") as file:
        file.write("runpy.run_path(sys.argv[0], run_name='__main__')\n")
    spec = f"cmd:{sys.executable} {program} crashing"
    edition = edition_for("classic", {"turn_limit": 12})
    plan = Plan("match", edition, 2, ("random", spec), 2, "1", ms=LONG)
    with contextlib.closing(Company(plan.bots, plan.ms, plan.margin)) as company:
        first = play_game(plan, company, 0, 0, 0)
        program.unlink()
        second = play_game(plan, company, 0, 1, 0)
    assert [fault["kind"] for fault in first["faults"]] == ["crashed"]
    assert [fault["kind"] for fault in second["faults"]] == ["missing"]


@pytest.mark.parametrize(
    ("manner", "said"),
    [("mute", "did not say hello"), ("shouting", "outsider"), ("foreign", "protocol 99")],
)
def test_who_cannot_say_hello_is_not_let_in(manner, said, monkeypatch):
    monkeypatch.setattr("leonardo.guests.guest.START", 0.5 if manner == "mute" else 60.0)
    with pytest.raises(Fault, match=said) as refused:
        Guest(command(manner)).start()
    assert refused.value.kind == "missing"
    assert still_running(manner) == []


def test_there_is_no_such_program():
    with pytest.raises(Fault, match="No such file") as refused:
        Guest(["no-such-program"]).start()
    assert refused.value.kind == "missing"


def test_who_does_not_go_when_told_to_is_made_to_go(monkeypatch):
    monkeypatch.setattr(process, "FAREWELL", 0.3)
    guest = Guest(command("stubborn"))
    guest.start()
    assert still_running("stubborn")
    assert guest.close() is None
    assert still_running("stubborn") == []


def test_who_goes_when_told_to_has_its_own_exit_code():
    guest = Guest(command("fair"))
    guest.start()
    assert guest.close() == 0


@pytest.mark.skipif(os.name != "posix", reason="limits of memory are the system's")
def test_nobody_gets_more_memory_than_there_is_for_a_bot(monkeypatch):
    monkeypatch.setattr(process, "MEMORY", 200 << 20)
    guest = Guest(command("devouring"), ms=LONG)
    game = Game("classic", seats=2, seed="1")
    view = game.view(game.to_move)
    guest.begin(view, "1")
    with pytest.raises(Fault, match="MemoryError") as refused:
        guest.choose(view, view.legal.texts)
    assert refused.value.kind == "crashed"
