"""`leonardo match`: bots on the same deals from every seat; who is stronger, and how surely."""

from __future__ import annotations

from leonardo.cli.arena import MatchParser, carry_out, plan_of, whole_number

GAMES = 200


def main(arguments: list[str]) -> int:
    """The match was played, or as much as there was time for, and its verdict printed."""
    parser = MatchParser("match", ["leonardo match planner greedy --edition novem --games 1000 --out first"])
    parser.defaults("--games", GAMES, type=whole_number)
    parser.takes("--seats", type=int, metavar="N")
    chosen = parser.parse_args(arguments)
    seats = chosen.seats if chosen.seats is not None else max(2, len(chosen.bots))
    plan = plan_of(chosen, parser, "match", chosen.bots, seats=seats, games=chosen.games)
    return carry_out(plan, chosen)
