"""A move taken apart into the steps of choosing it: the card, then the place, then what is left.

Each part has a label to be chosen by number, and the words by which it may be typed.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Final

from leonardo.explain import card_name
from leonardo.move import Move
from leonardo.rules import codes
from leonardo.texts import has, say
from leonardo.words import SYMBOL_CODES

_WAYS: Final = {codes.PLACE: "place", codes.COVER: "cover", codes.REPLACE: "replace"}
_SIGNS: Final = {codes.LAY: ">", codes.PLACE: "@", codes.COVER: "^", codes.REPLACE: "/"}
_TYPED_PLAY: Final = re.compile(r"(\+?\w{2,6})\s*([>@^/])\s*(\w+)")
# Letters of a Russian keyboard that look like those of symbols and places.
_LOOK_ALIKES: Final = str.maketrans("МРСКНЕмрскнеса", "MPCKHEmpckheca")


@dataclass(frozen=True)
class Part:
    """One step of a move."""

    token: str
    label: str
    words: frozenset[str]


@dataclass(frozen=True)
class Speaker:
    """Whoever names the parts: the language, the players, and the position that they are about."""

    language: str
    names: Sequence[str]
    position: Mapping[str, Any]
    _known: dict[str, tuple[Part, ...]] = field(default_factory=dict, compare=False, repr=False)

    def say(self, message_id: str, **values: str) -> str:
        return say(self.language, message_id, **values)

    def parts(self, text: str) -> tuple[Part, ...]:
        """The parts of this move."""
        if text not in self._known:
            self._known[text] = self._taken_apart(text)
        return self._known[text]

    def _taken_apart(self, text: str) -> tuple[Part, ...]:
        move = Move(text)
        if move.kind == codes.LAY:
            zone = self._argument("zone", text.partition(">")[2])
            return self.card(str(move.card)), Part(
                zone.token, zone.label, zone.words | {">", f">{zone.token}"}
            )
        if move.kind in _WAYS:
            return self.card(str(move.card)), self._way(move, text)
        if move.kind == codes.USE:
            values = text.split(" ")[1:]
            return (
                self.card(f"!{move.action}"),
                *(self._argument(kind, value) for kind, value in zip(move.arguments, values, strict=True)),
            )
        word, _, rest = text.partition(" ")
        first = Part(word, self.say(f"play-do-{word}"), self._words(word, self.say(f"play-do-{word}.word")))
        return (first, self._of_word(word, rest)) if rest else (first,)

    def _of_word(self, word: str, rest: str) -> Part:
        kinds = {"veto": "cell", "key": "symbol", "lift": "zone", "draw": "deck", "to": "seat"}
        if word == "to" and rest == "discard":
            label = self.say("play-to-discard")
            return Part(rest, label, self._words(rest, label))
        return self._argument(kinds[word], rest) if word in kinds else self.card(rest)

    def card(self, card: str) -> Part:
        """The card as a step of a move."""
        name = card_name(self.language, card)
        label = f"{card} ({name})"
        if card.startswith("!"):
            return Part(card, label, self._words(card, card[1:]))
        shorts = "".join(self.say(f"symbol-{code}.short") for code in card.lstrip("+"))
        letters = card.lstrip("+")
        return Part(card, label, self._words(card, letters, shorts))

    def _way(self, move: Move, text: str) -> Part:
        way, sign = _WAYS[move.kind], _SIGNS[move.kind]
        cell = text.rpartition(sign)[2]
        label = self.say(f"play-way-{way}", cell=cell, card=self._top(cell))
        return Part(
            sign + cell, label, self._words(cell, sign, sign + cell, way, self.say(f"play-way-{way}.word"))
        )

    def _argument(self, kind: str, value: str) -> Part:
        if kind == "card":
            return self.card(value)
        words = [value]
        label = value
        if kind == "zone":
            label = self.say(f"zone-{value}")
            words.append(label)
            label = f"{value} ({label})"
        elif kind in ("symbol", "key"):
            name = self.say(f"symbol-{value}") if value in tuple(SYMBOL_CODES) else value
            words += [name, self.say(f"symbol-{value}.short")]
            label = f"{value} ({name})"
        elif kind == "seat" and int(value) < len(self.names):
            words.append(self.names[int(value)])
            label = self.names[int(value)]
        elif kind == "cell":
            label = f"{value} ({self._top(value)})"
        elif kind == "deck":
            label = self.say(f"deck-{value}")
            words += label.split()[:1]
        elif has(f"argument-{value}"):
            label = self.say(f"argument-{value}")
            words += label.split()[:1]
        return Part(value, label, self._words(*words))

    def _top(self, cell: str) -> str:
        stack = (self.position["field"] or {}).get(cell)
        return str(stack[-1]) if stack else ""

    @staticmethod
    def _words(*words: str) -> frozenset[str]:
        return frozenset(folded(word) for word in words if word)


@lru_cache(maxsize=4096)
def folded(word: str) -> str:
    """The word as it is compared: small letters, and ё as е."""
    return word.casefold().replace("ё", "е")


def typed_words(line: str) -> list[str]:
    """The words of a line; a play written with a sign is its card, its sign and its place."""
    play = _TYPED_PLAY.fullmatch(line.strip())
    return [folded(word) for word in (play.groups() if play else line.split())]


def fitting(speaker: Speaker, moves: Iterable[str], words: Sequence[str]) -> list[str]:
    """The moves that all these words describe, whatever keyboard typed them."""
    found = []
    for move in moves:
        known = frozenset[str]().union(*(part.words for part in speaker.parts(move)))
        if all(word in known or word.translate(_LOOK_ALIKES) in known for word in words):
            found.append(move)
    return found


def next_step(speaker: Speaker, moves: Sequence[str]) -> tuple[int, list[Part]]:
    """The first part in which these moves differ, and what it can be, in the order of the moves."""
    taken = [speaker.parts(move) for move in moves]
    if len(taken) == 1:
        return len(taken[0]) - 1, [taken[0][-1]]
    for place in range(max(map(len, taken))):
        seen = {parts[place] if place < len(parts) else None: None for parts in taken}
        if len(seen) > 1:
            # Placing is the plainest way to play, then covering; in the list of moves the signs decide.
            return place, sorted(filter(None, seen), key=lambda part: "@^/".find(part.token[0]))
    return 0, [taken[0][0]]


def with_part(speaker: Speaker, moves: Sequence[str], place: int, part: Part) -> list[str]:
    """Those of the moves that have this part there."""
    return [
        move
        for move in moves
        if len(speaker.parts(move)) > place and speaker.parts(move)[place].token == part.token
    ]


def chosen_so_far(speaker: Speaker, moves: Sequence[str], place: int) -> str:
    """What has been chosen already, for the question after the rest."""
    return " ".join(part.token for part in speaker.parts(moves[0])[:place])
