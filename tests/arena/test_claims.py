"""The commands that try the ladder and the contests: what they claim, where they stop and go on."""

import random

import pytest

from benchmarks import claims, ladder
from benchmarks.claims import Claim, interval, of_share, pursue
from leonardo.arena.elo import share_of
from leonardo.bots import LEVELS
from leonardo.cli import exits
from leonardo.errors import SetupError


def run(capsys, monkeypatch, *arguments):
    monkeypatch.setattr("sys.argv", ["ladder", *arguments])
    code = ladder.main()
    return code, capsys.readouterr().out


def test_neighbours_meet_and_how_far_apart_they_are_claimed_to_be():
    made = ladder.claims(["classic", "novem"], 2, "s")
    names = list(LEVELS)
    assert [claim.bots for claim in made[:6]] == [(names[i + 1], names[i]) for i in range(6)], (
        "the upper one first"
    )
    assert {claim.least for claim in made if claim.edition == "classic"} == {80}
    assert {claim.least for claim in made if claim.edition == "novem"} == {0}
    assert {claim.least for claim in ladder.claims(["classic"], 4, "s")} == {0}
    assert len({claim.name for claim in made}) == len(made), "each has a folder of its own"


def test_a_claim_is_tried_until_it_is_decided_and_kept(tmp_path):
    claim = Claim("classic", ("planner", "random"), 2, 0, 300, "s")
    found = pursue(claim, tmp_path, None)
    assert (found.outcome, found.verdict) == ("H1", "holds")
    low, middle, high = found.shares
    assert low < middle <= high
    games = found.scores.games
    again = pursue(claim, tmp_path, 0.0)
    assert again.scores.games == games, "what is decided is not played again"
    wrong = pursue(Claim("classic", ("random", "planner"), 2, 0, 300, "s"), tmp_path, None)
    assert wrong.verdict == "does not hold"


def test_the_ladder_says_what_is_open_and_goes_on(tmp_path, capsys, monkeypatch):
    monkeypatch.setattr(ladder, "LEVELS", dict.fromkeys(("random", "greedy")))
    monkeypatch.setattr(claims, "MOST_GAMES", 600)
    out = ["--out", str(tmp_path)]
    code, told = run(capsys, monkeypatch, "quintis-2009", *out, "--seconds", "0")
    assert (code, "open" in told) == (exits.INCOMPLETE, True)
    code, told = run(capsys, monkeypatch, "quintis-2009", *out)
    assert (code, "> 0 (60) holds" in told) == (exits.FINE, True)
    monkeypatch.setattr(ladder, "LEVELS", dict.fromkeys(("greedy", "random")))
    code, told = run(capsys, monkeypatch, "quintis-2009", *out)
    assert (code, "does not hold" in told) == (1, True)


def test_intervals_as_they_are_printed():
    assert interval((-12.3, 4.0, 4000.0)) == "+4 (-12 to all)"
    assert interval((0.5, 0.75, 1.0), percent=True) == "75.0 % (50.0 to 100.0)"
    assert share_of(of_share(0.75)) == pytest.approx(0.75)


# --- OpenSpiel ---------------------------------------------------------------------------------------------


@pytest.fixture
def contests(monkeypatch):
    """The contests, with games that cost nothing and that we win, whoever sits where."""
    pytest.importorskip("pyspiel")
    from benchmarks.outside import contests

    def play(contest, deal, turned):
        return {"deal": deal, "turned": turned, "score": 1.0, "ms": [1.0, 2.0], "iterations": [5, 6]}

    monkeypatch.setattr(contests, "play", play)
    return contests


def test_a_contest_goes_on_where_it_was_cut_short(contests, tmp_path):
    contest = contests.Contest("classic", 1000, 0, contests.Test(0, 200), "s", 50)
    assert (contest.ours, contest.name) == ("search:1000", "classic-openspiel-1000")
    whole = contests.pursue(contest, tmp_path, None)
    assert whole.state.outcome == "H1"
    path = tmp_path / f"{contest.name}.jsonl"
    body = path.read_bytes()
    path.write_bytes(body[:-9])
    again = contests.pursue(contest, tmp_path, None)
    assert again.lines == whole.lines
    assert path.read_bytes() == body
    assert again.average("iterations", 1) == 6
    with pytest.raises(SetupError, match="another contest"):
        list(contests.kept(path, contests.Contest("classic", 1000, 0, contests.Test(0, 200), "t", 50)))


@pytest.mark.parametrize("edition", ["classic", "novem", "quintis-2011"])
def test_the_game_in_openspiel_is_the_same_game(edition):
    pytest.importorskip("pyspiel")
    from benchmarks.outside.rival import Mirror
    from leonardo import Game
    from leonardo.arena.plan import edition_for

    game = Game(edition_for(edition, {"turn_limit": 20}), seats=2, seed="mirror")
    mirror, chooser = Mirror(game), random.Random(1)
    while not game.is_over:
        assert mirror.state.play.view(game.to_move) == game.view(game.to_move)
        game.play(chooser.choice(game.legal.texts))
        mirror.follow(game)
    assert mirror.state.is_terminal()
