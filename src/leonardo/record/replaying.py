"""A record played again by the rules: nothing comes from a generator, and every broken rule is found."""

from __future__ import annotations

from typing import Any, NoReturn

from leonardo.errors import GameOver, IllegalMove, LeonardoError, RecordError, Sentence
from leonardo.game import Game
from leonardo.lots import Seeded
from leonardo.record.value import Entry, Record, Said
from leonardo.texts import languages


class Written:
    """Chance as a record wrote it down; behind the record's end, a generator."""

    def __init__(self, seed: str) -> None:
        self._said: tuple[Said, ...] = ()
        self._next = 0
        self._later = Seeded(seed)
        self.is_read = False

    def then(self, said: tuple[Said, ...]) -> None:
        """What chance says next."""
        self._said += said

    @property
    def left_over(self) -> tuple[Said, ...]:
        return self._said[self._next :]

    def shuffle(self, deck: str, cards: list[str]) -> list[str]:
        said = self._asked(f"shuffle {deck}")
        if said is not None and sorted(said) == sorted(cards):
            return list(said)
        if said is not None and not self.is_read:
            raise RecordError(_other_cards(deck, sorted(said), sorted(cards)))
        return self._later.shuffle(deck, cards)

    def take(self, seat: int, cards: list[str]) -> str:
        said = self._asked("takes")
        if said in cards:
            return str(said)
        if said is not None and not self.is_read:
            hand = " ".join(cards)
            english = f"<takes {said}>: the hand has no such card, it is {hand}"
            raise RecordError(Sentence(english, "wrong-record-takes-what", card=said, hand=hand))
        return self._later.take(seat, cards)

    def _asked(self, what: str) -> Any:
        """What was written for this, or None where the record has ended or went another way."""
        if self._next == len(self._said):
            if self.is_read:
                return None
            english = f"chance decides here, and <{what} ...> is missing"
            raise RecordError(Sentence(english, "wrong-record-chance-missing", what=what))
        kind, cards = self._said[self._next]
        self._next += 1
        if kind != what:
            if self.is_read:
                return None
            english = f"<{what} ...> is due here, not <{kind} ...>"
            raise RecordError(Sentence(english, "wrong-record-chance-other", what=what, written=kind))
        return cards

    def mark(self) -> Any:
        return self._next, self._later.mark()

    def back_to(self, mark: Any) -> None:
        self._next, words = mark
        self._later.back_to(words)

    def copy(self) -> Written:
        twin = Written("")
        twin._said, twin._next, twin.is_read = self._said, self._next, self.is_read
        twin._later = self._later.copy()
        return twin


def replayed(record: Record, seed: str) -> Game:
    """The game after the record's last move; `seed` feeds the chance of whoever plays on."""
    chance = Written(seed)
    game = _begun(record, chance)
    for number, entry in enumerate(record.moves, 1):
        try:
            _check_turn(game, entry)
            chance.then(entry.chance)
            game.play(entry.move)
            if chance.left_over:
                what = chance.left_over[0][0]
                english = f"<{what} ...> is written, but nothing is left to chance here"
                raise RecordError(Sentence(english, "wrong-record-chance-none", what=what))
        except LeonardoError as error:
            _refuse(game, entry, number, error)
    chance.is_read = True
    return game


def _begun(record: Record, chance: Written) -> Game:
    try:
        if record.deal is None:
            return Game.load(record.position or {}, names=record.names, chance=chance)
        return Game.dealt(record.edition, record.names, record.deal, chance, given=record.own_lists)
    except LeonardoError as error:
        line, column = record.at or (0, 1)
        raise RecordError(error.message, line=line, column=column, cause=error.code) from error


def _check_turn(game: Game, entry: Entry) -> None:
    """The move stands where its number and name say; else a RecordError."""
    if game.is_over:
        raise GameOver(Sentence("the game is over before this move", "wrong-record-over"))
    if entry.turn is not None and entry.turn != game.turn:
        english = f"turn {entry.turn} is written here, but this is turn {game.turn}"
        turns = {"written": str(entry.turn), "turn": str(game.turn)}
        raise RecordError(Sentence(english, "wrong-record-turn", **turns))
    if entry.seat is not None and entry.seat != game.to_move:
        named, due = game.names[entry.seat], game.names[game.to_move or 0]
        english = f"a move of {named} is written here, but in turn {game.turn} {due} decides"
        who = {"written": named, "turn": str(game.turn), "player": due}
        raise RecordError(Sentence(english, "wrong-record-player", **who))


def _refuse(game: Game, entry: Entry, number: int, error: LeonardoError) -> NoReturn:
    """What went wrong with this move, and where it stands in the record."""
    line, column = entry.at or (0, 1)
    detail: dict[str, Any] = {"cause": error.code, "move": entry.move.text, "turn": game.turn}
    message = error.message
    if isinstance(error, IllegalMove):
        detail["reason"] = error.reason
        player = game.names[game.to_move or 0]
        message = Sentence(
            f"turn {game.turn}, {player}, {error.reason}: {error.sentence}",
            "wrong-record-illegal",
            turn=str(game.turn),
            player=player,
            reason=error.reason,
            why=why_refused(game, error),
        )
    where = f"move {number} ({entry.move})"
    raise RecordError(message, line=line, column=column, where=where, **detail) from error


def why_refused(game: Game, error: LeonardoError) -> Any:
    """What a sentence about this error holds: an illegal move is explained now, in every language.

    Later there is no game in which it could be explained.
    """
    if not isinstance(error, IllegalMove):
        return error.message
    return {language: game.explain(error.move, language) for language in languages()}


def _other_cards(deck: str, said: list[str], lying: list[str]) -> str:
    """How the cards of a written shuffle differ from those that lie there."""
    too_many, missing = list(said), list(lying)
    for card in said:
        if card in missing:
            missing.remove(card)
            too_many.remove(card)
    cards = {"deck": deck, "extra": " ".join(too_many), "lacking": " ".join(missing)}
    english = f"<shuffle {deck}: ...> has other cards than are shuffled"
    if not missing:
        return Sentence(f"{english}: {cards['extra']} too many", "wrong-record-shuffle-many", **cards)
    if not too_many:
        return Sentence(f"{english}: {cards['lacking']} missing", "wrong-record-shuffle-few", **cards)
    both = f"{english}: {cards['extra']} too many, {cards['lacking']} missing"
    return Sentence(both, "wrong-record-shuffle", **cards)
