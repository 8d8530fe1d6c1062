"""Who sits where: people on this device and bots, as `--seats you,planner,random` says."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple

from leonardo.bots import ROSTER, UnknownBot
from leonardo.errors import Sentence, SetupError
from leonardo.texts import say

PERSON: Final = "you"


class Seat(NamedTuple):
    """A name, and the bot that plays for it; None is a person at this device."""

    name: str
    bot: str | None

    @property
    def kind(self) -> str:
        """The word by which a seat of this kind is asked for."""
        return self.bot or PERSON


def seats_of(wanted: str, language: str) -> list[Seat]:
    """The seats of a list such as `you,planner` or `you:Anna,you:Boris,random`."""
    kinds: list[str] = []
    names: list[str] = []
    for word in wanted.split(","):
        kind, _, name = (part.strip() for part in word.partition(":"))
        kinds.append(checked(kind.lower()))
        names.append(name)
    return [
        Seat(name, bot) for name, bot in zip(_named(kinds, names, language), map(_bot, kinds), strict=True)
    ]


def seats_named(names: Sequence[str], kinds: Sequence[str]) -> list[Seat]:
    """The seats of a game that goes on: whoever is not known to be a bot is a person."""
    known = [checked(kind) for kind in kinds] if len(kinds) == len(names) else [PERSON] * len(names)
    return [Seat(name, _bot(kind)) for name, kind in zip(names, known, strict=True)]


def checked(kind: str) -> str:
    """The kind of a seat, if there is such a kind."""
    if kind == PERSON or kind in ROSTER:
        return kind
    known = (PERSON, *ROSTER)
    english = f"{kind!r} is neither a person nor a bot: {', '.join(known)}."
    told = Sentence.asking(kind, known, english, "wrong-seat-kind", kind=kind, kinds=", ".join(known))
    raise UnknownBot(told, bot=kind)


def _bot(kind: str) -> str | None:
    return None if kind == PERSON else kind


def _named(kinds: Sequence[str], names: Sequence[str], language: str) -> list[str]:
    """Every seat has a name of its own; equal ones are numbered."""
    people = say(language, "play-name-person")
    wanted = [
        name or (people if kind == PERSON else kind.capitalize())
        for kind, name in zip(kinds, names, strict=True)
    ]
    given = Counter(name for name in names if name)
    if twice := next((name for name, count in given.items() if count > 1), None):
        sentence = f"two seats are called {twice}; give each its own name"
        raise SetupError(Sentence(sentence, "wrong-seats-called", name=twice))
    many, used = Counter(wanted), Counter[str]()
    for place, name in enumerate(wanted):
        if many[name] > 1 and not names[place]:
            used[name] += 1
            wanted[place] = f"{name} {used[name]}"
    return wanted
