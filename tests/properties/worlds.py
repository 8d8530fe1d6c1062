"""Two worlds that look alike to a seat, and everything that the seat is ever given in each of them.

The second world is dealt by hand here, not by `rules.imagine`: the faces that the seat's view hides are dealt
out anew among the places they lie in. So the two ways of making worlds check one another.
"""

from __future__ import annotations

import dataclasses
import json
import random
from typing import Any

import leonardo
from leonardo import Game, explain, rules
from leonardo.move_writing import move_text
from leonardo.rules import codes, layout
from tests.properties.alphabet import some_moves
from tests.properties.games import chosen_move
from tests.scenes.executors import Foretold

Slot = tuple[str, int]  # the field of the state and the place in it
OWN_FACE = ("drawn", "taken")
MOST_DRAWN = 8  # cards that leave the deck by one move


class DifferentWorldsLookDifferent(AssertionError):
    """A seat was given something that hangs on what it cannot see."""


def hidden_slots(game: Game, seat: int | None) -> list[Slot]:
    """Where cards lie whose faces this seat may not see: by the rules, whatever its view shows."""
    state = game._state
    hands = [
        ("hand", other * layout.HAND + i)
        for other in range(game.seats)
        if other != seat
        for i in range(state.hand_count[other])
    ]
    return hands + [
        ("pile", deck * layout.PILE + i) for deck in range(2) for i in range(state.deck_count[deck])
    ]


def back_known(game: Game, slot: Slot) -> bool:
    """Whether the rules, not the view, let everybody see the back of a card there, now or after a move."""
    table, state = game.edition.table, game._state
    if table.two_decks:
        return True
    seen_soon = state.deck_count[0] - 1 - MOST_DRAWN  # the back of a new top card is seen after a move
    return bool(table.backs_visible) and (slot[0] == "hand" or slot[1] >= seen_soon)


def redealt(game: Game, seat: int | None, rng: random.Random, keep: int = codes.NO_CARD) -> Game:
    """Another game that the seat cannot tell from this one; the mover still holds the card `keep`."""
    other = game.copy()
    state = other._state
    slots = [slot for slot in hidden_slots(game, seat) if may_move(game, slot, seat)]
    if keep:
        kept = next((slot for slot in slots if slot in own_slots(game) and face(state, slot) == keep), None)
        slots = [slot for slot in slots if slot != kept]
    groups: dict[int, list[Slot]] = {}
    for slot in slots:
        groups.setdefault(1 + (face(state, slot) & codes.EXTRA) if back_known(game, slot) else 0, []).append(
            slot
        )
    for group in groups.values():
        faces = [face(state, slot) for slot in group]
        rng.shuffle(faces)
        for (field, i), card in zip(group, faces, strict=True):
            getattr(state, field)[i] = card
    sort_hands(state)
    if state.taken_card and seat not in (state.mover, state.taken_from):
        state.taken_card = rng.choice(taken_like(other))
    return other


def taken_like(game: Game) -> list[int]:
    """Cards of the mover that may be the one just borrowed: with its back, where backs are known."""
    state = game._state
    held = [face(state, slot) for slot in sorted(own_slots(game)) if face(state, slot)]
    known = game.edition.table.backs_visible
    return [card for card in held if not known or card & codes.EXTRA == state.taken_card & codes.EXTRA]


def face(state: Any, slot: Slot) -> int:
    return int(getattr(state, slot[0])[slot[1]])


def own_slots(game: Game) -> set[Slot]:
    at = game._state.mover * layout.HAND
    return {("hand", i) for i in range(at, at + layout.HAND)}


def may_move(game: Game, slot: Slot, seat: int | None) -> bool:
    """The card just borrowed stays where it is for the seat that had it."""
    state = game._state
    knows = state.taken_card and seat == state.taken_from
    return not (knows and slot in own_slots(game) and face(state, slot) == state.taken_card)


def sort_hands(state: Any) -> None:
    for seat in range(state.seats):
        at = seat * layout.HAND
        end = at + state.hand_count[seat]
        state.hand[at:end] = sorted(state.hand[at:end])


# --- what a seat is given -------------------------------------------------------------------------


@dataclasses.dataclass
class Question:
    """What is asked in both worlds: refusals of these moves, and the next move with the chance after it."""

    seat: int | None
    refused: list[str]
    move: str | None


