"""A program that answers lines: asked with a time limit, watched, and ended whatever it does.

One thread writes the question and reads the answer, so that a program which does not read holds up nobody;
when the time is over the program is killed, and the thread comes back by itself.
"""

from __future__ import annotations

import collections
import contextlib
import os
import queue
import signal
import subprocess
import threading
from collections.abc import Sequence
from typing import IO, Final

from leonardo.guests.fault import Fault

LONGEST: Final = 1 << 20  # bytes of an answer
KEPT: Final = 40  # lines of what it said on standard error
PIECE: Final = 1 << 16
FAREWELL: Final = 5.0  # seconds from the end of its input to its own end, before it is ended
MEMORY: Final = 2 << 30  # bytes that a program may hold; who wants more is told that there are none


class Process:
    """A running program. Each question has one answer, a line; what goes wrong is a Fault."""

    def __init__(self, command: Sequence[str]) -> None:
        try:
            self._run = subprocess.Popen(
                list(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,  # an interruption of ours is none of theirs
                bufsize=0,
            )
        except OSError as error:
            raise Fault("missing", f"{command[0]}: {error.strerror}") from None
        _bound_memory(self._run.pid)
        self._questions: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._answers: queue.SimpleQueue[bytes | Fault] = queue.SimpleQueue()
        self._complaints: collections.deque[str] = collections.deque(maxlen=KEPT)
        self._talking = threading.Thread(target=self._talk, daemon=True)
        self._listening = threading.Thread(target=self._listen, daemon=True)
        self._talking.start()
        self._listening.start()

    def ask(self, line: bytes, seconds: float) -> bytes:
        """The one line that it answers within this time. After a Fault the program is gone."""
        self._questions.put(line)
        try:
            answer = self._answers.get(timeout=seconds)
        except queue.Empty:
            answer = Fault("late", "")
        if isinstance(answer, Fault):
            self.kill()
            raise answer
        return answer

    @property
    def complaints(self) -> list[str]:
        """The last lines that it wrote on standard error."""
        return list(self._complaints)

    def close(self) -> int | None:
        """Its input has ended and so has it; its exit code, or None where it had to be killed."""
        self._questions.put(None)
        try:
            code: int | None = self._run.wait(FAREWELL)
        except subprocess.TimeoutExpired:
            code = None
        self.kill()
        return code

    def kill(self) -> None:
        """It is gone, with whatever it has started."""
        with contextlib.suppress(OSError):
            if os.name == "posix":
                os.killpg(self._run.pid, signal.SIGKILL)
            else:
                self._run.kill()
        self._run.wait()
        self._questions.put(None)
        self._talking.join(FAREWELL)
        self._listening.join(FAREWELL)
        for pipe in (self._run.stdin, self._run.stdout, self._run.stderr):
            if pipe is not None:
                with contextlib.suppress(OSError):
                    pipe.close()

    # --- in threads ----------------------------------------------------------------------------------------

    def _talk(self) -> None:
        stdin, stdout = _open(self._run.stdin), _open(self._run.stdout)
        while (question := self._questions.get()) is not None:
            try:
                _write(stdin, question + b"\n")
                answer: bytes | Fault = _read_line(stdout)
            except Fault as fault:
                answer = fault
            except (OSError, ValueError):
                answer = Fault("crashed", "")
            self._answers.put(answer)
            if isinstance(answer, Fault):
                return
        with contextlib.suppress(OSError):
            stdin.close()

    def _listen(self) -> None:
        rest = b""
        with contextlib.suppress(OSError, ValueError):
            while piece := _open(self._run.stderr).read(PIECE):
                *lines, rest = (rest + piece).split(b"\n")
                self._complaints.extend(line.decode(errors="replace")[:500] for line in lines[-KEPT:])
                rest = rest[-LONGEST:]
        if rest:
            self._complaints.append(rest.decode(errors="replace")[:500])


def _bound_memory(pid: int) -> None:
    """It can hold no more than MEMORY; where the system knows no such limit, the time it has must do."""
    with contextlib.suppress(ImportError, AttributeError, OSError, ValueError):
        import resource

        resource.prlimit(pid, resource.RLIMIT_DATA, (MEMORY, MEMORY))


def _open(pipe: IO[bytes] | None) -> IO[bytes]:
    assert pipe is not None
    return pipe


def _write(pipe: IO[bytes], line: bytes) -> None:
    rest = memoryview(line)
    while rest:
        rest = rest[pipe.write(rest) :]


def _read_line(pipe: IO[bytes]) -> bytes:
    """One line and nothing behind it."""
    read = b""
    while b"\n" not in read:
        piece = pipe.read(PIECE)
        if not piece:
            raise Fault("crashed", _shown(read))
        read += piece
        if len(read) > LONGEST:
            raise Fault("garbled", f"more than {LONGEST:,} bytes in one line: {_shown(read)}")
    line, _, more = read.partition(b"\n")
    if more:
        raise Fault("garbled", f"more than the one line: {_shown(more)}")
    return line


def _shown(read: bytes) -> str:
    """The beginning of what was read, as text."""
    text = read[:200].decode(errors="replace").strip()
    return text if len(read) <= 200 else f"{text} ..."
