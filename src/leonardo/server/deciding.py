"""What a command would write into the log, or why it may not: one function for each command.

Nothing is stored or told here. What a refusal says is found in the view of the seat that asked.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

from leonardo import explain
from leonardo.board.preview import Preview
from leonardo.errors import IllegalMove, UnreadableMove
from leonardo.explain.pointing import judged, nearest
from leonardo.move import Move
from leonardo.server import clocks, seating, wire
from leonardo.server.cleaning import CHAT_LENGTH, clean
from leonardo.server.plans import Actor, Line, Plan, Refusal, ending, running
from leonardo.server.story import Story

if TYPE_CHECKING:
    from leonardo.server.table import Table


def decide(table: Table, command: wire.AnyCommand, actor: Actor) -> Plan:
    """What is to be written; or a Refusal."""
    return _DECIDE[type(command)](table, command, actor)


# --- playing -------------------------------------------------------------------------------------------


def _turn_of(story: Story, ply: int, seat: int) -> None:
    """The seat is to decide, and has seen the table as it is."""
    running(story)
    if story.seats[seat].is_played_by_bot:
        raise Refusal("bot_plays")
    if ply != story.ply:
        raise Refusal("stale")
    if seat != story.to_move:
        raise Refusal("not_your_turn")


def _move(table: Table, command: wire.Move, actor: Actor) -> Plan:
    _turn_of(table.story, command.ply, actor.own)
    try:
        return played(table, actor.own, command.move)
    except (IllegalMove, UnreadableMove):
        # What is said about it is found in what the seat may know.
        asked = _asked(table.story, actor.own, command.move, command.language)
        if asked.legal:
            raise
        raise _not_possible(asked) from None


def _not_possible(asked: wire.WhyAnswer) -> Refusal:
    if asked.reason == "unreadable":
        return Refusal("unreadable", sentence=asked.sentence)
    return Refusal("illegal", sentence=asked.sentence, reason=asked.reason)


def played(table: Table, seat: int, text: str, *, by_itself: bool = False) -> Plan:
    """The move is made in the referee's game; the plan writes down what chance said."""
    story = table.story
    assert story.game is not None
    result = story.game.play(text)
    data: dict[str, Any] = {"move": text, "chance": story.game.made[-1].chance, "said": text}
    if by_itself:
        data["by_itself"] = True
    data |= _charged(table, seat, counts=not story.seats[seat].is_played_by_bot)
    return Plan((Line("move", seat, data), *ending(story)), result)


def _charged(table: Table, seat: int, *, counts: bool) -> dict[str, Any]:
    story = table.story
    if not story.left:
        return {}
    left = list(story.left)
    if counts:
        left[seat] = clocks.left_after(story.clock, left[seat], table.hall.time.used(story.since))
    return {"left": left}


def _taken_back(table: Table, seat: int, count: int) -> dict[str, Any]:
    """The time that is left to the seat: what it has thought since is gone, with what the decisions added."""
    story = table.story
    if not story.left or story.game is None:
        return {}
    left = list(story.left)
    own = sum(made.seat == seat for made in story.game.made[-count:])
    used = table.hall.time.used(story.since) if story.to_move == seat else 0
    left[seat] = clocks.left_before(story.clock, left[seat], used, own)
    return {"left": left}


def _undo(table: Table, command: wire.Undo, actor: Actor) -> Plan:
    story = table.story
    running(story)
    if command.ply != story.ply:
        raise Refusal("stale")
    count = story.can_undo(actor.own)
    if not count:
        raise Refusal("cannot_undo")
    data = {"count": count, "practice": story.is_practice_undo(actor.own)}
    data |= _taken_back(table, actor.own, count)
    return Plan((Line("undo", actor.own, data),))


def preview(table: Table, command: wire.Preview, actor: Actor) -> wire.PreviewAnswer:
    """What the move would do, tried on the seat's own view; a Refusal where it may not be made."""
    story = table.story
    asked = why(table, wire.Why(command.id, move=command.move, language=command.language), actor)
    if not asked.legal:
        raise _not_possible(asked)
    assert story.game is not None
    seen = story.game.view(actor.own)
    ahead = Preview(seen, command.move, story.game.names, command.language)
    return wire.PreviewAnswer(command.id, command.move, ahead.sentences(), ahead.after.position)


def why(table: Table, command: wire.Why, actor: Actor) -> wire.WhyAnswer:
    """Why the move is not possible for this seat now, from its own view."""
    story = table.story
    running(story)
    if actor.own != story.to_move:
        raise Refusal("not_your_turn")
    asked = _asked(story, actor.own, command.move, command.language, command.id)
    return _pointed(story, actor.own, command) or asked if asked.reason == "unreadable" else asked


def _pointed(story: Story, seat: int, command: wire.Why) -> wire.WhyAnswer | None:
    """A card, or a card and a place, is no move yet: the reason of the move that could be meant by it."""
    assert story.game is not None
    view = story.game.view(seat)
    words = command.move.split(" ")
    possible = next((move for move, code in judged(view, words) if code is None), None)
    if possible is not None:
        return wire.WhyAnswer(command.id, possible, True)
    found = nearest(view, words)
    return _asked(story, seat, found[0], command.language, command.id) if found else None


def _asked(story: Story, seat: int, text: str, language: str, id: str = "") -> wire.WhyAnswer:
    assert story.game is not None
    view = story.game.view(seat)
    edition = str(story.setup["edition"])
    try:
        move = Move(text)
    except UnreadableMove:
        sentence = explain.unreadable(language, text, edition)
        return wire.WhyAnswer(id, text, False, "unreadable", sentence)
    reason = view.refusal(move)
    if reason is None:
        return wire.WhyAnswer(id, text, True)
    position, legal = view.position, view.legal.texts
    sentence = explain.refusal(language, reason, text, position, legal, story.names, reference=False)
    return wire.WhyAnswer(id, text, False, reason, sentence)


# --- talking -------------------------------------------------------------------------------------------


def _chat(table: Table, command: wire.Chat, actor: Actor) -> Plan:
    text = clean(command.text, CHAT_LENGTH)
    if not text:
        raise Refusal("empty")
    if table.story.seats[actor.own].muted:
        raise Refusal("muted")
    if not table.may_chat(actor.own):
        raise Refusal("too_fast", retry_ms=2000)
    return Plan((Line("chat", actor.own, {"text": text, "said": text}),))


_DECIDE: Final[Mapping[type, Callable[[Table, Any, Actor], Plan]]] = {
    wire.Move: _move,
    wire.Undo: _undo,
    wire.Chat: _chat,
    wire.Mute: seating.mute_command,
    wire.Start: seating.start_command,
    wire.AddBot: seating.add_bot_command,
    wire.Leave: seating.leave_command,
    wire.Remove: seating.remove_command,
    wire.Resign: seating.resign_command,
    wire.HandOver: seating.hand_over_command,
    wire.TakeSeat: seating.take_seat_command,
    wire.Resume: seating.resume_command,
}

__all__ = ["decide", "played", "preview", "why"]
