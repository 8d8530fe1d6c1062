"""A move as a value: `Move("MR@e6")`, in every form of interchange 1, whatever the edition.

The text is the move; parsing splits it once. Which card or action card it names is looked up in an
edition only when the move is judged there.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache, lru_cache
from typing import Any, Final, final

from leonardo import rules, words
from leonardo.edition import Edition
from leonardo.errors import UnreadableMove, did_you_mean
from leonardo.rules import codes

NOTHING: Final = -1
MOST: Final = 126  # the largest argument that a packed move holds; larger seats are no seats anyway

_PLAY = re.compile(r"([^@^/>\s]+)([@^/>])(\S+)")
PLAY_KINDS: Final = {">": codes.LAY, "@": codes.PLACE, "^": codes.COVER, "/": codes.REPLACE}

# word -> the kind of move and the kind of its argument
WORDS: Final[dict[str, tuple[int, str]]] = {
    "veto": (codes.PUT_VETO, "cell"),
    "key": (codes.PICK_KEY, "key"),
    "drop": (codes.DROP, "action card"),
    "lift": (codes.LIFT, "zone"),
    "draw": (codes.DRAW_FROM, "deck"),
    "to": (codes.SEND_TO, "way"),
    "under": (codes.UNDER, "any card"),
    "give": (codes.GIVE, "any card"),
    "end": (codes.END, ""),
    "skip": (codes.SKIP, ""),
}

FORMS: Final = (
    "MR>n, MR@e6, MR^e5, MR/e5, veto e6, key M, !id ..., drop !id, lift n, draw main, to 2, "
    "to discard, under MR, give MR, end, skip"
)


@final
class Move:
    """One decision, frozen; equal texts are equal moves."""

    __slots__ = ("a", "action", "arguments", "b", "card", "kind", "text")

    text: str
    kind: int
    card: str | None
    action: str | None
    arguments: tuple[str, ...]  # the kinds of the action card's arguments
    a: int
    b: int

    def __init__(self, text: str) -> None:
        for name, value in zip(self.__slots__, _parts(text), strict=True):
            object.__setattr__(self, name, value)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError("a Move cannot be changed")

    def __eq__(self, other: object) -> bool:
        return self.text == other.text if isinstance(other, Move) else NotImplemented

    def __hash__(self) -> int:
        return hash(self.text)

    def __lt__(self, other: Move) -> bool:
        return self.text < other.text

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Move({self.text!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        return Move, (self.text,)

    def in_edition(self, edition: Edition) -> int:
        """The move as the rules of this edition read it; what the edition has not stays refusable."""
        return _packed(self, edition)


# --- reading -------------------------------------------------------------------------------------------


@lru_cache(maxsize=1 << 16)
def _parts(text: str) -> tuple[Any, ...]:
    """The parts of a move in the order of Move's slots."""
    kind, card, action, arguments, a, b = _read(text)
    return a, action, arguments, b, card, kind, text


def _read(text: str) -> tuple[int, str | None, str | None, tuple[str, ...], int, int]:
    if not isinstance(text, str):
        raise UnreadableMove(f"a move is a text, not {type(text).__name__}")
    if text.startswith("!"):
        return _read_action(text)
    first, _, rest = text.partition(" ")
    if first in WORDS:
        return _read_word(text, first, rest)
    play = _PLAY.fullmatch(text)
    if play is None:
        near = did_you_mean(first, WORDS)
        raise UnreadableMove(f"{text!r} is not a move. Moves are: {FORMS}.{near}", move=text)
    card, sign, place = play.groups()
    _symbol_card(card, text)
    kind = PLAY_KINDS[sign]
    where = _zone(place, text) if kind == codes.LAY else _cell(place, text)
    return kind, card, None, (), where, NOTHING


def _read_word(
    text: str, word: str, rest: str
) -> tuple[int, str | None, str | None, tuple[str, ...], int, int]:
    kind, wanted = WORDS[word]
    if bool(rest) != bool(wanted) or (wanted and " " in rest) or text != f"{word} {rest}".rstrip():
        form = f"{word} and a {wanted}, with one space between" if wanted else f"{word} alone"
        raise UnreadableMove(f"{text!r}: write {form}", move=text)
    card = None
    a = NOTHING
    if wanted == "way":
        if rest == "discard":
            kind = codes.SEND_AWAY
        else:
            a = _seat(rest, text)
    elif wanted == "action card":
        if not rest.startswith("!"):
            raise UnreadableMove(f"{text!r}: only action cards are dropped, such as drop !varnish")
        card = _any_card(rest, text)
    elif wanted == "any card":
        card = _any_card(rest, text)
    elif wanted:
        a = _READERS[wanted](rest, text)
    return kind, card, None, (), a, NOTHING


