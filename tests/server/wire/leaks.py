"""Leaks that the lockstep of two servers must find: each says too much in another way."""

from __future__ import annotations

from typing import Any

import msgspec

from leonardo.server import (
    app,
    crowd,
    deciding,
    doors,
    live,
    moving,
    pages,
    reading,
    streaming,
    surroundings,
    table,
    tables,
    telling,
    wire,
)
from leonardo.server.plans import Refusal
from leonardo.server.records import record_of
from leonardo.server.story import Fact, Story
from tests.server.wire.planting import LEAKS, Ground, hidden, leak, planted

replace = msgspec.structs.replace
LONE_MOVES = ("novem", "quintis-2011")  # where somebody may have nothing but a lone `end` or `skip`
ACTION_CARDS = ("novem", "quintis-2011")


# --- what is told of the position ---------------------------------------------------------------------


def _of_view(ground: Ground, change: Any) -> None:
    """Every update's view is changed, once there is one."""

    def changed(update: wire.Update, story: Story, *rest: Any) -> wire.Update:
        return replace(update, view=change(update.view, story)) if update.view is not None else update

    ground.telling("update", changed)


@leak("the hands of all in the view")
def _(ground: Ground) -> None:
    _of_view(ground, lambda view, story: view | {"hands": story.game.position["hands"]})


@leak("the next card of the deck in the view")
def _(ground: Ground) -> None:
    def shown(view: dict[str, Any], story: Story) -> dict[str, Any]:
        main = story.game.position["decks"]["main"]
        return view | {"decks": view["decks"] | {"main": [*main[:1], *view["decks"]["main"][1:]]}}

    _of_view(ground, shown)


@leak("numbers of hidden cards")
def _(ground: Ground) -> None:
    def numbered(view: dict[str, Any], story: Story) -> dict[str, Any]:
        hands = story.game.position["hands"]
        return view | {"hands": [[f"?{hash_of(card)}" for card in hand] for hand in hands]}

    def hash_of(card: str) -> int:
        return sum(card.encode()) % 7

    _of_view(ground, numbered)


@leak("which hidden cards are action cards", *ACTION_CARDS)
def _(ground: Ground) -> None:
    def marked(view: dict[str, Any], story: Story) -> dict[str, Any]:
        pairs = zip(view["hands"], story.game.position["hands"], strict=True)
        return view | {
            "hands": [
                [shown + "!" * card.startswith("!") for shown, card in zip(hand, cards, strict=True)]
                for hand, cards in pairs
            ]
        }

    _of_view(ground, marked)


@leak("a digest of the whole position")
def _(ground: Ground) -> None:
    ground.telling("state", lambda state, story, *rest: state | {"version": hidden(story)})


@leak("the order of the names in an object")
def _(ground: Ground) -> None:
    def ordered(state: dict[str, Any], story: Story, *rest: Any) -> dict[str, Any]:
        return dict(sorted(state.items(), reverse=bool(hidden(story) % 2)))

    ground.telling("state", ordered)


@leak("the length of a frame")
def _(ground: Ground) -> None:
    padded = lambda state, story, *rest: state | {"title": " " * (hidden(story) % 9)}  # noqa: E731
    ground.telling("state", padded)


@leak("the moves of whoever decides, told to all")
def _(ground: Ground) -> None:
    def told(update: wire.Update, story: Story, *rest: Any) -> wire.Update:
        game = story.game
        return replace(update, legal=game.legal.texts) if game and story.to_move is not None else update

    ground.telling("update", told)


@leak("how many moves whoever decides has")
def _(ground: Ground) -> None:
    def counted(state: dict[str, Any], story: Story, *rest: Any) -> dict[str, Any]:
        return state | {"choices": len(story.game.legal) if story.game and story.to_move is not None else 0}

    ground.telling("state", counted)


@leak("the secret of the deal before the end")
def _(ground: Ground) -> None:
    ground.telling("state", lambda state, story, *rest: state | {"secret": story.secret.hex()})


@leak("a clock that shows what was thought of")
def _(ground: Ground) -> None:
    def late(state: dict[str, Any], story: Story, *rest: Any) -> dict[str, Any]:
        return state | {"clock": state["clock"] | {"elapsed": hidden(story) % 100}}

    ground.telling("state", late)


@leak("a flag that something can be taken back")
def _(ground: Ground) -> None:
    ground.telling("state", lambda state, story, *_: state | {"can_undo": hidden(story) % 2 > 0})


# --- what is told of an event -------------------------------------------------------------------------


def _of_moves(ground: Ground, more: Any) -> None:
    """What is told of every move holds more."""

    def changed(line: dict[str, Any], story: Story, fact: Fact, *rest: Any) -> dict[str, Any]:
        return line | more(story, fact) if fact.played is not None else line

    ground.telling("told", changed)


@leak("events as the referee sees them")
def _(ground: Ground) -> None:
    _of_moves(ground, lambda story, fact: {"events": fact.played.events})


