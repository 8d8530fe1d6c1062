"""Elo, intervals, sequential tests and ratings, where the answer is known from elsewhere."""

import math
import random
from collections import Counter

import pytest

from leonardo.arena.elo import FAR, points_at_a_table, points_of, share_of
from leonardo.arena.likelihood import chance_above, interval, mean, ratio, variance
from leonardo.arena.ratings import Meeting, elo_ratings, skill_ratings
from leonardo.arena.sequential import FEWEST, State
from leonardo.arena.sequential import Test as Sprt
from leonardo.errors import SetupError


def test_four_hundred_points_are_odds_of_ten_to_one():
    assert share_of(0) == 0.5
    assert share_of(400) == pytest.approx(10 / 11)
    assert points_of(10 / 11) == pytest.approx(400)
    assert points_of(0.64) == pytest.approx(99.95, abs=0.01), "the usual rule of thumb: 64 % are 100 points"
    assert (points_of(1.0), points_of(0.0)) == (FAR, -FAR)


def test_at_a_table_an_equal_share_is_no_point():
    assert points_at_a_table(0.25, 0.25) == pytest.approx(0)
    assert points_at_a_table(0.5, 0.25) == pytest.approx(400 * math.log10(3))
    assert points_at_a_table(0.5, 0.5) == pytest.approx(0)


def test_mean_and_variance():
    counts = {0.0: 2, 0.5: 4, 1.0: 2}
    assert (mean(counts), variance(counts)) == (0.5, 0.125)
    assert mean({}) == 0.5


def test_where_a_deal_is_won_or_lost_the_ratio_is_that_of_coins():
    won, lost, s0, s1 = 60, 40, 0.5, 0.6
    exact = won * math.log(s1 / s0) + lost * math.log((1 - s1) / (1 - s0))
    assert ratio({1.0: won, 0.0: lost}, s0, s1) == pytest.approx(exact, abs=1e-3)
    assert ratio({1.0: won, 0.0: lost}, s1, s0) == pytest.approx(-exact, abs=1e-3)


def test_pairs_that_always_split_say_more_than_coins():
    """The same mean with less variance is known more exactly: for that the deals are paired."""
    coins, splits = {0.0: 50, 1.0: 50}, {0.0: 5, 0.5: 90, 1.0: 5}
    assert ratio(splits, 0.6, 0.5) > 4 * ratio(coins, 0.6, 0.5)
    width = [high - low for low, high in (interval(coins), interval(splits))]
    assert width[1] < width[0] / 2


def test_the_interval_of_a_coin_is_that_of_its_likelihood():
    won, lost = 620, 380
    low, high = interval({1.0: won, 0.0: lost})
    for edge in (low, high):
        p = won / (won + lost)
        deviance = 2 * (won * math.log(p / edge) + lost * math.log((1 - p) / (1 - edge)))
        assert deviance == pytest.approx(1.96**2, rel=0.01)
    assert low < 0.62 < high


def test_the_interval_holds_the_truth_nineteen_times_of_twenty():
    words, held, runs = random.Random(5), 0, 300
    for _ in range(runs):
        scores = words.choices((0.0, 0.5, 1.0), (0.2, 0.5, 0.3), k=40)
        low, high = interval(Counter(scores))
        held += low <= 0.55 <= high
    assert 0.91 <= held / runs <= 0.985


def test_nothing_is_known_from_nothing():
    assert interval({}) == (0.0, 1.0)
    assert chance_above({}, 0.5) == 0.5
    low, high = interval({1.0: 3})
    assert (low < 0.5, high) == (True, 1.0), "three deals won prove nothing"


def test_how_sure_it_is():
    assert chance_above({0.0: 50, 1.0: 50}, 0.5) == pytest.approx(0.5, abs=1e-6)
    assert chance_above({0.0: 420, 1.0: 580}, 0.5) > 0.999
    assert chance_above({0.0: 580, 1.0: 420}, 0.5) < 0.001


# --- sequential tests --------------------------------------------------------------------------------------


def test_the_bounds_are_walds():
    assert Sprt().bounds == pytest.approx((-math.log(19), math.log(19)))
    low, high = Sprt(alpha=0.01, beta=0.1).bounds
    assert (low, high) == pytest.approx((math.log(0.1 / 0.99), math.log(90)))


@pytest.mark.parametrize(
    "wrong", [(5, 5), (5, 0), (0, 5, 0.0), (0, 5, 0.05, 0.5), (float("nan"), 5)], ids=str
)
def test_a_test_that_cannot_be_is_refused(wrong):
    with pytest.raises(SetupError):
        Sprt(*wrong)


def decided(test: Sprt, share: float, words: random.Random) -> State:
    """A test of a player who wins this share of the deals, to its end."""
    state = State.begun(test)
    while state.is_open:
        state.add(float(words.random() < share))
    return state


