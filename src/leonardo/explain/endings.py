"""How a game ended: why, who won, what decided between equals, and everybody's Keys."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from leonardo.explain.wording import Wording
from leonardo.texts import has, list_of
from leonardo.words import SYMBOL_CODES

Keys = Sequence[Mapping[str, int]]


def ending(
    language: str,
    outcome: Mapping[str, Any],
    names: Sequence[str] | None = None,
    keys: Keys | None = None,
) -> str:
    """The outcome of a position in a few sentences; without `keys` it tells no numbers."""
    wording = Wording(language, names)
    reason = f"ending-reason-{outcome.get('reason')}"
    sentences = [wording.say(reason)] if has(reason) else []
    winners = list(outcome.get("winners") or ())
    if winners:
        sentences.append(_victory(wording, winners, keys))
    if keys:
        sentences.append(_standings(wording, keys))
    if keys and len(winners) == 1:
        sentences.append(_seniority(wording, winners[0], keys))
    return " ".join(filter(None, sentences))


def _victory(wording: Wording, winners: Sequence[int], keys: Keys | None) -> str:
    named = list_of(wording.language, map(wording.player, winners))
    if len(winners) == 1:
        if keys is None:
            return wording.say("ending-winner-plain", winner=named)
        return wording.say("ending-winner", winner=named, count=_total(keys[winners[0]]))
    if keys is None:
        return wording.say("ending-shared-plain", winners=named)
    return wording.say("ending-shared", winners=named, count=_total(keys[winners[0]]))


def _standings(wording: Wording, keys: Keys) -> str:
    order = sorted(range(len(keys)), key=lambda seat: (-_total(keys[seat]), seat))
    standings = (
        wording.say("ending-standing", player=wording.player(seat), count=_total(keys[seat]))
        for seat in order
    )
    return wording.say("ending-standings", standings=", ".join(standings))


def _seniority(wording: Wording, winner: int, keys: Keys) -> str:
    """Which symbol decided, where others have as many Keys as the only winner."""
    equal = [
        seat for seat, owned in enumerate(keys) if seat != winner and _total(owned) == _total(keys[winner])
    ]
    for symbol in SYMBOL_CODES if equal else "":
        # The others fall behind one after another; the last to do so names the deciding symbol.
        equal = [seat for seat in equal if keys[seat].get(symbol, 0) == keys[winner].get(symbol, 0)] or equal
        behind = [seat for seat in equal if keys[seat].get(symbol, 0) < keys[winner].get(symbol, 0)]
        if behind and len(behind) == len(equal):
            return wording.say(
                "ending-seniority",
                winner=wording.player(winner),
                others=list_of(wording.language, map(wording.player, behind)),
                symbol=wording.symbol(symbol),
            )
    return ""


def _total(owned: Mapping[str, int]) -> int:
    return sum(owned.values())
