"""What a table does: made, joined, played exactly once, taken back, given up, played again."""

import asyncio
import re
from dataclasses import replace

import pytest

from leonardo.server import wire
from leonardo.server.plans import Refusal
from tests.server.company import (
    ANNA,
    BORIS,
    QUICK,
    STRANGER,
    VERA,
    Inline,
    code,
    message,
    move,
    played,
    session_to_move,
    settled,
    table_of,
)

SLOW_HANDS = replace(QUICK, forced_delay=(60.0, 60.0))


def test_a_game_of_two_is_played_to_its_end():
    async def test(tables):
        table = await table_of(tables, "me", "open")
        while table.story.status == "live":
            ply = table.story.ply
            forced = table.story.game.legal.texts in (["skip"], ["end"])
            answer = await move(table)
            assert code(answer) == "accepted" or forced, answer
            assert table.story.ply > ply
        assert table.story.result["winners"]
        assert table.row.status == "over"
        log = await tables.hall.store.entries(table.row.id)
        assert log[-1].kind == "finished"
        assert [entry.seq for entry in log] == list(range(len(log)))

    played(test)


@pytest.mark.parametrize(
    "edition", ["classic", "novem", "quintis-2009", "quintis-2009-extra", "quintis-2011"]
)
def test_bots_play_every_edition_to_its_end(edition):
    async def test(tables):
        table = await table_of(tables, "greedy", "random", "planner", edition=edition, start=False)
        await table.do(wire.Start(message()), ANNA)
        await settled(lambda: table.story.status == "over", 50)
        assert table.story.result["winners"]

    played(test)


def test_bots_that_begin_let_nobody_wait_and_take_their_time_afterwards():
    async def test(tables):
        table = await table_of(tables, "me", "random", "random")
        await settled(lambda: table.story.to_move == 0, 2)
        assert table.story.game.made, "nobody began before"
        await move(table)
        ply = table.story.ply
        await asyncio.sleep(0.5)
        assert (table.story.ply, table.story.to_move) == (ply, 1)

    played(test, settings=replace(QUICK, bot_delay=60.0))


def test_a_move_sent_again_is_played_once_and_answered_alike():
    async def test(tables):
        table = await table_of(tables, "me", "open")
        session, text, ply = session_to_move(table), table.story.game.legal.texts[0], table.story.ply
        sent = wire.Move("same", ply=ply, move=text)
        answers = await asyncio.gather(*(table.do(sent, session) for _ in range(20)))
        await move(table)
        answers.append(await table.do(sent, session))
        assert len({wire.write(answer) for answer in answers}) == 1
        assert code(answers[0]) == "accepted"
        assert table.story.ply == ply + 2
        assert code(await table.do(wire.Move("same", ply=ply, move="skip"), session)) == "other_message"

    played(test)


def test_on_a_shared_device_a_message_sent_again_does_nothing_for_the_next_seat():
    async def test(tables):
        table = await table_of(tables, "me", "me", "me", start=False)
        leaving = wire.Leave("gone")
        first = await table.do(leaving, ANNA)
        assert await table.do(leaving, ANNA) == first
        assert table.seats_of(ANNA) == (1, 2)
        await table.do(wire.AddBot(message(), seat=0, bot="random"), ANNA)
        alone = await table_of(tables, "me", "open", start=False)
        first = await alone.do(wire.Remove("out", seat=0), ANNA)
        assert code(first) == "accepted"
        assert await alone.do(wire.Remove("out", seat=0), ANNA) == first
        await table.do(wire.Start(message()), ANNA)
        await settled(lambda: table.story.to_move in (1, 2))
        sent = wire.Move("once", ply=table.story.ply, move=table.story.game.legal.texts[0])
        first = await table.do(sent, ANNA)
        assert code(first) == "accepted"
        assert await table.do(sent, ANNA) == first

    played(test)


def test_of_two_tabs_one_plays_and_the_other_is_told():
    async def test(tables):
        table = await table_of(tables, "me", "open")
        for _ in range(6):
            legal = table.story.game.legal.texts
            both = await asyncio.gather(move(table, legal[0]), move(table, legal[-1]))
            assert sorted(map(code, both)) == ["accepted", "stale"]

    played(test)


def test_a_refused_move_changes_nothing_and_says_why_in_the_language_asked_for():
    async def test(tables):
        table = await table_of(tables, "me", "open")
        before = table.story.game.position
        refused = await move(table, "draw main", language="ru")
        assert (refused.code, refused.reason) == ("illegal", "not_in_edition")
        assert "Классич" in refused.sentence or refused.sentence
        assert any("а" <= sign <= "я" for sign in refused.sentence.lower())
        assert code(await move(table, "hello there")) == "unreadable"
        assert table.story.game.position == before

    played(test)


