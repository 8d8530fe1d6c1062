"""Contests with OpenSpiel's bot: every deal from both sides, a line for each game, a test to the end."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from benchmarks.outside.rival import Mirror, Thinker
from leonardo import Game
from leonardo.arena.likelihood import interval, mean
from leonardo.arena.plan import code_digest, edition_for
from leonardo.arena.sequential import State, Test
from leonardo.bots import make
from leonardo.errors import SetupError

SEATS: Final = 2
Line = dict[str, Any]


@dataclass(frozen=True)
class Contest:
    """Our search against theirs with equal means: so many iterations, or so many milliseconds a decision."""

    edition: str
    iterations: int
    milliseconds: int
    test: Test
    seed: str
    deals: int

    @property
    def name(self) -> str:
        means = f"{self.milliseconds}ms" if self.milliseconds else str(self.iterations)
        return f"{self.edition}-openspiel-{means}"

    @property
    def ours(self) -> str:
        """The spec of our bot: it thinks as the best level does."""
        return f"search:{self.milliseconds}ms" if self.milliseconds else f"search:{self.iterations}"

    @property
    def told(self) -> Line:
        """What decides how its games go, as a JSON object."""
        return {
            "contest": self.name,
            "seed": self.seed,
            "test": [self.test.elo0, self.test.elo1],
            "code": code_digest(),
        }


@dataclass
class Standing:
    """What is known of a contest."""

    contest: Contest
    state: State
    lines: dict[tuple[int, int], Line] = field(default_factory=dict)

    def add(self, line: Line) -> None:
        """One game more; the test hears of whole deals, in their order."""
        self.lines[line["deal"], line["turned"]] = line
        while self.state.is_open:
            deal = self.state.deals
            games = [self.lines.get((deal, turned)) for turned in range(SEATS)]
            if None in games:
                return
            self.state.add(sum(game["score"] for game in games if game) / SEATS)

    @property
    def shares(self) -> tuple[float, float, float]:
        """Low, middle, high of our share of victories."""
        low, high = interval(self.state.counts)
        return low, mean(self.state.counts), high

    def average(self, name: str, side: int) -> float:
        """Of milliseconds or iterations a decision, ours (0) or theirs (1)."""
        values = [line[name][side] for line in self.lines.values()]
        return sum(values) / len(values) if values else 0.0


def pursue(contest: Contest, folder: Path | None, until: float | None) -> Standing:
    """What is known after the contest was decided, or when the time is up; goes on with what is there."""
    standing = Standing(contest, State.begun(contest.test))
    path = folder and folder / f"{contest.name}.jsonl"
    for line in kept(path, contest):
        standing.add(line)
    for deal in range(contest.deals):
        for turned in range(SEATS):
            if not standing.state.is_open or (until is not None and time.monotonic() >= until):
                return standing
            if (deal, turned) in standing.lines:
                continue
            line = play(contest, deal, turned)
            standing.add(line)
            if path:
                with path.open("a", encoding="utf-8") as file:
                    print(json.dumps(line), file=file)
    return standing


def kept(path: Path | None, contest: Contest) -> Iterator[Line]:
    """The games that are there already; a SetupError if they are another contest's."""
    if path is None:
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists():
        path.write_text(json.dumps(contest.told) + "\n", encoding="utf-8")
    body = path.read_bytes()
    whole = body[: body.rfind(b"\n") + 1]
    if whole != body:  # an interruption cut the last line short
        path.write_bytes(whole)
    first, *lines = map(json.loads, whole.splitlines())
    if first != contest.told:
        raise SetupError(
            f"{path} was made by other rules or bots, or for another contest: begin another folder"
        )
    yield from lines


def play(contest: Contest, deal: int, turned: int) -> Line:
    """The line of a game in which we sit in seat `turned`."""
    game = Game(edition_for(contest.edition, {}), seats=SEATS, seed=f"{contest.seed} {deal}")
    mirror = Mirror(game)
    seed = f"{contest.seed} {deal} {turned}"
    bot = make(contest.ours, seed)
    bot.get_ready()  # type: ignore[attr-defined]
    thinker = Thinker(mirror.game, seed, contest.iterations, contest.milliseconds / 1000)
    spent, looked, decisions = [0.0, 0.0], [0, 0], [0, 0]
    while not game.is_over:
        seat = game.to_move
        view = game.view(seat)
        legal = view.legal
        if len(legal) == 1:  # nobody has to think
            game.play(legal[0])
            mirror.follow(game)
            continue
        side = 0 if seat == turned else 1
        began = time.perf_counter()
        if side == 0:
            opinion = bot.consider(view)  # type: ignore[attr-defined]
            move, iterations = opinion.move, opinion.iterations
        else:
            move = mirror.game.setup.actions.text(thinker.step(mirror.state))
            iterations = thinker.done
        spent[side] += time.perf_counter() - began
        looked[side] += iterations
        decisions[side] += 1
        game.play(move)
        mirror.follow(game)
    winners = (game.outcome or {"winners": []})["winners"]
    return {
        "deal": deal,
        "turned": turned,
        "score": (turned in winners) / len(winners),
        "turns": game.turn,
        "keys": [sum(keys.values()) for keys in game.keys],
        "ms": [round(1000 * spent[side] / max(1, decisions[side]), 2) for side in range(2)],
        "iterations": [round(looked[side] / max(1, decisions[side]), 1) for side in range(2)],
    }
