"""What the headers of a record say: the edition, the players, and how the cards lay."""

from __future__ import annotations

import json
import re
from collections.abc import Collection
from typing import NoReturn

from leonardo.edition import Edition
from leonardo.errors import LeonardoError, Sentence, did_you_mean, sentence_of
from leonardo.game import Deal
from leonardo.loading import load
from leonardo.record.headers import BEGINNING, OWN_LISTS, options_of
from leonardo.record.source import Header, Source
from leonardo.record.value import Entry, Record
from leonardo.words import DECK_NAMES


def no_seat(name: str, names: Collection[str]) -> Sentence:
    """Nobody of this name sits there; who does, and who was probably meant."""
    seats = ", ".join(names)
    english = f"{name!r} is none of the seats: {seats}."
    return Sentence.asking(name, names, english, "wrong-record-seat", name=name, seats=seats)


class Beginning:
    """The headers of one game, understood; what cannot be is refused where it stands."""

    def __init__(self, source: Source, headers: list[Header]) -> None:
        self.source = source
        self.headers = headers
        self.edition = self._edition()
        self.names = self._names()
        self.start = self._start()
        self.lists = self._lists() if self.start is None else None
        self.kept = tuple((header.name, header.values) for header in headers if header.name not in BEGINNING)

    def record(self, comments: tuple[str, ...], moves: tuple[Entry, ...]) -> Record:
        """The record with these moves."""
        deal = None
        if self.lists is not None:
            deal = Deal(self._first(moves), self.lists["main"], self.lists["extra"])
        decks = self._find("Decks")
        own = deal is not None and decks is not None and decks.text == OWN_LISTS
        at = self.source.spot(self.headers[0].place)
        return Record(self.edition, self.names, deal, self.start, moves, self.kept, comments, own, at)

    def card(self, word: str, place: int) -> str:
        """The card of this word, if the edition can have it."""
        try:
            self.edition.card_code(word)
        except ValueError as problem:
            self.source.refuse(sentence_of(problem), place)
        if "?" in word:
            english = "a hidden card; a record holds the cards themselves"
            self.source.refuse(Sentence(english, "wrong-record-hidden"), place)
        return word

    def _find(self, name: str) -> Header | None:
        found = self._all(name)
        if len(found) > 1:
            again = Sentence(f"a second [{name} ...] in one game", "wrong-record-header-twice", header=name)
            self.source.refuse(again, found[1].place)
        return found[0] if found else None

    def _all(self, name: str) -> list[Header]:
        return [header for header in self.headers if header.name == name]

    def _needed(self, name: str, example: str) -> Header:
        header = self._find(name)
        if header is not None:
            return header
        for other in self.headers:
            if other.name not in BEGINNING and did_you_mean(other.name, [name]):
                english = f"[{other.name} ...] is unknown."
                unknown = Sentence.asking(
                    other.name, [name], english, "wrong-record-header", header=other.name
                )
                self.source.refuse(unknown, other.place)
        english = f"the game that begins here has no [{name} ...], such as {example}"
        missing = Sentence(english, "wrong-record-no-header", header=name, example=example)
        return self.source.refuse(missing, self.headers[0].place)

    def _edition(self) -> Edition:
        header = self._needed("Edition", '[Edition "classic"]')
        options = self._find("Options")
        try:
            edition = Edition(header.text.strip())
        except LeonardoError as error:
            self._pass_on(error, header)
        if options is None:
            return edition
        try:
            return Edition(edition.name, **options_of(options.text))
        except LeonardoError as error:
            self._pass_on(error, options)
        except ValueError as error:
            self.source.refuse(sentence_of(error), options.inside)

    def _names(self) -> tuple[str, ...]:
        header = self._needed("Seats", '[Seats "Anna" "Boris"]')
        names = header.values
        if header.is_bare:
            separator = r"\s*,\s*" if "," in header.text else r"\s+"
            names = tuple(re.split(separator, header.text.strip()))
        if not 2 <= len(names) <= 6:
            english = f"a game has 2 to 6 seats, not {len(names)}"
            self.source.refuse(Sentence(english, "wrong-record-seats", count=len(names)), header.inside)
        if len(set(names)) < len(names):
            same = Sentence("two seats have the same name", "wrong-record-same-name")
            self.source.refuse(same, header.inside)
        return names

    def _start(self) -> str | None:
        """The position that the game began from, as JSON; the edition is then that of the position."""
        header = self._find("Position")
        if header is None:
            return None
        if deal := self._find("Deal"):
            english = "a game begins with a deal or with a position, not with both"
            self.source.refuse(Sentence(english, "wrong-record-both"), deal.place)
        try:
            position = json.loads(header.text)
            loaded = load(position)
        except LeonardoError as error:
            self._pass_on(error, header)
        except (ValueError, RecursionError):
            self.source.refuse(Sentence("the position is not JSON", "wrong-record-json"), header.inside)
        if loaded.edition != self.edition and (
            self._find("Options") or loaded.edition.name != self.edition.name
        ):
            lies, said = repr(loaded.edition), repr(self.edition)
            english = f"the position is one of {lies}, the record of {said}"
            other = Sentence(english, "wrong-record-edition", lies=lies, said=said)
            self.source.refuse(other, header.inside)
        if loaded.state.seats != len(self.names):
            seats, names = int(loaded.state.seats), len(self.names)
            english = f"the position has {seats} seats, the record {names}"
            self.source.refuse(
                Sentence(english, "wrong-record-position-seats", count=seats, names=names), header.inside
            )
        self.edition = loaded.edition
        return json.dumps(position, ensure_ascii=False)

    def _lists(self) -> dict[str, tuple[str, ...]]:
        """The decks as they lay, under one header or one each; each card is one that the edition can have."""
        header, *further = self._all("Deal") or [self._needed("Deal", '[Deal "main: MR CH ..."]')]
        lists: dict[str, list[str]] = {name: [] for name in DECK_NAMES}
        deck = DECK_NAMES[0]
        for word, place in (found for one in (header, *further) for found in one.words()):
            if word.endswith(":"):
                deck = word[:-1].strip()
                if deck not in DECK_NAMES:
                    english = f"there is no deck {deck!r}: main or extra."
                    none = Sentence.asking(deck, DECK_NAMES, english, "wrong-record-deck", deck=deck)
                    self.source.refuse(none, place)
                if lists[deck]:
                    english = f"the deck {deck} was dealt already"
                    self.source.refuse(Sentence(english, "wrong-record-deck-twice", deck=deck), place)
            else:
                lists[deck].append(self.card(word, place))
        try:
            self.edition.check_decks(lists, len(self.names))
        except LeonardoError as error:
            self._pass_on(error, header)
        return {name: tuple(cards) for name, cards in lists.items()}

    def _first(self, moves: tuple[Entry, ...]) -> int:
        """The seat that starts: as the header says, else as the first move says, else seat 0."""
        header = self._find("First")
        if header is None:
            return (moves[0].seat or 0) if moves else 0
        if header.text in self.names:
            return self.names.index(header.text)
        return self.source.refuse(no_seat(header.text, self.names), header.inside)

    def _pass_on(self, error: LeonardoError, header: Header) -> NoReturn:
        self.source.refuse(error.message, header.inside, cause=error.code)
