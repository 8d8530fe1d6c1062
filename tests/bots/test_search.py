"""The search: worlds that could be, a bounded tree, a kept time, and somebody who can stop it."""

from collections import Counter
from dataclasses import replace

import pytest

from leonardo import Game, chance, rules
from leonardo.bots import LEVELS, Search, make, search
from leonardo.bots.levels import Level, level_of
from leonardo.bots.minds import FastMind, PlainMind, can_be_fast
from leonardo.bots.policies.memory import could_not_play, hear_fact
from leonardo.bots.policies.thought import NODES
from leonardo.bots.policies.worlds import imagine_a_world
from leonardo.rules import codes
from leonardo.rules.layout import HAND

EDITIONS = ("classic", "novem", "quintis-2009", "quintis-2009-extra", "quintis-2011")


def decision(edition, seats=3, moves=30, seed="s"):
    """The view of a seat that has something to choose, in the middle of a game between planners."""
    game = Game(edition, seats=seats, seed=seed)
    bots = [make("planner", str(seat)) for seat in range(seats)]
    while len(game.made) < moves or len(game.legal) < 2:
        view = game.view(game.to_move)
        game.play(bots[game.to_move].choose(view, view.legal))
    return game, game.view(game.to_move)


def worlds(view, count, also=lambda mind: None):
    """States that the seat of this view thinks possible, when it has heard this too."""
    mind = PlainMind()
    mind.write("heat", 300)
    mind.read("words")[:] = chance.seeded("worlds")
    mind.face(view)
    also(mind)
    mind.think(0, afresh=True)
    base, w, s = mind.rooms
    for _ in range(count):
        imagine_a_world(mind.t, base, mind.m, mind.th, w, s)
        yield mind, s


def hand(s, seat):
    return s.hand[seat * HAND : seat * HAND + s.hand_count[seat]]


# --- worlds ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_world_is_one_that_the_seat_cannot_tell_from_the_true_one(edition):
    game, view = decision(edition)
    seen = rules.State()
    hands = set()
    for mind, s in worlds(view, 20):
        rules.observe(mind.t, s, view.seat, seen)
        assert seen == view.record
        everything = Counter(codes.EXTRA | card for card in cards_of(s))
        assert everything == Counter(codes.EXTRA | card for card in cards_of(game._state))
        hands.add(tuple(hand(s, (view.seat + 1) % 3)))
    assert len(hands) > 10, "what is hidden differs from world to world"


def cards_of(s):
    """All cards that lie in hands and in decks."""
    held = [card for seat in range(s.seats) for card in hand(s, seat)]
    size = len(s.pile) // 2
    return held + [card for d in range(2) for card in s.pile[d * size : d * size + s.deck_count[d]]]


def test_a_card_that_was_seen_going_into_a_hand_stays_there():
    found = 0
    for number in range(4):
        game, view = decision("quintis-2009", moves=30 + number, seed=str(number))
        for mind, s in worlds(view, 3):
            for seat in {0, 1, 2} - {view.seat}:
                known = mind.m.known[seat * HAND : seat * HAND + mind.m.known_count[seat]]
                found += len(known)
                assert not Counter(known) - Counter(hand(s, seat))
                assert not Counter(known) - Counter(hand(game._state, seat)), "and it is true"
    assert found > 0


@pytest.mark.parametrize("edition", ["quintis-2009", "quintis-2011"])
def test_a_hand_that_had_to_skip_holds_what_could_not_be_played(edition):
    _, view = decision(edition)
    other = (view.seat + 1) % 3
    forbidden = 0b11
    tape = rules.Tape()
    tape.rows[:7] = [codes.SKIPPED, other, codes.NO_CARD, 0, 0, codes.NO_CARD, codes.EVERYONE]
    count = view.record.hand_count[other]

    def skipped(mind):
        hear_fact(mind.m, view.seat, forbidden, count, tape.rows, 0)

    for _, s in worlds(view, 10, skipped):
        assert all(could_not_play(card, forbidden) for card in hand(s, other))
    assert any(not could_not_play(card, forbidden) for _, s in worlds(view, 10) for card in hand(s, other))


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_compiled_search_thinks_the_same(edition):
    if not can_be_fast():
        pytest.skip("there is no compiled search without the extra fast")
    for level in (LEVELS["discepolo"], replace(LEVELS["lavorante"], iterations=25)):
        for moves in (5, 31):
            _, view = decision(edition, moves=moves)
            opinions = []
            for mind in (PlainMind(), FastMind()):
                bot = Search("twin", level, "9")
                bot._mind = mind
                mind.read("words")[:] = chance.seeded("9")
                opinions.append(bot.consider(view))
            assert opinions[0] == opinions[1]


