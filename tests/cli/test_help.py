"""Every command says in the reader's language what it does, what it takes, and how it was called wrongly."""

import re

import pytest

from leonardo.cli import exits
from leonardo.cli.main import COMMANDS, main
from leonardo.texts import PSEUDO, decorated, has

# The others are still on the way to `leonardo.cli.parsing`.
TRANSLATED = [name for name in COMMANDS if has(f"help-{name}")]
CALLS = [*([name] for name in TRANSLATED), ["deck", "check"], ["deck", "show"]]


def said(capsys, *words):
    code = main(words)
    told = capsys.readouterr()
    return code, told.out, told.err


@pytest.fixture(autouse=True)
def eighty_columns(monkeypatch):
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LEONARDO_LANG", "")  # which the program sets, and which is undone here
    monkeypatch.setenv("LANG", "C")


def test_nearly_all_commands_have_their_help_in_the_catalogues():
    assert {"play", "tui", "replay", "rules", "deck", "engine", "bots", "completion", "version"} <= set(
        TRANSLATED
    )


@pytest.mark.parametrize("words", CALLS, ids=" ".join)
def test_help_is_in_the_language_asked_for(words, capsys, monkeypatch):
    assert main([*words, "--help"]) == exits.FINE
    english = capsys.readouterr().out
    assert english.startswith(f"usage: leonardo {' '.join(words)}")
    assert main(["--lang", "ru", *words, "--help"]) == exits.FINE
    russian = capsys.readouterr().out
    assert russian.startswith(f"вызов: leonardo {' '.join(words)}")
    assert "показать эту справку" in russian
    assert max(map(len, f"{english}\n{russian}".splitlines())) <= 80


@pytest.mark.parametrize("words", CALLS, ids=" ".join)
def test_no_help_stands_outside_the_catalogues(words, capsys, monkeypatch):
    monkeypatch.setenv("LEONARDO_LANG", PSEUDO)
    assert main([*words, "--help"]) == exits.FINE
    text = capsys.readouterr().out
    explained = text.partition("\n\n")[2].partition(f"[{decorated('For example:')}]")[0]
    # What stands in no brackets are names: options, editions, bots.
    outside = re.sub(r"\[[^][]*\]", "", explained)
    names = re.sub(
        r"(?:^|(?<=\s))(?:-\w|--[\w-]+|[A-Z=]+|\||check|show),?(?=\s|$)", "", outside, flags=re.MULTILINE
    )
    assert not re.search(r"[a-z]{2}", names), names


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["play", "--optoin", "goal=5"], "Did you mean --option?"),
        (["play", "--lang", "ru", "--optoin", "goal=5"], "Может быть, --option?"),
        (["replay"], "missing: FILE"),
        (["replay", "game.leo", "--at", "noon"], "--at: noon is not a value that it can have"),
        (["replay", "game.leo", "--at"], "--at needs a value behind it"),
        (["deck", "chekc", "mine.deck"], "chekc is none of"),
        (["version", "--json=yes"], "--json takes no value"),
        (["engine", "now"], "now is no option here"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_a_wrong_call_is_answered_with_what_is_wrong(words, told, capsys):
    code, out, err = said(capsys, *words)
    assert code == exits.USAGE
    assert out == ""
    assert told in err


def test_what_cannot_be_is_told_in_the_language_asked_for(capsys):
    for words in (["--lang", "ru", "play", "clasic"], ["--lang", "ru", "rules", "clasic"]):
        assert said(capsys, *words) == (
            exits.USAGE, "", "leonardo: Издания clasic нет. Может быть, classic?\n"
        )  # fmt: skip
    _, _, err = said(capsys, "--lang", "ru", "rules", "classic", "--option", "goal=99")
    assert err == "leonardo: Настройка goal не может быть 99; она бывает такой: 1–12.\n"
    _, _, err = said(capsys, "--lang", "klingon", "rules")
    assert "klingon" in err
