"""`leonardo bot check` tells a program that can be relied on from one that cannot, and why."""

import json
import re

import pytest

from leonardo.cli import exits
from leonardo.cli.main import main
from leonardo.texts import PSEUDO
from tests.guests.invited import CHARGED, LATE, command, still_running

ONE_EDITION = ("--edition", "quintis-2011")


def checked(capsys, *words):
    """The exit code of `bot check`, and what it printed."""
    code = main(["bot", "check", *words])
    return code, capsys.readouterr().out


@pytest.fixture(autouse=True)
def in_english(monkeypatch):
    monkeypatch.setenv("LEONARDO_LANG", "en")


def test_a_program_that_does_everything_right_conforms(capsys):
    code, out = checked(capsys, *ONE_EDITION, "--", *command("fair"))
    assert code == exits.FINE
    assert "It conforms" in out
    assert "✗" not in out
    assert len(re.findall(r"quintis-2011, \d seats: \d+ legal moves", out)) == 3
    assert "The same seed and position give the same move (5 of 5)" in out


@pytest.mark.parametrize("manner", sorted(CHARGED))
def test_a_program_that_cannot_be_relied_on_is_told_what_it_does_wrong(manner, capsys, monkeypatch):
    monkeypatch.setattr("leonardo.guests.process.MEMORY", 200 << 20)
    patience = ("--ms", "100", "--margin", "100") if manner in LATE else ("--ms", "60000")
    code, out = checked(capsys, *ONE_EDITION, *patience, "--", *command(manner))
    assert code == exits.BOT_FAILED
    assert f"quintis-2011, 2 seats, turn 1: {CHARGED[manner]}" in out
    assert "cannot be relied on" in out
    assert still_running(manner) == []


@pytest.mark.parametrize("manner", ["mute", "shouting", "foreign"])
def test_a_program_that_does_not_say_hello_is_asked_nothing_else(manner, capsys, monkeypatch):
    monkeypatch.setattr("leonardo.guests.guest.START", 0.5 if manner == "mute" else 60.0)
    code, out = checked(capsys, *command(manner))
    assert code == exits.BOT_FAILED
    [failed] = [line for line in out.splitlines() if line.startswith("  ")]
    assert failed.startswith("  ✗ It does not start and say hello")


def test_a_program_that_stays_when_its_input_ends_is_found_out(capsys, monkeypatch):
    monkeypatch.setattr("leonardo.guests.process.FAREWELL", 0.3)
    code, out = checked(capsys, *ONE_EDITION, "--", *command("stubborn"))
    assert code == exits.BOT_FAILED
    assert "✗ It does not end when its input ends" in out


def test_what_is_only_impolite_is_advice(capsys):
    code, out = checked(capsys, *ONE_EDITION, "--", *command("noisy"))
    assert code == exits.FINE
    assert "· It wrote on standard error, last: no end of complaints" in out


def test_programs_read_the_findings_as_json(capsys):
    code, out = checked(capsys, *ONE_EDITION, "--json", "--", *command("prose"))
    told = json.loads(out)
    assert code == exits.BOT_FAILED
    assert told["ok"] is False
    assert told["command"] == command("prose")
    failed = [finding for finding in told["findings"] if finding["verdict"] == "failed"]
    games = [finding for finding in failed if finding["message"] == "bot-check-games-failed"]
    assert len(games) >= 3
    assert all("I play MR>n." in finding["sentence"] for finding in games)


def test_no_finding_stands_outside_the_catalogues(capsys, monkeypatch):
    monkeypatch.setenv("LEONARDO_LANG", PSEUDO)
    _, fine = checked(capsys, *ONE_EDITION, "--", *command("fair"))
    _, failed = checked(capsys, *ONE_EDITION, "--ms", "60000", "--", *command("crashing"))
    for line in [*fine.splitlines()[1:], *failed.splitlines()[1:]]:
        sentence = line.strip().lstrip("✓·✗ ")
        assert sentence.startswith("[") and sentence.endswith("]"), line


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ((), "COMMAND"),
        (("--edition", "clasic", "true"), "classic"),
        (("--ms", "0", "true"), "--ms"),
        (("'unclosed",), "'unclosed"),
    ],
)
def test_a_wrong_call_is_answered_with_what_is_wrong(words, said, capsys):
    assert main(["bot", "check", *words]) == exits.USAGE
    assert said in capsys.readouterr().err
