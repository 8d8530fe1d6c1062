"""`leonardo simulate` and `leonardo show`, as they are typed."""

import json
import os
import re
import signal
import subprocess
import sys
import time

import pytest

from leonardo import Record
from leonardo.cli import exits
from leonardo.cli.main import main
from tests.lab.runs import files, rows

CALL = ["simulate", "quintis-2009", "--seats", "random,random", "--seed", "7"]


@pytest.fixture(autouse=True)
def in_english(monkeypatch):
    monkeypatch.setenv("LEONARDO_LANG", "en")


def said(capsys, *words):
    code = main([str(word) for word in words])
    told = capsys.readouterr()
    return code, told.out, told.err


def test_simulate_plays_and_tells_and_show_writes_one_game_down(tmp_path, capsys):
    code, out, err = said(capsys, *CALL, "--games", "1e2", "--out", tmp_path, "-j", "2")
    assert code == exits.FINE
    assert out.startswith("quintis-2009: 100 games\n  seat 0  random")
    assert re.search(r"100 games in [\d.]+ s: [\d,]+ games and [\d,]+ decisions a second", err)
    code, out, _ = said(capsys, "show", tmp_path, "42")
    assert code == exits.FINE
    assert len(Record.read(out).replay().made) == rows(tmp_path)[42]["decisions"]
    code, out, _ = said(capsys, "show", tmp_path, "42", "--json")
    assert json.loads(out)["edition"] == "quintis-2009"


def test_the_summary_is_there_for_programs_too(tmp_path, capsys):
    code, out, _ = said(capsys, *CALL, "--games", 20, "--out", tmp_path, "--json")
    assert code == exits.FINE
    assert json.loads(out)["games"] == 20


def test_options_of_the_edition_are_played_by(tmp_path, capsys):
    said(capsys, *CALL, "--games", 20, "--out", tmp_path, "--option", "turn_limit=9")
    assert {row["turns"] for row in rows(tmp_path)} == {9}


def test_a_seed_that_was_not_given_is_told(tmp_path, capsys):
    code, _, err = said(capsys, *CALL[:4], "--games", 5, "--out", tmp_path / "one")
    seed = re.search(r"--seed (\d+)", err)[1]
    said(capsys, *CALL[:4], "--games", 5, "--out", tmp_path / "two", "--seed", seed)
    assert code == exits.FINE
    assert rows(tmp_path / "one") == rows(tmp_path / "two")


def test_a_run_that_its_time_ended_says_how_to_go_on(tmp_path, capsys):
    code, _, err = said(capsys, *CALL, "--games", "1e4", "--out", tmp_path, "--seconds", 0)
    assert code == exits.INCOMPLETE
    assert f"leonardo simulate --resume {tmp_path}" in err
    assert said(capsys, "simulate", "--resume", tmp_path, "--games", 7)[0] == exits.USAGE


def test_ctrl_c_keeps_what_is_complete_and_prints_the_command_that_resumes(tmp_path, capsys):
    folder = tmp_path / "my run"
    words = [*CALL, "--games", "20000", "--shard", "1000", "--out", str(folder)]
    process = subprocess.Popen(
        [sys.executable, "-m", "leonardo.cli.main", *words],
        stderr=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        env={**os.environ, "LEONARDO_LANG": "en"},
    )  # fmt: skip
    while not list(folder.glob("games-*.parquet")) and process.poll() is None:
        time.sleep(0.01)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert (process.returncode, out) == (exits.INTERRUPTED, "")
    assert "Traceback" not in err
    complete = sorted(name for name in files(folder) if name.startswith("games"))
    assert f"{1000 * len(complete):,} of 20,000 games are complete" in err
    assert err.rstrip().endswith(f"leonardo simulate --resume '{folder}'")
    # Some thousand games more are enough to see that it goes on where it was.
    path = folder / "plan.toml"
    assert "games = 20000\n" in path.read_text()
    code, *_ = said(capsys, "simulate", "--resume", folder, "--seconds", "0.1")
    assert code in (exits.FINE, exits.INCOMPLETE)
    assert set(complete) <= set(files(folder))


@pytest.mark.parametrize(
    "words",
    [
        ["--games", "inf"],
        ["--games", "1.5"],
        ["--games", "many"],
        ["--threads", "0"],
        ["--seats", "random"],
        ["--seats", "random,nobody"],
        ["--option", "turn_limit=-1"],
    ],
    ids=" ".join,
)
def test_a_wrong_call_is_a_sentence(words, tmp_path, capsys):
    code, out, err = said(capsys, *CALL, "--games", 5, "--out", tmp_path / "x", *words)
    assert (code, out) == (exits.USAGE, "")
    assert err.strip()
    assert "bug" not in err
    assert not (tmp_path / "x").exists()


def test_show_says_which_games_there_are(tmp_path, capsys):
    assert said(capsys, "show", tmp_path, 0)[0] == exits.USAGE
    said(capsys, *CALL, "--games", 5, "--out", tmp_path)
    code, _, err = said(capsys, "show", tmp_path, 5)
    assert code == exits.USAGE
    assert "0 to 4" in err
