"""A game as it is played at a table that others look at: its setup, how the cards lie, everybody's steps."""

from __future__ import annotations

import dataclasses
import random
from collections.abc import Callable
from typing import Any, NamedTuple

from leonardo import Edition, Game
from leonardo.deal import Deal
from leonardo.server.fair import FairChance
from tests.properties.games import chosen_move, drawn_options, short_decks

FORCED = (["skip"], ["end"])
DRAWING = ("draw", "!inspiration", "!borrowed-folio", "give")  # nobody takes back what somebody saw by it


class Step(NamedTuple):
    """What a seat does: a move, or so many moves taken back."""

    seat: int
    text: str
    back: int = 0


@dataclasses.dataclass(frozen=True)
class Setup:
    """A table and who looks at it. `own` are the seats of one device; nobody's, if it is empty."""

    edition: str
    options: dict[str, Any]
    decks: dict[str, list[str]] | None
    kinds: tuple[str, ...]  # "person" or "bot" for each seat
    own: tuple[int, ...]

    @property
    def rules(self) -> Edition:
        return Edition(self.edition, **self.options)

    @property
    def names(self) -> list[str]:
        return [f"Seat {seat}" for seat in range(len(self.kinds))]


class Asked(NamedTuple):
    """The n-th thing left to chance: of which deck or whose hand, and of which cards."""

    number: int
    what: str
    cards: str


Said = dict[Asked, Any]


@dataclasses.dataclass
class World:
    """One way in which the cards lay, with what chance said, and the steps of everybody."""

    deal: Deal
    chance: Said
    steps: list[Step]


class Chance:
    """What was said before where the same was asked, and behind that whatever the dice say.

    Whoever takes a move back and makes another one may leave other cards to the same chance; hence what was
    said is found by the cards, too.
    """

    def __init__(self, said: Said, rng: random.Random | None = None) -> None:
        self.said = said
        self._rng = rng
        self._asked = 0

    def shuffle(self, deck: str, cards: list[str]) -> list[str]:
        return list(self._next(deck, cards, lambda rng: tuple(rng.sample(sorted(cards), len(cards)))))

    def take(self, seat: int, cards: list[str]) -> str:
        return str(self._next(f"seat {seat}", cards, lambda rng: rng.choice(sorted(cards))))

    def _next(self, what: str, cards: list[str], drawn: Callable[[random.Random], Any]) -> Any:
        self._asked += 1
        asked = Asked(self._asked, what, " ".join(sorted(cards)))
        if asked not in self.said:
            assert self._rng is not None, f"nobody has foreseen {asked}"
            near = [said for each, said in self.said.items() if each[:2] == asked[:2] and said in cards]
            self.said[asked] = near[-1] if near else drawn(self._rng)
        return self.said[asked]

    def mark(self) -> int:
        return self._asked

    def back_to(self, mark: Any) -> None:
        self._asked = int(mark)

    def copy(self) -> Chance:
        twin = Chance(self.said, self._rng)
        twin._asked = self._asked
        return twin


class Foreseen(FairChance):
    """The chance of a table on the server, which says what this world has foreseen."""

    def __init__(self, key: bytes, said: Said) -> None:
        super().__init__(key)
        self._foreseen = said

    def shuffle(self, deck: str, cards: list[str]) -> list[str]:
        return list(self._said(deck, cards))

    def take(self, seat: int, cards: list[str]) -> str:
        return str(self._said(f"seat {seat}", cards))

    def _said(self, what: str, cards: list[str]) -> Any:
        self._next()
        if self._written:
            return self._written.pop(0)[1]
        return self._foreseen[Asked(self._asked, what, " ".join(sorted(cards)))]


# --- the first world ----------------------------------------------------------------------------------


def drawn_setup(rng: random.Random, edition: str) -> Setup:
    """A table of this edition, usual or not, and a device with none, one or two of its seats."""
    seats = rng.choice((2, 2, 3, 3, 4, 5, 6))
    unusual = rng.random() < 0.5
    options = drawn_options(rng, edition) if unusual else {}
    decks = short_decks(rng, edition, seats) if unusual and rng.random() < 0.5 else None
    own = tuple(sorted(rng.sample(range(seats), rng.choice((0, 1, 1, 1, 1, 2) if seats > 2 else (0, 1, 1)))))
    bots = rng.random() < 0.4
    kinds = tuple("person" if seat in own or not bots else "bot" for seat in range(seats))
    return Setup(edition, options, decks, kinds, own)


def drawn_world(setup: Setup, rng: random.Random, most: int) -> World:
    """A game of so many steps at most, with any moves."""
    lists = setup.decks or setup.rules.deck_lists(len(setup.kinds))
    main, extra = (sorted(lists.get(name, ())) for name in ("main", "extra"))
    first = rng.randrange(len(setup.kinds))
    deal = Deal(first, tuple(rng.sample(main, len(main))), tuple(rng.sample(extra, len(extra))))
    world = World(deal, {}, [])
    game = begun(setup, world, rng)
    by_itself: list[bool] = []
    while len(world.steps) < most and not game.is_over:
        back = able_to_undo(setup, game, by_itself, rng)
        if back and rng.random() < 0.12:
            seat = game.made[-back].seat
            for _ in range(back):
                game.undo()
                by_itself.pop()
            world.steps.append(Step(seat, "", back))
            continue
        legal = game.legal.texts
        assert game.to_move is not None
        by_itself.append(legal in FORCED and setup.kinds[game.to_move] == "person")
        world.steps.append(Step(game.to_move, chosen_move(rng, legal)))
        game.play(world.steps[-1].text)
    return world


def begun(setup: Setup, world: World, rng: random.Random) -> Game:
    given = setup.decks is not None
    chance = Chance(world.chance, rng)
    return Game.dealt(setup.rules, setup.names, world.deal, chance, given=given)


def able_to_undo(setup: Setup, game: Game, by_itself: list[bool], rng: random.Random) -> int:
    """How many moves somebody may take back now, as the rules of the table have it; 0 if nobody may."""
    if not game.made:
        return 0
    persons = [seat for seat, kind in enumerate(setup.kinds) if kind == "person"]
    if len(persons) == 1:
        made = range(1, len(game.made) + 1)
        return next((n for n in made if game.made[-n].seat == persons[0] and not by_itself[-n]), 0)
    last = game.made[-1]
    if (
        last.chance
        or last.move.text.split(" ")[0] in DRAWING
        or last.seat != game.to_move
        or last.turn != game.turn
        or last.seat not in persons
    ):
        return 0
    before = game.copy()
    before.undo()
    same_hands = sum(before._state.hand_count) >= sum(game._state.hand_count)
    return int(same_hands and before._state.deck_count == game._state.deck_count)
