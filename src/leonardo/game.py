"""A game at the table: `Game("classic", seats=2, seed="7")`. It keeps the state; others get views.

Chance sits here, not in the rules: the order of a shuffle and the card taken from a hand are drawn, written
down beside the move that asked for them, and a record replays without any generator.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple, Protocol, final

from leonardo import chance as generator
from leonardo import rules, words
from leonardo.edition import Edition
from leonardo.errors import GameOver, IllegalMove, NothingToUndo, SetupError
from leonardo.events import REFEREE, Event, events
from leonardo.loading import load
from leonardo.move import Move
from leonardo.position import hand_cards, out_cards, outcome, position
from leonardo.rules import codes, layout
from leonardo.view import SPECTATOR, Legal, View, legal_texts

SNAPSHOT_EVERY: Final = 16  # undo replays at most so many moves


class Chance(Protocol):
    """Where chance comes from: a generator, a committed secret, or a record."""

    def shuffle(self, deck: str, cards: list[str]) -> list[str]:
        """The new deck, the next card first."""

    def take(self, seat: int, cards: list[str]) -> str:
        """The card taken from this seat's hand."""

    def mark(self) -> Any:
        """Something by which `back_to` finds this moment again."""

    def back_to(self, mark: Any) -> None:
        """The same chance comes again from that moment on."""


class Seeded:
    """Chance from a seed: the same seed gives the same game on every machine."""

    __slots__ = ("_words",)

    def __init__(self, seed: str) -> None:
        self._words = generator.seeded(seed, "play")

    def shuffle(self, deck: str, cards: list[str]) -> list[str]:
        generator.shuffle(self._words, cards, len(cards))
        return cards

    def take(self, seat: int, cards: list[str]) -> str:
        return cards[generator.below(self._words, len(cards))]

    def mark(self) -> Any:
        return tuple(self._words)

    def back_to(self, mark: Any) -> None:
        self._words = list(mark)


class Made(NamedTuple):
    """A move that was made: who, in which turn, and what chance said after it."""

    turn: int
    seat: int
    move: Move
    chance: tuple[tuple[str, Any], ...]  # ("shuffle main", cards), ("takes", card)
    mark: Any


class Deal(NamedTuple):
    """How a game began: the decks as they lay before dealing, the next card first, and who starts."""

    first: int
    main: tuple[str, ...]
    extra: tuple[str, ...]


@final
class Played:
    """What a move did, for every audience."""

    __slots__ = ("_edition", "_tape", "move")

    def __init__(self, edition: Edition, tape: Any, move: Move) -> None:
        self._edition = edition
        self._tape = tape
        self.move = move

    @property
    def events(self) -> list[Event]:
        """All facts, with every card open."""
        return events(self._edition, self._tape, REFEREE)

    def seen_by(self, seat: int | None) -> list[Event]:
        """The facts as this seat, or with None a spectator, may know them."""
        return events(self._edition, self._tape, SPECTATOR if seat is None else seat)

    def __repr__(self) -> str:
        return f"<{self.move}: {', '.join(event['event'] for event in self.events)}>"


