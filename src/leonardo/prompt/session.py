"""A game at the prompt, from the first question to the result."""

from __future__ import annotations

from collections.abc import Sequence

from leonardo.board import draw
from leonardo.board.preview import Preview
from leonardo.board.signs import wrapped
from leonardo.explain import ending, event
from leonardo.game import Game
from leonardo.prompt.answers import BACK, Asked, Chosen, Command, Problem, Step
from leonardo.prompt.commands import obey
from leonardo.prompt.parts import Speaker, chosen_so_far
from leonardo.prompt.preview import tell_preview
from leonardo.prompt.sitting import Sitting
from leonardo.prompt.terminal import Terminal
from leonardo.texts import Value, say


class Session:
    """Who sits here, what has been told to whom, and what can be taken back."""

    def __init__(self, sitting: Sitting, language: str, terminal: Terminal) -> None:
        self.sitting, self.language, self.terminal = sitting, language, terminal
        self.told = dict.fromkeys(sitting.people, len(sitting.facts))
        self.last_at_keys: int | None = None
        self.drawn_for: int | None = None  # how many moves were made when the board was shown last

    @property
    def game(self) -> Game:
        return self.sitting.game

    @property
    def people(self) -> list[int]:
        return self.sitting.people

    def say(self, message_id: str, **values: Value) -> str:
        return say(self.language, message_id, **values)

    # --- the game -------------------------------------------------------------------------------------------

    def play(self) -> None:
        """The game is over and everybody knows how; Quit, EOFError or KeyboardInterrupt leave it as it is."""
        self._introduce()
        while not self.game.is_over:
            seat = self.game.to_move
            assert seat is not None
            if seat in self.sitting.bots:
                self._play_bot(seat)
            else:
                self._ask(seat)
        self._finish()

    def _introduce(self) -> None:
        edition = self.game.edition
        players = ", ".join(
            self.say("play-bot", name=seat.name, bot=seat.bot) if seat.bot else seat.name
            for seat in self.sitting.seats
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
        self.sitting.make(self.sitting.bots[seat].choose(view, view.legal))
        if not self.people:
            self._tell_new(None)

    def _finish(self) -> None:
        reader = self.people[0] if len(self.people) == 1 else None
        if self.people:
            for seat in self.people:
                self.told[seat] = min(self.told.values())
            self._tell_new(reader)
        self.terminal.tell()
        self.draw(reader)
        self.terminal.tell()
        outcome = self.game.outcome
        assert outcome is not None
        self.terminal.tell(ending(self.language, outcome, self.game.names, self.game.keys))

    # --- telling ---------------------------------------------------------------------------------------

    def _tell_new(self, reader: int | None) -> None:
        """What this reader has not heard of yet, a paragraph for each move."""
        already = self.told[reader] if reader is not None else self._told_to_all()
        for fact in self.sitting.facts[already:]:
            told = self.sentences(fact.seen_by(reader), reader)
            if told:
                self.terminal.tell(told, "  ")
        for seat in [reader] if reader is not None else self.people:
            self.told[seat] = len(self.sitting.facts)

    def _told_to_all(self) -> int:
        return min(self.told.values()) if self.told else len(self.sitting.facts) - 1

    def sentences(self, facts: Sequence[dict[str, object]], reader: int | None) -> str:
        """The facts as sentences; turns begin by themselves, and the end has its own words."""
        untold = ("over",) if not self.people else ("turn", "over")
        return " ".join(
            event(self.language, fact, reader, self.game.names, self.game.edition.name)
            for fact in facts
            if fact["event"] not in untold
        )

    def draw(self, seat: int | None) -> None:
        terminal = self.terminal
        terminal.show(
            draw(
                self.game.view(seat).position, self.language, width=terminal.width, ascii=terminal.ascii,
                color=terminal.color, names=self.game.names, seat=seat,
            )
        )  # fmt: skip

    def _curtain(self, seat: int) -> None:
        """Whoever had the device has handed it on, and can no longer see the screen of the other."""
        if len(self.people) > 1 and self.last_at_keys != seat:
            if self.last_at_keys is not None:
                self.terminal.show("\n" * self.terminal.height)
            self._typed(self.say("play-curtain", player=self.game.names[seat]))
        self.last_at_keys = seat

    def _typed(self, question: str) -> str:
        """The answer to a question, which may be longer than a line."""
        *before, last = wrapped(question, self.terminal.width - 8)
        for line in before:
            self.terminal.show(line)
        return self.terminal.ask(last)

    # --- asking ----------------------------------------------------------------------------------------

    def _ask(self, seat: int) -> None:
        """The seat has made one decision, or something else has changed whose turn it is."""
        self._curtain(seat)
        self._tell_new(seat)
        view = self.game.view(seat)
        legal = view.legal.texts
        if self.sitting.forced:
            self.terminal.tell(self.say(f"play-forced-{self.sitting.forced}"))
            self.sitting.make(self.sitting.forced)
            self._tell_new(seat)
            return
        moment = len(self.game.made)
        asks = (view.position["pending"] or {}).get("asks")
        drawn = self.drawn_for != moment and (asks == "second" or self.game.phase in ("play", "veto", "key"))
        if drawn:
            self.terminal.tell()
            self.draw(seat)
            self.drawn_for = moment
        made = len(self.game.made)
        moves: tuple[str, ...] = tuple(legal)
        while len(self.game.made) == made and seat not in self.sitting.bots:
            speaker = Speaker(self.language, self.game.names, view.position)
            asked = Asked(speaker, view, moves, len(moves) == len(legal))
            line = self._question(asked, asks, drawn)
            drawn = False
            if line == BACK and not asked.is_first:
                moves = tuple(legal)
                continue
            answer = asked.answer(line)
            if isinstance(answer, Step):
                moves = answer.moves
            elif isinstance(answer, Problem):
                self.terminal.tell(answer.sentence, "  ")
            elif isinstance(answer, Command):
                obey(self, answer, asked, seat)
            elif isinstance(answer, Chosen) and answer.asked:
                tell_preview(Preview(view, answer.move, self.game.names, self.language), self.terminal)
            elif isinstance(answer, Chosen):
                self.sitting.make(answer.move)
                self._tell_new(seat)

    def _question(self, asked: Asked, asks: str | None, drawn: bool) -> str:
        """What was answered to the list of choices; a hand just shown by the board is not told again."""
        place, _ = asked.step()
        hand = asked.hand if asked.is_first else []
        numbered = asked.numbered()
        cards = [f"{number}\xa0{token}" for number, token, _ in numbered if token in hand]
        if cards and not drawn:
            line = "   ".join([self.say("board-your-hand"), *cards])
            self.terminal.tell(line, "    ")
        entries = [
            f"{number} {part.label}"
            for number, token, part in numbered
            if part and (token not in hand or token.startswith("!"))
        ]
        if entries:
            self.terminal.columns(entries)
        so_far = chosen_so_far(asked.speaker, asked.moves, place)
        if asked.is_first and not so_far:
            question = self.say(f"play-ask-{asks or self.game.phase}")
        else:
            question = self.say("play-ask-more", move=so_far)
        return self._typed(f"{question} >")
