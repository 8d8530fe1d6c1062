"""The result of a run as one JSON document: standings, pairs, test, faults; numbers with intervals."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from leonardo.arena.plan import Plan
from leonardo.arena.ratings import Meeting, Rating, elo_ratings, skill_ratings
from leonardo.arena.results import Line
from leonardo.arena.running import Course
from leonardo.arena.scores import Between, Scores
from leonardo.errors import MissingExtra

Document = dict[str, Any]


def report(course: Course) -> Document:
    """What is known after this run."""
    scores = course.scores
    plan = scores.plan
    told: Document = {
        "edition": plan.edition.name,
        "options": dict(plan.edition.options),
        "seats": plan.seats,
        "seed": plan.seed,
        "style": plan.style,
        "ended": course.ended,
        "games": scores.games,
        "planned_games": plan.games,
        "deals": scores.whole_deals,
        "mean_turns": round(scores.turns / max(1, scores.games), 2),
        "reasons": dict(sorted(scores.reasons.items())),
        "faults": scores.faults,
        "bots": [_standing(scores, label) for label in plan.labels],
        "pairs": [_pair(scores, lineup) for lineup in range(len(plan.lineups))],
        "test": _test(scores),
    }
    _rate(told, plan, scores)
    return told


def meetings_of(plan: Plan, lines: Iterable[Line]) -> list[Meeting]:
    """The games of whole deals, as ratings want them."""
    by_deal: dict[tuple[int, int], list[Line]] = {}
    for line in lines:
        by_deal.setdefault((line["deal"], line["lineup"]), []).append(line)
    return [
        Meeting(tuple(line["seats"]), tuple(line["ranks"]), tuple(line["winners"]), (plan.seed, deal))
        for (deal, lineup), games in sorted(by_deal.items())
        if len(games) == len(plan.seatings(lineup, deal))
        for line in sorted(games, key=lambda line: int(line["turned"]))
    ]


def _standing(scores: Scores, label: str) -> Document:
    tally = scores.tallies[label]
    return {
        "bot": label,
        "games": tally.games,
        "won": tally.won,
        "shared": tally.shared,
        "lost": tally.lost,
        "mean_keys": round(tally.keys / max(1, tally.seats), 3),
        "slowest_ms": tally.slowest,
        "faults": dict(sorted(tally.faults.items())),
    }


def _pair(scores: Scores, lineup: int) -> Document:
    """A line-up and each bot's share in it; with two also Elo, seen by the first."""
    plan = scores.plan
    labels = list(dict.fromkeys(plan.labels[bot] for bot in plan.lineups[lineup]))
    told: Document = {"bots": labels, "deals": scores.counted(lineup, labels[0]).total()}
    told["shares"] = [between(scores.share(lineup, label), 5) for label in labels]
    told["even"] = [round(scores.even(lineup, label), 5) for label in labels]
    told["scores"] = {
        f"{score:g}": count for score, count in sorted(scores.counted(lineup, labels[0]).items())
    }
    if len(labels) == 2:
        told["elo"] = between(scores.elo(lineup, labels[0]), 1)
        told["certainty"] = round(scores.certainty(lineup, labels[0]), 5)
    return told


def _test(scores: Scores) -> Document | None:
    state = scores.test
    if state is None:
        return None
    test = state.test
    return {
        "elo0": test.elo0,
        "elo1": test.elo1,
        "alpha": test.alpha,
        "beta": test.beta,
        "llr": round(state.llr, 4),
        "bounds": [round(bound, 4) for bound in test.bounds],
        "deals": state.deals,
        "outcome": state.outcome,
    }


def _rate(told: Document, plan: Plan, scores: Scores) -> None:
    """Ratings stand beside every bot where more than two met."""
    if len(plan.labels) < 3:
        return
    meetings = meetings_of(plan, [line for deal in scores.deals.values() for line in deal.values()])
    elo = elo_ratings(meetings) if all(len(lineup) == 2 for lineup in plan.lineups) else {}
    skill: dict[str, Rating] = {}
    if plan.seats > 2:
        try:
            skill = skill_ratings(meetings, plan.seed)
        except MissingExtra as missing:
            told["note"] = missing.message
    for standing in told["bots"]:
        for name, ratings, digits in (("elo", elo, 1), ("skill", skill, 2)):
            if standing["bot"] in ratings:
                rating = ratings[standing["bot"]]
                standing[name] = between((rating.low, rating.middle, rating.high), digits)


def between(values: Between, digits: int) -> list[float]:
    """Low, middle, high."""
    return [round(value, digits) for value in values]
