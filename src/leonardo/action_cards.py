"""Action cards: an entry of an `actions.toml` names an effect; the effects are listed here.

What an effect does is one function of the rules; what its card says is a text of the locales.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Any, Final

from leonardo.edition_folders import folder_names, read_folder
from leonardo.errors import EditionError, Sentence
from leonardo.rules import codes
from leonardo.words import MOMENT_NAMES

# What an action card can do: its code, and the kinds of its arguments as written in a move.
EFFECTS: Final[Mapping[str, tuple[int, tuple[str, ...]]]] = MappingProxyType(
    {
        "extra_play": (codes.EXTRA_PLAY, ()),
        "swap_zones": (codes.SWAP_ZONES, ("zone", "zone")),
        "rotate": (codes.ROTATE, ("ring", "direction")),
        "redirect": (codes.REDIRECT, ()),
        "blur_zone": (codes.BLUR_ZONE, ("zone", "symbol")),
        "swap_with_hand": (codes.SWAP_WITH_HAND, ("card", "zone")),
        "scrape": (codes.SCRAPE, ("seat", "zone")),
        "shield": (codes.SHIELD, ("zone",)),
        "lock_own": (codes.LOCK_OWN, ("zone",)),
        "lock_other": (codes.LOCK_OTHER, ("seat", "zone")),
        "fetch": (codes.FETCH, ("deck", "card")),
        "bigger_hand": (codes.BIGGER_HAND, ()),
        "licence": (codes.LICENCE, ()),
        "second_card": (codes.SECOND_CARD, ()),
        "uncover": (codes.UNCOVER, ("cell",)),
        "swap_cells": (codes.SWAP_CELLS, ("cell", "cell")),
        "seal_symbol": (codes.SEAL_SYMBOL, ("symbol",)),
        "free_match": (codes.FREE_MATCH, ()),
        "refill": (codes.REFILL, ()),
        "recycle": (codes.RECYCLE, ()),
        "borrow": (codes.BORROW, ("seat",)),
        "blur_card": (codes.BLUR_CARD, ("symbol",)),
    }
)


@dataclass(frozen=True, slots=True)
class Action:
    """An action card; `moment` and `effect` are codes, `arguments` the kinds that a move names."""

    id: str
    number: int
    moment: int
    effect: int
    amount: int
    arguments: tuple[str, ...]

    @property
    def text(self) -> str:
        """The card as it is written in moves and positions."""
        return f"!{self.id}"


@cache
def actions_of(name: str) -> tuple[Action, ...]:
    """The action cards of an edition, numbered from 1 in the alphabet of their ids."""
    said = read_folder(name).actions
    if len(said) > codes.ACTION_NUMBER:
        raise EditionError(f"{len(said)} cards; at most {codes.ACTION_NUMBER}", where=f"{name}/actions.toml")
    return tuple(_action(name, id_, number, said[id_]) for number, id_ in enumerate(sorted(said), 1))


def _action(name: str, id_: str, number: int, entry: Mapping[str, Any]) -> Action:
    for key, known in (("moment", MOMENT_NAMES), ("effect", EFFECTS)):
        if entry.get(key) not in known:
            raise EditionError(
                f"{entry.get(key)!r} is not one of {', '.join(known)}",
                where=f"{name}/actions.toml, {id_}.{key}",
            )
    effect, arguments = EFFECTS[entry["effect"]]
    moment = MOMENT_NAMES.index(entry["moment"])
    return Action(id_, number, moment, effect, entry.get("amount", 0), arguments)


def action_ids() -> frozenset[str]:
    """The ids of the action cards of all editions: what a move may name anywhere."""
    return frozenset(id_ for name in folder_names() for id_ in _numbers(name))


def action_number(name: str, text: str) -> int:
    """The number of the action card of this text; a ValueError says which are near or elsewhere."""
    number = _numbers(name).get(text.removeprefix("!"))
    if number is None:
        raise ValueError(_strange_action(name, text))
    return number


@cache
def _numbers(name: str) -> Mapping[str, int]:
    return {action.id: action.number for action in actions_of(name)}


def _strange_action(name: str, text: str) -> str:
    homes = [other for other in folder_names() if text[1:] in _numbers(other)]
    if homes:
        sentence = f"{text} is not an action card of {name}; it belongs to {', '.join(homes)}"
        return Sentence(sentence, "wrong-action-elsewhere", card=text, edition=name, editions=homes)
    if not actions_of(name):
        return Sentence(f"{text}: {name} has no action cards", "wrong-action-none", card=text, edition=name)
    known = [action.text for action in actions_of(name)]
    english = f"{text} is not an action card of {name}."
    return Sentence.asking(text, known, english, "wrong-action", card=text, edition=name)
