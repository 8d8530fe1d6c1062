"""The written form of a scene: a title with rule numbers, a position, then steps and facts.

    == B-01 BASE-13: A column completed by the arm earns its Key
    classic
    A cross MR PH MF GW SE, hand MI

    A plays MI>s
    happens exactly played A MI>s, passed_on A SE>s to B, discarded A SH, key A M, ...
    A keys M, cross MR PH MF GW MI

Seats are A to F, and A is to move. The same facts (see `statements.py`) set up the position before the first
step and are checked after it. A grid without a place has its top left corner on c7, so it fills c3 to g7.
A cross is written N W C E S, a table row by row. `#` begins a comment. Steps (see `playing.py`):

    A plays MOVE [<takes MR>|<shuffle main: MR KE>]     it is legal, and was made
    A may MOVE, MOVE       these are legal                A may only MOVE, MOVE   and nothing else
    A may not MOVE, MOVE: CODE    each is refused for this reason, and nothing changed
    happens EVENT, EVENT   the last move had these facts in this order, perhaps with others
    happens exactly ...    and no others                  never WORDS             no fact begins so
    B hears EVENT, ...     what this seat is told of the last move, in full (nobody: a spectator)
    B sees FACT            the fact holds in this seat's view
    A B win by REASON      the game is over               goes on                 it is not
"""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

HERE = Path(__file__).parent
SEAT_LETTERS = "ABCDEF"
STEPS = ("plays", "may", "hears", "sees")
STEP_WORDS = ("happens", "never", "goes", "nobody")


@dataclasses.dataclass(frozen=True)
class Line:
    """A line of a scene and where it stands."""

    number: int
    text: str


@dataclasses.dataclass(frozen=True)
class Scene:
    """A scene as written: which rules it is about, the game, the position, the steps."""

    file: str
    number: int  # of its title's line
    rules: tuple[str, ...]
    sentence: str
    game: str  # "classic", "quintis-2011 veto=off, 3 seats"
    setup: tuple[Line, ...]
    steps: tuple[Line, ...]

    @property
    def name(self) -> str:
        return f"{self.file}:{self.number} {self.game.split(' ')[0]} {' '.join(self.rules)}"


class SceneError(AssertionError):
    """A scene is written wrongly, or the game did not do what the scene says."""


def is_step(text: str) -> bool:
    """Whether the line does or asks something, so that the position is complete before it."""
    words = text.split(" ")
    return (
        words[0] in STEP_WORDS
        or (len(words) > 1 and words[0] in SEAT_LETTERS and words[1] in STEPS)
        or " win by " in text
        or " wins by " in text
    )


def read(text: str, file: str) -> Iterator[Scene]:
    """The scenes of one file."""
    lines: list[Line] = []
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.split("#")[0].strip()
        if line.startswith("== ") and lines:
            yield from _scenes(lines, file)
            lines = []
        if line:
            lines.append(Line(number, line))
    if lines:
        yield from _scenes(lines, file)


def _scenes(lines: list[Line], file: str) -> Iterator[Scene]:
    """The scene, once for each edition that its second line names: `quintis-2009|quintis-2009-extra`."""
    title, *rest = lines
    if not title.text.startswith("== ") or ": " not in title.text:
        raise SceneError(f"{file}:{title.number}: a scene begins with == RULE RULE: what is shown")
    rules, sentence = title.text[3:].split(": ", 1)
    if len(rest) < 2:
        raise SceneError(f"{file}:{title.number}: nothing happens in this scene")
    game, *body = rest
    first = next((i for i, line in enumerate(body) if is_step(line.text)), len(body))
    setup, steps = tuple(body[:first]), tuple(body[first:])
    editions, *others = re.split("(?=[, ])", game.text, maxsplit=1)
    for edition in editions.split("|"):
        chosen = "".join((edition, *others))
        yield Scene(file, title.number, tuple(rules.split()), sentence, chosen, setup, steps)


@cache
def all_scenes() -> tuple[Scene, ...]:
    """Every scene there is."""
    found: list[Scene] = []
    for path in sorted(HERE.glob("*.scene")):
        found += read(path.read_text(encoding="utf-8"), path.stem)
    return tuple(found)
