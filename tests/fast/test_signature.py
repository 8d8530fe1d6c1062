"""A commit that changes no rule changes no signature; one that does declares it."""

import pytest

from leonardo.lab.kernels import tracing
from tests.fast import signature
from tests.fast.signature import EDITIONS, kept, main


@pytest.mark.parametrize("edition", EDITIONS)
def test_ten_thousand_games_are_the_games_they_were(edition):
    assert signature.signature(edition) == kept()[edition]["signature"], (
        "The rules play otherwise than before. If that is meant, declare it in the same commit: "
        """make signature ARGS='--declare "what changed, and why"'"""
    )


def test_every_signature_says_why_it_is_what_it_is():
    assert set(kept()) == set(EDITIONS)
    assert all(said["changes"] for said in kept().values())


def test_the_signature_feels_the_smallest_rule(monkeypatch):
    """One game by the plain rules, with and without a rule that now and then forgets something."""
    from leonardo import Edition
    from leonardo.lab.table import PlainTable
    from leonardo.rules import Tape

    def digest():
        table, digests = PlainTable(Edition("quintis-2011"), ["random"] * 3, "7"), [0]
        room = (table.t, table.s, table.v, table.blank, table.d, Tape())
        tracing.trace_games(*room, 0, 1, tracing.EVERYTHING, digests)
        return digests

    before, right = digest(), tracing.apply

    def forgetful(t, s, move, tape):
        right(t, s, move, tape)
        s.veto_binds = 0

    monkeypatch.setattr(tracing, "apply", forgetful)
    assert digest() != before


def test_a_change_is_refused_until_it_is_declared(tmp_path, capsys):
    file = tmp_path / "signatures.toml"
    assert main([], file, games=2) == 4
    assert not file.exists() and "--declare" in capsys.readouterr().out
    assert main(["--declare", 'the "first" ones'], file, games=2) == 0
    assert kept(file)["classic"]["changes"][0].endswith(': the "first" ones')
    assert main([], file, games=2) == 0
    assert main(["--declare", "more games"], file, games=3) == 0
    assert len(kept(file)["novem"]["changes"]) == 2
    assert main([], file, games=3) == 0
