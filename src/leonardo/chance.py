"""Repeatable chance: a small generator over 32-bit words, in the style of the rules, run plain or compiled.

The generator is sfc32 (Chris Doty-Humphrey's "small fast counter"), its state four words in a list that
the caller owns. The same seed gives the same cards on every machine and at both speeds.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

WORD = 0xFFFFFFFF
WARM_UP = 15


def next_word(r: Any) -> int:
    """The next 32 random bits; the state has moved on."""
    out: int = (r[0] + r[1] + r[3]) & WORD
    r[3] = (r[3] + 1) & WORD
    r[0] = r[1] ^ (r[1] >> 9)
    r[1] = (r[2] + (r[2] << 3)) & WORD
    r[2] = (((r[2] << 21) & WORD | (r[2] >> 11)) + out) & WORD
    return out


def start(r: Any, a: int, b: int, c: int) -> None:
    """The state begins the stream named by these three words."""
    r[0], r[1], r[2], r[3] = a & WORD, b & WORD, c & WORD, 1
    for _ in range(WARM_UP):
        next_word(r)


def below(r: Any, n: int) -> int:
    """A number from 0 to n - 1, each equally likely (by rejection)."""
    product = next_word(r) * n
    if product & WORD < n:
        threshold = (WORD + 1) % n
        while product & WORD < threshold:
            product = next_word(r) * n
    return product >> 32


def shuffle(r: Any, cards: Any, count: int) -> None:
    """The first `count` cards are in random order, each order equally likely as far as 128 bits allow."""
    for i in range(count - 1, 0, -1):
        j = below(r, i + 1)
        cards[i], cards[j] = cards[j], cards[i]


def seeded(text: str, purpose: str = "") -> list[int]:
    """A fresh state for this seed; different purposes draw from different streams."""
    # A seed is any text, even one with half of a surrogate pair in it.
    digest = blake2b(
        text.encode(errors="surrogatepass"), digest_size=12, person=purpose.encode()[:16]
    ).digest()
    r = [0, 0, 0, 0]
    start(r, *(int.from_bytes(digest[i : i + 4], "little") for i in (0, 4, 8)))
    return r
