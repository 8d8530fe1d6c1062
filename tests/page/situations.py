"""Every form of move in interchange 1, and a situation in which it can be chosen among others.

    python -m tests.page.situations       looks for them anew and prints the table below

A situation is a deal and so many moves from it: the deal of a seed, the cards in that order, seat 0 first;
the moves are drawn from a generator with the same name. Nothing is left to chance on the way there, so the
game can be played up to it on any server that deals as listed.
"""

import random
import re
import sys
from dataclasses import astuple, dataclass

from leonardo.deal import Deal, shuffled
from leonardo.edition import Edition
from leonardo.game import Game
from tests.page.site import seated

FAR = 20  # moves from the deal at most


@dataclass(frozen=True)
class Situation:
    """Where a form can be chosen: so many seats, the seed, the number of moves from the deal."""

    seats: int
    seed: str
    moves: int


# Edition and form: the beginning of the moves meant, in which a # stands for a card.
FORMS = {
    "classic": ("#>n", "key"),
    "novem": (
        "#>n", "+#>nw", "key", "end", "drop", "lift", "draw main", "draw extra", "!second-sketch",
        "!mirror-writing", "!perpetual-motion corners cw", "!perpetual-motion arms ccw", "!canal-lock",
        "to discard", "to 0", "!sfumato", "!retouching", "!scrapers-knife", "!varnish", "!gilded-frame",
        "!scaffolding", "!old-folio main", "!old-folio extra", "!cabinet",
    ),
    "quintis-2009": ("#@", "#^", "#/"),
    "quintis-2009-extra": ("#@", "+#@", "#^", "+#/", "draw main", "draw extra"),
    "quintis-2011": (
        "#@", "#^", "#/", "veto", "end", "skip", "!masters-licence", "!double-stroke", "!palimpsest",
        "!crossed-sketches", "!second-seal", "!free-hand", "!inspiration", "!clean-sheet", "under",
        "!borrowed-folio", "!sfumato",
    ),
}  # fmt: skip

SITUATIONS = {
    ("classic", "#>n"): Situation(2, "0", 0),
    ("classic", "key"): Situation(2, "72", 1),
    ("novem", "#>n"): Situation(3, "0", 0),
    ("novem", "+#>nw"): Situation(3, "0", 0),
    ("novem", "key"): Situation(3, "45", 2),
    ("novem", "end"): Situation(3, "1", 1),
    ("novem", "drop"): Situation(3, "2", 2),
    ("novem", "lift"): Situation(3, "61", 15),
    ("novem", "draw main"): Situation(3, "1", 3),
    ("novem", "draw extra"): Situation(3, "1", 3),
    ("novem", "!second-sketch"): Situation(3, "11", 0),
    ("novem", "!mirror-writing"): Situation(3, "7", 0),
    ("novem", "!perpetual-motion corners cw"): Situation(3, "13", 0),
    ("novem", "!perpetual-motion arms ccw"): Situation(3, "13", 0),
    ("novem", "!canal-lock"): Situation(3, "23", 0),
    ("novem", "to discard"): Situation(3, "105", 9),
    ("novem", "to 0"): Situation(3, "105", 9),
    ("novem", "!sfumato"): Situation(3, "0", 0),
    ("novem", "!retouching"): Situation(3, "0", 0),
    ("novem", "!scrapers-knife"): Situation(3, "2", 0),
    ("novem", "!varnish"): Situation(3, "3", 2),
    ("novem", "!gilded-frame"): Situation(3, "16", 2),
    ("novem", "!scaffolding"): Situation(3, "9", 2),
    ("novem", "!old-folio main"): Situation(3, "4", 2),
    ("novem", "!old-folio extra"): Situation(3, "27", 2),
    ("novem", "!cabinet"): Situation(3, "2", 2),
    ("quintis-2009", "#@"): Situation(2, "0", 0),
    ("quintis-2009", "#^"): Situation(2, "0", 2),
    ("quintis-2009", "#/"): Situation(2, "0", 2),
    ("quintis-2009-extra", "#@"): Situation(2, "0", 0),
    ("quintis-2009-extra", "+#@"): Situation(2, "2", 4),
    ("quintis-2009-extra", "#^"): Situation(2, "0", 4),
    ("quintis-2009-extra", "+#/"): Situation(2, "7", 4),
    ("quintis-2009-extra", "draw main"): Situation(2, "0", 1),
    ("quintis-2009-extra", "draw extra"): Situation(2, "0", 1),
    ("quintis-2011", "#@"): Situation(2, "0", 0),
    ("quintis-2011", "#^"): Situation(2, "28", 4),
    ("quintis-2011", "#/"): Situation(2, "28", 4),
    ("quintis-2011", "veto"): Situation(2, "1", 4),
    ("quintis-2011", "end"): Situation(2, "5", 2),
    ("quintis-2011", "skip"): Situation(2, "0", 3),
    ("quintis-2011", "!masters-licence"): Situation(2, "5", 0),
    ("quintis-2011", "!double-stroke"): Situation(2, "5", 2),
    ("quintis-2011", "!palimpsest"): Situation(2, "13", 12),
    ("quintis-2011", "!crossed-sketches"): Situation(2, "64", 6),
    ("quintis-2011", "!second-seal"): Situation(2, "25", 2),
    ("quintis-2011", "!free-hand"): Situation(2, "46", 0),
    ("quintis-2011", "!inspiration"): Situation(2, "8", 2),
    ("quintis-2011", "!clean-sheet"): Situation(2, "7", 0),
    ("quintis-2011", "under"): Situation(2, "156", 1),
    ("quintis-2011", "!borrowed-folio"): Situation(2, "1", 0),
    ("quintis-2011", "!sfumato"): Situation(2, "3", 0),
}


