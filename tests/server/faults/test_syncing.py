"""Nobody is answered or told before the disk has it, as strace sees it."""

import json
import subprocess
import sys

import pytest

from tests.house.tree import ROOT
from tests.server.faults.syncing import read

MOVES = 500


def traced(*more: str) -> tuple[int, dict[str, int]]:
    command = [sys.executable, "-m", "tests.server.faults.syncing", *more]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=280, check=False)
    assert done.stdout, done.stderr
    return done.returncode, json.loads(done.stdout.splitlines()[0])


@pytest.mark.needs_program("strace")
def test_no_answer_and_no_frame_comes_before_its_fsync():
    assert traced("--moves", str(MOVES)) == (0, {"answers": 2 * MOVES, "before their sync": 0})


@pytest.mark.needs_program("strace")
@pytest.mark.parametrize("bug", ["does_not_sync", "answers_before_the_commit"])
def test_a_server_that_answers_too_early_is_found(bug):
    code, said = traced("--moves", "40", "--bug", bug)
    assert code == 1
    assert said["before their sync"] > 40


WAL = "7</tmp/games.db-wal>"
WRITTEN = f'10 pwrite64({WAL}, "..0:move-0000001..", 4096, 32) = 4096'
SYNCED = f"10 fdatasync({WAL}) = 0"
ANSWERED = '11 write(1</dev/null>, "answer move-0000001\\n", 20) = 20'


@pytest.mark.parametrize(
    ("calls", "early"),
    [
        ([WRITTEN, SYNCED, ANSWERED], 0),
        ([WRITTEN, ANSWERED, SYNCED], 1),
        ([SYNCED, WRITTEN, ANSWERED], 1),
        ([WRITTEN, SYNCED.replace("= 0", "= -1 EIO (Input/output error)"), ANSWERED], 1),
        ([WRITTEN, SYNCED.replace("-wal", ""), ANSWERED], 1),
        ([WRITTEN, f"10 fdatasync({WAL} <unfinished ...>", "10 <... fdatasync resumed>) = 0", ANSWERED], 0),
        ([WRITTEN, f"10 fdatasync({WAL} <unfinished ...>", ANSWERED, "10 <... fdatasync resumed>) = 0"], 1),
        ([f"10 fdatasync({WAL} <unfinished ...>", WRITTEN, "10 <... fdatasync resumed>) = 0", ANSWERED], 1),
        (
            [
                f'10 pwrite64({WAL}, "..0:move-0000001..", 4096, 32 <unfinished ...>',
                f"12 fdatasync({WAL}) = 0",
                "10 <... pwrite64 resumed>) = 4096",
                ANSWERED,
            ],
            1,
        ),
    ],
)
def test_a_trace_is_read_as_it_happened(calls, early):
    reading = read(calls)
    assert (reading.answers, len(reading.too_early)) == (1, early)
