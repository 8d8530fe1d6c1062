"""Results are only ever added to, and a match that was interrupted goes on to the same end."""

import json

import pytest

from leonardo.arena import results, run
from leonardo.arena.results import FILE, Results, read_results, resumed_plan
from leonardo.errors import RecordError, SetupError
from tests.arena.lines import plan_for, sequential, without_times

PLAN = plan_for("random", "greedy", deals=4)


def interrupting(games):
    """Somebody presses Ctrl-C twice when so many games have ended."""
    heard = []

    def tell(line, scores):
        heard.append(line)
        if len(heard) == games:
            raise KeyboardInterrupt

    return tell


@pytest.fixture
def whole(tmp_path):
    """The file of a match that nobody interrupted."""
    run(PLAN, tmp_path / "whole")
    return (tmp_path / "whole" / FILE).read_bytes()


def test_the_plan_comes_first_and_then_a_line_for_each_game(whole):
    first, *games = map(json.loads, whole.splitlines())
    assert first["plan"]["bots"] == ["random", "greedy"]
    assert first["plan"]["seed"] == "7"
    assert [(line["deal"], line["turned"]) for line in games] == [(d, t) for d in range(4) for t in range(2)]
    assert whole.endswith(b"\n")


@pytest.mark.parametrize("games", [1, 4, 7])
def test_an_interrupted_match_goes_on_to_the_same_file(games, tmp_path, whole):
    course = run(PLAN, tmp_path, tell=interrupting(games))
    assert (course.ended, course.played, course.is_complete) == ("interrupted", games, False)
    kept = (tmp_path / FILE).read_bytes()
    assert len(kept.splitlines()) == 1 + games
    course = run(resumed_plan(tmp_path), tmp_path)
    assert (course.ended, course.played) == ("complete", 8 - games)
    after = (tmp_path / FILE).read_bytes()
    assert after.startswith(kept), "what was there is not touched"
    assert without_times(map(json.loads, after.splitlines()[1:])) == without_times(
        map(json.loads, whole.splitlines()[1:])
    )


def test_a_line_that_was_cut_short_is_played_again(tmp_path, whole):
    (tmp_path / FILE).write_bytes(whole[:-40])
    assert run(PLAN, tmp_path).played == 1
    assert len((tmp_path / FILE).read_bytes().splitlines()) == 9


def test_what_is_complete_is_not_played_again(tmp_path, whole):
    (tmp_path / FILE).write_bytes(whole)
    course = run(PLAN, tmp_path)
    assert (course.played, course.scores.games) == (0, 8)
    assert (tmp_path / FILE).read_bytes() == whole


def test_several_processes_play_the_same_games(tmp_path, whole):
    course = run(PLAN, tmp_path, jobs=2)
    assert course.is_complete
    told = map(json.loads, (tmp_path / FILE).read_bytes().splitlines()[1:])
    assert without_times(told) == without_times(map(json.loads, whole.splitlines()[1:]))


def test_when_the_time_is_over_the_rest_is_left_for_later(tmp_path):
    course = run(PLAN, tmp_path, seconds=0.0)
    assert (course.ended, course.is_complete, course.played) == ("time", False, 0)
    assert run(PLAN, tmp_path).ended == "complete"


def test_a_test_that_is_decided_ends_the_run_and_stays_decided(tmp_path):
    plan = sequential("planner", "random", deals=200, options={"turn_limit": 60})
    course = run(plan, tmp_path)
    assert course.ended == "decided"
    assert course.scores.test.outcome == "H1"
    assert course.played < plan.games
    assert run(plan, tmp_path).played == 0


@pytest.mark.parametrize(
    "other",
    [
        plan_for("random", "greedy", deals=4, seed="8"),
        plan_for("random", "planner", deals=4),
        plan_for("random", "greedy", deals=5),
        plan_for("random", "greedy", deals=4, ms=5),
        plan_for("random", "greedy", deals=4, edition="novem"),
        plan_for("random", "greedy", deals=4, options={"goal": 5}),
    ],
)
def test_another_match_does_not_mix_with_it(other, tmp_path, whole):
    (tmp_path / FILE).write_bytes(whole)
    with pytest.raises(SetupError, match="another match"):
        Results(other, tmp_path)
    assert (tmp_path / FILE).read_bytes() == whole


def test_nor_do_games_by_other_rules_or_bots(tmp_path, whole, monkeypatch):
    (tmp_path / FILE).write_bytes(whole)
    monkeypatch.setattr("leonardo.arena.plan.code_digest", lambda: "another")
    with pytest.raises(SetupError, match="other rules or bots"):
        Results(PLAN, tmp_path)
    with pytest.raises(SetupError, match="other rules or bots"):
        resumed_plan(tmp_path)
    assert len(read_results(tmp_path)[1]) == 8, "to read is allowed"


@pytest.mark.parametrize(
    ("body", "line"),
    [
        (b"", 1),
        (b"{\n", 1),
        (b"[]\n", 1),
        (b'{"plan":{}}\n', 1),
        (b"PLAN\nnonsense\n", 2),
        (b'PLAN\n{"lineup":0}\n', 2),
    ],
)
def test_a_damaged_file_is_told_with_its_line(body, line, tmp_path, whole):
    (tmp_path / FILE).write_bytes(body.replace(b"PLAN", whole.splitlines()[0]))
    with pytest.raises(RecordError) as refused:
        read_results(tmp_path)
    assert refused.value.detail["line"] == line


def test_a_folder_without_a_match_cannot_be_gone_on_with(tmp_path):
    with pytest.raises(SetupError, match="holds no match"):
        resumed_plan(tmp_path)


def test_the_plan_can_be_read_back_from_its_telling():
    for plan in (
        PLAN,
        sequential("random", "greedy"),
        plan_for("random", "cmd:node bot.js", ms=50, margin=7),
    ):
        assert type(plan).of(json.loads(json.dumps(plan.told))) == plan


def test_lines_are_on_disk_before_anything_else_is_played(tmp_path, monkeypatch):
    monkeypatch.setattr(results, "SYNCED", 0.0)
    seen = []
    run(
        PLAN,
        tmp_path,
        tell=lambda line, scores: seen.append(len((tmp_path / FILE).read_bytes().splitlines())),
    )
    assert seen == list(range(2, 10))
