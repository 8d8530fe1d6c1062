"""Whole random games, played by the engine and by the oracle side by side: the same to the last word.

Of every position the legal list and the position are compared; of some, each seat's view and the reasons
against near-miss moves. Nothing is shared but the texts of the interchange.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from leonardo import Edition, Game, UnreadableMove

from .referee import Referee, Unreadable

EDITIONS = Edition.names()
SYMBOLS = "MPCGSKRHFIWE"
ZONES = ("nw", "n", "ne", "w", "c", "e", "sw", "s", "se")

# When the game is over these promise nothing (interchange 5).
OVER_UNSAID = ("to_move", "last_played", "veto", "memory")


class Disagreement(AssertionError):
    """The two do not say the same; the message holds all that is needed to look at it."""


@dataclass
class Plan:
    """One game: what is played, and the generator that chooses the moves."""

    edition: str
    seats: int
    options: dict[str, Any]
    decks: dict[str, list[str]] | None
    seed: str
    chooser: random.Random = field(repr=False)
    near_misses: int = 6


def plan(run: str, number: int) -> Plan:
    """The game of this number: it depends on the run's seed and the number alone."""
    chooser = random.Random(f"{run}/{number}")
    name = EDITIONS[number % len(EDITIONS)]
    seats = chooser.choice((2, 2, 3, 3, 4, 5, 6))
    options = _options(name, chooser)
    decks = _decks(name, seats, chooser) if chooser.random() < 0.35 else None
    return Plan(name, seats, options, decks, f"{run}/{number}", chooser)


def _options(name: str, chooser: random.Random) -> dict[str, Any]:
    from leonardo.switches import offered_by

    options: dict[str, Any] = {}
    for option, said in offered_by(name).items():
        if chooser.random() < 0.6 or option == "turn_limit":
            continue
        options[option] = _value(option, said, chooser)
    if chooser.random() < 0.5:
        options["turn_limit"] = chooser.choice((40, 90, 150))
    return options


def _value(option: str, said: Any, chooser: random.Random) -> Any:
    numbers = {"stall_rounds": (0, 1, 2, 5), "goal": (3, 5, 7, 10)}
    return chooser.choice(numbers[option]) if option in numbers else chooser.choice(said["values"])


def _decks(name: str, seats: int, chooser: random.Random) -> dict[str, list[str]]:
    """Decks with many action cards, or short ones, so that rare things happen."""
    edition = Edition(name)
    lists = {deck: list(cards) for deck, cards in edition.deck_lists(seats).items()}
    actions = [action.text for action in edition.actions]
    if name == "novem":
        copies = [card for card in actions for _ in range(chooser.choice((1, 2, 3)))]
        plain = [card for card in lists["extra"] if not card.startswith("!")]
        lists["extra"] = [*plain, *copies]
        if chooser.random() < 0.5:
            lists["main"] = chooser.sample(lists["main"], 10 * seats + chooser.randint(0, 4))
    elif actions:
        lists["main"] += [card for card in actions for _ in range(chooser.choice((0, 1, 2)))]
    elif edition.table.on_field:
        deck = chooser.choice([deck for deck, cards in lists.items() if cards])
        fewest = 6 * seats + 1 if deck == "main" else 3 * seats + 1
        if len(lists[deck]) > fewest:
            lists[deck] = chooser.sample(lists[deck], chooser.randint(fewest, len(lists[deck])))
    return lists


@dataclass
class Tally:
    """What has been compared."""

    games: int = 0
    positions: int = 0
    views: int = 0
    reasons: int = 0


