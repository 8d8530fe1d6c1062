"""An edition with its options chosen: `Edition("classic", gifted_line="played_card")`.

An edition is a folder of data in `editions/`; no line of code asks for its name. What its options
can be is in `switches.py`, what its action cards can do in `action_cards.py`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType
from typing import Any, Final, NoReturn, final

from leonardo.action_cards import Action, action_ids, action_number, actions_of
from leonardo.deck_checks import Deck, foreign_reason, shortages
from leonardo.edition_folders import folder_names, frozen_fingerprints, read_folder
from leonardo.errors import EditionError, Sentence, SetupError, UnknownEdition, did_you_mean
from leonardo.rules import codes
from leonardo.rules.layout import Table
from leonardo.switches import SWITCHES, OptionValue, check_value, offered_by, refuse_option
from leonardo.words import (
    DECK_NAMES,
    HIDDEN_CARD,
    HIDDEN_EXTRA_CARD,
    hidden_card_text,
    symbol_card_code,
    symbol_card_text,
)

__all__ = ["Action", "Edition", "OptionValue", "action_ids"]

# What lies on each seat's table before the first turn, by the shape of the table. [BASE-5, EXP-9]
LAID_OUT: Final[Mapping[str, Mapping[str, int]]] = MappingProxyType(
    {"cross": {"main": 5}, "square": {"main": 5, "extra": 4}, "field": {}}
)


@final
class Edition:
    """A frozen value: equal name and options are the same edition, and the repr rebuilds it."""

    __slots__ = ("_hash", "_options", "_switches", "_table", "_texts", "name")

    name: str
    _options: Mapping[str, OptionValue]
    _switches: Mapping[str, OptionValue]
    _hash: int
    _table: Any
    _texts: dict[int, str]

    def __init__(self, name: str, /, **options: OptionValue) -> None:
        if name not in folder_names():
            known = folder_names()
            english = f"{name!r} is not an edition: {', '.join(known)}."
            message, values = "error-unknown-edition", {"edition": str(name), "editions": known}
            raise UnknownEdition(Sentence.asking(str(name), known, english, message, **values), edition=name)
        offered = offered_by(name)
        for option, value in options.items():
            if option not in offered:
                refuse_option(name, option)
            check_value(name, option, value, offered[option]["values"])
        switches = {option: options.get(option, offered[option]["default"]) for option in offered}
        differing = {o: v for o, v in switches.items() if v != offered[o]["default"]}
        object.__setattr__(self, "name", name)
        object.__setattr__(self, "_switches", MappingProxyType(switches))
        object.__setattr__(self, "_options", MappingProxyType(differing))
        object.__setattr__(self, "_hash", hash((name, tuple(differing.items()))))
        object.__setattr__(self, "_table", None)
        object.__setattr__(self, "_texts", _CardTexts(self))

    @staticmethod
    def names() -> tuple[str, ...]:
        """All editions there are, in alphabetical order."""
        return folder_names()

    @property
    def options(self) -> Mapping[str, OptionValue]:
        """The options that differ from the edition's defaults, in the order of C.6."""
        return self._options

    @property
    def switches(self) -> Mapping[str, OptionValue]:
        """Every option of this edition with its value, in the order of C.6."""
        return self._switches

    @property
    def table(self) -> Any:
        """The edition in numbers, as the rules read it. It is shared: nobody may write in it."""
        if self._table is None:
            object.__setattr__(self, "_table", _table(self))
        return self._table

    @property
    def actions(self) -> tuple[Action, ...]:
        """The action cards, numbered from 1 in the alphabet of their ids."""
        return actions_of(self.name)

    @property
    def revision(self) -> int:
        """A published revision never plays differently; a correction is the next revision."""
        return int(read_folder(self.name).edition["revision"])

    @property
    def fingerprint(self) -> str:
        """A digest of the folder's meaning, without the options chosen."""
        return read_folder(self.name).fingerprint

    @property
    def is_frozen(self) -> bool:
        """Whether the folder still is what was published as its revision."""
        published = frozen_fingerprints().get(self.name, {})
        return published.get(str(self.revision)) == self.fingerprint

    @property
    def seats_offered(self) -> tuple[int, ...]:
        """The numbers of seats on the box; more are possible where the decks suffice."""
        low, high = read_folder(self.name).edition["seats"]
        return tuple(range(low, high + 1))

    @property
    def decks(self) -> Mapping[str, Deck]:
        """What each deck is made of and needs: "main", and "extra" where the edition has one."""
        return _decks(self)

    @property
    def deck_choices(self) -> tuple[str, ...]:
        """The names of the ready-made deck lists, "default" first."""
        further = (choice for deck in self.decks.values() for choice in deck.choices)
        return ("default", *sorted(set(further)))

    def deck_lists(self, seats: int, choice: str = "default") -> dict[str, tuple[str, ...]]:
        """The cards of "main" and "extra" for so many seats, sorted as text; no deck is ()."""
        _check_seats(seats)
        if choice not in self.deck_choices:
            known = self.deck_choices
            english = f"{self.name} has no deck choice {choice!r}: {', '.join(known)}."
            values = {"edition": self.name, "choice": choice, "choices": known}
            raise SetupError(Sentence.asking(choice, known, english, "wrong-deck-choice", **values))
        return {
            name: _list(self, self.decks[name].list_name(seats, choice)) if name in self.decks else ()
            for name in DECK_NAMES
        }

    def check_decks(self, decks: Mapping[str, Sequence[str]], seats: int) -> None:
        """A game can begin with these decks; if not, a SetupError says where and what would do."""
        _check_seats(seats)
        for name, cards in decks.items():
            if name not in DECK_NAMES:
                english = f"decks.{name}: a deck is main or extra."
                raise SetupError(Sentence.asking(name, DECK_NAMES, english, "wrong-deck", deck=name))
            for at, card in enumerate(cards):
                if reason := foreign_reason(self, name, card):
                    where = f"decks.{name}[{at}]"
                    told = Sentence(f"{where}: {reason}", "wrong-there", where=where, why=reason)
                    raise SetupError(told, deck=name, card=card)
        sizes = {name: len(decks.get(name, ())) for name in DECK_NAMES}
        for reason in shortages(self, sizes, seats):
            raise SetupError(reason, seats=seats, cards=sizes)

    def card_code(self, text: str) -> int:
        """The card of this text, hidden and action cards of this edition too; or a ValueError."""
        if text == HIDDEN_CARD:
            return codes.HIDDEN
        if text == HIDDEN_EXTRA_CARD:
            return codes.HIDDEN | codes.EXTRA
        if not text.startswith("!"):
            return symbol_card_code(text)
        return codes.ACTION | codes.EXTRA | action_number(self.name, text)

    def card_text(self, code: int) -> str:
        """The text of this card."""
        return self._texts[code]

    @property
    def card_texts(self) -> Mapping[int, str]:
        """The text of every card, by its number."""
        return self._texts

    def _card_text(self, code: int) -> str:
        if code & codes.HIDDEN:
            return hidden_card_text(code)
        if code & codes.ACTION:
            return self.actions[(code & codes.ACTION_NUMBER) - 1].text
        return symbol_card_text(code)

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"an Edition cannot be changed; make another: Edition({self.name!r}, ...)")

    def __delattr__(self, name: str) -> NoReturn:
        raise AttributeError("an Edition cannot be changed")

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if not isinstance(other, Edition):
            return NotImplemented
        return self.name == other.name and self._options == other._options

    def __hash__(self) -> int:
        return self._hash

    def __repr__(self) -> str:
        chosen = "".join(f", {option}={value!r}" for option, value in self._options.items())
        return f"Edition({self.name!r}{chosen})"

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuilt, (self.name, dict(self._options))


