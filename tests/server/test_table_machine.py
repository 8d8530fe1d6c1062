"""Anything that people can do at a table, in any order: what is allowed is done once, the rest is refused.

`pytest tests/server/test_table_machine.py --hypothesis-profile=search` looks for new ways.
"""

import asyncio
import itertools

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from leonardo.server import wire
from leonardo.server.clocks import Time
from leonardo.server.hall import Hall
from leonardo.server.plans import Refusal
from leonardo.server.stores import MemoryStore
from leonardo.server.story import Story
from leonardo.server.tables import Tables
from tests.properties.games import EDITIONS
from tests.server.company import ANNA, BORIS, LIVE, QUICK, STRANGER, VERA, Inline, code, message, seats
from tests.server.wire.still import MOMENT, StillLoop

PEOPLE = (ANNA, BORIS, VERA, STRANGER)
LONE = (["skip"], ["end"])
people = st.sampled_from(PEOPLE)
numbers = st.integers(0, 3)


class Table(RuleBasedStateMachine):
    """One table, its people, and what each of them may do."""

    def __init__(self):
        super().__init__()
        self.runner = asyncio.Runner(loop_factory=StillLoop)
        self.run = self.runner.run
        self.store = MemoryStore()
        self.tokens = itertools.count()
        self.before = []  # positions to which one may go back, each with the number of moves made

    def teardown(self):
        if hasattr(self, "tables"):
            self.come_up_again()
            self.run(self.tables.close())
        self.runner.close()

    # --- what happens around it ------------------------------------------------------------------------

    async def _open(self):
        clock = asyncio.get_running_loop().time
        hall = Hall(
            self.store, Inline(), QUICK, Time(clock, clock),
            token=lambda size: f"t{next(self.tokens):0{size}d}", secret=bytes, below=lambda n: 0,
        )  # fmt: skip
        self.tables = Tables(hall)
        await self.tables.open()

    @initialize(
        edition=st.sampled_from(EDITIONS),
        others=st.lists(st.sampled_from(["open", "open", "random", "me"]), min_size=1, max_size=3),
        clock=st.sampled_from([wire.Clock(), LIVE, wire.Clock("days", days=1)]),
        spectators=st.sampled_from(["none", "public", "open_after"]),
        hints=st.booleans(),
        begins=st.sampled_from([True, True, True, False]),
    )
    def make(self, edition, others, clock, spectators, hints, begins):
        async def made():
            await self._open()
            asked = wire.CreateTable(
                edition, seats("me", *others), clock=clock, spectators=spectators, hints=hints
            )
            self.table = await self.tables.create(asked, ANNA)

        self.run(made())
        if begins:
            self.everybody_comes_and_it_begins()

    @rule()
    def come_up_again(self):
        """A server that comes back knows what the other one knew, and took nobody's time."""
        before = self.known()

        async def restarted():
            await self.tables.close()
            await asyncio.sleep(100)
            await self._open()
            self.table = await self.tables.get(self.table.row.id)

        self.run(restarted())
        assert self.known() == before
        self.settle()

    @rule(seconds=st.sampled_from([0.1, 5, 20]))
    def time_passes(self, seconds):
        self.run(asyncio.sleep(seconds))
        self.settle()

    def settle(self):
        """Bots and the table have done what they do by themselves."""

        async def waited():
            for _ in range(5000):
                await asyncio.sleep(MOMENT)
                story = self.table.story
                if story.to_move is None or story.paused:
                    return
                by_itself = story.seats[story.to_move].is_played_by_bot or story.game.legal.texts in LONE
                if not by_itself:
                    return
            raise AssertionError("nobody moves")

        self.run(waited())

    # --- what people do --------------------------------------------------------------------------------

    def do(self, session, command, allowed):
        """The command has the one or the other answer; what is refused changes nothing."""
        seq, known = self.story.seq, self.known()
        answer = self.run(self.tables.do(self.table, command, session))
        assert isinstance(answer, wire.Accepted | wire.Refused)
        assert isinstance(answer, wire.Accepted) == bool(allowed), (command, answer)
        if not allowed:
            assert (self.story.seq, self.known()) == (seq, known)
            assert answer.code and answer.sentence
        else:
            again = self.run(self.tables.do(self.table, command, session))
            assert again == answer
        self.settle()
        return answer

    @property
    def story(self):
        return self.table.story

    def known(self):
        """All that the log says."""
        story = self.story
        game = story.game
        views = [game.view(seat).position for seat in (*range(len(story.seats)), None)] if game else []
        return views, story.status, story.ply, story.left, story.seats, story.votes, story.practice

    def own(self, session):
        return self.table.seats_of(session)

    def is_playing(self, seat):
        story = self.story
        return (
            story.status == "live" and story.seats[seat].kind == "person" and not story.seats[seat].stands_in
        )

    @rule(session=people, seat=st.none() | numbers)
    def join(self, session, seat):
        own, story = self.own(session), self.story
        free = [number for number, each in enumerate(story.seats) if each.kind == "open"]
        stays = bool(own) and seat in (None, *own)
        sits = story.status == "waiting" and (bool(free) if seat is None else seat in free)
        try:
            got = self.run(self.tables.join(self.table, wire.Join("Somebody", seat=seat), session))
        except Refusal:
            assert not (stays or sits)
            return
        assert stays or sits
        assert got in self.own(session)

    @rule(session=people)
    def leave(self, session):
        self.do(session, wire.Leave(message()), self.story.status == "waiting" and self.own(session))

    @rule(session=people, seat=numbers)
    def add_bot(self, session, seat):
        story = self.story
        free = seat < len(story.seats) and story.seats[seat].kind == "open"
        allowed = session == ANNA and story.status == "waiting" and free
        self.do(session, wire.AddBot(message(), seat=seat, bot="random"), allowed)

    @rule(session=people, seat=numbers)
    def remove(self, session, seat):
        story = self.story
        taken = seat < len(story.seats) and story.seats[seat].kind != "open"
        self.do(
            session,
            wire.Remove(message(), seat=seat),
            session == ANNA and story.status == "waiting" and taken,
        )

    @rule(session=people)
    def start(self, session):
        story = self.story
        full = all(seat.kind != "open" for seat in story.seats)
        self.before.clear()
        self.do(session, wire.Start(message()), session == ANNA and story.status == "waiting" and full)

    @precondition(lambda self: self.story.status == "waiting")
    @rule()
    def everybody_comes_and_it_begins(self):
        for number, seat in enumerate(self.story.seats):
            if seat.kind == "open":
                who = next((each for each in (BORIS, VERA) if not self.own(each)), ANNA)
                self.run(self.tables.join(self.table, wire.Join("Somebody", seat=number), who))
                if self.story.seats[number].kind == "open":  # she has a seat already
                    self.add_bot(ANNA, number)
        self.start(ANNA)

    @rule(session=people, choice=st.integers(0, 10**6), late=st.sampled_from([0, 0, 0, 0, 1, -1]))
    def move(self, session, choice, late):
        story = self.story
        legal = (story.game.legal.texts if story.game else []) or ["skip"]
        seat = story.to_move
        allowed = seat is not None and seat in self.own(session) and self.is_playing(seat) and late == 0
        if allowed:
            self.before.append((len(story.game.made), story.game.position))
        sent = wire.Move(message(), ply=max(story.ply + late, 0), move=legal[choice % len(legal)])
        if not late or sent.ply != story.ply:
            self.do(session, sent, allowed)

    @precondition(lambda self: self.story.status == "live" and self.is_playing(self.story.to_move))
    @rule(choices=st.lists(st.integers(0, 10**6), min_size=1, max_size=8))
    def moves(self, choices):
        for choice in choices:
            if self.story.status == "live" and self.is_playing(self.story.to_move):
                self.move(self.table.claims[self.story.to_move], choice, 0)

    @rule(
        session=people, text=st.sampled_from(["MR>n", "MR@e5", "veto e5", "end", "key M", "nonsense", "skip"])
    )
    def another_move(self, session, text):
        story = self.story
        legal = story.game.legal.texts if story.game else []
        if text not in legal:
            self.do(session, wire.Move(message(), ply=story.ply, move=text), False)

    @rule(session=people)
    def undo(self, session):
        """Of the turn in progress while nothing was seen; alone among bots, as far as one likes."""
        story, own = self.story, self.own(session)
        able = [seat for seat in own if self.is_playing(seat) and self._may_take_back(seat)]
        alone = any(map(self._is_alone, own))
        practice = story.practice
        earnest = bool(able) and not alone
        answer = self.do(session, wire.Undo(message(), ply=story.ply), able)
        if isinstance(answer, wire.Accepted):
            made = len(self.story.game.made)
            known = [position for number, position in self.before if number == made]
            if earnest:
                assert self.story.practice == practice
                assert self.story.game.position == known[-1]
            self.before = [each for each in self.before if each[0] < made]

    def _is_alone(self, seat):
        """Nobody else has a seat to come back to."""
        held = {number for number in self.table.claims if number >= 0 and not self.story.seats[number].out}
        return self.is_playing(seat) and held == {seat}

    def _may_take_back(self, seat):
        game = self.story.game
        if self._is_alone(seat):
            made = zip(game.made, self.story.by_itself, strict=True)
            return any(each.seat == seat and not by_itself for each, by_itself in made)
        if not game.made or game.to_move != seat:
            return False
        last, before = game.made[-1], game.copy()
        before.undo()
        then, now = before.position, game.position
        drawn = any(len(then["decks"][name]) != len(now["decks"][name]) for name in then["decks"])
        words = last.move.text.split(" ")[0]
        if words == "under":  # a card of one's own goes under the deck, which shows nobody anything
            drawn = False
        from_hand = words in ("give", "!borrowed-folio")
        return last.seat == seat and last.turn == game.turn and not (last.chance or drawn or from_hand)

    @rule(session=people, text=st.sampled_from(["hello", "\u200b"]))
    def chat(self, session, text):
        own = self.own(session)
        self.run(asyncio.sleep(20))  # nobody writes too fast
        allowed = own and text == "hello" and not self.story.seats[min(own)].muted
        self.settle()
        own = self.own(session)
        self.do(session, wire.Chat(message(), text=text), allowed)

    @rule(session=people, seat=numbers, on=st.booleans())
    def mute(self, session, seat, on):
        allowed = session == ANNA and seat < len(self.story.seats)
        self.do(session, wire.Mute(message(), seat=seat, on=on), allowed)
        assert not allowed or self.story.seats[seat].muted == on

    @rule(session=people)
    def resign(self, session):
        own = self.own(session)
        allowed = self.story.status == "live" and own and not self.story.seats[min(own)].out
        self.do(session, wire.Resign(message()), allowed)

    @rule(session=people, bot=st.sampled_from(["random", "greedy", "nobody"]))
    def hand_over(self, session, bot):
        own = self.own(session)
        allowed = own and bot != "nobody" and self.is_playing(min(own))
        self.do(session, wire.HandOver(message(), seat=min(own, default=0), bot=bot), allowed)

    @rule(session=people, seat=numbers)
    def change_level(self, session, seat):
        story, own = self.story, self.own(session)
        if seat >= len(story.seats) or story.seats[seat].kind != "bot":
            return
        allowed = story.status == "live" and own and self._is_alone(min(own))
        self.do(session, wire.HandOver(message(), seat=seat, bot="greedy"), allowed)
        assert not allowed or self.story.practice

    @rule(session=people)
    def take_seat(self, session):
        own, story = self.own(session), self.story
        allowed = (
            story.status == "live"
            and own
            and story.seats[min(own)].stands_in
            and not story.seats[min(own)].out
        )
        self.do(session, wire.TakeSeat(message()), allowed)

    @rule(session=people)
    def hint(self, session):
        story = self.story
        seat, own = story.to_move, self.own(session)
        allowed = seat is not None and seat in own and (story.setup["hints"] or self._is_alone(seat))
        answer = self.run(self.tables.do(self.table, wire.Hint(message(), ply=story.ply), session))
        assert isinstance(answer, wire.HintAnswer) == bool(allowed), answer
        assert not allowed or (answer.move in story.game.legal and self.story.practice)

    @rule(session=people)
    def rematch(self, session):
        allowed = self.story.status == "over" and self.own(session)
        command = wire.Rematch(message())
        answer = self.run(self.tables.do(self.table, command, session))
        assert (code(answer) == "accepted") == bool(allowed), answer
        if allowed:
            new = self.run(self.tables.get(answer.table))
            assert [new.seats_of(each) for each in PEOPLE] == [self.own(each) for each in PEOPLE]
            assert self.run(self.tables.do(self.table, command, session)).table == answer.table

    @rule(session=people, after=st.integers(-1, 200))
    def come_back(self, session, after):
        async def told(seq):
            return await self.table.crowd.update(self.table.crowd.reader(session, "en", seq))

        whole, rest = self.run(told(-1)), self.run(told(after))
        assert rest.entries == whole.entries[after + 1 :]
        assert [entry["seq"] for entry in whole.entries] == list(range(self.story.seq + 1))

    # --- what is always so -----------------------------------------------------------------------------

    @invariant()
    def nobody_sees_what_others_hold(self):
        if not hasattr(self, "tables"):
            return
        story = self.story
        for session in PEOPLE:
            reader = self.table.crowd.reader(session, "", story.seq)
            update = self.run(self.table.crowd.update(reader))
            seat = reader.audience(story.to_move)
            assert not update.legal or (seat == story.to_move and seat in self.own(session))
            hands = update.view["hands"] if update.view else []
            hidden = [set(hand) <= {"?", "+?"} for n, hand in enumerate(hands) if n != seat]
            assert all(hidden)

    @invariant()
    def nobody_has_more_time_than_there_is(self):
        if not hasattr(self, "tables") or not self.story.left:
            return
        clock, game = self.story.clock, self.story.game
        for seat, left in enumerate(self.story.left):
            own = sum(made.seat == seat for made in game.made)
            most = (
                clock.days * 86_400_000
                if clock.kind == "days"
                else 1000 * (clock.seconds + own * clock.increment)
            )
            assert 0 <= left <= most

    @invariant()
    def the_log_says_it_all(self):
        if not hasattr(self, "tables"):
            return
        story = Story(self.story.id, self.story.secret)
        for entry in self.run(self.store.entries(story.id)):
            story.apply(entry)
        assert (story.seq, story.ply, story.status, story.left) == (
            self.story.seq, self.story.ply, self.story.status, self.story.left,
        )  # fmt: skip
        assert (story.game and story.game.position) == (self.story.game and self.story.game.position)


Table.TestCase.settings = settings(max_examples=settings().max_examples * 6 // 10, stateful_step_count=25)
test_whatever_people_do_is_done_or_refused = Table.TestCase
