"""The sentence of an answer that refuses a request, in the language of the request."""

from __future__ import annotations

from leonardo import explain
from leonardo.edition import Edition
from leonardo.errors import (
    GameOver,
    IllegalMove,
    LeonardoError,
    NothingToUndo,
    UnknownEdition,
    UnknownOption,
    UnreadableMove,
)
from leonardo.game import Game
from leonardo.switches import offered_by, value_text
from leonardo.texts import FALLBACK


def sentence(language: str, error: LeonardoError, game: Game | None) -> str:
    """What went wrong and what is possible; where a language has no words for it, in English."""
    return _in_language(language, error, game) or error.message


def _in_language(language: str, error: LeonardoError, game: Game | None) -> str:
    if isinstance(error, IllegalMove) and game is not None:
        return error.sentence if language == FALLBACK else game.explain(error.move, language)
    if isinstance(error, UnreadableMove) and "move" in error.detail and game is not None:
        return explain.unreadable(language, error.detail["move"], game.edition.name)
    if isinstance(error, GameOver | NothingToUndo):
        return explain.problem(language, error.code)
    if language == FALLBACK:
        return ""  # what the inner rule says is more exact
    if isinstance(error, UnknownEdition):
        return explain.problem(
            language, error.code, edition=str(error.detail["edition"]), editions=Edition.names()
        )
    if isinstance(error, UnknownOption):
        return _option(language, error)
    return ""


def _option(language: str, error: UnknownOption) -> str:
    """The option that the edition has not, or the value that the option has not."""
    edition, option = str(error.detail["edition"]), str(error.detail["option"])
    if "value" not in error.detail:
        options = tuple(offered_by(edition))
        return explain.problem(language, error.code, edition=edition, option=option, options=options)
    values = offered_by(edition)[option]["values"]
    may = (
        [f"{values['from']}–{values['to']}"]
        if isinstance(values, dict)
        else [str(value).lower() if isinstance(value, bool) else str(value) for value in values]
    )
    value = value_text(error.detail["value"])
    return explain.problem(language, error.code, "value", option=option, value=value, values=may)
