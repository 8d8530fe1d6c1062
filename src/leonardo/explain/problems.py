"""What is wrong with a request, a position, a set-up: the protocol's errors beside refused moves."""

from __future__ import annotations

import difflib
from collections.abc import Sequence
from typing import Final

from leonardo.texts import Value, has, list_of, say

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


def message_of(code: str, cause: str = "") -> str:
    """The message id of an error's cause; a value of an option has a message of its own."""
    if (code, cause) == ("unknown_option", "value"):
        return "error-unknown-value"
    name = f"error-{code.replace('_', '-')}"
    return f"{name}-{cause}" if cause else name


def _wanted(plural: str, values: dict[str, Value | Sequence[str]]) -> str:
    singular = {"commands": "cmd"}.get(plural, plural.removesuffix("s"))
    return str(values.get(singular, ""))
