"""Golden files are promises: whole games, what every seat saw of some, and counted trees of moves."""

from collections import Counter

import pytest

from leonardo import Edition
from tests.golden.counting import GAMES, leaves, promised, records, side_by_side
from tests.golden.telling import by_cell, told
from tests.golden.write import PLAYED, STUCK, TOLD, VIEWS

EDITIONS = Edition.names()
BY_THE_ORACLE = 200  # leaves: it is slow, and counts the trees in full by its own command


@pytest.mark.parametrize("path", sorted(GAMES.glob("*.leo")), ids=lambda path: path.stem)
def test_a_golden_game_goes_as_it_went(path):
    record = records()[path.stem]
    game = record.replay()
    assert game.record().text == path.read_text("utf-8")
    assert game.outcome is not None
    assert game.outcome["reason"] == path.stem.rsplit("-", 1)[1]


def test_there_is_a_game_for_each_edition_number_of_seats_and_ending():
    ended = {tuple(name.rsplit("-", 1)) for name in records()}
    on_field = {name for name in EDITIONS if Edition(name).table.on_field}
    assert ended == {(name, reason) for name in EDITIONS for reason in ("keys", "limit")} | {
        (name, reason) for name in on_field for reason in ("deck", "stalemate")
    }
    assert {len(record.names) for record in records().values()} == {2, 3, 4, 5, 6}
    assert set(records()) == {*PLAYED, *(f"{edition}-stalemate" for edition in STUCK)}
    assert all(name.startswith(f"{record.edition.name}-") for name, record in records().items())


@pytest.mark.parametrize("name", TOLD)
def test_every_seat_saw_and_heard_what_it_saw_and_heard(name):
    assert told(records()[name]) == (VIEWS / f"{name}.txt").read_text("utf-8")


def test_the_games_that_are_told_are_one_for_each_edition():
    assert {records()[name].edition.name for name in TOLD} == set(EDITIONS)


def test_a_telling_leaves_nothing_out():
    """What a seat was told last of each thing is its view at the end."""
    record = records()["quintis-2011-keys"]
    lines, view = told(record).splitlines(), by_cell(record.replay().view(1).position)
    assert sum(" plays " in line for line in lines) == len(record.moves)
    last = {}
    for line in lines:
        for start in ("all see ", "seat 1 sees "):
            if line.startswith(start):
                field, _, value = line.removeprefix(start).partition(" ")
                last[field] = value
    assert set(last) == set(view)
    for field in ("turn", "phase", "to_move", "last_played"):
        assert last[field] == str(view[field])


@pytest.mark.parametrize("name", sorted({tree["game"] for tree in promised()}))
def test_trees_have_the_leaves_that_were_counted(name):
    """By the engine to the last leaf, by the oracle as deep as it gets in a moment."""
    trees = {tree["ply"]: tree for tree in promised() if tree["game"] == name}
    for ply, game, oracle in side_by_side(records()[name]):
        if tree := trees.pop(ply, None):
            assert game.perft(tree["depth"]) == tree["leaves"], tree
            depth = max(depth for depth in range(1, tree["depth"] + 1) if few(game, depth))
            assert leaves(oracle, depth) == game.perft(depth), (tree, depth)
    assert not trees


def few(game, depth):
    return depth == 1 or game.perft(depth) <= BY_THE_ORACLE


def test_trees_stand_for_every_edition_and_go_deep():
    deep = Counter(records()[tree["game"]].edition.name for tree in promised() if tree["depth"] >= 3)
    assert set(deep) == set(EDITIONS)
    assert min(deep.values()) >= 2
