"""Where a search takes place: in plain objects, or at the speed of C where the extra `fast` is installed."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from leonardo import rules
from leonardo.bots.planner import write_decks
from leonardo.bots.policies.deciding import decide
from leonardo.bots.policies.memory import Memory, hear_fact
from leonardo.bots.policies.notes import Notes
from leonardo.bots.policies.thought import Thought
from leonardo.errors import MissingExtra
from leonardo.view import View

# A search as short as this is over sooner than compiled code is loaded.
TOO_SHORT: Final = 12
_plain_decide: Any = decide


@cache
def can_be_fast() -> bool:
    """Whether the extra `fast` is installed."""
    try:
        import leonardo.fast  # noqa: F401
    except MissingExtra:
        return False
    return True


def ready() -> bool:
    """The compiled search is at hand, and was compiled if it had never been; False without the extra."""
    if not can_be_fast():
        return False
    FastMind().warm_up()
    return True


class PlainMind:
    """One decision after another, each from a view alone."""

    def __init__(self) -> None:
        self.t: Any = None
        self.v: Any = None
        self.m: Any = Memory()
        self.notes: Any = Notes()
        self.th: Any = Thought()
        self.rooms: list[Any] = [rules.State() for _ in range(3)]
        self.tape: Any = rules.Tape()
        self.decide: Any = _plain_decide

    def warm_up(self) -> None:
        """Nothing stands in the way of thinking at once."""

    def face(self, view: View) -> None:
        """The next decision is this one; what the seat has heard is remembered."""
        self.t, self.v = view.edition.table, view.record
        self.m = memory_of(view)
        self.notes = Notes()
        write_decks(self.notes, view.edition, view.deck_lists)

    def read(self, name: str) -> Any:
        """A field of the thought."""
        return getattr(self.th, name)

    def write(self, name: str, value: int) -> None:
        """A number of the thought is this one."""
        setattr(self.th, name, value)

    def think(self, iterations: int, afresh: bool) -> int:
        """The place of the move preferred after so many iterations more."""
        return int(
            self.decide(
                self.t, self.v, self.m, self.notes, self.th, *self.rooms, self.tape, iterations, int(afresh)
            )
        )


class FastMind(PlainMind):
    """The same in records, by the compiled twin."""

    def __init__(self) -> None:
        from leonardo import fast

        super().__init__()
        self.th = fast.filled(self.th)
        self.rooms = list(fast.records(rules.State, 3))
        self.tape = fast.record(rules.Tape)
        self.decide = fast.twin(_plain_decide)

    def face(self, view: View) -> None:
        from leonardo import fast

        super().face(view)
        self.t, self.v, self.m, self.notes = map(fast.filled, (self.t, self.v, self.m, self.notes))

    def read(self, name: str) -> Any:
        return self.th[name]

    def write(self, name: str, value: int) -> None:
        self.th[name] = value

    def warm_up(self) -> None:
        """The compiled code is loaded; nothing was decided."""
        from leonardo import fast

        nothing = (
            fast.record(rules.Table),
            fast.record(rules.State),
            fast.record(Memory),
            fast.record(Notes),
        )
        self.decide(*nothing, self.th, *self.rooms, self.tape, 0, 1)


def memory_of(view: View) -> Any:
    """What the seat of this view remembers of all that it has heard."""
    memory = Memory()
    remember: Any = hear_fact
    for heard in view.history:
        for row in heard.facts:
            remember(memory, view.seat, heard.excluded, heard.held, row, 0)
    return memory


def mind_for(iterations: int) -> PlainMind:
    """The mind that a search of so many iterations takes place in; 0 is as many as there is time for."""
    if (iterations == 0 or iterations > TOO_SHORT) and can_be_fast():
        return FastMind()
    return PlainMind()
