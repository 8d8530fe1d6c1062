"""A game as it could be, from all that one seat knows: what it sees and remembers, what a skip gave away.

The seat's view is the start, and `leonardo.rules.imagine` gives faces to what it hides. Before that the
cards are filled in that the seat has seen going into a hand or has itself put under the deck, and a
hand that could not play gets cards that could not be played. What other seats alone have seen is taken
out of their history, so that nothing of the true game is left in the imagined one.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from leonardo import chance, rules
from leonardo.adapters.open_chance import Fact, OpenGame
from leonardo.rules import codes, layout
from leonardo.words import DECK_NAMES

LEAVES_A_HAND: Final = (codes.PLAYED, codes.ACTION_USED, codes.DISCARDED)


def imagined(game: OpenGame, seat: int, words: list[int]) -> OpenGame:
    """A game that this seat cannot tell from the true one; `words` is a generator of `leonardo.chance`."""
    t, space = game.table, game.space
    view = game.view(seat).record
    unseen = [face for deck in range(2) for face in _unseen(game, view, deck)]
    chance.shuffle(words, unseen, len(unseen))
    _remember_hands(game, seat, view, unseen)
    _remember_the_deck(game, seat, view, unseen)
    _heed_skips(game, seat, view, unseen)
    state = view.copy()
    rules.imagine(t, view, state, unseen, len(unseen))
    twin = game.copy()
    twin.state = state
    twin.told = {seat: game.told[seat]} if seat in game.told else {}
    twin.facts = [as_known(game, fact, seat) for fact in game.facts]
    # What had no face before any seat saw it has none again: chance will say, when it is drawn.
    for deck in range(2):
        pool = [0] * len(space.faces)
        if t.two_decks or deck == codes.MAIN_DECK:
            for i in range(deck * layout.PILE, deck * layout.PILE + view.deck_count[deck]):
                if game.state.pile[i] & codes.HIDDEN:
                    pool[space.faces.index(state.pile[i])] += 1
                    state.pile[i] = game.state.pile[i]
        twin.pools[deck] = pool
    return twin


def _unseen(game: OpenGame, view: Any, deck: int) -> list[int]:
    """The cards of a deck's list that the view does not show."""
    space = game.space
    left = Counter(space.edition.card_code(card) for card in space.lists.get(DECK_NAMES[deck], ()))
    left.subtract(card for card in shown(game, view) if card in left)
    return list(left.elements())


def shown(game: OpenGame, view: Any) -> list[int]:
    """Every card whose face the view shows, wherever it lies."""
    cards = [*view.hand, *view.pile, *view.table, *view.guard, *view.top, *view.buried[: view.buried_count]]
    cards.append(view.carried)
    for action in game.space.edition.actions:
        if action.effect == codes.BIGGER_HAND:
            code = codes.ACTION | codes.EXTRA | action.number
            cards += [code] * sum(view.cabinets)
    return [card for card in cards if card != codes.NO_CARD and not card & codes.HIDDEN]


def as_known(game: OpenGame, fact: Fact, seat: int) -> Fact:
    """The fact as this seat knows it, and as if nobody knew more."""
    event, who, card, a, b, second, audience = fact
    if audience == codes.EVERYONE or audience >> seat & 1:
        return fact
    back = card & codes.EXTRA if game.table.two_decks or game.table.backs_visible else 0
    return event, who, codes.HIDDEN | back, a, b, second, codes.EVERYONE


# --- what is remembered -----------------------------------------------------------------------------------


def known_in_hands(game: OpenGame, seat: int) -> dict[int, Counter[int]]:
    """For each other seat the cards that it must still hold, as this seat has seen them come."""
    known: dict[int, Counter[int]] = {other: Counter() for other in range(game.space.seats)}
    for fact in game.facts:
        event, who, card, a, b, second, audience = fact
        seen = not card & codes.HIDDEN and bool(audience == codes.EVERYONE or audience >> seat & 1)
        if event == codes.PUT_UNDER and not seen:
            known[who].clear()  # any of them may be what lies under the deck now
        elif event == codes.TAKEN:
            if b == codes.FROM_SEAT and not seen:
                known[a].clear()
            elif b == codes.FROM_SEAT:
                _forget(known[a], card)
            if seen:
                known[who][card] += 1
        elif event in LEAVES_A_HAND:
            _forget(known[who], card)
            _forget(known[who], second)
    del known[seat]
    return known


def _forget(cards: Counter[int], card: int) -> None:
    if cards[card] > 0:
        cards[card] -= 1


def _remember_hands(game: OpenGame, seat: int, view: Any, unseen: list[int]) -> None:
    """The view shows what the seat knows of other hands."""
    for other, cards in known_in_hands(game, seat).items():
        for card in cards.elements():
            _fill(game, view, unseen, other, card)


def _remember_the_deck(game: OpenGame, seat: int, view: Any, unseen: list[int]) -> None:
    """The view shows what the seat itself has put under the deck, as far as it must still lie there."""
    put = [fact for fact in game.facts if fact[0] == codes.PUT_UNDER]
    for place, (_, who, card, *_) in enumerate(reversed(put)):  # the last one lies undermost
        if who == seat and place < view.deck_count[codes.MAIN_DECK] and card in unseen:
            view.pile[place] = card
            unseen.remove(card)


def _heed_skips(game: OpenGame, seat: int, view: Any, unseen: list[int]) -> None:
    """The hands that could not play are filled with cards that could not be played."""
    banned: dict[int, list[int]] = {}
    for skip in game.skips:
        if skip.seat != seat:
            banned.setdefault(skip.seat, []).append(skip.forbidden)
    for other, sets in banned.items():
        hidden = _hidden_places(view, other)
        for _ in hidden:
            for card in unseen:
                if all(_is_banned(card, symbols) for symbols in sets) and _fill(
                    game, view, unseen, other, card
                ):
                    break


def _is_banned(card: int, symbols: int) -> bool:
    """Whether a hand that could not play under these forbidden symbols may hold the card."""
    return bool(rules.is_action(card) or rules.symbols_of(card) & symbols)


def _hidden_places(view: Any, seat: int) -> list[int]:
    at = seat * layout.HAND
    return [place for place in range(at, at + view.hand_count[seat]) if view.hand[place] & codes.HIDDEN]


def _fill(game: OpenGame, view: Any, unseen: list[int], seat: int, card: int) -> bool:
    """A hidden card of this hand is this one, if the list has it and a back fits; whether it is."""
    backs = game.table.two_decks or game.table.backs_visible
    for place in _hidden_places(view, seat):
        if card in unseen and (not backs or (view.hand[place] ^ card) & codes.EXTRA == 0):
            view.hand[place] = card
            unseen.remove(card)
            return True
    return False
