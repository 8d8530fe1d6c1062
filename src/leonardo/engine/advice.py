"""What a bot would play, and what that is worth: from the mover's view alone.

A search says itself what it thinks of every move that it has tried. The choice of any other bot is judged by
games played on at random, each from a world that could be behind the view.
"""

from __future__ import annotations

import time
from collections import Counter
from typing import Any, Final

from leonardo import chance, rules
from leonardo.bots import Search, make
from leonardo.loading_cards import cards_in_play
from leonardo.move import Move
from leonardo.playouts import RandomPlay
from leonardo.view import View
from leonardo.words import HIDDEN_CARD, HIDDEN_EXTRA_CARD

DEFAULT_BOT: Final = "maestro"
MOST_VISITS: Final = 200
SEED: Final = "best"


def advice(view: View, bot: str, milliseconds: int) -> dict[str, Any]:
    """The bot's move with its value for each seat, after so long at most."""
    advisor = make(bot, SEED)
    if isinstance(advisor, Search):
        advisor.get_ready()
        deadline = time.monotonic() + milliseconds / 1000
        opinion = advisor.consider(view, lambda: time.monotonic() >= deadline)
        lines = [
            {"move": line.move, "value": list(line.value), "visits": line.visits} for line in opinion.lines
        ]
        return {"move": opinion.move, "value": lines[0]["value"], "lines": lines}
    deadline = time.monotonic() + milliseconds / 1000
    move = advisor.choose(view, view.legal)
    value, visits = estimate(view, move, deadline)
    line = {"move": move.text, "value": value, "visits": visits}
    return {"move": move.text, "value": value, "lines": [line]}


def estimate(view: View, move: Move, deadline: float) -> tuple[list[float], int]:
    """How often each seat wins after this move in random games, and in how many; at least one is played."""
    play = RandomPlay(view.edition, SEED)
    words = chance.seeded(SEED, "imagined")
    packed = move.in_edition(view.edition)
    seats = int(view.record.seats)
    shares = [0.0] * seats
    visits = 0
    while visits < MOST_VISITS and (not visits or time.monotonic() < deadline):
        s = imagined(view, words)
        play.make(s, packed)
        winners = s.winners if play.finish(s) else (1 << seats) - 1
        for seat in range(seats):
            shares[seat] += (winners >> seat & 1) / rules.bit_count(winners)
        visits += 1
    return [round(share / visits, 6) for share in shares], visits


def imagined(view: View, words: list[int]) -> Any:
    """A state that could be behind the view, each hidden card drawn from those that nobody has shown."""
    edition = view.edition
    lists = Counter(card for cards in view.deck_lists.values() for card in cards)
    seen = cards_in_play(edition, view.record)
    seen.pop(HIDDEN_CARD, None)
    seen.pop(HIDDEN_EXTRA_CARD, None)
    unseen = [edition.card_code(card) for card in sorted((lists - seen).elements())]
    chance.shuffle(words, unseen, len(unseen))
    # In a free position more cards may be hidden than the lists have left; then some are there twice.
    spare = [edition.card_code(card) for card in sorted(lists.elements())]
    chance.shuffle(words, spare, len(spare))
    s = view.record.copy()
    rules.imagine(edition.table, view.record, s, [*unseen, *spare], len(unseen) + len(spare))
    return s
