"""A course of learning: the same seed learns the same, whatever interrupts it; and something is learned."""

import _thread
import xml.etree.ElementTree as ElementTree

import numpy as np
import pytest

from leonardo import Edition, LeonardoError, SetupError, chance, fast
from leonardo.bots.weights import read_weights
from leonardo.cli import exits
from leonardo.cli.main import main
from leonardo.learn import Plan, Stopped, run
from leonardo.learn.curve import draw
from leonardo.learn.kernels import fitting, self_play
from leonardo.learn.learner import Learner, fresh
from leonardo.learn.playing import Hall, together
from leonardo.learn.running import read_curve
from leonardo.rules.layout import SEATS

PLAN = Plan("quintis-2009", games=480, seed="small", generation=160, hidden=4, epochs=4, rate=20_000)


def files(folder):
    return {path.name: path.read_bytes() for path in folder.iterdir()}


@pytest.fixture(scope="module")
def learned(tmp_path_factory):
    folder = tmp_path_factory.mktemp("learned")
    run(PLAN, folder)
    return folder


def test_the_same_seed_learns_the_same_in_any_number_of_threads(learned, tmp_path):
    run(PLAN, tmp_path, threads=3)
    assert files(tmp_path) == files(learned)
    other = Plan("quintis-2009", games=160, seed="other", generation=160, hidden=4)
    run(other, tmp_path / "other")
    assert (tmp_path / "other/generation-0000.npz").read_bytes() != files(learned)["generation-0000.npz"]


def test_something_is_learned(learned):
    """Games that nobody has learned from end less surprisingly than to somebody who knows nothing."""
    games = together(Hall(PLAN, 1).play(range(9_000, 9_100), None, lambda games: None))
    with np.load(learned / "generation-0002.npz") as kept:
        knows = Learner(kept["weights"], PLAN.hidden)
    nothing = Learner(np.zeros_like(knows.weights), PLAN.hidden)
    assert knows.surprise(games) < 0.8 * nothing.surprise(games)
    weights = read_weights(learned / "quintis-2009.toml", Edition("quintis-2009"))
    assert weights.numbers == knows.numbers
    assert (weights.games, weights.seed, weights.horizon) == (480, "small", PLAN.horizon)


def test_an_interruption_keeps_complete_generations_and_the_rest_is_the_same_later(learned, tmp_path):
    played = 0

    def count(games):
        nonlocal played
        played += games
        if played == 200:
            _thread.interrupt_main()

    with pytest.raises(Stopped) as stopped:
        run(PLAN, tmp_path, threads=2, tell=count)
    assert stopped.value.generations == 1
    assert sorted(files(tmp_path)) == ["generation-0000.npz", "learn.toml"]
    run(Plan.read(tmp_path), tmp_path)
    assert files(tmp_path) == files(learned)


def test_a_folder_holds_one_plan_and_says_so(learned):
    with pytest.raises(SetupError, match="another plan"):
        run(Plan("quintis-2009", games=480, seed="else"), learned)


@pytest.mark.parametrize("line", ["rules", "fingerprint", "traits"])
def test_what_other_rules_taught_is_not_gone_on_with(line, learned, tmp_path):
    text = (learned / "learn.toml").read_text()
    (said,) = [one for one in text.splitlines() if one.startswith(f"{line} = ")]
    (tmp_path / "learn.toml").write_text(text.replace(said, f'{line} = "0"'))
    with pytest.raises(SetupError, match="other rules"):
        Plan.read(tmp_path)


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"games": 1}, "games is 1"),
        ({"hidden": 99}, "hidden is 99"),
        ({"trust": 2000}, "trust is 2000"),
        ({"epochs": 0}, "epochs is 0"),
        ({"edition": "chess"}, "not an edition"),
    ],
    ids=str,
)
def test_a_plan_that_cannot_be_is_refused(wrong, says):
    with pytest.raises(LeonardoError, match=says):
        Plan(**{"edition": "classic", "games": 100, "seed": "", **wrong})


def test_plain_and_compiled_learn_alike():
    games = Hall(PLAN, 1).play(range(3), None, lambda games: None)
    positions = together(games)
    hidden, few = 2, 40
    begun = fresh(hidden, "alike")
    learner = Learner(begun, hidden)
    learner.learn(
        type(positions)(positions.rows, positions.starts[:few]), 0.01, np.array(chance.seeded("x"), np.int64)
    )
    plain, size = begun.tolist(), len(begun)
    room = [[0.0] * size for _ in range(4)]
    rows, starts = positions.rows.tolist(), positions.starts.tolist()
    steps = fitting.fit(
        *(rows, starts, list(range(few)), few, chance.seeded("x"), 512, plain, *room, size, hidden, 0.01),
        *(1e-6, 0, [0.0] * (SEATS * hidden), [0.0] * SEATS),
    )
    assert steps == 1
    assert plain == learner.weights.tolist() != begun.tolist()


def test_plain_and_compiled_play_alike():
    from leonardo.bots.policies.thought import Thought
    from leonardo.lab.table import PlainTable

    (compiled,) = Hall(PLAN, 1).play(range(7, 8), None, lambda games: None)
    seats = PLAN.seats_of(7)
    table = PlainTable(Edition("quintis-2009"), ["random"] * seats, PLAN.seed)
    th, rows, starts = Thought(), [0] * self_play.ROOM, [0] * (self_play.MOST_POSITIONS + 1)
    th.noise = 100
    count = self_play.self_play(
        table.t, table.s, table.blank, table.d, table.silent, th, 7, PLAN.trust, rows, starts
    )
    assert starts[:count] == compiled.starts.tolist()
    assert rows[: starts[count]] == compiled.rows.tolist()


def test_exponentials_logarithms_and_roots_are_near_enough():
    for x in np.linspace(-29, 0, 50):
        assert fitting.exponential(float(x)) == pytest.approx(np.exp(x), rel=1e-9)
        assert fitting.logarithm(max(float(np.exp(x)), 1e-9)) == pytest.approx(max(x, np.log(1e-9)), abs=1e-9)
        square = float(np.exp(x))
        assert fitting.root(square, square + 1e-8) == pytest.approx(square**0.5, rel=0.01)
    assert fast.twin(fitting.exponential)(-1.5) == fitting.exponential(-1.5)


def test_the_curve_has_a_point_for_every_generation(learned):
    points = read_curve(learned)
    assert [point.games for point in points] == [160, 320, 480]
    for language in ("en", "ru"):
        drawn = ElementTree.fromstring(draw(points, "quintis-2009", language))
        lines = [line.get("points").split() for line in drawn.iter("{http://www.w3.org/2000/svg}polyline")]
        assert [len(line) for line in lines] == [3, 3]


def test_the_command_learns_goes_on_and_says_how_to_try_it(tmp_path, capsys):
    folder = tmp_path / "out"
    call = ["learn", "quintis-2009", "--games", "60", "--generation", "30", "--hidden", "2", "--seed", "1"]
    assert main([*call, "--out", str(folder)]) == exits.FINE
    said = capsys.readouterr().out
    assert f"LEONARDO_WEIGHTS={folder} leonardo match search:20ms+learned search:20ms-learned" in said
    assert (folder / "curve.svg").read_text().startswith("<svg")
    before = files(folder)
    assert main(["learn", "--resume", str(folder), "--json"]) == exits.FINE
    assert files(folder) == before
    assert '"games": 60' in capsys.readouterr().out
    assert main(["learn", "--resume", str(folder), "--games", "9"]) == exits.USAGE
    assert main(["learn", "quintis-2009", "--games", "60"]) == exits.USAGE
