"""What readers are told together is what each would have been told alone."""

import random

import pytest

from leonardo import explain
from leonardo.edition import Edition
from leonardo.server import wire
from leonardo.server.telling import Moment
from tests.server.company import message, played, seats, session_of

PEOPLE = [session_of(name) for name in ("anna", "boris", "vera")]


@pytest.mark.parametrize("edition", Edition.names())
def test_shared_sentences_are_those_that_each_would_hear(edition):
    async def test(tables):
        plan = wire.CreateTable(edition, seats("me", "open", "open"), options={"turn_limit": 40})
        table = await tables.create(plan, PEOPLE[0])
        for session, name in zip(PEOPLE[1:], ("Boris", "Vera"), strict=True):
            await tables.join(table, wire.Join(name, table.row.invitation), session)
        await table.do(wire.Start(message()), PEOPLE[0])
        dice = random.Random(edition)
        while table.story.to_move is not None:
            move = dice.choice(table.story.game.legal.texts)
            wish = wire.Move(message(), table.story.ply, move)
            assert isinstance(await table.do(wish, table.claims[table.story.to_move]), wire.Accepted)
            moment = Moment(table.story, 0)
            for fact in [each for each in table.facts if each.played is not None][-2:]:
                for reader in (None, 0, 1, 2):
                    for language in ("en", "ru"):
                        alone = [
                            explain.event(language, event, reader, table.story.names, edition)
                            for event in fact.played.seen_by(reader)
                        ]
                        assert moment.sentences(fact, reader, language) == alone
        return len(table.story.names)

    assert played(test) == 3
