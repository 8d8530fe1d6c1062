"""The facts of a move as one audience may know them: rows of a tape become the events of interchange 4."""

from __future__ import annotations

from typing import Any, Final

from leonardo import words
from leonardo.edition import Edition
from leonardo.move_writing import argument_text
from leonardo.rules import codes, layout

REFEREE: Final = -2  # sees every card; a seat sees its own, a spectator (-1) none

Event = dict[str, Any]

_HOW: Final = ("zone", "place", "cover", "replace")
_NEEDS: Final = {4: 4, 5: 5}
_NAMES: Final = (*words.EVENT_NAMES, "action")  # a card put under the deck is told as an action


def events(edition: Edition, tape: Any, audience: int) -> list[Event]:
    """What this audience may know of the move, in the order in which it happened."""
    width = layout.EVENT_WIDTH
    rows = (tape.rows[i * width : (i + 1) * width] for i in range(tape.count))
    return [_event(edition, [int(value) for value in row], audience) for row in rows]


def _event(edition: Edition, row: list[int], audience: int) -> Event:
    code, seat, card, a, b, second, known_to = row
    seen = known_to == codes.EVERYONE or audience == REFEREE
    if not seen and not (audience >= 0 and known_to >> audience & 1):
        card = _face_down(edition, card)
    event: Event = {"event": _NAMES[code], "seat": seat}
    if card:
        event["card"] = edition.card_text(card)
    if second:
        event["second"] = edition.card_text(second)
    _DETAILS[code](edition, event, a, b)
    return event


def _face_down(edition: Edition, card: int) -> int:
    """The back of a card, where the audience can tell backs apart. [C-39, C-80]"""
    table = edition.table
    back = card & codes.EXTRA if table.two_decks or table.backs_visible else 0
    return codes.HIDDEN | back


def _played(edition: Edition, event: Event, a: int, b: int) -> None:
    event["how"] = _HOW[b]
    if b == codes.ON_ZONE:
        event["zone"] = words.ZONE_NAMES[a]
    else:
        event["cell"] = words.cell_name(a)


def _passed_on(edition: Edition, event: Event, a: int, b: int) -> None:
    event["to"] = event["seat"]
    event["seat"] = b
    event["zone"] = words.ZONE_NAMES[a]


def _discarded(edition: Edition, event: Event, a: int, b: int) -> None:
    if b:
        event["cell"] = words.cell_name(a)
        event["removed"] = True


def _taken(edition: Edition, event: Event, a: int, b: int) -> None:
    if b == codes.FROM_FIELD:
        event["cell"] = words.cell_name(a)
    elif b == codes.FROM_SEAT:
        event["from"] = a
    elif b == codes.FROM_TABLE:
        event["zone"] = words.ZONE_NAMES[a]
    else:
        event["deck"] = words.DECK_NAMES[a]


def _drawn(edition: Edition, event: Event, a: int, b: int) -> None:
    event["deck"] = words.DECK_NAMES[a]


def _key(edition: Edition, event: Event, a: int, b: int) -> None:
    event["symbol"] = words.SYMBOL_CODES[a]
    event["count"] = b


def _no_key(edition: Edition, event: Event, a: int, b: int) -> None:
    event["symbol"] = words.SYMBOL_CODES[a]
    event["reason"] = words.NO_KEY_REASONS[b & 7]
    if b & 7 == codes.GIVEN:
        event["needs"] = _NEEDS.get(b >> 3, "never")


def _veto(edition: Edition, event: Event, a: int, b: int) -> None:
    event["cell"] = words.cell_name(a)


def _action(edition: Edition, event: Event, a: int, b: int) -> None:
    """The action card's id and its arguments as they are written in a move."""
    second = event.pop("second", None)
    action = next(known for known in edition.actions if known.text == event["card"])
    event["id"] = action.id
    event["args"] = [
        second if wanted == "card" else argument_text(wanted, value)
        for wanted, value in zip(action.arguments, (a, b), strict=False)
    ]


def _put_under(edition: Edition, event: Event, a: int, b: int) -> None:
    event["under"] = event.pop("card")


def _effect(edition: Edition, event: Event, a: int, b: int) -> None:
    card = event.pop("card", None)
    if card is None:  # a seal: the symbol is named, its card lies among those removed
        event["id"] = next(x.id for x in edition.actions if x.effect == codes.SEAL_SYMBOL)
        event["symbol"] = words.SYMBOL_CODES[a]
        return
    event["id"] = card[1:]
    if a >= 0:
        event["target"] = event["seat"]
        event["zone"] = words.ZONE_NAMES[a]
    event["seat"] = b


def _reshuffled(edition: Edition, event: Event, a: int, b: int) -> None:
    event["deck"] = words.DECK_NAMES[a]
    event["count"] = b


def _skipped(edition: Edition, event: Event, a: int, b: int) -> None:
    pass


def _turn(edition: Edition, event: Event, a: int, b: int) -> None:
    event["turn"] = a


def _last_round(edition: Edition, event: Event, a: int, b: int) -> None:
    event["final_turns"] = a


def _over(edition: Edition, event: Event, a: int, b: int) -> None:
    event["winners"] = [seat for seat in range(layout.SEATS) if a >> seat & 1]
    event["reason"] = words.REASONS[b]


_DETAILS: Final = {
    codes.PLAYED: _played,
    codes.PASSED_ON: _passed_on,
    codes.DISCARDED: _discarded,
    codes.TAKEN: _taken,
    codes.DRAWN: _drawn,
    codes.KEY_EARNED: _key,
    codes.BONUS: _key,
    codes.NO_KEY: _no_key,
    codes.VETO_PUT: _veto,
    codes.ACTION_USED: _action,
    codes.EFFECT_BEGINS: _effect,
    codes.EFFECT_ENDS: _effect,
    codes.RESHUFFLED: _reshuffled,
    codes.SKIPPED: _skipped,
    codes.TURN: _turn,
    codes.LAST_ROUND: _last_round,
    codes.ENDED: _over,
    codes.PUT_UNDER: _put_under,
}
