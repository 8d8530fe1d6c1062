"""How a leak is put into the server: by changing one of its functions for a while."""

from __future__ import annotations

import contextlib
import json
import zlib
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple
from unittest import mock

from leonardo.server import telling
from leonardo.server.story import Story
from leonardo.server.table import Table
from tests.properties.games import EDITIONS

Plant = Callable[["Ground"], None]


class Leak(NamedTuple):
    """A change to the server, and the editions in which it can say anything."""

    plant: Plant
    editions: tuple[str, ...]


LEAKS: dict[str, Leak] = {}


def leak(name: str, *editions: str) -> Callable[[Plant], Plant]:
    """The decorated function changes the server so that this comes out."""

    def known(plant: Plant) -> Plant:
        assert name not in LEAKS
        LEAKS[name] = Leak(plant, editions or EDITIONS)
        return plant

    return known


def hidden(story: Story) -> int:
    """A number that hangs on all hands and decks."""
    if story.game is None:
        return 0
    position = story.game.position
    return zlib.crc32(json.dumps([position["hands"], position["decks"]]).encode())


class Ground:
    """The server, to be changed; `table` is the one that was taken up last."""

    def __init__(self, changes: contextlib.ExitStack) -> None:
        self._changes = changes
        self.table: Table | None = None
        self.around(Table, "__init__", self._noticing)

    def _noticing(self, init: Any) -> Any:
        def noticing(table: Table, *given: Any) -> None:
            init(table, *given)
            self.table = table

        return noticing

    def around(self, where: Any, name: str, make: Callable[[Any], Any]) -> None:
        """The function of this name is what `make` makes of it."""
        self._changes.enter_context(mock.patch.object(where, name, make(getattr(where, name))))

    def after(self, where: Any, name: str, change: Callable[..., Any]) -> None:
        """What the function gives is changed: `change` is given it, and then what the function was given."""
        self.around(where, name, lambda old: lambda *a, **k: change(old(*a, **k), *a))

    def telling(self, name: str, change: Callable[..., Any]) -> None:
        """What a function of telling.py gives is changed: `change` is given it, the story, and the rest."""
        self.after(telling, name, lambda given, moment, *rest: change(given, moment.story, *rest))

    @property
    def hidden(self) -> int:
        return hidden(self.table.story) if self.table is not None else 0

    @property
    def is_odd(self) -> bool:
        return bool(self.hidden % 2)


@contextlib.contextmanager
def planted(name: str) -> Iterator[None]:
    """The server leaks in this way."""
    with contextlib.ExitStack() as changes:
        LEAKS[name].plant(Ground(changes))
        yield
