"""Thousands of games stepped together are the games of single tables, to the last number."""

import numpy as np
import pytest

import leonardo
from leonardo.adapters.actions import UnnumberedMove
from leonardo.adapters.episodes import payoffs
from leonardo.adapters.vector_games import Arrays, VectorGames
from leonardo.errors import SetupError
from leonardo.lab.kernels.playing import begin, decide_chance
from leonardo.lab.table import PlainTable
from leonardo.position import outcome
from leonardo.rules import State, apply, observe
from leonardo.rules.codes import OVER
from leonardo.view import View
from tests.adapters.playing import EDITIONS

SHORT = {"turn_limit": 12}  # so that games end and begin anew
SOME = [(edition, seats) for edition, seats in zip(EDITIONS, (2, 3, 4, 5, 6), strict=True)]
SOME += [(edition, 2) for edition in EDITIONS[1:]]


class Single:
    """One game by the plain rules, its chance from the same numbers."""

    def __init__(self, edition, seats, seed, number, stride):
        self.table = PlainTable(edition, ["random"] * seats, seed)
        self.number, self.stride = number, stride
        self.begin()

    def begin(self):
        begin(self.table.t, self.table.s, self.table.blank, self.table.d, self.number)

    def step(self, move):
        """The payoffs and the reason if the game has ended; then the next one has begun."""
        apply(self.table.t, self.table.s, move, self.table.silent)
        decide_chance(self.table.t, self.table.s, self.table.d, self.table.silent)
        if self.table.s.phase != OVER:
            return [0.0] * self.table.s.seats, ""
        ended = outcome(self.table.s)
        self.number += self.stride
        self.begin()
        return payoffs(ended, self.table.s.seats), ended["reason"]

    def view(self):
        seen, state = State(), self.table.s
        observe(self.table.t, state, state.mover, seen)
        return View(self.table.edition, seen, state.mover)


def test_every_number_is_that_of_the_single_game():
    for edition, seats in SOME:
        compare(leonardo.Edition(edition, **SHORT), seats)


def compare(edition, seats, count=3, steps=90):
    games = VectorGames(count, edition, seats=seats, seed="side by side")
    singles = [Single(edition, seats, "side by side", i, count) for i in range(count)]
    arrays = games.arrays()
    for row in arrays:
        row[...] = 7  # nothing may be left of what was there before
    games.reset(arrays)
    for _ in range(steps):
        for i, single in enumerate(singles):
            view = single.view()
            assert arrays.to_move[i] == view.to_move
            assert (arrays.observations[i] == games.observations.of(view)).all()
            assert (arrays.masks[i] == games.observations.mask(view)).all()
        actions = games.sample()
        assert all(arrays.masks[i, action] for i, action in enumerate(actions))
        games.step(actions, arrays)
        for i, single in enumerate(singles):
            worth, reason = single.step(games.actions.packed(int(actions[i])))
            assert arrays.rewards[i].tolist() == pytest.approx(worth)
            assert games.reason(arrays.reasons[i]) == reason
            assert arrays.ended[i] == (reason != "")
            assert games.numbers[i] == single.number
    assert games.numbers.sum() > 3 * count  # several games were begun anew


def play(games, steps=60):
    arrays, seen = games.arrays(), []
    games.reset(arrays)
    for _ in range(steps):
        games.step(games.sample(), arrays)
        seen.append([row.copy() for row in arrays])
    games.close()
    return seen


def same(one, two):
    """Whether two plays saw the same; of the second only as many games and steps as the first had."""
    pairs = [pair for a, b in zip(one, two, strict=False) for pair in zip(a, b, strict=True)]
    return bool(pairs) and all((a == b[: len(a)]).all() for a, b in pairs)


@pytest.mark.parametrize("edition", ["classic", "quintis-2011"])
def test_neither_threads_nor_neighbours_change_a_game(edition):
    chosen = leonardo.Edition(edition, **SHORT)
    alone = play(VectorGames(5, chosen, seats=3, seed=7))
    assert same(alone, play(VectorGames(5, chosen, seats=3, seed=7, threads=4)))
    assert same(alone[:8], play(VectorGames(10, chosen, seats=3, seed=7)))
    assert not same(alone[:1], play(VectorGames(5, chosen, seats=3, seed=8)))


def test_resetting_begins_from_the_first_numbers_again():
    games = VectorGames(4, leonardo.Edition("quintis-2009", **SHORT), seed=1)
    first, second = play(games), play(games)
    assert same(first, second)
    assert any(row.any() for row in (arrays[4] for arrays in first))


def test_the_arrays_are_the_callers():
    games = VectorGames(3, "classic", seed=1)
    made = games.arrays()
    memory = np.zeros((2, *made.observations.shape), np.int8)
    arrays = made._replace(observations=memory[1])
    games.reset(arrays)
    games.reset(made)
    assert (memory[1] == made.observations).all() and not memory[0].any()
    games.step(games.sample(), arrays)
    assert (memory[1] != made.observations).any()


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (
            lambda arrays: arrays._replace(masks=arrays.masks[:, 1:]),
            r"masks: .* is wanted, not int8 \(3, 192\)",
        ),
        (lambda arrays: arrays._replace(rewards=arrays.rewards.astype(float)), "rewards: .*not float64"),
        (lambda arrays: arrays._replace(observations=np.asfortranarray(arrays.observations)), "contiguous"),
    ],
)
def test_arrays_that_do_not_fit_are_refused(wrong, said):
    games = VectorGames(3, "classic")
    arrays: Arrays = games.arrays()
    with pytest.raises(SetupError, match=said):
        games.reset(wrong(arrays))


def test_actions_that_are_no_numbers_of_moves_are_refused():
    games = VectorGames(3, "classic")
    arrays = games.arrays()
    games.reset(arrays)
    for wrong, said in (([0, 1], "2,"), ([0, 1, 193], "193 .for game 2."), ([0, -1, 0], "-1 .for game 1.")):
        with pytest.raises((SetupError, UnnumberedMove), match=said):
            games.step(wrong, arrays)


def test_a_move_that_is_not_allowed_forfeits_its_game_alone():
    games = VectorGames(2, "classic", seats=3, seed=5)
    arrays = games.arrays()
    games.reset(arrays)
    mover, skip = arrays.to_move[1], games.actions.number("skip")
    games.step([games.sample()[0], skip], arrays)
    assert [games.reason(code) for code in arrays.reasons] == ["", "refused"]
    assert arrays.rewards[0].tolist() == [0, 0, 0]
    assert arrays.rewards[1].tolist() == [-1 if seat == mover else 0.5 for seat in range(3)]
    assert games.numbers.tolist() == [0, 3] and arrays.masks[1].any()


def test_a_game_can_be_looked_at():
    games = VectorGames(2, "quintis-2009", seed=5)
    arrays = games.arrays()
    games.reset(arrays)
    for game in range(2):
        view = games.view(game)
        assert view.seat == arrays.to_move[game]
        assert (games.observations.of(view) == arrays.observations[game]).all()
        assert all(card in games.render(game) for card in view.position["hands"][view.seat])


def test_a_wrong_number_of_games_or_threads_is_refused():
    for count, threads in ((0, 1), (1, 0)):
        with pytest.raises(SetupError, match="at least one"):
            VectorGames(count, threads=threads)
