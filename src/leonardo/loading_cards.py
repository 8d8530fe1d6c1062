"""Reading where all cards of a position lie, and counting them against the deck lists."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from leonardo import rules, words
from leonardo.checking import Place
from leonardo.edition import Edition
from leonardo.position import deck_cards, hand_cards, out_cards
from leonardo.rules import codes, layout

MOST_HELD: Final = {"cross": 5, "square": 11, "field": 8}


def read_cards(top: Place, edition: Edition, s: Any) -> None:
    on_field = bool(edition.table.on_field)
    hands = top["hands"].entries(s.seats)
    for seat, hand in enumerate(hands):
        for card in hand.entries():
            code = card.card(edition)
            if s.hand_count[seat] == layout.HAND:
                hand.refuse(f"a hand holds at most {layout.HAND} cards here")
            if not edition.table.two_decks and not edition.table.has_actions and code & codes.EXTRA:
                card.refuse(f"{edition.name} has no additional cards")
            _add(s, seat, code)
    for deck, name in enumerate(words.DECK_NAMES):
        lying = _pile(top["decks"].get(name, []), edition, deck)
        out = _pile(top["discards"].get(name, []), edition, deck)
        if on_field and out:
            top["discards"][name].refuse(f"{edition.name} has no discard pile; see removed")
        if on_field and deck == 0:
            out = [card.card(edition) for card in top["removed"].entries()]
        if len(lying) + len(out) > layout.PILE:
            top["decks"][name].refuse(f"at most {layout.PILE} cards of a kind")
        for i, code in enumerate(lying):
            s.pile[deck * layout.PILE + len(lying) - 1 - i] = code
        for i, code in enumerate(out):
            s.pile[(deck + 1) * layout.PILE - 1 - i] = code
        s.deck_count[deck], s.out_count[deck] = len(lying), len(out)
    if not on_field and top["removed"].entries():
        top["removed"].refuse(f"nothing is removed from the game in {edition.name}")
    if on_field:
        top["tables"].nothing(f"{edition.name} is played on a field")
        _field(top["field"], edition, s)
    else:
        top["field"].nothing(f"{edition.name} is played on own tables")
        _tables(top["tables"], edition, s)


def _add(s: Any, seat: int, code: int) -> None:
    at = seat * layout.HAND
    count = s.hand_count[seat]
    s.hand[at : at + count + 1] = sorted([*s.hand[at : at + count], code])
    s.hand_count[seat] = count + 1


def _pile(place: Place, edition: Edition, deck: int) -> list[int]:
    found = []
    for card in place.entries():
        code = card.card(edition)
        if edition.table.two_decks and bool(code & codes.EXTRA) != bool(deck):
            card.refuse(f"{card.value} does not belong to the {words.DECK_NAMES[deck]} deck")
        if not edition.table.two_decks and deck:
            card.refuse(f"{edition.name} has one deck, main")
        found.append(code)
    return found


def _tables(place: Place, edition: Edition, s: Any) -> None:
    for seat, table in enumerate(place.entries(s.seats)):
        for name in table.mapping():
            if name not in words.ZONE_NAMES:
                table[name].refuse(f"a zone is one of {' '.join(words.ZONE_NAMES)}")
            zone = words.ZONE_NAMES.index(name)
            corner = zone in codes.CORNERS
            if corner and not edition.table.square:
                table[name].refuse(f"a table of {edition.name} has only n w c e s")
            code = table[name].symbol_card(edition)
            if bool(code & codes.EXTRA) != corner:
                kind = "additional" if corner else "main"
                table[name].refuse(f"only {kind} cards lie on {name}")
            s.table[seat * codes.ZONES + zone] = code
        for zone in codes.CROSS:
            if not s.table[seat * codes.ZONES + zone]:
                table.refuse(f"no card lies on {words.ZONE_NAMES[zone]}; only corners can be empty")


def _field(place: Place, edition: Edition, s: Any) -> None:
    rows: list[int] = []
    columns: list[int] = []
    for name in place.mapping():
        try:
            cell = words.cell_number(name)
        except ValueError as problem:
            place[str(name)].refuse(str(problem))
        stack = place[name].entries()
        if not stack:
            place[name].refuse("a stack has at least one card; a free cell is left out")
        rows.append(cell // codes.SIDE)
        columns.append(cell % codes.SIDE)
        for low, line in ((2, rows), (2, columns)):
            if max(line) - min(line) >= codes.SPAN:
                place[name].refuse("the square would be wider or higher than five")
            if edition.switches.get("anchor") == "centre" and not low <= line[-1] <= low + 4:
                place[name].refuse("the drawn square is c3 to g7")
        for height, card in enumerate(stack):
            code = card.symbol_card(edition)
            if height == 0:
                rules.put_on_field(s, cell, code)
            elif s.buried_count == layout.PILE:
                card.refuse(f"at most {layout.PILE} cards are covered")
            else:
                rules.cover_on_field(s, cell, code)


def cards_in_play(edition: Edition, s: Any) -> Counter[str]:
    """How many of each card there are in this state, wherever they lie."""
    found: Counter[str] = Counter()
    for seat in range(s.seats):
        found.update(edition.card_text(card) for card in hand_cards(s, seat))
    for deck in range(2):
        found.update(edition.card_text(card) for card in (*deck_cards(s, deck), *out_cards(s, deck)))
    lying = (*s.table, *s.guard, *s.top, *s.buried[: s.buried_count], s.carried)
    found.update(edition.card_text(int(card)) for card in lying if card)
    for action in edition.actions:
        if action.effect == codes.BIGGER_HAND:
            found[action.text] += sum(int(count) for count in s.cabinets)
    return +found


def check_room(top: Place, edition: Edition, s: Any) -> None:
    """All cards would find room on one pile of their kind, or under one another on the field."""
    apart = edition.table.two_decks and not edition.table.on_field
    counts: Counter[bool] = Counter()
    for card, count in cards_in_play(edition, s).items():
        counts[bool(apart and card[0] in "+!")] += count
    most = max(counts.values(), default=0)
    if most > layout.PILE:
        top.refuse(f"{most} cards; at most {layout.PILE} {'of a kind' if apart else 'in all'}")


def check_census(top: Place, edition: Edition, s: Any, lists: Mapping[str, Sequence[str]] | None) -> None:
    decks = lists or edition.deck_lists(s.seats)
    wanted = Counter(card for cards in decks.values() for card in cards)
    found = cards_in_play(edition, s)
    for card, count in sorted((found - wanted).items()):
        top.refuse(f"{card} is there {wanted[card] + count} times; the decks have {wanted[card]}")
    for card, count in sorted((wanted - found).items()):
        top.refuse(f"{card} is there {wanted[card] - count} times; the decks have {wanted[card]}")


def check_hand_sizes(top: Place, edition: Edition, s: Any) -> None:
    table = edition.table
    most = MOST_HELD["field" if table.on_field else "square" if table.square else "cross"]
    if table.on_field and not table.has_actions:
        most = table.refill_to
    for seat in range(s.seats):
        count = s.hand_count[seat]
        if count > most:
            top["hands"][seat].refuse(f"{count} cards; no hand of {edition.name} has more than {most}")
        exact = not table.refill_to and (seat != s.mover or s.phase == codes.PLAY)
        if exact and s.phase != codes.OVER and count != most:
            top["hands"][seat].refuse(f"{count} cards; a hand of {edition.name} has {most}")
