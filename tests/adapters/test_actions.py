"""Every legal move has one number, the same in every game, and every number is a move's."""

import hashlib
import pickle

import pytest

import leonardo
from leonardo.adapters.actions import ActionSpace, UnnumberedMove, action_space
from leonardo.view import legal_packed
from tests.adapters.playing import EDITIONS, MIXED, UNUSUAL, decisions

# The numbering is a promise to whoever keeps trained weights: the digest of all texts in their order.
PROMISED = {
    ("classic", 2): "4fd3e2180a418126",
    ("classic", 6): "4fd3e2180a418126",
    ("novem", 2): "6864c6f54ef73af5",
    ("novem", 3): "048a095395b1b791",
    ("novem", 4): "a0dbf9fad4325efb",
    ("novem", 5): "66cd85c029492a6f",
    ("novem", 6): "99fdf8722981ac9e",
    ("quintis-2009", 2): "347581872932e8ed",
    ("quintis-2009", 6): "347581872932e8ed",
    ("quintis-2009-extra", 2): "49d0b41639c618aa",
    ("quintis-2009-extra", 6): "49d0b41639c618aa",
    ("quintis-2011", 2): "d0c3536f2fc88b31",
    ("quintis-2011", 3): "27140171ec520bea",
    ("quintis-2011", 4): "dc1f16e32a60d043",
    ("quintis-2011", 5): "a5101d7b30a4db7e",
    ("quintis-2011", 6): "2a57ebddfce247b6",
}


def digest(space: ActionSpace) -> str:
    return hashlib.blake2b("\n".join(space).encode(), digest_size=8).hexdigest()


@pytest.mark.parametrize(("edition", "seats"), list(PROMISED))
def test_the_numbering_stays_as_it_was_published(edition, seats):
    assert digest(ActionSpace(edition, seats)) == PROMISED[edition, seats]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [2, 6])
def test_a_number_becomes_a_text_and_the_text_the_number(edition, seats):
    space = ActionSpace(edition, seats)
    texts = list(space)
    assert len(set(texts)) == space.size == len(space)
    assert [space.number(text) for text in texts] == list(range(space.size))
    assert [space.text(number) for number in range(space.size)] == texts


@pytest.mark.parametrize(("edition", "seats"), MIXED)
def test_every_legal_move_of_a_game_has_a_number(edition, seats):
    space = ActionSpace(edition, seats)
    for view in decisions(leonardo.Game(edition, seats=seats, seed="numbers"), seed=seats):
        for move in view.legal:
            assert space.text(space.number(move)) == move.text


@pytest.mark.parametrize(("edition", "options"), UNUSUAL)
def test_options_change_no_number_and_need_no_further_one(edition, options):
    chosen = leonardo.Edition(edition, **options)
    space = ActionSpace(chosen, 3)
    assert digest(space) == digest(ActionSpace(edition, 3))
    for view in decisions(leonardo.Game(chosen, seats=3, seed="options"), seed=1):
        assert len({space.number_of(packed) for packed in legal_packed(chosen, view.record)}) == len(
            view.legal
        )


def test_every_use_of_an_action_card_that_is_ever_allowed_has_a_number():
    """Games at random, until every action card of the edition could be used."""
    for edition, cards in (("novem", 12), ("quintis-2011", 10)):
        space = ActionSpace(edition, 3)
        listed: set[str] = set()
        for seed in range(30):
            for view in decisions(leonardo.Game(edition, seats=3, seed=seed), seed):
                for text in view.legal.texts:
                    if text.startswith("!"):
                        assert space.text(space.number(text)) == text
                        listed.add(text.split()[0])
            if len(listed) == cards:
                break
        assert len(listed) == cards


def test_the_numbers_follow_the_deck_lists_given():
    decks = {"main": ["MR", "MR", "PH", "CE"] * 12, "extra": []}
    space = ActionSpace("classic", 2, decks)
    assert space.cards == ("CE", "MR", "PH")
    assert space.blocks[0].size == 3 * 5
    assert space.number("CE>n") == 0 and space.number("PH>s") == 14
    game = leonardo.Game("classic", seats=2, seed="3", decks=decks)
    for view in decisions(game, 1, most=30):
        for move in view.legal:
            assert (space.number(move) < 15) == (">" in move.text)
    with pytest.raises(UnnumberedMove, match="KW>n has no number in classic with 2 seats and these decks"):
        space.number("KW>n")


def test_an_exchange_has_one_number_in_either_order():
    space = ActionSpace("novem", 2)
    assert space.number("!mirror-writing w n") == space.number("!mirror-writing n w")
    space = ActionSpace("quintis-2011", 2)
    assert space.number("!crossed-sketches e6 e5") == space.number("!crossed-sketches e5 e6")


def test_what_is_no_move_has_no_number():
    space = ActionSpace("classic", 2)
    with pytest.raises(UnnumberedMove):
        space.number("MR@e5")
    with pytest.raises(leonardo.UnreadableMove):
        space.number("somewhere")
    for number in (-1, space.size):
        with pytest.raises(UnnumberedMove, match="0 to 192"):
            space.text(number)


def test_equal_spaces_are_the_same_object_also_after_a_journey():
    edition = leonardo.Edition("quintis-2009")
    decks = edition.deck_lists(2)
    assert action_space(edition, 2) is action_space(edition, 2)
    assert action_space(edition, 2, decks) is action_space(edition, 2, dict(decks))
    assert pickle.loads(pickle.dumps(action_space(edition, 2))) is action_space(edition, 2)
