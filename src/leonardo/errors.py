"""Everything that can go wrong is a `LeonardoError` with a code of interchange 3.

    LeonardoError
    ├── UnreadableMove      unreadable         also a ValueError
    ├── IllegalMove         illegal            reason, move, sentence, legal
    ├── GameOver            over
    ├── PositionError       bad_position       where; also a ValueError
    ├── SetupError          bad_setup          also a ValueError
    │   ├── DeckError                          source, line, column
    │   └── EditionError                       where: an edition folder that cannot be
    ├── UnknownEdition      unknown_edition    also a ValueError
    ├── UnknownOption       unknown_option     also a ValueError
    ├── NothingToUndo       nothing_to_undo
    ├── MalformedRequest    malformed          also a ValueError
    │   └── RecordError                        line, column; or where
    └── MissingExtra        bad_setup          also an ImportError

The first argument is an English sentence for developers: what was wrong, where, what is possible
instead. What players read comes from the texts of their language: a `Sentence` knows which message of the
catalogues says it and with what values, and `leonardo.explain.in_words` says it.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Sequence
from typing import Any, ClassVar


def did_you_mean(text: str, choices: Iterable[str]) -> str:
    """A question naming the nearest of the choices, after a space; nothing where none is near."""
    near = nearest(text, choices)
    return f" Did you mean {near}?" if near else ""


def nearest(text: str, choices: Iterable[str]) -> str:
    """The choice that was probably meant, or nothing."""
    return next(iter(difflib.get_close_matches(text, sorted(choices), n=1)), "")


class Sentence(str):
    """An English sentence that knows its message in the catalogues, and the values in it.

    It goes wherever a text goes, also into another sentence as one of its values. A list among the values is
    an enumeration; `nearest` is what was probably meant, where anything is near.
    """

    message: str
    values: dict[str, Any]

    def __new__(cls, english: str, message: str = "", /, **values: Any) -> Sentence:
        text = super().__new__(cls, english)
        text.message = message
        text.values = values
        return text

    @classmethod
    def asking(
        cls, wanted: str, choices: Iterable[str], english: str, message: str, /, **values: Any
    ) -> Sentence:
        """The sentence, and behind it the question whether the nearest of the choices was meant."""
        near = nearest(wanted, choices)
        question = f" Did you mean {near}?" if near else ""
        return cls(english + question, message, nearest=near, **values)


def sentence_of(error: Exception) -> str:
    """What the error says, as the sentence it was raised with."""
    said = error.message if isinstance(error, LeonardoError) else error.args[0] if error.args else ""
    return said if isinstance(said, str) else str(error)


def _revived(kind: type[LeonardoError], arguments: tuple[Any, ...], inside: dict[str, Any]) -> LeonardoError:
    error = kind.__new__(kind, *arguments)
    error.__dict__.update(inside)
    return error


class LeonardoError(Exception):
    """Something that cannot be done, with the code of the protocol and the details by name."""

    code: ClassVar[str] = "malformed"

    def __init__(self, message: str, /, **detail: Any) -> None:
        super().__init__(message)
        self.message = message
        self.detail: dict[str, Any] = detail

    def __reduce__(self) -> tuple[Any, ...]:
        # Errors travel between processes; the default forgets the named arguments of __init__.
        return _revived, (type(self), self.args, self.__dict__)


class UnreadableMove(LeonardoError, ValueError):
    """The text is not a move in any form of interchange 1."""

    code = "unreadable"


class IllegalMove(LeonardoError):
    """The move can be read but not played now; `reason` is the refusal's code."""

    code = "illegal"

    def __init__(
        self, sentence: str, /, *, reason: str, move: str, legal: Sequence[str] = (), **detail: Any
    ) -> None:
        super().__init__(sentence, reason=reason, move=move, **detail)
        self.sentence = sentence
        self.reason = reason
        self.move = move
        self.legal = list(legal)


class GameOver(LeonardoError):
    """The game is over, so there is nothing to decide."""

    code = "over"


class PositionError(LeonardoError, ValueError):
    """The position cannot be; `where` is a path in it, such as "field.e5" or "hands[1][3]"."""

    code = "bad_position"

    def __init__(self, message: str, /, *, where: str = "", **detail: Any) -> None:
        told = Sentence(f"{where}: {message}", "wrong-there", where=where, why=message) if where else message
        super().__init__(told, where=where, **detail)
        self.where = where


class SetupError(LeonardoError, ValueError):
    """Seats or decks with which no game can begin."""

    code = "bad_setup"


class DeckError(SetupError):
    """A deck list file has a mistake; `source`, `line` and `column` (from 1) say where."""

    def __init__(self, message: str, /, *, source: str, line: int, column: int = 1, **detail: Any) -> None:
        place = f"{source}:{line}:{column}"
        super().__init__(
            Sentence(f"{place}: {message}", "wrong-there", where=place, why=message),
            source=source,
            line=line,
            column=column,
            **detail,
        )
        self.source = source
        self.line = line
        self.column = column


class EditionError(SetupError):
    """An edition folder is not sound; `where` names the file and the entry."""

    def __init__(self, message: str, /, *, where: str, **detail: Any) -> None:
        super().__init__(f"{where}: {message}", where=where, **detail)
        self.where = where


class UnknownEdition(LeonardoError, ValueError):
    """No edition has this name."""

    code = "unknown_edition"


class UnknownOption(LeonardoError, ValueError):
    """The edition has no such option, or the option no such value."""

    code = "unknown_option"


class NothingToUndo(LeonardoError):
    """No move was made since the game began or was loaded."""

    code = "nothing_to_undo"


class MalformedRequest(LeonardoError, ValueError):
    """The request is not JSON, or a field is missing or of the wrong kind."""

    code = "malformed"


class RecordError(MalformedRequest):
    """No record of a game; `line` and `column` (from 1) say where in its text, `where` otherwise.

    What an inner rule refused keeps its own code as `cause`: `illegal`, `unknown_edition`, ...
    """

    def __init__(
        self, message: str, /, *, line: int = 0, column: int = 1, where: str = "", **detail: Any
    ) -> None:
        told = message
        if line:
            told = Sentence(
                f"line {line}, column {column}: {message}",
                "wrong-at-line",
                line=str(line),
                column=str(column),
                why=message,
            )
        elif where:
            told = Sentence(f"{where}: {message}", "wrong-there", where=where, why=message)
        super().__init__(told, line=line, column=column, where=where, **detail)
        self.line = line
        self.column = column
        self.where = where


class MissingExtra(LeonardoError, ImportError):
    """A part of the package that was not installed; the message says how to install it."""

    code = "bad_setup"

    def __init__(self, extra: str, /, *, for_what: str = "this", **detail: Any) -> None:
        command = f"pip install enigma-of-leonardo[{extra}]"
        told = Sentence(f"{for_what} needs: {command}", "wrong-extra", what=for_what, command=command)
        super().__init__(told, extra=extra, **detail)
        self.extra = extra
