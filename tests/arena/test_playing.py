"""A game of the arena ends in a line of results, whatever the bots of the house do in it."""

import contextlib

import pytest

from leonardo.arena import players
from leonardo.arena.compiled import plays_compiled
from leonardo.arena.players import Company, Watch
from leonardo.arena.playing import play_game, ranks
from leonardo.arena.workers import Dealer
from leonardo.edition import Edition
from leonardo.record import Record
from tests.arena.lines import plan_for, without_times
from tests.server.faults import bad_bots


def played(plan, deal=0, turn=0):
    with contextlib.closing(Company(plan.bots, plan.ms, plan.margin)) as company:
        return play_game(plan, company, 0, deal, turn)


@pytest.mark.parametrize(
    ("maker", "kind", "said"),
    [(bad_bots.raising, "crashed", "ZeroDivisionError"), (bad_bots.cheating, "illegal", "!cabinet")],
)
def test_a_bot_of_the_house_that_fails_loses_and_random_plays_on(maker, kind, said, monkeypatch):
    monkeypatch.setattr(players, "make", maker)
    line = played(plan_for("random", "greedy", "random", seats=3))
    seat = line["seats"].index("greedy")
    [fault] = line["faults"]
    assert (fault["seat"], fault["kind"]) == (seat, kind)
    assert said in fault["said"]
    assert line["ranks"][seat] == 3
    assert line["reason"] != "forfeit"
    assert Record.read(line["record"]).replay().turn == line["turns"]


def test_the_record_of_a_game_is_kept_when_it_is_wanted():
    line = played(plan_for("random", "greedy", records=True))
    record = Record.read(line["record"])
    game = record.replay()
    assert list(game.names) == line["seats"]
    assert game.outcome["winners"] == line["winners"]
    assert len(game.made) == line["decisions"]
    assert "record" not in played(plan_for("random", "greedy"))


def test_the_same_plan_is_the_same_game_and_another_deal_another():
    plan = plan_for("random", "greedy", "planner", seats=3, edition="novem")
    first, again, other = played(plan), played(plan), played(plan, deal=1)
    assert without_times([first]) == without_times([again])
    assert without_times([first])[0]["decisions"] > 0
    assert without_times([first]) != without_times([other])


@pytest.mark.parametrize("edition", Edition.names())
def test_compiled_games_are_the_same_games(edition):
    pytest.importorskip("numba")
    plan = plan_for("random", "greedy", "planner", seats=3, edition=edition, deals=2)
    assert plays_compiled(plan, 0)
    with contextlib.closing(Company(plan.bots, plan.ms, plan.margin)) as company:
        fast = [Dealer(plan, company).play(0, deal, turn) for deal in range(2) for turn in range(3)]
        plain = [play_game(plan, company, 0, deal, turn) for deal in range(2) for turn in range(3)]
    assert without_times(fast) == without_times(plain)


def test_winners_share_the_first_place():
    assert ranks([2, 0, 1, 3], [2]) == [2, 3, 1, 4]
    assert ranks([2, 0, 1, 3], [0, 2]) == [1, 3, 1, 4]


def test_the_time_of_a_decision_is_measured_around_it_alone(monkeypatch):
    clock = iter([1.0, 1.5, 10.0, 10.1])
    monkeypatch.setattr(players.time, "perf_counter", lambda: next(clock))
    watch = Watch()
    for _ in range(2):
        with watch:
            pass
    assert watch.told == [300.0, 500.0]
