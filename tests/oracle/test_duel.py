"""The engine and the independent oracle agree: 20,000 positions in CI, a million by `make oracle`."""

import pytest

from leonardo import Game
from leonardo.rules import codes

from .duel import Disagreement, Tally, duel, plan

GROUPS, GAMES = 10, 10  # together 22,000 positions and more


@pytest.mark.parametrize("group", range(GROUPS))
def test_the_engine_plays_as_the_oracle_does(group):
    tally = Tally()
    for number in range(group * GAMES, (group + 1) * GAMES):
        duel(plan("suite", number), tally)
    assert tally.positions >= 1_700, tally


@pytest.mark.parametrize("field", ["last_played", "skips", "veto_binds", "final_turns"])
def test_a_wrong_engine_is_found_out(field, monkeypatch):
    """The comparison has teeth: a state that forgets one thing after each move does not pass."""
    play = Game.play

    def forgetful(game, move):
        played = play(game, move)
        wrong = {"final_turns": -1 if game._state.final_turns else 0}.get(field, 0)
        if game._state.phase != codes.OVER:
            setattr(game._state, field, wrong)
        return played

    monkeypatch.setattr(Game, "play", forgetful)
    assert any(_disagree(number) for number in range(40))


def _disagree(number):
    try:
        duel(plan("teeth", number), Tally())
    except Disagreement:
        return True
    return False
