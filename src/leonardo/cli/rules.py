"""`leonardo rules [EDITION] [TOPIC]`: the rule book, for the options that a table has chosen."""

from __future__ import annotations

import argparse
import dataclasses
import json
from collections.abc import Iterable, Sequence

from leonardo import Edition, rulebook
from leonardo.cli import exits
from leonardo.cli.language import chosen_language
from leonardo.cli.parsing import Parser
from leonardo.errors import Sentence, UnknownOption
from leonardo.prompt.terminal import Terminal
from leonardo.rulebook import Block, Heading, Items, Paragraph
from leonardo.switches import OptionValue, read_value
from leonardo.texts import say

ALL = "all"


def main(arguments: list[str]) -> int:
    """The page, or the list of what there is, was printed."""
    parser = _parser()
    chosen = parser.parse_args(arguments)
    language = chosen_language(chosen.lang)
    if chosen.edition is None:
        if chosen.option:
            parser.error(say(language, "wrong-rules-option"))
        return _print(_editions(language), chosen)
    edition = Edition(chosen.edition, **dict(read_option(chosen.edition, text) for text in chosen.option))
    if chosen.topic is None:
        return _print(_contents(edition, language), chosen)
    terminal = _terminal(chosen)
    width, ascii = terminal.width - rulebook.INDENT, terminal.ascii
    if chosen.topic == ALL:
        pages = rulebook.book(edition, language, width=width, ascii=ascii)
        return _print([block for _, blocks in pages for block in blocks], chosen)
    topic = rulebook.topic_named(chosen.topic, language)
    return _print(rulebook.chapter(edition, topic, language, width=width, ascii=ascii), chosen)


def _parser() -> Parser:
    examples = (
        "leonardo rules",
        "leonardo rules classic keys",
        "leonardo rules classic --option gifted_line=played_card",
    )
    parser = Parser("rules", examples)
    parser.takes("edition", nargs="?", metavar="EDITION", values={"editions": ", ".join(Edition.names())})
    parser.takes("topic", nargs="?", metavar="TOPIC")
    parser.takes("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.takes("--lang", metavar="LANGUAGE")
    parser.takes("--json", action="store_true")
    parser.takes("--ascii", action="store_true", default=None)
    parser.takes("--no-color", action="store_true")
    return parser


def read_option(edition: str, text: str) -> tuple[str, OptionValue]:
    """Name and value of an option as it is typed: `diagonals=true`, `goal=5`."""
    name, equals, value = text.partition("=")
    if not equals:
        told = Sentence(f"{text!r}: an option is written NAME=VALUE", "wrong-option-form", option=text)
        raise UnknownOption(told, edition=edition, option=text)
    return name, read_value(edition, name, value)


def _editions(language: str) -> list[Block]:
    entries = tuple(
        f"`{name}`: **{say(language, f'edition-{name}')}**. {say(language, f'edition-{name}.line')}"
        for name in Edition.names()
    )
    return [
        Heading(say(language, "rule-editions"), 1),
        Items(entries),
        Paragraph(say(language, "rule-how-to-read", command="`leonardo rules classic`")),
    ]


def _contents(edition: Edition, language: str) -> list[Block]:
    entries = []
    for topic in rulebook.topics(edition):
        title, summary = rulebook.title(topic, language)
        entries.append(f"`{topic}`: **{title}**. {summary}")
    return [
        Heading(say(language, "rule-book", edition=say(language, f"edition-{edition.name}")), 1),
        Paragraph(say(language, f"edition-{edition.name}.line")),
        Items(tuple(entries)),
        Paragraph(say(language, "rule-how-to-read", command=f"`leonardo rules {edition.name} turn`")),
    ]


def _terminal(chosen: argparse.Namespace) -> Terminal:
    return Terminal(ascii=chosen.ascii, color=False if chosen.no_color else None)


def _print(blocks: Sequence[Block], chosen: argparse.Namespace) -> int:
    if chosen.json:
        print(json.dumps(as_json(blocks), ensure_ascii=False))
        return exits.FINE
    terminal = _terminal(chosen)
    lines = rulebook.as_lines(blocks, width=terminal.width, ascii=terminal.ascii, color=terminal.color)
    print("\n".join(lines))
    return exits.FINE


def as_json(blocks: Iterable[Block]) -> list[dict[str, object]]:
    """The blocks as objects, each with its kind."""
    return [{"kind": type(block).__name__.lower(), **dataclasses.asdict(block)} for block in blocks]
