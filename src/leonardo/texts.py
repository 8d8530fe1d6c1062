"""Sentences of the catalogues: message id and language in, one sentence out.

A catalogue is a folder `locales/<language>` of Fluent files; the browser page reads the same files.
Nothing is loaded before the first sentence is asked for, and `fluent.runtime` only then.
"""

from __future__ import annotations

import difflib
import functools
import unicodedata
from collections.abc import Iterable, Iterator
from importlib import resources
from typing import TYPE_CHECKING, Any, Final, Literal

from leonardo.errors import LeonardoError, Sentence

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from fluent.runtime import FluentBundle

Value = str | int | float | bool

FALLBACK: Final = "en"
PSEUDO: Final = "xx"  # English with every letter decorated: shows text that is in no catalogue
_CLDR: Final = {"en": "en_GB", PSEUDO: "en_GB"}  # whose numbers and enumerations a language has


class UnknownLanguage(LeonardoError, ValueError):
    """There are no texts in this language; the message names those there are."""


@functools.cache
def languages() -> tuple[str, ...]:
    """The languages that have a catalogue, by code."""
    return tuple(sorted(entry.name for entry in _locales().iterdir() if entry.is_dir()))


def language_named(wanted: str) -> str:
    """The catalogue for this language tag, `ru` for "ru_RU.UTF-8"; else an UnknownLanguage."""
    known = (*languages(), PSEUDO)
    code = wanted.replace("-", "_").replace(".", "_").split("_")[0].lower()
    if code in known:
        return code
    near = difflib.get_close_matches(code, known, n=1, cutoff=0.6)
    values = {"language": wanted} | ({"nearest": near[0]} if near else {})
    message = "unknown-language-near" if near else "unknown-language"
    english = say(FALLBACK, message, languages=list_of(FALLBACK, languages()), **values)
    raise UnknownLanguage(Sentence(english, "unknown-language", languages=languages(), **values))


def say(language: str, message_id: str, /, **values: Value) -> str:
    """The message in this language, in English where it is missing; `id.name` is an attribute.

    An attribute that a language does not need, such as a grammatical case, is the message itself.
    A message that no language has is a LookupError.
    """
    deciding = _deciding(_known(language), message_id)
    fixed, free = [], []
    for name, value in values.items():
        if isinstance(value, str) and name not in deciding:
            free.append(name)
        else:
            fixed.append((name, type(value), value))
    parts = _parts(_known(language), message_id, tuple(fixed), tuple(free))
    if len(parts) == 1:
        return parts[0]
    return "".join([str(values[part]) if at % 2 else part for at, part in enumerate(parts)])


def has(message_id: str, attribute: str = "", language: str = FALLBACK) -> bool:
    """Whether the catalogue of this language itself holds the message, or its attribute."""
    bundle = _bundle(_known(language))
    if not bundle.has_message(message_id):
        return False
    return not attribute or attribute in bundle.get_message(message_id).attributes


def list_of(language: str, parts: Iterable[str], kind: Literal["and", "or"] = "and") -> str:
    """The parts as one enumeration, joined as the language joins them: "n, w or c"."""
    from babel.lists import format_list

    code = _known(language)
    style: Literal["standard", "or"] = "standard" if kind == "and" else "or"
    return format_list(list(parts), style, _CLDR.get(code, code))


# --- sentences that are made once ----------------------------------------------------------------------
#
# Names and cards only stand in a sentence; numbers, and what a sentence is chosen by, may change the words
# around them. So a sentence is made once for the latter, with gaps for the former, and need not be made anew
# for every reader of every event.


# Stand in no catalogue; what is put into the gaps is never searched for them.
_MARKS: Final = [chr(code) for code in range(0xE000, 0xF900)]


@functools.lru_cache(maxsize=8192)
def _parts(
    code: str, message_id: str, fixed: tuple[tuple[str, type, Value], ...], free: tuple[str, ...]
) -> tuple[str, ...]:
    """The sentence in pieces: text and the name of what belongs into the gap behind it, in turn."""
    source, pattern = _pattern(code, message_id)
    given: dict[str, Any] = {name: _plain(value) for name, _, value in fixed}
    said = "".join(value for value in given.values() if isinstance(value, str))
    gap = next(mark for mark in _MARKS if mark not in said)
    gaps = {name: f"{gap}{name}{gap}" for name in free}
    text, _ = _bundle(source).format_pattern(pattern, given | gaps)
    return tuple(str(text).split(gap))


