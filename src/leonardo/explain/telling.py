"""What happened, as one sentence for each event of interchange 4, told to one reader.

An event is a mapping with "event" and mostly "seat"; which further fields it has is up to the
engine, so every one of them may be missing, and a hidden card is written `?` or `+?`.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from leonardo.explain.endings import ending
from leonardo.explain.wording import Wording
from leonardo.explain.written import DECKS, has_shape
from leonardo.texts import has

_ONE_DECK: Final = ("classic", "quintis-2009", "quintis-2011")


@dataclasses.dataclass(frozen=True)
class Telling:
    """An event and the seat that reads of it; None reads as a spectator."""

    wording: Wording
    event: Mapping[str, Any]
    reader: int | None
    edition: str | None

    def get(self, *names: str) -> Any:
        """The first of these fields that the event has."""
        return next((self.event[name] for name in names if self.event.get(name) is not None), None)

    def card(self) -> str:
        cards = self.get("card", "cards") or "?"
        listed = [cards] if isinstance(cards, str) else list(cards)
        return ", ".join(self.wording.card(str(card)) for card in listed)

    def is_hidden(self) -> bool:
        return "?" in str(self.get("card", "cards") or "?")

    def deck(self, *names: str) -> str:
        """`main` or `extra`; `only` where there is but one, or the event does not say."""
        deck = self.get(*(names or ("deck", "pile")))
        return deck if deck in DECKS and self.edition not in _ONE_DECK else "only"

    def place(self, form: str) -> str:
        return self.wording.zone(str(self.event["zone"]), form)

    def of_seat(self, message_id: str, seat: object = None, **values: Any) -> str:
        """A sentence about a seat, the event's own unless another is given: a "you" to itself."""
        who = self.event.get("seat") if seat is None else seat
        you = self.reader is not None and who == self.reader
        return self.say(message_id, you=you, player=self.wording.player(who), **values)

    def say(self, message_id: str, **values: Any) -> str:
        return self.wording.say(message_id, **values)


def event(
    language: str,
    event_dict: Mapping[str, Any],
    reader_seat: int | None,
    names: Sequence[str] | None = None,
    edition: str | None = None,
) -> str:
    """The sentence for an event as this seat sees it; the edition only chooses between words."""
    telling = Telling(Wording(language, names), event_dict, reader_seat, edition)
    name = str(event_dict.get("event"))
    tell = _EVENTS.get(name)
    return tell(telling) if tell else telling.say("event-unknown", event=name)


def _played(told: Telling) -> str:
    how = str(told.get("how") or "")
    card, cell = told.card(), told.get("cell")
    if told.get("zone") is not None:
        return told.of_seat("event-played-zone", card=card, zone=told.place("to"))
    if cell is None:
        return told.of_seat("event-played-plain", card=card)
    if how in ("cover", "replace"):
        under = told.get("under", "replaced")
        if isinstance(under, str):
            return told.of_seat(f"event-played-{how}", card=card, cell=cell, under=under)
        return told.of_seat(f"event-played-{how}-plain", card=card, cell=cell)
    return told.of_seat("event-played-place", card=card, cell=cell)


def _passed_on(told: Telling) -> str:
    receiver = told.get("to", "target", "seat")
    if told.get("zone") is None:
        return told.of_seat("event-passed-on-plain", receiver, card=told.card())
    return told.of_seat("event-passed-on", receiver, card=told.card(), zone=told.place("at"))


def _discarded(told: Telling) -> str:
    card, cell = told.card(), told.get("cell")
    if told.get("removed"):
        if cell is None:
            return told.say("event-removed", card=card)
        return told.say("event-removed-place", card=card, cell=cell)
    if str(told.get("card")).startswith("!"):  # a used one goes away without a fact of its own
        return told.of_seat("event-dropped", card=card)
    return told.say("event-discarded", cards=card, deck=told.deck())


def _taken(told: Telling) -> str:
    known = "no" if told.is_hidden() else "yes"
    source, card = told.get("from"), told.card()
    if isinstance(source, int):
        if source == told.reader:
            return told.of_seat("event-taken-from-you", known=known, card=card)
        source_name = told.wording.player(source)
        return told.of_seat("event-taken-seat", known=known, card=card, source=source_name)
    cell = told.get("cell") or (source if source and has_shape("cell", source) else None)
    if cell is not None:
        return told.of_seat("event-taken-place", card=card, cell=cell)
    zone = told.get("zone") or (source if source and has_shape("zone", source) else None)
    if zone is not None:
        return told.of_seat("event-taken-zone", card=card, zone=told.wording.zone(zone, "at"))
    if source in (*DECKS, "discard") or told.get("deck", "pile") in DECKS:
        deck = told.deck("deck", "pile", "from")
        return told.of_seat("event-taken-pile", card=card, deck=deck)
    return told.of_seat("event-taken-plain", known=known, card=card)


