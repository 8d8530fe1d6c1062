"""`leonardo tournament`: many bots, each against each or all against one; a table with ratings."""

from __future__ import annotations

from leonardo.arena.seating import FORMATS
from leonardo.cli.arena import MatchParser, carry_out, plan_of, whole_number

GAMES = 100


def main(arguments: list[str]) -> int:
    """The tournament was played, or as much as there was time for, and its table printed."""
    parser = MatchParser("tournament", ["leonardo tournament random greedy planner --games 500 --jobs 2"])
    parser.takes("--format", choices=FORMATS, default=FORMATS[0], metavar="FORMAT")
    parser.defaults("--games", GAMES, type=whole_number)
    parser.takes("--seats", type=int, default=2, metavar="N")
    chosen = parser.parse_args(arguments)
    plan = plan_of(chosen, parser, chosen.format, chosen.bots, seats=chosen.seats, games=chosen.games)
    return carry_out(plan, chosen)
