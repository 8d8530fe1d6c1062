"""An observation says what the view says, field by field, and nothing that the view hides."""

import random

import numpy as np
import pytest

import leonardo
from leonardo import chance
from leonardo.adapters.actions import ActionSpace
from leonardo.adapters.imagined import imagined
from leonardo.adapters.observations import Observations
from leonardo.adapters.open_chance import OpenGame
from leonardo.words import COLUMNS, PHASE_NAMES, SYMBOL_CODES
from tests.adapters.playing import EDITIONS, MIXED, UNUSUAL, decisions, play_on


def card_of(symbols) -> str | None:
    """The symbols of a row as text, without the back."""
    return "".join(code for code, shown in zip(SYMBOL_CODES, symbols, strict=True) if shown) or None


def face(card: str | None) -> str | None:
    return card.lstrip("+") if card else None


def counted(space: ActionSpace, row) -> list[str]:
    return sorted(card for card, count in zip(space.cards, row, strict=True) for _ in range(count))


@pytest.mark.parametrize(("edition", "seats"), MIXED)
def test_every_place_stays_within_its_bounds_and_says_what_the_position_says(edition, seats):
    space = ActionSpace(edition, seats)
    observations = Observations(space)
    game = leonardo.Game(edition, seats=seats, seed="seen")
    for view in decisions(game, seed=5):
        for seat in range(seats):
            seen = game.view(seat)
            array = observations.of(seen)
            assert array.shape == (observations.size,) and array.dtype == np.int8
            assert (array >= observations.low).all() and (array <= observations.high).all()
        array, position, me = observations.of(view), view.position, view.seat
        named = observations.named(array)
        order = [(me + step) % seats for step in range(seats)]
        assert named["seat"].argmax() == me and named["to_move"].tolist() == [1] + [0] * (seats - 1)
        assert PHASE_NAMES[named["phase"].argmax()] == position["phase"]
        assert named["turn"][0] == min(127, position["turn"])
        assert counted(space, named["hand"]) == position["hands"][me]
        assert named["hand_count"].tolist() == [len(position["hands"][seat]) for seat in order]
        assert named["deck_count"].tolist() == [len(position["decks"][deck]) for deck in ("main", "extra")]
        out = position["removed"] + position["discards"]["main"] + position["discards"]["extra"]
        assert counted(space, named["out"]) == sorted(out)
        for row, seat in enumerate(order):
            keys = {code: int(n) for code, n in zip(SYMBOL_CODES, named["keys"][row], strict=True) if n}
            assert keys == position["keys"][seat]
        assert card_of(named["last_played"]) == face(position["last_played"])
        if position["field"] is None:
            zones = ("n", "w", "c", "e", "s")
            if space.edition.table.square:
                zones = ("nw", "n", "ne", "w", "c", "e", "sw", "s", "se")
            for row, seat in enumerate(order):
                lying = {z: card_of(named["table"][row, i]) for i, z in enumerate(zones)}
                shown = {zone: face(card) for zone, card in position["tables"][seat].items()}
                assert {zone: card for zone, card in lying.items() if card} == shown
        else:
            for row in range(9):
                for column in range(9):
                    stack = position["field"].get(f"{COLUMNS[column]}{row + 1}", [])
                    assert named["height"][row, column] == len(stack)
                    assert card_of(named["field"][:, row, column]) == (face(stack[-1]) if stack else None)
            covered = [card for stack in position["field"].values() for card in stack[:-1]]
            assert counted(space, named["buried"]) == sorted(covered)


@pytest.mark.parametrize(("edition", "options"), UNUSUAL)
def test_the_mask_is_the_list_of_legal_moves_and_empty_for_who_does_not_decide(edition, options):
    chosen = leonardo.Edition(edition, **options)
    space = ActionSpace(chosen, 3)
    observations = Observations(space)
    game = leonardo.Game(chosen, seats=3, seed="mask")
    for view in decisions(game, seed=2, most=120):
        allowed = {space.text(int(number)) for number in observations.mask(view).nonzero()[0]}
        assert allowed == set(view.legal.texts)
        assert not observations.mask(game.view((view.seat + 1) % 3)).any()
        array = observations.of(view)
        assert (array >= observations.low).all() and (array <= observations.high).all()


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_a_seat_cannot_see_changes_no_number_of_its_observation(edition):
    space = ActionSpace(edition, 3)
    observations = Observations(space)
    game, chooser = OpenGame(space), random.Random(4)
    compared = differing = 0
    while not game.is_over and compared < 60:
        if not game.question():
            other = imagined(game, 1, chance.seeded(str(compared)))
            assert (observations.of(game.view(1)) == observations.of(other.view(1))).all()
            compared += 1
            differing += (observations.of(game.view(0)) != observations.of(other.view(0))).any()
        play_on(game, chooser)
    assert differing > compared // 2  # for the seat whose hand it is, the games are different ones


def test_the_next_cards_back_and_a_taken_card_are_seen_by_those_who_may():
    edition = leonardo.Edition("quintis-2011", backs_visible=True)
    space = ActionSpace(edition, 3)
    observations = Observations(space)
    backs, known = set(), set()
    for seed in range(40):
        if len(known) == len(backs) == 2:
            break
        game = leonardo.Game(edition, seats=3, seed=seed)
        for view in decisions(game, seed):
            named = observations.named(observations.of(view))
            deck = view.position["decks"]["main"]
            told = named["next_back"].tolist()
            assert told == ([0, 0] if not deck else [int(deck[0] == "?"), int(deck[0] == "+?")])
            backs.update(deck[:1])
            taken = (view.position["pending"] or {}).get("taken")
            for seat in range(3):
                row = observations.named(observations.of(game.view(seat)))["taken_card"]
                knows = taken is not None and seat in (view.to_move, taken["from"])
                assert counted(space, row) == ([taken["card"]] if knows else [])
                known.add(knows)
    assert backs == {"?", "+?"} and known == {True, False}
