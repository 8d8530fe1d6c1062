"""The built wheel, installed alone into an empty environment, plays."""

import json
import os
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from leonardo import __version__ as version
from tests.house.tree import ROOT, files


@pytest.fixture(scope="module")
def wheel(tmp_path_factory) -> Path:
    place = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(place)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    [built] = place.glob("*.whl")
    return built


def test_the_wheel_holds_the_whole_package_and_nothing_else(wheel):
    ours = {str(path.relative_to("src")) for path in files() if path.parts[0] == "src"}
    with zipfile.ZipFile(wheel) as archive:
        held = set(archive.namelist())
    inside = {name for name in held if ".dist-info/" not in name}
    page = {name for name in inside if name.startswith("leonardo/server/page/")}
    assert inside - page == ours
    assert any(name.endswith(".toml") for name in held), "editions travel with the wheel"
    assert any(name.endswith(".ftl") for name in held), "so do the texts"
    assert any(name.endswith(".dist-info/licenses/LICENSE") for name in held)


def test_the_wheel_holds_the_page_and_all_that_it_names(wheel):
    with zipfile.ZipFile(wheel) as archive:
        held = set(archive.namelist())
        index = archive.read("leonardo/server/page/index.html").decode()
    named = re.findall(r'(?:src|href)="(/assets/[^"]+)"', index)
    assert any(name.endswith(".js") for name in named)
    assert any(name.endswith(".css") for name in named)
    assert {f"leonardo/server/page{name}" for name in named} <= held


def test_the_wheel_alone_plays(wheel, tmp_path):
    venv = tmp_path / "venv"
    pip = [str(venv / "bin" / "python"), "-m", "pip", "install", "-qq", "--no-input"]
    lock = ["--require-hashes", "--requirement", str(ROOT / "requirements.lock")]
    for command in (
        [sys.executable, "-m", "venv", str(venv)],
        [*pip, *lock],
        [*pip, "--no-deps", str(wheel)],
    ):
        subprocess.run(command, check=True, cwd=tmp_path)

    def leonardo(*arguments: str, says: str = "") -> str:
        """Runs as a stranger would: no settings of ours, not in our folder."""
        command = [str(venv / "bin" / "leonardo"), *arguments]
        stranger = {"PATH": os.defpath, "HOME": str(tmp_path), "LC_ALL": "C.UTF-8"}
        run = subprocess.run(
            command,
            input=says,
            env=stranger,
            cwd=tmp_path,
            capture_output=True,
            text=True,
            timeout=120,
        )
        assert run.returncode == 0, run.stderr
        return run.stdout

    assert version in leonardo("--version")

    session = [
        {"id": 1, "cmd": "hello"},
        {"id": 2, "cmd": "new", "edition": "classic", "seats": 2, "seed": "1"},
        {"id": 3, "cmd": "legal"},
    ]
    said = leonardo("engine", says="".join(json.dumps(line) + "\n" for line in session))
    hello, new, legal = (json.loads(line) for line in said.splitlines())
    assert hello["id"] == 1
    assert hello["ok"]
    assert "classic" in hello["editions"]
    assert new["ok"]
    assert legal["moves"]

    # Two bots play to the end by themselves, the same game each time.
    game = leonardo("play", "classic", "--seats", "random,random", "--seed", "1")
    assert game
    assert game == leonardo("play", "classic", "--seats", "random,random", "--seed", "1")
