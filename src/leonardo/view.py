"""What one seat may know: the only thing that bots, pages, adapters and logs receive."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, final

from leonardo import rules
from leonardo.edition import Edition
from leonardo.heard import Heard
from leonardo.move import Move
from leonardo.move_writing import move_texts
from leonardo.position import position, position_beside
from leonardo.rules import layout
from leonardo.words import REFUSALS

SPECTATOR = -1


@final
class Legal(Sequence[Move]):
    """The legal moves of one decision, sorted as text; `in` takes a Move or its text."""

    __slots__ = ("_moves", "_texts", "seat")

    def __init__(self, texts: Sequence[str], seat: int | None) -> None:
        self._texts = sorted(texts)
        self._moves: dict[str, Move | None] = dict.fromkeys(self._texts)
        self.seat = seat

    @property
    def texts(self) -> list[str]:
        """The moves as texts, each once, sorted."""
        return list(self._texts)

    def _move(self, text: str) -> Move:
        move = self._moves[text]
        if move is None:
            move = self._moves[text] = Move(text)
        return move

    def __contains__(self, move: object) -> bool:
        text = move.text if isinstance(move, Move) else move
        return text in self._moves

    def __len__(self) -> int:
        return len(self._texts)

    def __iter__(self) -> Iterator[Move]:
        return map(self._move, self._texts)

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, slice):
            return [self._move(text) for text in self._texts[index]]
        return self._move(self._texts[index])

    def __eq__(self, other: object) -> bool:
        return self._texts == other._texts if isinstance(other, Legal) else NotImplemented

    def __hash__(self) -> int:
        return hash(tuple(self._texts))

    def __repr__(self) -> str:
        if self.seat is None:
            return "<no legal moves: the game is over>"
        shown = ", ".join(self._texts[:4]) + (", ..." if len(self) > 4 else "")
        plural = "" if len(self) == 1 else "s"
        return f"<{len(self)} legal move{plural} for seat {self.seat}: {shown}>"


@final
class View:
    """The game as a seat (or, with seat None, a spectator) knows it; frozen when it was made."""

    __slots__ = ("_extras", "edition", "history", "record", "seat")

    def __init__(
        self,
        edition: Edition,
        record: Any,
        seat: int | None,
        extras: dict[str, Any] | None = None,
        history: tuple[Heard, ...] = (),
    ) -> None:
        self.edition = edition
        self.record = record  # the rules' own form of a view; hidden cards are not in it
        self.seat = seat
        self.history = history  # what this seat has heard of the game, as far as it was told here
        self._extras = dict(extras or {})

    @classmethod
    def of(
        cls,
        edition: Edition,
        state: Any,
        seat: int | None,
        extras: dict[str, Any] | None = None,
        history: tuple[Heard, ...] = (),
    ) -> View:
        """What this seat may know of the state, by the one function that makes views."""
        record = rules.State()
        rules.observe(edition.table, state, SPECTATOR if seat is None else seat, record)
        return cls(edition, record, seat, extras, history)

    @property
    def to_move(self) -> int:
        return int(self.record.mover)

    @property
    def is_over(self) -> bool:
        return bool(self.record.phase == rules.codes.OVER)

    @property
    def position(self) -> dict[str, Any]:
        """The view in the shape of interchange 2."""
        return position(self.edition, self.record, self._extras)

    def position_beside(self, spectators: Mapping[str, Any]) -> Mapping[str, Any]:
        """The same as `position`, from that of the spectators' view of this moment; nobody may change it."""
        return position_beside(spectators, self.edition, self.record)

    @property
    def deck_lists(self) -> dict[str, tuple[str, ...]]:
        """The cards of the whole game by deck, which everybody knows; not how they lie."""
        own = self._extras.get("deck_lists")
        if own is None:
            return self.edition.deck_lists(int(self.record.seats))
        return {name: tuple(cards) for name, cards in own.items()}

    @property
    def legal(self) -> Legal:
        """The moves of the seat that decides, if that is this seat; otherwise none."""
        if self.is_over or self.seat != self.to_move:
            return Legal((), None if self.is_over else self.to_move)
        return Legal(legal_texts(self.edition, self.record), self.to_move)

    def refusal(self, move: Move | str) -> str | None:
        """The code of the reason why this seat may not make the move now, or None if it may."""
        wanted = move if isinstance(move, Move) else Move(move)
        code = rules.refuse(self.edition.table, self.record, wanted.in_edition(self.edition))
        return REFUSALS[code]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, View):
            return NotImplemented
        return (self.edition, self.seat) == (other.edition, other.seat) and bool(self.record == other.record)

    __hash__ = None  # type: ignore[assignment]  # a view holds lists

    def __repr__(self) -> str:
        who = "a spectator" if self.seat is None else f"seat {self.seat}"
        return f"<View of {self.edition.name} for {who}, turn {self.record.turn}>"


def legal_packed(edition: Edition, s: Any) -> list[int]:
    """The legal moves as the rules write them."""
    out = [0] * layout.MOVES
    return out[: rules.legal(edition.table, s, out)]


def legal_texts(edition: Edition, s: Any) -> list[str]:
    """The legal moves as texts."""
    texts = move_texts(edition)
    return [texts[packed] for packed in legal_packed(edition, s)]


__all__ = ["Legal", "View", "legal_packed", "legal_texts"]