@leak("events as whoever moved sees them")
def _(ground: Ground) -> None:
    _of_moves(ground, lambda story, fact: {"events": fact.played.seen_by(fact.entry.seat)})


@leak("a hidden card in the sentence of an event")
def _(ground: Ground) -> None:
    def said(story: Story, fact: Fact) -> dict[str, Any]:
        names, edition = story.names, story.setup["edition"]
        return {
            "sentences": [
                telling.explain.event("en", event, fact.entry.seat, names, edition)
                for event in fact.played.events
            ]
        }

    _of_moves(ground, said)


@leak("a mark on moves that the table made for somebody", *LONE_MOVES)
def _(ground: Ground) -> None:
    _of_moves(ground, lambda story, fact: {"by_itself": bool(fact.data.get("by_itself"))})


@leak("a digest of the deal when the game begins")
def _(ground: Ground) -> None:
    def told(line: dict[str, Any], story: Story, fact: Fact, *rest: Any) -> dict[str, Any]:
        return line | {"deal": fact.entry.chain} if fact.entry.kind == "started" else line

    ground.telling("told", told)


@leak("more for whoever comes back than for whoever stayed")
def _(ground: Ground) -> None:
    def around(missed: Any) -> Any:
        async def richer(of: crowd.Crowd, reader: Any) -> wire.Update:
            update = await missed(of, reader)
            return replace(update, state=update.state | {"missed": hidden(of._table.story) % 1000})

        return richer

    ground.around(crowd.Crowd, "_missed", around)


# --- what is answered ---------------------------------------------------------------------------------


@leak("a refusal's sentence")
def _(ground: Ground) -> None:
    def said(answer: wire.WhyAnswer, story: Story, *rest: Any) -> wire.WhyAnswer:
        hands = story.game.position["hands"] if story.game else []
        return replace(answer, sentence=f"{answer.sentence} {hands}") if not answer.legal else answer

    ground.after(deciding, "_asked", said)


@leak("a refusal's reason")
def _(ground: Ground) -> None:
    def judged(answer: wire.WhyAnswer, story: Story, *rest: Any) -> wire.WhyAnswer:
        wrong = not answer.legal and hidden(story) % 2
        return replace(answer, reason="not_in_hand") if wrong else answer

    ground.after(deciding, "_asked", judged)


@leak("a refusal's code")
def _(ground: Ground) -> None:
    def coded(answer: wire.Refused, *rest: Any) -> wire.Refused:
        return replace(answer, code="busy") if ground.is_odd else answer

    ground.after(table.Table, "refused", coded)


@leak("what is looked at first")
def _(ground: Ground) -> None:
    def around(check: Any) -> Any:
        def checked(story: Story, ply: int, seat: int) -> None:
            if hidden(story) % 2 and seat != story.to_move:
                raise Refusal("not_your_turn")
            check(story, ply, seat)

        return checked

    ground.around(deciding, "_turn_of", around)


@leak("the status of an answer")
def _(ground: Ground) -> None:
    ground.after(pages, "status_of", lambda status, *_: 400 if ground.is_odd else status)


@leak("a header of an answer")
def _(ground: Ground) -> None:
    def tagged(answer: Any, *rest: Any) -> Any:
        answer.headers["etag"] = f'"{ground.hidden % 1000}"'
        return answer

    ground.after(pages, "told", tagged)


@leak("the words about a page that is not there")
def _(ground: Ground) -> None:
    def around(sentence_of: Any) -> Any:
        return lambda language, code: sentence_of(language, "not_seated" if ground.is_odd else code)

    ground.around(doors, "sentence_of", around)


@leak("a preview of what will be drawn")
def _(ground: Ground) -> None:
    def ahead(answer: wire.PreviewAnswer, of: table.Table, *rest: Any) -> wire.PreviewAnswer:
        return replace(answer, view=answer.view | {"next": of.story.game.position["decks"]["main"][:1]})

    ground.after(deciding, "preview", ahead)


@leak("advice from somebody who sees everything")
def _(ground: Ground) -> None:
    def around(chosen: Any) -> Any:
        async def knowing(mover: moving.Mover, seat: int, spec: str) -> str:
            legal = mover._table.story.game.legal.texts
            advice = legal[hidden(mover._table.story) % len(legal)]
            return advice if spec == moving.ADVISER else await chosen(mover, seat, spec)

        return knowing

    ground.around(moving.Mover, "_chosen", around)


# --- frames, their number, order and time -------------------------------------------------------------


@leak("a frame more")
def _(ground: Ground) -> None:
    def more(failed: Any, of: crowd.Crowd, *rest: Any) -> Any:
        if hidden(of._table.story) % 2:
            of.tell_presence()
        return failed

    ground.after(crowd.Crowd, "tell", more)