def _read_action(text: str) -> tuple[int, str | None, str | None, tuple[str, ...], int, int]:
    id_, *given = text[1:].split(" ")
    forms = action_forms().get(id_)
    if forms is None:
        near = did_you_mean(f"!{id_}", [f"!{known}" for known in action_forms()])
        raise UnreadableMove(f"{text!r}: there is no action card !{id_}.{near}", move=text)
    problem: UnreadableMove | None = None
    for arguments in forms:
        if len(arguments) == len(given):
            try:
                return _read_arguments(text, id_, arguments, given)
            except UnreadableMove as unreadable:
                problem = unreadable
    if problem is not None:
        raise problem
    written = " or ".join(" ".join((f"!{id_}", *form)).upper().lower() for form in forms)
    raise UnreadableMove(f"{text!r}: write {written}", move=text)


def _read_arguments(
    text: str, id_: str, arguments: tuple[str, ...], given: list[str]
) -> tuple[int, str | None, str | None, tuple[str, ...], int, int]:
    card = None
    numbers = [NOTHING, NOTHING]
    for place, (wanted, word) in enumerate(zip(arguments, given, strict=True)):
        if wanted == "card":
            card = _any_card(word, text)
        else:
            numbers[place] = _READERS[wanted](word, text)
    return codes.USE, card, id_, arguments, numbers[0], numbers[1]


@cache
def action_forms() -> dict[str, tuple[tuple[str, ...], ...]]:
    """For each action card of any edition the kinds of its arguments, in every form there is."""
    forms: dict[str, tuple[tuple[str, ...], ...]] = {}
    for name in Edition.names():
        for action in Edition(name).actions:
            known = forms.get(action.id, ())
            if action.arguments not in known:
                forms[action.id] = (*known, action.arguments)
    return forms


def _symbol_card(word: str, text: str) -> str:
    try:
        words.symbol_card_code(word)
    except ValueError as problem:
        raise UnreadableMove(f"{text!r}: {problem}", move=text) from None
    return word


def _any_card(word: str, text: str) -> str:
    if not word.startswith("!"):
        return _symbol_card(word, text)
    if word[1:] not in action_forms():
        near = did_you_mean(word, [f"!{known}" for known in action_forms()])
        raise UnreadableMove(f"{text!r}: there is no action card {word}.{near}", move=text)
    return word


def _one_of(name: str, choices: tuple[str, ...] | str) -> Callable[[str, str], int]:
    def read(word: str, text: str) -> int:
        if word and word in tuple(choices):
            return choices.index(word)
        raise UnreadableMove(f"{text!r}: {word!r} is not a {name}: {', '.join(choices)}", move=text)

    return read


def _cell(word: str, text: str) -> int:
    try:
        return words.cell_number(word)
    except ValueError as problem:
        raise UnreadableMove(f"{text!r}: {problem}", move=text) from None


def _seat(word: str, text: str) -> int:
    if not re.fullmatch(r"0|[1-9][0-9]*", word):
        raise UnreadableMove(f"{text!r}: {word!r} is not a seat's number", move=text)
    return min(int(word[:4]), MOST)


def _key(word: str, text: str) -> int:
    """A word that is no symbol can be read, and is refused as no such key."""
    return words.SYMBOL_CODES.index(word) if word in tuple(words.SYMBOL_CODES) else NOTHING


_zone = _one_of("zone", words.ZONE_NAMES)
_READERS: Final[dict[str, Callable[[str, str], int]]] = {
    "zone": _zone,
    "cell": _cell,
    "seat": _seat,
    "key": _key,
    "symbol": _one_of("symbol", words.SYMBOL_CODES),
    "deck": _one_of("deck", words.DECK_NAMES),
    "ring": _one_of("ring", words.RING_NAMES),
    "direction": _one_of("direction", words.DIRECTION_NAMES),
}


# --- between text and the rules' integers ------------------------------------------------------------------


@lru_cache(maxsize=1 << 16)
def _packed(move: Move, edition: Edition) -> int:
    number = 0
    if move.action is not None:
        for action in edition.actions:
            if action.id == move.action and action.arguments == move.arguments:
                number = action.number
    card = codes.NO_CARD
    if move.card is not None:
        try:
            card = edition.card_code(move.card)
        except ValueError:
            card = codes.ACTION | codes.EXTRA  # an action card of another edition, which nobody holds
    return int(rules.pack(move.kind, card, number, move.a, move.b))
