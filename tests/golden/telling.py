"""A golden game told from every seat: after each move what the seat was told, and what is new in its view."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Any

from leonardo import Game, Record


def told(record: Record) -> str:
    """The whole game as a text: a block for each move, a line for each fact that a seat learns."""
    game = beginning(record)
    seats = (None, *range(game.seats))
    known: dict[int | None, dict[str, Any]] = {seat: {} for seat in seats}
    lines = ["the deal", *news(game, known)]
    for number, entry in enumerate(record.moves, 1):
        lines += ["", f"{number}. seat {game.to_move} plays {entry.move}, one of {len(game.legal)}"]
        played = game.play(entry.move)
        for heard in zip(*map(played.seen_by, seats), strict=True):
            lines += alike_or_each("hear", dict(zip(seats, map(written, heard), strict=True)), seats)
        lines += news(game, known)
    return "\n".join(lines) + "\n"


def beginning(record: Record) -> Game:
    """The game of the record before its first move; its chance is that of the record."""
    game = record.replay()
    while game.made:
        game.undo()
    return game


def news(game: Game, known: dict[int | None, dict[str, Any]]) -> Iterator[str]:
    """What each seat sees otherwise than before; what all see alike is said once."""
    views = {seat: by_cell(game.view(seat).position) for seat in known}
    for field in views[None]:
        new = {
            seat: view[field] for seat, view in views.items() if view[field] != known[seat].get(field, ...)
        }
        said = {seat: f"{field} {written(value)}" for seat, value in new.items()}
        yield from alike_or_each("see", said, known)
    known.update(views)


def by_cell(position: dict[str, Any]) -> dict[str, Any]:
    """The position with every cell of the field as a fact of its own, so that little is said again."""
    return position | {"field": position["field"] and "by cell", **(position["field"] or {})}


def alike_or_each(verb: str, said: dict[int | None, str], seats: Iterable[int | None]) -> Iterator[str]:
    """One line where it is the same for all, otherwise one for each."""
    if set(said) == set(seats) and len(set(said.values())) == 1:
        yield f"all {verb} {said[None]}"
    else:
        yield from (f"{who(seat)} {verb}s {text}" for seat, text in said.items())


def who(seat: int | None) -> str:
    return "a spectator" if seat is None else f"seat {seat}"


def written(value: Any) -> str:
    """The value as JSON on one line, but `? x 52` in place of so many hidden cards in succession."""
    return json.dumps(shortened(value), ensure_ascii=False).replace('"', "")


def shortened(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: shortened(inner) for key, inner in value.items()}
    if isinstance(value, list) and all(isinstance(entry, str) for entry in value):
        runs = [(entry, len(list(same))) for entry, same in groupby(value)]
        return [
            text
            for entry, count in runs
            for text in ([f"{entry} x {count}"] if "?" in entry and count > 1 else [entry] * count)
        ]
    return [shortened(entry) for entry in value] if isinstance(value, list) else value
