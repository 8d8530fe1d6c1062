"""No card likes a place, a neighbour or a seat; and the statistics would notice if one did."""

from collections import Counter

import pytest

from leonardo.server.fair import Stream, key_of
from tests.server.fair.chi_square import statistics, suspicious

DEALS = 8_000


@pytest.mark.parametrize("seed", ["one", "two"])
def test_the_shuffle_is_even(seed):
    assert suspicious(statistics(DEALS, seed)) == []


def no_rejection_of_places(stream, cards):
    """The classic mistake: every place is exchanged with any other."""
    order = sorted(cards)
    for i in range(len(order)):
        j = stream.below(len(order))
        order[i], order[j] = order[j], order[i]
    return order


def off_by_one(stream, cards):
    """The other one: no card may stay where it was."""
    order = sorted(cards)
    for i in range(len(order) - 1, 0, -1):
        j = stream.below(i)
        order[i], order[j] = order[j], order[i]
    return order


def few_bits(stream, cards):
    """Modulo of a number that is too small."""
    order = sorted(cards)
    for i in range(len(order) - 1, 0, -1):
        j = stream.word() % 256 % (i + 1)
        order[i], order[j] = order[j], order[i]
    return order


@pytest.mark.parametrize("crooked", [no_rejection_of_places, off_by_one, few_bits])
def test_a_crooked_shuffle_is_noticed(crooked):
    assert suspicious(statistics(DEALS, "one", crooked)) != []


def test_words_over_the_limit_are_rejected_and_nothing_is_likelier():
    class Given(Stream):
        def __init__(self, words):
            self._given = iter(words)

        def word(self):
            return next(self._given)

    top = (1 << 32) - 1
    # 2^32 = 3 * 1431655765 + 1: only the very last word is over the limit.
    assert Given([top, 4]).below(3) == 1
    assert Given([top - 1]).below(3) == (top - 1) % 3
    for n in (1, 2, 3, 40, 67, 110):
        stream = Stream(key_of("t", b"s" * 32, []), f"below {n}")
        counts = Counter(stream.below(n) for _ in range(200 * n))
        assert set(counts) == set(range(n))


def test_labels_have_streams_of_their_own():
    key = key_of("table", b"s" * 32, ["", "ab" * 16])
    words = {
        label: [Stream(key, label).word() for _ in range(4)] for label in ("deal main", "first", "chance 1")
    }
    assert len({word for found in words.values() for word in found}) == 3
    assert len({key_of("table", b"s" * 32, entropy) for entropy in (["", ""], ["a", ""], ["", "a"])}) == 3
