"""Reading the text of records: whatever a person types, and where it stops making sense.

Blanks and line breaks mean nothing, numbers and names of turns may be missing, comments stand in braces,
headers that nobody knows are kept. What cannot be read is refused with its line and column.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final, NoReturn

from leonardo.errors import RecordError, Sentence, UnreadableMove, nearest
from leonardo.move import Move, action_forms
from leonardo.record.beginning import Beginning, no_seat
from leonardo.record.headers import MOVE_WORDS, is_plain
from leonardo.record.source import Header, Source
from leonardo.record.value import Entry, Record, Said

MOST_WORDS: Final = 3  # of a move: an action card and two arguments

_NOTHING = re.compile(r"[\s,;.…*]+")
_NUMBER = re.compile(r"([0-9]{1,9})(?:\s*[.):…]+|(?=\s|$))")
_PLAY = re.compile(r"(\+?)\s*([^\W\d_]+)\s*([>@^/])\s*([^\W_]+)")
_WORD = re.compile(r"[^\s{}<\[\]\"“”„«»,;.…]+")
_CHANCE = re.compile(r"<\s*(?:shuffle\s+(main|extra)|(takes))\s*:?\s*([^<>{}\[\]]*)>")


def decoded(raw: bytes) -> str:
    """The text of a file; bytes that are no UTF-8 are refused with their place."""
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError as error:
        before = raw[: error.start]
        why = Sentence("not text in UTF-8 from here on", "wrong-encoding")
        line, column = before.count(b"\n") + 1, error.start - before.rfind(b"\n")
        raise RecordError(why, line=line, column=column) from None


def read_one(text: str) -> Record:
    """The one game of this text."""
    games = read_all(text)
    if len(games) > 1 and games[1].at is not None:
        line, column = games[1].at
        english = f"a second game begins here, of {len(games)}; read_all reads several"
        several = Sentence(english, "wrong-record-several", count=len(games))
        raise RecordError(several, line=line, column=column)
    return games[0]


def read_all(text: str) -> tuple[Record, ...]:
    """All games of this text; a text without any is refused."""
    source = Source(text)
    games = []
    while not source.at_end:
        games.append(_game(source))
    if not games:
        example = '[Edition "classic"]'
        english = f"there is no game here; a record begins with headers, such as {example}"
        source.refuse(Sentence(english, "wrong-record-empty", example=example))
    return tuple(games)


def _game(source: Source) -> Record:
    """The next game, now read."""
    comments = source.comments()
    headers: list[Header] = []
    while source.sees("["):
        if source.sees_header("Edition") and any(header.name == "Edition" for header in headers):
            break  # the game before it has no moves
        headers.append(source.header())
        comments += source.comments()
    if not headers:
        example = '[Edition "classic"]'
        english = f"a record begins with headers, such as {example}"
        source.refuse(Sentence(english, "wrong-record-no-headers", example=example))
    beginning = Beginning(source, headers)
    moves = _Moves(source, beginning)
    moves.read()
    return beginning.record((*comments, *moves.comments), tuple(moves.entries))


class _Moves:
    """The moves of a game, read one after another."""

    def __init__(self, source: Source, beginning: Beginning) -> None:
        self.source = source
        self.beginning = beginning
        self.entries: list[Entry] = []
        self.comments: list[str] = []  # before the first move
        self.turn: int | None = None  # of the move that comes next, where it is written
        self.seat: int | None = None
        self.names = {name: seat for seat, name in enumerate(beginning.names)}
        plain = sorted(
            (name for name in self.names if is_plain(name, beginning.names)), key=len, reverse=True
        )
        # A blank inside a name may have become a line break.
        forms = "|".join(r"\s+".join(map(re.escape, name.split(" "))) for name in plain)
        self.plain_name = re.compile(rf"({forms})(?=[\s:,{{]|$):?" if plain else r"(?!)")

    def read(self) -> None:
        """Everything up to the next game, or to the end, has been read."""
        source = self.source
        source.skip(_NOTHING)
        while not (source.at_end or source.sees("[")):
            self._one()
            source.skip(_NOTHING)
        if self.turn is not None or self.seat is not None:
            english = "a move is expected here, after the number or name of its turn"
            source.refuse(Sentence(english, "wrong-record-no-move"))

    def _one(self) -> None:
        """The next thing has been read: a comment, chance, a number, a name or a move."""
        source, place = self.source, self.source.place
        if source.sees("{"):
            self._comment(source.comment())
        elif source.sees("<"):
            self._chance()
        elif source.sees_quote:
            self._name(source.quoted(), place)
        elif name := source.take(self.plain_name):
            self._name(" ".join(name[1].split()), place)
        elif number := source.take(_NUMBER):
            if self.turn is not None:
                english = f"a move of turn {self.turn} is expected here, not another number"
                source.refuse(Sentence(english, "wrong-record-number", turn=str(self.turn)), place)
            self.turn = int(number[1])
        else:
            self._move()

    def _comment(self, comment: str) -> None:
        if not self.entries:
            self.comments.append(comment)
            return
        last = self.entries[-1]
        self.entries[-1] = replace(last, comments=(*last.comments, comment))

    def _name(self, name: str, place: int) -> None:
        if name not in self.names:
            self.source.refuse(no_seat(name, self.names), place)
        if self.seat is not None:
            player = self.beginning.names[self.seat]
            english = f"a move of {player} is expected here, not a name"
            self.source.refuse(Sentence(english, "wrong-record-name", player=player), place)
        self.seat = self.names[name]

    def _chance(self) -> None:
        place = self.source.place
        found = self.source.take(_CHANCE)
        if found is None:
            english = "chance is written <shuffle main: MR CH ...> or <takes MR>"
            self.source.refuse(Sentence(english, "wrong-record-chance"), place)
        if not self.entries:
            english = "chance stands behind the move that asks for it, and there is none yet"
            self.source.refuse(Sentence(english, "wrong-record-chance-early"), place)
        cards = tuple(
            self.beginning.card(word[0], found.start(3) + word.start())
            for word in re.finditer(r"[^\s,;]+", found[3])
        )
        said: Said = (f"shuffle {found[1]}", cards)
        if found[2]:
            if len(cards) != 1:
                english = f"<takes ...> names one card, not {len(cards)}"
                self.source.refuse(Sentence(english, "wrong-record-takes", count=len(cards)), place)
            said = ("takes", cards[0])
        last = self.entries[-1]
        self.entries[-1] = replace(last, chance=(*last.chance, said))

    def _move(self) -> None:
        place = self.source.place
        move = self._play() or self._words()
        self.entries.append(Entry(move, self.turn, self.seat, at=self.source.spot(place)))
        self.turn = self.seat = None

    def _play(self) -> Move | None:
        """A card, a sign and a place, with blanks between them or without; or None if that is not here."""
        place = self.source.place
        found = self.source.take(_PLAY)
        if found is None:
            return None
        try:
            return Move("".join(found.groups()))
        except UnreadableMove as error:
            self._refuse(error, place)

    def _words(self) -> Move:
        """The longest move that the next words make."""
        source, place = self.source, self.source.place
        words: list[str] = []
        ends: list[int] = []
        while len(words) < MOST_WORDS and (word := source.take(_WORD)):
            words.append(word[0])
            ends.append(source.place)
            source.skip(re.compile(r"\s+"))
        if not words:
            english = "a move, a comment or a header is expected here"
            source.refuse(Sentence(english, "wrong-record-what"), place)
        for count in range(len(words), 0, -1):
            try:
                move = Move(" ".join(words[:count]))
            except UnreadableMove:
                continue
            source.place = ends[count - 1]
            return move
        return self._refuse(self._misread(words), place)

    def _misread(self, words: list[str]) -> UnreadableMove:
        """The complaint about that part of the words which was meant to be a move."""
        first = words[0]
        count = 1
        if first in MOVE_WORDS:
            count = 2
        elif forms := action_forms().get(first.removeprefix("!")):
            count += max(map(len, forms))
        try:
            Move(" ".join(words[:count]))
        except UnreadableMove as error:
            if count == 1 and (name := nearest(first, self.names)):
                asked = Sentence.asking(
                    first,
                    self.names,
                    f"{first!r} is neither a move nor a name.",
                    "wrong-record-word",
                    word=first,
                )
                return UnreadableMove(asked, move=first, name=name)
            return error
        raise AssertionError(words)  # all these words were tried before

    def _refuse(self, error: UnreadableMove, place: int) -> NoReturn:
        edition = self.beginning.edition.name
        move = Sentence(error.message, "wrong-move", move=error, edition=edition)
        self.source.refuse(error.message if "name" in error.detail else move, place)