def question(game: Game, seat: int | None, rng: random.Random) -> Question:
    """A sample of moves that the seat might try, and a move of whoever is to move."""
    moves = some_moves(game.edition, rng, 6, [])
    texts = [move_text(move, game.edition) for move in moves if rules.a_of(move) >= 0 or not is_key(move)]
    return Question(seat, texts, None if game.is_over else chosen_move(rng, game.legal.texts))


def is_key(move: int) -> bool:
    return rules.kind_of(move) == codes.PICK_KEY


def given_at_rest(game: Game, asked: Question) -> dict[str, Any]:
    """All that the seat is given before anything happens."""
    view = game.view(asked.seat)
    found: dict[str, Any] = {
        "view": view.position,
        "record": record_of(view.record),
        "legal": view.legal.texts,
        "refusals by the view": [view.refusal(move) for move in asked.refused],
    }
    if asked.seat is not None and asked.seat == game.to_move:
        found["legal by the referee"] = game.legal.texts
        for move in asked.refused:
            code = game.why(move)
            found[f"why not {move}"] = code
            for language in ("en", "ru") if code else ():
                position, legal = view.position, view.legal.texts
                found[f"{language}: {move}"] = explain.refusal(
                    language, str(code), move, position, legal, game.names
                )
                found[f"{language} by the referee: {move}"] = game.explain(move, language)
    return found


def given_by_the_move(game: Game, asked: Question) -> dict[str, Any]:
    """All that the seat is given when the move is made."""
    assert asked.move is not None
    mover = game.to_move
    game._chance = Foretold()
    played = game.play(asked.move)
    own = asked.seat is not None and asked.seat == mover  # sees the faces of what comes into his hand
    events = [masked(event) if own else event for event in played.seen_by(asked.seat)]
    view = game.view(asked.seat)
    found: dict[str, Any] = {"events": events, "to move": view.to_move, "phase": view.position["phase"]}
    if not own:
        found |= {"view": view.position, "record": record_of(view.record)}
    return found


def masked(event: dict[str, Any]) -> dict[str, Any]:
    """What the mover learns by drawing or taking is new to him, so it may differ."""
    return {**event, "card": ""} if event["event"] in OWN_FACE else event


def record_of(record: Any) -> list[Any]:
    return [getattr(record, entry[0]) for entry in layout.STATE_FIELDS]


def compare(what: str, one: dict[str, Any], other: dict[str, Any]) -> None:
    """Byte for byte the same, or the difference is named."""
    for key in one:
        if json.dumps(one[key]) != json.dumps(other[key]):
            raise DifferentWorldsLookDifferent(f"{what}: {key}\n{one[key]}\n{other[key]}")


def check_indifference(game: Game, seat: int | None, rng: random.Random) -> None:
    """Nothing that the seat is given differs between this world and another that looks the same to it."""
    asked = question(game, seat, rng)
    compare(repr(game), given_at_rest(game.copy(), asked), given_at_rest(redealt(game, seat, rng), asked))
    if asked.move is None:
        return
    other, twin = same_move(game, seat, asked, rng)
    if other.why(str(twin.move)) is None:
        compare(
            f"{game!r} {asked.move}", given_by_the_move(game.copy(), asked), given_by_the_move(other, twin)
        )


def same_move(game: Game, seat: int | None, asked: Question, rng: random.Random) -> tuple[Game, Question]:
    """Another world, and the move there that the seat cannot tell from this one.

    A card put under the deck, or given to somebody else, is hidden: in the other world it may be another.
    """
    word = str(asked.move).split(" ")[0]
    knows = (game.to_move, game._state.taken_from) if word == "give" else (game.to_move,)
    if word in ("under", "give") and seat not in knows:
        other = redealt(game, seat, rng)
        hidden = [move for move in other.legal.texts if move.startswith(f"{word} ")]
        return other, dataclasses.replace(asked, move=rng.choice(hidden))
    return redealt(game, seat, rng, moved_card(game, str(asked.move))), asked


def moved_card(game: Game, move: str) -> int:
    """The hand card that this move needs."""
    packed = leonardo.Move(move).in_edition(game.edition)
    number = rules.action_of(packed)
    return codes.ACTION | codes.EXTRA | number if number else rules.card_of(packed)
