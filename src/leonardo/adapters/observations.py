"""A view as one array of small integers: `Observations(ActionSpace("classic", 2)).of(game.view(0))`.

The array is filled from the view's record by `kernels.writing`, the same text for one game and, compiled,
for thousands; `docs/guide/environments.md` lists the fields. What the seat may not know is in no view, so it
is in no observation.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from typing import Any, NamedTuple, final

from leonardo.adapters.actions import ActionSpace
from leonardo.adapters.needing import missing
from leonardo.view import View, legal_packed

try:
    import numpy as np
    import numpy.typing as npt
except ImportError as absent:
    raise missing(__name__) from absent

from leonardo.adapters.fields import Field, fields_of
from leonardo.adapters.kernels.writing import write_parts
from leonardo.adapters.sheets import sheet_of

Array = npt.NDArray[np.int8]


class Part(NamedTuple):
    """A field and where it lies: `array[first : first + size].reshape(field.shape)`."""

    field: Field
    first: int
    size: int


@final
class Observations:
    """How the views of these seats and decks become arrays of one size, and legal moves masks."""

    def __init__(self, space: ActionSpace) -> None:
        self.space = space
        parts: list[Part] = []
        first = 0
        for field in fields_of(space):
            size = int(np.prod(field.shape))
            parts.append(Part(field, first, size))
            first += size
        self.parts: tuple[Part, ...] = tuple(parts)
        self.size: int = first
        self.sheet = self.sheet_with(self.parts)

    def sheet_with(self, parts: Iterable[Part]) -> Any:
        """What the kernels ask for, to write these parts and no others."""
        return sheet_of(self.space, {part.field.code: part.first for part in parts}, self.size)

    def of(self, view: View) -> Array:
        """A new array with what this view says."""
        out = np.zeros(self.size, np.int8)
        self.write_with(self.sheet, view, out)
        return out

    def write(self, view: View, out: Array) -> None:
        """The array, the caller's own, holds what this view says. A spectator reads as seat 0."""
        out[:] = 0
        self.write_with(self.sheet, view, out)

    def write_with(self, sheet: Any, view: View, out: Array) -> None:
        """The parts that this sheet has, zero before, are filled in."""
        write: Any = write_parts
        write(view.edition.table, view.record, view.seat or 0, sheet, out, 0)

    def mask(self, view: View) -> Array:
        """A new array with 1 for every move that the view's seat may make now."""
        out = np.zeros(self.space.size, np.int8)
        self.write_mask(view, out)
        return out

    def write_mask(self, view: View, out: Array) -> None:
        """The array, the caller's own, has 1 for every move that the view's seat may make now."""
        out[:] = 0
        if not view.is_over and view.seat == view.to_move:
            out[self.legal(view)] = 1

    def legal(self, view: View) -> list[int]:
        """The numbers of the moves that the seat to decide may make now, in ascending order."""
        number_of = self.space.number_of
        return sorted(number_of(packed) for packed in legal_packed(view.edition, view.record))

    def named(self, array: npt.NDArray[Any]) -> dict[str, npt.NDArray[Any]]:
        """The fields by name, each in its shape, as windows on this array."""
        return {
            part.field.name: array[part.first : part.first + part.size].reshape(part.field.shape)
            for part in self.parts
        }

    @cached_property
    def low(self) -> Array:
        """The least that can stand in each place."""
        return np.concatenate([np.full(part.size, part.field.low, np.int8) for part in self.parts])

    @cached_property
    def high(self) -> Array:
        """The most that can stand in each place."""
        return np.concatenate([np.full(part.size, part.field.high, np.int8) for part in self.parts])
