"""Moves, cards and places as they are written (interchange 1), taken apart for sentences.

This reading is only for explaining. It knows forms, not rules: whether an edition has a zone, a card
or an action is asked of the view and of the list of legal moves.
"""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Mapping
from functools import cache
from typing import Final

from leonardo.action_cards import Action, actions_of
from leonardo.edition_folders import folder_names
from leonardo.rules.codes import LOCK_OTHER, LOCK_OWN, SHIELD
from leonardo.words import COLUMNS, MOMENT_NAMES, SYMBOL_CODES, ZONE_NAMES

CROSS: Final = ("n", "w", "c", "e", "s")
CORNERS: Final = ("nw", "ne", "sw", "se")
DECKS: Final = ("main", "extra")
JOINTS: Final = {">": "zone", "@": "place", "^": "cover", "/": "replace"}
PLAYS: Final = tuple(JOINTS.values())

# The other forms of a move: a word and what follows it.
WORDS: Final[Mapping[str, tuple[str, ...]]] = {
    "veto": ("cell",),
    "key": ("symbol",),
    "drop": ("action",),
    "lift": ("zone",),
    "draw": ("deck",),
    "to": ("receiver",),
    "under": ("anything",),
    "give": ("anything",),
    "end": (),
    "skip": (),
}

_CARD = rf"\+?[{SYMBOL_CODES}]{{2,3}}"
_SHAPES: Final = {
    "zone": "|".join(sorted(ZONE_NAMES, key=len, reverse=True)),
    "symbol": f"[{SYMBOL_CODES}]",
    "card": _CARD,
    "cell": f"[{COLUMNS}][1-9]",
    "seat": "[0-9]+",
    "deck": "main|extra",
    "ring": "corners|arms",
    "direction": "cw|ccw",
    "receiver": "[0-9]+|discard",
    "action": "![a-z-]+",
    "anything": f"![a-z-]+|{_CARD}",
}


@dataclasses.dataclass(frozen=True)
class Written:
    """A move taken apart; `kind` is a way to play, `action`, a word of WORDS, or `` where unread."""

    text: str
    kind: str = ""
    card: str = ""  # also "!id" where an action card is used, dropped, given ...
    zone: str = ""
    cell: str = ""
    symbol: str = ""
    seat: int | None = None
    args: tuple[str, ...] = ()

    @property
    def action(self) -> str:
        """The action card's id without its mark, or an empty text."""
        return self.card[1:] if self.card.startswith("!") else ""


def has_shape(kind: str, text: str) -> bool:
    """Whether the text is written like an argument of this kind; symbols of a card in order."""
    if not re.fullmatch(_SHAPES[kind], text):
        return False
    return kind not in ("card", "anything") or text.startswith("!") or in_order(text)


def in_order(card: str) -> bool:
    """Whether the card's symbols stand in order of seniority, each once."""
    ranks = [SYMBOL_CODES.index(letter) for letter in card.lstrip("+")]
    return ranks == sorted(set(ranks))


def read(text: str) -> Written:
    """The move taken apart; a text in none of the forms has an empty kind."""
    joint = re.fullmatch(r"([^!>@^/\s]+)([>@^/])(\S+)", text)
    if joint:
        card, sign, place = joint.groups()
        shape = "zone" if sign == ">" else "cell"
        if has_shape("card", card) and has_shape(shape, place):
            zone, cell = (place, "") if sign == ">" else ("", place)
            return Written(text, JOINTS[sign], card, zone=zone, cell=cell)
        return Written(text)
    word, *args = text.split(" ")
    if word.startswith("!"):
        for form in forms_of(word[1:]):
            if _fits(args, form):
                return _with_arguments(text, "action", form, args, word)
    elif word in WORDS and _fits(args, WORDS[word]):
        return _with_arguments(text, word, WORDS[word], args)
    return Written(text)


def _fits(args: list[str], form: tuple[str, ...]) -> bool:
    return len(args) == len(form) and all(map(has_shape, form, args))


def _with_arguments(text: str, kind: str, form: tuple[str, ...], args: list[str], card: str = "") -> Written:
    # Where a kind of argument stands twice, the first one is kept; `args` has them all.
    named = dict(reversed(list(zip(form, args, strict=True))))
    receiver = named.get("receiver", "")
    seat = named.get("seat", receiver if receiver.isdigit() else "")
    return Written(
        text,
        kind,
        card or named.get("action") or named.get("anything") or "",
        zone=named.get("zone", ""),
        cell=named.get("cell", ""),
        symbol=named.get("symbol", ""),
        seat=int(seat) if seat else None,
        args=tuple(args),
    )


def played_card(move: str) -> str:
    """The card that the move plays, uses or gives, as written, or an empty text."""
    return read(move).card


def is_additional(card: str) -> bool:
    """Whether the card has the additional deck's back."""
    return card.startswith("+")


def shared(card: str, other: str) -> tuple[str, ...]:
    """The symbols on both cards, the most senior first; hidden and action cards share nothing."""
    if "!" in card + other or "?" in card + other:
        return ()
    return tuple(letter for letter in SYMBOL_CODES if letter in card and letter in other)


@cache
def actions_in(edition: str) -> Mapping[str, Action]:
    """The action cards of an edition by id; none where it is played without, or is unknown."""
    known = actions_of(edition) if edition in folder_names() else ()
    return {action.id: action for action in known}


@cache
def forms_of(action: str) -> tuple[tuple[str, ...], ...]:
    """What may follow the action card's id, in any edition: the kinds of its arguments."""
    found = (actions_in(edition).get(action) for edition in folder_names())
    return tuple(dict.fromkeys(card.arguments for card in found if card is not None))


@cache
def all_actions() -> tuple[str, ...]:
    """The ids of the action cards of all editions."""
    return tuple(dict.fromkeys(action for edition in folder_names() for action in actions_in(edition)))


def moment_of(action: str, edition: str) -> str:
    """When the action card is used: start, end, before, after, or never."""
    card = actions_in(edition).get(action)
    return MOMENT_NAMES[card.moment] if card else MOMENT_NAMES[0]


def lies_beside_a_zone(action: str, edition: str) -> bool:
    """Whether the action card stays beside a zone, where one such card may lie."""
    card = actions_in(edition).get(action)
    return card is not None and card.effect in (SHIELD, LOCK_OWN, LOCK_OTHER)


def locks(action: str, edition: str) -> bool:
    """Whether the zone beside which the action card lies is locked."""
    card = actions_in(edition).get(action)
    return card is not None and card.effect in (LOCK_OWN, LOCK_OTHER)


def cell_at(cell: str) -> tuple[int, int]:
    """Column and row of a cell, each from 0."""
    return COLUMNS.index(cell[0]), int(cell[1]) - 1
