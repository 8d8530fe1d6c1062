"""The rules look at no symbol, no corner of the field and no chair more kindly than at another.

Two games are played beside each other, the second in other words: its lists, reasons, events and positions
must be those of the first in these words, from the deal to the end.
"""

import json
import random

import pytest

from leonardo import Game, IllegalMove, UnreadableMove
from tests.oracle.duel import near_misses
from tests.properties.games import EDITIONS, Setup, chosen_move
from tests.properties.symmetries import Symmetry, moved_round, permuted, turned

TURNS = [(quarters, mirrored) for mirrored in (False, True) for quarters in range(4)][1:]
AT_THE_END = ("to_move", "last_played", "veto", "memory", "effects", "final_turns")  # promise nothing


class Echo:
    """Chance that says what it is told to say."""

    def __init__(self):
        self.told = []

    def shuffle(self, deck, cards):
        what, order = self.told.pop(0)
        assert what == f"shuffle {deck}"
        assert sorted(order) == sorted(cards)
        return list(order)

    def take(self, seat, cards):
        _, card = self.told.pop(0)
        assert card in cards
        return card

    def mark(self):
        return None

    def back_to(self, mark):
        pass

    def copy(self):
        return self


def beside(setup, symmetry, moves=80):
    """The game of this setup and the same in other words agree in all that is said; the game as it ended."""
    game, echo = setup.game(), Echo()
    other = Game.load(symmetry.position(game.position) | {"free": True, "pending": None}, chance=echo)
    rng = random.Random(f"beside {setup} {symmetry.name}")
    for _ in range(moves):
        compare(game, other, symmetry, rng)
        if game.is_over:
            break
        move = chosen_move(rng, game.legal.texts)
        told = game.play(move).events
        echo.told = symmetry.said(game.made[-1].chance)
        heard = other.play(symmetry.move(move)).events
        assert echo.told == []
        # Keys are told by seniority and effects by zone, so the order of the facts is not kept.
        facts = [symmetry.fact(event) for event in told if event["event"] != "over"]
        assert in_order(facts) == in_order(event for event in heard if event["event"] != "over"), move
    return game


def in_order(facts):
    return sorted(json.dumps(fact, sort_keys=True) for fact in facts)


def compare(game, other, symmetry, rng):
    assert other.legal.texts == sorted(map(symmetry.move, game.legal.texts))
    wanted, found = symmetry.position(game.position), Symmetry("none").position(other.position)
    if game.is_over:
        for position in (wanted, found):
            for name in AT_THE_END:
                del position[name]
        if tie_is_broken(game):
            wanted["outcome"]["winners"] = found["outcome"]["winners"]
    assert found == wanted
    for move in near_misses(game.position, rng, 3):
        try:
            reason = game.why(move)
        except UnreadableMove:
            continue
        assert other.why(symmetry.move(move)) == reason, move


def tie_is_broken(game):
    """Seniority decides, to which the symbols are not all alike."""
    counts = [sum(keys.values()) for keys in game.position["keys"]]
    return counts.count(max(counts)) > 1


@pytest.mark.parametrize("edition", EDITIONS)
def test_symbols_may_change_places(edition):
    rng = random.Random(edition)
    ended = sum(beside(Setup(edition, 2 + n % 5, n), permuted(rng)).is_over for n in range(9))
    assert ended


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_field_and_the_tables_may_be_turned_and_mirrored(edition):
    ended = sum(beside(Setup(edition, 2 + n % 5, n), turned(*turn)).is_over for n, turn in enumerate(TURNS))
    assert ended


@pytest.mark.parametrize("edition", EDITIONS)
def test_everybody_may_move_round_the_table(edition):
    setups = [Setup(edition, seats, 50 + seats) for seats in (2, 3, 4, 5, 6)]
    for setup in setups:
        beside(setup, moved_round(setup.seed % (setup.seats - 1) + 1, setup.seats))


def test_a_rule_that_prefers_a_symbol_is_noticed(monkeypatch):
    """The comparison has teeth: here the Cat may be played though the card before shows it."""
    from leonardo import rules

    refuse = rules.refuse
    cat = 1 << 5

    def fond_of_cats(t, s, move):
        code = refuse(t, s, move)
        return 0 if code == rules.codes.PREVIOUS_CARD and rules.card_of(move) & cat else code

    monkeypatch.setattr(rules, "refuse", fond_of_cats)
    rng = random.Random(1)
    assert any(differs(number, permuted(rng)) for number in range(20))


def test_a_rule_that_prefers_a_corner_is_noticed(monkeypatch):
    """Here nothing may be covered in column d."""
    from leonardo import rules

    refuse = rules.refuse

    def fond_of_the_rest(t, s, move):
        code = refuse(t, s, move)
        is_cover = code == 0 and rules.kind_of(move) == rules.codes.COVER
        return rules.codes.OCCUPIED if is_cover and rules.a_of(move) % rules.codes.SIDE == 3 else code

    monkeypatch.setattr(rules, "refuse", fond_of_the_rest)
    assert any(differs(number, turned(1, mirrored=True)) for number in range(20))


def differs(number, symmetry):
    try:
        beside(Setup("quintis-2009", 3, number, unusual=False), symmetry)
    except (AssertionError, IllegalMove):
        return True
    return False
