"""Writes the golden files anew, when what they promise is meant to change; the commit says which rule did.

    python -m tests.golden.write [games] [views] [trees]

Without words all three, in this order: games are told and counted as they lie in the folder. Then
`python -m tests.golden.counting` shows whether the oracle counts the same.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from leonardo import Edition, Game, Record
from tests.golden.counting import GAMES, TREES, records
from tests.golden.telling import told
from tests.properties.games import chosen_move

VIEWS = Path(__file__).parent / "views"
TOLD = ("classic-keys", "novem-limit", "quintis-2009-deck", "quintis-2009-extra-deck", "quintis-2011-keys")
MOST_LEAVES = 40_000

# A small goal, a short deck or a limit keeps each game short; the name says how it ends.
PLAYED: dict[str, dict[str, Any]] = {
    "classic-keys": {"seats": 2, "options": {"goal": 1}},
    "classic-limit": {"seats": 3, "options": {"turn_limit": 7, "gifted_line": "new_line"}},
    "novem-keys": {"seats": 4, "options": {"goal": 3, "finish_round": True}},
    "novem-limit": {"seats": 2, "options": {"turn_limit": 5}},
    "quintis-2009-keys": {"seats": 5, "options": {"goal": 3}},
    "quintis-2009-deck": {"seats": 3, "short": 4, "options": {}},
    "quintis-2009-limit": {"seats": 6, "options": {"stall_rounds": 1, "tie": "senior_only"}},
    "quintis-2009-extra-keys": {"seats": 6, "options": {"goal": 2, "extra_deal": "split"}},
    "quintis-2009-extra-deck": {"seats": 2, "short": 2, "options": {"extra_end": "immediate"}},
    "quintis-2009-extra-limit": {"seats": 4, "options": {"turn_limit": 12, "anchor": "centre"}},
    "quintis-2011-keys": {"seats": 3, "options": {"goal": 1, "diagonals": True}},
    "quintis-2011-deck": {"seats": 5, "short": 5, "options": {"after_skip": "own_last"}},
    "quintis-2011-limit": {"seats": 6, "options": {"turn_limit": 20, "veto": "veto_only"}},
}
# On a full field of one card nobody can play a card that shows neither of its symbols.
STUCK = {"quintis-2009": 2, "quintis-2009-extra": 3, "quintis-2011": 4}


def games() -> Iterator[tuple[str, Game]]:
    """Every golden game with its name, at its end."""
    for name, how in PLAYED.items():
        edition, ending = name.rsplit("-", 1)
        yield name, next(game for game in tries(edition, **how) if ending_of(game) == ending)
    for edition, seats in STUCK.items():
        game = stuck(edition, seats)
        while not game.is_over:
            game.play("skip")
        yield f"{edition}-stalemate", game


def tries(edition: str, seats: int, options: dict[str, Any], short: int = 0) -> Iterator[Game]:
    """Random games of this kind, one after another; with `short` so many cards are left to draw."""
    for seed in range(10_000):
        rng = random.Random(f"{edition} {seed}")
        game = Game(edition, seats=seats, seed=seed, options=options, decks=decks(edition, seats, short, rng))
        while not game.is_over and len(game.made) < 150:
            game.play(chosen_move(rng, game.legal.texts))
        yield game


def decks(edition: str, seats: int, short: int, rng: random.Random) -> dict[str, list[str]] | None:
    """Few cards more than are dealt, from the edition's own decks."""
    if not short:
        return None
    lists = {name: list(cards) for name, cards in Edition(edition).deck_lists(seats).items()}
    lists["main"] = rng.sample(lists["main"], 6 * seats + short)
    lists["extra"] = rng.sample(lists["extra"], min(short, len(lists["extra"])))
    return lists


def ending_of(game: Game) -> str | None:
    return game.outcome["reason"] if game.outcome else None


def stuck(edition: str, seats: int) -> Game:
    """A game before a round of skips."""
    position = Game(edition, seats=seats, seed="stuck").position
    cells = [f"{column}{row}" for column in "cdefg" for row in range(3, 8)]
    return Game.load(
        position
        | {
            "free": True,
            "field": {cell: ["MR"] for cell in cells},
            "hands": [["PH", "PI", "SW"]] * seats,
            "keys": [{"P": 2}, {"M": 1, "E": 1}, *[{}] * (seats - 2)],
            "last_played": "MR",
        }
    )


def counted() -> Iterator[str]:
    """Trees from several places of each game: as deep as there are not too many leaves."""
    for name, record in records().items():
        moves = len(record.moves)
        for ply in sorted({0, moves // 3, moves * 2 // 3, max(moves - 2, 0)}):
            game = at(record, ply)
            depth, leaves = 1, game.perft(1)
            while depth < 6 and (more := game.perft(depth + 1)) <= MOST_LEAVES:
                depth, leaves = depth + 1, more
            yield f'[[tree]]\ngame = "{name}"\nply = {ply}\ndepth = {depth}\nleaves = {leaves}\n'


def at(record: Record, ply: int) -> Game:
    """The game of the record after so many moves."""
    game = record.replay()
    while len(game.made) > ply:
        game.undo()
    return game


def main() -> None:
    wanted = sys.argv[1:] or ["games", "views", "trees"]
    if "games" in wanted:
        for name, game in games():
            (GAMES / f"{name}.leo").write_text(game.record().text, encoding="utf-8")
        records.cache_clear()
    if "views" in wanted:
        kept = records()
        for name in TOLD:
            (VIEWS / f"{name}.txt").write_text(told(kept[name]), encoding="utf-8")
    if "trees" in wanted:
        about = (
            "# Counted move trees: the lines of play of so many decisions from a place of a golden game.\n\n"
        )
        TREES.write_text(about + "\n".join(counted()), encoding="utf-8")


if __name__ == "__main__":
    main()
