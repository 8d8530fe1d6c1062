"""`leonardo serve`: a table server in one process, for this machine, the network at home, or the world."""

from __future__ import annotations

import argparse
import asyncio
import errno
import logging
import os
import socket
import sys
import webbrowser
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from leonardo.cli import exits
from leonardo.cli.language import chosen_language
from leonardo.texts import say

PORT: Final = 8000
NEXT: Final = 20  # ports that are tried where nothing was said
FILE: Final = "games.db"


def main(arguments: list[str]) -> int:
    """The server ran until it was told to stop."""
    parser = _parser()
    chosen = parser.parse_args(arguments)
    language = chosen_language(chosen.lang)
    for text in chosen.origin:
        if not _is_origin(text):
            parser.error(f"--origin {text}: written like https://games.example.org, without a path")
    return _serve(chosen, language)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="leonardo serve",
        description="Hosts tables for people and bots. Everything is kept in one file.",
        epilog="For example: leonardo serve --lan --open",
    )
    parser.add_argument("--host", metavar="ADDRESS", help="where to listen; 127.0.0.1 if nothing is said")
    parser.add_argument(
        "--port", type=_port, help=f"{PORT} if nothing is said, or the next that is free; 0: any free one"
    )
    parser.add_argument("--lan", action="store_true", help="for everybody on this network; prints a QR code")
    parser.add_argument("--open", action="store_true", help="open the page in a browser")
    parser.add_argument("--data", type=Path, metavar="DIR", help="where games are kept")
    parser.add_argument(
        "--store", choices=("sqlite", "memory"), default="sqlite", help="memory keeps nothing"
    )
    parser.add_argument(
        "--origin",
        action="append",
        default=[],
        metavar="URL",
        help="the address people type, with TLS in front of this server; may be given more than once",
    )
    parser.add_argument(
        "--behind-proxy", action="store_true", help="believe the last X-Forwarded-For, which the proxy writes"
    )
    parser.add_argument(
        "--bots", type=int, default=1, metavar="N", help="so many bots think at the same time (default 1)"
    )
    parser.add_argument(
        "--bot-delay",
        type=float,
        default=0.8,
        metavar="SECONDS",
        help="the least time a bot takes (default 0.8)",
    )
    parser.add_argument("--verbose", action="store_true", help="write a log line also when nothing is wrong")
    parser.add_argument("--lang", metavar="LANGUAGE", help="en or ru")
    return parser


def _port(text: str) -> int:
    port = int(text)
    if not 0 <= port <= 65_535:
        raise ValueError
    return port


def _is_origin(text: str) -> bool:
    parts = urlsplit(text)
    return (
        parts.scheme in ("http", "https")
        and bool(parts.hostname)
        and text == f"{parts.scheme}://{parts.netloc}"
        and text == text.lower()
        and parts.username is None
    )


def data_folder(environment: dict[str, str] | os._Environ[str] = os.environ) -> Path:
    """Where games are kept if nobody says: the folder of a service, else that of the user."""
    if service := environment.get("STATE_DIRECTORY"):
        return Path(service.split(":")[0])
    if sys.platform == "win32":
        return Path(environment.get("LOCALAPPDATA") or Path.home()) / "leonardo"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "leonardo"
    return Path(environment.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "leonardo"


def _serve(chosen: argparse.Namespace, language: str) -> int:
    # Only here, so that `leonardo serve --help` and its mistakes answer at once.
    from leonardo.server.addresses import origins_of
    from leonardo.server.bots import BotPool
    from leonardo.server.hall import Hall, Settings
    from leonardo.server.journal import keep_journal
    from leonardo.server.serving import server_of
    from leonardo.server.stores import MemoryStore, SqliteStore

    host = chosen.host or ("0.0.0.0" if chosen.lan else "127.0.0.1")
    try:
        listener = _listening(host, chosen.port)
    except OSError as error:
        reason = error.strerror or str(error)
        wished = str(PORT if chosen.port is None else chosen.port)
        return _failed(say(language, "server-no-listening", host=host, port=wished, reason=reason))
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
        bot_workers=max(chosen.bots, 1),
        faults=None if chosen.store == "memory" else folder / "faults",
    )
    if chosen.store == "sqlite":
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    store = MemoryStore() if chosen.store == "memory" else SqliteStore(folder / FILE)
    bots = BotPool(settings.bot_workers, settings.bot_patience)
    hall = Hall(store, bots, settings)

    async def ready() -> None:
        kept = None if chosen.store == "memory" else folder / FILE
        _announce(language, origins, host, port, kept)
        if chosen.open and not await asyncio.to_thread(_shown, origins[0]):
            print(say(language, "server-no-browser", address=origins[0]), flush=True)
        await bots.warm()

    server = server_of(hall, ready)
    try:
        server.run([listener])
    except SystemExit:
        if not server.house.trouble:
            raise
        return _failed(say(language, "server-no-store", reason=server.house.trouble), exits.BAD_FILE)
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


def _failed(sentence: str, code: int = exits.NETWORK) -> int:
    print(f"leonardo: {sentence}", file=sys.stderr)
    return code


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
