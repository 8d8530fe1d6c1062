"""The numbering of moves and the fields of observations as tables: python -m leonardo.adapters.described

The guide docs/guide/environments.md holds what this prints, and a test compares the two.
"""

from __future__ import annotations

from collections.abc import Iterator

from leonardo.adapters.actions import ActionSpace
from leonardo.adapters.observations import Observations
from leonardo.edition import Edition


def sizes() -> Iterator[str]:
    """How many numbers and places there are, by edition and seats."""
    yield "| edition | moves with 2, 3, 4, 5, 6 seats | places of an observation with 2, 3, 4, 5, 6 seats |"
    yield "| --- | --- | --- |"
    for name in Edition.names():
        spaces = [ActionSpace(name, seats) for seats in range(2, 7)]
        moves = ", ".join(str(space.size) for space in spaces)
        places = ", ".join(str(Observations(space).size) for space in spaces)
        yield f"| `{name}` | {moves} | {places} |"


def numbering(edition: str, seats: int = 2) -> Iterator[str]:
    """Each block of numbers with its first and last move."""
    space = ActionSpace(edition, seats)
    yield "| numbers | form | first | last |"
    yield "| --- | --- | --- | --- |"
    for form, first, size in space.blocks:
        last = first + size - 1
        numbers = f"{first}" if size == 1 else f"{first}-{last}"
        yield f"| {numbers} | `{form}` | `{space.text(first)}` | `{space.text(last)}` |"


def fields(edition: str, seats: int = 2) -> Iterator[str]:
    """Each field with its places, shape and bounds."""
    yield "| places | field | shape | from | to | what it says |"
    yield "| --- | --- | --- | --- | --- | --- |"
    for field, first, size in Observations(ActionSpace(edition, seats)).parts:
        places = f"{first}" if size == 1 else f"{first}-{first + size - 1}"
        shape = " x ".join(str(length) for length in field.shape)
        private = " (the reader only)" if field.private else ""
        yield f"| {places} | `{field.name}` | {shape} | {field.low} | {field.high} | {field.about}{private} |"


def pages() -> Iterator[str]:
    """All tables, edition by edition, with two seats."""
    yield from sizes()
    for name in Edition.names():
        yield from ("", f"### {name}", "", *numbering(name), "", *fields(name))


if __name__ == "__main__":
    print("\n".join(pages()))
