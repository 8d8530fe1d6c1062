"""`best`: a bot's move and what it is worth, from the mover's view alone."""

import pytest

from leonardo import Edition, Game
from leonardo.bots import LEVELS, ROSTER
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
        first = answer["lines"][0]
        assert (first["move"], first["value"]) == (answer["move"], answer["value"])
        tried = [line["move"] for line in answer["lines"]]
        assert len(tried) == len(set(tried))
        assert all(sum(line["value"]) == pytest.approx(1, abs=1e-5) for line in answer["lines"])
        assert all(line["visits"] >= (line is not first) for line in answer["lines"])
        talk.ask(cmd="play", move=answer["move"])


def test_the_best_bot_answers_when_nobody_is_named():
    """It has time enough here, so that its iterations are what ends it."""
    talk = Talk(edition="classic", seats=2, seed="1")
    answer = talk.ask(cmd="best", ms=60_000)
    assert answer == talk.ask(cmd="best", bot="maestro", ms=60_000)
    assert sum(line["visits"] for line in answer["lines"]) == LEVELS["maestro"].iterations
    assert len(answer["lines"]) > 1


def test_a_search_is_ended_by_the_time_that_was_given():
    talk = Talk(edition="classic", seats=2, seed="1")
    answer = talk.ask(cmd="best", bot="search:10000000", ms=50)
    assert 0 < sum(line["visits"] for line in answer["lines"]) < 10_000_000


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
        answers.add(str(talk.ask(cmd="best", bot="search:100", ms=60_000)))
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
