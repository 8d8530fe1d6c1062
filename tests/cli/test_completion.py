"""Completion offers what the commands take: tried in the shells themselves."""

import subprocess
import sys

import pytest

from leonardo.cli.completion import SHELLS, options_of, words_of_commands
from leonardo.cli.main import COMMANDS
from tests.cli.terminal import environment


def leonardo(*arguments):
    return subprocess.run(
        [sys.executable, "-m", "leonardo.cli.main", *arguments],
        capture_output=True, text=True, timeout=60, env=environment(), encoding="utf-8", check=False,
    )  # fmt: skip


@pytest.fixture(scope="module")
def scripts(tmp_path_factory):
    folder = tmp_path_factory.mktemp("completion")
    for shell in SHELLS:
        (folder / shell).write_text(leonardo("completion", shell).stdout, encoding="utf-8")
    return folder


def in_shell(*command):
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.stderr == "", done.stderr
    return done.stdout.split("\n")


def completed_by_bash(scripts, *line):
    words = " ".join(f"'{word}'" for word in line)
    script = f"source {scripts}/bash; COMP_WORDS=({words}); COMP_CWORD={len(line) - 1}; _leonardo"
    return "\n".join(in_shell("bash", "-c", f'{script}; printf "%s\\n" "${{COMPREPLY[@]}}"')).split()


def test_bash_completes_commands_editions_options_and_values(scripts):
    assert completed_by_bash(scripts, "leonardo", "pl") == ["play"]
    assert set(completed_by_bash(scripts, "leonardo", "")) == {*COMMANDS, "help"}
    assert completed_by_bash(scripts, "leonardo", "play", "quintis-2009-") == ["quintis-2009-extra"]
    assert "--resume" in completed_by_bash(scripts, "leonardo", "play", "--")
    assert completed_by_bash(scripts, "leonardo", "play", "--lang", "") == ["en", "ru"]
    assert completed_by_bash(scripts, "leonardo", "deck", "ch") == ["check"]
    assert completed_by_bash(scripts, "leonardo", "completion", "z") == ["zsh"]


@pytest.mark.needs_program("zsh")
def test_zsh_reads_its_script_and_completes(scripts):
    stubs = "compadd(){ print -rl -- $@ }; _describe(){ print -rl -- $commands }; _files(){ : }"
    script = f"{stubs}; source {scripts}/zsh; words=(leonardo WORDS); CURRENT=PLACE; _leonardo"
    commands = in_shell("zsh", "-fc", script.replace("WORDS", "''").replace("PLACE", "2"))
    assert {line.partition(":")[0] for line in commands if line} == set(COMMANDS)
    offered = in_shell("zsh", "-fc", script.replace("WORDS", "play ''").replace("PLACE", "3"))
    assert {"classic", "--seats"} <= set(offered)


@pytest.mark.needs_program("fish")
def test_fish_completes(scripts):
    def completed(line):
        return [
            word.split("\t")[0]
            for word in in_shell("fish", "-c", f"source {scripts}/fish; complete -C '{line}'")
            if word
        ]

    assert completed("leonardo pl") == ["play"]
    assert "--seats" in completed("leonardo play --se")
    assert completed("leonardo play --lang ") == ["en", "ru"]


@pytest.mark.parametrize("command", [name for name in COMMANDS if name != "tui"])
def test_what_is_offered_is_what_the_help_says(command):
    told = leonardo(command, "--help")
    assert told.returncode == 0, told.stderr
    for option in options_of(command):
        if command != "deck":
            assert option in told.stdout
    assert "--help" in words_of_commands()[command]
