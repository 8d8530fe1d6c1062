"""What a position is worth by learned weights: the same plain and compiled, by traits that are told apart."""

from hashlib import blake2b
from itertools import pairwise

import pytest

from leonardo import fast
from leonardo.bots.policies import traits, traits_field, traits_tables
from leonardo.bots.policies.learned import ALL, TRAITS
from leonardo.bots.policies.traits import note_traits
from leonardo.bots.policies.traits_writing import MOST_TRAITS
from leonardo.bots.policies.verdict import judge
from leonardo.rules.codes import HIDDEN
from tests.learn.positions import EDITIONS, any_weights, blocks, positions, thought

# What the traits of these positions are. Who changes what a trait means raises VERSION, and learns anew.
MEANING = {1: "21409c406f1e0e76"}


def traits_of(table, th):
    note_traits(table.t, table.s, th)
    return [
        th.traits[seat * MOST_TRAITS : seat * MOST_TRAITS + th.trait_count[seat]]
        for seat in range(table.s.seats)
    ]


@pytest.mark.parametrize("edition", EDITIONS)
def test_plain_and_compiled_judge_alike(edition):
    weights = any_weights(edition)
    plain, compiled = thought(weights), fast.filled(thought(weights))
    judged = 0
    for seats in (2, 3, 6):
        for table in positions(edition, seats, "alike"):
            judge(table.t, table.s, plain)
            fast.twin(judge)(fast.filled(table.t), fast.filled(table.s), compiled)
            assert compiled["value"].tolist()[:seats] == plain.value[:seats]
            assert abs(sum(plain.value[:seats]) - ALL) <= seats
            judged += 1
    assert judged > 20


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_seat_has_one_trait_of_each_block(edition):
    th = thought()
    for seats in range(2, 7):
        for table in positions(edition, seats, "blocks", count=4):
            own = traits_field if table.t.on_field else traits_tables
            known = [*blocks(traits), *blocks(own)]
            assert known[-1][0] + known[-1][1] <= TRAITS
            for found in traits_of(table, th):
                names = [n for trait in found for first, size, n in known if first <= trait < first + size]
                assert len(names) == len(found) == len(set(names)) <= MOST_TRAITS


@pytest.mark.parametrize("module", [traits_tables, traits_field], ids=lambda one: one.__name__)
def test_blocks_do_not_overlap(module):
    known = [*blocks(traits), *blocks(module)]
    assert len(known) > 15
    for (first, size, name), (following, _, _) in pairwise(known):
        assert first + size <= following, name


def test_a_trait_means_what_it_meant_when_weights_were_learned():
    digest = blake2b(digest_size=8)
    for edition in EDITIONS:
        for seats in (2, 4):
            for table in positions(edition, seats, "meaning"):
                digest.update(repr(traits_of(table, thought())).encode())
    assert digest.hexdigest() == MEANING[traits.VERSION]


def test_what_nobody_can_see_is_not_looked_at():
    """The deck's order is in the world that a search imagines, but nobody in it knows the next card."""
    for edition in EDITIONS:
        for table in positions(edition, 3, "deck"):
            before = traits_of(table, thought())
            for deck in range(2):
                count = table.s.deck_count[deck]
                at = deck * (len(table.s.pile) // 2)
                table.s.pile[at : at + count] = [HIDDEN] * count
            assert traits_of(table, thought()) == before
            break