@pytest.mark.parametrize(
    "edition", ["classic", "novem", "quintis-2009", "quintis-2009-extra", "quintis-2011"]
)
def test_a_preview_says_what_a_move_would_do_and_does_nothing(edition):
    async def test(tables):
        table = await table_of(tables, "me", "open", edition=edition)
        for _ in range(12):
            before, view = table.story.game.position, table.story.game.view(table.story.to_move)
            for text in view.legal.texts[::7]:
                asked = wire.Preview(message(), move=text, language="ru")
                answer = await table.do(asked, session_to_move(table))
                assert isinstance(answer, wire.PreviewAnswer)
                assert answer.sentences[0].startswith("Если так сыграть")
                assert "?" in answer.view["decks"]["main"][0]
            assert table.story.game.position == before
            await move(table)

    played(test, settings=SLOW_HANDS)


def test_a_preview_of_what_cannot_be_done_is_refused_with_the_reason():
    async def test(tables):
        table = await table_of(tables, "me", "open")
        asked = wire.Preview(message(), move="draw main")
        refused = await table.do(asked, session_to_move(table))
        assert (refused.code, refused.reason) == ("illegal", "not_in_edition")
        other = {ANNA: BORIS, BORIS: ANNA}[session_to_move(table)]
        assert code(await table.do(asked, other)) == "not_your_turn"
        assert (
            code(await table.do(wire.Preview(message(), move="hello"), session_to_move(table)))
            == "unreadable"
        )

    played(test)


@pytest.mark.parametrize("edition", ["classic", "novem", "quintis-2009", "quintis-2011"])
def test_whoever_points_at_a_card_and_a_place_is_told_of_the_move_that_could_be_meant(edition):
    async def test(tables):
        table = await table_of(tables, "me", "open", edition=edition)
        for _ in range(10):
            view = table.story.game.view(table.story.to_move)
            legal = view.legal.texts
            places = ["e5", "e6"] if view.position["field"] is not None else ["n", "se"]
            for card in view.position["hands"][table.story.to_move]:
                for words in (card, *(f"{card} {place}" for place in places)):
                    answer = await table.do(wire.Why(message(), move=words), session_to_move(table))
                    assert isinstance(answer, wire.WhyAnswer), words
                    possible = [
                        text
                        for text in legal
                        if re.split("[ >@^/]", text)[0] == card
                        and set(re.split("[ >@^/]", text)) >= set(words.split(" "))
                    ]
                    assert answer.legal == bool(possible), (words, answer)
                    if possible:
                        assert answer.move in legal
                    else:
                        assert answer.reason and answer.sentence, words
            await move(table)
        nonsense = await table.do(wire.Why(message(), move="MR over there"), session_to_move(table))
        assert nonsense.reason == "unreadable"

    played(test, settings=SLOW_HANDS)


def test_an_unknown_language_is_answered_in_english():
    async def test(tables):
        table = await table_of(tables, "me", "open")
        for text in ("draw main", "hello"):
            refused = await move(table, text, language="tlh")
            assert refused.sentence.isascii() and refused.code in ("illegal", "unreadable")

    played(test)


def test_only_the_seat_whose_turn_it_is_moves():
    async def test(tables):
        table = await table_of(tables, "me", "open")
        other = {ANNA: BORIS, BORIS: ANNA}[session_to_move(table)]
        assert code(await move(table, session=other)) == "not_your_turn"
        assert code(await move(table, session=STRANGER)) == "not_seated"
        seat = table.story.to_move
        assert code(await move(table, session=other, as_seat=seat)) == "not_seated"
        assert code(await move(table, ply=99)) == "stale"

    played(test)


def test_joining_gives_each_session_one_seat_and_no_seat_twice():
    async def test(tables):
        table = await table_of(tables, "me", "open", "open", start=False, joins=())
        first = await tables.join(table, wire.Join("Boris", table.row.invitation), BORIS)
        again = await tables.join(table, wire.Join("Boris", table.row.invitation), BORIS)
        assert first == again == 1
        with pytest.raises(Refusal, match="seat_taken"):
            await tables.join(table, wire.Join("Vera", table.row.invitation, seat=1), VERA)
        await tables.join(table, wire.Join("Bоris", table.row.invitation), VERA)  # with a Russian letter
        assert table.story.names == ["Anna", "Boris", "Bоris 2"]
        with pytest.raises(Refusal, match="full"):
            await tables.join(table, wire.Join("Late", table.row.invitation), STRANGER)
        await table.do(wire.Start(message()), ANNA)
        with pytest.raises(Refusal, match="started"):
            await tables.join(table, wire.Join("Late", table.row.invitation), STRANGER)

    played(test)


