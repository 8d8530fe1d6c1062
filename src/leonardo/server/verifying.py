"""A finished game checked against what was published before it: the shuffle, the chance, every move."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from leonardo.errors import LeonardoError, RecordError, Sentence
from leonardo.game import Game
from leonardo.record import Record
from leonardo.record.replaying import why_refused
from leonardo.server.fair import FairChance, commitment, fair_deal, key_of
from leonardo.words import DECK_NAMES

PROOF: Final = ("Table", "Commitment", "Secret", "Entropy")
_SECRET: Final = re.compile("[0-9a-f]{64}")
_ENTROPY: Final = re.compile("(?:[0-9a-f]{32})?")


class Check(NamedTuple):
    """One thing that was checked. `what` names a message `verify-WHAT`; `detail` is for it."""

    what: str
    fine: bool
    detail: str = ""


def checks(record: Record, published: str = "") -> Iterator[Check]:
    """Every check of this record; a RecordError where it does not hold what can be checked.

    `published` is the commitment as somebody wrote it down before the deal. Without it the record's own is
    believed, and whoever made up the whole record is not found out.
    """
    table, said, secret, entropy = _proof(record)
    if published:
        yield Check("published", published.strip().lower() == said, published)
    yield Check("commitment", commitment(table, secret) == said, said)
    key = key_of(table, secret, entropy)
    assert record.deal is not None  # _proof has seen to it
    lying = {"main": record.deal.main, "extra": record.deal.extra}
    fair = fair_deal(key, lying, len(record.names))
    again = {"main": fair.main, "extra": fair.extra}
    yield Check("first", record.deal.first == fair.first, record.names[fair.first])
    for name in DECK_NAMES:
        if lying[name] or again[name]:
            yield Check(
                f"deck-{name}", lying[name] == again[name], _first_difference(lying[name], again[name])
            )
    if _has_own_lists(record, lying):
        yield Check("own-lists", True)
    yield from _play(record, key)


def _has_own_lists(record: Record, lying: Mapping[str, Sequence[str]]) -> bool:
    """Whether the table chose the cards itself, which everybody at it could see."""
    usual = record.edition.deck_lists(len(record.names))
    return record.own_lists or any(sorted(lying[name]) != sorted(usual[name]) for name in DECK_NAMES)


def _proof(record: Record) -> tuple[str, str, bytes, list[str]]:
    """Table, commitment, secret and what the seats added; a RecordError where something is missing."""
    headers = dict(record.headers)
    for name in PROOF:
        if name not in headers:
            english = f"there is no header {name}: this game was not dealt from a committed secret"
            raise RecordError(Sentence(english, "wrong-proof-header", header=name))
    if record.deal is None:
        english = "the game begins from a position, so that nothing was dealt"
        raise RecordError(Sentence(english, "wrong-proof-position"))
    secret, entropy = record.header("Secret") or "", list(headers["Entropy"])
    if not _SECRET.fullmatch(secret):
        english = "the header Secret is not 64 hexadecimal digits"
        raise RecordError(Sentence(english, "wrong-proof-secret"))
    if len(entropy) != len(record.names) or not all(map(_ENTROPY.fullmatch, entropy)):
        english = "the header Entropy needs, for every seat, 32 hexadecimal digits or nothing"
        raise RecordError(Sentence(english, "wrong-proof-entropy"))
    return record.header("Table") or "", record.header("Commitment") or "", bytes.fromhex(secret), entropy


def _play(record: Record, key: bytes) -> Iterator[Check]:
    """The moves by the rules, with chance from the secret."""
    assert record.deal is not None
    game = Game.dealt(record.edition, record.names, record.deal, FairChance(key), given=record.own_lists)
    left_to_chance = 0
    for number, entry in enumerate(record.moves, 1):
        try:
            game.play(entry.move)
        except LeonardoError as error:
            where = f"{number}. {entry.move.text}"
            detail = Sentence(f"{where}: {error}", "wrong-there", where=where, why=why_refused(game, error))
            yield Check("moves", False, detail)
            return
        left_to_chance += len(entry.chance)
        if game.made[-1].chance != entry.chance:
            yield Check("chance", False, f"{number}. {entry.move.text}")
            return
    if left_to_chance:
        yield Check("chance", True, str(left_to_chance))
    yield Check("moves", True, str(len(record.moves)))


def _first_difference(lying: tuple[str, ...], fair: tuple[str, ...]) -> str:
    pairs = enumerate(zip(lying, fair, strict=True), 1)
    return next((f"{place}: {card} / {due}" for place, (card, due) in pairs if card != due), str(len(fair)))


__all__ = ["Check", "checks"]
