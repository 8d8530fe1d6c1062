"""What the page for hosts says, and what lies in deploy/, fits the program."""

import configparser
import re
import shlex
import subprocess

import pytest

from leonardo.cli import serve
from leonardo.cli.main import COMMANDS
from leonardo.server import hall
from tests.house.tree import ROOT

PAGE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
DEPLOY = ROOT / "deploy"
LINES = [
    line for block in re.findall(r"^```text\n(.*?)^```$", PAGE, re.M | re.S) for line in block.splitlines()
]


def options_of(line):
    """What `leonardo serve` would be called with."""
    return shlex.split(line.partition("leonardo serve")[2])


def test_every_file_that_is_named_is_there_and_the_other_way_round():
    assert set(re.findall(r"`(deploy/\w+[.\w]*)`", PAGE)) == {
        f"deploy/{path.name}" for path in DEPLOY.iterdir()
    }


def test_every_call_of_the_server_is_one_that_it_understands():
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str
    unit.read(DEPLOY / "leonardo.service")
    started = unit["Service"]["ExecStart"].replace("${LEONARDO_ORIGIN}", "https://games.example.org")
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    [inside] = re.findall(r"^ENTRYPOINT \[(.*)\]$", text, re.M)
    entry = " ".join(re.findall(r'"([^"]*)"', inside))
    shown = [line for line in LINES if line.startswith("leonardo serve")]
    assert len(shown) == 2
    for line in (started, entry, f"{entry} --origin https://games.example.org --behind-proxy", *shown):
        assert serve._parser().parse_args(options_of(line)).store == "sqlite"
    for line in LINES:
        if line.startswith("leonardo "):
            assert line.split()[1] in COMMANDS


def test_every_option_and_every_line_of_the_log_is_on_the_page():
    known = {option for action in serve._parser()._actions for option in action.option_strings}
    settings = PAGE.partition("## Settings")[2].partition("## Logs")[0]
    assert set(re.findall(r"--[a-z][a-z-]+", settings)) <= known
    noted = set(re.findall(r"`(\w+)`", PAGE.partition("| `what` |")[2].partition("\n\n")[0])) - {"reproducer"}
    assert noted >= hall.TROUBLE


def test_the_image_copies_what_is_there_and_names_no_place_to_fetch_it_from():
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    for line in re.findall(r"^COPY (?!--from)(.*)$", text, re.M):
        assert all((ROOT / name).exists() for name in line.split()[:-1])
    assert all("/" not in name for name in re.findall(r"^FROM (\S+)", text, re.M))
    assert re.search(r"^USER (?!root)", text, re.M)


@pytest.mark.needs_program("systemd-analyze", package="systemd")
def test_systemd_understands_the_unit(tmp_path):
    unit = (DEPLOY / "leonardo.service").read_text(encoding="utf-8")
    (tmp_path / "leonardo.service").write_text(unit.replace("/opt/leonardo/bin/leonardo", "/bin/true"))
    run = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", "--generators=no", str(tmp_path / "leonardo.service")],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert (run.returncode, run.stdout + run.stderr) == (0, "")
