"""What readers see alike is written once, and every view is as it would be if it were written alone."""

import json

import pytest

from leonardo import Edition, Game
from leonardo.board.brief import brief, brief_beside


@pytest.mark.parametrize("edition", Edition.names())
@pytest.mark.parametrize("seats", [2, 4])
def test_a_position_beside_the_spectators_is_the_position_of_the_view(edition, seats):
    game = Game(edition, seats=seats, seed=f"beside {seats}")
    for number in range(120):
        open_position = game.view(None).position
        before = json.dumps(open_position)
        for seat in range(seats):
            view = game.view(seat)
            beside = view.position_beside(open_position)
            assert beside == view.position
            told = brief(view.position, "en", names=game.names, seat=seat)
            open_brief = brief(open_position, "en", names=game.names)
            assert brief_beside(open_brief, beside, "en", names=game.names, seat=seat) == told
            assert list(beside) == list(view.position)  # the order of what is sent tells nothing either
        assert json.dumps(open_position) == before
        if game.is_over:
            break
        legal = game.legal.texts
        game.play(legal[number * 7919 % len(legal)])


def test_the_legal_moves_are_those_of_the_present_position_after_every_step_forth_and_back():
    game = Game("quintis-2011", seats=3, seed="forth and back")
    seen = []
    for number in range(30):
        seen.append(game.legal.texts)
        assert seen[-1] == game.copy().legal.texts == game.view(game.to_move).legal.texts
        game.play(seen[-1][number * 31 % len(seen[-1])])
    while seen:
        game.undo()
        assert game.legal.texts == seen.pop()


def test_what_a_seat_has_heard_goes_with_the_game():
    game = Game("classic", seats=2, seed="heard")
    for _ in range(5):
        game.play(game.legal[0])
    twin, heard = game.copy(), [game.view(seat).history for seat in (0, 1, None)]
    assert [len(each) for each in heard] == [5, 5, 5]
    game.undo()
    assert [game.view(seat).history for seat in (0, 1, None)] == [each[:-1] for each in heard]
    assert [twin.view(seat).history for seat in (0, 1, None)] == heard
