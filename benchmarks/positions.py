"""Positions of random games to measure on: the same at both speeds."""

from __future__ import annotations

import random
from typing import Any, Final, NamedTuple

import numpy as np

from leonardo import Edition, fast, rules
from leonardo.lab.kernels.playing import begin, decide_chance
from leonardo.lab.table import PlainTable
from leonardo.rules import codes, layout

COUNT: Final = 64  # positions; with their copies they fill a processor's second cache, not its first
WIDTH: Final = 2 * layout.PILE  # faces that a view may hide


class Positions(NamedTuple):
    """What the verbs are measured on, at one speed."""

    t: Any
    states: Any
    views: Any
    moves: Any  # a legal move of each
    unseen: Any  # the cards that each view hides, a row of WIDTH for each
    room: Any  # as many states to write into
    view: Any
    buffer: Any
    tape: Any


def plain(edition: str, seats: int) -> Positions:
    """Positions from all over some random games."""
    table = PlainTable(Edition(edition), ["random"] * seats, "positions")
    t, s = table.t, table.s
    chooser = random.Random(f"{edition}/{seats}")
    seen: list[tuple[Any, int]] = []
    number = 0
    while len(seen) < 12 * COUNT:
        begin(t, s, table.blank, table.d, number)
        number += 1
        while s.phase != codes.OVER and len(seen) < 12 * COUNT:
            move = chooser.choice(table.d.moves[: rules.legal(t, s, table.d.moves)])
            seen.append((s.copy(), move))
            rules.apply(t, s, move, table.silent)
            decide_chance(t, s, table.d, table.silent)
    chosen = chooser.sample(seen, COUNT)
    states, moves = [state for state, _ in chosen], [move for _, move in chosen]
    views, unseen = [], []
    for state in states:
        view = rules.State()
        rules.observe(t, state, state.mover, view)
        views.append(view)
        unseen += _hidden(state, view)
    room = [rules.State() for _ in states]
    return Positions(
        t, states, views, moves, unseen, room, rules.State(), [0] * layout.MOVES, rules.Tape()
    )  # fmt: skip


def _hidden(state: Any, view: Any) -> list[int]:
    """The cards that the view hides, then nothing."""
    hidden = [
        card
        for cards, shown in ((state.hand, view.hand), (state.pile, view.pile))
        for card, face in zip(cards, shown, strict=True)
        if face & codes.HIDDEN
    ]
    return hidden + [codes.NO_CARD] * (WIDTH - len(hidden))


def compiled(found: Positions) -> Positions:
    """The same as records."""
    return Positions(
        fast.filled(found.t),
        _records(found.states),
        _records(found.views),
        np.array(found.moves, np.int64),
        np.array(found.unseen, np.int64),
        _records(found.room),
        fast.record(rules.State),
        fast.numbers(layout.MOVES),
        fast.record(rules.Tape),
    )


def _records(things: list[Any]) -> Any:
    made = fast.records(rules.State, len(things))
    for place, thing in enumerate(things):
        made[place] = fast.filled(thing)
    return made
