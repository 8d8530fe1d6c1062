"""Why a card cannot be played like this: one function for each code of a play."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from leonardo.explain.case import Case
from leonardo.explain.written import (
    CORNERS,
    CROSS,
    PLAYS,
    cell_at,
    is_additional,
    lies_beside_a_zone,
    locks,
    read,
    shared,
)
from leonardo.words import COLUMNS, ZONE_NAMES


def not_in_hand(case: Case) -> str:
    hands = case.view.get("hands") or ()
    hand = [str(card) for card in hands[case.mover]] if case.mover < len(hands) else []
    card = case.move.card
    asked = next((arg for arg in case.move.args if read(f"give {arg}").kind), "")
    if asked and card in hand:  # the action card is there, the card that it asks for is not
        wanted, held = case.wording.card(asked), ", ".join(hand)
        return case.say("refusal-not-in-hand-asked", action=case.card, card=wanted, hand=held)
    twin = card.lstrip("+") if is_additional(card) else f"+{card}"
    if twin in hand:
        return case.say("refusal-not-in-hand-twin", card=case.card, twin=twin)
    if not hand or any("?" in held for held in hand):
        return case.say("refusal-not-in-hand-plain", card=case.card)
    return case.say("refusal-not-in-hand", card=case.card, hand=", ".join(hand))


def wrong_zone(case: Case) -> str:
    zone, card = case.move.zone, case.move.card
    zones = CROSS if case.edition == "classic" else tuple(ZONE_NAMES)
    if zone and zone not in zones:
        return case.say(
            "refusal-wrong-zone-unknown",
            zone=zone,
            card=case.card,
            edition=case.edition_name,
            zones=", ".join(zones),
        )
    played = next((arg for arg in case.move.args if read(f"give {arg}").kind), card)
    if zone in CORNERS and played and not is_additional(played) and not played.startswith("!"):
        return case.say("refusal-wrong-zone-corner", zone=zone, card=played)
    if zone in CROSS and is_additional(played):
        return case.say("refusal-wrong-zone-main", zone=zone, card=played)
    if case.move.kind == "action":
        if len({named in CORNERS for named in case.move.args if named in ZONE_NAMES}) > 1:
            return case.say("refusal-wrong-zone-kinds", action=case.card, move=case.move.text)
        if zone in CROSS:
            named = {"action": case.card, "zone": zone, "move": case.move.text}
            return case.say("refusal-wrong-zone-not-corner", **named)
    return case.say("refusal-wrong-zone-other", move=case.move.text)


def kind_played(case: Case) -> str:
    if case.edition == "classic":
        return case.say("refusal-kind-played-classic", card=case.card)
    kind = "extra" if is_additional(case.move.card) else "main"
    return case.say("refusal-kind-played", card=case.card, kind=kind)


def zone_locked(case: Case) -> str:
    target = case.mover if case.move.seat is None else case.move.seat
    zones: tuple[str, ...] = tuple(arg for arg in case.move.args if arg in ZONE_NAMES)
    if "corners" in case.move.args or "arms" in case.move.args:
        zones = CORNERS if "corners" in case.move.args else CROSS
    zones = zones or (case.move.zone,)
    wants_to_lie = lies_beside_a_zone(case.move.action, case.edition)
    for effect in case.effects:
        action = str(effect.get("id", "")).lstrip("!")
        bars = (lies_beside_a_zone if wants_to_lie else locks)(action, case.edition)
        owner = effect.get("target", effect.get("seat"))
        if bars and owner == target and effect.get("zone") in zones:
            return case.say(
                "refusal-zone-locked-lasting" if wants_to_lie else "refusal-zone-locked",
                move=case.move.text,
                lock=case.wording.action(action),
                zone=case.wording.zone(str(effect["zone"])),
                whose="mine" if target == case.mover else "other",
                target=case.wording.player(target),
            )
    return case.say("refusal-zone-locked-plain", move=case.move.text)


def field_empty(case: Case) -> str:
    if case.move.kind in PLAYS:
        return case.say("refusal-field-empty", move=case.move.text, card=case.card)
    return case.say("refusal-field-empty-plain", move=case.move.text)


def occupied(case: Case) -> str:
    cell = case.move.cell
    return case.say("refusal-occupied", cell=cell, top=case.top(cell), card=case.card)


def empty_cell(case: Case) -> str:
    cells = [arg for arg in case.move.args if not case.top(arg)]
    return case.say(
        "refusal-empty-cell",
        kind=case.move.kind,
        cell=cells[0] if cells else case.move.cell,
        card=case.card,
        action=case.card,
        move=case.move.text,
    )


def out_of_field(case: Case) -> str:
    named = {"card": case.card, "cell": case.move.cell}
    if case.option("anchor") == "centre" and case.field:
        return case.say("refusal-out-of-field-drawn", **named)
    if not case.field:
        return case.say("refusal-out-of-field-first", **named)
    if not case.move.cell:
        return case.say("refusal-out-of-field-other", **named)
    column, row = cell_at(case.move.cell)
    columns, rows = zip(*map(cell_at, case.field), strict=True)
    width = max(*columns, column) - min(*columns, column) + 1
    height = max(*rows, row) - min(*rows, row) + 1
    if width > 5:
        first, last = COLUMNS[min(columns)], COLUMNS[max(columns)]
        return case.say("refusal-out-of-field-wide", size=width, first=first, last=last, **named)
    if height > 5:
        first, last = str(min(rows) + 1), str(max(rows) + 1)
        return case.say("refusal-out-of-field-high", size=height, first=first, last=last, **named)
    return case.say("refusal-out-of-field-other", **named)


def not_adjacent(case: Case) -> str:
    return case.say("refusal-not-adjacent", card=case.card, cell=case.move.cell)


def no_common_symbol(case: Case) -> str:
    cell = case.move.cell
    top = case.top(cell)
    return case.say("refusal-no-common-symbol", kind=case.move.kind, card=case.card, cell=cell, top=top)


def previous_card(case: Case) -> str:
    memory = case.view.get("memory") or {}
    message, previous = "refusal-previous-card", case.view.get("last_played")
    if previous is None and case.option("after_skip") == "last_played":
        message, previous = "refusal-previous-card-last", memory.get("last_card")
    elif previous is None and case.option("after_skip") == "own_last":
        own = memory.get("own_last") or ()
        message = "refusal-previous-card-own"
        previous = own[case.previous_seat] if case.previous_seat < len(own) else None
    player = case.wording.player(case.previous_seat)
    return _sharing(case, message, "refusal-previous-card-plain", previous, "previous", player=player)


def veto(case: Case) -> str:
    cell = str((case.view.get("veto") or {}).get("cell", ""))
    return _sharing(case, "refusal-veto", "refusal-veto-plain", case.top(cell), "vetoed", cell=cell)


def first_card(case: Case) -> str:
    # The inside of `pending` belongs to the engine: any play of this turn that it names will do.
    pending = case.view.get("pending")
    named = pending.values() if isinstance(pending, Mapping) else ()
    listed = [part for value in named for part in (value if isinstance(value, list) else [value])]
    plays = [read(str(part)).card or str(part) for part in listed]
    first = next((card for card in plays if read(f"give {card}").kind and shared(card, case.move.card)), None)
    return _sharing(case, "refusal-first-card", "refusal-first-card-plain", first, "first")


def _sharing(case: Case, message: str, plain: str, other: str | None, as_what: str, **values: Any) -> str:
    """The sentence about the symbols shared with another card, or a plain one where none is seen."""
    common = shared(case.move.card, other) if other else ()
    if not common:
        return case.say(plain, card=case.card)
    symbols = case.wording.symbols(common)
    return case.say(message, card=case.card, symbols=symbols, count=len(common), **{as_what: other}, **values)


def second_seal(case: Case) -> str:
    for effect in case.effects:
        symbol = effect.get("symbol")
        if str(effect.get("id", "")).lstrip("!") == "second-seal" and symbol in tuple(case.move.card):
            return case.say(
                "refusal-second-seal",
                card=case.card,
                symbol=case.wording.symbol(str(symbol)),
                player=case.wording.player(effect.get("seat")),
            )
    return case.say("refusal-second-seal-plain", card=case.card)
