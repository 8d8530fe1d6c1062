"""The tutorial: positions with a task, judged by the real rules, and an answer to every move.

A pupil's moves so far come with each question and nothing is kept here, so that lessons cost no memory,
outlive restarts, and a step can be begun anew at will. The positions are in `lessons.toml`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Any, Final

from leonardo import explain
from leonardo.board.brief import brief
from leonardo.edition import Edition
from leonardo.errors import UnreadableMove
from leonardo.explain.pointing import judged, nearest
from leonardo.game import Game
from leonardo.rulebook.scenes import position_of
from leonardo.server.plans import Refusal
from leonardo.texts import say
from leonardo.view import View

PUPIL: Final = 0
MOST_MOVES: Final = 12
NAMES: Final = ("lesson-name-you", "rule-name-first", "rule-name-second")
# What a pupil does not decide: the end of a phase that the lesson is not about, and which card is drawn.
ROUTINE: Final = ("close", "draw")
UNTOLD: Final = frozenset({"turn", "drawn"})

Step = Mapping[str, Any]


def listed(language: str) -> list[dict[str, Any]]:
    """Every lesson with its steps, each with the position as the pupil sees it and what is to be done."""
    return [
        {
            "id": lesson,
            "title": say(language, f"lesson-{lesson}"),
            "about": say(language, f"lesson-{lesson}.about"),
            "steps": [_shown(lesson, step, language) for step in steps],
        }
        for lesson, steps in _lessons().items()
    ]


def tried(lesson: str, step: str, moves: Sequence[str], language: str) -> dict[str, Any]:
    """What became of the last of these moves, and the answer to it; an illegal one gets its reason."""
    scene = _step(lesson, step)
    if not 0 < len(moves) <= MOST_MOVES:
        raise Refusal("malformed", detail=f"one to {MOST_MOVES} moves")
    game = _game(scene, step, language)
    turn, happened = game.turn, list[Mapping[str, Any]]()
    for move in moves[:-1]:
        happened += _made(game, move, turn)
    refused = _why_not(game, moves[-1], language, over=not _decides(game, turn))
    if refused is not None:
        return {"legal": False, **refused}
    new = _made(game, moves[-1], turn)
    happened += new
    over = not _decides(game, turn)
    done = _is_done(scene, happened)
    return {
        "legal": True,
        "done": done,
        "over": over or done,
        "events": new,
        "sentences": _sentences(game, new, language),
        "answer": _answer(lesson, step, scene, happened, done, over, language),
        **_situation(game, language, decides=not (over or done)),
    }


# --- one step -------------------------------------------------------------------------------------------


def _shown(lesson: str, step: str, language: str) -> dict[str, Any]:
    scene, message = _step(lesson, step), f"lesson-{lesson}-{step}"
    game = _game(scene, step, language)
    return {
        "id": step,
        "title": say(language, message),
        "text": say(language, f"{message}.text"),
        "task": say(language, f"{message}.task"),
        "hint": say(language, f"{message}.hint"),
        "edition": game.edition.name,
        "names": list(game.names),
        **_situation(game, language, decides=True),
    }


def _game(scene: Step, step: str, language: str) -> Game:
    edition = Edition(scene["edition"])
    names = [say(language, message) for message in NAMES[: len(scene["hands"])]]
    return Game.load(position_of(scene, edition), names=names, seed=step)


def _situation(game: Game, language: str, *, decides: bool) -> dict[str, Any]:
    """The view, the legal moves and what a table always shows, for the pupil."""
    view = game.view(PUPIL)
    return {
        "view": view.position,
        "legal_moves": view.legal.texts if decides else [],
        "brief": brief(view.position, language, names=game.names, seat=PUPIL),
    }


def _decides(game: Game, turn: int) -> bool:
    """Whether it is still the pupil's own turn."""
    return not game.is_over and game.turn == turn and game.to_move == PUPIL


def _made(game: Game, move: str, turn: int) -> list[Mapping[str, Any]]:
    """What happened by this move and by all that goes without saying after it; a Refusal if it may not be."""
    if not _decides(game, turn):
        raise Refusal("malformed", detail="the step is over")
    if game.why(move) is not None:
        raise Refusal("malformed", detail=f"only the last move may be wrong: {move}")
    happened = _seen(game, move)
    while _decides(game, turn) and (game.phase in ROUTINE or game.legal.texts == ["end"]):
        happened += _seen(game, "end" if "end" in game.legal else game.legal.texts[0])
    return happened


def _seen(game: Game, move: str) -> list[Mapping[str, Any]]:
    return [dict(event) for event in game.play(move).seen_by(PUPIL)]


# --- what is said ---------------------------------------------------------------------------------------


def _why_not(game: Game, move: str, language: str, *, over: bool) -> dict[str, Any] | None:
    """Why this move is refused, or what is nearest to it where it is only a card and a place; else None."""
    view = game.view(PUPIL)
    if over:
        return _refused(view, move, "over", game.names, language)
    try:
        reason = game.why(move)
        return None if reason is None else _refused(view, move, reason, game.names, language)
    except UnreadableMove:
        words = move.split(" ")
        possible = any(code is None for _, code in judged(view, words))
        found = None if possible else nearest(view, words)
        if found is not None:
            return _refused(view, *found, game.names, language)
        if not possible:
            raise
        return {"reason": "unfinished", "sentence": say(language, "lesson-unfinished"), "topic": "turn"}


def _refused(view: View, move: str, reason: str, names: Sequence[str], language: str) -> dict[str, Any]:
    position, legal = view.position, view.legal.texts
    said = explain.refusal(language, reason, move, position, legal, names, reference=False)
    return {"reason": reason, "sentence": said, "topic": explain.topic(reason, move)}


def _sentences(game: Game, events: Iterable[Mapping[str, Any]], language: str) -> list[str]:
    return [
        explain.event(language, event, PUPIL, game.names, game.edition.name)
        for event in events
        if event["event"] not in UNTOLD
    ]


def _answer(
    lesson: str,
    step: str,
    scene: Step,
    happened: Sequence[Mapping[str, Any]],
    done: bool,
    over: bool,
    language: str,
) -> str:
    """Praise, an answer to a mistake that one learns from, or nothing yet."""
    message = f"lesson-{lesson}-{step}"
    if done:
        return say(language, f"{message}.done")
    for answer in scene.get("answers", ()):
        if any(_fits(answer["when"], event) for event in happened):
            return say(language, f"{message}.{answer['say']}")
    return say(language, f"{message}.else") if over else ""


def _is_done(scene: Step, happened: Sequence[Mapping[str, Any]]) -> bool:
    def occurred(wanted: Mapping[str, Any]) -> bool:
        return any(_fits(wanted, event) for event in happened)

    one_of = scene.get("any", ())
    return all(map(occurred, scene.get("all", ()))) and (not one_of or any(map(occurred, one_of)))


def _fits(wanted: Mapping[str, Any], event: Mapping[str, Any]) -> bool:
    return all(event.get(name) == value for name, value in wanted.items())


# --- the data -------------------------------------------------------------------------------------------


@cache
def _lessons() -> Mapping[str, Mapping[str, Step]]:
    text = resources.files("leonardo.server").joinpath("lessons.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def _step(lesson: str, step: str) -> Step:
    found = _lessons().get(lesson, {}).get(step)
    if found is None:
        raise Refusal("not_found")
    return found
