"""A game at the table: `Game("classic", seats=2, seed="7")`. It keeps the state; others get views.

Chance sits here, not in the rules: the order of a shuffle and the card taken from a hand are drawn, written
down beside the move that asked for them, and a record replays without any generator.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, final

from leonardo import rules, words
from leonardo.counting import perft
from leonardo.deal import Deal, dealt, names_for, seat_names, shuffled
from leonardo.edition import Edition
from leonardo.errors import GameOver, IllegalMove, NothingToUndo, SetupError
from leonardo.heard import Ears, heard_by_all
from leonardo.loading import load
from leonardo.lots import Chance, Recorded, Seeded, settle_all
from leonardo.move import Move
from leonardo.played import Made, Played
from leonardo.playouts import Playouts, playouts
from leonardo.position import outcome, position, ranking
from leonardo.rules import codes, layout
from leonardo.view import Legal, View, legal_texts

if TYPE_CHECKING:
    from leonardo.record import Record

SNAPSHOT_EVERY: Final = 16  # undo replays at most so many moves


@final
class Game:
    """The referee of one game: play, undo, legal moves, views, reasons."""

    __slots__ = (
        "_chance", "_extras", "_heard", "_legal", "_made", "_snapshots", "_state", "beginning", "edition",
        "names", "seed",
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
        """A fresh game, dealt from the seed; seats are a number or names, `decks` replace the edition's."""
        chosen = Edition(edition, **dict(options or {})) if isinstance(edition, str) else edition
        names = seat_names(seats)
        count = len(names)
        lists = chosen.deck_lists(count)
        extras: dict[str, Any] = {}
        if decks is not None:
            lists |= {name: tuple(cards) for name, cards in decks.items()}
            extras["deck_lists"] = {name: sorted(cards) for name, cards in lists.items()}
        chosen.check_decks(lists, count)
        deal = shuffled(lists, count, str(seed))
        self._begin(chosen, names, deal, dealt(chosen, count, deal), extras, Seeded(str(seed)))
        self.seed: str | None = str(seed)

    @classmethod
    def dealt(
        cls,
        edition: Edition,
        names: Sequence[str],
        deal: Deal,
        chance: Chance | None = None,
        *,
        given: bool = False,
    ) -> Game:
        """The game that begins with the decks lying so; chance comes from elsewhere.

        With `given` the lists stay in the position even where they are the edition's own.
        """
        lists = {"main": deal.main, "extra": deal.extra}
        edition.check_decks(lists, len(names))
        if not 0 <= deal.first < len(names):
            raise SetupError(f"seat {deal.first} cannot begin: there are {len(names)} seats")
        usual = edition.deck_lists(len(names))
        differ = any(Counter(lists[name]) != Counter(usual[name]) for name in words.DECK_NAMES)
        extras = {"deck_lists": {name: sorted(lists[name]) for name in lists}} if given or differ else {}
        game = cls.__new__(cls)
        state = dealt(edition, len(names), deal)
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
        whose = names_for(int(loaded.state.seats), names)
        source = chance or Seeded(str(seed))
        game._begin(loaded.edition, whose, None, loaded.state, loaded.extras, source)
        game.seed = None
        return game

    def _begin(
        self, edition: Edition, names: tuple[str, ...], beginning: Deal | None, state: Any,
        extras: dict[str, Any], chance: Chance,
    ) -> None:  # fmt: skip
        self.edition = edition
        self.names = names
        self.beginning = beginning
        self._state = state
        self._extras = extras
        self._chance = chance
        self._made: list[Made] = []
        self._heard = Ears(len(names))
        self._legal: Legal | None = None  # of the present position, once somebody asked
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
    def ranking(self) -> list[int]:
        """The seats: winners first, then most keys, then seniority."""
        return ranking(self.edition, self._state)

    @property
    def legal(self) -> Legal:
        """The legal moves of the seat that decides."""
        if self._legal is None:
            self._legal = Legal(legal_texts(self.edition, self._state), self.to_move)
        return self._legal

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
        return View.of(self.edition, self._state, seat, self._extras, self._heard.of(seat))

    # --- what can be done ----------------------------------------------------------------------------------

    def why(self, move: Move | str) -> str | None:
        """The code of the reason why the move is not allowed now, or None if it is."""
        packed = (move if isinstance(move, Move) else Move(move)).in_edition(self.edition)
        return words.REFUSALS[rules.refuse(self.edition.table, self._state, packed)]

    def explain(self, move: Move | str, language: str = "en") -> str:
        """Why the move is not allowed now, and what is possible instead; "" if it is allowed."""
        from leonardo import explain  # texts are read only when somebody wants a sentence

        if (reason := self.why(move)) is None:
            return ""
        view = self.view(int(self._state.mover))
        return explain.refusal(language, reason, str(move), view.position, view.legal.texts, self.names)

    def play(self, move: Move | str) -> Played:
        """The move is made, with all that follows by itself; or IllegalMove, and nothing has changed."""
        wanted = move if isinstance(move, Move) else Move(move)
        reason = self.why(wanted)
        if reason is not None:
            raise self._refusal(wanted, reason)
        turn, seat, mark, kept = self.turn, int(self._state.mover), self._chance.mark(), self._state
        self._state = kept.copy()
        try:
            tape, said = self._apply(wanted, self._chance)
        except BaseException:  # chance that does not fit, or an interruption
            self._state = kept
            self._chance.back_to(mark)
            raise
        heard = heard_by_all(self.edition, kept, tape)
        self._made.append(Made(turn, seat, wanted, said, mark, heard))
        self._heard.add(heard)
        self._legal = None
        if len(self._made) % SNAPSHOT_EVERY == 0:
            self._snapshots.append(self._state.copy())
        return Played(self.edition, tape, wanted)

    def undo(self) -> Move:
        """The last move is taken back, and given; the same move has the same result again."""
        if not self._made:
            raise NothingToUndo("no move was made since the game began or was loaded")
        last = self._made.pop()
        self._heard.forget()
        self._legal = None
        kept, replayed = divmod(len(self._made), SNAPSHOT_EVERY)
        del self._snapshots[kept + 1 :]
        self._state = self._snapshots[kept].copy()
        for made in self._made[len(self._made) - replayed :]:
            self._apply(made.move, Recorded(made.chance))
        self._chance.back_to(last.mark)
        return last.move

    def perft(self, depth: int, *, most: int | None = None) -> int:
        """How many lines of play of so many decisions there are; see `leonardo.counting`."""
        return perft(self.edition, self._state, depth, most)

    def playouts(self, count: int, seed: str = "") -> Playouts:
        """How so many random games from here end: wins by seat, turns of all together."""
        return playouts(self.edition, self._state, count, seed)

    def record(self, headers: Mapping[str, str | Sequence[str]] | None = None) -> Record:
        """The game so far as a value that can be written, read and replayed; `headers` are added."""
        from leonardo.record import Record

        return Record.of(self, headers)

    def copy(self) -> Game:
        """The same game at the same moment, sharing nothing; its chance goes on alike."""
        twin = object.__new__(Game)
        twin._begin(self.edition, self.names, self.beginning, self._state.copy(), self._extras, Seeded(""))
        twin._chance = self._chance.copy()
        twin._made = list(self._made)
        twin._heard = self._heard.copy()
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
            return GameOver("the game is over; undo, or begin another", reason=reason, move=move.text)
        legal = sorted(legal_texts(self.edition, self._state))
        return IllegalMove(self.explain(move), reason=reason, move=move.text, legal=legal)

    def _apply(self, move: Move, chance: Chance) -> tuple[Any, tuple[tuple[str, Any], ...]]:
        """The state after the move and all its chance; the tape, and what chance said."""
        tape = rules.Tape()
        tape.limit = layout.EVENTS
        rules.apply(self.edition.table, self._state, move.in_edition(self.edition), tape)
        return tape, settle_all(self.edition, self._state, chance, tape)


__all__ = ["Chance", "Deal", "Game", "Made", "Played", "Seeded"]
