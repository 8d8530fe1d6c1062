"""What the book shows straight from the data: symbols, action cards, options, and how editions differ."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from leonardo import explain, words
from leonardo.edition import Edition
from leonardo.rulebook.blocks import Block, Heading, Items, Paragraph, Table
from leonardo.rulebook.facts import NAMES, facts_of
from leonardo.switches import OptionValue, offered_by
from leonardo.texts import say

# The rows of the table of differences. Each message is told every fact of an edition.
ROWS: Final = (
    "rule-row-seats",
    "rule-row-table",
    "rule-row-decks",
    "rule-row-symbols",
    "rule-row-actions",
    "rule-row-hand",
    "rule-row-play",
    "rule-row-forbidden",
    "rule-row-replaced",
    "rule-row-skip",
    "rule-row-draw",
    "rule-row-lines",
    "rule-row-supply",
    "rule-row-bonus",
    "rule-row-goal",
    "rule-row-last",
    "rule-row-ties",
)

# Moments of action cards in the order of a turn.
MOMENTS: Final = ("start", "before", "after", "end")


def symbols(language: str) -> Table:
    """The twelve symbols with their letters, the most senior first."""
    header = tuple(say(language, f"rule-symbols.{column}") for column in ("rank", "letter", "name"))
    rows = (
        (str(rank), f"`{code}`", say(language, f"symbol-{code}"))
        for rank, code in enumerate(words.SYMBOL_CODES, 1)
    )
    return Table(header, tuple(rows))


def cards(edition: Edition, language: str) -> Iterator[Block]:
    """Every action card of the edition with its full text, under the moment at which it is used."""
    for moment in MOMENTS:
        due = [action for action in edition.actions if words.MOMENT_NAMES[action.moment] == moment]
        if not due:
            continue
        yield Heading(explain.action_moment(language, due[0].id, edition.name))
        entries = (
            f"**{say(language, f'action-{action.id}')}** (`{action.text}`). "
            + explain.action_rule(language, action.id, edition.name)
            for action in due
        )
        yield Items(tuple(entries))


def options(edition: Edition, language: str) -> Iterator[Block]:
    """Every option of the edition: what it decides, its value here and what else it can be."""
    for option in edition.switches:
        yield Heading(f"{say(language, f'option-{option}')} (`{option}`)")
        yield Paragraph(say(language, f"option-{option}.explanation"))
        yield Items(readings(edition, option, language))


def readings(edition: Edition, option: str, language: str) -> tuple[str, ...]:
    """The value in force, then every other that this option may have, each as it is written and read."""
    chosen = edition.switches[option]
    offered = offered_by(edition.name)[option]
    if isinstance(offered["values"], list):
        others = [value for value in offered["values"] if value != chosen]
        said = [_reading(option, value, value == offered["default"], language) for value in others]
    else:
        low, high = offered["values"]["from"], offered["values"]["to"]
        default = [] if chosen == offered["default"] else [offered["default"]]
        said = [_reading(option, value, True, language) for value in default]
        said.append(say(language, "rule-reading-range", option=f"`{option}`", lowest=low, highest=high))
    here = _reading(option, chosen, chosen == offered["default"], language, in_force=True)
    return (here, *said)


def _reading(option: str, value: OptionValue, usual: bool, language: str, in_force: bool = False) -> str:
    message = "rule-reading-here" if in_force else "rule-reading-other"
    written = f"`{option}={str(value).lower()}`"
    return say(
        language,
        message,
        reading=_value(option, value, language),
        written=written,
        usual=usual,
    )


def _value(option: str, value: OptionValue, language: str) -> str:
    if isinstance(value, int) and not isinstance(value, bool):
        return say(language, f"option-{option}-value", value=value)
    return say(language, f"option-{option}-{str(value).lower()}")


def differences(edition: Edition, language: str) -> Table:
    """The five editions side by side; this one with its own options."""
    compared = [edition if name == edition.name else Edition(name) for name in _in_order()]
    header = (say(language, "rule-differences"), *(f"`{each.name}`" for each in compared))
    told = [{name: facts_of(each).get(name, "none") for name in NAMES} for each in compared]
    rows = tuple(
        (say(language, f"{message}.label"), *(say(language, message, **facts) for facts in told))
        for message in ROWS
    )
    return Table(header, rows)


def _in_order() -> list[str]:
    """The editions from the simplest: own tables first, and within a family by what a turn asks for."""
    names = Edition.names()
    order = {"cross": 0, "square": 1, "field": 2}
    return sorted(
        names,
        key=lambda name: (
            order[str(facts_of(Edition(name))["table"])],
            len(Edition(name).switches),
            name,
        ),
    )
