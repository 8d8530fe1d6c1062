"""Every move of an edition has a number: `ActionSpace("classic", 2).number("MR>n")`, and back with `text`.

The numbering depends on the edition, the number of seats and the deck lists, never on options or on the
state of a game. It is written down in docs/guide/environments.md, and a test keeps it as it is.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property, lru_cache
from typing import Any, NamedTuple, final

from leonardo import rules
from leonardo.adapters.numbering import blocks_of, faces_of
from leonardo.edition import Edition
from leonardo.errors import LeonardoError
from leonardo.move import Move
from leonardo.move_writing import move_text
from leonardo.rules import codes

Decks = Mapping[str, Sequence[str]]


class UnnumberedMove(LeonardoError, ValueError):
    """The move can be read, but these decks and seats can never make it; or the number is no move's."""


class Block(NamedTuple):
    """A run of numbers for one form of move: from `first` on, `size` of them."""

    form: str  # as the documents write it, such as CARD>ZONE
    first: int
    size: int


@final
class ActionSpace:
    """The numbers of all moves that these decks and seats can ever make, from 0 to `size` - 1."""

    def __init__(self, edition: str | Edition, seats: int, decks: Decks | None = None) -> None:
        self.edition = Edition(edition) if isinstance(edition, str) else edition
        self.seats = seats
        self.decks = decks
        lists = self.edition.deck_lists(seats) if decks is None else decks
        self.edition.check_decks(lists, seats)
        self.lists: Decks = lists
        self.faces: tuple[int, ...] = faces_of(self.edition, lists)  # symbol cards, then action cards
        blocks: list[Block] = []
        packed: list[int] = []
        for form, moves in blocks_of(self.edition, seats, self.faces):
            blocks.append(Block(form, len(packed), len(moves)))
            packed += moves
        self.blocks: tuple[Block, ...] = tuple(blocks)
        self._packed: tuple[int, ...] = tuple(packed)
        self._numbers = {move: number for number, move in enumerate(packed)}

    @property
    def size(self) -> int:
        """How many numbers there are."""
        return len(self._packed)

    @cached_property
    def cards(self) -> tuple[str, ...]:
        """The different cards of the decks in the order in which moves and observations number them."""
        return tuple(self.edition.card_text(face) for face in self.faces)

    def number(self, move: Move | str) -> int:
        """The number of the move of this text."""
        wanted = move if isinstance(move, Move) else Move(move)
        found = self._numbers.get(wanted.in_edition(self.edition))
        if found is None:
            found = self._numbers.get(_other_order(wanted.in_edition(self.edition)))
        if found is None:
            raise UnnumberedMove(
                f"{wanted} has no number in {self.edition.name} with {self.seats} seats and these decks",
                move=wanted.text,
            )
        return found

    def text(self, number: int) -> str:
        """The text of the move of this number."""
        return move_text(self.packed(number), self.edition)

    def packed(self, number: int) -> int:
        """The move of this number as the rules write it."""
        if not 0 <= number < len(self._packed):
            raise UnnumberedMove(f"{number} is no move's number: they are 0 to {len(self._packed) - 1}")
        return self._packed[number]

    @property
    def all_packed(self) -> tuple[int, ...]:
        """All moves as the rules write them, in the order of their numbers."""
        return self._packed

    def number_of(self, packed: int) -> int:
        """The number of a move that the rules have listed."""
        return self._numbers[packed]

    def __reduce__(self) -> tuple[Any, ...]:
        return action_space, (self.edition, self.seats, self.decks)

    def __len__(self) -> int:
        return self.size

    def __iter__(self) -> Iterator[str]:
        """The texts of all moves in the order of their numbers."""
        return (move_text(packed, self.edition) for packed in self._packed)

    def __repr__(self) -> str:
        return f"<ActionSpace of {self.edition.name} with {self.seats} seats: {self.size} moves>"


def action_space(edition: Edition, seats: int, decks: Decks | None = None) -> ActionSpace:
    """The numbering for these seats and decks; equal ones are the same object, being large."""
    frozen = None if decks is None else tuple((name, tuple(cards)) for name, cards in sorted(decks.items()))
    return _remembered(edition, seats, frozen)


@lru_cache(maxsize=32)
def _remembered(
    edition: Edition, seats: int, decks: tuple[tuple[str, tuple[str, ...]], ...] | None
) -> ActionSpace:
    return ActionSpace(edition, seats, None if decks is None else dict(decks))


def _other_order(packed: int) -> int:
    """The same exchange with its two places named the other way round."""
    return rules.pack(
        rules.kind_of(packed),
        codes.NO_CARD,
        rules.action_of(packed),
        rules.b_of(packed),
        rules.a_of(packed),
    )
