"""Who sits where, who plays for whom, and how a game begins and is given up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from leonardo.bots import ROSTER
from leonardo.game import Game
from leonardo.server import clocks, wire
from leonardo.server.cleaning import unlike
from leonardo.server.plans import Actor, Line, Plan, Refusal, ending, running, seat_there, waiting
from leonardo.server.story import Story

if TYPE_CHECKING:
    from leonardo.server.table import Table


def known_bot(spec: str) -> str:
    """The bot's name, if there is such a bot."""
    if spec not in ROSTER:
        raise Refusal("unknown_bot")
    return spec


def bot_line(story: Story, seat: int, spec: str) -> Line:
    """A bot sits down."""
    name = unlike(known_bot(spec).capitalize(), [each.name for each in story.seats if each.name])
    return Line("seated", seat, {"kind": "bot", "name": name, "bot": spec})


def add_bot_command(table: Table, command: wire.AddBot, actor: Actor) -> Plan:
    actor.needs_host()
    waiting(table.story)
    seat_there(table.story, command.seat)
    if table.story.seats[command.seat].kind != "open":
        raise Refusal("seat_taken")
    return Plan((bot_line(table.story, command.seat, command.bot),))


def leave_command(table: Table, command: wire.Leave, actor: Actor) -> Plan:
    waiting(table.story)
    return Plan((Line("vacated", actor.own, {}),), claims={actor.own: None})


def remove_command(table: Table, command: wire.Remove, actor: Actor) -> Plan:
    actor.needs_host()
    waiting(table.story)
    seat_there(table.story, command.seat)
    if table.story.seats[command.seat].kind == "open":
        raise Refusal("seat_free")
    return Plan((Line("vacated", command.seat, {}),), claims={command.seat: None})


def start_command(table: Table, command: wire.Start, actor: Actor) -> Plan:
    actor.needs_host()
    waiting(table.story)
    return start(table)


def start(table: Table) -> Plan:
    """The cards are dealt from the secret and what the seats added to it."""
    story = table.story
    if any(seat.kind == "open" for seat in story.seats):
        raise Refusal("seats_open")
    lists = story.setup["decks"] or story.edition.deck_lists(len(story.seats))
    deal = table.hall.deal(story.id, story.key, lists, len(story.seats))
    # What cannot be dealt is found out here, not when it is stored already.
    Game.dealt(story.edition, story.names, deal)
    data = {"deal": {"first": deal.first, "main": deal.main, "extra": deal.extra}}
    return Plan((Line("started", None, data),))


def resign_command(table: Table, command: wire.Resign, actor: Actor) -> Plan:
    running(table.story)
    if table.story.seats[actor.own].out:
        raise Refusal("out")
    return gives_up(table.story, actor.own, "resigned")


def gives_up(story: Story, seat: int, reason: str) -> Plan:
    """The seat is out; if only one is left in, that one has won."""
    seen = story.seats[seat].out
    story.seats[seat].out = reason
    try:
        lines = ending(story)
    finally:
        story.seats[seat].out = seen
    return Plan((Line("resigned", seat, {"reason": reason}), *lines))


def hand_over_command(table: Table, command: wire.HandOver, actor: Actor) -> Plan:
    story = table.story
    running(story)
    seat_there(story, command.seat)
    known_bot(command.bot)
    target = command.seat
    if story.seats[target].kind == "bot" and story.is_alone(actor.own):
        return Plan((Line("handed", target, {"bot": command.bot, "why": "level"}),))
    if target not in story.persons:
        raise Refusal("bot_plays")
    handed = Line("handed", target, {"bot": command.bot, "why": "own"} | _charged(table, target))
    if target == actor.own:
        return Plan((handed,))
    if actor.own not in story.persons:
        raise Refusal("bot_plays")
    if table.crowd.is_long_away(target):
        return Plan((handed._replace(data={**handed.data, "why": "away"}),))
    if table.crowd.is_here(target):
        raise Refusal("still_here")
    if actor.own in story.votes.get(target, ()):
        raise Refusal("voted")
    vote = Line("voted", actor.own, {"seat": target})
    others = [seat for seat in story.persons if seat != target]
    # Two at a table have no majority: there, only the time of grace decides.
    if len(others) > 1 and (len(story.votes.get(target, ())) + 1) * 2 > len(others):
        return Plan((vote, handed._replace(data={**handed.data, "why": "vote"})))
    return Plan((vote,))


def _charged(table: Table, seat: int) -> dict[str, list[int]]:
    """What the seat has thought so far is used, although it decides nothing: it might come back at once."""
    story = table.story
    if not story.left or seat != story.to_move:
        return {}
    left = list(story.left)
    left[seat] = clocks.left_meanwhile(left[seat], table.hall.time.used(story.since))
    return {"left": left}


def take_seat_command(table: Table, command: wire.TakeSeat, actor: Actor) -> Plan:
    running(table.story)
    seat = table.story.seats[actor.own]
    if seat.out:
        raise Refusal("out")
    if not seat.stands_in:
        raise Refusal("seat_taken")
    return Plan((Line("returned", actor.own, {}),))


def resume_command(table: Table, command: wire.Resume, actor: Actor) -> Plan:
    actor.needs_host()
    if not table.story.paused:
        raise Refusal("not_paused")
    return Plan((Line("resumed", actor.seat, {}),))


def mute_command(table: Table, command: wire.Mute, actor: Actor) -> Plan:
    actor.needs_host()
    seat_there(table.story, command.seat)
    return Plan((Line("muted", actor.seat, {"seat": command.seat, "on": command.on}),))
