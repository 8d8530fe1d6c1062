"""A run's table, ready for play at either speed: the edition in numbers, the desk, and room for the rest."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import Any, Final

from leonardo import rules
from leonardo.bots import ROSTER, UnknownBot
from leonardo.bots.planner import write_decks
from leonardo.bots.policies.notes import Notes
from leonardo.edition import Edition
from leonardo.errors import Sentence, SetupError
from leonardo.lab.kernels import choosing
from leonardo.lab.kernels.desk import Desk
from leonardo.words import DECK_NAMES

POLICIES: Final = {"random": choosing.RANDOM, "greedy": choosing.GREEDY, "planner": choosing.PLANNER}
MOST_GAMES: Final = 1 << 32  # a game's number is one word of its seed


class PlainTable:
    """Everything that the kernels ask for, as plain objects."""

    def __init__(
        self,
        edition: Edition,
        bots: Sequence[str],
        seed: str,
        decks: Mapping[str, Sequence[str]] | None = None,
    ) -> None:
        lists = {name: sorted((decks or edition.deck_lists(len(bots))).get(name, ())) for name in DECK_NAMES}
        edition.check_decks(lists, len(bots))
        self.edition = edition
        self.bots = tuple(bots)
        self.seed = seed
        self.t = edition.table
        self.s, self.v, self.blank, self.ahead = (rules.State() for _ in range(4))
        self.silent = rules.Tape()
        self.notes: Any = Notes()
        write_decks(self.notes, edition, {name: tuple(lists[name]) for name in lists})
        self.d = self._desk(lists)

    def _desk(self, lists: Mapping[str, Sequence[str]]) -> Any:
        d: Any = Desk()
        d.seats = len(self.bots)
        d.seed[:] = seed_words(self.seed)
        for seat, bot in enumerate(self.bots):
            d.policy[seat] = POLICIES[checked_bot(bot)]
        for name in DECK_NAMES:
            cards = [self.edition.card_code(card) for card in lists[name]]
            setattr(d, f"{name}_count", len(cards))
            getattr(d, f"{name}_list")[: len(cards)] = cards
        return d

    def count_games(self, first: int, count: int) -> tuple[int, list[int]]:
        """The decisions and the rows of so many games, played by the plain rules."""
        from leonardo.lab.kernels.counting import WIDTH, count_games

        rows = [0] * (count * WIDTH)
        play: Any = count_games
        made = play(*room_of(self), first, count, rows)
        return int(made), rows


class FastTable:
    """The same as records; a thread that plays has one of its own."""

    def __init__(self, plain: PlainTable) -> None:
        from leonardo import fast

        self.t = fast.filled(plain.t)
        self.states = fast.records(rules.State, 4)
        self.s, self.v, self.blank, self.ahead = self.states
        self.silent = fast.record(rules.Tape)
        self.notes = fast.filled(plain.notes)
        self.d = fast.filled(plain.d)

    def count_games(self, first: int, count: int) -> tuple[int, Any]:
        """The decisions and the rows of so many games, played by the compiled rules."""
        from leonardo import fast
        from leonardo.lab.kernels.counting import WIDTH, count_games

        rows = fast.numbers(count * WIDTH)
        made = fast.twin(count_games)(*room_of(self), first, count, rows)
        return int(made), rows.reshape(count, WIDTH)


def room_of(table: PlainTable | FastTable) -> tuple[Any, ...]:
    """What `count_games` asks for before the numbers of the games."""
    return (table.t, table.s, table.v, table.blank, table.d, table.notes, table.ahead, table.silent)


def seed_words(seed: str) -> tuple[int, ...]:
    """Four words from any text."""
    digest = blake2b(seed.encode(errors="surrogatepass"), digest_size=16, person=b"lab").digest()
    return tuple(int.from_bytes(digest[i : i + 4], "little") for i in range(0, 16, 4))


def checked_bot(name: str) -> str:
    """The name of a bot that can play in the laboratory."""
    if name in POLICIES:
        return name
    if name in ROSTER:
        english = f"{name!r} does not play compiled; the laboratory has {', '.join(POLICIES)}"
        raise SetupError(Sentence(english, "lab-slow-bot", bot=name, bots=", ".join(POLICIES)))
    english = f"{name!r} is not a bot: {', '.join(POLICIES)}."
    values = {"bot": name, "bots": ", ".join(POLICIES)}
    raise UnknownBot(Sentence.asking(name, POLICIES, english, "lab-bot", **values), bot=name)