@final
class Game:
    """The referee of one game: play, undo, legal moves, views, reasons."""

    __slots__ = (
        "_chance", "_extras", "_made", "_snapshots", "_state", "beginning", "edition", "names", "seed",
    )  # fmt: skip

    def __init__(
        self,
        edition: str | Edition = "classic",
        *,
        seats: int | Sequence[str] = 2,
        seed: str | int = "",
        options: Mapping[str, Any] | None = None,
        decks: Mapping[str, Sequence[str]] | None = None,
    ) -> None:
        """A fresh game, dealt from the seed; seats are a number, or the players' names."""
        chosen = Edition(edition, **dict(options or {})) if isinstance(edition, str) else edition
        names = _names(seats)
        count = len(names)
        lists = chosen.deck_lists(count)
        extras: dict[str, Any] = {}
        if decks is not None:
            lists = {name: tuple(decks.get(name, ())) for name in words.DECK_NAMES} | {
                name: tuple(cards) for name, cards in decks.items()
            }
            extras["deck_lists"] = {name: sorted(cards) for name, cards in lists.items()}
        chosen.check_decks(lists, count)
        r = generator.seeded(str(seed), "deal")
        lying = {}
        for name in words.DECK_NAMES:
            cards = sorted(lists[name])
            generator.shuffle(r, cards, len(cards))
            lying[name] = tuple(cards)
        deal = Deal(generator.below(r, count), lying["main"], lying["extra"])
        self._begin(chosen, names, deal, _dealt(chosen, count, deal), extras, Seeded(str(seed)))
        self.seed: str | None = str(seed)

    @classmethod
    def dealt(
        cls,
        edition: Edition,
        names: Sequence[str],
        deal: Deal,
        chance: Chance | None = None,
    ) -> Game:
        """The game that begins with the decks lying so; chance comes from elsewhere."""
        lists = {"main": deal.main, "extra": deal.extra}
        edition.check_decks(lists, len(names))
        if not 0 <= deal.first < len(names):
            raise SetupError(f"seat {deal.first} cannot begin: there are {len(names)} seats")
        usual = edition.deck_lists(len(names))
        own = any(Counter(lists[name]) != Counter(usual[name]) for name in words.DECK_NAMES)
        extras = {"deck_lists": {name: sorted(lists[name]) for name in lists}} if own else {}
        game = cls.__new__(cls)
        state = _dealt(edition, len(names), deal)
        game._begin(edition, tuple(names), deal, state, extras, chance or Seeded(""))
        game.seed = None
        return game

    @classmethod
    def load(
        cls,
        position: Mapping[str, Any],
        *,
        names: Sequence[str] | None = None,
        seed: str | int = "",
        chance: Chance | None = None,
    ) -> Game:
        """The game that goes on from a position of interchange 2."""
        loaded = load(position)
        game = cls.__new__(cls)
        whose = _names(names if names is not None else loaded.state.seats)
        if len(whose) != loaded.state.seats:
            raise SetupError(f"{len(whose)} names for {loaded.state.seats} seats")
        source = chance or Seeded(str(seed))
        game._begin(loaded.edition, whose, None, loaded.state, loaded.extras, source)
        game.seed = None
        return game

    def _begin(
        self,
        edition: Edition,
        names: tuple[str, ...],
        beginning: Deal | None,
        state: Any,
        extras: dict[str, Any],
        chance: Chance,
    ) -> None:
        self.edition = edition
        self.names = names
        self.beginning = beginning
        self._state = state
        self._extras = extras
        self._chance = chance
        self._made: list[Made] = []
        self._snapshots = [state.copy()]

    # --- what there is -------------------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        return len(self.names)

    @property
    def to_move(self) -> int | None:
        """The seat that decides now, or None when the game is over."""
        return None if self.is_over else int(self._state.mover)

    @property
    def turn(self) -> int:
        return int(self._state.turn)

    @property
    def phase(self) -> str:
        return words.PHASE_NAMES[self._state.phase]

    @property
    def is_over(self) -> bool:
        return bool(self._state.phase == codes.OVER)

    @property
    def outcome(self) -> dict[str, Any] | None:
        """The winners and the reason, or None."""
        return outcome(self._state)

    @property
    def keys(self) -> list[dict[str, int]]:
        """The keys of each seat."""
        found: list[dict[str, int]] = self.position["keys"]
        return found

    @property
    def legal(self) -> Legal:
        """The legal moves of the seat that decides."""
        return Legal(legal_texts(self.edition, self._state), self.to_move)

    @property
    def position(self) -> dict[str, Any]:
        """Everything, in the shape of interchange 2: for the referee's eyes."""
        return position(self.edition, self._state, self._extras)

    @property
    def made(self) -> tuple[Made, ...]:
        """The moves made so far."""
        return tuple(self._made)

    @property
    def begun_at(self) -> dict[str, Any]:
        """The position before the first move made here."""
        return position(self.edition, self._snapshots[0], self._extras)

    def view(self, seat: int | None) -> View:
        """What this seat, or with None a spectator, may know."""
        if seat is not None and not (type(seat) is int and 0 <= seat < self.seats):
            raise SetupError(f"there is no seat {seat!r}: seats are 0 to {self.seats - 1}")
        return View.of(self.edition, self._state, seat, self._extras)

    # --- what can be done ----------------------------------------------------------------------------------

    def why(self, move: Move | str) -> str | None:
        """The code of the reason why the move is not allowed now, or None if it is."""
        wanted = move if isinstance(move, Move) else Move(move)
        packed = wanted.in_edition(self.edition)
        return words.REFUSALS[rules.refuse(self.edition.table, self._state, packed)]

    def play(self, move: Move | str) -> Played:
        """The move is made, with all that follows by itself; or IllegalMove, and nothing has changed."""
        wanted = move if isinstance(move, Move) else Move(move)
        reason = self.why(wanted)
        if reason is not None:
            raise self._refusal(wanted, reason)
        before = (self.turn, int(self._state.mover), self._chance.mark())
        tape, said = self._apply(wanted, self._chance)
        self._made.append(Made(before[0], before[1], wanted, said, before[2]))
        if len(self._made) % SNAPSHOT_EVERY == 0:
            self._snapshots.append(self._state.copy())
        return Played(self.edition, tape, wanted)

    def undo(self) -> Move:
        """The last move is taken back, and given; the same move has the same result again."""
        if not self._made:
            raise NothingToUndo("no move was made since the game began or was loaded")
        last = self._made.pop()
        kept, replayed = divmod(len(self._made), SNAPSHOT_EVERY)
        del self._snapshots[kept + 1 :]
        self._state = self._snapshots[kept].copy()
        for made in self._made[len(self._made) - replayed :]:
            self._apply(made.move, _Recorded(made.chance))
        self._chance.back_to(last.mark)
        return last.move

    def perft(self, depth: int) -> int:
        """How many lines of play of so many decisions there are; a line ends where chance decides or the game is over."""
        return _perft(self.edition, self._state, depth)

    def copy(self) -> Game:
        """The same game at the same moment, sharing nothing; its chance goes on alike."""
        twin = object.__new__(Game)
        twin._begin(
            self.edition, self.names, self.beginning, self._state.copy(), self._extras, Seeded("")
        )
        twin._chance = _copied(self._chance)
        twin._made = list(self._made)
        twin._snapshots = [snapshot.copy() for snapshot in self._snapshots]
        twin.seed = self.seed
        return twin

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return self.edition == other.edition and bool(self._state == other._state)

    __hash__ = None  # type: ignore[assignment]  # a game changes

    def __repr__(self) -> str:
        state = "over" if self.is_over else f"turn {self.turn}, seat {self.to_move} to {self.phase}"
        return f"<Game of {self.edition.name} for {self.seats}, {state}>"

    # --- inside --------------------------------------------------------------------------------------------

    def _refusal(self, move: Move, reason: str) -> Exception:
        if reason == "over":
            return GameOver("the game is over; undo, or begin another", move=move.text)
        texts = legal_texts(self.edition, self._state)
        sentence = f"{move} is not allowed now: {reason}"
        return IllegalMove(sentence, reason=reason, move=move.text, legal=sorted(texts))

    def _apply(self, move: Move, chance: Chance) -> tuple[Any, tuple[tuple[str, Any], ...]]:
        """The state after the move and all its chance; the tape, and what chance said."""
        tape = rules.Tape()
        tape.limit = layout.EVENTS
        rules.apply(self.edition.table, self._state, move.in_edition(self.edition), tape)
        said = []
        while self._state.chance != codes.NO_CHANCE:
            said.append(_settle(self.edition, self._state, chance, tape))
        return tape, tuple(said)


