"""The README is true: its session runs, and what it promises is there."""

import doctest
import re

from leonardo.cli.main import COMMANDS
from tests.house.tree import ROOT

README = ROOT / "README.md"


def test_the_session_at_the_prompt_runs():
    results = doctest.testfile(str(README), module_relative=False)
    assert results.attempted > 10
    assert results.failed == 0


def test_it_names_the_designers_and_says_whose_it_is_not():
    text = " ".join(README.read_text(encoding="utf-8").split())
    for said in (
        "S. Machin",
        "A. Pahomov",
        "independent implementation",
        "not affiliated with the authors or publishers",
        "not endorsed",
        "Apache License 2.0",
        "make play",
        "make test",
    ):
        assert said in text


def test_every_command_it_names_exists():
    named = set(re.findall(r"leonardo (?:--lang \w+ )?([a-z]+)", README.read_text(encoding="utf-8")))
    assert {"play", "rules", "engine"} <= named
    assert named <= set(COMMANDS)


def test_the_distribution_shows_it():
    assert 'readme = "README.md"' in (ROOT / "pyproject.toml").read_text(encoding="utf-8")
