"""A state or a view as the position of interchange 2: one JSON object, hidden cards written ? or +?.

The same function writes both, because a view has the fields of a state; what is hidden was never copied
into the view. Reading is in `loading.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from functools import cmp_to_key
from typing import Any, Final

from leonardo import rules, words
from leonardo.edition import Edition
from leonardo.rules import codes, layout

PROTOCOL: Final = 1

# What the rest of the turn needs to know, by its name under "pending": a field that is one number.
PENDING_COUNTS: Final = {
    "actions": "actions_used",
    "more_plays": "more_plays",
    "keys": "keys_taken",
    "draw_to": "draw_to",
    "refill": "refill",
    "under": "recycled",
}
PENDING_FLAGS: Final = {
    "draw_due": "draw_due",
    "redirect": "redirect",
    "must_use": "must_use",
    "licence": "licence",
    "free_match": "free_match",
    "left_deck": "left_deck",
}
ASKS: Final = (None, "to", "under", "give", "second")


def position(edition: Edition, s: Any, extras: dict[str, Any] | None = None) -> dict[str, Any]:
    """The position that this state or view shows; `extras` are `free` and `deck_lists`."""
    on_field = bool(edition.table.on_field)
    seats = range(s.seats)
    out = [_pile_out(edition, s, deck) for deck in range(2)]
    return {
        "protocol": PROTOCOL,
        "edition": edition.name,
        "options": dict(edition.options),
        "seats": int(s.seats),
        "turn": int(s.turn),
        "to_move": int(s.mover),
        "phase": words.PHASE_NAMES[s.phase],
        "hands": [_hand(edition, s, seat) for seat in seats],
        "decks": {name: _deck(edition, s, i) for i, name in enumerate(words.DECK_NAMES)},
        "discards": {name: [] if on_field else out[i] for i, name in enumerate(words.DECK_NAMES)},
        "removed": sorted(out[0]) if on_field else [],
        "tables": None if on_field else [_table(edition, s, seat) for seat in seats],
        "field": _field(edition, s) if on_field else None,
        "keys": [_keys(s, seat) for seat in seats],
        "bonus_used": [bool(s.bonus_used[seat]) for seat in seats],
        "last_played": _card(edition, s.last_played),
        "veto": _veto(s),
        "final_turns": None if s.final_turns < 0 else int(s.final_turns),
        "effects": _effects(edition, s),
        "memory": {
            "skips": int(s.skips),
            "quiet": int(s.quiet),
            "last_card": _card(edition, s.last_card),
            "own_last": [_card(edition, s.own_last[seat]) for seat in seats],
        },
        "pending": _pending(edition, s),
        "outcome": outcome(s),
        **(deepcopy(extras) if extras else {}),  # whoever changes the position does not change the game
    }


def position_beside(open_position: Mapping[str, Any], edition: Edition, s: Any) -> dict[str, Any]:
    """The position of a view of the same moment as the spectator's, which knows all that lies open.

    Only what a seat may know more is written anew; the rest is shared, so nobody may change it.
    """
    hands = [_hand(edition, s, seat) for seat in range(s.seats)]
    return {**open_position, "hands": hands, "pending": _pending(edition, s)}


def outcome(s: Any) -> dict[str, Any] | None:
    """Who has won and why, or None while the game goes on."""
    if s.phase != codes.OVER:
        return None
    winners = [seat for seat in range(s.seats) if s.winners >> seat & 1]
    return {"winners": winners, "reason": words.REASONS[s.reason]}


def ranking(edition: Edition, s: Any) -> list[int]:
    """The seats: winners first, then most keys, then seniority."""

    def order(a: int, b: int) -> int:
        won = (s.winners >> b & 1) - (s.winners >> a & 1)
        return int(won or -rules.compare(edition.table, s, a, b))

    return sorted(range(s.seats), key=cmp_to_key(order))


def hand_cards(s: Any, seat: int) -> list[int]:
    """The cards of a hand."""
    at = seat * layout.HAND
    return [int(card) for card in s.hand[at : at + s.hand_count[seat]]]


def out_cards(s: Any, deck: int) -> list[int]:
    """The cards that are out, the oldest first."""
    end = (deck + 1) * layout.PILE
    return [int(s.pile[end - 1 - i]) for i in range(s.out_count[deck])]


def deck_cards(s: Any, deck: int) -> list[int]:
    """The cards of a deck, the next one first."""
    at = deck * layout.PILE
    return [int(s.pile[i]) for i in range(at + s.deck_count[deck] - 1, at - 1, -1)]


def _card(edition: Edition, card: int) -> str | None:
    return edition.card_texts[int(card)] if card else None


def _hand(edition: Edition, s: Any, seat: int) -> list[str]:
    texts = edition.card_texts
    return sorted([texts[card] for card in hand_cards(s, seat)])


def _deck(edition: Edition, s: Any, deck: int) -> list[str]:
    texts = edition.card_texts
    return [texts[card] for card in deck_cards(s, deck)]


def _pile_out(edition: Edition, s: Any, deck: int) -> list[str]:
    texts = edition.card_texts
    return [texts[card] for card in out_cards(s, deck)]


def _table(edition: Edition, s: Any, seat: int) -> dict[str, str]:
    at, texts = seat * codes.ZONES, edition.card_texts
    cards = s.table[at : at + codes.ZONES]
    return {name: texts[int(card)] for name, card in zip(words.ZONE_NAMES, cards, strict=True) if card}


def _field(edition: Edition, s: Any) -> dict[str, list[str]]:
    texts = edition.card_texts
    stacks: dict[int, list[str]] = {cell: [] for cell in range(codes.CELLS) if s.height[cell]}
    for i in range(s.buried_count):
        stacks[int(s.buried_cell[i])].append(texts[int(s.buried[i])])
    for cell, stack in stacks.items():
        stack.append(texts[int(s.top[cell])])
    return {words.cell_name(cell): stack for cell, stack in stacks.items()}


def _keys(s: Any, seat: int) -> dict[str, int]:
    at = seat * codes.SYMBOLS
    counts = s.keys[at : at + codes.SYMBOLS]
    return {code: int(count) for code, count in zip(words.SYMBOL_CODES, counts, strict=True) if count}


def _veto(s: Any) -> dict[str, Any] | None:
    if s.veto_cell < 0:
        return None
    return {"cell": words.cell_name(int(s.veto_cell)), "binds": bool(s.veto_binds)}


def _effects(edition: Edition, s: Any) -> list[dict[str, Any]]:
    """What lasts beyond its card, sorted by id, seat, zone."""
    found: list[dict[str, Any]] = []
    for action in edition.actions:
        if action.effect == codes.BIGGER_HAND:
            for seat in range(s.seats):
                found += [{"id": action.id, "seat": seat} for _ in range(s.cabinets[seat])]
        elif action.effect == codes.SEAL_SYMBOL:
            for rank, symbol in enumerate(words.SYMBOL_CODES):
                if s.seal >> rank & 1:
                    found.append({"id": action.id, "seat": int(s.seal_by), "symbol": symbol})
        elif action.effect in (codes.SHIELD, codes.LOCK_OWN, codes.LOCK_OTHER):
            code = codes.ACTION | codes.EXTRA | action.number
            for at in range(s.seats * codes.ZONES):
                if s.guard[at] == code:
                    target, zone = divmod(at, codes.ZONES)
                    by, name = int(s.guard_by[at]), words.ZONE_NAMES[zone]
                    found.append({"id": action.id, "seat": by, "target": target, "zone": name})
    return sorted(found, key=lambda e: (e["id"], e["seat"], e.get("zone", ""), e.get("target", 0)))


def _pending(edition: Edition, s: Any) -> dict[str, Any] | None:
    """What the rest of this turn needs to know besides; None at a turn's start and when the game is over."""
    if s.phase == codes.OVER:
        return None
    written: dict[str, Any] = {}
    for name, field in PENDING_COUNTS.items():
        if getattr(s, field):
            written[name] = int(getattr(s, field))
    for name, field in PENDING_FLAGS.items():
        if getattr(s, field):
            written[name] = True
    if s.played_card:
        written["played"] = _card(edition, s.played_card)
    if s.played_zones:
        written["kinds"] = [int(count) for count in s.played_kind]
        written["zones"] = [name for zone, name in enumerate(words.ZONE_NAMES) if s.played_zones >> zone & 1]
    cells = [words.cell_name(int(cell)) for cell in s.played_at if cell >= 0]
    if cells:
        written["cells"] = cells
    if s.carried:
        written["carried"] = {
            "card": _card(edition, s.carried),
            "zone": words.ZONE_NAMES[s.carried_zone],
        }
    blurred = {
        name: words.symbols_text(int(s.blur[zone]))
        for zone, name in enumerate(words.ZONE_NAMES)
        if s.blur[zone]
    }
    if blurred:
        written["blur"] = words.symbols_text(int(s.blur[0])) if edition.table.on_field else blurred
    if s.asking:
        written["asks"] = ASKS[s.asking]
    if s.taken_card:
        written["taken"] = {"card": _card(edition, s.taken_card), "from": int(s.taken_from)}
    if not written and s.phase == codes.PLAY:
        return None
    # Both follow from the table at a turn's start, but no longer once the turn has begun.
    if s.bound:
        written["bound"] = words.symbols_text(int(s.bound))
    if any(s.standing):
        written["standing"] = [words.symbols_text(int(symbols)) for symbols in s.standing]
    return written
