"""A disk that is full, bytes that have changed, a file that another server has."""

import json
import subprocess
import sys

from leonardo.server import story
from tests.house.tree import ROOT
from tests.server.faults.flips import run


def full(*more: str) -> subprocess.CompletedProcess[str]:
    """In a process of its own, whose files have the limit."""
    command = [sys.executable, "-m", "tests.server.faults.full", *more]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=280, check=False)


def test_on_a_full_disk_moves_are_refused_clocks_stand_still_and_then_it_goes_on():
    done = full("--points", "20")
    assert done.returncode == 0, done.stdout + done.stderr
    counts = json.loads(done.stdout.splitlines()[0])
    assert (counts["points"], counts["integrity"]) == (20, "ok")
    assert counts["storage_unavailable"] == 20


def test_clocks_that_run_on_while_nothing_can_be_stored_are_found():
    assert full("--points", "2", "--clocks-run-on").returncode == 1


def test_of_a_database_with_a_changed_byte_every_game_is_right_or_put_aside():
    counts, wrong = run(80, "ci")
    assert wrong == []
    assert counts["put aside"] > 8
    assert counts["as it was"] > 250
    assert counts["files with 2+ games put aside"] < counts["files with 1 games put aside"]


def test_a_game_whose_log_has_a_changed_byte_is_put_aside_alone():
    counts, wrong = run(25, "logs", near=b'"text":"good')
    assert wrong == []
    assert counts["files with 1 games put aside"] == 25
    assert counts["as it was"] == 25 * 5


def test_a_log_without_digests_would_be_found_out(monkeypatch):
    monkeypatch.setattr(story, "chain", lambda before, entry: entry.chain)
    _, wrong = run(20, "ci", near=b'"said":"')
    assert any("has become another game" in line for line in wrong)
