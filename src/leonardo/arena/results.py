"""Results on disk: JSON lines in `games.jsonl`, the plan first, then a line for each game as it ends.

Lines are only ever added. A line that an interruption cut short is no line: reading leaves it out, and going
on writes over it.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, BinaryIO, Final, Self

from leonardo.arena.plan import Plan
from leonardo.errors import LeonardoError, RecordError, Sentence, SetupError

FILE: Final = "games.jsonl"
SYNCED: Final = 2.0  # seconds between two moments after which not even a power failure loses a game

Line = dict[str, Any]
Key = tuple[int, int, int]  # line-up, deal, turn of the table


def key_of(line: Line) -> Key:
    """Which game of the plan the line tells of."""
    return line["lineup"], line["deal"], line["turned"]


class Results:
    """The lines of a run so far; with a folder also on disk."""

    def __init__(self, plan: Plan, folder: Path | None = None) -> None:
        """The file holds this plan and no other; its games are known. Otherwise a SetupError."""
        self.plan = plan
        self.lines: dict[Key, Line] = {}
        self._synced = time.monotonic()
        self._file: BinaryIO | None = None
        if folder is None:
            return
        path = folder / FILE
        folder.mkdir(parents=True, exist_ok=True)
        if path.exists() and path.stat().st_size:
            told, size = _read(path)
            _check_same(told[0], plan, path)
            self.lines = {key_of(line): line for line in told[1:]}
            self._file = path.open("r+b")
            self._file.truncate(size)
            self._file.seek(size)
        else:
            self._file = path.open("wb")
            self._write({"plan": plan.told})

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *problem: object) -> None:
        self.close()

    def add(self, line: Line) -> None:
        """The game is known, and on disk."""
        self.lines[key_of(line)] = line
        self._write(line)

    def has(self, lineup: int, deal: int) -> set[int]:
        """Which games of a deal are there."""
        turns = range(len(self.plan.seatings(lineup, deal)))
        return {turn for turn in turns if (lineup, deal, turn) in self.lines}

    def close(self) -> None:
        if self._file is not None:
            os.fsync(self._file.fileno())
            self._file.close()
            self._file = None

    def _write(self, line: Line) -> None:
        if self._file is None:
            return
        self._file.write(json.dumps(line, separators=(",", ":"), ensure_ascii=False).encode() + b"\n")
        self._file.flush()
        if time.monotonic() - self._synced > SYNCED:
            os.fsync(self._file.fileno())
            self._synced = time.monotonic()


def resumed_plan(folder: Path) -> Plan:
    """The plan of this folder; a SetupError where there is none, or code of another making."""
    path = folder / FILE
    if not path.exists():
        english = f"{folder} holds no match: there is no {FILE} in it"
        raise SetupError(Sentence(english, "arena-no-match", folder=str(folder), file=FILE))
    told = _read(path)[0][0]
    plan = _plan_of(told, path)
    _check_same(told, plan, path)
    return plan


def read_results(path: Path) -> tuple[Plan, list[Line]]:
    """The plan and the games of a folder or file, of whatever version; or a RecordError with its line."""
    if path.is_dir():
        path = path / FILE
    told, _ = _read(path)
    return _plan_of(told[0], path), told[1:]


def _read(path: Path) -> tuple[list[Line], int]:
    """The whole lines of a file, of which there is at least one, and how many bytes they are."""
    body = path.read_bytes()
    size = body.rfind(b"\n") + 1
    if not size:
        empty = Sentence(f"{path} holds no results", "arena-no-results", file=str(path))
        raise RecordError(empty, line=1)
    return list(_parsed(body[:size], path)), size


def _parsed(body: bytes, path: Path) -> Iterator[Line]:
    for number, text in enumerate(body.splitlines(), 1):
        try:
            line = json.loads(text)
            whole = isinstance(line, dict) and (number == 1 or _is_game(line))
        except ValueError:
            whole = False
        if not whole:
            strange = Sentence(f"{path}: this is no line of a match", "arena-no-line", file=str(path))
            raise RecordError(strange, line=number)
        yield line


def _is_game(line: Line) -> bool:
    lists = (line.get(name) for name in ("seats", "winners", "ranks", "faults"))
    numbers = (line.get(name) for name in ("lineup", "deal", "turned", "turns"))
    return all(isinstance(each, list) for each in lists) and all(isinstance(each, int) for each in numbers)


def _plan_of(told: Line, path: Path) -> Plan:
    try:
        return Plan.of(told["plan"])
    except (KeyError, TypeError) as error:
        english = f"{path} does not begin with the plan of a match: {error}"
        strange = Sentence(english, "arena-no-plan", file=str(path), detail=str(error))
        raise RecordError(strange, line=1) from None
    except LeonardoError as error:
        there = Sentence(f"{path}: {error}", "wrong-there", where=str(path), why=error.message)
        raise RecordError(there, line=1) from None


def _check_same(told: Line, plan: Plan, path: Path) -> None:
    kept = _plan_of(told, path)
    if kept != plan:
        english = f"{path} holds another match; choose another folder, or --resume {path.parent}"
        values = {"file": str(path), "folder": str(path.parent)}
        raise SetupError(Sentence(english, "arena-other-match", **values))
    for name in ("code", "fingerprint"):
        if told["plan"].get(name) != plan.told[name]:
            version = told["plan"].get("version")
            english = (
                f"{path} was made by other rules or bots than these (leonardo {version}); "
                "games of both together would measure neither. Begin another folder."
            )
            raise SetupError(Sentence(english, "arena-other-rules", file=str(path), version=str(version)))