def test_seats_are_left_freed_and_given_to_bots_before_the_start():
    async def test(tables):
        table = await table_of(tables, "me", "open", "open", start=False)
        assert code(await table.do(wire.Start(message()), BORIS)) == "not_host"
        await table.do(wire.Leave(message()), BORIS)
        assert table.seats_of(BORIS) == ()
        assert code(await table.do(wire.Start(message()), ANNA)) == "seats_open"
        await table.do(wire.Remove(message(), seat=2), ANNA)
        assert code(await table.do(wire.AddBot(message(), seat=1, bot="greedy"), ANNA)) == "accepted"
        assert code(await table.do(wire.AddBot(message(), seat=1, bot="greedy"), ANNA)) == "seat_taken"
        assert code(await table.do(wire.AddBot(message(), seat=2, bot="nobody"), ANNA)) == "unknown_bot"
        await table.do(wire.AddBot(message(), seat=2, bot="greedy"), ANNA)
        assert table.story.names == ["Anna", "Greedy", "Greedy 2"]

    played(test)


def test_one_device_may_hold_every_seat():
    async def test(tables):
        table = await table_of(tables, "me", "me", "me", edition="quintis-2009")
        for _ in range(9):
            assert code(await move(table)) == "accepted"
        assert table.seats_of(ANNA) == (0, 1, 2)

    played(test)


def test_among_people_nothing_is_taken_back_once_a_card_was_drawn():
    async def test(tables):
        table = await table_of(tables, "me", "open")
        mover = session_to_move(table)
        await move(table)
        assert code(await table.do(wire.Undo(message(), ply=table.story.ply), mover)) == "cannot_undo"

    played(test)


def test_among_people_a_decision_of_the_turn_in_progress_is_taken_back():
    async def test(tables):
        table = await table_of(tables, "me", "open", edition="novem")
        for _ in range(300):
            seat = table.story.to_move
            before = table.story.game.position
            await move(table)
            game = table.story.game
            if table.story.status != "live":
                break
            able = table.story.can_undo(seat)
            last = game.made[-1]
            assert not able or (last.seat == game.to_move and last.turn == game.turn and not last.chance)
            if able:
                answer = await table.do(wire.Undo(message(), ply=table.story.ply), table.claims[seat])
                assert code(answer) == "accepted"
                assert table.story.game.position == before
                assert not table.story.practice
                return
        raise AssertionError("no decision could be taken back in a whole game")

    played(test)


def test_against_bots_any_own_decision_is_taken_back_and_the_game_is_practice():
    async def test(tables):
        table = await table_of(tables, "me", "greedy", edition="classic")
        await settled(lambda: table.story.to_move == 0)
        before = table.story.game.position
        await move(table)
        await settled(lambda: table.story.to_move == 0)
        assert code(await table.do(wire.Undo(message(), ply=table.story.ply), ANNA)) == "accepted"
        assert table.story.game.position == before
        assert table.story.practice

    played(test)


def test_resigning_among_two_ends_the_game_and_among_three_a_bot_plays_on():
    async def test(tables):
        two = await table_of(tables, "me", "open")
        await two.do(wire.Resign(message()), ANNA)
        assert two.story.result == {"winners": [1], "reason": "resigned", "ranking": [1, 0]}
        assert code(await move(two, session=BORIS)) == "over"
        three = await table_of(tables, "me", "open", "open")
        await three.do(wire.Resign(message()), BORIS)
        assert three.story.status == "live"
        assert three.story.seats[1].stands_in
        assert code(await three.do(wire.TakeSeat(message()), BORIS)) == "out"
        await three.do(wire.Resign(message()), VERA)
        assert three.story.result["winners"] == [0]

    played(test)


def test_a_seat_is_handed_to_a_bot_and_taken_back():
    async def test(tables):
        table = await table_of(tables, "me", "open")
        await table.do(wire.HandOver(message(), seat=1, bot="random"), BORIS)
        assert table.story.seats[1].stands_in
        assert code(await table.do(wire.HandOver(message(), seat=1), ANNA)) == "bot_plays"
        await table.do(wire.TakeSeat(message()), BORIS)
        assert not table.story.seats[1].stands_in
        # Of two, one cannot outvote the other; only time can.
        await table.do(wire.HandOver(message(), seat=1), ANNA)
        assert not table.story.seats[1].stands_in
        tables.hall.hands.now += 121
        await table.do(wire.HandOver(message(), seat=1), ANNA)
        assert table.story.seats[1].stands_in

    played(test)


