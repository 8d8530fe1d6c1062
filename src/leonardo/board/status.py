"""The lines in words: whose turn it is and for what, the decks, the last round, the hands."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from leonardo.board.known import edition_of, forbids
from leonardo.board.scene import Scene
from leonardo.board.signs import wrapped


def status(scene: Scene) -> list[str]:
    """Turn, mover and decision; decks and discards; the last round, loudly."""
    position = scene.position
    parts = [scene.say("board-turn", turn=position["turn"]), decision(scene, scene.called), *_decks(scene)]
    lines = wrapped(f" {scene.signs.dot} ".join(parts), scene.width, "  ")
    lines[0] = scene.ink(lines[0], "strong")
    last_round = last_turns(scene, scene.called)
    if last_round:
        edge = scene.signs.across * 2
        lines += [scene.ink(line, "warning") for line in wrapped(f"{edge} {last_round} {edge}", scene.width)]
    return lines


def decision(scene: Scene, called: Callable[[int], str]) -> str:
    """Who is to decide what, or that nobody is."""
    if scene.position["outcome"]:
        return scene.say("phase-over")
    phase = scene.say(f"phase-{scene.position['phase']}")
    return f"{called(scene.position['to_move'])}: {phase}"


def hands(scene: Scene) -> list[str]:
    """The cards that the reader may see, numbered and marked if forbidden; of the others how many."""
    lines = []
    for seat in scene.seats:
        hand: Sequence[str] = scene.position["hands"][seat]
        if any("?" in card for card in hand) or not hand:
            continue
        numbered = []
        for number, card in enumerate(hand, 1):
            due = seat == scene.position["to_move"] and forbids(scene.bans, card)
            sign = scene.signs.forbidden if due else ""
            numbered.append(f"{number}\xa0{card}{sign}")
        owner = (
            scene.say("board-your-hand")
            if seat == scene.seat
            else scene.say("board-hand-of", player=scene.called(seat))
        )
        lines += [
            line.replace("\xa0", " ") for line in wrapped("   ".join([owner, *numbered]), scene.width, "    ")
        ]
    hidden = [_hidden(scene, seat) for seat in scene.seats if _is_hidden(scene, seat)]
    if hidden:
        lines += wrapped(scene.say("board-hidden-hands", hands=", ".join(hidden)), scene.width, "  ")
    return lines


def _is_hidden(scene: Scene, seat: int) -> bool:
    return any("?" in card for card in scene.position["hands"][seat])


def _hidden(scene: Scene, seat: int) -> str:
    hand = scene.position["hands"][seat]
    extra = sum(card.startswith("+") for card in hand)
    named = scene.called(seat)
    if extra:
        return scene.say("board-hidden-hand-extra", player=named, count=len(hand), extra=extra)
    return scene.say("board-hidden-hand", player=named, count=len(hand))


def _decks(scene: Scene) -> list[str]:
    position = scene.position
    parts = []
    both = "extra" in edition_of(position).decks
    for deck in ("main", "extra") if both else ("main",):
        which = deck if both else "only"
        parts.append(scene.say("board-deck", deck=which, count=len(position["decks"][deck])))
        lying = position["discards"][deck]
        if lying:
            parts.append(scene.say("board-discards", deck=which, count=len(lying), card=lying[-1]))
    if position["removed"]:
        parts.append(scene.say("board-removed", count=len(position["removed"])))
    return parts


def last_turns(scene: Scene, called: Callable[[int], str]) -> str:
    """Whose turns are still to come, once the last card is taken."""
    left, seats = scene.position["final_turns"], scene.position["seats"]
    if not left or scene.position["outcome"]:
        return ""
    first = scene.position["to_move"]
    order = [called((first + place) % seats) for place in range(left)]
    return scene.say("board-last-round", count=left, players=", ".join(order))
