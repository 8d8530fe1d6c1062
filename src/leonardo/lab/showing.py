"""One game among a million: played again by the plain rules, as a game that can be written down."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from leonardo.errors import LeonardoError, Sentence, SetupError
from leonardo.game import Deal, Game
from leonardo.lab.kernels.choosing import choose
from leonardo.lab.kernels.mixing import START, mix
from leonardo.lab.kernels.playing import ask_chance, begin
from leonardo.lab.plan import Plan
from leonardo.lab.table import PlainTable
from leonardo.lots import Recorded
from leonardo.move_writing import move_text
from leonardo.rules import apply, legal, settle
from leonardo.rules.codes import NO_CHANCE, OVER, TAKE_CARD
from leonardo.words import DECK_NAMES


class NotTheSameGame(LeonardoError):
    """Played again, the game went otherwise than the run has written down."""

    code = "illegal"


def show_checked(folder: Path, number: int) -> Game:
    """The game of this number, which is the one that the run has counted."""
    from leonardo.lab import shards

    plan = Plan.read(folder)
    if not 0 <= number < plan.games:
        english = f"there is no game {number}: the run has 0 to {plan.games - 1}"
        raise SetupError(Sentence(english, "lab-no-game", game=str(number), last=str(plan.games - 1)))
    game, trace = show_game(plan.table(), number)
    row = shards.row_of(plan, folder, number)
    if row is not None and row["trace"] != trace:
        english = f"game {number} of {folder} went otherwise when it was counted"
        raise NotTheSameGame(Sentence(english, "lab-other-game", game=str(number), folder=str(folder)))
    return game


def show_game(table: PlainTable, number: int) -> tuple[Game, int]:
    """The game of this number at this table, and the digest of its moves."""
    moves, said, trace = _played(table, number)
    deal = Deal(table.d.first, _texts(table, table.d.main, "main"), _texts(table, table.d.extra, "extra"))
    names = [f"{bot} {seat}" for seat, bot in enumerate(table.bots)]
    game = Game.dealt(table.edition, names, deal, Recorded(said))
    for move in moves:
        game.play(move_text(move, table.edition))
    return game, trace


def _played(table: PlainTable, number: int) -> tuple[list[int], list[tuple[str, Any]], int]:
    """The moves of the game, what chance said, and the digest."""
    t, s, d = table.t, table.s, table.d
    moves, said, trace = [], [], START
    begin(t, s, table.blank, d, number)
    while s.phase != OVER:
        count = legal(t, s, d.moves)
        move = d.moves[choose(t, s, table.v, d, count, table.notes, table.ahead, table.silent)]
        moves.append(move)
        trace = mix(trace, move)
        apply(t, s, move, table.silent)
        while s.chance != NO_CHANCE:
            said.append(_asked(table, s, d))
            settle(t, s, d.order, table.silent)
    return moves, said, trace


def _asked(table: PlainTable, s: Any, d: Any) -> tuple[str, Any]:
    """What chance says now, as a record writes it."""
    taking, deck = s.chance == TAKE_CARD, s.draw_kind
    count = ask_chance(s, d)
    cards = tuple(table.edition.card_text(card) for card in d.order[:count])
    return ("takes", cards[0]) if taking else (f"shuffle {DECK_NAMES[deck]}", cards)


def _texts(table: PlainTable, cards: list[int], deck: str) -> tuple[str, ...]:
    count = getattr(table.d, f"{deck}_count")
    return tuple(table.edition.card_text(card) for card in cards[:count])
