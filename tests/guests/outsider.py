"""A program that plays over the protocol and has a manner; `fair` is the one in which nothing is wrong.

    python outsider.py MANNER [ODDS]

With ODDS it has its manner in one of so many decisions and otherwise plays fair; `moody` has another one each
time. What goes wrong inside a bot is shared with the bots that the table server is tried with.
"""

from __future__ import annotations

import itertools
import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

Request = dict[str, Any]
OUT = sys.stdout.buffer


def write(answer: Any) -> None:
    OUT.write(json.dumps(answer).encode() + b"\n")
    OUT.flush()


def inside(name: str) -> Callable[[Request], None]:
    """What happens in a bot that chooses like this. They are loaded only then, since that takes time."""

    def choose(asked: Request) -> None:
        sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
        from tests.server.faults import bad_bots

        write({"ok": True, "move": getattr(bad_bots, name)().choose(None, asked["moves"])})

    return choose


def fair(asked: Request) -> None:
    write({"id": asked.get("id"), "ok": True, "move": dice.choice(asked["moves"])})


def slow(asked: Request) -> None:
    time.sleep(min(0.02, asked["ms"] / 1000))
    fair(asked)


def noisy(asked: Request) -> None:
    """Complains without end where nobody has to read it."""
    for _ in range(400):
        print("no end of complaints " * 5, file=sys.stderr)
    fair(asked)


def babbling(asked: Request) -> None:
    OUT.write(b"let me see ...\n")
    fair(asked)


def endless(asked: Request) -> None:
    while True:
        OUT.write(b"MR>n or " * 10_000)


def shut(asked: Request) -> None:
    """Will say no more, but lives."""
    os.close(1)
    time.sleep(600)


def clinging(asked: Request) -> None:
    """Is gone, but its child holds on to the pipes."""
    subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
    os._exit(0)


BAD: dict[str, Callable[[Request], None]] = {
    "hanging": inside("Hanging"),
    "crashing": inside("Crashing"),
    "raising": inside("Raising"),
    "devouring": inside("Greedy"),
    "cheating": inside("Cheating"),
    "silent": lambda asked: None,
    "leaving": lambda asked: os._exit(0),
    "shut": shut,
    "clinging": clinging,
    "babbling": babbling,
    "endless": endless,
    "prose": lambda asked: OUT.write(b"I play MR>n.\n") and OUT.flush(),
    "bare": lambda asked: write(asked["moves"][:1]),
    "nested": lambda asked: OUT.write(b"[" * 100_000 + b"\n") and OUT.flush(),
    "moveless": lambda asked: write({"ok": True}),
    "numbered": lambda asked: write({"ok": True, "move": 7}),
    "unreadable": lambda asked: write({"ok": True, "move": "banana"}),
    "refusing": lambda asked: write({"ok": False, "code": "illegal", "message": "not with these cards"}),
}
GOOD: dict[str, Callable[[Request], None]] = {"fair": fair, "slow": slow, "noisy": noisy}


def moody(asked: Request) -> None:
    {**BAD, **GOOD}[dice.choice(sorted({**BAD, **GOOD}))](asked)


def hello(manner: str) -> None:
    if manner == "mute":
        time.sleep(600)
    if manner == "shouting":
        print("Welcome! This is bot 1.0.", flush=True)
    write({"ok": True, "protocol": 99 if manner == "foreign" else 1, "engine": f"outsider, {manner}"})


def answer(asked: Request, choose: Callable[[Request], None]) -> None:
    if asked["cmd"] == "hello":
        write({"id": asked.get("id"), "ok": True, "protocol": 1, "engine": "outsider"})
    elif asked["cmd"] == "new":
        dice.seed(asked["seed"])
        write({"ok": True})
    elif asked["cmd"] == "best" and asked["moves"] and asked["state"]:
        (choose if dice.randrange(odds) == 0 else fair)(asked)
    else:
        raise ValueError(asked["cmd"])


manner, odds = sys.argv[1], int((*sys.argv, 1)[2])
dice = random.Random()
if __name__ == "__main__":
    choose = {**BAD, **GOOD, "moody": moody}.get(manner, fair)
    for number in itertools.count():
        line = sys.stdin.buffer.readline()
        if not line and manner == "stubborn":
            time.sleep(600)
        if not line:
            break
        try:
            asked = json.loads(line)
            if number == 0 and manner in ("mute", "shouting", "foreign"):
                hello(manner)
            else:
                answer(asked, choose)
        except (ValueError, KeyError, TypeError, RecursionError) as problem:
            write({"ok": False, "code": "malformed", "message": str(problem)})
