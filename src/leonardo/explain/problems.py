"""What is wrong with a request, a position, a set-up: the protocol's errors beside refused moves."""

from __future__ import annotations

import difflib
from collections.abc import Mapping, Sequence
from typing import Any, Final

from leonardo.errors import Sentence, UnreadableMove
from leonardo.explain.reading import unreadable
from leonardo.texts import FALLBACK, Value, has, list_of, say

# The common causes of each error code of interchange 3; the values of a cause are the variables of
# its message `error-<code>-<cause>` in the catalogue.
CAUSES: Final = {
    "malformed": ("json", "object", "field", "type", "range", "command", "no-game", "seat"),
    "bad_setup": ("seats",),
    "unknown_edition": ("",),
    "unknown_option": ("", "value"),
    "nothing_to_undo": ("",),
    "over": ("",),
}


def problem(language: str, code: str, cause: str = "", /, **values: Value | Sequence[str]) -> str:
    """The sentence for an error of the protocol, such as `problem("en", "malformed", "no-game")`.

    A list among the values is written as an enumeration. Where the value named like the singular of
    such a list comes near to one of its entries, the sentence asks whether that was meant.
    """
    message = message_of(code, cause)
    plain: dict[str, Value] = {}
    for name, value in values.items():
        if isinstance(value, (str, int, float)):
            plain[name] = value
            continue
        plain[name] = list_of(language, value)
        wanted = _wanted(name, values)
        near = difflib.get_close_matches(wanted, value, n=1, cutoff=0.6)
        if near and has(f"{message}-near"):
            message, plain["nearest"] = f"{message}-near", near[0]
    return say(language, message, **plain)


def in_words(language: str, text: str) -> str:
    """An error's sentence in this language: as it was raised in English or where no message is known."""
    if language == FALLBACK or not isinstance(text, Sentence) or not text.message:
        return str(text)
    edition = text.values.get("edition", "")
    values = {name: _said(language, value, edition) for name, value in text.values.items()}
    nearest, message = values.pop("nearest", ""), text.message
    if nearest and has(f"{message}-near"):
        return say(language, f"{message}-near", nearest=nearest, **values)
    sentence = say(language, message, **values)
    return say(language, "wrong-near", sentence=sentence, nearest=nearest) if nearest else sentence


def _said(language: str, value: Any, edition: str) -> Value:
    """A value as it stands in a sentence of this language."""
    if isinstance(value, Sentence):
        return in_words(language, value)
    if isinstance(value, UnreadableMove):
        return unreadable(language, value.detail["move"], edition)
    if isinstance(value, Mapping):  # said already, in every language
        return str(value.get(language, value[FALLBACK]))
    if isinstance(value, list | tuple):
        return list_of(language, [str(_said(language, each, edition)) for each in value])
    return value if isinstance(value, int | float) else str(value)


def message_of(code: str, cause: str = "") -> str:
    """The message id of an error's cause; a value of an option has a message of its own."""
    if (code, cause) == ("unknown_option", "value"):
        return "error-unknown-value"
    name = f"error-{code.replace('_', '-')}"
    return f"{name}-{cause}" if cause else name


def _wanted(plural: str, values: dict[str, Value | Sequence[str]]) -> str:
    singular = {"commands": "cmd"}.get(plural, plural.removesuffix("s"))
    return str(values.get(singular, ""))
