"""`match`, `tournament`, `sprt`, `rate`: what they print, keep and exit with, in both languages."""

import json
import sys

import pytest

from leonardo.cli import exits, match, rate, sprt, tournament
from leonardo.cli.main import main
from leonardo.record import Record
from tests.guests.invited import invited

SHORT = ["--option", "turn_limit=12", "--seed", "7", "-q"]
LONGER = ["--option", "turn_limit=60", "--seed", "7", "-q"]


def test_a_match_ends_with_a_verdict(capsys):
    assert match.main(["planner", "random", *LONGER, "--games", "40"]) == exits.FINE
    told = capsys.readouterr().out
    assert "planner is stronger than random" in told
    assert "Elo" in told and "95" in told
    assert match.main(["planner", "random", *LONGER, "--games", "40", "--lang", "ru"]) == exits.FINE
    told = capsys.readouterr().out
    assert "planner сильнее" in told


def test_a_verdict_is_printed_also_where_nothing_is_decided(capsys):
    assert match.main(["random", "random", *SHORT, "--games", "4"]) == exits.FINE
    assert "Nothing shows yet" in capsys.readouterr().out.splitlines()[-1]


def test_programs_read_a_line_for_each_game_and_then_the_result(capsys):
    assert match.main(["greedy", "random", *SHORT, "--games", "4", "--jsonl"]) == exits.FINE
    *games, result = map(json.loads, capsys.readouterr().out.splitlines())
    assert [(line["deal"], line["turned"]) for line in games] == [(0, 0), (0, 1), (1, 0), (1, 1)]
    assert result["games"] == 4
    [pair] = result["pairs"]
    low, middle, high = pair["elo"]
    assert low <= middle <= high


def test_a_match_that_ran_out_of_time_says_how_to_go_on_with_it(tmp_path, capsys):
    folder = str(tmp_path / "kept")
    command = ["random", "greedy", *SHORT, "--games", "8", "--out", folder]
    assert match.main([*command, "--seconds", "0"]) == exits.INCOMPLETE
    assert f"leonardo match --resume {folder}" in capsys.readouterr().err
    assert match.main(["--resume", folder, "-q", "--json"]) == exits.FINE
    assert json.loads(capsys.readouterr().out)["games"] == 8
    with pytest.raises(SystemExit) as stopped:
        match.main(["random", "greedy", "--resume", folder])
    assert stopped.value.code == exits.USAGE


def test_a_tournament_rates_everybody_with_an_interval(tmp_path, capsys):
    bots = ["random", "greedy", "planner"]
    assert tournament.main([*bots, *LONGER, "--games", "6", "--json", "--out", str(tmp_path)]) == exits.FINE
    told = json.loads(capsys.readouterr().out)
    assert len(told["pairs"]) == 3
    rated = {bot["bot"]: bot["elo"] for bot in told["bots"]}
    assert all(low < middle < high for low, middle, high in rated.values())
    assert rated["planner"][1] > rated["greedy"][1] > rated["random"][1]
    assert rate.main([str(tmp_path), "--json"]) == exits.FINE
    again = {bot["bot"]: bot["elo"] for bot in json.loads(capsys.readouterr().out)["bots"]}
    assert again == rated
    assert rate.main([str(tmp_path), "--lang", "ru"]) == exits.FINE
    assert capsys.readouterr().out.index("planner") > 0
    gauntlet = [*bots, *SHORT, "--games", "2", "--json", "--format", "gauntlet"]
    assert tournament.main(gauntlet) == exits.FINE
    pairs = [pair["bots"] for pair in json.loads(capsys.readouterr().out)["pairs"]]
    assert pairs == [["random", "greedy"], ["random", "planner"]]


@pytest.mark.parametrize(
    ("bots", "games", "code", "outcome"),
    [
        (("planner", "random"), 200, exits.H1, "H1"),
        (("random", "planner"), 200, exits.H0, "H0"),
        (("random", "planner"), 2, exits.UNDECIDED, "open"),
    ],
)
def test_a_sequential_test_exits_with_its_verdict_if_asked(bots, games, code, outcome, capsys):
    command = [*bots, *LONGER, "--elo1", "300", "--games", str(games), "--json"]
    assert sprt.main([*command, "--verdict-exit"]) == code
    assert json.loads(capsys.readouterr().out)["test"]["outcome"] == outcome
    assert sprt.main(command) == exits.FINE
    capsys.readouterr()


def test_a_sequential_test_is_told_in_words(capsys):
    assert sprt.main(["planner", "random", *LONGER, "--elo1", "300"]) == exits.FINE
    english = capsys.readouterr().out
    assert sprt.main(["planner", "random", *LONGER, "--elo1", "300", "--lang", "ru"]) == exits.FINE
    assert "H1" in english and "H1" in capsys.readouterr().out


def test_who_fails_is_named_and_the_record_of_the_game_is_kept(tmp_path, capsys):
    command = [invited("crashing"), "random", *SHORT, "--games", "2", "--out", str(tmp_path)]
    assert match.main([*command, "--ms", "2000"]) == exits.BOT_FAILED
    assert "crashed" in capsys.readouterr().out
    _, *games = map(json.loads, (tmp_path / "games.jsonl").read_text().splitlines())
    for game in games:
        [fault] = game["faults"]
        assert fault["kind"] == "crashed"
        assert game["winners"] == [game["seats"].index("random")]
        assert Record.read(game["record"]).replay()


def test_a_program_that_cannot_be_started_is_told_before_anything_is_played(capsys):
    assert match.main(["cmd:/nowhere/bot", "random", *SHORT]) == exits.BOT_FAILED
    told = capsys.readouterr()
    assert "/nowhere/bot" in told.err and not told.out


@pytest.mark.parametrize(
    "command",
    [
        ["match", "random"],
        ["match", "random", "nobody"],
        ["match", "random", "greedy", "--edition", "nothing"],
        ["match", "random", "greedy", "--games", "0"],
        ["sprt", "random", "greedy", "--elo0", "5", "--elo1", "5"],
        ["sprt", "random", "greedy", "planner"],
        ["tournament", "random"],
        ["match", "--resume", "/nowhere"],
    ],
)
def test_a_wrong_call_is_refused_in_words(command, capsys, monkeypatch):
    monkeypatch.setattr(sys, "argv", ["leonardo", *command])
    try:
        code = main()
    except SystemExit as stopped:
        code = stopped.code
    assert code == exits.USAGE
    assert capsys.readouterr().err.strip()
