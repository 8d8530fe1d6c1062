"""The page's own code: its types hold, its units do what they say, and it is light."""

import subprocess

import pytest

from tests.house.tree import ROOT
from tools import build_page

COMMANDS = {
    "its types hold": (
        "svelte-check/bin/svelte-check",
        "--tsconfig",
        "./tsconfig.json",
        "--fail-on-warnings",
    ),
    "its units do what they say": ("vitest/vitest.mjs", "run"),
}


@pytest.fixture(scope="module")
def built():
    build_page.build()


@pytest.mark.parametrize("what", COMMANDS)
def test_the_code_of_the_page(what, built):
    script, *arguments = COMMANDS[what]
    command = [str(build_page.node()), f"node_modules/{script}", *arguments]
    done = subprocess.run(command, cwd=ROOT / "web", capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_before_somebody_can_play_at_most_90_kilobytes_of_script_travel(built):
    assert build_page.weight() <= build_page.MOST, f"{build_page.weight()} bytes"
