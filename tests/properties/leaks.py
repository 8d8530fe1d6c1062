"""Leaks planted on purpose: each makes one producer say something that its reader may not know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from leonardo import explain, game, played, rules, view
from leonardo.position import deck_cards, hand_cards, position
from leonardo.rules import codes, layout

Plant = Callable[[pytest.MonkeyPatch], None]
LEAKS: dict[str, Plant] = {}


def leak(plant: Plant) -> Plant:
    LEAKS[plant.__name__] = plant
    return plant


def in_views(patch: pytest.MonkeyPatch, spoil: Callable[[Any, Any, int, Any], None]) -> None:
    """After a view is built, `spoil(table, state, seat, view)` puts something into it."""
    observe = rules.observe

    def observing(t: Any, s: Any, seat: int, v: Any) -> None:
        observe(t, s, seat, v)
        spoil(t, s, seat, v)

    patch.setattr(rules, "observe", observing)


def in_positions(patch: pytest.MonkeyPatch, spoil: Callable[[Any, dict[str, Any]], None]) -> None:
    """The position of a view is spoilt by something that its record holds or that is found beside it."""

    def writing(edition: Any, s: Any, extras: Any = None) -> dict[str, Any]:
        written = position(edition, s, extras)
        spoil(s, written)
        return written

    patch.setattr(view, "position", writing)


def in_events(
    patch: pytest.MonkeyPatch, spoil: Callable[[list[dict[str, Any]], list[dict[str, Any]]], None]
) -> None:
    """A seat's events are spoilt with what the referee sees."""
    events = played.events

    def telling(edition: Any, tape: Any, audience: int) -> list[dict[str, Any]]:
        told = events(edition, tape, audience)
        spoil(told, events(edition, tape, played.REFEREE))
        return told

    patch.setattr(played, "events", telling)


def holds_action(s: Any, seat: int) -> bool:
    return any(card & codes.ACTION for card in hand_cards(s, seat))


def odd(card: int) -> bool:
    """Something about a face that no back tells."""
    return bool(card & 0b010101010101)


# --- in the view --------------------------------------------------------------------------------------------


@leak
def the_phase_hangs_on_a_hidden_hand(patch: pytest.MonkeyPatch) -> None:
    """Where the mover holds nothing of use, the phase that asks him is not shown."""

    def spoil(t: Any, s: Any, seat: int, v: Any) -> None:
        if s.phase == codes.CLOSE and not holds_action(s, s.mover):
            v.phase = codes.PLAY

    in_views(patch, spoil)


@leak
def a_hand_lies_in_the_order_of_its_faces(patch: pytest.MonkeyPatch) -> None:
    """A hidden hand's cards lie as their faces are sorted, so the backs' order tells."""

    def spoil(t: Any, s: Any, seat: int, v: Any) -> None:
        for other in range(s.seats):
            at, count = other * layout.HAND, s.hand_count[other]
            if other != seat and t.two_decks:
                faces = sorted(s.hand[at : at + count], key=lambda card: card & codes.SYMBOL_BITS)
                v.hand[at : at + count] = [codes.HIDDEN | (card & codes.EXTRA) for card in faces]

    in_views(patch, spoil)


@leak
def hidden_backs_are_shown(patch: pytest.MonkeyPatch) -> None:
    """The backs of a mixed deck are seen in hands without backs_visible."""

    def spoil(t: Any, s: Any, seat: int, v: Any) -> None:
        for i, card in enumerate(s.hand):
            if v.hand[i] & codes.HIDDEN:
                v.hand[i] = codes.HIDDEN | (card & codes.EXTRA)

    in_views(patch, spoil)


@leak
def the_next_card_of_the_deck_is_shown(patch: pytest.MonkeyPatch) -> None:
    """The mover sees the card that he would draw."""

    def spoil(t: Any, s: Any, seat: int, v: Any) -> None:
        if seat == s.mover and s.deck_count[0]:
            v.pile[s.deck_count[0] - 1] = s.pile[s.deck_count[0] - 1]

    in_views(patch, spoil)


@leak
def the_last_card_of_the_deck_is_shown(patch: pytest.MonkeyPatch) -> None:
    """What lies at the bottom is open: with Clean Sheet it is a card put under it."""

    def spoil(t: Any, s: Any, seat: int, v: Any) -> None:
        if s.recycled:
            v.pile[0] = s.pile[0]

    in_views(patch, spoil)


@leak
def the_deck_is_listed_in_order(patch: pytest.MonkeyPatch) -> None:
    """A field that nobody reads carries something about the order of the deck."""

    def spoil(t: Any, s: Any, seat: int, v: Any) -> None:
        cards = deck_cards(s, 0)
        v.draw_kind = int(cards == sorted(cards) or (len(cards) > 1 and cards[0] < cards[1]))

    in_views(patch, spoil)


@leak
def the_borrowed_card_is_open(patch: pytest.MonkeyPatch) -> None:
    """Every seat sees the card that Borrowed Folio took."""

    def spoil(t: Any, s: Any, seat: int, v: Any) -> None:
        for i in range(codes.ZONES if s.taken_card else 0):
            v.blur[i] = s.hand[s.mover * layout.HAND] & codes.SYMBOL_BITS if seat != s.mover else 0

    in_views(patch, spoil)


@leak
def the_memory_knows_what_was_drawn(patch: pytest.MonkeyPatch) -> None:
    """Where nobody has played a card, the memory shows one from a hand."""

    def spoil(t: Any, s: Any, seat: int, v: Any) -> None:
        if not s.last_card and t.on_field:
            v.last_card = next((card for card in hand_cards(s, s.mover) if not card & codes.ACTION), 0)

    in_views(patch, spoil)


