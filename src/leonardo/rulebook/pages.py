"""A page: the template of a topic with the edition's facts, its scenes played, as blocks or as Markdown."""

from __future__ import annotations

import difflib
import re
from collections.abc import Container, Iterator
from dataclasses import replace
from itertools import groupby

from leonardo.edition import Edition
from leonardo.errors import LeonardoError
from leonardo.rulebook import lists
from leonardo.rulebook.blocks import Block, Heading, Items, Paragraph, Ruling
from leonardo.rulebook.examples import example
from leonardo.rulebook.facts import Fact, facts_of
from leonardo.rulebook.markdown import as_markdown
from leonardo.rulebook.sentences import with_sentences
from leonardo.rulebook.template import TOPICS, Piece, template
from leonardo.texts import list_of, say

SCENE_WIDTH = 76
_REFERENCE = re.compile(r"\(`([a-z]+)`\)")


class UnknownTopic(LeonardoError, ValueError):
    """The rule book has no such topic; the message names those there are."""


def topics(edition: Edition) -> tuple[str, ...]:
    """The topics that this edition has something to say about, in the order of the book."""
    return tuple(topic for topic in TOPICS if is_about(edition, topic))


def is_about(edition: Edition, topic: str) -> bool:
    """Whether the edition has what the topic is about; if not, its page says who has."""
    return template("en", topic).applies.holds(facts_of(edition))


def topic_named(wanted: str, language: str) -> str:
    """The topic of this id, or of this title in the language; else an UnknownTopic."""
    folded = wanted.strip().casefold()
    named = {template(language, topic).title.casefold(): topic for topic in TOPICS}
    if folded in TOPICS:
        return folded
    if folded in named:
        return named[folded]
    near = difflib.get_close_matches(folded, (*TOPICS, *named), n=1)
    if near:
        nearest = named.get(near[0], near[0])
        raise UnknownTopic(say(language, "rule-unknown-topic-near", topic=wanted, nearest=nearest))
    raise UnknownTopic(say(language, "rule-unknown-topic", topic=wanted, topics=list_of(language, TOPICS)))


def title(topic: str, language: str) -> tuple[str, str]:
    """The topic's title, and what it is about in a line."""
    found = template(language, topic)
    return found.title, found.summary


def chapter(
    edition: Edition, topic: str, language: str, *, width: int = SCENE_WIDTH, ascii: bool = False
) -> list[Block]:
    """The page of a topic as blocks, its title first; drawings are no wider than this."""
    facts = facts_of(edition)
    found = template(language, topic)
    blocks: list[Block] = [Heading(found.title, 1, topic)]
    if not found.applies.holds(facts):
        return [*blocks, Paragraph(_elsewhere(edition, topic, language))]
    pieces = [piece for piece in found.pieces if piece.condition.holds(facts)]
    for kind, group in groupby(pieces, key=lambda piece: piece.kind):
        if kind in ("item", "step"):
            entries = tuple(with_sentences(piece.text, language, facts) for piece in group)
            blocks.append(Items(entries, numbered=kind == "step"))
        else:
            for piece in group:
                blocks += _blocks(piece, edition, language, facts, width, ascii)
    return blocks


def book(
    edition: Edition, language: str, *, width: int = SCENE_WIDTH, ascii: bool = False
) -> Iterator[tuple[str, list[Block]]]:
    """Every topic of the edition with its page."""
    for topic in topics(edition):
        yield topic, chapter(edition, topic, language, width=width, ascii=ascii)


def page(edition: Edition, topic: str | None, language: str) -> str:
    """The topic, or with None the whole book of the edition, as Markdown."""
    if topic is not None:
        return as_markdown(chapter(edition, topic_named(topic, language), language))
    title = say(language, "rule-book", edition=say(language, f"edition-{edition.name}"))
    here = topics(edition)
    chapters = (_in_book(block, here) for _, blocks in book(edition, language) for block in blocks)
    return as_markdown([Heading(title, 1), *chapters])


def _in_book(block: Block, here: Container[str]) -> Block:
    """The block as it stands in a whole book: headings a level deeper, named topics as links to them."""

    def linked(text: str) -> str:
        return _REFERENCE.sub(
            lambda found: f"([`{found[1]}`](#{found[1]}))" if found[1] in here else found[0], text
        )

    match block:
        case Heading():
            return replace(block, level=block.level + 1)
        case Paragraph(text):
            return Paragraph(linked(text))
        case Items(entries, numbered):
            return Items(tuple(map(linked, entries)), numbered)
    return block


def _elsewhere(edition: Edition, topic: str, language: str) -> str:
    here = say(language, f"edition-{edition.name}")
    having = (name for name in Edition.names() if is_about(Edition(name), topic))
    listed = list_of(language, (say(language, f"edition-{name}") for name in having))
    return say(language, "rule-not-here", edition=here, editions=listed)


def _blocks(
    piece: Piece, edition: Edition, language: str, facts: dict[str, Fact], width: int, ascii: bool
) -> Iterator[Block]:
    text = with_sentences(piece.text, language, facts)
    if piece.kind == "heading":
        yield Heading(text)
    elif piece.kind == "scene":
        yield example(piece.argument, text, edition, language, width, ascii)
    elif piece.kind == "ruling":
        yield _ruling(piece.argument, text, edition, language)
    elif piece.kind == "cards":
        yield from lists.cards(edition, language)
    elif piece.kind == "options":
        yield from lists.options(edition, language)
    elif piece.kind == "differences":
        yield lists.differences(edition, language)
    elif piece.kind == "symbols":
        yield lists.symbols(language)
    else:
        yield Paragraph(text)


def _ruling(option: str, text: str, edition: Edition, language: str) -> Ruling:
    if not option:
        return Ruling(say(language, "rule-ruling"), text)
    about = say(language, "rule-ruling-about", option=say(language, f"option-{option}"))
    return Ruling(about, text, lists.readings(edition, option, language))
