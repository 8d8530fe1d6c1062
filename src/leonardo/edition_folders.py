"""An edition folder as it lies on the disk: its tables, with those it extends, and its deck lists.

Nothing here knows what the words mean; `leonardo.edition` turns them into numbers and values.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from types import MappingProxyType
from typing import Any

from leonardo.decks import read_deck
from leonardo.errors import DeckError, EditionError, did_you_mean

SHELF = "editions"
# What an edition.toml may say; a mistyped table would otherwise go unnoticed.
_KEYS = ("name", "extends", "revision", "stage", "seats", "shape", "decks", "options", "fixed")
# What may change without a new revision, because no game is played otherwise for it.
_NOT_FROZEN = ("stage", "settles", "seats")


@dataclass(frozen=True)
class Folder:
    """One edition as data: `edition` and `actions` are TOML tables, `decks` sorted card texts."""

    edition: Mapping[str, Any]
    actions: Mapping[str, Any]
    decks: Mapping[str, tuple[str, ...]]

    @property
    def fingerprint(self) -> str:
        """A digest of what the folder means: comments and order do not count."""
        meaning = [_frozen_part(self.edition), dict(self.actions), dict(self.decks)]
        text = json.dumps(meaning, sort_keys=True, ensure_ascii=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()


def _shelf() -> Traversable:
    return files("leonardo") / SHELF


@cache
def folder_names() -> tuple[str, ...]:
    """The names of all edition folders, in alphabetical order."""
    return tuple(sorted(f.name for f in _shelf().iterdir() if (f / "edition.toml").is_file()))


@cache
def read_folder(name: str) -> Folder:
    """The folder of this name, with what it does not say itself taken from the one it extends."""
    own = _read_alone(name)
    parent = own.edition.get("extends")
    if parent is None:
        return own
    if parent not in folder_names():
        raise EditionError(f"there is no edition {parent!r}", where=f"{name}/edition.toml, extends")
    base = _read_alone(parent)
    if "extends" in base.edition:
        raise EditionError(
            f"{parent} extends {base.edition['extends']} itself; one level is allowed",
            where=f"{name}/edition.toml, extends",
        )
    return Folder(
        MappingProxyType(_merged(base.edition, own.edition)),
        own.actions,
        MappingProxyType({**base.decks, **own.decks}),
    )


@cache
def frozen_fingerprints() -> Mapping[str, Mapping[str, str]]:
    """For each edition the fingerprint of every published revision."""
    with (_shelf() / "FROZEN.toml").open("rb") as file:
        return MappingProxyType(tomllib.load(file))


def _read_alone(name: str) -> Folder:
    folder = _shelf() / name
    edition = _read_toml(folder / "edition.toml", f"{name}/edition.toml")
    if edition.get("name") != name:
        raise EditionError(f"must be {name!r}, as the folder is", where=f"{name}/edition.toml, name")
    for key in edition:
        if key not in _KEYS:
            raise EditionError(
                f"there is no such entry.{did_you_mean(key, _KEYS)}",
                where=f"{name}/edition.toml, {key}",
            )
    actions = folder / "actions.toml"
    lists = folder / "decks"
    return Folder(
        MappingProxyType(edition),
        MappingProxyType(_read_toml(actions, f"{name}/actions.toml") if actions.is_file() else {}),
        MappingProxyType(
            {
                file.name.removesuffix(".deck"): _read_list(file, f"{name}/decks/{file.name}")
                for file in (lists.iterdir() if lists.is_dir() else ())
                if file.name.endswith(".deck")
            }
        ),
    )


def _read_toml(file: Traversable, where: str) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise EditionError(str(error), where=where) from error


def _read_list(file: Traversable, where: str) -> tuple[str, ...]:
    deck = read_deck(file.read_text(encoding="utf-8"), where)
    if deck.problems:
        first = deck.problems[0]
        raise DeckError(first.reason, source=where, line=first.line, column=first.column)
    return deck.cards()


def _merged(base: Mapping[str, Any], own: Mapping[str, Any]) -> dict[str, Any]:
    """What `own` says, and of `base` what it does not say, table by table."""
    result = dict(base)
    for key, value in own.items():
        below = result.get(key)
        both = isinstance(value, Mapping) and isinstance(below, Mapping)
        result[key] = _merged(below, value) if both and below is not None else value
    return result


def _frozen_part(table: Mapping[str, Any]) -> dict[str, Any]:
    return {
        key: _frozen_part(value) if isinstance(value, Mapping) else value
        for key, value in table.items()
        if key not in _NOT_FROZEN
    }
