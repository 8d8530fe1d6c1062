"""A recorded game on a terminal: step by step, or told as a whole."""

from __future__ import annotations

from typing import Any

from leonardo.board import draw
from leonardo.board.changes import changed_places
from leonardo.explain import ending, event
from leonardo.prompt.terminal import Terminal
from leonardo.record.stepping import Replay
from leonardo.texts import list_of, say


class Teller:
    """Shows a replay on a terminal."""

    def __init__(self, replay: Replay, language: str, terminal: Terminal) -> None:
        self.replay = replay
        self.language = language
        self.terminal = terminal
        self.names = replay.record.names

    def heading(self) -> None:
        """What the headers say: the edition, its options, the players, and what else was written."""
        record = self.replay.record
        players = list_of(self.language, self.names)
        edition = self._say(f"edition-{record.edition.name}")
        self.terminal.tell(self._say("replay-game", edition=edition, players=players))
        for option, value in record.edition.options.items():
            self.terminal.tell(self._say("play-option", option=option, value=str(value).lower()))
        for name, values in record.headers:
            self.terminal.tell(f"{name}: {', '.join(values)}")
        for comment in record.comments:
            self.terminal.tell(f"{{{comment}}}", "  ")

    def step(self, done: int) -> None:
        """The move that was made last, what it did, and what somebody wrote about it."""
        step = self.replay.steps[done - 1]
        self.terminal.tell(
            self._say("replay-move", turn=step.turn, player=self.names[step.seat], move=step.move)
        )
        edition = self.replay.record.edition.name
        told = (
            event(self.language, fact, self.replay.reader, self.names, edition)
            for fact in step.facts
            if fact["event"] not in ("turn", "over")
        )
        if text := " ".join(filter(None, told)):
            self.terminal.tell(text, "  ")
        for comment in step.comments:
            self.terminal.tell(f"{{{comment}}}", "  ")

    def board(self, done: int) -> None:
        """The position after so many steps."""
        self.terminal.show(
            draw(
                self.replay.position(done),
                self.language,
                width=self.terminal.width,
                ascii=self.terminal.ascii,
                color=self.terminal.color,
                names=self.names,
                seat=self.replay.reader,
                changed=self._changed(done),
            )
        )

    def ending(self) -> None:
        """How the game ended, or that it did not."""
        game = self.replay.final
        if game.outcome is None:
            self.terminal.tell(self._say("replay-unfinished", turn=game.turn))
        else:
            self.terminal.tell(ending(self.language, game.outcome, self.names, game.keys))

    def whole(self) -> None:
        """The game from the first to the last move, without a pause."""
        self.heading()
        for done in range(1, len(self.replay.steps) + 1):
            self.step(done)
        self.terminal.tell()
        self.board(len(self.replay.steps))
        self.terminal.tell()
        self.ending()

    def turn(self, turn: int) -> None:
        """The position in which this turn began, and the moves of the turn."""
        begins, ends = self.replay.before_turn(turn), self.replay.before_turn(turn + 1)
        self.board(begins)
        self.terminal.tell()
        for done in range(begins + 1, ends + 1):
            self.step(done)

    def walk(self, done: int) -> None:
        """Forwards and backwards as the reader says, until he has had enough."""
        self.heading()
        last = len(self.replay.steps)
        while True:
            self.terminal.tell()
            if done:
                self.step(done)
            self.board(done)
            if done == last:
                self.ending()
            wanted = self._asked(done, last)
            if wanted is None:
                return
            done = wanted

    def _asked(self, done: int, last: int) -> int | None:
        """After how many steps to go on, or None: enough."""
        while True:
            try:
                answer = self.terminal.ask(self._say("replay-ask", done=done, last=last)).lower()
            except EOFError:
                return None
            word, _, number = answer.partition(" ")
            turn = word if word.isdecimal() else number
            if word in ("", "n") and done < last:
                return done + 1
            if word == "b" and done > 0:
                return done - 1
            if word == "q" or (word == "" and done == last):
                return None
            if (word == "g" or word.isdecimal()) and self._is_turn(turn):
                return self.replay.before_turn(int(turn))
            lowest, highest = self.replay.first_turn, self.replay.last_turn
            self.terminal.tell(self._say("replay-help", first=lowest, last=highest))

    def _is_turn(self, text: str) -> bool:
        number = int(text) if text.isdecimal() and len(text) < 9 else -1
        return self.replay.first_turn <= number <= self.replay.last_turn

    def _changed(self, done: int) -> set[Any]:
        """Where the last step laid other cards."""
        if not done:
            return set()
        return changed_places(self.replay.position(done - 1), self.replay.position(done))

    def _say(self, message_id: str, **values: str | int) -> str:
        return say(self.language, message_id, **values)
