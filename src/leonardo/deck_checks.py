"""What the decks of an edition must be: which cards belong, how many suffice, what is advice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, TypeVar

from leonardo.decks import DeckList, Listed, Problem, card_complaint
from leonardo.errors import Sentence, sentence_of
from leonardo.rules.layout import PILE
from leonardo.words import SYMBOL_CODES

if TYPE_CHECKING:  # an Edition asks this file about its decks; here it is only read
    from leonardo.edition import Edition

# What a deck may hold, as an edition's `holds` names it, and in plain words.
KINDS: Final = {
    "pair": Sentence("two symbols without a plus", "wrong-kind-pair"),
    "triple": Sentence("three symbols without a plus", "wrong-kind-triple"),
    "extra-pair": Sentence("two symbols with a plus", "wrong-kind-extra-pair"),
    "extra-triple": Sentence("three symbols with a plus", "wrong-kind-extra-triple"),
    "action": Sentence("its own action cards", "wrong-kind-action"),
}
FEWEST_FOR_A_LINE: Final = 3

_T = TypeVar("_T")


@dataclass(frozen=True)
class Deck:
    """One deck of an edition: its lists by the number of seats or by choice, and what it needs."""

    list: str
    holds: tuple[str, ...]
    dealt: int  # to each seat, on the table and into the hand
    list_from: Mapping[int, str] = field(default_factory=dict)
    choices: Mapping[str, str] = field(default_factory=dict)
    at_least: Mapping[int, int] = field(default_factory=dict)
    identical: Mapping[int, int] = field(default_factory=dict)

    @classmethod
    def from_table(cls, entry: Mapping[str, Any], dealt: int) -> Deck:
        """The deck that this TOML table describes; numbers of seats are keys there, so texts."""
        by_seats = {
            key: {int(seats): value for seats, value in entry.get(key, {}).items()}
            for key in ("list_from", "at_least", "identical")
        }
        choices = dict(entry.get("choices", {}))
        return cls(entry["list"], tuple(entry["holds"]), dealt, choices=choices, **by_seats)

    def list_name(self, seats: int, choice: str = "default") -> str:
        """The deck list file for so many seats; a choice of the table comes first."""
        return self.choices.get(choice) or _from_seats(self.list_from, seats) or self.list

    def fewest(self, seats: int) -> int:
        """The number of cards that the edition demands, whatever is dealt. [EXP-3]"""
        return _from_seats(self.at_least, seats) or 0

    def most_identical(self, seats: int) -> int | None:
        """How many equal cards are advised at most. [EXP-4]"""
        return _from_seats(self.identical, seats)


def _from_seats(table: Mapping[int, _T], seats: int) -> _T | None:
    known = [least for least in table if least <= seats]
    return table[max(known)] if known else None


def kind_of(card: str) -> str:
    """The kind of a well-written card, as `holds` names it."""
    if card.startswith("!"):
        return "action"
    letters = card.removeprefix("+")
    return ("extra-" if letters != card else "") + ("pair" if len(letters) == 2 else "triple")


def foreign_reason(edition: Edition, deck: str, card: object) -> str | None:
    """Why this card cannot be in this deck of the edition, or None."""
    if not isinstance(card, str):
        return Sentence(f"{card!r} is not the text of a card", "wrong-card-text", card=str(card))
    reason, _ = card_complaint(card)
    if reason:
        return reason
    if deck not in edition.decks:
        sentence = f"{card}: {edition.name} has one deck, [main]"
        return Sentence(sentence, "wrong-deck-one", card=card, edition=edition.name)
    holds = edition.decks[deck].holds
    kind = kind_of(card)
    if kind == "action":
        try:
            edition.card_code(card)
        except ValueError as error:
            return sentence_of(error)
    if kind in holds:
        return None
    kinds = [KINDS[one] for one in holds]
    sentence = f"{card} is foreign to the {deck} deck of {edition.name}: {' or '.join(kinds)}"
    values = {"card": card, "deck": deck, "edition": edition.name, "kinds": kinds}
    homes = [name for name in edition.decks if kind in edition.decks[name].holds]
    if homes:
        elsewhere = f"{sentence}; it belongs to [{homes[0]}]"
        return Sentence(elsewhere, "wrong-deck-foreign-home", home=homes[0], **values)
    return Sentence(sentence, "wrong-deck-foreign", **values)


def shortages(edition: Edition, sizes: Mapping[str, int], seats: int) -> list[str]:
    """Why no game of so many seats can begin with decks of these sizes; nothing if one can."""
    reasons: list[str] = []
    left = 0
    for name, deck in edition.decks.items():
        size = sizes.get(name, 0)
        needed = seats * deck.dealt
        left += size - needed
        if size < deck.fewest(seats):
            fewest = deck.fewest(seats)
            needs = f"{edition.name} with {seats} seats needs at least {fewest}"
            sentence = f"decks.{name}: {size} cards; {needs} [EXP-3]"
            values = {"deck": name, "edition": edition.name, "seats": seats, "needed": fewest}
            reasons.append(Sentence(sentence, "wrong-deck-fewest", count=size, **values))
        elif size < needed:
            sentence = (
                f"decks.{name}: {size} cards; dealing {deck.dealt} to each of {seats} seats needs {needed}"
            )
            dealing = {"deck": name, "dealt": deck.dealt, "seats": seats, "needed": needed}
            reasons.append(Sentence(sentence, "wrong-deck-dealing", count=size, **dealing))
        if size > PILE:
            sentence = f"decks.{name}: {size} cards; a deck has at most {PILE}"
            reasons.append(Sentence(sentence, "wrong-deck-most", deck=name, count=size, most=PILE))
    if not edition.table.on_field or reasons:
        return reasons
    total = sum(sizes.values())
    if left <= 0:
        sentence = f"decks: all {total} cards are dealt to {seats} seats; a game needs one more to draw"
        reasons.append(Sentence(sentence, "wrong-decks-all-dealt", count=total, seats=seats))
    if total > PILE:
        sentence = f"decks: {total} cards; a game on the field has at most {PILE}"
        reasons.append(Sentence(sentence, "wrong-decks-most", count=total, most=PILE))
    return reasons


@dataclass(frozen=True)
class Verdict:
    """What deck list files amount to in an edition: the decks, what is wrong, what is unusual."""

    edition: str
    seats: int
    decks: Mapping[str, tuple[str, ...]]
    own: tuple[str, ...]  # decks the files say nothing about, taken from the edition itself
    errors: tuple[Problem, ...]
    warnings: tuple[Problem, ...]


def check_deck(lists: Sequence[DeckList], edition: Edition, seats: int) -> Verdict:
    """The verdict on these files together; every problem is in it, none is raised."""
    decks: dict[str, list[str]] = {name: [] for name in edition.decks}
    errors = [problem for one in lists for problem in one.problems]
    warnings = [
        Problem(one.source, 0, 0, _for_another(one.edition, edition.name))
        for one in lists
        if one.edition is not None and one.edition != edition.name
    ]
    named = set()
    seen: Counter[tuple[str, str]] = Counter()
    for entry in (entry for one in lists for entry in one.entries):
        deck = entry.deck or _home(edition, entry.card)
        named.add(deck)
        reason = foreign_reason(edition, deck, entry.card)
        if reason:
            errors.append(_problem(entry, reason))
            continue
        decks[deck] += [entry.card] * entry.count
        warnings += _unusual(edition, deck, entry, seen, seats)
        seen[deck, entry.card] += entry.count
    own = tuple(name for name in decks if name not in named)
    defaults = edition.deck_lists(seats)
    whole = {name: defaults[name] if name in own else tuple(sorted(cards)) for name, cards in decks.items()}
    together = ", ".join(one.source for one in lists)
    if not errors:  # after a mistake the numbers would only repeat it
        sizes = {name: len(cards) for name, cards in whole.items()}
        errors = [Problem(together, 0, 0, reason) for reason in shortages(edition, sizes, seats)]
        warnings += [Problem(together, 0, 0, reason) for reason in _scarce(whole)]
    return Verdict(edition.name, seats, whole, own, tuple(errors), tuple(warnings))


def census(cards: Sequence[str]) -> dict[str, Any]:
    """How many cards, different ones and of each kind there are, and on how many each symbol is."""
    kinds = Counter(kind_of(card) for card in cards)
    letters = Counter(letter for card in cards if card[0] != "!" for letter in card)
    return {
        "cards": len(cards),
        "different": len(set(cards)),
        "kinds": {kind: kinds[kind] for kind in KINDS if kinds[kind]},
        "symbols": {symbol: letters[symbol] for symbol in SYMBOL_CODES},
    }


def _for_another(written: str, edition: str) -> Sentence:
    sentence = f"was written for {written}, not for {edition}"
    return Sentence(sentence, "odd-edition", written=written, edition=edition)


def _problem(entry: Listed, reason: str) -> Problem:
    return Problem(entry.source, entry.line, entry.column, reason)


def _home(edition: Edition, card: str) -> str:
    """The deck where a card goes that was written under none: by its back, if there are two."""
    return "extra" if "extra" in edition.decks and card[0] in "+!" else "main"


def _unusual(
    edition: Edition, deck: str, entry: Listed, seen: Mapping[tuple[str, str], int], seats: int
) -> Iterator[Problem]:
    """What is allowed about this card but not as it is printed or advised."""
    before = seen[deck, entry.card]
    most = edition.decks[deck].most_identical(seats)
    if most is not None and before + entry.count > most >= before:
        sentence = f"{entry.card}: more than {most} identical cards with {seats} seats [EXP-4]"
        reason = Sentence(sentence, "odd-identical", card=entry.card, count=most, seats=seats)
        yield _problem(entry, reason)
    rows = {SYMBOL_CODES.index(letter) // 6 for letter in entry.card if letter in SYMBOL_CODES}
    if kind_of(entry.card) == "pair" and len(rows) == 1 and not before:
        row = "lower" if rows == {1} else "upper"
        sentence = f"{entry.card}: two {row} symbols; printed main cards pair upper with lower"
        yield _problem(entry, Sentence(sentence, "odd-row", card=entry.card, row=row))


def _scarce(decks: Mapping[str, Sequence[str]]) -> Iterator[str]:
    """The symbols that are on fewer cards than a line needs."""
    counts = census([card for cards in decks.values() for card in cards])["symbols"]
    for symbol, count in counts.items():
        if count < FEWEST_FOR_A_LINE:
            sentence = f"{symbol} is on {count} cards in all, so no line can earn its Key"
            yield Sentence(sentence, "odd-scarce", symbol=symbol, count=count)
