"""A scene is played: each step is done or asked, each fact checked, and what happened written down."""

from __future__ import annotations

import dataclasses
import re
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

import leonardo
from tests.scenes.executors import Executor, Foretold, Plain
from tests.scenes.notation import SEAT_LETTERS, Line, Scene, SceneError, is_step
from tests.scenes.statements import check, empty_position, facts, put, seat_of
from tests.scenes.telling import told


@dataclasses.dataclass
class Log:
    """What happened while scenes were played: counted from the game's answers, never from titles."""

    refusals: Counter[str] = dataclasses.field(default_factory=Counter)
    events: Counter[str] = dataclasses.field(default_factory=Counter)
    no_keys: Counter[str] = dataclasses.field(default_factory=Counter)
    actions: Counter[tuple[str, str]] = dataclasses.field(default_factory=Counter)
    endings: Counter[tuple[str, str]] = dataclasses.field(default_factory=Counter)
    phases: Counter[tuple[str, str]] = dataclasses.field(default_factory=Counter)

    def note_events(self, edition: str, events: list[dict[str, Any]]) -> None:
        for event in events:
            self.events[event["event"]] += 1
            if event["event"] == "no_key":
                self.no_keys[f"{event['reason']} {event.get('needs', '')}".strip()] += 1
            if event["event"] == "action" and "id" in event:
                self.actions[edition, event["id"]] += 1
            if event["event"] == "over":
                self.endings[edition, event["reason"]] += 1


def play_scene(
    scene: Scene,
    log: Log | None = None,
    executor: Callable[[Foretold], Executor] = Plain,
    options: Mapping[str, Any] | None = None,
) -> None:
    """All that the scene says is so, or a SceneError names the line; `options` replace the scene's."""
    _Playing(scene, log or Log(), executor, dict(options or {})).run()


