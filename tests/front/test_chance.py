"""Repeatable chance: the generator is sfc32, even, and without a bias at its borders."""

from collections import Counter
from itertools import permutations

from leonardo import chance


def sfc32(a, b, c, counter):
    """The generator once more, from its published definition."""
    mask = 2**32 - 1
    while True:
        out = (a + b + counter) & mask
        counter = (counter + 1) & mask
        a, b, c = b ^ (b >> 9), (c + (c << 3)) & mask, ((c << 21 | c >> 11) + out) & mask
        yield out


def test_the_words_are_those_of_sfc32():
    r = [0, 0, 0, 0]
    chance.start(r, 1, 2, 3)
    again = sfc32(1, 2, 3, 1)
    for _ in range(chance.WARM_UP):
        next(again)
    assert [chance.next_word(r) for _ in range(1000)] == [next(again) for _ in range(1000)]


def test_numbers_below_a_bound_are_even():
    r = chance.seeded("even")
    counts = Counter(chance.below(r, 7) for _ in range(70_000))
    assert sorted(counts) == list(range(7))
    # chi-square with 6 degrees of freedom; 22.46 is exceeded once in a thousand seeds
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts.values()) < 22.46


def test_a_bound_that_does_not_divide_the_words_is_not_biased():
    # With 3 * 2**30 a third of the words must be drawn again; else some numbers come twice as often.
    r = chance.seeded("borders")
    bound = 3 << 30
    low = sum(chance.below(r, bound) < bound // 2 for _ in range(20_000))
    assert abs(low - 10_000) < 300


def test_all_orders_come_equally_often():
    r = chance.seeded("orders")
    counts = Counter()
    for _ in range(24_000):
        cards = [0, 1, 2, 3]
        chance.shuffle(r, cards, 4)
        counts[tuple(cards)] += 1
    assert set(counts) == set(permutations(range(4)))
    assert (
        sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 49.7
    )  # 23 degrees, once in a thousand


def test_seeds_and_purposes_are_different_streams():
    streams = [chance.seeded(*names) for names in (("a",), ("b",), ("a", "deal"), ("a", "play"), ("",))]
    firsts = {tuple(chance.next_word(r) for _ in range(4)) for r in streams}
    assert len(firsts) == len(streams)
    assert chance.seeded("a") == chance.seeded("a")