class _Recorded:
    """Chance as it was written down."""

    def __init__(self, said: Sequence[tuple[str, Any]]) -> None:
        self._said = list(said)

    def shuffle(self, deck: str, cards: list[str]) -> list[str]:
        return list(self._said.pop(0)[1])

    def take(self, seat: int, cards: list[str]) -> str:
        return str(self._said.pop(0)[1])

    def mark(self) -> Any:
        return None

    def back_to(self, mark: Any) -> None:
        """A record has no other moment."""


def _copied(chance: Chance) -> Chance:
    twin = Seeded("")
    if isinstance(chance, Seeded):
        twin.back_to(chance.mark())
    return twin


def _settle(edition: Edition, s: Any, chance: Chance, tape: Any) -> tuple[str, Any]:
    """Chance has decided what the rules wait for; what it said, as a record writes it."""
    if s.chance == codes.TAKE_CARD:
        seat = int(s.taken_from)
        held = sorted(edition.card_text(card) for card in hand_cards(s, seat))
        card = chance.take(seat, held)
        rules.settle(edition.table, s, [edition.card_code(card)], tape)
        return "takes", card
    deck = int(s.draw_kind)
    lying = [edition.card_text(card) for card in out_cards(s, deck)]
    order = chance.shuffle(words.DECK_NAMES[deck], sorted(lying))
    if sorted(order) != sorted(lying):
        raise SetupError(f"a shuffle of other cards than lie there: {' '.join(order)}")
    rules.settle(edition.table, s, [edition.card_code(card) for card in order], tape)
    return f"shuffle {words.DECK_NAMES[deck]}", tuple(order)


def _dealt(edition: Edition, seats: int, deal: Deal) -> Any:
    state = rules.State()
    main = [edition.card_code(card) for card in deal.main]
    extra = [edition.card_code(card) for card in deal.extra]
    rules.deal(edition.table, state, seats, deal.first, main, len(main), extra, len(extra))
    return state


def _names(seats: int | Sequence[str]) -> tuple[str, ...]:
    """The players' names; a number of seats gives Seat 0, Seat 1, ..."""
    if isinstance(seats, bool) or isinstance(seats, str) or not isinstance(seats, int | Sequence):
        raise SetupError(f"seats are a number from 2 to 6 or a list of names, not {seats!r}")
    names = tuple(f"Seat {i}" for i in range(max(seats, 0))) if isinstance(seats, int) else tuple(seats)
    if not 2 <= len(names) <= layout.SEATS:
        raise SetupError(f"{len(names)} seats: a game has 2 to {layout.SEATS}")
    if len(set(names)) != len(names):
        raise SetupError("two seats have the same name; give each its own")
    return names


def _perft(edition: Edition, state: Any, depth: int) -> int:
    if state.phase == codes.OVER or state.chance != codes.NO_CHANCE or depth == 0:
        return 1
    out = [0] * layout.MOVES
    count = rules.legal(edition.table, state, out)
    if depth == 1:
        return int(count)  # each move ends a line, whatever follows it
    tape = rules.Tape()
    leaves = 0
    for packed in out[:count]:
        after = state.copy()
        rules.apply(edition.table, after, packed, tape)
        leaves += _perft(edition, after, depth - 1)
    return leaves


__all__ = ["Chance", "Deal", "Game", "Made", "Played", "Seeded"]
