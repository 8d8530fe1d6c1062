"""What a position says between its lines: who feeds whom, what is forbidden and why, where a card may lie.

The rules are asked, on a state that holds no more than the position shows.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from leonardo import rules, words
from leonardo.edition import Edition
from leonardo.rules import codes

MOST_GIVEN = 3  # of each key on a common field


class Ban(NamedTuple):
    """Symbols that the mover may not play, and why."""

    why: str  # previous, marker, seal or first
    symbols: str
    card: str  # the card that shows them, or nothing
    cell: str  # where the marker lies, or nothing
    seat: int  # whose card it was


def edition_of(position: Mapping[str, Any]) -> Edition:
    """The edition with the options of this position."""
    options = position.get("options") or {}
    # 1 and True are equal, and only one of them is a value of an option.
    return _edition(position["edition"], tuple((name, type(value), value) for name, value in options.items()))


@lru_cache(maxsize=512)
def _edition(name: str, options: tuple[tuple[str, type, Any], ...]) -> Edition:
    return Edition(name, **{option: value for option, _, value in options})


def bans(position: Mapping[str, Any]) -> list[Ban]:
    """What the seat that is about to play a card may not show; nothing where no card is due."""
    if position["field"] is None or not _is_card_due(position):
        return []
    edition = edition_of(position)
    state = _restricted(position, edition)
    found = []
    previous = rules.by_previous(edition.table, state)
    if previous:
        card = rules.previous_card(edition.table, state)
        seat = _player_of(position, edition.card_text(card))
        found.append(Ban("previous", words.symbols_text(previous), edition.card_text(card), "", seat))
    if state.bound:
        cell = position["veto"]["cell"]
        card_text = position["field"][cell][-1]
        found.append(Ban("marker", words.symbols_text(rules.by_marker(state)), card_text, cell, -1))
    found += [
        Ban("seal", effect["symbol"], "", "", int(effect["seat"]))
        for effect in position["effects"]
        if "symbol" in effect and effect.get("seat") != position["to_move"]
    ]
    pending = position.get("pending") or {}
    if pending.get("asks") == "second":
        played = pending["played"]
        found.append(Ban("first", played.lstrip("+"), played, "", int(position["to_move"])))
    return [ban for ban in found if ban.symbols]


def free_cells(position: Mapping[str, Any]) -> set[str]:
    """The cells of the field on which a card may be placed now."""
    edition = edition_of(position)
    state = _laid(position, edition)
    if not state.occupied:
        return {words.cell_name(codes.MIDDLE)}
    bits = rules.free_cells(edition.table, state)
    found = set()
    while bits:
        found.add(words.cell_name(rules.cell_of(state, rules.low_bit(bits))))
        bits &= bits - 1
    return found


def next_rows(position: Mapping[str, Any]) -> dict[str, int]:
    """How long a row must be for the next key of each symbol; 0 where all its keys are given. [C-52]"""
    given = {code: sum(keys.get(code, 0) for keys in position["keys"]) for code in words.SYMBOL_CODES}
    return {code: 3 + count if count < MOST_GIVEN else 0 for code, count in given.items()}


def seats_in_order(position: Mapping[str, Any], seat: int | None) -> list[int]:
    """The seats as they feed one another: the right neighbour, oneself, the left neighbour, the others."""
    count = int(position["seats"])
    first = 0 if seat is None else seat if count == 2 else seat - 1
    return [(first + place) % count for place in range(count)]


def guards(position: Mapping[str, Any], seat: int) -> dict[str, str]:
    """The zones of this seat beside which a card lies: whether it locks or shields."""
    effects = {action.id: action.effect for action in edition_of(position).actions}
    return {
        effect["zone"]: "shielded" if effects[effect["id"]] == codes.SHIELD else "locked"
        for effect in position["effects"]
        if effect.get("target") == seat
    }


def winning_keys(position: Mapping[str, Any]) -> int:
    """The keys that win, or 0."""
    return int(edition_of(position).switches["goal"])


def forbids(found: Sequence[Ban], card: str) -> bool:
    """Whether this card shows a forbidden symbol."""
    banned = {symbol for ban in found for symbol in ban.symbols}
    return not card.startswith("!") and not banned.isdisjoint(card.lstrip("+"))


def _is_card_due(position: Mapping[str, Any]) -> bool:
    asks = (position.get("pending") or {}).get("asks")
    return position["phase"] == "play" or (position["phase"] == "effect" and asks == "second")


def _laid(position: Mapping[str, Any], edition: Edition) -> Any:
    state = rules.State()
    for cell, stack in position["field"].items():
        rules.put_on_field(state, words.cell_number(cell), edition.card_code(stack[-1]))
    return state


def _restricted(position: Mapping[str, Any], edition: Edition) -> Any:
    """A state that knows what restricts the mover, and what lifts it."""
    state = _laid(position, edition)
    memory = position.get("memory") or {}
    pending = position.get("pending") or {}

    def code(card: str | None) -> int:
        return edition.card_code(card) if card else codes.NO_CARD

    state.seats = position["seats"]
    state.mover = position["to_move"]
    state.last_played = code(position["last_played"])
    state.last_card = code(memory.get("last_card"))
    for seat, card in enumerate(memory.get("own_last") or ()):
        state.own_last[seat] = code(card)
    state.licence = int(bool(pending.get("licence")))
    veto = position["veto"]
    state.veto_cell = words.cell_number(veto["cell"]) if veto else codes.NO_CELL
    state.veto_binds = int(bool(veto and veto["binds"]))
    # In the middle of a turn the field may have changed under the marker; what it forbade stands. [C-69]
    written = pending.get("bound")
    state.bound = (
        words.symbol_bits(written)
        if written
        else 0
        if pending
        else rules.symbols_under_marker(edition.table, state)
    )
    return state


def _player_of(position: Mapping[str, Any], card: str) -> int:
    """The seat that played the card which restricts the mover."""
    before = (position["to_move"] - 1) % position["seats"]
    own = (position.get("memory") or {}).get("own_last") or ()
    if position["last_played"] or (before < len(own) and own[before] == card):
        return int(before)
    return next((seat for seat, last in enumerate(own) if last == card), int(before))
