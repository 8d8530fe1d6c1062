"""What is played: bots, edition, seats, deals, seed; the first line of the file of results remembers it."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

import leonardo
from leonardo.arena.seating import Format, Lineup, Seating, entrants, labels, lineups, seatings
from leonardo.arena.sequential import Test
from leonardo.bots import make
from leonardo.edition import Edition
from leonardo.errors import LeonardoError, Sentence, SetupError
from leonardo.guests import PREFIX, command_of
from leonardo.guests.guest import MARGIN
from leonardo.rules.layout import SEATS

MOST_DEALS: Final = 10_000_000
MOST_TURNS: Final = 400  # where the rules let a game go on for ever, it is scored after so many
LONGEST: Final = 3_600_000  # milliseconds for a decision

# Whoever changes one of these may change how a game goes, or how strong a bot is.
_DECISIVE: Final = ("rules", "bots", "chance.py", "deal.py", "lots.py")


@dataclass(frozen=True, slots=True)
class Plan:
    """A match or tournament, frozen. Its games depend on it and their own number alone."""

    style: Format
    edition: Edition
    seats: int
    named: tuple[str, ...]  # the bots as they were named
    deals: int
    seed: str
    ms: int = 1000  # for a decision of an outside bot
    margin: int = MARGIN
    test: Test | None = None
    records: bool = field(default=False, compare=False)

    def __post_init__(self) -> None:
        if not 2 <= self.seats <= SEATS:
            english = f"{self.seats} seats: a game has 2 to {SEATS}"
            raise SetupError(Sentence(english, "wrong-seats", count=self.seats, most=SEATS))
        if not 1 <= self.deals <= MOST_DEALS:
            english = f"{self.deals} deals: from 1 to {MOST_DEALS:,}"
            raise SetupError(
                Sentence(english, "arena-number-of-deals", deals=str(self.deals), most=MOST_DEALS)
            )
        if not (1 <= self.ms <= LONGEST and 0 <= self.margin <= LONGEST):
            english = f"{self.ms} ms and {self.margin} for being late: from 1 to {LONGEST:,}"
            said = {"ms": str(self.ms), "margin": str(self.margin)}
            raise SetupError(Sentence(english, "arena-milliseconds", most=LONGEST, **said))
        for bot in self.named:
            checked_bot(bot)
        if self.test is not None and len(self.bots) != 2:
            raise SetupError(Sentence("a sequential test is between two bots", "arena-sprt-two"))
        self.edition.check_decks(self.edition.deck_lists(self.seats), self.seats)
        assert self.lineups  # which says what cannot meet

    @property
    def bots(self) -> tuple[str, ...]:
        """The different bots, as they are made."""
        return entrants(self.named)[0]

    @property
    def labels(self) -> tuple[str, ...]:
        """The same under names of which no two are equal."""
        return labels(self.bots)

    @property
    def lineups(self) -> tuple[Lineup, ...]:
        return lineups(self.style, entrants(self.named)[1], self.seats)

    def seatings(self, lineup: int, deal: int) -> tuple[Seating, ...]:
        """The games of a deal: which bot sits where."""
        return seatings(self.lineups[lineup], self.seats, self.seed, deal)

    @property
    def games_a_deal(self) -> int:
        """All line-ups together."""
        return sum(len(self.seatings(lineup, 0)) for lineup in range(len(self.lineups)))

    @property
    def games(self) -> int:
        return self.deals * self.games_a_deal

    @property
    def tasks(self) -> Iterator[tuple[int, int]]:
        """Line-up and deal of all there is to play; deal by deal, so that all line-ups come along alike."""
        for deal in range(self.deals):
            for lineup in range(len(self.lineups)):
                yield lineup, deal

    def deal_seed(self, deal: int) -> str:
        """The seed by which `leonardo play` deals the same cards."""
        return f"{self.seed} {deal}"

    def bot_seed(self, lineup: int, deal: int, turn: int, seat: int) -> str:
        """The seed of a bot's own chance. It tells nothing of the deal's, since outside bots see it."""
        whole = json.dumps([self.seed, lineup, deal, turn, seat])
        digest = hashlib.blake2b(whole.encode(errors="surrogatepass"), digest_size=8, person=b"arena bot")
        return digest.hexdigest()

    # --- remembered ----------------------------------------------------------------------------------------

    @property
    def told(self) -> dict[str, Any]:
        """The plan as a JSON object, with what else decides how its games go."""
        return {
            "style": self.style,
            "edition": self.edition.name,
            "revision": self.edition.revision,
            "fingerprint": self.edition.fingerprint,
            "options": dict(self.edition.options),
            "seats": self.seats,
            "bots": list(self.named),
            "deals": self.deals,
            "seed": self.seed,
            "ms": self.ms,
            "margin": self.margin,
            "records": self.records,
            "test": None if self.test is None else asdict(self.test),
            "version": leonardo.__version__,
            "code": code_digest(),
        }

    @classmethod
    def of(cls, told: Mapping[str, Any]) -> Plan:
        """The plan that was told like this, whatever code made it."""
        edition = Edition(told["edition"], **told["options"])
        test = None if told["test"] is None else Test(**told["test"])
        named = tuple(told["bots"])
        style, seats, deals, seed = told["style"], told["seats"], told["deals"], told["seed"]
        ms, margin, records = told["ms"], told["margin"], told["records"]
        return cls(style, edition, seats, named, deals, seed, ms, margin, test, records)


def checked_bot(spec: str) -> str:
    """The spec of a bot that there is: a name of the roster, or `cmd:` and a command."""
    if spec.startswith(PREFIX):
        command_of(spec)
        return spec
    try:
        make(spec, "")
    except LeonardoError as error:
        error.args = (f"{error} A program is written {PREFIX}COMMAND.",)
        raise
    return spec


def edition_for(name: str, options: Mapping[str, Any]) -> Edition:
    """The edition with these options, and an end to games that would have none."""
    chosen = Edition(name, **options)
    if "turn_limit" in chosen.switches and "turn_limit" not in options:
        chosen = Edition(name, **options, turn_limit=MOST_TURNS)
    return chosen


def code_digest() -> str:
    """A digest of every file that decides how a game goes."""
    home = Path(leonardo.__file__).parent
    digest = hashlib.blake2b(digest_size=8)
    for name in _DECISIVE:
        place = home / name
        for path in sorted(place.rglob("*.py")) if place.is_dir() else [place]:
            digest.update(path.relative_to(home).as_posix().encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()


def deals_for(games: int, style: Format, named: Sequence[str], seats: int) -> int:
    """How many deals make so many games of a line-up, rounded up to whole deals."""
    many = lineups(style, entrants(named)[1], seats)
    each = max(len(seatings(lineup, seats, "", 0)) for lineup in many)
    return max(1, -(-games // each))
