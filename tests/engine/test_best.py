"""`best`: a bot's move and what it is worth, from the mover's view alone."""

import pytest

from leonardo import Edition, Game
from leonardo.bots import ROSTER
from leonardo.chance import seeded
from leonardo.engine.advice import imagined
from leonardo.loading import load
from tests.engine.talk import Talk


@pytest.mark.parametrize("edition", Edition.names())
@pytest.mark.parametrize("bot", sorted(ROSTER))
def test_best_answers_with_a_legal_move_and_its_value(edition, bot):
    talk = Talk(edition=edition, seats=3, seed="1")
    for _ in range(6):
        answer = talk.ask(cmd="best", bot=bot, ms=20)
        assert set(answer) == {"move", "value", "lines"}
        assert answer["move"] in talk.ask(cmd="legal")["moves"]
        assert len(answer["value"]) == 3
        assert sum(answer["value"]) == pytest.approx(1, abs=1e-5)
        assert min(answer["value"]) >= 0
        [line] = answer["lines"]
        assert line["move"] == answer["move"]
        assert line["value"] == answer["value"]
        assert line["visits"] >= 1
        talk.ask(cmd="play", move=answer["move"])


def test_the_planner_answers_when_nobody_is_named():
    talk = Talk(edition="classic", seats=2, seed="1")
    assert talk.ask(cmd="best", ms=1)["move"] == talk.ask(cmd="best", bot="planner", ms=1)["move"]


def test_best_changes_nothing():
    talk = Talk(edition="quintis-2011", seats=2, seed="1")
    talk.play_on(9)
    state = talk.state
    talk.ask(cmd="best", ms=30)
    assert talk.state == state


@pytest.mark.parametrize("edition", Edition.names())
def test_best_is_the_same_whatever_the_mover_cannot_see(edition):
    """The game is dealt anew behind the view: another hand, another deck, the same answer."""
    talk = Talk(edition=edition, seats=3, seed="3")
    talk.play_on(14)
    game = talk.session.game
    assert game is not None
    view = game.view(game.to_move)
    answers = set()
    positions = set()
    for number in range(5):
        state = imagined(view, seeded(str(number)))
        other = Game.load(game.position)
        other._state = state
        assert other.view(game.to_move).position == view.position
        positions.add(str(other.position))
        talk.session.game = other
        answers.add(str(talk.ask(cmd="best", bot="planner", ms=1)["move"]))
    assert len(positions) > 1
    assert len(answers) == 1


@pytest.mark.parametrize("edition", Edition.names())
def test_an_imagined_world_is_a_position_that_could_be(edition):
    talk = Talk(edition=edition, seats=3, seed="6")
    for _ in range(12):
        talk.play_on(5, seed=1)
        game = talk.session.game
        assert game is not None
        if game.is_over:
            break
        view = game.view(game.to_move)
        other = Game.load(game.position)
        other._state = imagined(view, seeded("x"))
        load(other.position)  # the census of the decks is right
        assert other.legal == game.legal


def test_a_free_position_with_more_hidden_cards_than_the_lists_have_left_is_judged_too():
    talk = Talk(edition="classic", seats=2, seed="1")
    state = {**talk.state, "free": True}
    state["hands"] = [["MR"] * 5, ["MR"] * 5]
    state["decks"] = {"main": ["MR"] * 80, "extra": []}
    talk.ask(cmd="load", state=state)
    assert sum(talk.ask(cmd="best", ms=5)["value"]) == pytest.approx(1, abs=1e-5)


def test_a_finished_game_has_no_best_move():
    talk = Talk(edition="quintis-2009", seats=2, seed="1", options={"turn_limit": 2})
    talk.play_on(5)
    talk.refuse("over", cmd="best")
