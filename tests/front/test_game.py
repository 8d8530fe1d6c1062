"""The front door: what `leonardo.Game` promises at the prompt."""

import copy
import pickle
import random

import pytest

import leonardo
from leonardo import Edition, Game, Move


def random_game(edition, seats=2, seed="front", moves=400, **options):
    game = Game(edition, seats=seats, seed=seed, options=options)
    chooser = random.Random(seed)
    while not game.is_over and len(game.made) < moves:
        game.play(chooser.choice(game.legal.texts))
    return game


def test_legal_moves_are_an_object():
    legal = Game("classic", seed="7").legal
    assert len(legal) == len(list(legal)) == 25
    assert legal[0] in legal
    assert legal[0].text in legal
    assert "end" not in legal
    assert repr(legal).startswith("<25 legal moves for seat ")
    assert legal.texts == sorted(legal.texts)


def test_values_are_frozen_and_their_repr_is_code():
    for value in (Move("MR>n"), Move("!sfumato ne M"), Edition("classic", gifted_line="new_line")):
        assert eval(repr(value), {"Move": Move, "Edition": Edition}) == value
        assert pickle.loads(pickle.dumps(value)) == value
        assert copy.deepcopy(value) == value
        assert hash(value) == hash(copy.deepcopy(value))
        with pytest.raises(AttributeError):
            value.name = "other"


@pytest.mark.parametrize("edition", Edition.names())
def test_the_same_seed_is_the_same_game(edition):
    one, other = random_game(edition), random_game(edition)
    assert one == other
    assert one.position == other.position
    assert one != random_game(edition, seed="another")


FIRST_CARDS = ("KW", "PE", "GF", "CH", "GR", "PF", "MR", "PE")
FIRST_SEAT = 1


def test_a_seed_gives_these_cards_on_every_machine():
    game = Game("classic", seats=2, seed="7")
    assert game.beginning.main[:8] == FIRST_CARDS
    assert game.beginning.first == FIRST_SEAT


@pytest.mark.parametrize("edition", Edition.names())
def test_undo_goes_back_to_the_beginning_and_forward_again(edition):
    game = random_game(edition, seats=3, moves=150)
    end, moves = game.position, [made.move for made in game.made]
    begun = game.begun_at
    while game.made:
        game.undo()
    assert game.position == begun
    with pytest.raises(leonardo.NothingToUndo):
        game.undo()
    for move in moves:
        game.play(move)
    assert game.position == end


def test_a_copy_goes_its_own_way():
    game = random_game("novem", moves=20)
    twin = game.copy()
    before = game.position
    twin.play(twin.legal[0])
    assert game.position == before
    assert twin != game


def test_a_refused_move_changes_nothing_and_says_why():
    game = Game("classic", seats=["Anna", "Boris"], seed="7")
    before = game.position
    other = game.position["hands"][1 - game.to_move]
    own = game.position["hands"][game.to_move]
    foreign = next(card for card in other if card not in own)
    with pytest.raises(leonardo.IllegalMove) as refused:
        game.play(f"{foreign}>n")
    assert refused.value.reason == "not_in_hand"
    assert refused.value.code == "illegal"
    assert foreign in str(refused.value)
    assert refused.value.legal == game.legal.texts
    assert game.position == before
    with pytest.raises(leonardo.UnreadableMove, match="write MR"):
        game.play("RM>n")


def test_a_game_that_is_over_says_so():
    game = random_game("quintis-2009", moves=2000)
    assert game.is_over
    assert game.to_move is None
    assert len(game.legal) == 0
    assert "over" in repr(game.legal)
    assert sorted(game.ranking) == [0, 1]
    with pytest.raises(leonardo.GameOver):
        game.play("skip")


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        ({"seats": 1}, leonardo.SetupError),
        ({"seats": 7}, leonardo.SetupError),
        ({"seats": True}, leonardo.SetupError),
        ({"seats": "Anna"}, leonardo.SetupError),
        ({"seats": ["Anna", "Anna"]}, leonardo.SetupError),
        ({"edition": "clasic"}, leonardo.UnknownEdition),
        ({"options": {"gifted": "own_turn"}}, leonardo.UnknownOption),
        ({"options": {"gifted_line": "never"}}, leonardo.UnknownOption),
        ({"options": {"veto": "off"}}, leonardo.UnknownOption),
        ({"options": {"goal": 13}}, leonardo.UnknownOption),
        ({"options": {"five_stacks": 1}}, leonardo.UnknownOption),
        ({"decks": {"main": ["MR"] * 19}}, leonardo.SetupError),
        ({"decks": {"main": ["+MC"] * 40}}, leonardo.SetupError),
        ({"decks": {"spare": ["MR"] * 40}}, leonardo.SetupError),
        ({"edition": "novem", "decks": {"main": ["MR"] * 40, "extra": ["+MC"] * 44}}, leonardo.SetupError),
        ({"edition": "quintis-2009", "decks": {"main": ["MR"] * 12}}, leonardo.SetupError),
    ],
)
def test_what_cannot_begin_is_refused_with_a_sentence(arguments, error):
    with pytest.raises(error) as refused:
        Game(**arguments)
    assert len(str(refused.value)) > 20


def test_seats_have_names():
    game = Game("classic", seats=["Анна", "Boris"], seed="1")
    assert game.names == ("Анна", "Boris")
    assert Game("classic", seats=3).names == ("Seat 0", "Seat 1", "Seat 2")
    with pytest.raises(leonardo.SetupError):
        game.view(2)


def test_counted_trees_end_where_chance_decides():
    game = Game("classic", seats=2, seed="7")
    assert game.perft(1) == len(game.legal)
    assert game.perft(2) > game.perft(1)
    empty = {**game.position, "free": True}
    empty["discards"]["main"], empty["decks"]["main"] = empty["decks"]["main"], []
    shuffles = Game.load(empty)
    assert shuffles.perft(3) == len(shuffles.legal)
