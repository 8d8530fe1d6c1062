"""`leonardo rules [EDITION] [TOPIC]`: the rule book, for the options that a table has chosen."""

from __future__ import annotations

import argparse
import dataclasses
import json
from collections.abc import Iterable, Sequence

from leonardo import Edition, rulebook
from leonardo.cli import exits
from leonardo.cli.language import chosen_language
from leonardo.errors import UnknownOption
from leonardo.prompt.terminal import Terminal
from leonardo.rulebook import Block, Heading, Items, Paragraph
from leonardo.switches import OptionValue, offered_by
from leonardo.texts import say

ALL = "all"


def main(arguments: list[str]) -> int:
    """The page, or the list of what there is, was printed."""
    parser = _parser()
    chosen = parser.parse_args(arguments)
    language = chosen_language(chosen.lang)
    if chosen.edition is None:
        if chosen.option:
            parser.error("options belong to an edition: name one")
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


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="leonardo rules",
        description="The rule book. Without a topic it lists the topics, without an edition the editions.",
        epilog="For example: leonardo rules classic keys --option gifted_line=played_card",
    )
    parser.add_argument("edition", nargs="?", metavar="EDITION", help="such as classic")
    parser.add_argument("topic", nargs="?", metavar="TOPIC", help=f"such as keys; {ALL}: the whole book")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the table, which the text follows; may be given more than once",
    )
    parser.add_argument("--lang", metavar="LANGUAGE", help="en or ru")
    parser.add_argument("--json", action="store_true", help="the page as one JSON document")
    parser.add_argument(
        "--ascii", action="store_true", default=None, help="draw with plain letters and signs"
    )
    parser.add_argument("--no-color", action="store_true", help="no colours; NO_COLOR does the same")
    return parser


def read_option(edition: str, text: str) -> tuple[str, OptionValue]:
    """Name and value of an option as it is typed: `diagonals=true`, `goal=5`."""
    name, equals, value = text.partition("=")
    if not equals:
        raise UnknownOption(f"{text!r}: an option is written NAME=VALUE", edition=edition, option=text)
    values = offered_by(edition).get(name, {}).get("values", ()) if edition in Edition.names() else ()
    if value in ("true", "false") and (not isinstance(values, list) or bool in map(type, values)):
        return name, value == "true"
    return name, int(value) if value.lstrip("-").isdigit() else value


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