def fits(form, move):
    """Whether the move is of this form."""
    pattern = re.escape(form).replace(r"\#", "[A-Z]{2,3}") + (r"\b" if form[-1].isalnum() else "")
    return re.match(pattern, move) is not None


class ByChance(Exception):
    """Something was left to chance that no deal settles."""


class NoChance:
    """Nothing is left to chance."""

    def shuffle(self, deck, cards):
        raise ByChance

    def take(self, seat, cards):
        raise ByChance

    def mark(self):
        return 0

    def back_to(self, mark):
        pass

    def copy(self):
        return self


def dealt(edition, seats, seed, **options):
    """The game of this seed; seat 0 begins."""
    chosen = Edition(edition, **options)
    deal = shuffled(chosen.deck_lists(seats), seats, seed)
    names = [f"Seat {seat}" for seat in range(seats)]
    return Game.dealt(chosen, names, Deal(0, deal.main, deal.extra), NoChance(), given=True)


def walk(edition, seats, seed, moves, **options):
    """The game after each of so many moves, at first before any; it ends early where chance comes in."""
    game = dealt(edition, seats, seed, **options)
    rng = random.Random(f"{edition} {seed}")
    yield game
    for _ in range(moves):
        if game.is_over:
            return
        try:
            game.play(rng.choice(game.legal.texts))
        except ByChance:
            return
        yield game


def reached(edition, situation):
    """The game as it stands there."""
    *_, game = walk(edition, situation.seats, situation.seed, situation.moves)
    assert len(game.made) == situation.moves
    return game


def laid(people, edition, game, **more):
    """The table at which these people have played this game; its name. The site deals as listed."""
    decks = {"main": list(game.beginning.main), "extra": list(game.beginning.extra)}
    table = seated(people, edition, decks=decks, **more)
    for ply, made in enumerate(game.made):
        people[made.seat].move(table, str(made.move), ply)
    return table


def stand(people, edition, form):
    """A table where this form is possible: its name, the seat to move there, and a move of the form."""
    situation = SITUATIONS[edition, form]
    game = reached(edition, situation)
    table = laid(people[: situation.seats], edition, game)
    told = people[game.to_move].look(table)
    assert told["legal"] == list(game.legal.texts)
    return table, game.to_move, example(form, told["legal"])


def example(form, legal):
    """A move of this form, the last of those that are legal; None if there is none or no other choice."""
    found = [move for move in legal if fits(form, move)]
    return found[-1] if found and len(legal) > 1 else None


def searched(edition, seeds):
    """For each form the situation nearest to a deal."""
    best = {}
    seats = 3 if edition == "novem" else 2
    for seed in map(str, range(seeds)):
        for moves, game in enumerate(walk(edition, seats, seed, FAR)):
            if game.is_over:
                break
            for form in FORMS[edition]:
                if example(form, game.legal.texts) and (form not in best or best[form].moves > moves):
                    best[form] = Situation(seats, seed, moves)
    return best


def main():
    for edition in FORMS:
        found = searched(edition, 160)
        for form in FORMS[edition]:
            if form in found:
                seats, seed, moves = astuple(found[form])
                print(f'    ("{edition}", "{form}"): Situation({seats}, "{seed}", {moves}),')
            else:
                print(f"    # {edition}: {form} was not found")
    return 0


if __name__ == "__main__":
    sys.exit(main())
