"""The sentence for a refused move: which rule, which cards, and what is possible instead.

Everything is found in the view of the seat that asked, so no sentence can tell more than the view.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from leonardo.explain import refusing_plays as plays
from leonardo.explain.alternatives import instead
from leonardo.explain.case import Case
from leonardo.explain.topics import topic
from leonardo.explain.wording import Wording
from leonardo.explain.written import PLAYS, actions_in, moment_of, read
from leonardo.texts import has


def refusal(
    language: str,
    code: str,
    move: str,
    view: Mapping[str, Any],
    legal: Sequence[str],
    names: Sequence[str] | None = None,
    *,
    reference: bool = True,
) -> str:
    """Why the judge refused this move of the view's mover; with `reference`, where the book says so.

    `code` is one of the closed table of interchange 3, `legal` the moves that are possible now.
    """
    case = Case(Wording(language, names), read(move), view, legal)
    sentences = [_REASONS[code](case)]
    if code != "over":
        sentences.append(instead(case.wording, case.move, legal))
    if reference:
        sentences.append(case.say("refusal-see", edition=case.edition, topic=topic(code, move)))
    return " ".join(filter(None, sentences))


def _over(case: Case) -> str:
    reason = (case.view.get("outcome") or {}).get("reason", "other")
    return case.say("refusal-over", move=case.move.text, reason=reason)


def _not_in_edition(case: Case) -> str:
    kind = case.move.kind
    if kind == "action" and not actions_in(case.edition):
        kind = "no-actions"
    elif kind in PLAYS:
        kind = "zone" if kind == "zone" else "field"
    return case.say(
        "refusal-not-in-edition",
        kind=kind or "other",
        move=case.move.text,
        card=case.card,
        action=case.card,
        edition=case.edition_name,
    )


def _wrong_phase(case: Case) -> str:
    phase = str(case.view.get("phase", "other"))
    if case.move.kind == "drop" and phase == "play":
        return case.say("refusal-wrong-phase-drop", move=case.move.text)
    if phase == "effect":
        # What an action card asks for shows in the answers that are possible.
        asked = {read(move).kind for move in case.legal}
        phase = next((kind for kind in ("to", "under", "give") if kind in asked), "second")
    return case.say("refusal-wrong-phase", move=case.move.text, due=phase)


def _no_such_key(case: Case) -> str:
    if not case.move.symbol:
        return case.say("refusal-no-such-key-unknown", move=case.move.text)
    symbol = case.wording.symbol(case.move.symbol)
    return case.say("refusal-no-such-key", move=case.move.text, symbol=symbol)


def _marker_must_move(case: Case) -> str:
    return case.say("refusal-marker-must-move", cell=case.move.cell, move=case.move.text)


def _one_action(case: Case) -> str:
    message = "refusal-one-action" if case.on_field else "refusal-one-action-step"
    return case.say(message, action=case.card)


def _not_now(case: Case) -> str:
    if case.move.kind == "lift":
        return case.say("refusal-not-now-lift", move=case.move.text)
    moment = moment_of(case.move.action, case.edition)
    return case.say("refusal-not-now", action=case.card, moment=moment)


def _no_effect(case: Case) -> str:
    asked = case.move.action if case.move.kind == "action" else case.move.kind
    message = f"refusal-no-effect-{asked}"
    named = {"action": case.card, "move": case.move.text, "cell": case.move.cell}
    return case.say(message if has(message) else "refusal-no-effect", **named)


def _sealed(case: Case) -> str:
    cell = str((case.view.get("veto") or {}).get("cell", case.move.cell))
    return case.say("refusal-sealed", action=case.card, cell=cell)


def _must_play(case: Case) -> str:
    move = case.move.text
    if move == "skip" and "end" in case.legal:
        return case.say("refusal-must-play-played", move=move)
    if move == "end" and "skip" in case.legal:
        return case.say("refusal-must-play-skip", move=move)
    return case.say("refusal-must-play", move=move)


def _must_use_action(case: Case) -> str:
    return case.say("refusal-must-use-action", move=case.move.text)


_REASONS: Final[Mapping[str, Callable[[Case], str]]] = {
    "over": _over,
    "not_in_edition": _not_in_edition,
    "wrong_phase": _wrong_phase,
    "not_in_hand": plays.not_in_hand,
    "no_such_key": _no_such_key,
    "wrong_zone": plays.wrong_zone,
    "kind_played": plays.kind_played,
    "zone_locked": plays.zone_locked,
    "field_empty": plays.field_empty,
    "occupied": plays.occupied,
    "empty_cell": plays.empty_cell,
    "out_of_field": plays.out_of_field,
    "not_adjacent": plays.not_adjacent,
    "no_common_symbol": plays.no_common_symbol,
    "previous_card": plays.previous_card,
    "veto": plays.veto,
    "second_seal": plays.second_seal,
    "first_card": plays.first_card,
    "marker_must_move": _marker_must_move,
    "one_action": _one_action,
    "not_now": _not_now,
    "no_effect": _no_effect,
    "sealed": _sealed,
    "must_play": _must_play,
    "must_use_action": _must_use_action,
}
