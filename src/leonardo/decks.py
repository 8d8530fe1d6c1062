"""Deck lists as text files, so that a player can enter the cards of the box on his shelf.

One or more cards a line, `2x MR` or `MR x2` for copies, `#` before a comment; `[main]` and
`[extra]` name the deck of the cards below them (without them a card goes where its back belongs);
`name:` and `edition:` may stand at the top. Several files together make one list, so that packs can
be combined.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import groupby

from leonardo.errors import Sentence, nearest, sentence_of
from leonardo.words import (
    DECK_NAMES,
    HIDDEN_CARD,
    HIDDEN_EXTRA_CARD,
    SYMBOL_CODES,
    nearest_symbol_card,
    symbol_card_code,
)

HEADERS = ("name", "edition")
MOST_COPIES = 128  # no deck holds more cards than this
CARDS_A_ROW, ACTIONS_A_ROW = 6, 4
ACTION_KIND = 9

_TIMES = "xX×хХ"  # the letter x of both alphabets and the sign
_BEFORE = re.compile(rf"([0-9]+)[{_TIMES}](.*)")
_AFTER = re.compile(rf"(.*?)[{_TIMES}]([0-9]+)")
_ACTION = re.compile(r"![a-z][a-z0-9]*(-[a-z0-9]+)*")
_HEADER = re.compile(r"\s*([A-Za-z]+)\s*:\s*(.*?)\s*")
_SECTION = re.compile(r"\s*\[(.*)\]\s*")
_NO_CARD = Sentence("a number of copies without a card", "wrong-list-no-card")


@dataclass(frozen=True)
class Listed:
    """A card of a list, how often, the deck it was written under (or None), and where it stands."""

    card: str
    count: int
    deck: str | None
    source: str
    line: int
    column: int


@dataclass(frozen=True)
class Problem:
    """What is wrong with a deck list and where; line 0 means the list as a whole."""

    source: str
    line: int
    column: int
    reason: str
    instead: str | None = None

    def __str__(self) -> str:
        where = f"{self.source}:{self.line}:{self.column}" if self.line else self.source
        return f"{where}: {self.reason}"


@dataclass(frozen=True)
class DeckList:
    """What a deck list file says, with everything that is wrong in it."""

    source: str
    entries: tuple[Listed, ...] = ()
    problems: tuple[Problem, ...] = ()
    name: str | None = None
    edition: str | None = None

    def cards(self) -> tuple[str, ...]:
        """Every card of the list as often as it occurs, sorted as text."""
        return tuple(sorted(entry.card for entry in self.entries for _ in range(entry.count)))


def read_deck(text: str, source: str = "deck", actions: Iterable[str] | None = None) -> DeckList:
    """The list in this text. `actions` are the ids that exist; without them any id is believed."""
    reader = _Reader(source, None if actions is None else frozenset(actions))
    for number, line in enumerate(text.removeprefix("\ufeff").splitlines(), 1):
        reader.read_line(number, line.partition("#")[0])
    return DeckList(
        source,
        tuple(reader.entries),
        tuple(reader.problems),
        reader.headers.get("name"),
        reader.headers.get("edition"),
    )


@dataclass
class _Reader:
    """Reads a list line by line and goes on after a mistake, so that all of them are found."""

    source: str
    actions: frozenset[str] | None
    entries: list[Listed] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)
    headers: dict[str, str] = field(default_factory=dict)
    deck: str | None = None

    def complain(self, line: int, column: int, reason: str, instead: str | None = None) -> None:
        self.problems.append(Problem(self.source, line, column, reason, instead))

    def read_line(self, number: int, line: str) -> None:
        column = len(line) - len(line.lstrip()) + 1
        if section := _SECTION.fullmatch(line):
            self._read_section(number, column, section[1].strip())
        elif header := _HEADER.fullmatch(line):
            self._read_header(number, column, header[1].lower(), header[2])
        else:
            self._read_cards(number, line)

    def _read_section(self, number: int, column: int, name: str) -> None:
        if name in DECK_NAMES:
            self.deck = name
        else:
            reason = Sentence.asking(
                name, DECK_NAMES, f"[{name}] is not a deck: [main] or [extra].", "wrong-list-deck", name=name
            )
            self.complain(number, column, reason)

    def _read_header(self, number: int, column: int, key: str, value: str) -> None:
        if key not in HEADERS:
            english = f"{key}: is not a header: name: or edition:."
            reason = Sentence.asking(key, HEADERS, english, "wrong-list-header", header=key)
            self.complain(number, column, reason)
        elif key in self.headers:
            reason = Sentence(f"{key}: stands here a second time", "wrong-list-header-twice", header=key)
            self.complain(number, column, reason)
        elif self.entries:
            reason = Sentence(f"{key}: belongs above the cards", "wrong-list-header-late", header=key)
            self.complain(number, column, reason)
        else:
            self.headers[key] = value

    def _read_cards(self, number: int, line: str) -> None:
        count, count_column = 0, 0  # copies announced by "2x", waiting for their card
        last: Listed | None = None  # the card that "x2" would multiply
        broken = False  # the last word was a mistake already complained of
        for column, word in _words(line):
            before, after = _BEFORE.fullmatch(word), _AFTER.fullmatch(word)
            if before and not before[2]:
                if count:
                    self.complain(number, count_column, _NO_CARD)
                count, count_column = self._copies(number, column, before[1]), column
                last, broken = None, False
            elif after and not after[1]:
                if not broken:
                    self._multiply(number, column, last, after[2], bool(count))
                last, broken = None, False
            else:
                last = self._read_card(number, column, word, count)
                count, broken = 0, last is None
        if count:
            self.complain(number, count_column, _NO_CARD)

    def _copies(self, number: int, column: int, digits: str) -> int:
        count = int(digits) if len(digits) < 6 else MOST_COPIES + 1
        if 1 <= count <= MOST_COPIES:
            return count
        sentence = f"{digits} copies: from 1 to {MOST_COPIES}"
        reason = Sentence(sentence, "wrong-list-copies", copies=digits, most=MOST_COPIES)
        self.complain(number, column, reason)
        return 1

    def _multiply(self, number: int, column: int, last: Listed | None, digits: str, waiting: bool) -> None:
        if last is None or waiting or last.count != 1 or self.entries[-1:] != [last]:
            sentence = f"x{digits} must follow one card, such as MR x{digits}"
            self.complain(number, column, Sentence(sentence, "wrong-list-times", copies=digits))
            return
        copies = self._copies(number, column, digits)
        self.entries[-1] = Listed(last.card, copies, last.deck, last.source, last.line, last.column)

    def _read_card(self, number: int, column: int, word: str, count: int) -> Listed | None:
        reason, instead = card_complaint(word, self.actions)
        if reason is None and self.deck == "extra" and word[0] not in "+!":
            sentence = f"{word} has the back of the main deck: write +{word}, or put it under [main]"
            reason = Sentence(sentence, "wrong-list-back", card=word)
            instead = f"+{word}"
        if reason is not None:
            self.complain(number, column, reason, instead)
            return None
        entry = Listed(word, count or 1, self.deck, self.source, number, column)
        self.entries.append(entry)
        return entry


def card_complaint(word: str, actions: frozenset[str] | None = None) -> tuple[str | None, str | None]:
    """Why no deck can hold this card, and the nearest that one can; (None, None) if one can."""
    if word in (HIDDEN_CARD, HIDDEN_EXTRA_CARD):
        sentence = f"{word} stands for a card that is not known; a list names its cards"
        return Sentence(sentence, "wrong-list-hidden", card=word), None
    if word.startswith(("!", "+!")):
        return _action_complaint(word, actions)
    if word.isdigit():
        sentence = f"{word}: for {word} copies write {word}x in front of the card"
        return Sentence(sentence, "wrong-list-number", copies=word), f"{word}x"
    try:
        symbol_card_code(word)
    except ValueError as error:
        return sentence_of(error), nearest_symbol_card(word)
    return None, None


def _action_complaint(word: str, actions: frozenset[str] | None) -> tuple[str | None, str | None]:
    tidy = "!" + word.lstrip("+!").lower().replace("_", "-")
    if not _ACTION.fullmatch(word):
        instead = tidy if _ACTION.fullmatch(tidy) else None
        write = f", write {instead}" if instead else ""
        sentence = f"{word}: an action card is written ! and small letters{write}"
        return Sentence(sentence, "wrong-list-action-form", card=word, nearest=instead or ""), instead
    if actions is None or word[1:] in actions:
        return None, None
    known = ["!" + name for name in actions]
    reason = Sentence.asking(
        word, known, f"{word} is not an action card here.", "wrong-list-action", card=word
    )
    return reason, nearest(word, known) or None


def _words(line: str) -> Iterator[tuple[int, str]]:
    """The words of a line with their columns; commas and dots are spaces, `2xMR` is two words."""
    for found in re.finditer(r"[^\s,;·]+", line):
        column, word = found.start() + 1, found[0]
        before = _BEFORE.fullmatch(word)
        after = None if word.startswith(("!", "+!")) else _AFTER.fullmatch(word)
        if before and before[2]:
            cut = len(word) - len(before[2])
            yield column, word[:cut]
            yield column + cut, before[2]
        elif after and after[1]:
            yield column, after[1]
            yield column + len(after[1]), word[len(after[1]) :]
        else:
            yield column, word


def write_deck(decks: Mapping[str, Iterable[str]], *, name: str = "", edition: str = "") -> str:
    """A deck list file that reads back as these decks, the cards by kind and seniority."""
    lines = [f"{key}: {value}" for key, value in (("name", name), ("edition", edition)) if value]
    for deck, cards in decks.items():
        count = Counter(cards)
        lines += ["", f"[{deck}] # {count.total()} cards"]
        for kind, same in groupby(sorted(count, key=_place), key=lambda card: _place(card)[0]):
            words = [f"{count[card]}x {card}" if count[card] > 1 else card for card in same]
            wide = ACTIONS_A_ROW if kind == ACTION_KIND else CARDS_A_ROW
            lines += ["  ".join(words[at : at + wide]) for at in range(0, len(words), wide)]
    return "\n".join(lines).strip() + "\n"


def _place(card: str) -> tuple[int, str]:
    """Where a card stands in a written list: pairs, triples, actions; then by its symbols."""
    letters = card.lstrip("+!")
    if card.startswith("!"):
        return ACTION_KIND, letters
    ranks = "".join(chr(SYMBOL_CODES.index(letter)) for letter in letters)
    return len(letters) + 3 * card.startswith("+"), ranks