class _Said:
    """The chance that the engine had, for the oracle to have too."""

    def __init__(self, said: tuple[tuple[str, Any], ...]) -> None:
        self._said = list(said)

    def _next(self, what: str) -> Any:
        if not self._said or self._said[0][0] != what:
            raise Disagreement(f"the oracle asks chance for {what!r}; the engine had {self._said}")
        return self._said.pop(0)[1]

    def shuffle(self, pile: str, cards: list[str]) -> list[str]:
        order = list(self._next(f"shuffle {pile}"))
        if sorted(order) != sorted(cards):
            raise Disagreement(f"other cards are shuffled: {sorted(order)} and {sorted(cards)}")
        return order

    def take(self, victim: int, hand: list[str]) -> str:
        return str(self._next("takes"))

    def done(self) -> None:
        if self._said:
            raise Disagreement(f"the oracle asked no chance for {self._said}")


def duel(plan: Plan, tally: Tally, *, most: int = 4000) -> None:
    """The engine and the oracle agree on the whole of this game, or Disagreement says where not."""
    try:
        game = Game(plan.edition, seats=plan.seats, seed=plan.seed, options=plan.options, decks=plan.decks)
    except Exception as problem:
        if plan.decks is not None and getattr(problem, "code", "") == "bad_setup":
            return
        raise
    assert game.beginning is not None
    decks = {"main": list(game.beginning.main), "extra": list(game.beginning.extra)}
    oracle = Referee.deal(plan.edition, plan.seats, plan.options, decks, game.beginning.first)
    tally.games += 1
    for _ in range(most):
        legal = _compare(game, oracle, plan, tally)
        if not legal:
            return
        move = _choose(legal, plan.chooser)
        game.play(move)
        said = _Said(game.made[-1].chance)
        try:
            oracle.play(move, said)
            said.done()
        except Disagreement as problem:
            raise Disagreement(_report(game, plan, f"{move}: {problem}")) from None


def _choose(legal: list[str], chooser: random.Random) -> str:
    """A move; each kind about equally often, so that action cards are used before they are dropped."""
    kinds = sorted({_kind(move) for move in legal})
    kind = chooser.choice(kinds)
    return chooser.choice([move for move in legal if _kind(move) == kind])


def _kind(move: str) -> str:
    if move[0] == "!" or " " in move:
        return move.split(" ")[0]
    return next((sign for sign in ">@^/" if sign in move), move)


def _compare(game: Game, oracle: Referee, plan: Plan, tally: Tally) -> list[str]:
    tally.positions += 1
    legal, position = game.legal.texts, game.position
    _same("legal", legal, oracle.legal(), game, plan)
    _same("position", _plain(position), _plain(oracle.position()), game, plan)
    if plan.chooser.random() < 0.1 or not legal:
        for seat in (*range(plan.seats), None):
            tally.views += 1
            wanted = _plain(oracle.view(seat))
            _same(f"view of {seat}", _plain(game.view(seat).position), wanted, game, plan)
        loaded = Game.load(json.loads(json.dumps(position)))
        _same("legal after a reload", loaded.legal.texts, legal, game, plan)
        _same("position after a reload", loaded.position, position, game, plan)
    for move in near_misses(position, plan.chooser, plan.near_misses):
        tally.reasons += 1
        _same(f"why {move}", _reason(game.why, move), _reason(oracle.why, move), game, plan)
    return legal


def _reason(why: Callable[[str], str | None], move: str) -> str | None:
    try:
        return why(move)
    except (UnreadableMove, Unreadable):
        return "unreadable"


def _plain(position: dict[str, Any]) -> dict[str, Any]:
    """The position without what is ours to choose, and without what promises nothing at the end."""
    said = {name: value for name, value in position.items() if name not in ("pending", "deck_lists", "free")}
    if said["phase"] == "over":
        for name in OVER_UNSAID:
            said.pop(name)
        if said["tables"] is None:
            said.pop("effects")
        if said["outcome"]["reason"] in ("stalemate", "limit"):
            said.pop("final_turns")
    return said


