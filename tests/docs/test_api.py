"""Every example of the page about the interface is run, in its order, against a fresh server."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.house.tree import ROOT
from tests.server.processes import served

PAGE = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(\w+)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
KNOWN = {"table": "TABLE", "token": "TOKEN", "invitation": "INVITATION"}


def test_the_page_has_examples_of_every_kind():
    kinds = [kind for kind, _ in BLOCKS]
    assert kinds.count("sh") >= 8 and "python" in kinds
    assert set(kinds) == {"sh", "python", "json"}


def run(script, place, environment):
    done = subprocess.run(
        ["bash", "-euo", "pipefail", "-c", script], cwd=place, env=environment, capture_output=True,
        text=True, timeout=60,
    )  # fmt: skip
    assert done.returncode == 0, (script, done.stdout, done.stderr)
    return done.stdout


@pytest.mark.needs_program("curl")
def test_the_examples_do_what_the_page_says(tmp_path):
    paths = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    bots, said = [], ""
    with served("--data", tmp_path / "data", "--metrics-for", "127.0.0.1") as server:
        environment = os.environ | {"BASE": server.url, "PATH": paths, "LEONARDO_LANG": "en"}
        for kind, text in BLOCKS:
            if kind == "python":
                (tmp_path / "bot.py").write_text(text, encoding="utf-8")
                command = [sys.executable, "bot.py", server.url, environment["INVITATION"]]
                bots.append(
                    subprocess.Popen(
                        command, cwd=tmp_path, stdout=subprocess.PIPE, text=True, env=environment
                    )
                )
                while not is_joined(server, environment):
                    assert bots[-1].poll() is None
            elif kind == "sh":
                if "/record" in text:  # the page says: when the game is over
                    heard, _ = bots[-1].communicate(timeout=60)
                    assert bots[-1].returncode == 0
                    assert heard.splitlines()[-1].startswith("over: {'winners'")
                    assert all(line.endswith("accepted") for line in heard.splitlines()[:-1])
                said = run(text, tmp_path, environment)
                if "leonardo verify" in text:
                    assert "✗" not in said and "✓" in said
                if "/metrics" in text:
                    assert "leonardo_append_seconds_count" in said
            else:
                shown, answer = json.loads(text), json.loads(said)
                assert list(shown) == list(answer), text
                assert shown.get("type") == answer.get("type")
                assert {name: type(shown[name]) for name in shown} == {
                    name: type(answer[name]) for name in answer
                }
                environment |= {
                    KNOWN[name]: answer[name] for name in KNOWN if name in answer and "token" in answer
                }
    assert len(bots) == 1


def is_joined(server, environment):
    with server.http(environment["TOKEN"]) as http:
        state = http.get(f"/api/tables/{environment['TABLE']}").json()["state"]
    return all(seat["kind"] != "open" for seat in state["seats"])
