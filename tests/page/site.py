"""The server's process as tests start, kill and visit it, and people at its doors without a page."""

import contextlib
import itertools
import os
import signal
import subprocess
import sys
from pathlib import Path

import httpx

PATIENCE = 30
ROOT = Path(__file__).resolve().parent.parent.parent
numbers = itertools.count(1)


class Site:
    """A server on a loopback port. It can be killed and started again where its games are."""

    def __init__(self, folder, *options):
        self.folder = folder
        self.options = options
        self.port = 0
        self.people = []
        self.start()

    @property
    def url(self):
        return f"http://127.0.0.1:{self.port}"

    def start(self):
        """The server answers; after the first time on the same port as before."""
        command = [sys.executable, "-m", "tests.page.host", str(self.folder), "--port", str(self.port)]
        command += self.options
        self.process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
        line = self.process.stdout.readline()
        assert line.strip().isdigit(), f"the server said {line!r}"
        self.port = int(line)

    def kill(self):
        """As a power cut would."""
        self.process.kill()
        self.process.wait(PATIENCE)
        self.process.stdout.close()

    def fill_disk(self):
        os.kill(self.process.pid, signal.SIGUSR1)

    def free_disk(self):
        os.kill(self.process.pid, signal.SIGUSR2)

    def person(self, name="Anna"):
        self.people.append(Person(self, name))
        return self.people[-1]

    def close(self):
        for person in self.people:
            person.http.close()
        self.process.terminate()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(PATIENCE)
        self.process.kill()
        self.process.wait(PATIENCE)
        self.process.stdout.close()


class Person:
    """Somebody with a session of their own, who may open it in a browser."""

    def __init__(self, site, name):
        self.site = site
        self.name = name
        self.http = httpx.Client(base_url=site.url, headers={"X-Leonardo": "1"}, timeout=PATIENCE)

    def get(self, path, **query):
        answer = self.http.get(path, params=query)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path, body, status=200):
        answer = self.http.post(path, json=body)
        assert answer.status_code == status, answer.text
        return answer.json()

    def create(self, edition, *seats, **more):
        """A table with seats `me`, `open` or the name of a bot; its name and its invitation."""
        plans = [
            {"kind": kind, "name": self.name if kind == "me" else ""}
            if kind in ("me", "open")
            else {"kind": "bot", "bot": kind}
            for kind in seats
        ]
        start = "open" not in seats
        wish = {"edition": edition, "seats": plans, "start": start} | more
        made = self.post("/api/tables", wish, 201)
        return made["table"], made.get("invitation", "")

    def join(self, invitation):
        return self.post("/api/join", {"name": self.name, "invitation": invitation})

    def look(self, table, language="en"):
        return self.get(f"/api/tables/{table}", language=language)

    def do(self, table, kind, **fields):
        """The answer to a command, whatever it is."""
        sent = {"type": kind, "id": f"p{next(numbers)}", **fields}
        return self.http.post(f"/api/tables/{table}/commands", json=sent).json()

    def move(self, table, text, ply=None):
        answer = self.do(table, "move", ply=self.look(table)["ply"] if ply is None else ply, move=text)
        assert answer["type"] == "accepted", answer
        return answer

    @property
    def cookies(self):
        """The session, as a browser keeps it."""
        held = self.http.cookies.items()
        return [{"name": name, "value": value, "url": self.site.url} for name, value in held]


NAMES = ("Anna", "Boris", "Vera", "Gleb", "Darya", "Egor")


def company(site, count):
    """So many people, each with a session of their own."""
    return [site.person(name) for name in NAMES[:count]]


def seated(people, edition, **more):
    """A table of these people only, begun; whoever sits on seat 0 made it."""
    table, invitation = people[0].create(edition, "me", *["open"] * (len(people) - 1), **more)
    for person in people[1:]:
        person.join(invitation)
    answer = people[0].do(table, "start")
    assert answer["type"] == "accepted", answer
    return table