@leak("the order of two frames")
def _(ground: Ground) -> None:
    def around(attach: Any) -> Any:
        async def attached(of: crowd.Crowd, reader: Any) -> None:
            if not hidden(of._table.story) % 2:
                await attach(of, reader)
                return
            of.readers.add(reader)
            of.tell_presence()
            reader.tell(wire.write(await of._missed(reader)))
            reader.seq = of._table.story.seq

        return attached

    ground.around(crowd.Crowd, "_attach", around)


@leak("the time of a move that the table makes for somebody", *LONE_MOVES)
def _(ground: Ground) -> None:
    ground.after(moving.Mover, "_forced_delay", lambda seconds, *_: seconds + 0.25 * (ground.hidden % 4))


@leak("no delay where there is no choice", *LONE_MOVES)
def _(ground: Ground) -> None:
    ground.after(moving.Mover, "_forced_delay", lambda seconds, *_: seconds / 2)


@leak("the time of a bot's move")
def _(ground: Ground) -> None:
    def around(turn: Any) -> Any:
        async def hasty(mover: moving.Mover, seat: int, ply: int, delay: float) -> None:
            await turn(mover, seat, ply, delay + 0.25 * (hidden(mover._table.story) % 4))

        return hasty

    ground.around(moving.Mover, "_bot_turn", around)


@leak("a connection that is closed")
def _(ground: Ground) -> None:
    def closed(failed: Any, of: crowd.Crowd, *rest: Any) -> Any:
        if hidden(of._table.story) % 3 == 0:
            for reader in of.readers:
                reader.drop()
        return failed

    ground.after(crowd.Crowd, "tell", closed)


@leak("a handshake that is refused")
def _(ground: Ground) -> None:
    def refused(nothing: None, *rest: Any) -> None:
        if ground.hidden % 3 == 0:
            raise Refusal("busy", retry_ms=2000)

    ground.after(live, "check_handshake", refused)


@leak("signs of life of a stream")
def _(ground: Ground) -> None:
    def around(tell: Any) -> Any:
        async def livelier(lines: Any, send: Any) -> None:
            if ground.is_odd:
                await send({"type": "http.response.body", "body": b"\n", "more_body": True})
            await tell(lines, send)

        return livelier

    ground.around(streaming.Lines, "_tell", around)


@leak("how many look on")
def _(ground: Ground) -> None:
    ground.around(wire, "Presence", lambda made: lambda seats, count: made(seats, count + ground.hidden % 2))


# --- around the table ---------------------------------------------------------------------------------


@leak("the lobby")
def _(ground: Ground) -> None:
    ground.after(pages, "summary", lambda shown, of, *_: shown | {"digest": hidden(of.story) % 1000})


@leak("the metrics")
def _(ground: Ground) -> None:
    def counted(failed: Any, of: crowd.Crowd, *rest: Any) -> Any:
        of._hall.counters.count("hands", of=str(hidden(of._table.story) % 100))
        return failed

    ground.after(crowd.Crowd, "tell", counted)


@leak("the log")
def _(ground: Ground) -> None:
    def noted(failed: Any, of: crowd.Crowd, *rest: Any) -> Any:
        crowd.note("told", position=hidden(of._table.story))
        return failed

    ground.after(crowd.Crowd, "tell", noted)


@leak("the health of the server")
def _(ground: Ground) -> None:
    ground.around(
        surroundings,
        "told",
        lambda told: lambda said, *rest: told(said | {"load": ground.hidden % 10}, *rest),
    )


@leak("the picture of a link")
def _(ground: Ground) -> None:
    ground.after(pages, "_origin", lambda origin, *_: f"{origin}/{ground.hidden}")


@leak("an invitation's answer")
def _(ground: Ground) -> None:
    def around(join: Any) -> Any:
        async def joined(of: tables.Tables, found: table.Table, *rest: Any) -> int:
            if found.story.status == "live" and hidden(found.story) % 2:
                raise Refusal("full")
            return int(await join(of, found, *rest))

        return joined

    ground.around(tables.Tables, "_join", around)


def _afterwards_at_once(ground: Ground) -> None:
    """The door that opens after the end stands open."""

    def around(table_for: Any) -> Any:
        async def found(who: Any, *rest: Any) -> Any:
            return await table_for(doors.Who.WATCHER if who is doors.Who.AFTERWARDS else who, *rest)

        return found

    ground.around(doors, "table_for", around)


def _record_at_once(story: Story) -> Any:
    assert story.game is not None
    return record_of(story) if story.status == "over" else story.game.record({})


@leak("the record of a game that goes on")
def _(ground: Ground) -> None:
    _afterwards_at_once(ground)
    ground.around(pages, "record_of", lambda _: _record_at_once)


@leak("the replay of a game that goes on")
def _(ground: Ground) -> None:
    _afterwards_at_once(ground)
    ground.around(reading, "record_of", lambda _: _record_at_once)


@leak("the method that a door would like to have")
def _(ground: Ground) -> None:
    ground.around(app, "spoken", lambda spoken: lambda language: "ru" if ground.is_odd else spoken(language))


__all__ = ["LEAKS", "planted"]
