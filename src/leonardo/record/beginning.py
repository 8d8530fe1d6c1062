"""What the headers of a record say: the edition, the players, and how the cards lay."""

from __future__ import annotations

import json
import re
from typing import NoReturn

from leonardo.edition import Edition
from leonardo.errors import LeonardoError, did_you_mean
from leonardo.game import Deal
from leonardo.loading import load
from leonardo.record.headers import BEGINNING, OWN_LISTS, options_of
from leonardo.record.source import Header, Source
from leonardo.record.value import Entry, Record
from leonardo.words import DECK_NAMES


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
            self.source.refuse(str(problem), place)
        if "?" in word:
            self.source.refuse("a hidden card; a record holds the cards themselves", place)
        return word

    def _find(self, name: str) -> Header | None:
        found = self._all(name)
        if len(found) > 1:
            self.source.refuse(f"a second [{name} ...] in one game", found[1].place)
        return found[0] if found else None

    def _all(self, name: str) -> list[Header]:
        return [header for header in self.headers if header.name == name]

    def _needed(self, name: str, example: str) -> Header:
        header = self._find(name)
        if header is not None:
            return header
        for other in self.headers:
            if other.name not in BEGINNING and did_you_mean(other.name, [name]):
                self.source.refuse(f"[{other.name} ...] is unknown. Did you mean {name}?", other.place)
        message = f"the game that begins here has no [{name} ...], such as {example}"
        return self.source.refuse(message, self.headers[0].place)

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
            self.source.refuse(str(error), options.inside)

    def _names(self) -> tuple[str, ...]:
        header = self._needed("Seats", '[Seats "Anna" "Boris"]')
        names = header.values
        if header.is_bare:
            separator = r"\s*,\s*" if "," in header.text else r"\s+"
            names = tuple(re.split(separator, header.text.strip()))
        if not 2 <= len(names) <= 6:
            self.source.refuse(f"a game has 2 to 6 seats, not {len(names)}", header.inside)
        if len(set(names)) < len(names):
            self.source.refuse("two seats have the same name", header.inside)
        return names

    def _start(self) -> str | None:
        """The position that the game began from, as JSON; the edition is then that of the position."""
        header = self._find("Position")
        if header is None:
            return None
        if deal := self._find("Deal"):
            self.source.refuse("a game begins with a deal or with a position, not with both", deal.place)
        try:
            position = json.loads(header.text)
            loaded = load(position)
        except LeonardoError as error:
            self._pass_on(error, header)
        except (ValueError, RecursionError):
            self.source.refuse("the position is not JSON", header.inside)
        if loaded.edition != self.edition and (
            self._find("Options") or loaded.edition.name != self.edition.name
        ):
            self.source.refuse(
                f"the position is one of {loaded.edition!r}, the record of {self.edition!r}", header.inside
            )
        if loaded.state.seats != len(self.names):
            message = f"the position has {loaded.state.seats} seats, the record {len(self.names)}"
            self.source.refuse(message, header.inside)
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
                    near = did_you_mean(deck, DECK_NAMES)
                    self.source.refuse(f"there is no deck {deck!r}: main or extra.{near}", place)
                if lists[deck]:
                    self.source.refuse(f"the deck {deck} was dealt already", place)
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
        near = did_you_mean(header.text, self.names)
        message = f"{header.text!r} is none of the seats: {', '.join(self.names)}.{near}"
        return self.source.refuse(message, header.inside)

    def _pass_on(self, error: LeonardoError, header: Header) -> NoReturn:
        self.source.refuse(error.message, header.inside, cause=error.code)
