"""A table server as a process of its own: the server of `leonardo serve`, but it makes nobody wait.

    python -m tests.page.host FOLDER [--port 8000] [--as-listed]

The first line it prints is its port. With `--as-listed` cards are dealt in the order in which a table lists
them. SIGUSR1 fills its disk: the file of games may grow no more; SIGUSR2 makes room again.
"""

import argparse
import asyncio
import logging
import signal
from dataclasses import replace
from pathlib import Path

from leonardo.deal import Deal
from leonardo.server.hall import Hall
from leonardo.server.serving import listening, server_of
from leonardo.server.stores import SqliteStore
from tests.server.company import QUICK, Inline

ROOMY = 4294967294  # pages


def as_listed(_table, _key, lists, _seats):
    """The cards lie as the table brought them along, and seat 0 begins."""
    return Deal(0, tuple(lists["main"]), tuple(lists["extra"]))


def fill(store, pages):
    """From now on the file may have so many pages; None: not one more than it has."""

    def job(db):
        (count,) = db.execute("pragma page_count").fetchone()
        db.execute(f"pragma max_page_count = {count if pages is None else pages}")

    return store._do(job)


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
        for number, pages in ((signal.SIGUSR1, None), (signal.SIGUSR2, ROOMY)):
            loop.add_signal_handler(number, lambda pages=pages: asyncio.ensure_future(fill(store, pages)))
        print(port, flush=True)

    server_of(hall, ready).run([listener])


if __name__ == "__main__":
    main()
