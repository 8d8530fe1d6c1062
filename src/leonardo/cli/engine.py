"""`leonardo engine`: the engine protocol over standard input and output."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import BinaryIO, Final

from leonardo.cli import exits
from leonardo.cli.parsing import Parser
from leonardo.engine import Session

LONGEST_LINE: Final = 1 << 24  # bytes; what is longer is no request


def main(arguments: list[str]) -> int:
    """Every line of the input was answered by one line; the input has ended."""
    Parser("engine", ["""echo '{"id":1,"cmd":"hello"}' | leonardo engine"""]).parse_args(arguments)
    session = Session()
    out = sys.stdout.buffer
    for line in lines(sys.stdin.buffer):
        out.write(session.answer(line) + b"\n")
        out.flush()  # whoever asks waits for the answer
    return exits.FINE


def lines(source: BinaryIO) -> Iterator[bytes]:
    """The lines without their ends; of one that is too long only so much that it cannot be read."""
    while line := source.readline(LONGEST_LINE):
        rest = line
        while len(rest) == LONGEST_LINE and not rest.endswith(b"\n"):
            rest = source.readline(LONGEST_LINE)
        yield line.rstrip(b"\r\n")
