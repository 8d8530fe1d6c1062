"""A table as its log tells it: entry after entry, with nothing from elsewhere.

The same code runs while people play and when a server that was killed reads the log again, so that both
have the same table. The story holds the referee's game; only telling.py makes from it what others see.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

import msgspec

from leonardo.deal import Deal
from leonardo.edition import Edition
from leonardo.game import Game
from leonardo.played import Played
from leonardo.server import clocks
from leonardo.server.fair import FairChance, key_of
from leonardo.server.stores.store import Entry, chain
from leonardo.server.wire import Clock

HOST: Final = -1  # the seat number under which a table's maker is remembered
DECISIONS: Final = ("move", "undo")


class Damaged(Exception):
    """The log is not what was written: a digest does not fit, or the rules refuse it."""


def _is_revealing(event: Mapping[str, Any]) -> bool:
    """Somebody has seen a card by it that he could not know: one drawn, or one out of another's hand."""
    return event["event"] in ("drawn", "reshuffled") or (event["event"] == "taken" and "from" in event)


@dataclass
class SeatState:
    """Who sits there."""

    kind: str = "open"  # "open", "person", "bot"
    name: str = ""
    bot: str = ""  # the level of a bot, or of the one that plays on for a person
    stands_in: bool = False
    out: str = ""  # "resigned" or "time"
    muted: bool = False
    entropy: str = ""

    @property
    def is_played_by_bot(self) -> bool:
        return self.kind == "bot" or self.stands_in


class Sent(NamedTuple):
    """A message of a client that is in the log."""

    text: str
    seq: int
    ply: int
    table: str


class Fact(NamedTuple):
    """One entry with what telling it needs."""

    entry: Entry
    data: Mapping[str, Any]
    played: Played | None
    ply: int
    turn: int


