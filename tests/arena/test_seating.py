"""Every deal is played from every seat, by everybody who is to meet."""

import contextlib
import itertools
from collections import Counter

import pytest

from leonardo.arena.players import Company
from leonardo.arena.playing import play_game
from leonardo.arena.seating import entrants, labels, lineups, seatings
from leonardo.errors import SetupError
from leonardo.game import Game
from leonardo.record import Record
from tests.arena.lines import plan_for


def test_two_change_places_on_the_same_deal():
    assert seatings((0, 1), 2, "s", 5) == ((0, 1), (1, 0))
    assert seatings((0, 1), 4, "s", 5) == ((0, 1, 0, 1), (1, 0, 1, 0))
    assert seatings((0, 1), 3, "s", 5) == ((0, 1, 0), (1, 0, 1))


@pytest.mark.parametrize("seats", [3, 4, 6])
def test_at_a_full_table_everybody_sits_once_in_every_seat(seats):
    for deal in range(20):
        turned = seatings(tuple(range(seats)), seats, "s", deal)
        assert len(turned) == seats
        for seat in range(seats):
            assert {seating[seat] for seating in turned} == set(range(seats))


def test_who_sits_beside_whom_changes_from_deal_to_deal():
    pairs = Counter()
    for deal in range(600):
        first = seatings((0, 1, 2, 3), 4, "s", deal)[0]
        pairs[first[(first.index(0) + 1) % 4]] += 1
    assert set(pairs) == {1, 2, 3}
    assert all(150 < count < 250 for count in pairs.values())


def test_a_bot_that_sits_twice_is_turned_without_playing_a_game_twice():
    assert seatings((0, 1, 0, 1), 4, "s", 0) == ((0, 1, 0, 1), (1, 0, 1, 0))
    assert len(seatings((0, 0, 1, 1), 4, "s", 0)) == 4


def test_the_deal_is_the_same_in_every_seating_and_that_of_leonardo_play():
    plan = plan_for("random", "greedy", seed="abc", records=True, deals=3)
    dealt = Game("classic", seats=2, seed=plan.deal_seed(2)).beginning
    with contextlib.closing(Company(plan.bots, plan.ms, plan.margin)) as company:
        records = [Record.read(play_game(plan, company, 0, 2, turn)["record"]) for turn in range(2)]
    assert [record.replay().beginning for record in records] == [dealt, dealt]
    assert records[0].names != records[1].names, "they sit elsewhere"


def test_every_bot_has_a_chance_of_its_own():
    plan = plan_for("random", "greedy", deals=4)
    seeds = [
        plan.bot_seed(0, deal, turn, seat)
        for deal, turn, seat in itertools.product(range(4), range(2), range(2))
    ]
    assert len(set(seeds)) == len(seeds)
    assert not any(seed in plan.deal_seed(0) for seed in seeds)


def test_a_round_robin_is_each_against_each_and_a_gauntlet_the_first_against_all():
    assert lineups("round-robin", (0, 1, 2), 2) == ((0, 1), (0, 2), (1, 2))
    assert lineups("gauntlet", (0, 1, 2, 3), 2) == ((0, 1), (0, 2), (0, 3))
    assert lineups("round-robin", (0, 1, 2), 4) == ((0, 1), (0, 2), (1, 2)), "two by two share a larger table"
    assert lineups("round-robin", (0, 1, 2, 3), 4) == ((0, 1, 2, 3),)
    assert len(lineups("gauntlet", (0, 1, 2, 3), 3)) == 3


def test_line_ups_come_along_alike():
    plan = plan_for("random", "greedy", "planner", style="round-robin", seats=2, deals=3)
    assert list(plan.tasks)[:3] == [(0, 0), (1, 0), (2, 0)]
    assert plan.games == 3 * 3 * 2


def test_the_same_bot_twice_is_two_who_can_be_told_apart():
    bots, numbers = entrants(("random", "random"))
    assert numbers == (0, 1)
    assert labels(bots) == ("random", "random (2)")


@pytest.mark.parametrize(
    ("style", "named", "seats"),
    [
        ("match", ("random", "greedy", "planner"), 2),
        ("match", ("random", "random", "random"), 3),
        ("round-robin", ("random",), 2),
        ("round-robin", ("random", "greedy", "random"), 2),
        ("match", ("random", "nobody"), 2),
        ("match", ("random", "cmd:"), 2),
        ("match", ("random", "greedy"), 7),
        ("match", ("random", "greedy"), 1),
    ],
)
def test_what_cannot_meet_is_refused(style, named, seats):
    with pytest.raises((SetupError, ValueError)):
        plan_for(*named, style=style, seats=seats)
