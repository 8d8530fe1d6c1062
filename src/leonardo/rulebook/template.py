"""Reading the templates of the rule book: one file a topic and language, the same pieces in each.

    # Covering a card                          the title
    > A card laid on another                   one line for the list of topics
    ? table=field                              for which editions the topic is

    [diagonals=true] Diagonal rows pay too.    a paragraph, only where this holds
    ## A heading
    - an entry of a list                       + a numbered step
    @scene cover                               an example of scenes.toml and, below, its caption
    @ruling tie                                a ruling that an option changes, or @ruling alone
    @cards  @options  @differences  @symbols   lists that are made from the edition's data

A condition names facts: `veto=both|veto_only`, `goal!=0`; several, with blanks between, must all hold. In
a text `{{id}}` stands for a whole sentence of the catalogue, for sentences in which a number is named, and
`{topic}` for the title of a topic and its id.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from importlib import resources
from typing import Final

from leonardo import explain
from leonardo.errors import LeonardoError
from leonardo.rulebook.facts import NAMES, Fact
from leonardo.texts import FALLBACK, PSEUDO, decorated

TOPICS: Final = (
    "setup", "turn", "play", "place", "cover", "replace", "pass", "keys", "bonus", "actions", "locks",
    "veto", "skip", "draw", "ending", "ties", "options", "differences",
)  # fmt: skip
assert set(explain.TOPICS) <= set(TOPICS), "a refusal names a topic that the book has not"

KINDS: Final = ("scene", "ruling", "cards", "options", "differences", "symbols")
_ALONE: Final = ("cards", "options", "differences", "symbols")
_CONDITION = re.compile(r"\[([a-z_]+!?=[^\]]*)\]\s*")
_TERM = re.compile(r"([a-z_]+)(!?=)([a-z0-9_|]+)")
_CODES = re.compile(r"(`[^`]*`|\{+[^}]*\}+)")
TOPIC: Final = re.compile(r"\{([a-z]+)\}")
SENTENCE: Final = re.compile(r"\{\{([a-z0-9-]+)\}\}")


class TemplateError(LeonardoError, ValueError):
    """A template of the rule book cannot be read; the message says where."""


@dataclass(frozen=True)
class Condition:
    """Terms that must all hold; a fact that the edition has not is unlike every value."""

    terms: tuple[tuple[str, bool, tuple[str, ...]], ...] = ()

    def holds(self, facts: Mapping[str, Fact]) -> bool:
        return all((str(facts.get(name)) in values) == wanted for name, wanted, values in self.terms)


@dataclass(frozen=True)
class Piece:
    kind: str  # paragraph, heading, item, step, or one of KINDS
    condition: Condition
    argument: str  # the scene's name, the ruling's option
    text: str


@dataclass(frozen=True)
class Template:
    title: str
    summary: str
    applies: Condition
    pieces: tuple[Piece, ...]


@cache
def template(language: str, topic: str) -> Template:
    """The template of this topic in this language, or in English where it is not translated yet."""
    locales = resources.files("leonardo").joinpath("locales")
    file = locales.joinpath(language, "rules", f"{topic}.md")
    if not file.is_file():
        file = locales.joinpath(FALLBACK, "rules", f"{topic}.md")
    found = parse(file.read_text(encoding="utf-8"), f"{language}/rules/{topic}.md")
    return _pseudo(found) if language == PSEUDO else found


def _pseudo(found: Template) -> Template:
    """Every letter of the template decorated, but nothing that is a code or stands for something."""
    pieces = tuple(replace(piece, text=_decorated(piece.text)) for piece in found.pieces)
    return replace(found, title=_decorated(found.title), summary=_decorated(found.summary), pieces=pieces)


def _decorated(text: str) -> str:
    parts = _CODES.split(text)
    return "".join(part if _CODES.fullmatch(part) else decorated(part) for part in parts)


def parse(text: str, where: str = "template") -> Template:
    """The template that this text is, or a TemplateError."""
    chunks = [chunk for chunk in re.split(r"\n\s*\n", text.strip()) if chunk.strip()]
    head = chunks[0].splitlines()
    marks = [line[:2] for line in head]
    if marks not in (["# ", "> "], ["# ", "> ", "? "]):
        raise TemplateError(f"{where}: begins with a line # for the title, one > and perhaps one ?")
    applies = condition(head[2][2:], where) if len(head) == 3 else Condition()
    pieces = tuple(_piece(part, where) for chunk in chunks[1:] for part in _parts(chunk))
    return Template(head[0][2:].strip(), head[1][2:].strip(), applies, pieces)


def condition(text: str, where: str = "template") -> Condition:
    """The condition that this text is; a TemplateError names what is no term or no fact."""
    terms = []
    for term in text.split():
        found = _TERM.fullmatch(term)
        if not found:
            raise TemplateError(f"{where}: {term!r} is no term like name=value or name!=value|value")
        if found[1] not in NAMES:
            raise TemplateError(f"{where}: no edition has a fact {found[1]!r}")
        terms.append((found[1], found[2] == "=", tuple(found[3].split("|"))))
    return Condition(tuple(terms))


def _parts(chunk: str) -> list[str]:
    """A list is one chunk of the file, but a piece for each of its entries."""
    if not re.match(r"[-+] ", chunk):
        return [chunk]
    return re.split(r"\n(?=[-+] )", chunk)


def _piece(text: str, where: str) -> Piece:
    kind = "paragraph"
    marked = re.match(r"([-+]) ", text)
    if marked:
        kind, text = ("item" if marked[1] == "-" else "step"), text[2:]
    conditioned = _CONDITION.match(text)
    holds = condition(conditioned[1], where) if conditioned else Condition()
    text = text[conditioned.end() :] if conditioned else text
    argument = ""
    if text.startswith("## "):
        kind, text = "heading", text[3:]
    elif text.startswith("@"):
        first, _, text = text.partition("\n")
        kind, _, argument = first[1:].strip().partition(" ")
        if kind not in KINDS or (kind == "scene") > bool(argument) or (kind in _ALONE and (argument or text)):
            raise TemplateError(
                f"{where}: {first!r} is none of @scene NAME, @ruling [OPTION], @{' @'.join(_ALONE)}"
            )
    return Piece(kind, holds, argument, " ".join(text.split()))
