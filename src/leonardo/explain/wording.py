"""Names of things in a language, ready to stand in a sentence."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Sequence

from leonardo.explain.written import forms_of
from leonardo.texts import Value, has, list_of, say

SHOWN_MOVES = 6  # so many examples are named, the rest is counted


@dataclasses.dataclass(frozen=True)
class Wording:
    """One language, and what the seats are called at this table."""

    language: str
    names: Sequence[str] | None = None

    def say(self, message_id: str, /, **values: Value) -> str:
        return say(self.language, message_id, **values)

    def player(self, seat: object) -> str:
        """The seat's name, or its number in words where nobody has given one."""
        if self.names and isinstance(seat, int) and 0 <= seat < len(self.names):
            return self.names[seat]
        return self.say("seat-unnamed", seat=str(seat))

    def symbol(self, code: str) -> str:
        name = self.say(f"symbol-{code}") if has(f"symbol-{code}") else code
        return self.say("symbol-in-sentence", symbol=name)

    def symbols(self, codes: Iterable[str]) -> str:
        return list_of(self.language, map(self.symbol, codes))

    def action(self, action: str) -> str:
        """The action card's name, or its mark and id where no language names it."""
        known = has(f"action-{action}")
        name = self.say(f"action-{action}") if known else f"!{action}"
        return self.say("action-in-sentence", action=name)

    def card(self, card: str) -> str:
        """The card as a sentence names it: symbol cards by their codes, action cards by name."""
        if card.startswith("!"):
            return self.action(card[1:])
        if "?" in card:
            return self.say("card-hidden-extra" if card.startswith("+") else "card-hidden")
        return card

    def zone(self, zone: str, form: str = "") -> str:
        """The zone's name; the form `at` is where a card lies, `to` where it goes."""
        if not has(f"zone-{zone}"):
            return zone
        return self.say(f"zone-{zone}.{form}" if form else f"zone-{zone}")

    def edition(self, edition: str) -> str:
        return self.say(f"edition-{edition}") if has(f"edition-{edition}") else edition

    def argument(self, kind: str, value: object) -> str:
        """An argument of an action card as the log names it."""
        text = str(value)
        if kind == "seat":
            return self.player(int(text) if text.isdigit() else text)
        if kind == "zone":
            return self.zone(text)
        if kind == "symbol":
            return self.symbol(text)
        if kind == "deck" and has(f"deck-{text}"):
            return self.say(f"deck-{text}")
        return self.say(f"argument-{text}") if has(f"argument-{text}") else self.card(text)

    def arguments(self, action: str, values: Sequence[object]) -> str:
        kinds = next((form for form in forms_of(action) if len(form) == len(values)), ("",) * len(values))
        return ", ".join(map(self.argument, kinds, values))

    def moves(self, message_id: str, moves: Sequence[str], **values: Value) -> str:
        """A sentence with the first of these moves and the number of the others."""
        shown = ", ".join(moves[:SHOWN_MOVES])
        more = max(0, len(moves) - SHOWN_MOVES)
        return self.say(message_id, moves=shown, more=more, **values)


def card_name(language: str, card: str) -> str:
    """The card in words, "Mechanism and Cavalryman": for whoever hears the board."""
    wording = Wording(language)
    if card.startswith("!") or "?" in card:
        return wording.card(card)
    return wording.symbols(card.lstrip("+"))


def action_rule(language: str, action: str, edition: str) -> str:
    """The full text of an action card; Sfumato reads differently in each edition."""
    own = f"action-{action}-{edition}"
    return say(language, f"{own if has(own) else f'action-{action}'}.rule")


def action_moment(language: str, action: str, edition: str) -> str:
    """When the action card is used, in words."""
    own = f"action-{action}-{edition}"
    return say(language, f"{own if has(own) else f'action-{action}'}.moment")