class _Playing:
    def __init__(
        self, scene: Scene, log: Log, executor: Callable[[Foretold], Executor], options: dict[str, Any]
    ) -> None:
        self.scene = scene
        self.log = log
        self.chance = Foretold()
        self.game = executor(self.chance)
        self.edition, self.options, self.seats = read_game(scene.game)
        self.options.update(options)
        self.made: list[dict[str, Any]] = []  # the position before each move

    def run(self) -> None:
        try:
            self.begin()
            for line in self.scene.steps:
                self.at = line
                self.step(line.text)
            self.take_all_back()
        except SceneError as error:
            raise SceneError(f"{self.scene.file}.scene:{self.at.number}: {self.at.text}\n  {error}") from None

    def begin(self) -> None:
        self.at = Line(self.scene.number, self.scene.sentence)
        dealt = next((line for line in self.scene.setup if line.text.startswith("dealt ")), None)
        if dealt:
            self.at = dealt
            self.deal(dealt.text)
        else:
            self.load()
        for line in self.scene.setup:
            self.at = line
            if dealt and line != dealt:
                self.facts(line.text)

    def load(self) -> None:
        table = leonardo.Edition(self.edition).table
        position = empty_position(
            self.edition,
            self.options,
            self.seats,
            square=bool(table.square),
            tables=not table.on_field,
            decks=2 if table.two_decks else 1,
        )
        for line in self.scene.setup:
            self.at = line
            for fact in facts(line.text):
                put(fact, position)
        self.game.load(position)

    def deal(self, text: str) -> None:
        """`dealt in order, B first`: decks sorted as text; `dealt extra X Y, B first`: with these on top."""
        said = re.fullmatch(r"dealt (in order|extra .+), ([A-F]) first", text)
        if said is None:
            raise SceneError("write: dealt in order, B first")
        lists = leonardo.Edition(self.edition).deck_lists(self.seats)
        decks = {name: sorted(cards) for name, cards in lists.items()}
        for card in reversed(said[1].removeprefix("extra ").split() if said[1] != "in order" else []):
            decks["extra"].remove(card)
            decks["extra"].insert(0, card)
        self.game.deal(self.edition, self.options, self.seats, seat_of(said[2]), decks)

    # --- steps ---------------------------------------------------------------------------------------------

    def step(self, text: str) -> None:
        if not is_step(text):
            self.facts(text)
            return
        who, _, rest = text.partition(" ")
        ending = re.fullmatch(r"([A-F ]+) wins? by (\w+)", text)
        if ending:
            winners = [seat_of(letter) for letter in ending[1].split()]
            self.expect("outcome", self.game.position()["outcome"], {"winners": winners, "reason": ending[2]})
        elif text == "goes on":
            self.expect("outcome", self.game.position()["outcome"], None)
        elif who == "happens":
            self.happens(rest)
        elif who == "never":
            found = [fact for fact in self.told() if fact.startswith(rest)]
            self.expect("facts beginning so", found, [])
        elif rest.startswith("plays "):
            self.plays(who, rest.removeprefix("plays "))
        elif rest.startswith("may not "):
            self.may_not(who, rest.removeprefix("may not "))
        elif rest.startswith("may "):
            self.may(who, rest.removeprefix("may "))
        elif rest.startswith("hears "):
            seat = None if who == "nobody" else seat_of(who)
            self.expect(
                "heard", [told(event) for event in self.game.events(seat)], split(rest.removeprefix("hears "))
            )
        elif rest.startswith("sees "):
            view = self.game.view(None if who == "nobody" else seat_of(who))
            for fact in facts(rest.removeprefix("sees ")):
                check(fact, view)
        else:
            raise SceneError("not a step")

    def plays(self, who: str, text: str) -> None:
        move, *said = re.split(r" *<", text)
        self.chance.said = [read_chance(entry.rstrip("> ")) for entry in said]
        self.expect("to move", self.game.position()["to_move"], seat_of(who))
        code = self.game.refuse(move)
        if code is not None:
            raise SceneError(f"refused: {code}; legal: {', '.join(self.game.legal())}")
        if move not in self.game.legal() and not said_otherwise(move, self.game.legal()):
            raise SceneError(f"allowed, but not in the list: {', '.join(self.game.legal())}")
        self.log.phases[self.edition, self.game.position()["phase"]] += 1
        self.made.append(self.game.position())
        self.game.play(move)
        self.expect("chance foretold but not asked", self.chance.said, [])
        self.log.note_events(self.edition, self.game.events(referee=True))
        over = self.game.position()["outcome"] is not None
        self.expect("over and no legal move", bool(self.game.legal()), not over)

    def may(self, who: str, text: str) -> None:
        self.expect("to move", self.game.position()["to_move"], seat_of(who))
        only = text.startswith("only ")
        moves = split(text.removeprefix("only "))
        legal = self.game.legal()
        for move in moves:
            self.expect(f"refusal of {move}", self.game.refuse(move), None)
        self.expect("the view's list", self.game.view_legal(seat_of(who)), legal)
        missing = [move for move in moves if move not in legal and not said_otherwise(move, legal)]
        self.expect("not in the list", missing, [])
        if only:
            self.expect("legal", sorted(legal), sorted(moves))

    def may_not(self, who: str, text: str) -> None:
        moves, _, code = text.rpartition(": ")
        before = self.game.position()
        if before["outcome"] is None:
            self.expect("to move", before["to_move"], seat_of(who))
        for move in split(moves):
            self.expect(f"refusal of {move}", self.game.refuse(move), code)
            self.expect(f"the view's refusal of {move}", self.game.view_refuses(seat_of(who), move), code)
            if move in self.game.legal():
                raise SceneError(f"{move} is refused and in the list")
            self.refused(move, code)
            self.log.refusals[code] += 1
        self.expect("position", self.game.position(), before)

    def refused(self, move: str, code: str) -> None:
        try:
            self.game.play(move)
        except leonardo.LeonardoError as error:
            self.expect("reason", getattr(error, "reason", error.code), code)
        else:
            raise SceneError(f"{move} was played")

    def happens(self, text: str) -> None:
        wanted = split(text.removeprefix("exactly "))
        found = self.told()
        if text.startswith("exactly "):
            self.expect("facts", found, wanted)
            return
        rest = iter(found)
        if not all(fact in rest for fact in wanted):
            raise SceneError(f"what happened: {', '.join(found)}")

    def told(self) -> list[str]:
        return [told(event) for event in self.game.events(referee=True)]

    def facts(self, text: str) -> None:
        for fact in facts(text):
            check(fact, self.game.position())

    def take_all_back(self) -> None:
        """Undone to the beginning, every position is the one that was."""
        self.at = Line(self.scene.number, "undo")
        for before in reversed(self.made[-self.game.remembers :]):
            self.game.undo()
            self.expect("position after undo", self.game.position(), before)

    def expect(self, what: str, found: Any, wanted: Any) -> None:
        if found != wanted:
            raise SceneError(f"{what}: {found}\n  expected: {wanted}")


def split(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def said_otherwise(move: str, legal: list[str]) -> bool:
    """Two places of an exchange may stand in either order; a list writes the smaller first."""
    word, *places = move.split(" ")
    return word in ("!mirror-writing", "!crossed-sketches") and " ".join((word, *reversed(places))) in legal


def read_chance(text: str) -> tuple[str, list[str]]:
    """`takes MR` or `shuffle main: MR KE`."""
    if text.startswith("takes "):
        return "takes", [text.removeprefix("takes ")]
    what, _, cards = text.partition(": ")
    return what, cards.split()


def read_game(text: str) -> tuple[str, dict[str, Any], int]:
    """`quintis-2011 veto=off goal=5, 3 seats`: edition, options, seats (2 where none are named)."""
    first, _, rest = text.partition(", ")
    edition, *chosen = first.split()
    seats = int(rest.split()[0]) if rest else 2
    return (
        edition,
        {name: read_value(value) for name, _, value in (one.partition("=") for one in chosen)},
        seats,
    )


def read_value(text: str) -> Any:
    return {"true": True, "false": False}.get(text, int(text) if text.isdigit() else text)


__all__ = ["SEAT_LETTERS", "Log", "play_scene", "read_game"]
