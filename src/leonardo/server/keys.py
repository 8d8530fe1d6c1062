"""By what a running server knows its operator: a token in a file beside the database.

Only the owner of that folder can read it, who could read the database as well.
"""

from __future__ import annotations

import hmac
import os
from pathlib import Path
from typing import Final

import msgspec

from leonardo.server.hall import Hall

FILE: Final = "operator.json"
TOKEN_BYTES: Final = 32
OPERATOR_HEADER: Final = "x-leonardo-operator"


class Keys(msgspec.Struct, frozen=True):
    """Where the server is found by its operator, and by what it knows him."""

    address: str
    token: str


def is_operator(hall: Hall, given: str) -> bool:
    """Whether this is the operator's token."""
    return bool(hall.operator) and hmac.compare_digest(given.encode(), hall.operator.encode())


def hand_keys(hall: Hall, address: str) -> Path | None:
    """The operator's file lies beside the database, for its owner's eyes."""
    folder = hall.settings.data
    if folder is None:
        return None
    hall.operator = hall.token(TOKEN_BYTES)
    path = folder / FILE
    path.unlink(missing_ok=True)  # of a server that was killed
    number = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(number, "wb") as file:
        file.write(msgspec.json.encode(Keys(address, hall.operator)))
    return path


def keys_in(folder: Path) -> Keys | None:
    """What a server that runs has left in its folder; None where none runs."""
    try:
        return msgspec.json.decode((folder / FILE).read_bytes(), type=Keys)
    except (FileNotFoundError, msgspec.MsgspecError):
        return None
