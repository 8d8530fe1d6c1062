"""What is to be learned: for which edition, from how many games; and `learn.toml`, which remembers it."""

from __future__ import annotations

import tomllib
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

import leonardo
from leonardo.bots.policies.learned import MOST_HIDDEN
from leonardo.bots.policies.traits import VERSION
from leonardo.edition import Edition
from leonardo.errors import Sentence, SetupError
from leonardo.lab.plan import rules_digest

FILE: Final = "learn.toml"
MOST_GAMES: Final = 10_000_000
# How many sit at the table, game by game; two most often, because that is played most.
SEATS: Final = (2, 2, 3, 2, 2, 4, 2, 2, 3, 2, 5, 2, 4, 2, 2, 6)


@dataclass(frozen=True, slots=True)
class Plan:
    """A course of learning, frozen. What is learned depends on this alone."""

    edition: str
    games: int
    seed: str
    generation: int = 3200  # games from one checkpoint to the next
    hidden: int = 16
    horizon: int = 2  # how many turns a world is played on before the weights are asked
    trust: int = 150  # parts of 1024 that a target heeds of each later verdict, the rest is how it went on
    epochs: int = 2  # so many times a generation is learned from
    rate: int = 2000  # of the first steps, in millionths; it falls to a twentieth

    def __post_init__(self) -> None:
        Edition(self.edition)
        limits = {
            "games": (10, MOST_GAMES),
            "generation": (10, 100_000),
            "hidden": (1, MOST_HIDDEN),
            "horizon": (0, 100),
            "trust": (0, 1024),
            "epochs": (1, 100),
            "rate": (1, 100_000),
        }
        for name, (least, most) in limits.items():
            if not least <= getattr(self, name) <= most:
                value = str(getattr(self, name))
                english = f"{name} is {value}: from {least} to {most:,}"
                values = {"name": name, "value": value, "least": least, "most": f"{most:,}"}
                raise SetupError(Sentence(english, "lab-learn-number", **values))

    @property
    def generations(self) -> int:
        """How many there are; the last may be shorter."""
        return -(-self.games // self.generation)

    def games_of(self, number: int) -> range:
        """The numbers of the games of this generation."""
        return range(number * self.generation, min((number + 1) * self.generation, self.games))

    def seats_of(self, game: int) -> int:
        """How many sit at the table of this game."""
        return SEATS[game % len(SEATS)]

    def rate_of(self, number: int) -> float:
        """How far the weights of this generation go in one step."""
        left = 1 - number / self.generations
        return self.rate / 1e6 * (0.05 + 0.95 * left)

    @property
    def text(self) -> str:
        """The plan as it is written down."""
        lines = ["# What is learned here: leonardo learn --resume DIR goes on with it."]
        for name, value in {**asdict(self), **self._made_by}.items():
            lines.append(f"{name} = {value}" if isinstance(value, int) else f'{name} = "{value}"')
        return "\n".join(lines) + "\n"

    @property
    def _made_by(self) -> dict[str, str | int]:
        """What else decides what is learned."""
        return {
            "version": leonardo.__version__,
            "rules": rules_digest("learn/kernels"),
            "fingerprint": Edition(self.edition).fingerprint,
            "traits": VERSION,
        }

    def write(self, folder: Path) -> None:
        """The folder is there and holds the plan, and no other."""
        path = folder / FILE
        if path.exists():
            if self.read(folder) != self:
                english = f"{folder} holds another plan; choose another folder, or --resume {folder}"
                raise SetupError(Sentence(english, "lab-learn-other", folder=str(folder)))
            return
        folder.mkdir(parents=True, exist_ok=True)
        part = folder / f".{FILE}.part"
        part.write_text(self.text, encoding="utf-8")
        part.replace(path)

    @classmethod
    def read(cls, folder: Path) -> Plan:
        """The plan of this folder; a SetupError where there is none, or rules of another making."""
        path = folder / FILE
        try:
            said = tomllib.loads(path.read_text(encoding="utf-8"))
        except FileNotFoundError:
            english = f"nothing is learned in {folder}: there is no {FILE} in it"
            raise SetupError(Sentence(english, "lab-learn-nothing", folder=str(folder), file=FILE)) from None
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            english, detail = f"{path} cannot be read: {error}", str(error)
            raise SetupError(Sentence(english, "lab-unreadable", file=str(path), detail=detail)) from error
        try:
            made_by = {name: said.pop(name) for name in ("version", "rules", "fingerprint", "traits")}
            plan = cls(**said)
        except (KeyError, TypeError) as error:
            english, detail = f"{path} is not a plan: {error}", str(error)
            raise SetupError(Sentence(english, "lab-no-plan", file=str(path), detail=detail)) from error
        if made_by != plan._made_by:
            version = str(made_by["version"])
            english = (
                f"{folder} was made by other rules or bots than these (leonardo {version}); "
                "it cannot be gone on with. Begin another folder."
            )
            raise SetupError(Sentence(english, "lab-learn-rules", folder=str(folder), version=version))
        return plan
