"""The compiled rules are the plain rules: the same games to the last event, view and number."""

import random

import pytest

from leonardo import Edition, fast, rules
from leonardo.lab.kernels import tracing
from leonardo.lab.kernels.playing import begin, play_out
from leonardo.lab.table import FastTable, PlainTable
from leonardo.rules import copy_state, layout
from leonardo.rules.codes import ACTION_USED
from leonardo.switches import offered_by
from tests.fast.matches import EDITIONS, GAMES, SOME_NUMBERS, match, trace_fast, trace_plain

RUN = "twins"
MATCHES = 200  # with GAMES games each, 2,000


@pytest.mark.parametrize("part", range(8))
def test_plain_and_compiled_transcripts_are_identical(part):
    for number in range(part, MATCHES, 8):
        assert trace_plain(match(RUN, number)) == trace_fast(match(RUN, number)), match(RUN, number)


def test_the_matches_cover_editions_seats_and_option_values():
    played = [match(RUN, number) for number in range(MATCHES)]
    assert {(one.edition.name, one.seats) for one in played} == {
        (e, n) for e in EDITIONS for n in range(2, 7)
    }
    seen = {(one.edition.name, *option) for one in played for option in one.edition.switches.items()}
    for name in EDITIONS:
        for option, said in offered_by(name).items():
            values = SOME_NUMBERS.get(option) or ((0, 60) if option == "turn_limit" else said["values"])
            assert {value for value in values if (name, option, value) not in seen} == set()


def test_the_matches_use_every_action_card(monkeypatch):
    used = set()
    told = tracing.mix_list

    def listening(digest, numbers, count):
        for at in range(0, count, layout.EVENT_WIDTH):
            if count % layout.EVENT_WIDTH == 0 and numbers[at] == ACTION_USED:
                used.add((edition, numbers[at + 2]))
        return told(digest, numbers, count)

    monkeypatch.setattr(tracing, "mix_list", listening)
    wanted = {(name, Edition(name).card_code(a.text)) for name in EDITIONS for a in Edition(name).actions}
    for number in range(MATCHES):
        one = match(RUN, number)
        edition = one.edition.name
        if one.edition.actions and wanted - used:
            trace_plain(one, games=1)
    assert len(wanted) == 22
    assert wanted <= used


def test_a_wrong_twin_would_be_found(monkeypatch):
    """A rule that differs in a corner only, on one side only."""
    right = tracing.apply

    def forgetful(t, s, move, tape):
        right(t, s, move, tape)
        s.veto_binds = 0

    monkeypatch.setattr(tracing, "apply", forgetful)
    differing = [n for n in range(4, 100, 5) if trace_plain(match(RUN, n)) != trace_fast(match(RUN, n))]
    assert differing


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_game_does_not_feel_what_was_played_at_the_desk_before(edition):
    used = PlainTable(Edition(edition, turn_limit=30), ["random"] * 3, "7")
    begin(used.t, used.s, used.blank, used.d, 0)
    play_out(used.t, used.s, used.d, used.silent)
    fresh = PlainTable(Edition(edition, turn_limit=30), ["random"] * 3, "7")
    for table in (used, fresh):
        begin(table.t, table.s, table.blank, table.d, 5)
    assert used.s == fresh.s


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("bots", [("planner", "random"), ("greedy", "planner", "planner")])
def test_bots_choose_alike_plain_and_compiled(edition, bots):
    plain = PlainTable(Edition(edition, turn_limit=25), bots, "7")
    compiled = FastTable(plain)
    assert plain.count_games(3, 2)[1] == compiled.count_games(3, 2)[1].ravel().tolist()


def test_policies_see_the_list_that_the_rules_make_of_the_view():
    """The kernel lists the moves of the state; the seat's view gives the same in the same order."""
    for edition in EDITIONS:
        table = PlainTable(Edition(edition, turn_limit=40), ["random"] * 3, "views")
        t, s, v, d = table.t, table.s, table.v, table.d
        begin(t, s, table.blank, d, 1)
        chooser = random.Random(edition)
        while s.phase != rules.codes.OVER:
            rules.observe(t, s, s.mover, v)
            seen = d.moves[: rules.legal(t, v, d.moves)]
            listed = d.moves[: rules.legal(t, s, d.moves)]
            assert listed == seen
            rules.apply(t, s, chooser.choice(listed), table.silent)
            while s.chance:
                tracing.decide_chance(t, s, d, table.silent)


def test_a_record_and_a_plain_object_say_the_same():
    edition = Edition("novem")
    table = PlainTable(edition, ["random"] * 4, "7")
    begin(table.t, table.s, table.blank, table.d, 0)
    assert fast.plain(fast.filled(table.s), rules.State) == table.s
    assert fast.plain(fast.filled(edition.table), rules.Table) == edition.table


def test_a_state_is_small():
    assert fast.records(rules.State, 1).itemsize <= 2048


def test_what_has_no_twin_is_refused():
    with pytest.raises(TypeError, match="inside it"):
        fast.twin(layout._plain_class)
    with pytest.raises(TypeError, match="not a plain function"):
        fast.twin(len)
    assert GAMES * MATCHES == 2_000


def test_a_copied_state_is_the_state_at_both_speeds():
    """The twin copies memory; it is held to what the plain text copies, field by field."""
    table = PlainTable(Edition("novem"), ["random"] * 4, "7")
    begin(table.t, table.s, table.blank, table.d, 0)
    for view in (table.s, table.v):
        rules.observe(table.t, table.s, 1, table.v)
        plain, compiled = rules.State(), fast.record(rules.State)
        copy_state(view, plain)
        fast.twin(copy_twice)(fast.filled(view), compiled, fast.record(rules.State))
        assert plain == view == fast.plain(compiled, rules.State)


def copy_twice(s, w, other):
    copy_state(s, other)
    copy_state(other, w)