def _same(what: str, engine: Any, oracle: Any, game: Game, plan: Plan) -> None:
    if engine == oracle:
        return
    if isinstance(engine, list) and isinstance(oracle, list):
        only = f"only the engine: {_less(engine, oracle)}; only the oracle: {_less(oracle, engine)}"
    elif isinstance(engine, dict):
        differing = [name for name in {*engine, *oracle} if engine.get(name) != oracle.get(name)]
        only = "\n".join(f"{n}: engine {engine.get(n)}, oracle {oracle.get(n)}" for n in differing)
    else:
        only = f"engine {engine}, oracle {oracle}"
    raise Disagreement(_report(game, plan, f"{what}: {only}"))


def _less(some: list[Any], others: list[Any]) -> list[Any]:
    return [item for item in some if item not in others]


def _report(game: Game, plan: Plan, what: str) -> str:
    moves = " ".join(made.move.text for made in game.made[-6:])
    return f"{what}\n{plan}\nlast moves: {moves}\n{json.dumps(game.position)}"


# --- moves that are nearly right -----------------------------------------------------------------------


def near_misses(position: dict[str, Any], chooser: random.Random, count: int) -> Iterator[str]:
    """Move texts of all forms with likely and unlikely arguments."""
    held = [card for hand in position["hands"] for card in hand]
    mine = position["hands"][position["to_move"]]
    actions = _action_cards()
    cards = [*mine, *mine, *mine, *held[:6], "MR", "+MC", *actions[:2]]
    cells = [*(position["field"] or {}), "e5", f"{chooser.choice('abcdefghi')}{chooser.randint(1, 9)}"]
    cells += [_beside(cell, chooser) for cell in cells]
    for _ in range(count):
        yield _near_miss(chooser, cards, [card for card in mine if card[0] == "!"] or actions, cells, actions)


@cache
def _action_cards() -> list[str]:
    return sorted({action.text for name in EDITIONS for action in Edition(name).actions})


def _beside(cell: str, chooser: random.Random) -> str:
    column = min(max("abcdefghi".index(cell[0]) + chooser.randint(-1, 1), 0), 8)
    return f"{'abcdefghi'[column]}{min(max(int(cell[1]) + chooser.randint(-1, 1), 1), 9)}"


def _near_miss(
    chooser: random.Random, cards: list[str], own: list[str], cells: list[str], actions: list[str]
) -> str:
    pick = chooser.choice
    symbol, cell, zone, seat = pick(SYMBOLS), pick(cells), pick(ZONES), chooser.randint(0, 6)
    card = pick(cards)
    form = pick(("play", "play", "play", "action", "action", "other"))
    if form == "play":
        sign = pick(">@^/")
        return f"{card}{sign}{zone if sign == '>' else cell}"
    if form == "other":
        return pick(
            (
                "end", "skip", f"veto {cell}", f"key {pick(SYMBOLS + 'XZ')}", f"drop {pick(own)}",
                f"lift {zone}", f"draw {pick(('main', 'extra'))}", f"to {seat}", "to discard",
                f"under {card}", f"give {card}", f"RM>{zone}", f"drop {pick(actions)}", "end now",
            )
        )  # fmt: skip
    action = pick(own) if chooser.random() < 0.85 else pick(actions)
    discards = pick(cards)
    arguments = {
        "!mirror-writing": f"{zone} {pick(ZONES)}",
        "!perpetual-motion": f"{pick(('corners', 'arms'))} {pick(('cw', 'ccw'))}",
        "!sfumato": pick((f"{zone} {symbol}", symbol)),
        "!retouching": f"{card} {zone}",
        "!scrapers-knife": f"{seat} {zone}",
        "!varnish": zone,
        "!gilded-frame": zone,
        "!scaffolding": f"{seat} {zone}",
        "!old-folio": f"{pick(('main', 'extra'))} {discards}",
        "!palimpsest": cell,
        "!crossed-sketches": f"{cell} {_beside(cell, chooser)}",
        "!second-seal": symbol,
        "!borrowed-folio": str(seat),
    }.get(action, "")
    return f"{action} {arguments}".strip()


__all__ = ["Disagreement", "Plan", "Tally", "duel", "near_misses", "plan"]
