"""The sentence of an answer that refuses a request, in the language of the request."""

from __future__ import annotations

from leonardo import explain
from leonardo.errors import GameOver, IllegalMove, LeonardoError, NothingToUndo, UnreadableMove
from leonardo.game import Game
from leonardo.texts import FALLBACK


def sentence(language: str, error: LeonardoError, game: Game | None) -> str:
    """What went wrong and what is possible; where a language has no words for it, in English."""
    if isinstance(error, IllegalMove) and game is not None:
        return error.sentence if language == FALLBACK else game.explain(error.move, language)
    if isinstance(error, UnreadableMove) and "move" in error.detail and game is not None:
        return explain.unreadable(language, error.detail["move"], game.edition.name)
    if isinstance(error, GameOver | NothingToUndo):
        return explain.problem(language, error.code)
    return explain.in_words(language, error.message)
