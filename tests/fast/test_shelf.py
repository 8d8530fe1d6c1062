"""Compiled code on disk is never older than the rules, and half a file does no harm."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import leonardo

PACKAGE = Path(leonardo.__file__).parent

# Digests of twenty games, plain and compiled; the keys at the end of a game count in them.
PLAY = """
from leonardo import Edition, fast, rules
from leonardo.lab.kernels.tracing import MOVES_ONLY, trace_games
from leonardo.lab.table import FastTable, PlainTable
plain = PlainTable(Edition("quintis-2009"), ["random"] * 3, "7")
for table, tape, digests, play in (
    (plain, rules.Tape(), [0] * 20, trace_games),
    (FastTable(plain), fast.record(rules.Tape), fast.numbers(20), fast.twin(trace_games)),
):
    play(table.t, table.s, table.v, table.blank, table.d, tape, 0, 20, MOVES_ONLY, digests)
    print(list(map(int, digests)))
"""


def run(code: str, package: Path = PACKAGE, **settings: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(package.parent), **settings}
    command = [sys.executable, "-c", code]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True)


def test_an_edited_rule_changes_the_compiled_game(tmp_path):
    copy = tmp_path / "leonardo"
    shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("__pycache__"))
    before = run(PLAY)
    rule = copy / "rules" / "grid.py"
    text = rule.read_text()
    assert "longest = max(run_through(board, bit, ALONG_ROW)" in text
    rule.write_text(text.replace("longest = max(run_through(board, bit, ALONG_ROW)", "longest = max(0"))
    after = run(PLAY, copy, LEONARDO_CACHE=str(tmp_path / "cache"))
    for told in (before, after):
        plain, compiled = told.stdout.splitlines()
        assert plain == compiled
    assert before.stdout != after.stdout
    assert "compiling" in after.stderr


SMALL = """
from leonardo import fast, rules
state = fast.record(rules.State)
state["keys"][3] = 2
print(fast.twin(rules.key_count)(state, 0))
"""


def test_first_use_is_announced_and_the_second_finds_it(tmp_path):
    first = run(SMALL, LEONARDO_CACHE=str(tmp_path))
    assert "compiling leonardo.rules.ending.key_count" in first.stderr
    for seed in ("0", "1", "random"):  # nor does the order of a set decide what is found
        second = run(SMALL, LEONARDO_CACHE=str(tmp_path), PYTHONHASHSEED=seed)
        assert (second.stdout, second.stderr) == (first.stdout, "")


def test_the_same_text_elsewhere_is_not_compiled_again(tmp_path):
    run(SMALL, LEONARDO_CACHE=str(tmp_path / "cache"))
    copy = tmp_path / "leonardo"
    shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("__pycache__"))
    again = run(SMALL, copy, LEONARDO_CACHE=str(tmp_path / "cache"))
    assert (again.stdout, again.stderr) == ("2\n", "")


def test_a_damaged_file_is_made_anew(tmp_path):
    run(SMALL, LEONARDO_CACHE=str(tmp_path))
    (file,) = tmp_path.glob("compiled-*/*.bin")
    for damage in (file.read_bytes()[:-100], b"", file.read_bytes()[:40] + b"x" * 100):
        file.write_bytes(damage)
        again = run(SMALL, LEONARDO_CACHE=str(tmp_path))
        assert again.stdout == "2\n"
        assert "compiling" in again.stderr


def test_a_cache_that_cannot_be_written_only_costs_time(tmp_path):
    blocked = tmp_path / "a file"
    blocked.write_text("")
    assert run(SMALL, LEONARDO_CACHE=str(blocked / "below")).stdout == "2\n"


def test_nothing_is_kept_where_numba_keeps_its_own(tmp_path):
    theirs = tmp_path / "numba"
    run(SMALL, LEONARDO_CACHE=str(tmp_path / "ours"), NUMBA_CACHE_DIR=str(theirs))
    assert not theirs.exists()
    assert (tmp_path / "ours").exists()


def test_bounds_are_kept_under_a_guard():
    """NUMBA_BOUNDSCHECK finds any index outside its list, also one below zero; and has code of its own."""
    played = run(
        "from tests.fast.matches import match, trace_fast\n"
        "print([trace_fast(match('tests', n), 5) for n in range(60)])",
        NUMBA_BOUNDSCHECK="1",
        PYTHONPATH=os.pathsep.join((str(PACKAGE.parent), str(Path(__file__).parents[2]))),
    )
    from tests.fast.matches import match, trace_fast

    assert played.stdout.strip() == str([trace_fast(match("tests", n), 5) for n in range(60)])


def test_the_guard_would_find_an_index_outside():
    code = SMALL.replace("(state, 0)", "(state, 60)")
    with pytest.raises(subprocess.CalledProcessError) as caught:
        run(code, NUMBA_BOUNDSCHECK="1")
    assert "IndexError" in caught.value.stderr
    with pytest.raises(subprocess.CalledProcessError):
        run(SMALL.replace("(state, 0)", "(state, -1)"), NUMBA_BOUNDSCHECK="1")


def test_without_numba_the_missing_extra_is_named():
    code = "import sys; sys.modules['numba'] = None\nimport leonardo\ntry:\n import leonardo.fast\n"
    code += "except leonardo.MissingExtra as error: print(error)"
    assert run(code).stdout.strip().endswith("pip install enigma-of-leonardo[fast]")