def _drawn(told: Telling) -> str:
    deck = told.deck("deck", "from")
    if told.is_hidden():
        return told.of_seat("event-drawn-hidden", deck=deck, count=int(told.get("count") or 1))
    return told.of_seat("event-drawn", deck=deck, card=told.card())


def _key(told: Telling) -> str:
    count = told.get("count", "keys")
    symbol = told.wording.symbol(str(told.get("symbol")))
    return told.of_seat("event-key", symbol=symbol, count=count if isinstance(count, int) else 1)


def _bonus(told: Telling) -> str:
    if told.get("symbol") is None:
        return told.of_seat("event-bonus-plain")
    return told.of_seat("event-bonus", symbol=told.wording.symbol(str(told.get("symbol"))))


def _no_key(told: Telling) -> str:
    reason, needs = told.get("reason"), told.get("needs")
    if reason == "bonus_used":
        return told.of_seat("event-no-key-bonus-used")
    if told.get("symbol") is None:
        return told.say("event-no-key-gift-plain" if reason == "gift" else "event-no-key")
    symbol = told.wording.symbol(str(told.get("symbol")))
    if reason == "owned":
        return told.of_seat("event-no-key-owned", symbol=symbol)
    if reason == "gift":
        return told.of_seat("event-no-key-gift", symbol=symbol)
    message = f"event-no-key-given-{needs}"
    return told.say(message, symbol=symbol) if has(message) else told.say("event-no-key")


def _veto(told: Telling) -> str:
    cell, card = told.get("cell"), told.get("card", "under")
    if isinstance(card, str) and "?" not in card:
        return told.of_seat("event-veto-card", cell=str(cell), card=card)
    return told.of_seat("event-veto", cell=str(cell))


def _action(told: Telling) -> str:
    if told.get("under") is not None:  # an answer to Clean Sheet
        card = str(told.get("under") if isinstance(told.get("under"), str) else told.get("card"))
        if "?" in card:
            return told.of_seat("event-put-under-hidden")
        return told.of_seat("event-put-under", card=told.wording.card(card))
    action = _action_of(told)
    args = told.get("args") or ()
    listed = args.split() if isinstance(args, str) else list(args)
    if not listed:
        return told.of_seat("event-action", action=told.wording.action(action))
    named = told.wording.arguments(action, listed)
    return told.of_seat("event-action-on", action=told.wording.action(action), args=named)


def _effect_begins(told: Telling) -> str:
    action = told.wording.action(_action_of(told))
    symbol = told.get("symbol")
    if symbol is not None and told.get("zone") is not None:
        name = told.wording.symbol(str(symbol))
        return told.say("event-effect-begins-zone-symbol", action=action, zone=told.place("at"), symbol=name)
    if symbol is not None:
        name = told.wording.symbol(str(symbol))
        return told.say("event-effect-begins-symbol", action=action, symbol=name)
    return _effect(told, "event-effect-begins", action)


def _effect_ends(told: Telling) -> str:
    return _effect(told, "event-effect-ends", told.wording.action(_action_of(told)))


def _effect(told: Telling, message_id: str, action: str) -> str:
    whose = told.get("target", "seat")
    if told.get("zone") is not None:
        return told.of_seat(f"{message_id}-zone", whose, action=action, zone=told.place("at"))
    if whose is not None and told.get("symbol") is None:
        return told.of_seat(f"{message_id}-seat", whose, action=action)
    return told.say(message_id, action=action)


def _action_of(told: Telling) -> str:
    return str(told.get("id", "action", "card")).lstrip("!")


def _reshuffled(told: Telling) -> str:
    return told.say("event-reshuffled", deck=told.deck())


def _skipped(told: Telling) -> str:
    return told.of_seat("event-skipped")


def _turn(told: Telling) -> str:
    turn = told.get("turn", "count")
    if turn is None:
        return told.of_seat("event-turn")
    return told.of_seat("event-turn-numbered", turn=turn)


def _last_round(told: Telling) -> str:
    count = told.get("final_turns", "count")
    if count is None:
        return told.say("event-last-round")
    return told.say("event-last-round-counted", count=int(count))


def _over(told: Telling) -> str:
    keys = told.get("keys")
    return ending(
        told.wording.language,
        told.event,
        told.wording.names,
        keys if isinstance(keys, list) else None,
    )


_EVENTS: Final[Mapping[str, Callable[[Telling], str]]] = {
    "played": _played,
    "passed_on": _passed_on,
    "discarded": _discarded,
    "taken": _taken,
    "drawn": _drawn,
    "key": _key,
    "bonus": _bonus,
    "no_key": _no_key,
    "veto": _veto,
    "action": _action,
    "effect_begins": _effect_begins,
    "effect_ends": _effect_ends,
    "reshuffled": _reshuffled,
    "skipped": _skipped,
    "turn": _turn,
    "last_round": _last_round,
    "over": _over,
}
