"""A server of its own and somebody to look at its page with: for screenshots and for measuring."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import httpx

ROOT: Final = Path(__file__).resolve().parent.parent
PATIENCE: Final = 60.0  # seconds
LULL: Final = 0.1  # seconds; a server answers twenty questions of one person in a second
CHROMIUM: Final = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--font-render-hinting=none",
)  # fmt: skip

Look = dict[str, Any]


class NoCompany(Exception):
    """What is needed is not here; the message says how to get it."""


def chromium() -> str:
    """Where the browser is."""
    if found := shutil.which("chromium") or shutil.which("google-chrome"):
        return found
    raise NoCompany("There is no Chromium here. On Debian: apt-get install chromium")


def build_page() -> None:
    """The page is what web/ says."""
    subprocess.run([sys.executable, str(ROOT / "tools/build_page.py")], check=True)


@contextlib.contextmanager
def served(bot_delay: float = 0.0) -> Iterator[str]:
    """The address of a table server in a process of its own, which keeps nothing."""
    command = [sys.executable, "-m", "leonardo.cli.main", "serve", "--port", "0", "--store", "memory"]
    command += ["--bot-delay", str(bot_delay), "--lang", "en"]
    environment = os.environ | {"PYTHONPATH": str(ROOT / "src"), "PYTHONUNBUFFERED": "1"}
    server = subprocess.Popen(
        command, cwd=ROOT, env=environment, text=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
    )
    try:
        assert server.stdout is not None
        address = next((found for line in server.stdout if (found := re.search(r"http://\S+", line))), None)
        if address is None:
            raise NoCompany("The server did not start; leonardo serve says why.")
        yield address[0]
    finally:
        server.terminate()
        server.wait(PATIENCE)


class Person:
    """Somebody with a session, who makes tables and plays by the doors."""

    def __init__(self, address: str, name: str) -> None:
        self.address, self.name = address, name
        self.http = httpx.Client(base_url=address, headers={"X-Leonardo": "1"}, timeout=PATIENCE)

    def create(self, edition: str, *bots: str, **more: Any) -> str:
        """The name of a table against these bots, begun."""
        seats = [{"kind": "me", "name": self.name}, *({"kind": "bot", "bot": bot} for bot in bots)]
        answer = self.http.post(
            "/api/tables", json={"edition": edition, "seats": seats, "start": True} | more
        )
        answer.raise_for_status()
        return str(answer.json()["table"])

    def look(self, table: str) -> Look:
        """How the table stands for this person."""
        answer = self.http.get(f"/api/tables/{table}")
        answer.raise_for_status()
        found: Look = answer.json()
        return found

    def move(self, table: str, seen: Look, move: str) -> None:
        """The move is sent; somebody else may have been faster, so what came of it is to be looked at."""
        sent = {"type": "move", "id": f"{seen['ply']}", "ply": seen["ply"], "move": move}
        self.http.post(f"/api/tables/{table}/commands", json=sent).raise_for_status()

    def ask(self, table: str, kind: str, **fields: Any) -> Look:
        """The answer to what changes nothing."""
        time.sleep(LULL)
        sent = {"type": kind, "id": f"{kind}{time.monotonic_ns()}"} | fields
        answer = self.http.post(f"/api/tables/{table}/commands", json=sent)
        answer.raise_for_status()
        found: Look = answer.json()
        return found

    def advice(self, table: str, seen: Look) -> str:
        """What the bot that gives hints would do; without one the first move there is."""
        return str(self.ask(table, "hint", ply=seen["ply"]).get("move", seen["legal"][0]))

    def play(self, table: str, choose: Callable[[Look], str | None], seconds: float = PATIENCE) -> Look:
        """Plays what is chosen, until nothing is or the game is over; how it stands then."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            time.sleep(LULL)
            seen = self.look(table)
            if seen["state"]["status"] != "live":
                return seen
            if seen["legal"]:
                if (move := choose(seen)) is None:
                    return seen
                self.move(table, seen, move)
        return self.look(table)

    @property
    def cookies(self) -> list[Any]:
        """The session, as a browser keeps it."""
        return [{"name": n, "value": v, "url": self.address} for n, v in self.http.cookies.items()]
