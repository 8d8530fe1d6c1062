"""The ladder: seven levels, named after the ranks of a workshop, from the boy who sweeps to its master.

A level is defined by how much it looks at, never by time, so it plays alike on every machine. The lower ones
are weak as people are: they think of their own keys only, or do not notice every move; none plays at random.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

MOST_ITERATIONS: Final = 10_000_000
MOST_MILLISECONDS: Final = 3_600_000
# Without the extra `fast` a search is a hundred times slower; then no level thinks longer than this.
MOST_PLAIN: Final = 200


@dataclass(frozen=True)
class Level:
    """How a search thinks; the numbers are those of `leonardo.bots.policies.thought`."""

    iterations: int = 0  # worlds looked at; 0: the move that looks best at once
    milliseconds: int = 0  # if not 0, for so long instead
    horizon: int = 6  # turns that a world is played on, on own tables;
    horizon_on_field: int = 2  # a field changes hands with every turn: there looking farther tells no more
    boldness: int = 256
    heat: int = 300
    noise: int = 100
    blind: int = 0
    overlooks: int = 0
    learned: bool | None = None  # whether it judges by what was learned; None: where that won

    def ways(self, *, on_field: bool) -> dict[str, int]:
        """The same as the search is told it."""
        return {
            "horizon": self.horizon_on_field if on_field else self.horizon,
            "boldness": self.boldness,
            "heat": self.heat,
            "noise": self.noise,
            "blind": self.blind,
            "overlooks": self.overlooks,
        }


LEVELS: Final[dict[str, Level]] = {
    "garzone": Level(blind=1024, overlooks=700),
    "apprendista": Level(blind=950, overlooks=450),
    "discepolo": Level(blind=650, overlooks=150),
    "aiutante": Level(overlooks=450),
    "lavorante": Level(iterations=30, overlooks=200),
    "socio": Level(iterations=150),
    "maestro": Level(iterations=3000),
}

SEARCH: Final = "search"
_SEARCH_FOR: Final = re.compile(r"search:([1-9][0-9]{0,7})(ms)?([+-]learned)?")


def level_of(spec: str) -> Level | None:
    """The level of this name, or of a text such as search:400 (iterations) or search:500ms; or None.

    With +learned or -learned behind it, it judges by what was learned for the edition, or does not.
    """
    if spec in LEVELS:
        return LEVELS[spec]
    found = _SEARCH_FOR.fullmatch(spec)
    if found is None:
        return None
    number = int(found[1])
    learned = {None: None, "+learned": True, "-learned": False}[found[3]]
    if found[2]:
        return Level(milliseconds=number, learned=learned) if number <= MOST_MILLISECONDS else None
    return Level(iterations=number, learned=learned) if number <= MOST_ITERATIONS else None


__all__ = ["LEVELS", "MOST_PLAIN", "Level", "level_of"]