def test_of_three_two_may_vote_for_a_bot_in_place_of_who_has_gone():
    async def test(tables):
        table = await table_of(tables, "me", "open", "open")
        await table.do(wire.HandOver(message(), seat=2), ANNA)
        assert code(await table.do(wire.HandOver(message(), seat=2), ANNA)) == "voted"
        assert not table.story.seats[2].stands_in
        await table.do(wire.HandOver(message(), seat=2), BORIS)
        assert table.story.seats[2].stands_in

    played(test)


def test_a_bot_that_fails_is_replaced_by_a_simpler_one_and_everybody_can_read_it():
    async def test(tables):
        table = await table_of(tables, "me", "planner")
        if table.story.to_move == 0:
            await move(table)
        await settled(lambda: table.story.to_move == 0)
        assert table.story.seats[1].bot == "random"
        handed = [fact for fact in table.facts if fact.entry.kind == "handed"]
        assert [fact.data["why"] for fact in handed] == ["failed", "failed"]

    played(test, bots=Inline(fails=("planner", "greedy")))


def test_chat_is_cleaned_limited_and_muted():
    async def test(tables):
        table = await table_of(tables, "me", "open")
        await table.do(wire.Chat(message(), text="  h\u202ei\u200b \n there "), ANNA)
        assert table.facts[-1].data["text"] == "hi there"
        assert code(await table.do(wire.Chat(message(), text="\u200b"), ANNA)) == "empty"
        await table.do(wire.Mute(message(), seat=1, on=True), ANNA)
        assert code(await table.do(wire.Chat(message(), text="x"), BORIS)) == "muted"
        assert code(await table.do(wire.Mute(message(), seat=0, on=True), BORIS)) == "not_host"
        answers = [code(await table.do(wire.Chat(message(), text="x"), ANNA)) for _ in range(8)]
        assert answers[-1] == "too_fast"

    played(test)


def test_against_bots_only_the_level_of_a_bot_is_changed_and_the_game_is_practice():
    async def test(tables):
        table = await table_of(tables, "me", "random", "random")
        await settled(lambda: table.story.to_move == 0)
        assert code(await table.do(wire.HandOver(message(), seat=2, bot="nobody"), ANNA)) == "unknown_bot"
        assert not table.story.practice
        assert code(await table.do(wire.HandOver(message(), seat=2, bot="greedy"), ANNA)) == "accepted"
        assert table.story.practice
        assert (table.story.seats[2].bot, table.story.seats[2].stands_in) == ("greedy", False)
        assert table.story.to_move == 0

    played(test)


def test_somebody_who_may_come_back_is_no_bot():
    """Who has left his seat to a bot for a while finds the game as the rules for people have it."""

    async def test(tables):
        table = await table_of(tables, "me", "open", "random")
        away = wire.HandOver(message(), seat=1, bot="random")
        assert code(await table.do(away, BORIS)) == "accepted"
        await settled(lambda: table.story.to_move == 0)
        await move(table)
        await settled(lambda: table.story.to_move == 0)
        assert code(await table.do(wire.Undo(message(), ply=table.story.ply), ANNA)) == "cannot_undo"
        assert code(await table.do(wire.HandOver(message(), seat=2, bot="greedy"), ANNA)) == "bot_plays"
        assert code(await table.do(wire.Hint(message(), ply=table.story.ply), ANNA)) == "no_hints"

    played(test)


def test_a_hint_makes_the_game_practice():
    async def test(tables):
        table = await table_of(tables, "me", "open")
        answer = await table.do(wire.Hint(message(), ply=table.story.ply), session_to_move(table))
        assert code(answer) == "no_hints"
        alone = await table_of(tables, "me", "random")
        await settled(lambda: alone.story.to_move == 0)
        answer = await alone.do(wire.Hint(message(), ply=alone.story.ply), ANNA)
        assert answer.move in alone.story.game.legal
        assert alone.story.practice

    played(test)


def test_a_rematch_has_the_same_seats_and_another_deal():
    async def test(tables):
        table = await table_of(tables, "me", "open")
        assert code(await tables.rematch(table, wire.Rematch(message()), ANNA)) == "not_over"
        await table.do(wire.Resign(message()), ANNA)
        first = await tables.rematch(table, wire.Rematch(message()), ANNA)
        second = await tables.rematch(table, wire.Rematch(message()), BORIS)
        assert first.table == second.table
        assert code(await tables.rematch(table, wire.Rematch(message()), STRANGER)) == "not_seated"
        again = await tables.get(first.table)
        assert again.story.names == table.story.names
        assert again.seats_of(BORIS) == (1,)
        assert again.story.setup["commitment"] != table.story.setup["commitment"]

    played(test)
