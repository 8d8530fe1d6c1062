"""Another world in which the same story happens, as far as some seats can know it: the re-dealer.

What the seats know is found here in the referee's state, by the list of its fields that says who sees
each, and not in views: a view that says too much would else make its own leak look like knowledge.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

from leonardo import Game
from leonardo.errors import LeonardoError
from leonardo.position import deck_cards, hand_cards
from leonardo.rules import codes, layout
from tests.server.wire.courses import Setup, Step, World, begun

HIDDEN_CARD = ("under", "give")  # moves that name a card which others do not see
PUBLIC = tuple(name for name, *_, who in layout.STATE_FIELDS if who == layout.PUBLIC)
TRIES, MOST_TRIES = 12, 60  # exchanges tried in any case, and as long as none was possible
SHARES = (1.0, 0.5, 0.25, 0.1, 0.0)  # of the cards in hand that may be exchanged


class Other(NamedTuple):
    """The world that was found, and how: so many exchanges tried and accepted, so many places changed."""

    world: World
    tried: int
    accepted: int
    moved: int


def other_world(setup: Setup, world: World, rng: random.Random) -> Other:
    """A world with the same story for the device's seats and for everybody who has none.

    The hidden cards are exchanged among one another, many or few, for as long as the story stays the same:
    a walk through such worlds, of which each step goes on from the last one that was possible.
    """
    first = story(setup, world, rng)
    assert first is not None
    known, game = first
    cards = hidden_cards(setup, game)
    found, tries, accepted = world, 0, 0
    for number in range(MOST_TRIES):
        if number >= TRIES and accepted:
            break
        tried = exchanged(found, cards, rng, SHARES[number % len(SHARES)])
        if (tried.deal, tried.chance) == (found.deal, found.chance):
            continue
        tries += 1
        if story(setup, tried, rng, known) is not None:
            found = tried
            accepted += 1
    pairs = zip((*world.deal.main, *world.deal.extra), (*found.deal.main, *found.deal.extra), strict=True)
    return Other(found, tries, accepted, sum(a != b for a, b in pairs))


def story(
    setup: Setup, world: World, rng: random.Random, known: list[Any] | None = None
) -> tuple[list[Any], Game] | None:
    """What the seats know after each step, and the game; None if it is not what is `known`, or impossible.

    In a world that is to be like another, hidden cards that others name may be other cards.
    """
    game = begun(setup, world, rng)
    told = [knowledge(game, setup.own)]
    try:
        for number, step in enumerate(world.steps):
            if known is not None and told[-1] != known[number]:
                return None
            if step.back:
                for _ in range(step.back):
                    game.undo()
            else:
                text = step.text if known is None else renamed(game, step, setup.own, rng)
                world.steps[number] = step._replace(text=text)
                game.play(text)
            told.append(knowledge(game, setup.own))
    except (LeonardoError, ValueError, IndexError):
        return None
    return (told, game) if known is None or told == known else None


def renamed(game: Game, step: Step, own: tuple[int, ...], rng: random.Random) -> str:
    """The move, with any card in place of one that the seats do not see."""
    word = step.text.split(" ")[0]
    sees = step.seat in own or (word == "give" and game._state.taken_from in own)
    if word not in HIDDEN_CARD or sees:
        return step.text
    return rng.choice([move for move in game.legal.texts if move.startswith(f"{word} ")])


def knowledge(game: Game, own: tuple[int, ...]) -> Any:
    """All that these seats together may know now, from the state and by the rules alone."""
    table, s = game.edition.table, game._state
    hands = [hand_cards(s, seat) for seat in range(game.seats)]
    backs = bool(table.two_decks or table.backs_visible)
    next_back = [s.pile[s.deck_count[0] - 1] & codes.EXTRA] if table.backs_visible and s.deck_count[0] else []
    party = {s.mover, s.taken_from} & set(own) if s.taken_card else set()
    return (
        [getattr(s, name) if type(getattr(s, name)) is int else list(getattr(s, name)) for name in PUBLIC],
        [hands[seat] for seat in own],
        [sorted(card & codes.EXTRA for card in hand) if backs else 0 for hand in hands],
        [] if table.two_decks else next_back,
        [list(s.pile[(d + 1) * layout.PILE - s.out_count[d] : (d + 1) * layout.PILE]) for d in range(2)],
        s.taken_card if party else (s.taken_card & codes.EXTRA if backs else 0),
    )  # fmt: skip


class Hidden(NamedTuple):
    """What nobody of the audience has seen in the end: faces, and how many cards each deck still has."""

    faces: Counter[str]
    undrawn: tuple[int, int]


def hidden_cards(setup: Setup, game: Game) -> Hidden:
    hands = (hand_cards(game._state, seat) for seat in range(game.seats) if seat not in setup.own)
    decks = (deck_cards(game._state, deck) for deck in range(2))
    faces = Counter(game.edition.card_text(card) for cards in (*hands, *decks) for card in cards)
    return Hidden(faces, (game._state.deck_count[0], game._state.deck_count[1]))


def exchanged(world: World, cards: Hidden, rng: random.Random, share: float) -> World:
    """The world with some of its cards in each other's place; perhaps nobody of the audience can tell."""
    main = _permuted(world.deal.main, cards.faces, 0 if world.chance else cards.undrawn[0], rng, share)
    extra = _permuted(world.deal.extra, cards.faces, cards.undrawn[1], rng, share)
    chance = dict(world.chance)
    for asked, said in chance.items():
        if isinstance(said, tuple):
            undrawn = cards.undrawn[0] if asked == list(chance)[-1] else 0
            chance[asked] = tuple(_permuted(said, cards.faces, undrawn, rng, share))
    return World(world.deal._replace(main=tuple(main), extra=tuple(extra)), chance, list(world.steps))


def _permuted(
    cards: Sequence[str], hidden: Counter[str], undrawn: int, rng: random.Random, share: float
) -> list[str]:
    """Those that nobody has drawn, and a share of those that nobody has seen, change places.

    Of a face that was seen some copies may be hidden nevertheless; these are seldom tried.
    """
    tail, there = len(cards) - undrawn, Counter(cards)
    daring = rng.random() < 0.2
    chosen = [
        place
        for place, card in enumerate(cards)
        if place >= tail or (hidden[card] >= (1 if daring else there[card]) and rng.random() < share)
    ]
    groups = [chosen]
    if rng.random() < 0.5:  # where backs are seen, only cards with the same back look alike
        groups = [[n for n in chosen if cards[n].startswith("+") == extra] for extra in (False, True)]
    other = list(cards)
    for group in groups:
        for place, card in zip(group, rng.sample([cards[n] for n in group], len(group)), strict=True):
            other[place] = card
    return other
