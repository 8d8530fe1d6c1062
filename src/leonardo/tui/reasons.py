"""Why something that was pointed at cannot be chosen, as a sentence."""

from __future__ import annotations

from collections.abc import Sequence

from leonardo.explain import refusal
from leonardo.explain.pointing import nearest
from leonardo.texts import say
from leonardo.tui.choosing import Choosing, Part
from leonardo.view import View


def reason(language: str, view: View, choosing: Choosing, part: Part, names: Sequence[str]) -> str:
    """The sentence for a part that none of the moves left has."""
    words = _words(view, choosing, part)
    found = nearest(view, words) if words else None
    if found is None:
        return _without_a_move(language, view, choosing, part, names)
    move, code = found
    return refusal(language, code, move, view.position, view.legal.texts, names, reference=False)


def _words(view: View, choosing: Choosing, part: Part) -> list[str]:
    """What the choices and this part would be if they were typed."""
    if part.kind == "card":
        return [part.value]
    card = choosing.picked[0].value if choosing.picked and choosing.picked[0].kind == "card" else ""
    if card.startswith("!"):
        chosen = [p for p in (*choosing.picked[1:], part) if p.kind != "word"]
        return [card, *(word for p in chosen for word in _argument(view, p))]
    if card and (part.kind == "cell" or (part.kind == "zone" and part.seat == view.seat)):
        return [card, part.value]
    if part.kind == "cell" and view.position["phase"] == "veto":
        return ["veto", part.value]
    return ["key", part.value] if part.kind == "key" else []


def _argument(view: View, part: Part) -> tuple[str, ...]:
    return (part.value,) if part.seat in (-1, view.seat) else (str(part.seat), part.value)


def _without_a_move(language: str, view: View, choosing: Choosing, part: Part, names: Sequence[str]) -> str:
    """Where nothing that could be written stands behind it."""
    if part.kind == "zone" and choosing.picked and part.seat != view.seat:
        left = (view.seat or 0) + 1
        return say(language, "tui-only-own-table", player=names[left % len(names)])
    if part.kind in ("zone", "cell") and not choosing.picked:
        return say(language, "tui-card-first")
    return say(language, "tui-not-possible")
