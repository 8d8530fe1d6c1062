"""What the commands of a host share: where games are kept, and what is said when they cannot be had."""

from __future__ import annotations

import errno
import os
import socket
import sys
from pathlib import Path
from typing import Final

from leonardo.cli import exits
from leonardo.server.stores.schema import as_unavailable
from leonardo.server.stores.store import StoreUnavailable
from leonardo.texts import say

DATABASE: Final = "games.db"
_NETWORK: Final = {
    errno.EADDRINUSE: "in_use",
    errno.EADDRNOTAVAIL: "not_here",
    errno.EACCES: "not_allowed",
    errno.EPERM: "not_allowed",
}


def data_folder(environment: dict[str, str] | os._Environ[str] = os.environ) -> Path:
    """Where games are kept if nobody says: the folder of a service, else that of the user."""
    if service := environment.get("STATE_DIRECTORY"):
        return Path(service.split(":")[0])
    if sys.platform == "win32":
        return Path(environment.get("LOCALAPPDATA") or Path.home()) / "leonardo"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "leonardo"
    return Path(environment.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "leonardo"


def store_trouble(language: str, error: StoreUnavailable | OSError, path: Path) -> int:
    """It is said why the games cannot be had; the exit code."""
    trouble = as_unavailable(error, path)
    detail = str(error.strerror if isinstance(error, OSError) else error)
    reason = say(language, "store-trouble", code=trouble.code, file=trouble.path, detail=detail)
    return failed(say(language, "server-no-store", reason=reason), exits.BAD_FILE)


def network_trouble(language: str, error: OSError, host: str, port: int) -> int:
    """It is said why nothing can listen there, and what would do; the exit code."""
    code = _NETWORK.get(error.errno or 0, "unknown" if isinstance(error, socket.gaierror) else "other")
    detail = error.strerror or str(error)
    sentence = say(language, "server-no-listening", host=host, port=str(port), code=code, detail=detail)
    return failed(sentence, exits.NETWORK)


def failed(sentence: str, code: int) -> int:
    """The sentence stands on standard error; the code is given back."""
    print(f"leonardo: {sentence}", file=sys.stderr)
    return code