class _CardTexts(dict[int, str]):
    """The texts of an edition's cards, each made when it is first asked for."""

    def __init__(self, edition: Edition) -> None:
        self._edition = edition

    def __missing__(self, code: int) -> str:
        self[code] = text = self._edition._card_text(code)
        return text


def _rebuilt(name: str, options: dict[str, OptionValue]) -> Edition:
    return Edition(name, **options)


def _check_seats(seats: int) -> None:
    if type(seats) is not int or not 2 <= seats <= 6:
        told = Sentence(f"{seats!r} seats: a game has 2 to 6", "wrong-seats", count=seats, most=6)
        raise SetupError(told, seats=seats)


def _list(edition: Edition, name: str) -> tuple[str, ...]:
    """The deck list of this name in the edition's folder."""
    lists = read_folder(edition.name).decks
    if name not in lists:
        near = did_you_mean(name, lists)
        raise EditionError(f"there is no {name}.deck.{near}", where=f"{edition.name}/decks")
    return lists[name]


def _shape(edition: Edition) -> dict[str, Any]:
    """The shape of the folder, with what the chosen options put in its place."""
    shape = dict(read_folder(edition.name).edition["shape"])
    if shape["table"] not in LAID_OUT:
        raise EditionError(
            f"{shape['table']!r} is not one of {', '.join(LAID_OUT)}",
            where=f"{edition.name}/edition.toml, shape.table",
        )
    for option, value in edition.switches.items():
        shape["hand"] = offered_by(edition.name)[option].get("hand", {}).get(value, shape["hand"])
    return shape


@lru_cache(maxsize=512)
def _decks(edition: Edition) -> Mapping[str, Deck]:
    shape = _shape(edition)
    laid = LAID_OUT[shape["table"]]
    return MappingProxyType(
        {
            name: Deck.from_table(entry, laid.get(name, 0) + shape["hand"].get(name, 0))
            for name, entry in read_folder(edition.name).edition["decks"].items()
        }
    )


@lru_cache(maxsize=512)
def _table(edition: Edition) -> Any:
    shape = _shape(edition)
    table = Table()
    table.on_field = int(shape["table"] == "field")
    table.square = int(shape["table"] == "square")
    table.two_decks = int("extra" in edition.decks)
    table.has_actions = int(bool(edition.actions))
    table.has_veto = int(shape.get("veto", False))
    table.hand_size = shape["hand"].get("main", 0)
    table.hand_extra = shape["hand"].get("extra", 0)
    table.refill_to = shape["refill_to"]
    table.actions_each_turn = shape.get("actions_each_turn", 0)
    # What other editions leave open and this one does not is fixed in its folder.
    fixed = read_folder(edition.name).edition.get("fixed", {})
    for option, value in {**fixed, **edition.switches}.items():
        words = SWITCHES[option]
        setattr(table, option, words.index(value) if words else value)
    for action in edition.actions:
        table.moment[action.number] = action.moment
        table.effect[action.number] = action.effect
        table.amount[action.number] = action.amount
    return table
