"""What a bot did wrong, in one word and what is known besides."""

from __future__ import annotations

from typing import Final, Literal

from leonardo.errors import LeonardoError

Kind = Literal["missing", "crashed", "late", "garbled", "refused", "illegal"]

KINDS: Final[tuple[Kind, ...]] = (
    "missing",  # the program could not be started, or did not say hello
    "crashed",  # it ended, or raised an error
    "late",  # no answer within the time
    "garbled",  # what it wrote was no answer: no JSON, too long, or more than one line
    "refused",  # it answered that it cannot
    "illegal",  # it chose what is not allowed
)


class Fault(LeonardoError):
    """A bot failed; `kind` says how, the message what was seen of it."""

    def __init__(self, kind: Kind, message: str) -> None:
        super().__init__(message, kind=kind)
        self.kind: Kind = kind

    def __reduce__(self) -> tuple[type[Fault], tuple[Kind, str]]:
        return Fault, (self.kind, self.message)
