"""The fair shuffle: a secret is committed to before anybody sits down, and shown when the game is over.

    C = SHA-256("v1|" table "|" secret)                      published when the table is made
    K = HMAC-SHA256(secret, "v1|" table "|" c0 "|" c1 ...)   c = what each seat added, hexadecimal or nothing
    block i of a stream = HMAC-SHA256(K, label "|" i), read as words of 32 bits, most significant byte first

A number below n is the first word under the largest multiple of n, modulo n: no number is likelier than
another. Each purpose has a label of its own, so that a later chance cannot shift the deal.

This shows that the server did not choose the cards after it had heard the seats. It cannot show that the
server did not look at them.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Mapping, Sequence
from typing import Any, Final

from leonardo.deal import Deal
from leonardo.words import DECK_NAMES

WORD: Final = 1 << 32
SECRET_BYTES: Final = 32
ENTROPY_BYTES: Final = 16


def commitment(table: str, secret: bytes) -> str:
    """What is published before the deal."""
    return hashlib.sha256(f"v1|{table}|".encode() + secret).hexdigest()


def key_of(table: str, secret: bytes, entropy: Sequence[str]) -> bytes:
    """The key of every stream of this game."""
    return hmac.digest(secret, "|".join(("v1", table, *entropy)).encode(), "sha256")


class Stream:
    """The random words of one label."""

    def __init__(self, key: bytes, label: str) -> None:
        self._key = key
        self._label = label
        self._block = 0
        self._words: list[int] = []

    def word(self) -> int:
        """The next 32 bits."""
        if not self._words:
            block = hmac.digest(self._key, f"{self._label}|{self._block}".encode(), "sha256")
            self._words = [int.from_bytes(block[i : i + 4], "big") for i in range(28, -4, -4)]
            self._block += 1
        return self._words.pop()

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely."""
        limit = WORD - WORD % n
        while (word := self.word()) >= limit:
            pass
        return word % n

    def shuffled(self, cards: Sequence[str]) -> list[str]:
        """The cards in random order, whatever order they came in."""
        order = sorted(cards)
        for i in range(len(order) - 1, 0, -1):
            j = self.below(i + 1)
            order[i], order[j] = order[j], order[i]
        return order


def fair_deal(key: bytes, lists: Mapping[str, Sequence[str]], seats: int) -> Deal:
    """The deal that belongs to this key."""
    lying = {name: tuple(Stream(key, f"deal {name}").shuffled(lists.get(name, ()))) for name in DECK_NAMES}
    return Deal(Stream(key, "first").below(seats), lying["main"], lying["extra"])


class FairChance:
    """Chance from the committed secret; what a log has written down comes first.

    The n-th thing left to chance has the n-th stream, so that taking a move back and making it again has
    the same result.
    """

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._asked = 0
        self._written: list[tuple[str, Any]] = []

    def written(self, said: Sequence[tuple[str, Any]]) -> None:
        """What the log says comes next, in place of the streams."""
        self._written = list(said)

    def shuffle(self, deck: str, cards: list[str]) -> list[str]:
        stream = self._next()
        return list(self._written.pop(0)[1]) if self._written else stream.shuffled(cards)

    def take(self, seat: int, cards: list[str]) -> str:
        stream = self._next()
        return str(self._written.pop(0)[1]) if self._written else sorted(cards)[stream.below(len(cards))]

    def _next(self) -> Stream:
        self._asked += 1
        return Stream(self._key, f"chance {self._asked}")

    def mark(self) -> int:
        return self._asked

    def back_to(self, mark: Any) -> None:
        self._asked = int(mark)

    def copy(self) -> FairChance:
        twin = FairChance(self._key)
        twin._asked, twin._written = self._asked, list(self._written)
        return twin
