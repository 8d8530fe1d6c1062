"""Random games for the adapters' tests: the same from run to run."""

import random
from collections.abc import Iterator

import leonardo
from leonardo.adapters.open_chance import OpenGame
from leonardo.game import Game
from leonardo.view import View

EDITIONS = leonardo.Edition.names()

# Games in which everything occurs: action cards, refilled decks, skips, every phase.
MIXED = [(edition, seats) for edition in EDITIONS for seats in (2, 3, 6)]

# Options under which something else is listed, drawn or remembered.
UNUSUAL = [
    ("classic", {"gifted_line": "new_line", "finish_round": True}),
    ("novem", {"gifted_line": "new_line", "actions_per_turn": "one_per_step"}),
    ("quintis-2009", {"anchor": "centre", "after_skip": "own_last"}),
    ("quintis-2009-extra", {"extra_deal": "split", "extra_end": "immediate"}),
    ("quintis-2011", {"action_draw": "immediate", "backs_visible": True, "veto_must_move": True}),
    ("quintis-2011", {"veto": "off", "final_includes_drawer": False}),
]


def decisions(game: Game, seed: int, most: int = 400) -> Iterator[View]:
    """The view of whoever decides, at each decision of a game played at random."""
    chooser = random.Random(seed)
    for _ in range(most):
        if game.is_over:
            return
        view = game.view(game.to_move)
        yield view
        game.play(chooser.choice(view.legal.texts))


def play_on(game: OpenGame, chooser: random.Random) -> None:
    """Chance has answered, or the seat that decides has made a move at random."""
    if game.question():
        outcomes, chances = zip(*game.outcomes(), strict=True)
        game.decide_chance(chooser.choices(outcomes, chances)[0])
    else:
        game.play(chooser.choice(game.legal()))
