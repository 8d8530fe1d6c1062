"""A short form of `python -m tests.server.faults.lossy`, and bugs that it must find."""

import pytest

from leonardo.server.crowd import Crowd
from leonardo.server.table import Table
from tests.server.faults import lossy


def test_over_a_lossy_network_each_move_is_made_once_and_everybody_knows_everything():
    witness = lossy.played(500, "ci")
    assert witness.wrong == []
    assert witness.counts["accepted"] > witness.counts["moves"] > 50
    assert witness.counts["stale"] > 10
    assert witness.counts["sent again"] > 10


def forgets_messages(monkeypatch):
    """A message that comes again is judged anew."""
    do = Table._do

    async def forgetful(table, command, session):
        table.story.sent.clear()
        return await do(table, command, session)

    monkeypatch.setattr(Table, "_do", forgetful)


def tells_from_the_wrong_event(monkeypatch):
    """Whoever comes back misses the first of what he missed."""
    facts_after = Table.facts_after

    async def fewer(table, seq):
        facts = await facts_after(table, seq)
        return facts[1:] if seq >= 0 else facts

    monkeypatch.setattr(Table, "facts_after", fewer)


def plays_whatever_the_number(monkeypatch):
    """A move is made although somebody has moved since."""
    do = Table._do

    async def careless(table, command, session):
        if hasattr(command, "ply"):
            command = lossy.msgspec.structs.replace(
                command, ply=table.story.ply, id=f"{command.id}{table.story.ply}"
            )
        return await do(table, command, session)

    monkeypatch.setattr(Table, "_do", careless)


def tells_twice(monkeypatch):
    """What was told when somebody came is told again with the next event, in other words."""
    tell = Crowd.tell

    def changed(crowd, known=None):
        for reader in crowd.readers:
            reader.language = "ru" if crowd._table.story.ply % 2 else "en"
        return tell(crowd, known)

    monkeypatch.setattr(Crowd, "tell", changed)


@pytest.mark.parametrize(
    "bug", [forgets_messages, tells_from_the_wrong_event, plays_whatever_the_number, tells_twice]
)
def test_a_planted_bug_is_found(bug, monkeypatch):
    bug(monkeypatch)
    assert lossy.played(2000, "ci").wrong != []
