"""A result in sentences and a table, in the reader's language."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from leonardo.arena.elo import FAR
from leonardo.texts import list_of, say

Document = dict[str, Any]
HEADS: Final = (
    "arena-head-bot",
    "arena-head-games",
    "arena-head-won",
    "arena-head-shared",
    "arena-head-lost",
    "arena-head-keys",
)
CERTAIN: Final = 0.975  # from here on the verdict names the stronger

FAULT_WORDS: Final = {
    "missing": "arena-fault-missing",
    "crashed": "arena-fault-crashed",
    "late": "arena-fault-late",
    "garbled": "arena-fault-garbled",
    "refused": "arena-fault-refused",
    "illegal": "arena-fault-illegal",
}


def told(language: str, document: Document) -> Iterator[str]:
    """The lines of a result: what was played, who did how, and the verdict last."""
    yield say(
        language,
        "arena-played",
        edition=document["edition"],
        seats=document["seats"],
        count=document["games"],
        deals=say(language, "arena-deals", count=document["deals"]),
        seed=document["seed"],
    )
    if not document["games"]:
        yield say(language, "arena-nothing")
        return
    yield ""
    yield from table(language, standings(language, document))
    yield ""
    limited = document["reasons"].get("limit", 0)
    yield say(language, "arena-length", turns=document["mean_turns"], limited=limited)
    yield from faults(language, document)
    if note := document.get("note"):
        yield note
    yield from verdicts(language, document)


def standings(language: str, document: Document) -> list[list[str]]:
    """A row for each bot under a row of headings; the best first."""
    rated = next((name for name in ("skill", "elo") if name in document["bots"][0]), "")
    heads = [say(language, head) for head in HEADS]
    if rated:
        heads.append("Elo" if rated == "elo" else "OpenSkill")
    rows = [heads]
    best = sorted(document["bots"], key=lambda bot: -_merit(bot, rated))
    for bot in best:
        row = [bot["bot"], *(str(bot[name]) for name in ("games", "won", "shared", "lost"))]
        row.append(f"{bot['mean_keys']:.2f}")
        if rated:
            row.append(between(bot[rated], signed=rated == "elo") if rated in bot else "")
        rows.append(row)
    return rows


def _merit(bot: Document, rated: str) -> float:
    if rated in bot:
        return float(bot[rated][1])
    return float((bot["won"] + bot["shared"] / 2) / max(1, bot["games"]))


def table(language: str, rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Columns; the first to the left, numbers to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        first, *rest = (
            cell.rjust(width) if place else cell.ljust(width)
            for place, (cell, width) in enumerate(zip(row, widths, strict=True))
        )
        yield "  ".join(["", first, *rest]).rstrip()


def between(values: Sequence[float], *, signed: bool = False) -> str:
    """`+12 (-3 .. +27)`."""
    low, middle, high = (points(value) if signed else f"{value:.1f}" for value in values)
    return f"{middle} ({low} .. {high})"


def points(elo: float) -> str:
    """`+12`, or `+∞` where nothing was lost."""
    return f"{round(elo):+d}" if abs(elo) < FAR else "+∞" if elo > 0 else "-∞"


def faults(language: str, document: Document) -> Iterator[str]:
    """Which bot failed how often, and how."""
    for bot in document["bots"]:
        if bot["faults"]:
            kinds = [
                say(language, "arena-fault-times", kind=say(language, FAULT_WORDS[kind]), times=times)
                for kind, times in bot["faults"].items()
            ]
            count = sum(bot["faults"].values())
            yield say(language, "arena-faults", bot=bot["bot"], count=count, kinds=list_of(language, kinds))


# --- the verdict ---------------------------------------------------------------------------------------


def verdicts(language: str, document: Document) -> Iterator[str]:
    """Who is stronger, as far as the games tell."""
    if document["test"] is not None:
        yield _of_test(language, document)
    pairs = document["pairs"]
    if len(pairs) == 1 and "elo" in pairs[0]:
        yield of_pair(language, pairs[0])
    elif len(pairs) == 1:
        yield from (_of_share(language, pairs[0], place) for place in range(len(pairs[0]["bots"])))
    else:
        yield from (of_pair(language, pair) for pair in pairs if "elo" in pair)
        yield _of_many(language, document)


def of_pair(language: str, pair: Document) -> str:
    """One of the two is stronger, or it is not decided."""
    if not pair["deals"]:
        return say(language, "arena-no-deal", first=pair["bots"][0], second=pair["bots"][1])
    sure = pair["certainty"]
    ending = "stronger" if sure >= CERTAIN else "weaker" if sure <= 1 - CERTAIN else "open"
    low, middle, high = pair["shares"][0]
    elo_low, elo, elo_high = pair["elo"]
    return say(
        language,
        {"stronger": "arena-stronger", "weaker": "arena-weaker", "open": "arena-open"}[ending],
        first=pair["bots"][0],
        second=pair["bots"][1],
        share=percent(middle),
        low=percent(low),
        high=percent(high),
        even=percent(pair["even"][0]),
        elo=points(elo),
        elolow=points(elo_low),
        elohigh=points(elo_high),
    )


def _of_share(language: str, pair: Document, place: int) -> str:
    low, middle, high = map(percent, pair["shares"][place])
    return say(
        language,
        "arena-share",
        bot=pair["bots"][place],
        share=middle,
        low=low,
        high=high,
        even=percent(pair["even"][place]),
    )


def _of_many(language: str, document: Document) -> str:
    """The first is ahead of all others by its rating, or some cannot be told apart from it."""
    rated = next((name for name in ("skill", "elo") if name in document["bots"][0]), "")
    order = sorted(document["bots"], key=lambda bot: -_merit(bot, rated))
    first = order[0]
    near = [bot["bot"] for bot in order[1:] if rated and bot[rated][2] >= first[rated][0]]
    if not near and rated:
        return say(language, "arena-first", bot=first["bot"])
    return say(
        language, "arena-first-open", bot=first["bot"], others=list_of(language, near or [first["bot"]])
    )


def _of_test(language: str, document: Document) -> str:
    test = document["test"]
    ending = {"H1": "arena-test-h1", "H0": "arena-test-h0", "open": "arena-test-open"}[test["outcome"]]
    first, second = (bot["bot"] for bot in document["bots"])
    low, high = test["bounds"]
    return say(
        language,
        ending,
        first=first,
        second=second,
        elo0=f"{test['elo0']:+g}",
        elo1=f"{test['elo1']:+g}",
        count=test["deals"],
        llr=f"{test['llr']:.2f}",
        low=f"{low:.2f}",
        high=f"{high:.2f}",
    )


def percent(share: float) -> float:
    """A share in percent, with one decimal."""
    return round(100 * share, 1)
