"""Nobody hears what he may not know: two servers, two worlds, and every byte that goes to anybody.

`make redeal` plays ten thousand such games, longer ones.
"""

import logging
import random
import re
from collections import Counter
from dataclasses import replace

import pytest

from leonardo.server.routes import DOORS, LIVE
from tests.properties.games import EDITIONS
from tests.server.wire.courses import World
from tests.server.wire.leaks import LEAKS
from tests.server.wire.lockstep import SHORT, compared, differences, game_of, games_until_found
from tests.server.wire.people import watchers_of
from tests.server.wire.visits import visited

GAMES, TOGETHER = 100, 10
WATCHERS = ("device", "guest", "onlooker", "host", "operator")


@pytest.fixture(autouse=True)
def quiet():
    """What the server logs is listened to elsewhere."""
    handler = logging.NullHandler()
    logging.getLogger().addHandler(handler)
    yield
    logging.getLogger().removeHandler(handler)


@pytest.mark.parametrize("first", range(0, GAMES, TOGETHER))
def test_in_a_hundred_games_no_byte_differs_between_worlds_that_nobody_can_tell_apart(first):
    for number in range(first, first + TOGETHER):
        assert compared("ci", number, SHORT).leaks == [], f"game {number}"


def _pattern(path: str) -> re.Pattern[str]:
    """What fits to this path of a door."""
    return re.compile(re.sub(r"\{path:path\}", ".*", re.sub(r"\{\w+\}", "[^/]+", path)))


def _doors_tried(asked):
    """By whom each door was tried."""
    tried = {("LIVE", LIVE): set()} | {(door.method, door.path): set() for door in DOORS}
    for who, method, path in asked:
        if method == "LIVE":
            tried["LIVE", LIVE].add(who)
            continue
        for door in DOORS:
            if door.method == method and _pattern(door.path).fullmatch(path):
                tried[door.method, door.path].add(who)
                break
    return tried


def test_every_door_is_tried_by_everybody_who_looks_on():
    asked, seen = set(), set()
    for number in range(GAMES):
        plan = game_of("ci", number, SHORT).plan
        if plan.tour is not None and (watchers := set(watchers_of(plan))) - seen:
            seen |= watchers
            asked |= compared("ci", number, SHORT).asked
    assert seen == set(WATCHERS)
    assert {door: by for door, by in _doors_tried(asked).items() if by != seen} == {}


def test_the_device_is_every_seat_with_a_cookie_and_with_a_token():
    plans = [game_of("ci", number, SHORT).plan for number in range(GAMES)]
    assert {seat for plan in plans for seat in plan.setup.own if not plan.by_token} >= set(range(5))
    assert {seat for plan in plans for seat in plan.setup.own if plan.by_token} >= set(range(4))
    assert {plan.setup.edition for plan in plans if plan.setup.own} == set(EDITIONS)
    assert {len(plan.setup.kinds) for plan in plans} == {2, 3, 4, 5, 6}


def test_two_worlds_are_nearly_always_different_and_as_likely_as_they_should_be():
    total = sum((compared("worlds", number, (6,)).counts for number in range(5)), Counter())
    assert total["cards_moved"] > 20
    assert total["redeals_accepted"] > total["redeals_tried"] / 20


def test_whoever_may_know_is_told():
    """An update without any cards would pass every other test here."""
    game = game_of("ci", 3, SHORT)
    assert game.plan.setup.own
    seat = game.plan.setup.own[0]
    held = visited(game.plan, game.world)
    other = random.Random("other").sample(game.world.deal.main, len(game.world.deal.main))
    world = World(game.world.deal._replace(main=tuple(other)), {}, [])
    assert world.deal != game.world.deal
    differing = differences(held, visited(replace(game.plan, tour=None, handed=None), world))
    assert any(line.startswith("device") for line in differing), seat


@pytest.mark.parametrize("name", LEAKS)
def test_a_planted_leak_is_found(name):
    games, shown = games_until_found(name)
    assert games, "it was not found"
    assert shown


def test_there_are_thirty_leaks_and_more():
    assert len(LEAKS) >= 30
