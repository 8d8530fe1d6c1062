"""Records and lists for the compiled form, and the way from a plain object to one and back."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from leonardo.rules.compiled import FIELDS_OF, Fields, record_type


def records(kind: type, count: int) -> NDArray[Any]:
    """So many records of this kind (State, Table, Tape, or any class with FIELDS), all zero."""
    return np.zeros(count, record_type(_fields(kind)))


def record(kind: type) -> Any:
    """One record of this kind, all zero."""
    return records(kind, 1)[0]


def filled(thing: Any) -> Any:
    """A record that says the same as this plain object."""
    made = record(type(thing))
    for entry in _fields(type(thing)):
        made[entry[0]] = getattr(thing, entry[0])
    return made


def plain(made: Any, kind: type) -> Any:
    """A plain object that says the same as this record."""
    thing = kind()
    for entry in _fields(kind):
        value = made[entry[0]]
        setattr(thing, entry[0], value.tolist() if entry[1] else int(value))
    return thing


def numbers(count: int) -> NDArray[np.int64]:
    """A list of so many zeros."""
    return np.zeros(count, np.int64)


def _fields(kind: type) -> Fields:
    found: Fields = FIELDS_OF.get(kind) or kind.FIELDS  # type: ignore[attr-defined]
    return found
