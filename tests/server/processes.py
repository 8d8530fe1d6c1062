"""`leonardo serve` as anybody starts it, in a process of its own on a free port of the loopback."""

import contextlib
import re
import signal
import subprocess
import sys

import httpx

from tests.house.tree import ROOT

PATIENCE = 60
FAST = ("--bot-delay", "0")


class Served:
    """A server that was started; `said` is what it has printed so far, `log` its standard error."""

    def __init__(self, *options):
        command = [sys.executable, "-m", "leonardo.cli.main", "--lang", "en", "serve", "--port", "0", *FAST]
        self.process = subprocess.Popen(
            [*command, *options], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        self.said = self.log = ""
        while "Stop it with" not in self.said:
            line = self.process.stdout.readline()
            assert line, self.process.stderr.read()
            self.said += line
        self.url = re.search(r"http://127\.0\.0\.1:\d+", self.said)[0]

    def stop(self):
        """It was told to stop, as systemd or Ctrl+C does; its exit code."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        rest, self.log = self.process.communicate(timeout=PATIENCE)
        self.said += rest
        return self.process.returncode

    def http(self, token=""):
        headers = {"X-Leonardo": "1"} | ({"Authorization": f"Bearer {token}"} if token else {})
        return httpx.Client(base_url=self.url, headers=headers, timeout=PATIENCE)


@contextlib.contextmanager
def served(*options):
    """The server runs, and in the end it does not."""
    server = Served(*map(str, options))
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.stop()
