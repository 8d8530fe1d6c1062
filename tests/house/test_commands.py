"""The Makefile is the only list of commands, and what is promised about it holds."""

import os
import re
import subprocess

import pytest

from tests.house.tree import ROOT, texts

MAKEFILE = (ROOT / "Makefile").read_text()
COMMANDS = set(re.findall(r"^([a-z]+):", MAKEFILE, re.MULTILINE))
PROMISED = {"play", "test", "setup", "lint", "bench", "docs", "oracle", "mutants"}


def test_every_promised_command_exists():
    assert PROMISED <= COMMANDS


def test_make_alone_lists_every_command():
    # Under `make test` an outer make would otherwise pass its own flags on.
    apart = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
    run = subprocess.run(["make"], cwd=ROOT, env=apart, capture_output=True, text=True, check=True)
    lines = [re.fullmatch(r"  make ([a-z]+) +\S.*", line) for line in run.stdout.splitlines()]
    assert [line and line[1] for line in lines] == re.findall(r"^([a-z]+):", MAKEFILE, re.MULTILINE)


def test_no_command_hides_behind_a_file_of_its_name():
    phony = re.search(r"^\.PHONY: (.*)$", MAKEFILE, re.MULTILINE)
    assert phony
    assert set(phony[1].split()) == COMMANDS


def test_documents_name_only_commands_that_exist():
    """In `backquotes`, or at the start of a line of an example."""
    named = re.compile(r"(?:`|^ {4}|^\$ |^)make ([a-z]+)(?=[`\s]|$)(?=[^\n]*`|$|  )", re.MULTILINE)
    for path, text in texts():
        if path.suffix == ".md":
            assert set(named.findall(text)) <= COMMANDS, path


def test_the_readme_promises_the_two_commands():
    readme = (ROOT / "README.md").read_text()
    assert "make play" in readme
    assert "make test" in readme


@pytest.fixture
def only_python(tmp_path):
    """A machine whose one Python behaves as told."""

    def find(script: str) -> subprocess.CompletedProcess[str]:
        python = tmp_path / "python3"
        python.write_text(f"#!/bin/sh\n{script}\n")
        python.chmod(0o755)
        command = ["/bin/sh", "tools/find-python"]
        path = {"PATH": str(tmp_path)}
        return subprocess.run(command, cwd=ROOT, env=path, capture_output=True, text=True)

    return find


def test_a_python_that_serves_is_found(only_python):
    found = only_python("echo /usr/bin/python3.12")
    assert (found.returncode, found.stdout) == (0, "/usr/bin/python3.12\n")


def test_a_python_too_old_is_named_with_its_version(only_python):
    found = only_python('[ "$1" = --version ] && echo Python 3.9.2 && exit; exit 11')
    assert found.returncode == 1
    assert "Python 3.11 or newer is needed; python3 is Python 3.9.2." in found.stderr


def test_a_python_without_venv_names_the_package_to_install(only_python):
    found = only_python('case "$2" in *ensurepip*) exit 1;; *) exit 0;; esac')
    assert found.returncode == 1
    assert "apt-get install python3-venv" in found.stderr


def test_no_python_at_all_is_said(only_python):
    found = only_python("exit 127")
    assert found.returncode == 1
    assert "no Python was found" in found.stderr