@dataclass
class Story:
    """Everything about one table."""

    id: str
    secret: bytes
    seq: int = -1
    chain: str = ""
    status: str = "waiting"
    ply: int = 0
    setup: Mapping[str, Any] = field(default_factory=dict)
    clock: Clock = field(default_factory=Clock)
    seats: list[SeatState] = field(default_factory=list)
    game: Game | None = None
    sent: dict[str, Sent] = field(default_factory=dict)
    left: list[int] = field(default_factory=list)
    since: int = 0  # time of being up when the seat to move began to think
    begun: int = 0  # wall clock of the start
    votes: dict[int, list[int]] = field(default_factory=dict)
    by_itself: list[bool] = field(default_factory=list)  # of each move of the game: not chosen by a person
    reveals: list[bool] = field(default_factory=list)  # of each move: it showed something or drew chance
    practice: bool = False
    paused: str = ""
    result: Mapping[str, Any] | None = None
    rematch: str = ""

    # --- the log ---------------------------------------------------------------------------------------

    def apply(self, entry: Entry, played: Played | None = None) -> Fact:
        """The entry has happened. `played` is what its move did, if it was made in this game already."""
        if entry.seq != self.seq + 1 or entry.chain != chain(self.chain, entry):
            raise Damaged(f"entry {entry.seq} does not follow entry {self.seq}")
        data = msgspec.json.decode(entry.data)
        if entry.kind in DECISIONS:
            self.ply += 1
        if entry.kind == "move" and played is None:
            played = self._replay(entry, data)
        if entry.kind == "move" and played is not None:
            self._note(data, played)
        elif entry.kind != "move":
            getattr(self, f"_{entry.kind}")(entry, data)
        if entry.kind in ("started", *DECISIONS):
            self.since = entry.up
        self.left = data.get("left", self.left)
        self.seq, self.chain = entry.seq, entry.chain
        if entry.client_id is not None:
            said = Sent(str(data.get("said", "")), entry.seq, self.ply, str(data.get("table", "")))
            self.sent[entry.client_id] = said
        turn = self.game.turn if self.game is not None else 0
        if entry.kind == "move" and self.game is not None:
            turn = self.game.made[-1].turn  # the move may have begun the next one
        return Fact(entry, data, played, self.ply, turn)

    def _replay(self, entry: Entry, data: Mapping[str, Any]) -> Played:
        if self.game is None or entry.seat != self.game.to_move:
            raise Damaged(f"entry {entry.seq} is no move of seat {entry.seat}")
        self._chance.written(tuple((what, said) for what, said in data["chance"]))
        return self.game.play(data["move"])

    def _note(self, data: Mapping[str, Any], played: Played) -> None:
        self.by_itself.append(bool(data.get("by_itself")))
        self.reveals.append(bool(data["chance"]) or any(map(_is_revealing, played.events)))
        self.votes.clear()

    # --- what each kind of entry means -----------------------------------------------------------------

    def _created(self, entry: Entry, data: Mapping[str, Any]) -> None:
        self.setup = data
        self.clock = msgspec.convert(data["clock"], Clock)
        self.seats = [SeatState() for _ in range(data["seats"])]

    def _seated(self, entry: Entry, data: Mapping[str, Any]) -> None:
        seat = SeatState(data["kind"], data["name"], data.get("bot", ""), entropy=data.get("entropy", ""))
        self.seats[self._seat(entry)] = seat

    def _vacated(self, entry: Entry, data: Mapping[str, Any]) -> None:
        self.seats[self._seat(entry)] = SeatState()

    def _started(self, entry: Entry, data: Mapping[str, Any]) -> None:
        self._chance = FairChance(self.key)
        deal = Deal(data["deal"]["first"], tuple(data["deal"]["main"]), tuple(data["deal"]["extra"]))
        given = self.setup["decks"] is not None
        self.game = Game.dealt(self.edition, self.names, deal, self._chance, given=given)
        self.status = "live"
        self.begun = entry.at
        full = clocks.full(self.clock)
        self.left = [] if full is None else [full] * len(self.seats)

    def _undo(self, entry: Entry, data: Mapping[str, Any]) -> None:
        if self.game is None:
            raise Damaged(f"entry {entry.seq} takes back what was never played")
        for _ in range(data["count"]):
            self.game.undo()
            self.by_itself.pop()
            self.reveals.pop()
        self.practice = self.practice or data["practice"]

    def _chat(self, entry: Entry, data: Mapping[str, Any]) -> None:
        pass

    def _hinted(self, entry: Entry, data: Mapping[str, Any]) -> None:
        self.practice = True

    def _muted(self, entry: Entry, data: Mapping[str, Any]) -> None:
        self.seats[data["seat"]].muted = data["on"]

    def _resigned(self, entry: Entry, data: Mapping[str, Any]) -> None:
        seat = self.seats[self._seat(entry)]
        seat.out = data["reason"]
        seat.bot, seat.stands_in = "greedy", True
        self._begin_to_think(entry)

    def _voted(self, entry: Entry, data: Mapping[str, Any]) -> None:
        self.votes.setdefault(data["seat"], []).append(self._seat(entry))

    def _handed(self, entry: Entry, data: Mapping[str, Any]) -> None:
        seat = self.seats[self._seat(entry)]
        seat.bot = data["bot"]
        seat.stands_in = seat.kind == "person"
        self.practice = self.practice or data["why"] == "level"
        self.votes.pop(self._seat(entry), None)
        self._begin_to_think(entry)

    def _returned(self, entry: Entry, data: Mapping[str, Any]) -> None:
        seat = self.seats[self._seat(entry)]
        seat.bot, seat.stands_in = "", False
        self._begin_to_think(entry)

    def _paused(self, entry: Entry, data: Mapping[str, Any]) -> None:
        self.paused = data["why"]

    def _resumed(self, entry: Entry, data: Mapping[str, Any]) -> None:
        self.paused = ""
        self.since = entry.up

    def _finished(self, entry: Entry, data: Mapping[str, Any]) -> None:
        self.status = "over"
        self.result = data["result"]

    def _rematched(self, entry: Entry, data: Mapping[str, Any]) -> None:
        self.rematch = data["table"]

    def _begin_to_think(self, entry: Entry) -> None:
        """Somebody else decides for this seat from now on, if it is to decide; no other clock changes."""
        if entry.seat == self.to_move:
            self.since = entry.up

    def _seat(self, entry: Entry) -> int:
        if entry.seat is None or not 0 <= entry.seat < len(self.seats):
            raise Damaged(f"entry {entry.seq} names no seat")
        return entry.seat

    # --- what can be asked -----------------------------------------------------------------------------

    @property
    def key(self) -> bytes:
        """The key of the shuffle, with what the seats added."""
        return key_of(self.id, self.secret, [seat.entropy for seat in self.seats])

    @property
    def edition(self) -> Edition:
        return Edition(self.setup["edition"], **self.setup["options"])

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    @property
    def to_move(self) -> int | None:
        """The seat that decides now, or None before the start and after the end."""
        return self.game.to_move if self.game is not None and self.status == "live" else None

    @property
    def persons(self) -> list[int]:
        """The seats that people play themselves."""
        return [
            number
            for number, seat in enumerate(self.seats)
            if seat.kind == "person" and not seat.is_played_by_bot
        ]

    def is_alone(self, seat: int) -> bool:
        """Whether a person plays here against bots alone: nobody else has a seat to come back to."""
        others = (each for number, each in enumerate(self.seats) if number != seat)
        return seat in self.persons and all(each.kind == "bot" or each.out for each in others)

    @property
    def winners_if_over(self) -> Mapping[str, Any] | None:
        """The result, if nothing is left to play for."""
        if self.game is None:
            return None
        if self.game.outcome is not None:
            return {**self.game.outcome, "ranking": self.game.ranking}
        still_in = [number for number, seat in enumerate(self.seats) if not seat.out]
        if len(still_in) > 1:
            return None
        ranking = sorted(self.game.ranking, key=lambda seat: seat not in still_in)
        reason = next((seat.out for seat in self.seats if seat.out), "resigned")
        return {"winners": still_in, "reason": reason, "ranking": ranking}

    def can_undo(self, seat: int) -> int:
        """How many moves go back when this seat takes its last decision back; 0 if it may not."""
        game = self.game
        if game is None or self.status != "live" or seat not in self.persons:
            return 0
        if self.is_alone(seat):
            own = (
                back
                for back, made in enumerate(reversed(game.made), 1)
                if made.seat == seat and not self.by_itself[-back]
            )
            return next(own, 0)
        return int(self._can_undo_among_people(game, seat))

    def _can_undo_among_people(self, game: Game, seat: int) -> bool:
        """The last decision is this seat's, of this turn, and nobody has learned anything by it."""
        if not game.made or self.reveals[-1]:
            return False
        last = game.made[-1]
        return last.seat == seat == game.to_move and last.turn == game.turn

    def is_practice_undo(self, seat: int) -> bool:
        """Whether taking back here goes further than it may in earnest."""
        return not (self.game is not None and self._can_undo_among_people(self.game, seat))
