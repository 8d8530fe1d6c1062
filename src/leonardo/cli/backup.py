"""`leonardo backup FILE`: a whole copy of the games, whether a server has them open or not."""

from __future__ import annotations

import http.client
import json
import os
import shutil
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from leonardo.cli import exits
from leonardo.cli.hosting import DATABASE, data_folder, failed, store_trouble
from leonardo.cli.language import chosen_language
from leonardo.cli.parsing import Parser
from leonardo.server.keys import OPERATOR_HEADER, Keys, keys_in
from leonardo.server.stores.copies import Contents, checked, copy_of
from leonardo.server.stores.store import StoreUnavailable
from leonardo.texts import say

PATIENCE: Final = 600.0  # seconds for the server to make the copy


def main(arguments: list[str]) -> int:
    """The copy lies there, whole and looked at; a file that was there before is never written over."""
    parser = Parser("backup", ["leonardo backup games-monday.db"])
    parser.takes("file", type=Path, metavar="FILE")
    parser.takes("--data", type=Path, metavar="DIR")
    parser.takes("--json", action="store_true")
    parser.takes("--lang", metavar="LANGUAGE")
    chosen = parser.parse_args(arguments)
    language = chosen_language(chosen.lang)
    folder = chosen.data or data_folder()
    target: Path = chosen.file
    try:
        contents = _made(folder, target)
    except _ServerSaid as said:
        return failed(say(language, "backup-server-said", sentence=said.sentence), exits.NETWORK)
    except (StoreUnavailable, OSError) as error:
        return store_trouble(language, error, target)
    if chosen.json:
        print(json.dumps({"file": str(target), "games": contents.games, "entries": contents.entries}))
    else:
        print(say(language, "backup-made", file=str(target), games=contents.games, entries=contents.entries))
    return exits.FINE


class _ServerSaid(Exception):
    """The server runs, and did not do it."""

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence)
        self.sentence = sentence


def _made(folder: Path, target: Path) -> Contents:
    if target.exists():
        raise FileExistsError(17, "", str(target))
    if not (folder / DATABASE).exists():
        raise StoreUnavailable(f"{folder / DATABASE} is not there", "no_file", str(folder / DATABASE))
    keys = keys_in(folder)
    made = _by_server(keys) if keys is not None else None
    if made is None:
        copy_of(folder / DATABASE, target)
    else:
        _moved(folder / made, target)
    return checked(target)


def _by_server(keys: Keys) -> str | None:
    """The name of the copy that the server has made; None where there is no server any more."""
    parts = urlsplit(keys.address)
    headers = {"X-Leonardo": "1", OPERATOR_HEADER: keys.token}
    connection = http.client.HTTPConnection(parts.hostname or "", parts.port or 80, timeout=PATIENCE)
    try:
        connection.request("POST", "/api/operator/backup", headers=headers)
        answer = connection.getresponse()
        body: Any = json.loads(answer.read())
    except ConnectionRefusedError:
        return None  # it was killed, and its file was left behind
    except (OSError, http.client.HTTPException, ValueError) as error:
        raise _ServerSaid(str(error)) from None
    finally:
        connection.close()
    if answer.status != 201:
        raise _ServerSaid(str(body.get("sentence", answer.status)))
    return str(body["file"])


def _moved(made: Path, target: Path) -> None:
    try:
        os.link(made, target)  # never over something that has come there in the meantime
        made.unlink()
    except FileExistsError:
        made.unlink(missing_ok=True)
        raise
    except OSError:  # another disk
        with made.open("rb") as source, open(target, "xb", opener=_for_its_owner) as copy:
            shutil.copyfileobj(source, copy)
            copy.flush()
            os.fsync(copy.fileno())
        made.unlink()


def _for_its_owner(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)
