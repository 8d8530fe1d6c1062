"""A game as it can be kept: who played, how it began, every move and what chance said after it.

A `Record` is a value. `game.record().text` is the text of interchange 6, `Record.read(text)` reads it back,
`record.replay()` is the game again, without any generator.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from leonardo.edition import Edition
from leonardo.game import Deal, Game, Made
from leonardo.move import Move

Said = tuple[str, Any]  # ("shuffle main", cards) or ("takes", card)


class Spot(NamedTuple):
    """Where something stands in a text, both from 1."""

    line: int
    column: int


@dataclass(frozen=True, slots=True)
class Entry:
    """A move of a record with what chance said after it.

    `turn` and `seat` stand with the first move of a turn, as far as the record names them.
    """

    move: Move
    turn: int | None = None
    seat: int | None = None
    chance: tuple[Said, ...] = ()
    comments: tuple[str, ...] = ()
    at: Spot | None = field(default=None, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Record:
    """A whole or unfinished game, frozen; `headers` are those that do not say how it began."""

    edition: Edition
    names: tuple[str, ...]
    deal: Deal | None = None
    start: str | None = None  # in place of a deal: the position of interchange 2, as JSON
    moves: tuple[Entry, ...] = ()
    headers: tuple[tuple[str, tuple[str, ...]], ...] = ()
    comments: tuple[str, ...] = ()  # before the first move
    own_lists: bool = False  # the deck lists were given, although they are the edition's
    at: Spot | None = field(default=None, compare=False, repr=False)

    @classmethod
    def of(cls, game: Game, headers: Mapping[str, str | Sequence[str]] | None = None) -> Record:
        """The record of the game so far; `headers` such as {"Date": "2026-11-18"} are added."""
        from leonardo.record.headers import checked_headers, result_text

        given = checked_headers(headers or {})
        if all(name != "Result" for name, _ in given):
            given = (*given, ("Result", (result_text(game),)))
        entries = tuple(_entries(game.made))
        begun = game.begun_at
        if game.beginning is None:
            start = json.dumps(begun, ensure_ascii=False)
            return cls(game.edition, game.names, None, start, entries, given)
        usual = game.edition.deck_lists(game.seats)
        own = begun.get("deck_lists") == {name: sorted(cards) for name, cards in usual.items()}
        return cls(game.edition, game.names, game.beginning, None, entries, given, own_lists=own)

    # --- reading and writing ---------------------------------------------------------------------------

    @classmethod
    def read(cls, text: str) -> Record:
        """The one game of this text; or a RecordError with line, column and what was expected."""
        from leonardo.record.reading import read_one

        return read_one(text)

    @classmethod
    def read_all(cls, text: str) -> tuple[Record, ...]:
        """All games of this text, in order."""
        from leonardo.record.reading import read_all

        return read_all(text)

    @property
    def text(self) -> str:
        """The record as interchange 6 writes it, wrapped at 80."""
        from leonardo.record.writing import written

        return written(self)

    @property
    def json(self) -> dict[str, Any]:
        """The record as a JSON object, its parts by name."""
        from leonardo.record.json_form import as_json

        return as_json(self)

    @classmethod
    def from_json(cls, told: Any) -> Record:
        """The record of such an object, or of its text; or a RecordError that says where."""
        from leonardo.record.json_form import from_json

        return from_json(told)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Record.read({self.text!r})"

    # --- what it says ----------------------------------------------------------------------------------

    @property
    def position(self) -> dict[str, Any] | None:
        """The position that the game began from, or None where it was dealt."""
        found: dict[str, Any] | None = None if self.start is None else json.loads(self.start)
        return found

    @property
    def first(self) -> int:
        """The seat that had the first decision."""
        return self.deal.first if self.deal is not None else int(json.loads(self.start or "{}")["to_move"])

    @property
    def result(self) -> str:
        """What the header Result says: the ranking, or `*` for an unfinished game."""
        return self.header("Result") or "*"

    def header(self, name: str) -> str | None:
        """The text of this header, or None."""
        return next((" ".join(values) for known, values in self.headers if known == name), None)

    @property
    def turns(self) -> Iterator[tuple[Entry, ...]]:
        """The moves turn by turn, as far as the record tells them apart; `numbered` knows them all."""
        turn: list[Entry] = []
        for entry in self.moves:
            if turn and (entry.turn, entry.seat) != (None, None):
                yield tuple(turn)
                turn = []
            turn.append(entry)
        if turn:
            yield tuple(turn)

    # --- playing it --------------------------------------------------------------------------------------

    def replay(self, *, seed: str = "") -> Game:
        """The game after its last move, played by the rules; or a RecordError where it breaks them.

        Nothing is drawn from a generator. `seed` feeds chance only where someone plays on.
        """
        from leonardo.record.replaying import replayed

        return replayed(self, seed)

    def numbered(self) -> Record:
        """The same record with the number and seat of every turn, which a typed one may leave out."""
        known = zip(self.moves, _entries(self.replay().made), strict=True)
        return replace(
            self, moves=tuple(replace(entry, turn=full.turn, seat=full.seat) for entry, full in known)
        )

    def __len__(self) -> int:
        return len(self.moves)


def _entries(made: Iterable[Made]) -> Iterator[Entry]:
    """The moves of a game as a record has them."""
    turn = None
    for done in made:
        begins = done.turn != turn
        turn = done.turn
        yield Entry(done.move, turn if begins else None, done.seat if begins else None, done.chance)


__all__ = ["Entry", "Record", "Spot"]