@leak
def an_action_card_is_left_in_pending(patch: pytest.MonkeyPatch) -> None:
    """What the turn needs to know says whether the mover could use an action card."""

    def spoil(t: Any, s: Any, seat: int, v: Any) -> None:
        if holds_action(s, s.mover):
            v.must_use = 1

    in_views(patch, spoil)


@leak
def a_hand_count_leaves_action_cards_out(patch: pytest.MonkeyPatch) -> None:
    """The others' cards are counted without action cards."""

    def spoil(t: Any, s: Any, seat: int, v: Any) -> None:
        for other in range(s.seats):
            if other != seat:
                v.hand_count[other] = sum(not card & codes.ACTION for card in hand_cards(s, other))

    in_views(patch, spoil)


# --- in lists, refusals and events --------------------------------------------------------------------------


@leak
def a_list_leaves_out_what_the_next_card_spoils(patch: pytest.MonkeyPatch) -> None:
    """The list of legal moves looks at the deck."""
    legal = rules.legal

    def listing(t: Any, s: Any, out: list[int]) -> int:
        count = legal(t, s, out)
        top = s.deck_count[0] - 1
        return count - 1 if count > 1 and top >= 0 and odd(s.pile[top]) else count

    patch.setattr(rules, "legal", listing)


@leak
def a_refusal_knows_who_holds_the_card(patch: pytest.MonkeyPatch) -> None:
    """A card that is not in hand is refused otherwise where an opponent holds it."""
    refuse = rules.refuse

    def refusing(t: Any, s: Any, move: int) -> int:
        code = refuse(t, s, move)
        elsewhere = any(rules.card_of(move) in hand_cards(s, seat) for seat in range(s.seats))
        return codes.WRONG_ZONE if code == codes.NOT_IN_HAND and elsewhere else code

    patch.setattr(rules, "refuse", refusing)


@leak
def a_refusal_is_explained_from_the_referees_position(patch: pytest.MonkeyPatch) -> None:
    """The sentence for a refused move names a card of another hand."""
    explaining = game.Game.explain

    def telling(self: Any, move: Any, language: str = "en") -> str:
        other = self.position["hands"][(self.to_move or 0) - 1]
        return f"{explaining(self, move, language)} {other[0] if other else ''}"

    patch.setattr(game.Game, "explain", telling)


@leak
def a_refusal_counts_the_unseen_copies(patch: pytest.MonkeyPatch) -> None:
    """The sentence of the explaining room hangs on something that it was handed beside the view."""
    states: list[Any] = []
    in_views(patch, lambda t, s, seat, v: states.append(s))
    refusal = explain.refusal

    def telling(*said: Any, **more: Any) -> str:
        return refusal(*said, **more) + "!" * sum(
            odd(card) for card in hand_cards(states[-1], states[-1].mover - 1)
        )

    patch.setattr(explain, "refusal", telling)


@leak
def a_drawn_card_is_told_to_all(patch: pytest.MonkeyPatch) -> None:
    """Everybody hears which card was drawn."""

    def spoil(told: list[dict[str, Any]], all_of_it: list[dict[str, Any]]) -> None:
        for event, whole in zip(told, all_of_it, strict=True):
            if event["event"] == "drawn":
                event["card"] = whole["card"]

    in_events(patch, spoil)


@leak
def a_borrowed_card_is_told_to_all(patch: pytest.MonkeyPatch) -> None:
    """Everybody hears which card went from hand to hand."""

    def spoil(told: list[dict[str, Any]], all_of_it: list[dict[str, Any]]) -> None:
        for event, whole in zip(told, all_of_it, strict=True):
            if event["event"] == "taken":
                event["card"] = whole["card"]

    in_events(patch, spoil)


@leak
def a_card_put_under_is_told_to_all(patch: pytest.MonkeyPatch) -> None:
    """Everybody hears which card Clean Sheet put under the deck."""

    def spoil(told: list[dict[str, Any]], all_of_it: list[dict[str, Any]]) -> None:
        for event, whole in zip(told, all_of_it, strict=True):
            if "under" in event:
                event["back"] = len(whole["under"])

    in_events(patch, spoil)


@leak
def the_number_of_events_hangs_on_the_card_drawn(patch: pytest.MonkeyPatch) -> None:
    """An action card drawn is told once more, without its face."""

    def spoil(told: list[dict[str, Any]], all_of_it: list[dict[str, Any]]) -> None:
        if any(
            whole["event"] == "drawn" and len(whole["card"]) == 2 and whole["card"] < "H"
            for whole in all_of_it
        ):
            told.append({"event": "drawn"})

    in_events(patch, spoil)


@leak
def a_list_is_shown_to_another_seat(patch: pytest.MonkeyPatch) -> None:
    """A view lists the mover's moves whoever looks."""
    states: list[Any] = []
    in_views(patch, lambda t, s, seat, v: states.append(s))

    def listing(self: Any) -> Any:
        return view.Legal(view.legal_texts(self.edition, states[-1]), self.to_move)

    patch.setattr(view.View, "legal", property(listing))


@leak
def a_position_sorts_hidden_cards_by_their_faces(patch: pytest.MonkeyPatch) -> None:
    """The written hands of others hang on a state kept beside the view."""
    states: list[Any] = []
    in_views(patch, lambda t, s, seat, v: states.append(s))

    def spoil(s: Any, written: dict[str, Any]) -> None:
        hand = written["hands"][0]
        if len(hand) > 1 and hand[0] in ("?", "+?") and odd(hand_cards(states[-1], 0)[0]):
            written["hands"][0] = [*hand[1:], hand[0] + " "]

    in_positions(patch, spoil)