def test_it_is_seldom_wrong_and_needs_fewer_deals_the_clearer_it_is():
    test, words, runs = Sprt(0, 100), random.Random(1), 120
    weak = [decided(test, share_of(0), words) for _ in range(runs)]
    strong = [decided(test, share_of(100), words) for _ in range(runs)]
    clear = [decided(test, share_of(400), words) for _ in range(runs // 4)]
    assert sum(state.outcome == "H1" for state in weak) <= 0.1 * runs, "5 % and what chance adds"
    assert sum(state.outcome == "H0" for state in strong) <= 0.1 * runs
    assert all(state.outcome == "H1" for state in clear)
    assert mean(Counter(s.deals for s in clear)) < mean(Counter(s.deals for s in strong)) / 2


def test_a_decided_test_hears_no_more_and_none_is_decided_at_once():
    state = State.begun(Sprt(0, 400)).add_all([1.0] * 50)
    assert (state.outcome, state.deals) == ("H1", FEWEST)
    assert not state.add(0.0)
    assert (state.outcome, state.deals) == ("H1", FEWEST)


# --- ratings -----------------------------------------------------------------------------------------------


def met(one: str, other: str, won: int, lost: int, deal: object = None) -> list[Meeting]:
    """Games of two, of which the first has won so many."""
    results = [(0,)] * won + [(1,)] * lost
    return [
        Meeting((one, other), (1, 2) if winners == (0,) else (2, 1), winners, (one, other, deal, number))
        for number, winners in enumerate(results)
    ]


def test_two_are_as_far_apart_as_their_games_say():
    rated = elo_ratings(met("a", "b", 640, 360))
    assert rated["a"].middle - rated["b"].middle == pytest.approx(points_of(0.64), abs=0.5)
    assert rated["a"].middle + rated["b"].middle == pytest.approx(0, abs=1e-6)
    assert rated["a"].low < rated["a"].middle < rated["a"].high
    # A share of n coins errs by the root of s (1 - s) / n; half of the difference is each one's.
    error = 400 / math.log(10) / math.sqrt(1000 * 0.64 * 0.36) / 2
    assert rated["a"].high - rated["a"].middle == pytest.approx(1.96 * error, rel=0.02)


def test_who_wins_and_loses_alike_every_time_is_not_known_for_certain():
    rated = elo_ratings([*met("a", "b", 4, 0), *met("b", "c", 4, 0)])
    assert rated["b"].middle == pytest.approx(0, abs=1e-6)
    assert rated["b"].high - rated["b"].low > 200


def test_strength_goes_along_a_chain():
    rated = elo_ratings([*met("a", "b", 3000, 1000), *met("b", "c", 3000, 1000)])
    assert rated["a"].middle - rated["c"].middle == pytest.approx(2 * points_of(0.75), abs=1)


def test_who_never_met_cannot_be_compared_and_nobody_is_infinitely_strong():
    rated = elo_ratings([*met("a", "b", 5, 5), *met("x", "y", 30, 0)])
    assert rated["a"].group != rated["x"].group
    assert 400 < rated["x"].middle - rated["y"].middle < 1000


def test_games_of_one_deal_count_as_one_observation():
    """A hundred copies of a deal are as uncertain as the deal."""
    alone = elo_ratings(
        [Meeting(("a", "b"), (1, 2), (0,), deal) for deal in range(30)] + met("b", "a", 20, 0)
    )
    copied = elo_ratings(
        [Meeting(("a", "b"), (1, 2), (0,), deal) for deal in range(30) for _ in range(9)]
        + [Meeting(("b", "a"), (1, 2), (0,), ("x", deal)) for deal in range(20) for _ in range(9)]
    )
    widths = [rated["a"].high - rated["a"].low for rated in (alone, copied)]
    assert widths[0] == pytest.approx(widths[1], rel=0.1)


def test_whole_tables_are_rated_in_the_order_of_strength():
    pytest.importorskip("openskill")
    words = random.Random(2)
    meetings = []
    for deal in range(150):
        ranking = sorted("abc", key=lambda name: words.gauss("cba".index(name), 1.0), reverse=True)
        names = tuple(words.sample("abc", 3))
        ranks = tuple(ranking.index(name) + 1 for name in names)
        meetings.append(Meeting(names, ranks, (ranks.index(1),), deal))
    rated = skill_ratings(meetings, "s")
    assert rated["a"].middle > rated["b"].middle > 25 > rated["c"].middle
    assert rated["a"].low > rated["c"].high
    assert skill_ratings(meetings, "s") == rated, "the same seed draws the same samples"
    few = skill_ratings(meetings[:1] * 3, "s")
    assert all(rating.high - rating.low > 10 for rating in few.values()), "three games alike prove little"
