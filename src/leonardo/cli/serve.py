"""`leonardo serve`: a table server in one process, for this machine, the network at home, or the world."""

from __future__ import annotations

import asyncio
import errno
import gc
import ipaddress
import logging
import os
import signal
import socket
import sys
import webbrowser
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from leonardo.cli import exits
from leonardo.cli.hosting import DATABASE, data_folder, network_trouble, store_trouble
from leonardo.cli.language import chosen_language
from leonardo.cli.parsing import Parser
from leonardo.texts import say

PORT: Final = 8000
LOOKING: Final = (20_000, 20, 50)  # see gc.set_threshold: tables are many objects, and live long
NEXT: Final = 20  # ports that are tried where nothing was said


def main(arguments: list[str]) -> int:
    """The server ran until it was told to stop."""
    parser = _parser()
    chosen = parser.parse_args(arguments)
    language = chosen_language(chosen.lang)
    return _serve(chosen, language)


def _parser() -> Parser:
    parser = Parser(
        "serve", ["leonardo serve --lan --open", "leonardo serve --origin https://games.example.org"]
    )
    parser.takes("--host", metavar="ADDRESS")
    parser.takes("--port", type=_port, values={"port": str(PORT)})
    parser.takes("--lan", action="store_true")
    parser.takes("--open", action="store_true")
    parser.takes("--data", type=Path, metavar="DIR")
    parser.takes("--store", choices=("sqlite", "memory"), default="sqlite", metavar="STORE")
    parser.takes("--origin", action="append", default=[], metavar="URL", type=_origin)
    parser.takes("--behind-proxy", action="store_true")
    parser.takes("--bots", type=_at_least_one, default=1, metavar="N", values={"default": "1"})
    parser.takes("--bot-delay", type=_seconds, default=0.8, metavar="SECONDS", values={"default": "0.8"})
    parser.takes("--metrics-for", action="append", default=[], metavar="ADDRESS", type=_address)
    parser.takes("--verbose", action="store_true")
    parser.takes("--lang", metavar="LANGUAGE")
    return parser


def _port(text: str) -> int:
    port = int(text)
    if not 0 <= port <= 65_535:
        raise ValueError
    return port


def _at_least_one(text: str) -> int:
    number = int(text)
    if number < 1:
        raise ValueError
    return number


def _seconds(text: str) -> float:
    seconds = float(text)
    if not 0 <= seconds <= 60:
        raise ValueError
    return seconds


def _address(text: str) -> str:
    return str(ipaddress.ip_address(text))


def _origin(text: str) -> str:
    if not _is_origin(text):
        raise ValueError
    return text


def _is_origin(text: str) -> bool:
    parts = urlsplit(text)
    return (
        parts.scheme in ("http", "https")
        and bool(parts.hostname)
        and text == f"{parts.scheme}://{parts.netloc}"
        and text == text.lower()
        and parts.username is None
    )


def _serve(chosen: Any, language: str) -> int:
    # Only here, so that `leonardo serve --help` and its mistakes answer at once.
    from leonardo.server.addresses import EVERYWHERE, origin, origins_of
    from leonardo.server.bots import BotPool
    from leonardo.server.hall import Hall, Settings
    from leonardo.server.journal import keep_journal
    from leonardo.server.keys import hand_keys
    from leonardo.server.serving import server_of
    from leonardo.server.stores import MemoryStore, SqliteStore

    host = chosen.host or ("0.0.0.0" if chosen.lan else "127.0.0.1")
    try:
        listener = _listening(host, chosen.port)
    except OSError as error:
        return network_trouble(language, error, host, PORT if chosen.port is None else chosen.port)
    port = listener.getsockname()[1]
    folder = chosen.data or data_folder()
    quiet = sys.stderr.isatty() and not chosen.verbose
    keep_journal(logging.WARNING if quiet else logging.INFO)
    origins = tuple(dict.fromkeys((*chosen.origin, *origins_of(host, port))))
    settings = Settings(
        origins=origins,
        secure=origins[0].startswith("https://"),
        behind_proxy=chosen.behind_proxy,
        bot_delay=chosen.bot_delay,
        bot_workers=chosen.bots,
        data=None if chosen.store == "memory" else folder,
        metrics_for=(*chosen.metrics_for, *Settings.metrics_for),
        faults=None if chosen.store == "memory" else folder / "faults",
    )
    if chosen.store == "sqlite":
        try:
            folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        except OSError as error:
            listener.close()
            return store_trouble(language, error, folder)
    store = MemoryStore() if chosen.store == "memory" else SqliteStore(folder / DATABASE)
    bots = BotPool(settings.bot_workers, settings.bot_patience)
    hall = Hall(store, bots, settings)

    keys: Path | None = None

    async def ready() -> None:
        kept = None if chosen.store == "memory" else folder / DATABASE
        nonlocal keys
        keys = hand_keys(hall, origin("127.0.0.1" if host in EVERYWHERE else host, port))
        _announce(language, origins, host, port, kept)
        if chosen.open and not await asyncio.to_thread(_shown, origins[0]):
            print(say(language, "server-no-browser", address=origins[0]), flush=True)
        await bots.warm()
        # What is there by now stays: nobody has to look through it again and again.
        gc.collect()
        gc.freeze()
        gc.set_threshold(*LOOKING)

    server = server_of(hall, ready)
    # Uvicorn raises the signal anew once everything is closed; that was a good end, not a death.
    before = signal.signal(signal.SIGTERM, lambda *_: None)
    try:
        server.run([listener])
    except SystemExit:
        if server.house.trouble is None:
            raise
        return store_trouble(language, server.house.trouble, folder / DATABASE)
    finally:
        signal.signal(signal.SIGTERM, before)
        listener.close()
        if keys is not None:
            keys.unlink(missing_ok=True)
    return exits.FINE


def _listening(host: str, port: int | None) -> socket.socket:
    """At the port that was asked for; where nothing was said, at the usual one or one of the next."""
    from leonardo.server.serving import listening

    if port is not None:
        return listening(host, port)
    for usual in range(PORT, PORT + NEXT):
        try:
            return listening(host, usual)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise
    return listening(host, 0)


def _shown(address: str) -> bool:
    """The page stands in a browser; False where there is none with a window, as over a remote shell."""
    windows = (
        sys.platform in ("win32", "darwin") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    )
    if not windows and not os.environ.get("BROWSER"):
        return False  # a browser of letters would take this terminal
    return webbrowser.open(address)


def _announce(language: str, origins: tuple[str, ...], host: str, port: int, kept: Path | None) -> None:
    """Where the server is, how a phone finds it, where games are kept, how it is stopped."""
    from leonardo.server.addresses import EVERYWHERE, origin, own_address

    print(say(language, "server-listening", address=origins[0]))
    if host in EVERYWHERE:
        if (own := own_address()) is None:
            print(say(language, "server-no-network"))
        else:
            address = origin(own, port)
            print(say(language, "server-lan", address=address))
            _draw_code(address)
    if any(each.startswith("https://") for each in origins):
        print(say(language, "server-behind-tls"))
    elif host in EVERYWHERE:
        print(say(language, "server-plain-http"))
    print(say(language, "server-kept", file=str(kept)) if kept else say(language, "server-kept-nowhere"))
    print(say(language, "server-stop"), flush=True)


def _draw_code(address: str) -> None:
    """The QR code, where the terminal can show it."""
    import segno

    if "utf" in (sys.stdout.encoding or "").lower():
        segno.make(address, error="m").terminal(compact=True)
