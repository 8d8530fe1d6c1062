"""A table server as a process of its own: the server of `leonardo serve`, but it makes nobody wait.

    python -m tests.page.host FOLDER [--port 8000] [--as-listed]

The first line it prints is its port. With `--as-listed` cards are dealt in the order in which a table lists
them. SIGUSR1 fills its disk: nothing more can be written; SIGUSR2 makes room again.
"""

import argparse
import asyncio
import logging
import resource
import signal
from dataclasses import replace
from pathlib import Path

from leonardo.deal import Deal
from leonardo.server.hall import Hall
from leonardo.server.serving import listening, server_of
from leonardo.server.stores import SqliteStore
from tests.server.company import QUICK, Inline


def as_listed(_table, _key, lists, _seats):
    """The cards lie as the table brought them along, and seat 0 begins."""
    return Deal(0, tuple(lists["main"]), tuple(lists["extra"]))


def room(most):
    """From now on no file may grow beyond so many bytes."""
    resource.setrlimit(resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--port", type=int, default=0)
    parser.add_argument("--as-listed", action="store_true")
    parser.add_argument("--forced-delay", type=float, default=0.0, help="seconds before a lone move")
    chosen = parser.parse_args()
    logging.disable(logging.CRITICAL)
    listener = listening("127.0.0.1", chosen.port)
    port = listener.getsockname()[1]
    settings = replace(
        QUICK,
        origins=(f"http://127.0.0.1:{port}",),
        forced_delay=(chosen.forced_delay, chosen.forced_delay),
        long_per_second=1e6,
        long_burst=10**6,
    )
    store = SqliteStore(chosen.folder / "games.db")
    hall = Hall(store, Inline(), settings, **({"deal": as_listed} if chosen.as_listed else {}))

    async def ready():
        loop = asyncio.get_running_loop()
        loop.add_signal_handler(signal.SIGUSR1, room, 0)
        loop.add_signal_handler(signal.SIGUSR2, room, resource.RLIM_INFINITY)
        print(port, flush=True)

    server_of(hall, ready).run([listener])


if __name__ == "__main__":
    main()
