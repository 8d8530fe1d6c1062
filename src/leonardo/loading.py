"""Reading a position of interchange 2 into a state; what cannot be is refused with the place where it stands."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from leonardo import rules, words
from leonardo.checking import Place
from leonardo.edition import Edition
from leonardo.loading_turn import check_phase, read_pending
from leonardo.errors import LeonardoError, PositionError
from leonardo.position import PROTOCOL, deck_cards, hand_cards, out_cards
from leonardo.rules import codes, layout

NEEDED: Final = (
    "edition", "options", "seats", "turn", "to_move", "phase", "hands", "decks", "discards",
    "removed", "tables", "field", "keys", "bonus_used", "last_played", "veto", "final_turns",
    "effects", "pending", "outcome",
)  # fmt: skip
KNOWN: Final = ("protocol", *NEEDED, "memory", "free", "deck_lists")

MOST_HELD: Final = {"cross": 5, "square": 11, "field": 8}


class Loaded:
    """What a position says: an edition, a state, and what stays in the position besides."""

    __slots__ = ("edition", "extras", "state")

    def __init__(self, edition: Edition, state: Any, extras: dict[str, Any]) -> None:
        self.edition = edition
        self.state = state
        self.extras = extras


def load(position: Any) -> Loaded:
    """The edition and state of this position, or a PositionError that says where it cannot be."""
    top = Place(position, "position")
    top.fields(NEEDED, KNOWN)
    if top.value.get("protocol", PROTOCOL) != PROTOCOL:
        top["protocol"].refuse(f"this is protocol {PROTOCOL}")
    edition = _edition(top)
    state = rules.State()
    state.seats = top["seats"].number(2, layout.SEATS)
    state.turn = top["turn"].number(1, 1 << 30)
    state.mover = top["to_move"].number(0, state.seats - 1)
    state.phase = top["phase"].one_of(words.PHASE_NAMES)
    free = top.value.get("free", False)
    if type(free) is not bool:
        top["free"].refuse("free is true or false")
    _cards(top, edition, state)
    _keys(top, edition, state)
    _restrictions(top, edition, state)
    _effects(top, edition, state)
    _memory(top, edition, state)
    check_phase(top, edition, state)
    read_pending(top["pending"], edition, state)
    _outcome(top, state)
    extras = _extras(top, edition, state.seats, free)
    if not free:
        _census(top, edition, state, extras.get("deck_lists"))
        _hand_sizes(top, edition, state)
    return Loaded(edition, state, extras)


def _edition(top: Place) -> Edition:
    name = top["edition"].text()
    options = top["options"].mapping()
    if any(type(option) is not str for option in options):
        top["options"].refuse("options are named by texts")
    return Edition(name, **options)


# --- cards ---------------------------------------------------------------------------------------------


def _cards(top: Place, edition: Edition, s: Any) -> None:
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


# --- keys and what lasts ---------------------------------------------------------------------------------


def _keys(top: Place, edition: Edition, s: Any) -> None:
    most = 3 if edition.table.on_field else 1
    for seat, keys in enumerate(top["keys"].entries(s.seats)):
        for name in keys.mapping():
            if name not in tuple(words.SYMBOL_CODES):
                keys[name].refuse(f"a key is one of {' '.join(words.SYMBOL_CODES)}")
            symbol = words.SYMBOL_CODES.index(name)
            count = keys[name].number(0, most)
            s.keys[seat * codes.SYMBOLS + symbol] = count
            s.given[symbol] += count
            if edition.table.on_field and s.given[symbol] > most:
                keys[name].refuse(f"there are {most} {name} keys")
    for seat, used in enumerate(top["bonus_used"].entries(s.seats)):
        s.bonus_used[seat] = used.flag()
        if edition.table.on_field and s.bonus_used[seat]:
            used.refuse(f"{edition.name} has no bonus key")


def _restrictions(top: Place, edition: Edition, s: Any) -> None:
    s.last_played = top["last_played"].symbol_card_or_none(edition)
    s.veto_cell = codes.NO_CELL
    veto = top["veto"]
    if veto.value is not None:
        if not edition.table.has_veto:
            veto.refuse(f"{edition.name} has no Veto marker")
        veto.fields(("cell", "binds"), ("cell", "binds"))
        s.veto_cell = veto["cell"].cell()
        s.veto_binds = veto["binds"].flag()
        if not s.top[s.veto_cell]:
            veto["cell"].refuse("the marker lies on a card")
    s.final_turns = -1
    if top["final_turns"].value is not None:
        s.final_turns = top["final_turns"].number(0, s.seats)
        if not edition.table.on_field:
            top["final_turns"].refuse(f"{edition.name} has no last round")
        if s.final_turns == 0 and s.phase != codes.OVER:
            top["final_turns"].refuse("with no turn to come the game is over")


def _effects(top: Place, edition: Edition, s: Any) -> None:
    known = {action.id: action for action in edition.actions}
    for place in top["effects"].entries():
        id_ = place.mapping().get("id")
        action = known.get(id_) if isinstance(id_, str) else None
        if action is None:
            place["id"].refuse("no action card of this edition has this id")
        seat = place["seat"].number(0, s.seats - 1)
        if action.effect == codes.BIGGER_HAND:
            place.fields(("id", "seat"), ("id", "seat"))
            s.cabinets[seat] += 1
        elif action.effect == codes.SEAL_SYMBOL:
            place.fields(("id", "seat", "symbol"), ("id", "seat", "symbol"))
            s.seal |= 1 << place["symbol"].one_of(tuple(words.SYMBOL_CODES))
            s.seal_by = seat
        elif action.effect in (codes.SHIELD, codes.LOCK_OWN, codes.LOCK_OTHER):
            place.fields(("id", "seat", "target", "zone"), ("id", "seat", "target", "zone"))
            _guard(place, action.effect, codes.ACTION | codes.EXTRA | action.number, seat, s)
        else:
            place["id"].refuse(f"{action.text} does not last beyond its turn")


def _guard(place: Place, effect: int, card: int, seat: int, s: Any) -> None:
    target = place["target"].number(0, s.seats - 1)
    if (effect == codes.LOCK_OTHER) == (target == seat):
        place["target"].refuse("a frame or varnish lies on an own zone, a scaffolding on another's")
    at = target * codes.ZONES + place["zone"].one_of(words.ZONE_NAMES)
    if s.guard[at]:
        place["zone"].refuse("one persistent card lies beside a zone at most")
    s.guard[at], s.guard_by[at] = card, seat


def _memory(top: Place, edition: Edition, s: Any) -> None:
    if "memory" not in top.value:
        return
    memory = top["memory"]
    memory.fields(("skips", "quiet", "last_card", "own_last"), ("skips", "quiet", "last_card", "own_last"))
    s.skips = memory["skips"].number(0, 1 << 30)
    s.quiet = memory["quiet"].number(0, 1 << 30)
    s.last_card = memory["last_card"].symbol_card_or_none(edition)
    for seat, card in enumerate(memory["own_last"].entries(s.seats)):
        s.own_last[seat] = card.symbol_card_or_none(edition)


def _outcome(top: Place, s: Any) -> None:
    place = top["outcome"]
    if (place.value is None) != (s.phase != codes.OVER):
        place.refuse("the phase over, and only that, has an outcome")
    if place.value is not None:
        place.fields(("winners", "reason"), ("winners", "reason"))
        s.reason = place["reason"].one_of(words.REASONS)
        for seat in place["winners"].entries():
            s.winners |= 1 << seat.number(0, s.seats - 1)
        if not s.winners:
            place["winners"].refuse("somebody has won")


# --- the whole of the cards --------------------------------------------------------------------------------


def _extras(top: Place, edition: Edition, seats: int, free: bool) -> dict[str, Any]:
    """`free` and `deck_lists` as they stay in the position."""
    extras: dict[str, Any] = {"free": True} if free else {}
    if "deck_lists" in top.value:
        place = top["deck_lists"]
        lists = {}
        for name in place.mapping():
            if name not in words.DECK_NAMES:
                place[name].refuse("a deck is main or extra")
        for name in words.DECK_NAMES:
            lists[name] = sorted(edition.card_text(c.card(edition)) for c in place.get(name, []).entries())
        try:
            edition.check_decks(lists, seats)
        except LeonardoError as problem:
            place.refuse(str(problem))
        extras["deck_lists"] = lists
    return extras


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


def _census(top: Place, edition: Edition, s: Any, lists: Mapping[str, Sequence[str]] | None) -> None:
    decks = lists or edition.deck_lists(s.seats)
    wanted = Counter(card for cards in decks.values() for card in cards)
    found = cards_in_play(edition, s)
    for card, count in sorted((found - wanted).items()):
        top.refuse(f"{card} is there {wanted[card] + count} times; the decks have {wanted[card]}")
    for card, count in sorted((wanted - found).items()):
        top.refuse(f"{card} is there {wanted[card] - count} times; the decks have {wanted[card]}")


def _hand_sizes(top: Place, edition: Edition, s: Any) -> None:
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
