"""A game at the prompt, from the first question to the result."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from leonardo.board import draw, draw_race
from leonardo.bots import Bot, make
from leonardo.explain import ending, event
from leonardo.game import Game
from leonardo.played import Played
from leonardo.prompt import rulebook
from leonardo.prompt.answers import BACK, Asked, Chosen, Command, Problem, Step, why
from leonardo.prompt.keeping import save
from leonardo.prompt.parts import Speaker, chosen_so_far
from leonardo.prompt.preview import Preview
from leonardo.prompt.seating import Seat
from leonardo.prompt.terminal import Terminal
from leonardo.texts import Value, say

LOGGED = 15
FORCED = (["skip"], ["end"])  # played for people: a hidden hand leaves nothing else


class Quit(Exception):
    """The player has had enough for now."""


class Session:
    """Who sits here, what has been told to whom, and what can be taken back."""

    def __init__(
        self, game: Game, seats: Sequence[Seat], seed: str, language: str, terminal: Terminal
    ) -> None:
        self.game, self.seats, self.seed = game, list(seats), seed
        self.language, self.terminal = language, terminal
        self.bots: dict[int, Bot] = {
            place: make(seat.bot, f"{seed} {place}") for place, seat in enumerate(seats) if seat.bot
        }
        self.facts = facts_of(game)
        self.told = dict.fromkeys(self.people, len(self.facts))
        self.last_at_keys: int | None = None
        self.drawn_for: tuple[int, str] | None = None
        # Where in the game somebody decided; what was forced is taken back with what led to it.
        self.decided = [
            (place, made.seat)
            for place, made in enumerate(game.made)
            if made.seat in self.people and [made.move.text] not in FORCED
        ]

    @property
    def people(self) -> list[int]:
        return [place for place, seat in enumerate(self.seats) if not seat.bot]

    def say(self, message_id: str, **values: Value) -> str:
        return say(self.language, message_id, **values)

    # --- the game -------------------------------------------------------------------------------------------

    def play(self) -> None:
        """The game is over and everybody knows how; Quit, EOFError or KeyboardInterrupt leave it as it is."""
        self._introduce()
        while not self.game.is_over:
            seat = self.game.to_move
            assert seat is not None
            if seat in self.bots:
                self._play_bot(seat)
            else:
                self._ask(seat)
        self._finish()

    def _introduce(self) -> None:
        edition = self.game.edition
        players = ", ".join(
            self.say("play-bot", name=seat.name, bot=seat.bot) if seat.bot else seat.name
            for seat in self.seats
        )
        self.terminal.tell(
            self.say("play-begin", edition=self.say(f"edition-{edition.name}"), players=players)
        )
        self.terminal.tell(self.say(f"edition-{edition.name}.line"))
        for option, value in edition.options.items():
            self.terminal.tell(self.say("play-option", option=option, value=str(value).lower()))
        if self.people:
            self.terminal.tell(self.say("play-how"))

    def _play_bot(self, seat: int) -> None:
        view = self.game.view(seat)
        self._make(self.bots[seat].choose(view, view.legal).text)
        if not self.people:
            self._tell_new(None)

    def _make(self, move: str) -> None:
        self.facts.append(self.game.play(move))

    def _finish(self) -> None:
        reader = self.people[0] if len(self.people) == 1 else None
        if self.people:
            for seat in self.people:
                self.told[seat] = min(self.told.values())
            self._tell_new(reader)
        self.terminal.tell()
        self._draw(reader)
        self.terminal.tell()
        outcome = self.game.outcome
        assert outcome is not None
        self.terminal.tell(ending(self.language, outcome, self.game.names, self.game.keys))

    # --- telling ---------------------------------------------------------------------------------------

    def _tell_new(self, reader: int | None) -> None:
        """What this reader has not heard of yet, a paragraph for each move."""
        already = self.told[reader] if reader is not None else self._told_to_all()
        for fact in self.facts[already:]:
            told = self._sentences(fact.seen_by(reader), reader)
            if told:
                self.terminal.tell(told, "  ")
        for seat in [reader] if reader is not None else self.people:
            self.told[seat] = len(self.facts)

    def _told_to_all(self) -> int:
        return min(self.told.values()) if self.told else len(self.facts) - 1

    def _sentences(self, facts: Sequence[dict[str, object]], reader: int | None) -> str:
        """The facts as sentences; turns begin by themselves, and the end has its own words."""
        untold = ("over",) if not self.people else ("turn", "over")
        return " ".join(
            event(self.language, fact, reader, self.game.names, self.game.edition.name)
            for fact in facts
            if fact["event"] not in untold
        )

    def _draw(self, seat: int | None) -> None:
        terminal = self.terminal
        terminal.show(
            draw(
                self.game.view(seat).position, self.language, width=terminal.width, ascii=terminal.ascii,
                color=terminal.color, names=self.game.names, seat=seat,
            )
        )  # fmt: skip

    def _curtain(self, seat: int) -> None:
        """Whoever had the device has handed it on, and can no longer see the screen of the other."""
        if len(self.people) > 1 and self.last_at_keys not in (seat, None):
            self.terminal.show("\n" * self.terminal.height)
            self.terminal.ask(self.say("play-curtain", player=self.game.names[seat]))
        elif len(self.people) > 1 and self.last_at_keys is None:
            self.terminal.ask(self.say("play-curtain", player=self.game.names[seat]))
        self.last_at_keys = seat

    # --- asking ----------------------------------------------------------------------------------------

    def _ask(self, seat: int) -> None:
        """The seat has made one decision, or something else has changed whose turn it is."""
        self._curtain(seat)
        self._tell_new(seat)
        view = self.game.view(seat)
        legal = view.legal.texts
        if legal in FORCED:
            self.terminal.tell(self.say(f"play-forced-{legal[0]}"))
            self._make(legal[0])
            self._tell_new(seat)
            return
        moment = (self.game.turn, self.game.phase)
        if self.drawn_for != moment and self.game.phase in ("play", "veto", "key"):
            self.terminal.tell()
            self._draw(seat)
            self.drawn_for = moment
        made = len(self.game.made)
        moves: tuple[str, ...] = tuple(legal)
        while len(self.game.made) == made and seat not in self.bots:
            speaker = Speaker(self.language, self.game.names, view.position)
            asked = Asked(speaker, view, moves, len(moves) == len(legal))
            line = self._question(asked)
            if line == BACK and not asked.is_first:
                moves = tuple(legal)
                continue
            answer = asked.answer(line)
            if isinstance(answer, Step):
                moves = answer.moves
                continue
            moves = tuple(legal)
            if isinstance(answer, Problem):
                self.terminal.tell(answer.sentence, "  ")
            elif isinstance(answer, Command):
                self._obey(answer, asked, seat)
            elif isinstance(answer, Chosen) and answer.asked:
                Preview(view, answer.move, self.game.names, self.language).tell(self.terminal)
            elif isinstance(answer, Chosen):
                self.decided.append((made, seat))
                self._make(answer.move)
                self._tell_new(seat)

    def _question(self, asked: Asked) -> str:
        """What was answered to the list of choices."""
        place, _ = asked.step()
        entries = [
            f"{number} {part.label}"
            for number, token, part in asked.numbered()
            if part and not (asked.is_first and token in asked.hand and not token.startswith("!"))
        ]
        if entries:
            self.terminal.columns(entries)
        so_far = chosen_so_far(asked.speaker, asked.moves, place)
        if asked.is_first and not so_far:
            question = self.say(f"play-ask-{self.game.phase}")
        else:
            question = self.say("play-ask-more", move=so_far)
        return self.terminal.ask(f"{question} >")

    # --- commands --------------------------------------------------------------------------------------

    def _obey(self, command: Command, asked: Asked, seat: int) -> None:
        getattr(self, f"_{command.name}")(command.rest, asked, seat)

    def _help(self, rest: str, asked: Asked, seat: int) -> None:
        self.terminal.tell(self.say("play-help"), "  ")

    def _board(self, rest: str, asked: Asked, seat: int) -> None:
        self._draw(seat)

    def _why(self, rest: str, asked: Asked, seat: int) -> None:
        self.terminal.tell(why(asked, rest), "  ")

    def _hint(self, rest: str, asked: Asked, seat: int) -> None:
        move = make("planner", f"hint {self.seed}").choose(asked.view, asked.view.legal).text
        self.terminal.tell(self.say("play-hint", move=move))
        Preview(asked.view, move, self.game.names, self.language).tell(self.terminal)

    def _undo(self, rest: str, asked: Asked, seat: int) -> None:
        """Back to the last decision of this player, unless another person has decided since."""
        if not self.decided:
            self.terminal.tell(self.say("play-undo-nothing"))
            return
        place, whose = self.decided[-1]
        if whose != seat:
            self.terminal.tell(self.say("play-undo-other", player=self.game.names[whose]), "  ")
            return
        self.decided.pop()
        while len(self.game.made) > place:
            undone = self.game.undo()
            self.facts.pop()
        self.told = {person: min(told, len(self.facts)) for person, told in self.told.items()}
        self.drawn_for = None
        self.terminal.tell(self.say("play-undone", move=undone.text))

    def _keys(self, rest: str, asked: Asked, seat: int) -> None:
        terminal = self.terminal
        terminal.show(
            draw_race(
                asked.view.position, self.language, width=terminal.width, ascii=terminal.ascii,
                color=terminal.color, names=self.game.names, seat=seat,
            )
        )  # fmt: skip

    def _log(self, rest: str, asked: Asked, seat: int) -> None:
        """The last moves again, as this seat saw them; `log 40` tells more."""
        wanted = int(rest) if rest.isdecimal() else LOGGED
        turns = [made.turn for made in self.game.made]
        for turn, fact in list(zip(turns, self.facts, strict=True))[-max(1, wanted) :]:
            told = self._sentences(fact.seen_by(seat), seat)
            if told:
                self.terminal.tell(f"{turn}. {told}", "   ")

    def _look(self, rest: str, asked: Asked, seat: int) -> None:
        """What lies under the card of a cell."""
        stack = (asked.view.position["field"] or {}).get(rest.lower())
        if stack is None:
            self.terminal.tell(self.say("play-look-nothing", cell=rest or "?"))
        else:
            self.terminal.tell(self.say("play-look", cell=rest.lower(), cards=" < ".join(stack)))

    def _rules(self, rest: str, asked: Asked, seat: int) -> None:
        self.terminal.tell(rulebook.told(self.game.edition, rest, self.language), "  ")

    def _save(self, rest: str, asked: Asked, seat: int) -> None:
        path = Path(rest or "game.leo")
        try:
            save(path, self.game, self.seats, self.seed)
        except OSError as error:
            self.terminal.tell(self.say("play-save-failed", file=str(path), reason=str(error.strerror)))
            return
        self.terminal.tell(self.say("play-saved", file=str(path)))

    def _resign(self, rest: str, asked: Asked, seat: int) -> None:
        """A bot takes over the seat; nobody waits for whoever has gone."""
        if rest != self.say("play-yes") and rest != "yes":
            self.terminal.tell(self.say("play-resign-sure", yes=self.say("play-yes")))
            return
        self.seats[seat] = Seat(self.seats[seat].name, "planner")
        self.bots[seat] = make("planner", f"{self.seed} {seat}")
        self.told.pop(seat)
        self.terminal.tell(self.say("play-resigned"))

    def _quit(self, rest: str, asked: Asked, seat: int) -> None:
        raise Quit


def facts_of(game: Game) -> list[Played]:
    """What each move made so far did, found by playing it again."""
    twin = game.copy()
    undone = [twin.undo() for _ in game.made]
    return [twin.play(move) for move in reversed(undone)]