@functools.cache
def _pattern(code: str, message_id: str) -> tuple[str, Any]:
    """The language that has the message, this one or English, and the message as Fluent holds it."""
    name, _, attribute = message_id.partition(".")
    for source in dict.fromkeys((code, FALLBACK)):
        if not _bundle(source).has_message(name):
            continue
        message = _bundle(source).get_message(name)
        pattern = message.attributes.get(attribute, message.value) if attribute else message.value
        if pattern is not None:
            return source, pattern
    raise LookupError(message_id)


@functools.cache
def _deciding(code: str, message_id: str) -> frozenset[str]:
    """The values by which the message, or one that stands in it, chooses between words."""
    source, pattern = _pattern(code, message_id)
    found: set[str] = set()
    _search(_bundle(source), pattern, found, set())
    return frozenset(found)


def _search(bundle: FluentBundle, pattern: Any, found: set[str], seen: set[int]) -> None:
    """Whatever is chosen by, or is handed on to a function or a term, is in `found`."""
    from fluent.syntax import ast

    def names(node: Any) -> set[str]:
        return {each.id.name for each in _nodes(node) if isinstance(each, ast.VariableReference)}

    if id(pattern) in seen:
        return
    seen.add(id(pattern))
    for node in _nodes(pattern):
        if isinstance(node, ast.SelectExpression):
            found |= names(node.selector)
        elif isinstance(node, ast.FunctionReference | ast.TermReference):
            found |= names(node.arguments)
        if isinstance(node, ast.MessageReference) and bundle.has_message(node.id.name):
            message = bundle.get_message(node.id.name)
            other = message.attributes.get(node.attribute.name) if node.attribute else message.value
            _search(bundle, other, found, seen)


def _nodes(node: Any) -> Iterator[Any]:
    """The node and all below it."""
    from fluent.syntax import ast

    if isinstance(node, list | tuple):
        for each in node:
            yield from _nodes(each)
    elif isinstance(node, ast.BaseNode):
        yield node
        for value in vars(node).values():
            yield from _nodes(value)


def _plain(value: Value) -> str | int | float:
    # Fluent selects on texts and numbers; a truth value would pass for the number 1.
    return str(value).lower() if isinstance(value, bool) else value


def _locales() -> Traversable:
    return resources.files("leonardo").joinpath("locales")


@functools.lru_cache(maxsize=64)
def _known(language: str) -> str:
    return language_named(language)


@functools.cache
def _bundle(code: str) -> FluentBundle:
    """All Fluent files of a language in one bundle; the pseudo-language is made from English."""
    from fluent.runtime import FluentBundle, FluentResource

    source = FALLBACK if code == PSEUDO else code
    bundle = FluentBundle([_CLDR.get(code, code)], use_isolating=False)
    for file in sorted(_locales().joinpath(source).iterdir(), key=lambda entry: entry.name):
        if file.name.endswith(".ftl"):
            resource = FluentResource(file.read_text(encoding="utf-8"))
            if code == PSEUDO:
                _decorate(resource)
            bundle.add_resource(resource)
    return bundle


_ACCENTS: Final = dict.fromkeys("AEIOUaeiou", "́")  # others get a dot


def decorated(text: str) -> str:
    """Every letter with a mark on it, still readable."""
    marked = (
        unicodedata.normalize("NFC", letter + _ACCENTS.get(letter, "\u0307")) if letter.isalpha() else letter
        for letter in text
    )
    return "".join(marked)


def _decorate(resource: Any) -> None:
    """Every text of the parsed catalogue is decorated, every message and attribute in brackets."""
    from fluent.syntax import ast, visitor

    class Decorator(visitor.Visitor):
        def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - the visitor's name
            node.value = decorated(node.value)

    for entry in resource.body:
        if not isinstance(entry, ast.Message):
            continue
        Decorator().visit(entry)
        for pattern in [entry.value, *(attribute.value for attribute in entry.attributes)]:
            if pattern is not None:
                pattern.elements = [ast.TextElement("["), *pattern.elements, ast.TextElement("]")]
