"""Reading a position of interchange 2 into a state; what cannot be is refused with its place."""

from __future__ import annotations

from typing import Any, Final

from leonardo import rules, words
from leonardo.checking import Place
from leonardo.edition import Edition
from leonardo.errors import LeonardoError
from leonardo.loading_cards import check_census, check_hand_sizes, check_room, read_cards
from leonardo.loading_turn import check_phase, read_pending
from leonardo.position import PROTOCOL
from leonardo.rules import codes, layout

NEEDED: Final = (
    "edition", "options", "seats", "turn", "to_move", "phase", "hands", "decks", "discards",
    "removed", "tables", "field", "keys", "bonus_used", "last_played", "veto", "final_turns",
    "effects", "pending", "outcome",
)  # fmt: skip
KNOWN: Final = ("protocol", *NEEDED, "memory", "free", "deck_lists")


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
    read_cards(top, edition, state)
    _keys(top, edition, state)
    _restrictions(top, edition, state)
    _effects(top, edition, state)
    _memory(top, edition, state)
    check_phase(top, edition, state)
    read_pending(top["pending"], edition, state)
    _outcome(top, state)
    check_room(top, edition, state)
    extras = _extras(top, edition, state.seats, free)
    if not free:
        check_census(top, edition, state, extras.get("deck_lists"))
        check_hand_sizes(top, edition, state)
    return Loaded(edition, state, extras)


def _edition(top: Place) -> Edition:
    name = top["edition"].text()
    options = top["options"].mapping()
    if any(type(option) is not str for option in options):
        top["options"].refuse("options are named by texts")
    return Edition(name, **options)


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
        won = rules.has_reached_goal(edition.table, s, seat) and not edition.table.finish_round
        if won and s.phase != codes.OVER:
            keys.refuse(f"with {sum(keys.value.values())} keys this seat has won, so the game is over")
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
