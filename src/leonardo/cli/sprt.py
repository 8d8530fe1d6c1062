"""`leonardo sprt`: a sequential test, which plays until it is decided which of two strengths is likelier."""

from __future__ import annotations

from leonardo.arena.sequential import Test
from leonardo.cli.arena import MatchParser, carry_out, plan_of, whole_number
from leonardo.texts import say

MOST_GAMES = 100_000


def main(arguments: list[str]) -> int:
    """The test was carried to its verdict, or as far as there were games or time, and the verdict printed."""
    parser = MatchParser("sprt", ["leonardo sprt planner greedy --elo0 0 --elo1 80 --out tested"])
    parser.defaults("--elo0", 0, type=float, metavar="ELO0")
    parser.defaults("--elo1", 5, type=float, metavar="ELO1")
    parser.defaults("--alpha", 0.05, type=float, metavar="P")
    parser.defaults("--beta", 0.05, type=float, metavar="P")
    parser.defaults("--games", MOST_GAMES, type=whole_number)
    parser.takes("--seats", type=int, default=2, metavar="N")
    parser.takes("--verdict-exit", action="store_true")
    chosen = parser.parse_args(arguments)
    if chosen.resume is None and len(chosen.bots) != 2:
        parser.error(say(parser.language, "arena-sprt-two"))
    test = Test(chosen.elo0, chosen.elo1, chosen.alpha, chosen.beta)
    plan = plan_of(chosen, parser, "match", chosen.bots, seats=chosen.seats, games=chosen.games, test=test)
    return carry_out(plan, chosen, verdict_exit=chosen.verdict_exit)
