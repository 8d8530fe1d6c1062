"""A short form of `python -m tests.guests.chaos`, which plays a thousand such games."""

from tests.guests.chaos import Chaos, complaints, tables

BETWEEN = {"seats": ["greedy", "moody"], "winners": [0], "ranks": [1, 2], "faults": []}


def test_every_game_among_misbehaving_bots_ends():
    """Of each edition a table, of two to six seats."""
    chaos, plans = Chaos(), tables(1, "short")[::6]
    for plan in plans:
        chaos.play(plan, jobs=1)
    assert chaos.wrong == []
    assert chaos.played == sum(plan.games for plan in plans) == 20
    assert len(chaos.faults) >= 3, "they have misbehaved in several ways"
    assert {plan.edition.name for plan in plans} == {plan.edition.name for plan in tables(1, "")}


def test_what_would_be_wrong_is_noticed():
    fault = {"seat": 1, "kind": "late"}
    assert complaints(BETWEEN) == []
    assert complaints({**BETWEEN, "faults": [fault]}) == []
    assert complaints({**BETWEEN, "winners": []})
    assert complaints({**BETWEEN, "winners": [1], "faults": [fault]})
    assert complaints({**BETWEEN, "ranks": [2, 1], "faults": [fault]})
    assert complaints({**BETWEEN, "ranks": [0, 1]})
    assert complaints({**BETWEEN, "faults": [{"seat": 0, "kind": "late"}]})
    assert complaints({**BETWEEN, "faults": [{"seat": 1, "kind": "tired"}]})
