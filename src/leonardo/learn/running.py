"""A course of learning: generation after generation, each complete one on disk.

A checkpoint holds the weights after a generation, from which the next follows, and how good they are. At
the end the weights stand in a file as a search reads them, and the curve in another.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

import numpy as np

from leonardo import chance
from leonardo.bots.policies.traits import VERSION
from leonardo.bots.weights import Weights, file_name
from leonardo.edition import Edition
from leonardo.errors import SetupError
from leonardo.learn.kernels import self_play
from leonardo.learn.learner import Fractions, Learner, fresh, surprise_of
from leonardo.learn.plan import Plan
from leonardo.learn.playing import Hall, Positions, together

CURVE: Final = "curve.json"
EXAM: Final = 640  # games by which it is measured; nothing is learned from them


@dataclass(frozen=True)
class Point:
    """How far the learning is after a generation: the surprise at games that nothing was learned from."""

    games: int
    positions: int  # learned from in this generation
    formula: float
    learned: float


class Stopped(KeyboardInterrupt):
    """The learning was interrupted; the complete generations are on disk, and it says how many."""

    def __init__(self, generations: int) -> None:
        super().__init__()
        self.generations = generations


def run(
    plan: Plan, folder: Path, *, threads: int = 1, tell: Callable[[int], None] = lambda games: None
) -> list[Point]:
    """Everything is learned, and the weights and the curve lie in the folder; the points of the curve.

    `tell` hears how many games were played since it was last told. An interruption is a Stopped.
    """
    if threads < 1:
        raise SetupError(f"{threads} threads: somebody has to play")
    plan.write(folder)
    points: list[Point] = []
    weights = fresh(plan.hidden, plan.seed)
    for number in range(complete(plan, folder)):
        weights, point = _read(folder, number)
        points.append(point)
    hall, exam = Hall(plan, threads), together([])
    for number in range(len(points), plan.generations):
        try:
            exam = exam if len(exam) else _exam(plan, hall)
            weights, point = _generation(plan, number, weights, exam, hall, tell)
        except KeyboardInterrupt:
            raise Stopped(number) from None
        _write(folder, number, weights, point)
        points.append(point)
    weights_of(plan, weights, plan.games).write(folder / file_name(plan.edition))
    _write_curve(folder, points)
    return points


def warm_up(plan: Plan) -> None:
    """The compiled form is there, so that from now on the clock measures games."""
    positions = together(Hall(plan, 1).play(range(1), None, lambda games: None))
    learner = Learner(fresh(plan.hidden, plan.seed), plan.hidden)
    learner.learn(positions, plan.rate_of(0), np.array(chance.seeded(plan.seed), np.int64))
    learner.surprise(positions)
    surprise_of(positions, self_play.FORMULA)


def complete(plan: Plan, folder: Path) -> int:
    """How many generations have a checkpoint in this folder."""
    return next(n for n in range(plan.generations + 1) if not _path(folder, n).exists())


def weights_of(plan: Plan, fractions: Fractions, games: int) -> Weights:
    """The weights as a search uses them."""
    learner = Learner(fractions, plan.hidden)
    fingerprint = Edition(plan.edition).fingerprint
    kind = (plan.edition, fingerprint, VERSION, plan.hidden, plan.horizon)
    return Weights(*kind, games, plan.seed, learner.numbers)


def read_curve(folder: Path) -> list[Point]:
    """The points of the curve so far."""
    return [Point(**point) for point in json.loads((folder / CURVE).read_text(encoding="utf-8"))]


def _exam(plan: Plan, hall: Hall) -> Positions:
    """The positions of the games that come after all that is learned from."""
    games = min(EXAM, plan.games)
    return together(hall.play(range(plan.games, plan.games + games), None, lambda games: None))


def _generation(
    plan: Plan,
    number: int,
    weights: Fractions,
    exam: Positions,
    hall: Hall,
    tell: Callable[[int], None],
) -> tuple[Fractions, Point]:
    """What the weights are after the games of this generation, and how they do in the exam."""
    numbers = plan.games_of(number)
    known = weights_of(plan, weights, numbers.start) if number else None  # at first the formula knows better
    lesson = together(hall.play(numbers, known, tell))
    learner = Learner(weights, plan.hidden)
    words = np.array(chance.seeded(f"{plan.seed}/{number}", "order"), np.int64)
    for _ in range(plan.epochs):
        learner.learn(lesson, plan.rate_of(number), words)
    formula = surprise_of(exam, self_play.FORMULA)
    return learner.weights, Point(numbers.stop, len(lesson), formula, learner.surprise(exam))


def _path(folder: Path, number: int) -> Path:
    return folder / f"generation-{number:04d}.npz"


def _write(folder: Path, number: int, weights: Fractions, point: Point) -> None:
    """The checkpoint has its name when it is whole."""
    path = _path(folder, number)
    part = path.with_name(f".{path.name}.part")
    with part.open("wb") as file:
        np.savez(file, weights=weights, point=np.array(list(asdict(point).values())))
    part.replace(path)


def _read(folder: Path, number: int) -> tuple[Fractions, Point]:
    with np.load(_path(folder, number)) as kept:
        games, positions, formula, learned = kept["point"].tolist()
        return kept["weights"], Point(int(games), int(positions), formula, learned)


def _write_curve(folder: Path, points: list[Point]) -> None:
    part = folder / f".{CURVE}.part"
    part.write_text(json.dumps([asdict(point) for point in points], indent=1) + "\n", encoding="utf-8")
    part.replace(folder / CURVE)
