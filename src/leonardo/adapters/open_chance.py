"""A game whose unseen cards have no face until chance gives them one, card by card.

A shuffled deck of 72 cards has more orders than any list of outcomes. But nobody knows the order before a
card is seen, so it need not exist: cards lie in the decks without a face, and whenever one reaches a hand,
chance says which it is, each card that is still unseen being equally likely. The game is the same, every
chance event has at most as many outcomes as there are different cards, and nothing is hidden in a seed.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final, NamedTuple, final

from leonardo import rules
from leonardo.adapters.actions import ActionSpace
from leonardo.position import out_cards, position
from leonardo.rules import codes, layout
from leonardo.view import View, legal_packed

Fact = tuple[int, ...]  # a row of a tape: event, seat, card, a, b, a second card, audience

DECKS: Final = (codes.MAIN_DECK, codes.EXTRA_DECK)


class Question(NamedTuple):
    """What chance is asked: who begins, which card is dealt, drawn or turned up, which card is taken."""

    about: str  # first, deal, draw, top or take
    where: int = -1  # the deck dealt from, the place in the hands, the seat


class Skip(NamedTuple):
    """What everybody knows of a seat that skipped and has not got a card since."""

    seat: int
    forbidden: int  # each of its symbol cards shows one of these


@final
class OpenGame:
    """A game between two decisions or in front of chance; a value to copy and to pickle."""

    __slots__ = ("dealt", "facts", "first", "pools", "skips", "space", "state", "told", "undrawn")

    def __init__(self, space: ActionSpace) -> None:
        self.space = space
        counts = [Counter(space.lists.get(name, ())) for name in ("main", "extra")]
        self.pools = [[count[card] for card in space.cards] for count in counts]  # cards without a face
        self.first = -1
        self.dealt: list[list[int]] = [[], []]  # while dealing: the faces of the cards dealt
        self.state: Any = None
        self.facts: list[Fact] = []
        self.undrawn: list[int] = []  # which facts tell of a drawn card that has no face yet
        self.skips: list[Skip] = []
        self.told: dict[
            int, tuple[int, str]
        ] = {}  # for each audience how many facts were told, and their text

    @property
    def table(self) -> Any:
        """The edition in numbers."""
        return self.space.edition.table

    # --- chance --------------------------------------------------------------------------------------------

    def question(self) -> Question | None:
        """What chance is asked now, or None where a seat decides or the game is over."""
        if self.state is None:
            return self._question_of_the_deal()
        s, t = self.state, self.table
        if s.chance == codes.TAKE_CARD:
            return Question("take", int(s.taken_from))
        for seat in range(s.seats):
            for place in range(seat * layout.HAND, seat * layout.HAND + s.hand_count[seat]):
                if s.hand[place] & codes.HIDDEN:
                    return Question("draw", place)
        count = s.deck_count[codes.MAIN_DECK]
        if t.backs_visible and not t.two_decks and count and s.pile[count - 1] & codes.HIDDEN:
            return Question("top", count - 1)
        return None

    def _question_of_the_deal(self) -> Question | None:
        if self.first < 0:
            return Question("first")
        for deck in DECKS:
            if len(self.dealt[deck]) < self._to_deal(deck):
                return Question("deal", deck)
        raise AssertionError("all is dealt, and there is no state")

    def _to_deal(self, deck: int) -> int:
        t = self.table
        if deck == codes.MAIN_DECK:
            each = t.hand_size + (0 if t.on_field else len(codes.CROSS))
        else:
            each = t.hand_extra + (len(codes.CORNERS) if t.square else 0)
        return int(self.space.seats * each)

    def outcomes(self) -> list[tuple[int, float]]:
        """What chance may answer, each with its probability: a seat, or a card by its place in `cards`."""
        question = self.question()
        assert question is not None
        if question.about == "first":
            return [(seat, 1 / self.space.seats) for seat in range(self.space.seats)]
        if question.about == "take":
            at = question.where * layout.HAND
            held = Counter(self.state.hand[at : at + self.state.hand_count[question.where]])
            counts = [held[face] for face in self.space.faces]
        else:
            counts = self.pools[self._pool(question)]
        total = sum(counts)
        return [(place, count / total) for place, count in enumerate(counts) if count]

    def _pool(self, question: Question) -> int:
        """The deck from which the card asked for came."""
        if question.about == "deal":
            return question.where
        if question.about == "top" or not self.table.two_decks:
            return codes.MAIN_DECK
        return int(rules.kind_of_card(self.state.hand[question.where]))

    def decide_chance(self, outcome: int) -> None:
        """Chance has answered."""
        question = self.question()
        assert question is not None
        if question.about == "first":
            self.first = outcome
            return
        face = self.space.faces[outcome]
        if question.about == "take":
            self._follow(lambda tape: rules.settle(self.table, self.state, [face], tape))
            return
        self.pools[self._pool(question)][outcome] -= 1
        if question.about == "deal":
            self.dealt[question.where].append(face)
            self._deal_if_all_is_known()
        elif question.about == "draw":
            self._turn_up(question.where, face)
        else:
            self.state.pile[question.where] = face

    def _deal_if_all_is_known(self) -> None:
        if any(len(self.dealt[deck]) < self._to_deal(deck) for deck in DECKS):
            return
        piles = [[*self.dealt[deck], *[self._faceless(deck)] * sum(self.pools[deck])] for deck in DECKS]
        self.state = rules.State()
        main, extra = piles
        rules.deal(self.table, self.state, self.space.seats, self.first, main, len(main), extra, len(extra))
        self.dealt = [[], []]

    def _faceless(self, deck: int) -> int:
        return codes.HIDDEN | codes.EXTRA if deck == codes.EXTRA_DECK else codes.HIDDEN

    def _turn_up(self, place: int, face: int) -> None:
        """The card in this place of the hands is this one, and whoever drew it knows."""
        s = self.state
        seat = place // layout.HAND
        at, end = seat * layout.HAND, seat * layout.HAND + s.hand_count[seat]
        s.hand[place] = face
        s.hand[at:end] = sorted(s.hand[at:end])
        for i, which in enumerate(self.undrawn):
            event, drawer, card, *rest = self.facts[which]
            fits = not self.table.two_decks or (card ^ face) & codes.EXTRA == 0
            if drawer == seat and fits:
                self.facts[which] = (event, drawer, face, *rest)
                del self.undrawn[i]
                return

    # --- moves ---------------------------------------------------------------------------------------------

    @property
    def mover(self) -> int:
        """The seat that decides; asked only where one does."""
        return int(self.state.mover)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.state is not None and bool(self.state.phase == codes.OVER)

    def legal(self) -> list[int]:
        """The numbers of the moves that the mover may make, in ascending order."""
        number_of = self.space.number_of
        return sorted(number_of(packed) for packed in legal_packed(self.space.edition, self.state))

    def play(self, number: int) -> None:
        """The mover has made the move of this number."""
        packed = self.space.packed(number)
        s, t = self.state, self.table
        skip = None
        if t.on_field and rules.kind_of(packed) == codes.SKIP and (not s.occupied or rules.free_cells(t, s)):
            skip = Skip(self.mover, int(rules.forbidden_symbols(t, s)))
        before = len(self.facts)
        self._follow(lambda tape: rules.apply(t, s, packed, tape))
        if skip and not any(fact[:2] == (codes.DRAWN, skip.seat) for fact in self.facts[before:]):
            self.skips.append(skip)

    def _follow(self, happens: Any) -> None:
        """What happens has happened, decks that ran out lie ready, and the facts are noted."""
        s, t = self.state, self.table
        tape = rules.Tape()
        tape.limit = layout.EVENTS
        happens(tape)
        while s.chance in (codes.SHUFFLE_MAIN, codes.SHUFFLE_EXTRA):
            deck = int(s.draw_kind)
            shuffled = out_cards(s, deck)
            for card in shuffled:
                self.pools[deck][self.space.faces.index(card)] += 1
            rules.settle(t, s, [self._faceless(deck)] * len(shuffled), tape)
        width = layout.EVENT_WIDTH
        for i in range(tape.count):
            fact = tuple(tape.rows[i * width : (i + 1) * width])
            if fact[0] == codes.DRAWN and fact[2] & codes.HIDDEN:
                self.undrawn.append(len(self.facts))
            if fact[0] in (codes.DRAWN, codes.TAKEN):
                self.skips = [skip for skip in self.skips if skip.seat != fact[1]]
            self.facts.append(fact)

    # --- what is seen --------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> View:
        """What this seat, or with None a spectator, may know; asked only when the cards are dealt."""
        return View.of(self.space.edition, self.state, seat, self._extras())

    def position(self) -> dict[str, Any]:
        """Everything; cards without a face stand as ?."""
        return position(self.space.edition, self.state, self._extras())

    def _extras(self) -> dict[str, Any]:
        if self.space.decks is None:
            return {}
        return {"deck_lists": {name: sorted(self.space.lists.get(name, ())) for name in ("main", "extra")}}

    def copy(self) -> OpenGame:
        """The same game at the same moment, sharing nothing that changes."""
        twin = object.__new__(OpenGame)
        twin.space = self.space
        twin.pools = [list(pool) for pool in self.pools]
        twin.first = self.first
        twin.dealt = [list(cards) for cards in self.dealt]
        twin.state = None if self.state is None else self.state.copy()
        twin.facts = list(self.facts)
        twin.undrawn = list(self.undrawn)
        twin.skips = list(self.skips)
        twin.told = dict(self.told)
        return twin

    def __getstate__(self) -> tuple[Any, ...]:
        return tuple(getattr(self, name) for name in self.__slots__ if name != "told")

    def __setstate__(self, kept: tuple[Any, ...]) -> None:
        self.told = {}  # follows from the facts
        for name, value in zip((name for name in self.__slots__ if name != "told"), kept, strict=True):
            setattr(self, name, value)

    def __deepcopy__(self, memo: dict[int, Any]) -> OpenGame:
        return self.copy()
