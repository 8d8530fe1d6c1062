"""What a move would do, told before it is made: facts, lines, what passes to the neighbour, what it forbids.

The move is tried on a copy of the view. What is hidden stays hidden there, so a preview tells nothing
that the seat may not know.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from leonardo import rules
from leonardo.board.changes import changed_places
from leonardo.board.known import bans, next_rows
from leonardo.events import events
from leonardo.explain import event
from leonardo.move import Move
from leonardo.rules import codes, layout
from leonardo.texts import list_of, say
from leonardo.view import View
from leonardo.words import SYMBOL_CODES, ZONE_NAMES, cell_name, symbols_text

_UNTOLD: Final = ("drawn", "turn", "reshuffled", "over")


class Preview:
    """The view before a move and after it."""

    def __init__(self, view: View, move: str, names: tuple[str, ...], language: str) -> None:
        assert view.seat is not None
        self.before, self.names, self.language, self.seat = view, names, language, view.seat
        self.move = move
        record = view.record.copy()
        tape = rules.Tape()
        tape.limit = layout.EVENTS
        rules.apply(view.edition.table, record, Move(move).in_edition(view.edition), tape)
        self.after = View(view.edition, record, view.seat)
        self.facts = events(view.edition, tape, view.seat)

    def sentences(self) -> list[str]:
        """What would happen; then a sentence each for lines gained or lost and for what is forbidden."""
        told = [
            event(self.language, fact, self.seat, self.names, self.before.edition.name)
            for fact in self.facts
            if fact["event"] not in _UNTOLD
        ]
        return [say(self.language, "play-preview", told=" ".join(told)), *self._lines(), *self._forbidden()]

    @property
    def changed(self) -> set[Any]:
        """The places where something else lies: cells, or pairs of seat and zone."""
        return changed_places(self.before.position, self.after.position)

    def _lines(self) -> Iterator[str]:
        if self.after.position["field"] is not None:
            yield from self._rows()
            return
        for seat in (self.seat, (self.seat + 1) % self.after.position["seats"]):
            yield from self._own_lines(seat)

    def _own_lines(self, seat: int) -> Iterator[str]:
        """Which lines of two or three equal symbols a table gains and loses, of keys still missing."""
        owned = self.before.position["keys"][seat]
        before = standing_lines(self.before.position["tables"][seat], owned)
        after = standing_lines(self.after.position["tables"][seat], owned)
        whose = (
            say(self.language, "play-lines-yours")
            if seat == self.seat
            else say(self.language, "play-lines-of", player=self.names[seat])
        )
        gained = {line: count for line, count in after.items() if count > before.get(line, 0)}
        lost = {line: count for line, count in before.items() if count > after.get(line, 0)}
        for message, lines in (("play-lines-gained", gained), ("play-lines-lost", lost)):
            if lines:
                named = [
                    say(self.language, "play-line", symbol=say(self.language, f"symbol-{symbol}"),
                        count=count, zones=zones)
                    for (symbol, zones), count in sorted(lines.items(), key=lambda line: (-line[1], line[0]))
                ]  # fmt: skip
                yield say(self.language, message, whose=whose, lines=list_of(self.language, named))
        if seat != self.seat and 3 in gained.values() and self._gifts_pay():
            yield say(self.language, "play-lines-gift", player=self.names[seat])

    def _gifts_pay(self) -> bool:
        return self.before.edition.switches["gifted_line"] == "own_turn"

    def _rows(self) -> Iterator[str]:
        """How long the rows through the cell played on are, and what the next key of their symbol needs."""
        record, table = self.after.record, self.before.edition.table
        played = next((fact for fact in self.facts if fact["event"] == "played"), None)
        if played is None or "cell" not in played:
            return
        needs = next_rows(self.before.position)
        cell = next(number for number in range(codes.CELLS) if cell_name(number) == played["cell"])
        card = Move(f"{played['card']}@{played['cell']}").card or ""
        for symbol in card.lstrip("+"):
            board = record.board[SYMBOL_CODES.index(symbol)]
            length = rules.longest_run(table, board, cell)
            if length >= 2:
                yield say(
                    self.language, "play-row", symbol=say(self.language, f"symbol-{symbol}"),
                    length=length, needs=needs[symbol], pays=bool(needs[symbol]) and length >= needs[symbol],
                )  # fmt: skip

    def _forbidden(self) -> Iterator[str]:
        """What the next seat could not play."""
        position = self.after.position
        if position["outcome"]:
            return
        known: tuple[str, ...] = ("previous", "marker", "seal", "first")
        if position["to_move"] == self.seat:
            if not self.move.startswith("veto "):
                return
            # The turn goes on, but what the marker will forbid is known already.
            left = (self.seat + 1) % position["seats"]
            position = {**position, "to_move": left, "phase": "play", "pending": None}
            known = ("marker",)
        found = {symbol for ban in bans(position) if ban.why in known for symbol in ban.symbols}
        if found:
            listed = [say(self.language, f"symbol-{code}") for code in SYMBOL_CODES if code in found]
            yield say(
                self.language, "play-forbids", player=self.names[position["to_move"]],
                symbols=list_of(self.language, listed),
            )  # fmt: skip


def standing_lines(table: Mapping[str, str], owned: Mapping[str, int]) -> dict[tuple[str, str], int]:
    """Symbols not owned that two or three cards of a line share: how many do, by symbol and zones."""
    found = {}
    for line in range(codes.LINES):
        zones = [ZONE_NAMES[zone] for zone in codes.LINE_ZONES[3 * line : 3 * line + 3]]
        cards = [table.get(zone, "") for zone in zones]
        for symbol in symbols_text(codes.SYMBOL_BITS):
            count = sum(symbol in card for card in cards)
            # A line with a hole can be filled in a square only, where every zone may hold a card.
            if count >= 2 and symbol not in owned and (all(cards) or len(table) > 5):
                found[symbol, " ".join(zones)] = count
    return found
