"""One grammar for every move: a list of legal moves that shrinks with each thing that is chosen.

A move is a row of parts: what it begins with, then places, seats, words. Choosing begins with the first part;
what follows may be chosen in any order, as one clicks. One move left means that nothing is left to choose.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from leonardo.explain.written import PLAYS, forms_of, read


class Part(NamedTuple):
    """One thing that can be chosen: a card of the hand, a zone of a seat's table, a cell, a word."""

    kind: str
    value: str
    seat: int = -1


ON_THE_TABLE: Final = ("card", "zone", "cell")  # chosen by pointing; everything else stands in a list


@dataclass(frozen=True)
class Choosing:
    """What the seat may do, and what it has chosen of it so far."""

    legal: tuple[str, ...]
    seat: int
    picked: tuple[Part, ...] = ()

    @property
    def left(self) -> tuple[str, ...]:
        """The moves that begin with the first choice and contain the others."""
        return tuple(move for move in self.legal if self._fits(parts_of(move, self.seat)))

    @property
    def move(self) -> str | None:
        """The move that has been chosen, once only one is left."""
        left = self.left
        return left[0] if self.picked and len(left) == 1 else None

    @property
    def open(self) -> frozenset[Part]:
        """What on the table can be chosen next."""
        if not self.picked:
            first = {parts_of(move, self.seat)[0] for move in self.legal}
            return frozenset(part for part in first if part.kind in ON_THE_TABLE)
        found = {part for move in self.left for part in parts_of(move, self.seat)[1:]}
        return frozenset(part for part in found if part.kind in ON_THE_TABLE and part not in self.picked)

    @property
    def listed(self) -> tuple[Part, ...]:
        """What is to be chosen next from a list, in the order of the moves; at last, what was chosen."""
        rows = [parts_of(move, self.seat) for move in self.left]
        if self.move is not None:
            return _listed(self.picked)
        if not rows:
            return ()
        if not self.picked:
            return _listed(row[0] for row in rows)
        for place in range(1, max(map(len, rows))):
            there = [row[place] for row in rows if place < len(row)]
            if len(set(there)) > 1 and not set(there) & set(self.picked):
                return _listed(there)
        return ()

    def pick(self, part: Part) -> Choosing | None:
        """With this chosen too, in place of what contradicts it; None where no move has it."""
        for kept in (self.picked, tuple(p for p in self.picked[1:] if p.kind != part.kind)):
            head = self.picked[:1] if kept is not self.picked else ()
            further = Choosing(self.legal, self.seat, (*head, *(p for p in kept if p != part), part))
            if part not in self.picked and further.left:
                return further
        if self.picked and part != self.picked[0] and self._again(part) is not None:
            return self._again(part)
        return None

    def _again(self, part: Part) -> Choosing | None:
        """Begun anew with this, where a card of the hand is chosen instead of another."""
        afresh = Choosing(self.legal, self.seat, (part,))
        return afresh if part.kind == "card" and afresh.left else None

    def back(self) -> Choosing:
        """Without the last choice."""
        return Choosing(self.legal, self.seat, self.picked[:-1])

    def cleared(self) -> Choosing:
        """With nothing chosen."""
        return Choosing(self.legal, self.seat)

    def _fits(self, row: Sequence[Part]) -> bool:
        return not self.picked or (row[0] == self.picked[0] and all(part in row for part in self.picked))


def _listed(parts: Iterable[Part]) -> tuple[Part, ...]:
    return tuple(dict.fromkeys(part for part in parts if part.kind not in ON_THE_TABLE))


def parts_of(move: str, mover: int) -> tuple[Part, ...]:
    """The parts of a move in the order in which they are asked for."""
    written = read(move)
    card = Part("card", written.card)
    if written.kind == "zone":
        return card, Part("zone", written.zone, mover)
    if written.kind in PLAYS:
        return card, Part("cell", written.cell), Part("way", written.kind)
    if written.kind == "action":
        return card, Part("word", "use"), *_arguments(written.action, written.args, mover)
    if written.kind == "drop":
        return card, Part("word", "drop")
    if written.kind in ("under", "give"):
        return card, Part("word", written.kind)
    if written.kind == "lift":
        return Part("zone", written.zone, mover), Part("word", "lift")
    if written.kind == "veto":
        return (Part("cell", written.cell),)
    if written.kind == "to":
        return (Part("to", written.args[0]),)
    if written.kind in ("key", "draw"):
        return (Part(written.kind, written.args[0]),)
    return (Part("word", written.kind),)


def _arguments(action: str, args: Sequence[str], mover: int) -> list[Part]:
    """The arguments of an action card; a seat and its zone are one place to point at."""
    kinds = next(form for form in forms_of(action) if len(form) == len(args))
    if kinds == ("seat", "zone"):
        return [Part("zone", args[1], int(args[0]))]
    if kinds == ("deck", "card"):
        return [Part("pile", args[0]), Part("found", args[1])]
    named = zip(kinds, args, strict=True)
    return [Part(kind, value, mover if kind == "zone" else -1) for kind, value in named]
