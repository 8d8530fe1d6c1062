"""The text of a move that the rules have listed: the other way round from `move.py`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from leonardo import rules, words
from leonardo.edition import Edition
from leonardo.move import PLAY_KINDS, WORDS
from leonardo.rules import codes

MOST_KEPT: Final = 1 << 17
_SIGNS: Final = {kind: sign for sign, kind in PLAY_KINDS.items()}
_WORD_OF: Final = {kind: word for word, (kind, _) in WORDS.items()}


@lru_cache(maxsize=512)
def move_texts(edition: Edition) -> Mapping[int, str]:
    """The texts of the moves of this edition; each is made when it is first asked for."""
    return _Texts(edition)


class _Texts(dict[int, str]):
    def __init__(self, edition: Edition) -> None:
        self._edition = edition

    def __missing__(self, packed: int) -> str:
        if len(self) >= MOST_KEPT:
            self.clear()
        self[packed] = text = move_text(packed, self._edition)
        return text


def move_text(packed: int, edition: Edition) -> str:
    """The text of a move that the rules have listed for this edition."""
    kind, card = rules.kind_of(packed), rules.card_of(packed)
    a, b = rules.a_of(packed), rules.b_of(packed)
    if kind in _SIGNS:
        place = words.ZONE_NAMES[a] if kind == codes.LAY else words.cell_name(a)
        return f"{edition.card_text(card)}{_SIGNS[kind]}{place}"
    if kind == codes.USE:
        action = edition.actions[rules.action_of(packed) - 1]
        written = [
            edition.card_text(card) if wanted == "card" else argument_text(wanted, value)
            for wanted, value in zip(action.arguments, (a, b), strict=False)
        ]
        return " ".join((action.text, *written))
    if kind == codes.SEND_AWAY:
        return "to discard"
    word = _WORD_OF[kind]
    wanted = WORDS[word][1]
    if not wanted:
        return word
    if wanted in ("any card", "action card"):
        return f"{word} {edition.card_text(card)}"
    return f"{word} {argument_text('seat' if wanted == 'way' else wanted, a)}"


def argument_text(wanted: str, value: int) -> str:
    """An argument as it is written."""
    if wanted == "cell":
        return words.cell_name(value)
    if wanted == "seat":
        return str(value)
    if wanted in ("key", "symbol"):
        return words.SYMBOL_CODES[value]
    names = {
        "zone": words.ZONE_NAMES,
        "deck": words.DECK_NAMES,
        "ring": words.RING_NAMES,
        "direction": words.DIRECTION_NAMES,
    }
    return names[wanted][value]
