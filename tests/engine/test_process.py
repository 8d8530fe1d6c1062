"""`leonardo engine` as a program: a line in, a line out, at once, until the input ends."""

import io
import json
import subprocess
import sys

import pytest

from leonardo.cli import engine


@pytest.fixture
def process():
    command = [sys.executable, "-m", "leonardo.cli.main", "engine"]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as run:
        yield run
        run.kill()


def test_each_line_is_answered_before_the_next_one_comes(process):
    for number in range(5):
        process.stdin.write(json.dumps({"id": number, "cmd": "hello"}).encode() + b"\n")
        process.stdin.flush()
        assert json.loads(process.stdout.readline())["id"] == number
    out, err = process.communicate(timeout=30)
    assert (out, err, process.returncode) == (b"", b"", 0)


def test_it_ends_with_the_input_and_says_nothing_else(process):
    lines = [
        b'{"cmd":"new","edition":"novem","seats":2}',
        b"",
        b"\xff",
        b'{"cmd":"legal"}\r',
        b'{"cmd":"hello"}',
    ]
    out, err = process.communicate(b"\n".join(lines), timeout=30)  # no end behind the last line
    answers = [json.loads(line) for line in out.splitlines()]
    assert [answer["ok"] for answer in answers] == [True, False, False, True, True]
    assert (err, process.returncode) == (b"", 0)


def test_nobody_reading_any_more_is_no_error(process):
    process.stdout.close()
    process.stdin.write(b'{"cmd":"hello"}\n' * 1000)
    process.stdin.close()
    assert process.wait(timeout=30) == 0
    assert process.stderr.read() == b""


def test_a_line_longer_than_any_request_is_one_line(monkeypatch):
    monkeypatch.setattr(engine, "LONGEST_LINE", 10)
    source = io.BytesIO(b"x" * 95 + b"\nshort\n" + b"y" * 10 + b"\n" + b"z" * 30)
    assert [len(line) for line in engine.lines(source)] == [10, 5, 10, 10]


def test_a_megabyte_is_a_line():
    request = json.dumps({"id": "x" * 1_000_000, "cmd": "hello"}).encode()
    [line] = engine.lines(io.BytesIO(request))
    assert line == request
