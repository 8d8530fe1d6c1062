"""What was learned: the weights of an edition in a file that says what they are for, and where they are used.

The files lie in the folder `learned`, beside the table `where.toml`, which says for each edition what came of
the match of search with weights against search without. A search uses weights only where that match was won.
LEONARDO_WEIGHTS names another folder of such files, to try what has just been learned.
"""

from __future__ import annotations

import os
import textwrap
import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final

from leonardo.bots.policies.learned import MOST_HIDDEN, TRAITS
from leonardo.bots.policies.traits import VERSION
from leonardo.edition import Edition
from leonardo.errors import SetupError

TABLE: Final = "where.toml"
OTHER_FOLDER: Final = "LEONARDO_WEIGHTS"
NO_MATTER: Final = {"turn_limit"}  # options by which a position is worth the same
MOST_BYTES: Final = 1 << 20
LARGEST: Final = 32767  # a weight is kept in two bytes


@dataclass(frozen=True)
class Weights:
    """What was learned for an edition; the numbers stand as `leonardo.bots.policies.learned` reads them."""

    edition: str
    fingerprint: str  # of the edition's folder, so of its rules
    traits: int  # the version of what the weights look at
    hidden: int
    horizon: int  # how many turns a world is played on before the weights are asked
    games: int
    seed: str
    numbers: tuple[int, ...]

    def __post_init__(self) -> None:
        if not 1 <= self.hidden <= MOST_HIDDEN or not 0 <= self.horizon <= 1000:
            raise SetupError(f"{self.hidden} hidden units, horizon {self.horizon}: from 1 to {MOST_HIDDEN}")
        if len(self.numbers) != size_of(self.hidden):
            raise SetupError(f"{len(self.numbers)} weights: {self.hidden} units have {size_of(self.hidden)}")
        if any(not -LARGEST <= number <= LARGEST for number in self.numbers):
            raise SetupError(f"a weight is a whole number from -{LARGEST} to {LARGEST}")

    @property
    def text(self) -> str:
        """As they are written down."""
        said = ", ".join(map(str, self.numbers))
        return "\n".join(
            [
                f"# Learned by leonardo learn {self.edition}; docs/guide/learning.md tells how.",
                f'edition = "{self.edition}"',
                f'fingerprint = "{self.fingerprint}"',
                f"traits = {self.traits}",
                f"hidden = {self.hidden}",
                f"horizon = {self.horizon}",
                f"games = {self.games}",
                f"seed = {_quoted(self.seed)}",
                "numbers = [",
                textwrap.fill(said, 110, initial_indent="  ", subsequent_indent="  "),
                "]",
                "",
            ]
        )

    def write(self, path: Path) -> None:
        """The file is there, whole."""
        part = path.with_name(f".{path.name}.part")
        part.write_text(self.text, encoding="utf-8")
        part.replace(path)


def size_of(hidden: int) -> int:
    """How many weights there are with so many hidden units."""
    return TRAITS * (hidden + 1) + 2 * hidden


def read_weights(source: Path | Traversable, edition: Edition) -> Weights:
    """The weights in this file; a SetupError where they are not for this edition, its rules and program."""
    try:
        said = tomllib.loads(source.read_text(encoding="utf-8"))
        weights = Weights(**{**said, "numbers": tuple(said["numbers"])})
    except FileNotFoundError:
        raise SetupError(f"nothing was learned for {edition.name}: there is no {source.name}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, KeyError, TypeError) as error:
        raise SetupError(f"{source.name} holds no weights: {error}") from None
    if weights.edition != edition.name:
        raise SetupError(f"{source.name} was learned for {weights.edition}, not for {edition.name}")
    if weights.fingerprint != edition.fingerprint:
        raise SetupError(f"{source.name} was learned by other rules of {edition.name} than these; learn anew")
    if weights.traits != VERSION:
        raise SetupError(
            f"{source.name} looks at traits of version {weights.traits}, this program at version {VERSION}; "
            "learn anew"
        )
    return weights


def weights_for(edition: Edition, wanted: bool | None) -> Weights | None:
    """What a search thinks by: weights, or None for the formula.

    `wanted` is whether weights were asked for; if nothing was said, they are used where they won. They are
    for an edition as it is published: with options that matter the formula stays, and asking is a SetupError.
    """
    if wanted is False:
        return None
    is_other = not edition.options.keys() <= NO_MATTER
    if wanted is None and (is_other or not where_won(edition.name)):
        return None
    if is_other:
        raise SetupError(f"what was learned for {edition.name} is for its options as they are published")
    return _kept(edition, os.environ.get(OTHER_FOLDER, ""))


def where_won(name: str) -> bool:
    """Whether search with weights has won its match against search without in this edition."""
    return bool(matches().get(name, {}).get("won", False))


@cache
def matches() -> dict[str, dict[str, Any]]:
    """For each edition that was tried the match of search with weights against search without."""
    return tomllib.loads((_shelf() / TABLE).read_text(encoding="utf-8"))


@cache
def _kept(edition: Edition, other: str) -> Weights:
    folder = Path(other) if other else _shelf()
    return read_weights(folder / file_name(edition.name), edition)


def file_name(edition: str) -> str:
    """The name of the file with an edition's weights."""
    return f"{edition}.toml"


def _shelf() -> Traversable:
    return files("leonardo.bots") / "learned"


def _quoted(text: str) -> str:
    """A basic string of TOML."""
    plain = text.replace("\\", "\\\\").replace('"', '\\"')
    return '"' + "".join(f"\\u{ord(c):04x}" if ord(c) < 32 or c == "\x7f" else c for c in plain) + '"'


__all__ = ["MOST_BYTES", "Weights", "file_name", "matches", "read_weights", "size_of", "weights_for"]
