"""What a typed line means: a command, a move, a step towards one, or why it is neither."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from leonardo.errors import UnreadableMove
from leonardo.explain import refusal, unreadable
from leonardo.move import Move
from leonardo.prompt.parts import Part, Speaker, fitting, folded, next_step, typed_words, with_part
from leonardo.texts import say
from leonardo.view import View

COMMANDS: Final = (
    "help", "board", "why", "hint", "undo", "keys", "log", "look", "rules", "save", "resign", "quit",
)  # fmt: skip
BACK: Final = "0"


@dataclass(frozen=True)
class Command:
    """Something to be done beside the game."""

    name: str
    rest: str


@dataclass(frozen=True)
class Chosen:
    """A legal move; as a question it is only looked at."""

    move: str
    asked: bool


@dataclass(frozen=True)
class Step:
    """More than one move is meant; which of them is the next question."""

    moves: tuple[str, ...]


@dataclass(frozen=True)
class Problem:
    """Nothing has happened, and why."""

    sentence: str


Answer = Command | Chosen | Step | Problem


@dataclass(frozen=True)
class Asked:
    """What stands to be answered: the moves still meant, and the numbers under which they are listed."""

    speaker: Speaker
    view: View
    moves: tuple[str, ...]
    is_first: bool  # nothing is chosen yet, so that commands and whole moves are expected

    @property
    def hand(self) -> list[str]:
        """The cards of the hand, as the board numbers them."""
        cards: list[str] = self.speaker.position["hands"][self.view.seat]
        return cards

    def step(self) -> tuple[int, list[Part]]:
        return next_step(self.speaker, self.moves)

    def numbered(self) -> list[tuple[int, str, Part | None]]:
        """The numbers with what they stand for: first the hand where cards are chosen, then the rest."""
        _, parts = self.step()
        tokens = {part.token: part for part in parts}
        if not (self.is_first and any(card in tokens for card in self.hand)):
            return [(number, part.token, part) for number, part in enumerate(parts, 1)]
        cards = [(number, card, tokens.get(card)) for number, card in enumerate(self.hand, 1)]
        others = [part for part in parts if part.token not in self.hand]
        return [*cards, *((len(cards) + n, part.token, part) for n, part in enumerate(others, 1))]

    def answer(self, line: str) -> Answer:
        """What the line means here."""
        text = "".join(letter for letter in line if letter.isprintable()).strip()
        asked = text.endswith("?") and len(text) > 1
        text = text.rstrip("?").rstrip() if asked else text
        text = text[:-1].rstrip() if text.endswith("!") and len(text) > 1 else text  # "!" says: I am sure
        command = self._command(f"{text}?" if asked else text)
        if command is not None:
            return command
        return self._move(text, asked)

    def _command(self, text: str) -> Command | None:
        word, _, rest = text.partition(" ")
        name = command_words(self.speaker.language).get(folded(word))
        return None if name is None else Command(name, rest.strip())

    def _move(self, text: str, asked: bool) -> Answer:
        if not text:
            return Problem(self.speaker.say("play-nothing-typed"))
        if text in self.view.legal:
            return Chosen(text, asked)
        words = typed_words(text)
        found: Sequence[str] = self.moves
        card = ""
        if words and words[0].isdecimal():
            number = next((entry for entry in self.numbered() if str(entry[0]) == words[0]), None)
            if number is None:
                return Problem(self.speaker.say("play-no-number", number=words[0]))
            place, _ = self.step()
            _, card, part = number
            found = with_part(self.speaker, found, place, part) if part else []
            words = words[1:]
        found = fitting(self.speaker, found, words) if words else found
        if not found and not words:
            return self._unplayable(card)
        if not found:
            return self._problem(text, card, words)
        if len(found) == 1:
            return Chosen(found[0], asked)
        return Step(tuple(found))

    def _unplayable(self, card: str) -> Problem:
        """Why a card of the hand cannot be played at all now: the reason of a likely place."""
        return self._refused(self._likely(card, "")) or Problem(
            self.speaker.say("play-unplayable", card=card)
        )

    def _problem(self, text: str, card: str, words: Sequence[str]) -> Problem:
        """The move that was probably meant is refused with its reason; else nobody can read it."""
        try:
            refused = self._refused(Move(text).text)
            if refused:
                return refused
        except UnreadableMove:
            pass
        typed = [word for word in words if word not in (">", "@", "^", "/")]
        if not card and typed:
            card = self._card_named(typed[0])
            typed = typed[1:] if card else typed
        if card and typed:
            refused = self._refused(self._likely(card, typed[-1]))
            if refused:
                return refused
        elif card in self.hand:
            return self._unplayable(card)
        return Problem(unreadable(self.speaker.language, text, self.view.edition.name))

    def _card_named(self, word: str) -> str:
        """The card of this word in the hand, else any symbol card that it names."""
        for card in self.hand:
            if word in self.speaker.card(card).words:
                return card
        letters = word.upper().lstrip("+")
        return ("+" if word.startswith("+") else "") + letters if letters.isalpha() else ""

    def _likely(self, card: str, place: str) -> str:
        """The move with this card that the place suggests."""
        if card.startswith("!"):
            return card
        position = self.speaker.position
        if position["field"] is None:
            zone = place or ("nw" if card.startswith("+") else "n")
            return f"{card}>{zone}"
        cells = list(position["field"]) or ["e5"]
        cell = place or cells[0]
        return f"{card}{'^' if cell in position['field'] else '@'}{cell}"

    def _refused(self, move: str) -> Problem | None:
        try:
            code = self.view.refusal(move)
        except UnreadableMove:
            return None
        if code is None:
            return None
        view, speaker = self.view, self.speaker
        return Problem(refusal(speaker.language, code, move, view.position, view.legal.texts, speaker.names))


@cache
def command_words(language: str) -> dict[str, str]:
    """Every word that calls a command, in this language and in English."""
    found = {"?": "help"}
    for name in COMMANDS:
        for word in (name, *say(language, f"play-command-{name}").split()):
            found[folded(word)] = name
    return found


def why(asked: Asked, text: str) -> str:
    """Whether the move is allowed, and if not why, in a sentence."""
    if not text:
        return asked.speaker.say("play-why-what")
    answer = asked._move(text.rstrip("?!").rstrip(), asked=True)
    if isinstance(answer, Problem):
        return answer.sentence
    if isinstance(answer, Chosen):
        return asked.speaker.say("play-why-legal", move=answer.move)
    shown = ", ".join(answer.moves[:6]) if isinstance(answer, Step) else ""
    return asked.speaker.say("play-why-several", moves=shown)