# --- bounds ------------------------------------------------------------------------------------------------


def test_the_tree_does_not_outgrow_its_room_and_the_search_goes_on():
    if not can_be_fast():
        pytest.skip("as long a search needs the extra fast")
    _, view = decision("classic", seats=2, moves=8)
    bot = Search("long", Level(iterations=NODES + 9000), "1")
    opinion = bot.consider(view)
    assert opinion.iterations == NODES + 9000 == sum(line.visits for line in opinion.lines)
    assert bot._mind.read("node_count") == NODES


def test_whoever_waits_can_stop_it():
    _, view = decision("quintis-2009", seats=2)
    asked = []

    def stop():
        asked.append(True)
        return len(asked) > 3

    opinion = make("search:1000000", "1").consider(view, stop)
    assert len(asked) == 4
    assert 0 < opinion.iterations < 5000
    assert opinion.move in view.legal


class Clock:
    """A machine on which every iteration takes so many seconds, now and then somewhat more."""

    def __init__(self, pace, jitter):
        self.now, self.pace, self.jitter = 100.0, pace, jitter
        self.words = chance.seeded("clock")

    def monotonic(self):
        return self.now

    def think(self, iterations):
        part = chance.below(self.words, 1000) / 1000
        self.now += iterations * self.pace * (1 + self.jitter * part)
        return 0


@pytest.mark.parametrize("pace", [1e-5, 2e-4, 3e-3])
@pytest.mark.parametrize("milliseconds", [50, 1000])
@pytest.mark.parametrize("jitter", [0.0, 0.5])
def test_the_time_is_kept_within_a_tenth(pace, milliseconds, jitter, monkeypatch):
    _, view = decision("classic", seats=2, moves=4)
    clock = Clock(pace, jitter)
    bot = Search("timed", Level(milliseconds=milliseconds), "1")
    bot.get_ready()
    mind = bot._mind
    mind.face(view)
    monkeypatch.setattr(search.time, "monotonic", clock.monotonic)
    monkeypatch.setattr(type(mind), "think", lambda mind, count, afresh: clock.think(count))
    mind.write("root_count", 2)
    began = clock.now
    done = bot._go_on(mind, began, None)
    took = 1000 * (clock.now - began)
    assert done > 0
    assert took <= 1.1 * milliseconds
    assert took >= 0.9 * milliseconds - 1000 * 2 * pace * (1 + jitter)


# --- levels ------------------------------------------------------------------------------------------------


def test_a_level_plays_alike_whatever_the_time_slices(monkeypatch):
    """Levels count iterations, so that they are the same on every machine."""
    _, view = decision("novem", seats=2)
    told = []
    for seconds in (search.SLICE_SECONDS, 1e-6):
        monkeypatch.setattr(search, "SLICE_SECONDS", seconds)
        told.append(Search("slow", Level(iterations=60), "7").consider(view))
    assert told[0] == told[1]


def test_the_levels_are_seven_and_defined_by_how_much_they_look_at():
    assert len(LEVELS) == 7
    assert not any(level.milliseconds for level in LEVELS.values())
    looks = [level.iterations for level in LEVELS.values()]
    assert looks == sorted(looks)


def test_a_search_of_any_length_can_be_named():
    assert level_of("search:400") == Level(iterations=400)
    assert level_of("search:50ms") == Level(milliseconds=50)
    for wrong in ("search:0", "search:-1", "search:4s", "search:99999999", "search:9999999ms", "search"):
        assert level_of(wrong) is None


@pytest.mark.parametrize("edition", EDITIONS)
def test_weak_levels_come_to_an_end(edition):
    """Those that a child plays against do not stall a game, among themselves least of all."""
    for names in (("garzone", "apprendista"), ("apprendista", "discepolo")):
        game = Game(edition, seats=2, seed="end")
        bots = [make(name, "1") for name in names]
        while not game.is_over:
            assert game.turn < 300
            view = game.view(game.to_move)
            game.play(bots[game.to_move].choose(view, view.legal))
