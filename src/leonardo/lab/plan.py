"""What a run is: who plays what, how many games, from which seed; and `plan.toml`, which remembers it."""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import leonardo
from leonardo.edition import Edition
from leonardo.errors import Sentence, SetupError
from leonardo.lab.table import MOST_GAMES, PlainTable, checked_bot
from leonardo.rules.layout import SEATS

FILE: Final = "plan.toml"
SHARD: Final = 10_000  # games in one file

# Whoever changes one of these may change how a game of a given number goes.
_DECISIVE: Final = ("rules", "bots/policies", "lab/kernels", "chance.py")


@dataclass(frozen=True, slots=True)
class Plan:
    """A run, frozen. Game number n depends on the edition, the bots, the seed and n; on nothing else."""

    edition: Edition
    bots: tuple[str, ...]  # who sits in each seat
    games: int
    seed: str
    shard: int = field(default=SHARD, compare=False)

    def __post_init__(self) -> None:
        if not 2 <= len(self.bots) <= SEATS:
            english = f"{len(self.bots)} seats: a game has 2 to {SEATS}"
            raise SetupError(Sentence(english, "wrong-seats", count=len(self.bots), most=SEATS))
        for bot in self.bots:
            checked_bot(bot)
        if not 1 <= self.games <= MOST_GAMES:
            english = f"{self.games} games: a run has from 1 to {MOST_GAMES}"
            raise SetupError(Sentence(english, "lab-games", games=str(self.games), most=str(MOST_GAMES)))
        if not 1 <= self.shard <= 10_000_000:
            english = f"{self.shard} games in a file: from 1 to 10,000,000"
            raise SetupError(Sentence(english, "lab-shard", games=str(self.shard), most=10_000_000))
        self.table()  # says at once what decks or seats cannot be

    def table(self) -> PlainTable:
        """A table of this run, its own for whoever plays at it."""
        return PlainTable(self.edition, self.bots, self.seed)

    @property
    def shards(self) -> Iterator[tuple[int, int]]:
        """The first game and the number of games of each file."""
        for first in range(0, self.games, self.shard):
            yield first, min(self.shard, self.games - first)

    @property
    def text(self) -> str:
        """The plan as it is written down."""
        lines = [
            "# A run of the laboratory: leonardo simulate --resume DIR goes on with it,",
            "# leonardo show DIR N writes down game number N.",
            f"edition = {_quoted(self.edition.name)}",
            f"revision = {self.edition.revision}",
            f"fingerprint = {_quoted(self.edition.fingerprint)}",
            f"seats = [{', '.join(map(_quoted, self.bots))}]",
            f"games = {self.games}",
            f"seed = {_quoted(self.seed)}",
            f"shard = {self.shard}",
            f"version = {_quoted(leonardo.__version__)}",
            f"rules = {_quoted(rules_digest())}",
            "",
            "[options]",
            *(f"{name} = {_value(value)}" for name, value in self.edition.options.items()),
        ]
        return "\n".join(lines) + "\n"

    def write(self, folder: Path) -> None:
        """The folder is there and holds the plan."""
        folder.mkdir(parents=True, exist_ok=True)
        part = folder / f".{FILE}.part"
        part.write_text(self.text, encoding="utf-8")
        part.replace(folder / FILE)

    @classmethod
    def read(cls, folder: Path) -> Plan:
        """The plan of this folder; a SetupError where there is none, or rules of another making."""
        path = folder / FILE
        try:
            said = tomllib.loads(path.read_text(encoding="utf-8"))
        except FileNotFoundError:
            english = f"{folder} holds no run: there is no {FILE} in it"
            raise SetupError(Sentence(english, "lab-no-run", folder=str(folder), file=FILE)) from None
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            english = f"{path} cannot be read: {error}"
            values = {"file": str(path), "detail": str(error)}
            raise SetupError(Sentence(english, "lab-unreadable", **values)) from error
        try:
            edition = Edition(said["edition"], **said.get("options", {}))
            plan = cls(edition, tuple(said["seats"]), said["games"], said["seed"], said["shard"])
            made_by = said["fingerprint"], said["rules"]
        except (KeyError, TypeError) as error:
            english = f"{path} is not a plan: {error}"
            values = {"file": str(path), "detail": str(error)}
            raise SetupError(Sentence(english, "lab-no-plan", **values)) from error
        if made_by != (edition.fingerprint, rules_digest()):
            version = str(said.get("version"))
            english = (
                f"{folder} was made by other rules or bots than these (leonardo {version}); "
                "its games cannot be played again, nor more be added. Begin another folder."
            )
            raise SetupError(Sentence(english, "lab-other-rules", folder=str(folder), version=version))
        return plan


def rules_digest(*also: str) -> str:
    """A digest of every file that decides how a game of a given number goes, and of what else is named."""
    home = Path(leonardo.__file__).parent
    digest = hashlib.blake2b(digest_size=8)
    for name in (*_DECISIVE, *also):
        place = home / name
        for path in sorted(place.glob("*.py")) if place.is_dir() else [place]:
            digest.update(path.name.encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()


def _quoted(text: str) -> str:
    """A basic string of TOML; what it has no letter for is written as a number."""
    escaped = "".join(
        f"\\u{ord(letter):04x}" if ord(letter) < 32 or letter in '"\\\x7f' else letter for letter in text
    )
    return f'"{escaped}"'


def _value(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    return str(value) if isinstance(value, int) else _quoted(value)


def bots_of(text: str | Sequence[str]) -> tuple[str, ...]:
    """The bots of `planner,random,random`."""
    parts = text.split(",") if isinstance(text, str) else text
    return tuple(part.strip() for part in parts)
