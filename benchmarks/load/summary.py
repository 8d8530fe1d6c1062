"""What a run has shown, as a section of Markdown: numbers beside targets, and if the machine was quiet."""

from __future__ import annotations

import platform
from importlib.metadata import version
from statistics import median

from benchmarks.load.arrivals import share
from benchmarks.load.measuring import Found, Outcome
from benchmarks.race import rate, ratio
from benchmarks.report import Section

BUSY = 0.7  # of its core, above which the generator itself may be what is slow


def summary(outcome: Outcome) -> Section:
    """The section of one run."""
    plan = outcome.plan
    said = f"sentences in `{plan.language}`" if plan.language else "no sentences, as programs read"
    section = Section(
        "The table server under load",
        f"`leonardo serve` as it is, on one core, with an SQLite file that every move is synced into before "
        f"it is answered; {plan.tables} tables of `{plan.edition}` with four seats each, {outcome.sockets} "
        f"WebSockets that read everything, {said}. Another process on another core sends legal moves at "
        f"random moments, {plan.rate:.0f} a second, whether or not the server has answered (open loop), for "
        f"{plan.turns} turns of {plan.moves} moves; a move's time counts from when it was due. After each "
        f"move four views are cut, encoded and sent. All of it is on the loopback of one machine: no TLS, "
        f"no way, the disk of a machine that others share.",
    )
    section.table(["", "target", "measured"], _rows(outcome))
    section.say(_conditions(outcome))
    if "boardgame.io" in outcome.turns:
        _against(section, outcome)
    elif outcome.absent:
        section.say(outcome.absent)
    return section


def _rows(outcome: Outcome) -> list[list[str]]:
    took = outcome.took("ours")
    turns = outcome.turns["ours"]
    moves = sum(found.moves for found in turns)
    kib = outcome.kib
    per_socket = (kib["connected"] - kib["with tables"]) / outcome.sockets
    per_table = (kib["with tables"] - kib["started"]) / outcome.plan.tables
    answered = sum(found.turn.answered for found in turns)
    pace = answered / sum(found.turn.seconds for found in turns)
    when = "quiet" if outcome.is_quiet else "not quiet, see below"
    return [
        ["processor time a move, median of the turns", "400 us", f"{outcome.microseconds('ours'):.0f} us"],
        ["the same, best turn", "", f"{outcome.fewest('ours'):.0f} us"],
        ["memory a socket", "25 KiB", f"{per_socket:.1f} KiB"],
        ["memory a table with its game", "40 KiB", f"{per_table:.1f} KiB"],
        ["moves a second, answered", f"{outcome.plan.rate:.0f}", f"{pace:.0f}"],
        [f"answer p50 (machine {when})", "5 ms", _ms(share(took, 0.5))],
        ["answer p99", "50 ms", _ms(share(took, 0.99))],
        ["answer p99.9", "150 ms", _ms(share(took, 0.999))],
        ["a frame", "", f"{outcome.frame_bytes / max(outcome.frames, 1):.0f} bytes"],
        ["moves made in all, those of the server itself among them", "", f"{moves}"],
        ["acknowledged, not in the log once", "0", f"{_unsound(outcome)} of {answered}"],
    ]


def _unsound(outcome: Outcome) -> int:
    assert outcome.verdict is not None
    return outcome.verdict.lost + outcome.verdict.doubled + outcome.verdict.gaps


def _conditions(outcome: Outcome) -> str:
    turns = outcome.turns["ours"]
    late = [seconds for found in turns for seconds in found.turn.late]
    busy = median(found.own / found.turn.seconds for found in turns)
    before = ", ".join(str(each) for each in outcome.jitter)
    text = (
        f"Was it quiet? {'Yes' if outcome.is_quiet else 'No'}: a loop that only looks at the clock, on each "
        f"of the two cores before and after, found {before}; while it served, the server could have run and "
        f"was not let for at most {outcome.most_waited:.1%} of a turn; the host took {outcome.stolen:.1%}. "
        f"The generator used {busy:.0%} of its core and sent half of the moves within "
        f"{_ms(share(late, 0.5))}, 99 % within {_ms(share(late, 0.99))} of when they were due, which is in "
        f"the times above."
    )
    if not outcome.is_quiet or busy > BUSY:
        text += " So the times say more about the machine than about the server."
    return text


def _against(section: Section, outcome: Outcome) -> None:
    ours, theirs = outcome.microseconds("ours"), outcome.microseconds("boardgame.io")
    best = outcome.fewest("boardgame.io") / outcome.fewest("ours")
    facts = outcome.facts
    section.say(
        f"In turns with it, on the same core: the server of boardgame.io {facts['version']} with Node "
        f"{facts['node']}, its tic-tac-toe, kept in memory, {outcome.plan.tables} matches with two sockets "
        f"each. Ours has the rules of `{outcome.plan.edition}`, four readers and the disk."
    )
    rows = [_racer(name, found) for name, found in outcome.turns.items()]
    section.table(["", "moves a processor second", "best turn", "readers", "on disk", "p50", "p99"], rows)
    section.say(
        f"Ours makes {ratio(theirs / ours)} (best {ratio(best)}) its moves in a second of processor time."
    )
    section.say(
        f"Ours ran on Python {platform.python_version()}, uvicorn {version('uvicorn')}, websockets "
        f"{version('websockets')}, uvloop {version('uvloop')}, msgspec {version('msgspec')}."
    )


def _racer(name: str, found: list[Found]) -> list[str]:
    took = [seconds for each in found for seconds in each.turn.took]
    pace = 1e6 / median(each.microseconds for each in found)
    best = 1e6 / min(each.microseconds for each in found)
    is_ours = name == "ours"
    readers, disk = ("4", "synced") if is_ours else ("2", "no")
    return [name, rate(pace), rate(best), readers, disk, _ms(share(took, 0.5)), _ms(share(took, 0.99))]


def _ms(seconds: float) -> str:
    return f"{seconds * 1000:.1f} ms"
