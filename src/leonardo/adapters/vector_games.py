"""Thousands of games stepped together, compiled, into arrays that the caller owns.

    games = VectorGames(4096, "quintis-2009", seats=2, seed=7)
    arrays = games.arrays()
    games.reset(arrays)
    games.step(games.sample(), arrays)

Every seat is the caller's: a row of the arrays is what the seat to decide sees and may do. A game that ends
is paid and begins anew in the same step. Game i of `count` plays the games number i, i + count, i + 2 count,
... of the seed, whatever the others do and however many threads there are.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, Final, NamedTuple, final

from leonardo.adapters.actions import Decks, UnnumberedMove
from leonardo.adapters.episodes import Setup, drawing
from leonardo.adapters.kernels import stepping
from leonardo.adapters.needing import missing
from leonardo.edition import Edition
from leonardo.errors import SetupError
from leonardo.lab.table import FastTable, PlainTable
from leonardo.rules import State, observe
from leonardo.view import View
from leonardo.words import REASONS

try:
    import numpy as np

    from leonardo import fast
except ImportError as absent:
    raise missing(__name__) from absent

FORFEIT: Final = stepping.FORFEIT


class Arrays(NamedTuple):
    """What a step writes, a row for each game; the caller may bring arrays of its own making."""

    observations: Any  # int8 (games, places): what the seat to decide sees
    masks: Any  # int8 (games, moves): 1 for every move that it may make
    to_move: Any  # int8 (games,): which seat that is
    rewards: Any  # float32 (games, seats): what the step's end of a game was worth to each seat; otherwise 0
    reasons: Any  # int8 (games,): why the step ended a game, see `reason`; 0 where it goes on

    @property
    def ended(self) -> Any:
        """Which games ended in this step; their other rows show the next game already."""
        return self.reasons != 0


@final
class VectorGames:
    """`count` games of one edition, side by side."""

    def __init__(
        self,
        count: int,
        edition: str | Edition = "classic",
        *,
        seats: int = 2,
        seed: str | int = "",
        options: Mapping[str, Any] | None = None,
        decks: Decks | None = None,
        threads: int = 1,
    ) -> None:
        if count < 1 or threads < 1:
            raise SetupError(f"{count} games and {threads} threads: at least one of each")
        setup = Setup(edition, seats, options, decks)
        self.count, self.seats = count, seats
        self.edition, self.actions, self.observations = setup.edition, setup.actions, setup.observations
        plain = PlainTable(setup.edition, ["random"] * seats, str(seed), decks)
        self._parts = _parts(count, min(threads, count))
        self._desks = [FastTable(plain) for _ in self._parts]
        self._sheet = fast.filled(self.observations.sheet)
        self._packed = np.array(self.actions.all_packed, np.int64)
        self._states = fast.records(State, count)
        self._words = fast.numbers(count * stepping.WORDS)
        self.numbers = np.arange(count, dtype=np.int64)  # which game of the seed each one plays
        self._pool = ThreadPoolExecutor(len(self._parts)) if len(self._parts) > 1 else None
        self._kinds = {
            "observations": ((count, self.observations.size), np.int8),
            "masks": ((count, self.actions.size), np.int8),
            "to_move": ((count,), np.int8),
            "rewards": ((count, seats), np.float32),
            "reasons": ((count,), np.int8),
        }

    def arrays(self) -> Arrays:
        """A fresh set of arrays of the right kinds."""
        return Arrays(*(np.zeros(shape, kind) for shape, kind in self._kinds.values()))

    def reset(self, into: Arrays) -> None:
        """Every game is dealt, from the first number on, and shown."""
        flat = self._flat(into)
        self.numbers[:] = np.arange(self.count)

        def begin(table: FastTable, first: int, count: int) -> None:
            fast.twin(stepping.begin_games)(
                table.t, self._states, table.v, table.blank, table.d, self._sheet,
                self._words, self.numbers, *flat, first, count,
            )  # fmt: skip

        self._each(begin)

    def step(self, actions: Any, into: Arrays) -> None:
        """Each game has made the move of its number, and is shown; one that ended has begun anew.

        A move that is not allowed forfeits its game, as in the other environments.
        """
        chosen = self._checked(actions)
        flat = self._flat(into)

        def step(table: FastTable, first: int, count: int) -> None:
            fast.twin(stepping.step_games)(
                table.t, self._states, table.v, table.blank, table.d, table.silent, self._sheet,
                self._packed, self._words, self.numbers, self.count, chosen, *flat, first, count,
            )  # fmt: skip

        self._each(step)

    def sample(self, into: Any = None) -> Any:
        """An allowed move's number for each game, at random; each game has a generator of its own."""
        drawn = np.zeros(self.count, np.int64) if into is None else self._checked(into)

        def sample(table: FastTable, first: int, count: int) -> None:
            fast.twin(stepping.sample_games)(
                table.t, self._states, table.v, table.d, self._sheet, self._words, drawn, first, count
            )

        self._each(sample)
        return drawn

    def reason(self, code: int) -> str:
        """Why a game ended, in the words of records; `refused` where a move was not allowed."""
        return "refused" if code == FORFEIT else REASONS[code] or ""

    def view(self, game: int) -> View:
        """What the seat to decide sees of this game, as a view."""
        state, view = fast.plain(self._states[game], State), State()
        observe(self.edition.table, state, state.mover, view)
        return View(self.edition, view, state.mover)

    def render(self, game: int) -> str:
        """The game as the seat to decide sees it, in plain text."""
        return drawing(self.view(game))

    def close(self) -> None:
        """The threads have ended."""
        if self._pool is not None:
            self._pool.shutdown()

    def _each(self, work: Callable[[FastTable, int, int], None]) -> None:
        """Every part of the games was worked on, by a thread of its own where there are several."""
        parts = [(desk, *part) for desk, part in zip(self._desks, self._parts, strict=True)]
        if self._pool is None:
            work(*parts[0])
            return
        for done in [self._pool.submit(work, *part) for part in parts]:
            done.result()

    def _checked(self, actions: Any) -> Any:
        chosen = np.ascontiguousarray(actions, np.int64)
        if chosen.shape != (self.count,):
            raise SetupError(f"{chosen.shape} actions for {self.count} games")
        if chosen.min() < 0 or chosen.max() >= self.actions.size:
            game = int(((chosen < 0) | (chosen >= self.actions.size)).argmax())
            raise UnnumberedMove(
                f"{chosen[game]} (for game {game}) is no move's number: they are 0 to {self.actions.size - 1}"
            )
        return chosen

    def _flat(self, into: Arrays) -> list[Any]:
        """The caller's arrays as the kernels take them: the same memory, in one row."""
        for (name, (shape, kind)), array in zip(self._kinds.items(), into, strict=True):
            if array.shape != shape or array.dtype != kind:
                raise SetupError(
                    f"{name}: an array of {np.dtype(kind)} {shape} is wanted, not {array.dtype} {array.shape}"
                )
            if not array.flags.c_contiguous or not array.flags.writeable:
                raise SetupError(f"{name}: the array must be contiguous and writeable")
        return [array.reshape(-1) for array in into]


def _parts(count: int, threads: int) -> list[tuple[int, int]]:
    """The first game and the number of games of each thread."""
    edges = [count * part // threads for part in range(threads + 1)]
    return [(first, end - first) for first, end in pairwise(edges)]
