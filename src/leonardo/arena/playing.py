"""One game of the arena, from the deal to a line of results. It ends, whatever the bots do.

A seat whose bot fails has lost: it is placed behind all that have not failed, and if several failed, the
first to fail is the last. Where one seat is left, the game is over; otherwise `random` plays on for the bot
that failed, so that the others get the game they were promised.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from leonardo.arena.plan import Plan
from leonardo.arena.players import REPLACEMENT, Company, House, Player, Watch
from leonardo.arena.seating import Seating
from leonardo.game import Game
from leonardo.guests import Fault

FORFEIT: Final = "forfeit"  # the reason of an end that no rule knows: everybody else has failed

Line = dict[str, Any]


@dataclass(slots=True)
class Table:
    """A game in progress: who plays, who has failed, what each has still to be told."""

    plan: Plan
    game: Game
    players: list[Player]
    watches: list[Watch]
    news: list[list[Any]]
    faults: list[dict[str, Any]] = field(default_factory=list)
    failed: list[int] = field(default_factory=list)  # seats, the first to fail first

    @property
    def is_over(self) -> bool:
        return self.game.is_over or len(self.failed) >= self.game.seats - 1


def play_game(plan: Plan, company: Company, lineup: int, deal: int, turn: int) -> Line:
    """The line of results of this game."""
    seating = plan.seatings(lineup, deal)[turn]
    game = Game(plan.edition, seats=seat_names(plan, seating), seed=plan.deal_seed(deal))
    seats = range(plan.seats)
    table = Table(plan, game, company.seated(seating), [Watch() for _ in seats], [[] for _ in seats])
    for seat in seats:
        try:
            table.players[seat].begin(game.view(seat), plan.bot_seed(lineup, deal, turn, seat))
        except Fault as fault:
            _charge(table, seat, fault)
    while not table.is_over:
        _decide(table)
    return _line(table, seating, lineup, deal, turn)


def seat_names(plan: Plan, seating: Seating) -> list[str]:
    """The names of the bots; with its seat where one sits twice."""
    names = [plan.labels[bot] for bot in seating]
    return [f"{name} {seat}" if names.count(name) > 1 else name for seat, name in enumerate(names)]


def _decide(table: Table) -> None:
    """The seat that is to move has moved, itself or by its replacement."""
    game, seat = table.game, table.game.to_move
    assert seat is not None
    view, player = game.view(seat), table.players[seat]
    news, table.news[seat] = table.news[seat], []
    try:
        with table.watches[seat]:
            move = player.choose(view, view.legal, news)
        played = game.play(move)
    except Fault as fault:
        _charge(table, seat, fault)
        return
    for other, listener in enumerate(table.players):
        if listener.wants_events:
            table.news[other] += played.seen_by(other)


def _charge(table: Table, seat: int, fault: Fault) -> None:
    """The fault is written down, and the seat has a player who does not fail."""
    turn = table.game.turn
    table.faults.append({"seat": seat, "kind": fault.kind, "turn": turn, "said": fault.message[:200]})
    table.failed.append(seat)
    table.players[seat] = House(REPLACEMENT)
    table.players[seat].begin(table.game.view(seat), f"{table.game.seed} {seat}")


def _line(table: Table, seating: Seating, lineup: int, deal: int, turn: int) -> Line:
    game, plan = table.game, table.plan
    order = [*(seat for seat in game.ranking if seat not in table.failed), *reversed(table.failed)]
    outcome = game.outcome
    won = [seat for seat in outcome["winners"] if seat not in table.failed] if outcome else []
    winners = sorted(won) or order[:1]
    line = {
        "lineup": lineup,
        "deal": deal,
        "turned": turn,
        "seats": [plan.labels[bot] for bot in seating],
        "winners": winners,
        "ranks": ranks(order, winners),
        "reason": outcome["reason"] if outcome else FORFEIT,
        "keys": [sum(keys.values()) for keys in game.keys],
        "turns": game.turn,
        "decisions": len(game.made),
        "ms": [watch.told for watch in table.watches],
        "faults": table.faults,
    }
    if plan.records or table.faults:
        line["record"] = game.record({"Seed": plan.deal_seed(deal)}).text
    return line


def ranks(order: Sequence[int], winners: Sequence[int]) -> list[int]:
    """The place of each seat, from 1; winners share the first."""
    placed = [0] * len(order)
    for place, seat in enumerate(order, 1):
        placed[seat] = 1 if seat in winners else place
    return placed
