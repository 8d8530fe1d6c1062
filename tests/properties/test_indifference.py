"""What a seat cannot see changes nothing that it is given, by not one byte; and the test would notice.

For each of many positions the hidden cards are dealt anew. The view, the legal moves, refusals and their
sentences, the events of the next move and the view after it must be the same. Planted leaks must be found.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from leonardo import Game, rules
from leonardo.position import deck_cards, hand_cards
from leonardo.rules import codes, layout
from leonardo.view import View
from tests.properties.games import EDITIONS, Setup, after_moves, drawn_setups, walk
from tests.properties.leaks import LEAKS
from tests.properties.worlds import (
    DifferentWorldsLookDifferent,
    check_indifference,
    face,
    hidden_slots,
    record_of,
    redealt,
)


def situations(games: int, moves: int = 45) -> Iterator[tuple[Game, int | None, random.Random]]:
    """A position and a seat (or a spectator), one after another through all editions."""
    for number in range(games):
        setup = Setup(EDITIONS[-1 - number % len(EDITIONS)], 3 + number % 2, number, unusual=number % 4 == 3)
        for step, game in enumerate(walk(setup, moves)):
            seat = (step + number) % (game.seats + 1)
            yield game, seat if seat < game.seats else None, random.Random(f"{number} {step}")


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_real_game_is_indifferent(edition):
    for number in range(14):
        for step, game in enumerate(
            walk(Setup(edition, 2 + number % 4, number, unusual=number % 2 == 0), 50)
        ):
            rng = random.Random(f"{number} {step}")
            seats = (None, *range(game.seats))
            check_indifference(game, seats[step % len(seats)], rng)


@given(setup=drawn_setups(), moves=st.integers(0, 120), seed=st.integers(0, 99))
def test_any_game_is_indifferent_for_every_seat(setup, moves, seed):
    game = after_moves(setup, moves)
    for seat in (None, *range(game.seats)):
        check_indifference(game, seat, random.Random(seed))


@pytest.mark.parametrize("plant", LEAKS.values(), ids=list(LEAKS))
def test_a_planted_leak_is_found(plant, monkeypatch):
    plant(monkeypatch)
    with pytest.raises(DifferentWorldsLookDifferent):
        search(200)


def search(games: int) -> None:
    """An error is raised where the worlds of these positions look different."""
    for game, seat, rng in situations(games):
        check_indifference(game, seat, rng)


def test_without_a_leak_the_same_search_finds_nothing():
    search(8)


def test_there_are_leaks_enough():
    assert len(LEAKS) >= 12


def test_the_other_worlds_do_differ():
    changed = total = 0
    for game, seat, rng in situations(10):
        state, other = game._state, redealt(game, seat, rng)._state
        slots = hidden_slots(game, seat)
        changed += any(face(state, slot) != face(other, slot) for slot in slots)
        total += bool(slots)
    assert changed > total * 0.9


# --- imagining ---------------------------------------------------------------------------------------


@given(setup=drawn_setups(), moves=st.integers(0, 120), seed=st.integers(0, 99))
def test_whatever_is_imagined_behind_a_view_gives_back_the_view(setup, moves, seed):
    game = after_moves(setup, moves)
    for seat in (None, *range(game.seats)):
        check_imagined(game, seat, random.Random(seed))


@pytest.mark.parametrize("edition", EDITIONS)
def test_imagining_holds_all_along_a_game(edition):
    for number in range(8):
        for step, game in enumerate(walk(Setup(edition, 2 + number % 3, number), 60)):
            check_imagined(game, (None, *range(game.seats))[step % (game.seats + 1)], random.Random(step))


def check_imagined(game: Game, seat: int | None, rng: random.Random) -> None:
    """The imagined state shows this seat the same, and has the same cards in all."""
    view = game.view(seat)
    unseen = [face(game._state, slot) for slot in hidden_slots(game, seat)]
    rng.shuffle(unseen)
    left = list(unseen)
    imagined = view.record.copy()
    rules.imagine(game.edition.table, view.record, imagined, left, len(left))
    again = View.of(game.edition, imagined, seat)
    assert record_of(again.record) == record_of(view.record)
    assert not any(left)
    assert all_cards(imagined) == all_cards(game._state)
    if seat is not None and seat == game.to_move:
        out, of_view = [0] * layout.MOVES, [0] * layout.MOVES
        count = rules.legal(game.edition.table, imagined, out)
        assert out[:count] == of_view[: rules.legal(game.edition.table, view.record, of_view)]


def all_cards(s: object) -> list[int]:
    piles = [card for deck in range(2) for card in deck_cards(s, deck)]
    return sorted(piles + [card for seat in range(layout.SEATS) for card in hand_cards(s, seat)])


# --- leaks that there were ----------------------------------------------------------------------------


def locked_corners(hand: list[str]) -> Game:
    """A turn that A must skip: every corner is locked, so only main cards could be played."""
    table = {"n": "PI", "w": "GE", "c": "KR", "e": "CW", "s": "SH"}
    frames = [
        {"id": "gilded-frame", "seat": 0, "target": 0, "zone": zone} for zone in ("ne", "nw", "se", "sw")
    ]
    position = Game("novem", seats=2, seed=1).position | {
        "tables": [table, table],
        "to_move": 0,
        "hands": [hand, ["CE"]],
        "effects": frames,
        "free": True,
    }
    return Game.load(position)


def test_nobody_learns_by_a_skip_whether_the_hand_holds_symbol_cards():
    worlds = [locked_corners(hand) for hand in (["!canal-lock", "!varnish"], ["!varnish", "+MC"])]
    before = [world.view(1).position for world in worlds]
    assert before[0] == before[1]
    told = [world.play("skip").seen_by(1) for world in worlds]
    assert told[0] == told[1]
    after = [world.view(1).position for world in worlds]
    assert after[0] == after[1]
    assert [world.why("end") for world in worlds] == ["must_use_action", None]


def test_a_borrowed_card_is_imagined_with_its_own_back():
    game = Game("quintis-2011", seats=3, seed=1, options={"backs_visible": True})
    hands = [["!borrowed-folio", "GE", "MR"], ["+KHF"], ["CE"]]
    position = game.position | {"hands": hands, "to_move": 0, "free": True, "field": {"e5": ["PH"]}}
    game = Game.load(position)
    game.play("!borrowed-folio 1")
    assert game.view(2).position["pending"]["taken"]["card"] == "+?"
    check_imagined(game, 2, random.Random(1))
    game.play("give GE")
    assert "taken" not in (game.view(2).position["pending"] or {})


# --- what a view is made of ----------------------------------------------------------------------------


def test_every_field_says_who_may_see_it():
    kinds = {layout.PUBLIC, layout.OWN, layout.PILES}
    assert {entry[3] for entry in layout.STATE_FIELDS} == kinds
    hidden = {entry[0] for entry in layout.STATE_FIELDS if entry[3] != layout.PUBLIC}
    assert hidden == {"hand", "pile", "taken_card"}


def dirty() -> rules.State:
    """A record in which every number is one that no game has."""
    record = rules.State()
    for name, length, *_ in layout.STATE_FIELDS:
        setattr(record, name, [-77] * length if length else -77)
    return record


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_view_is_written_in_full_whatever_stood_in_its_record(edition):
    for game in walk(Setup(edition, 3, 5), 40):
        for seat in (-1, 0, 1, 2):
            clean, reused = rules.State(), dirty()
            rules.observe(game.edition.table, game._state, seat, clean)
            rules.observe(game.edition.table, game._state, seat, reused)
            assert record_of(reused) == record_of(clean)
            assert -77 not in [
                number for value in record_of(reused) for number in ([value] if type(value) is int else value)
            ]


@pytest.mark.parametrize("edition", EDITIONS)
def test_public_fields_are_copied_and_no_face_of_another_is(edition):
    for game in walk(Setup(edition, 4, 6), 40):
        state = game._state
        for seat in (-1, 0, 2):
            record = rules.State()
            rules.observe(game.edition.table, state, seat, record)
            for name, _, _, who in layout.STATE_FIELDS:
                assert who != layout.PUBLIC or getattr(record, name) == getattr(state, name), name
            for other in range(game.seats):
                seen = hand_cards(record, other)
                assert (
                    seen == hand_cards(state, other) if other == seat else all(c & codes.HIDDEN for c in seen)
                )
            assert all(card & codes.HIDDEN for deck in range(2) for card in deck_cards(record, deck))
