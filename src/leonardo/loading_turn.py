"""Reading the middle of a turn: the phase, and what a position keeps under "pending"."""

from __future__ import annotations

from typing import Any

from leonardo import rules, words
from leonardo.checking import Place
from leonardo.edition import Edition
from leonardo.position import ASKS, PENDING_COUNTS, PENDING_FLAGS
from leonardo.rules import codes, layout

PENDING_KNOWN = (
    *PENDING_COUNTS, *PENDING_FLAGS, "played", "kinds", "zones", "cells", "carried", "blur", "asks",
    "taken", "bound", "standing",
)  # fmt: skip


def check_phase(top: Place, edition: Edition, s: Any) -> None:
    """The edition has this phase."""
    table = edition.table
    has_phase = {
        codes.VETO: table.has_veto and table.veto != codes.VETO_OFF,
        codes.KEY: not table.on_field,
        codes.CLOSE: table.has_actions,
        codes.DRAW: table.two_decks,
        codes.EFFECT: table.has_actions,
    }
    if not has_phase.get(s.phase, True):
        top["phase"].refuse(f"{edition.name} has no such phase with these options")


def read_pending(place: Place, edition: Edition, s: Any) -> None:
    """The state knows what the present turn has used up; without "pending" a turn begins."""
    rules.clear_turn(s)
    if place.value is None:
        if s.phase == codes.PLAY:
            rules.begin_turn(edition.table, s)
        elif s.phase == codes.EFFECT:
            place.refuse("in the phase effect this says what is asked for")
        elif s.phase == codes.DRAW:
            rules.aim_of_drawing(edition.table, s)
        return
    if s.phase == codes.OVER:
        place.refuse("when the game is over nothing is pending")
    place.fields((), PENDING_KNOWN)
    for name, field in PENDING_COUNTS.items():
        setattr(s, field, place.get(name, 0).number(0, 64))
    for name, field in PENDING_FLAGS.items():
        setattr(s, field, place.get(name, False).flag())
    s.played_card = place.get("played", None).symbol_card_or_none(edition)
    _plays(place, s)
    _carried(place, edition, s)
    _symbols(place, edition, s)
    _question(place, edition, s)


def _plays(place: Place, s: Any) -> None:
    for deck, count in enumerate(place.get("kinds", [0, 0]).entries()[:2]):
        s.played_kind[deck] = count.number(0, layout.HAND)
    for zone in place.get("zones", []).entries():
        s.played_zones |= 1 << zone.one_of(words.ZONE_NAMES)
    cells = place.get("cells", [])
    if len(cells.entries()) > 2:
        cells.refuse("at most two cards are played in a turn")
    for i, cell in enumerate(cells.entries()):
        s.played_at[i] = cell.cell()
        if not s.top[s.played_at[i]]:
            cell.refuse("no card lies here")


def _carried(place: Place, edition: Edition, s: Any) -> None:
    carried = place.get("carried", None)
    if carried.value is not None:
        carried.fields(("card", "zone"), ("card", "zone"))
        s.carried = carried["card"].symbol_card(edition)
        s.carried_zone = carried["zone"].one_of(words.ZONE_NAMES)


def _symbols(place: Place, edition: Edition, s: Any) -> None:
    blur = place.get("blur", None)
    if isinstance(blur.value, str):
        s.blur[0] = _bits(blur)
    elif blur.value is not None:
        for name in blur.mapping():
            zone = Place(name, blur.path).one_of(words.ZONE_NAMES)
            s.blur[zone] = _bits(blur[name])
    s.bound = _bits(place.get("bound", ""))
    standing = place.get("standing", None)
    if standing.value is not None:
        lines = standing.entries()
        if len(lines) != len(s.standing):
            standing.refuse(f"{len(s.standing)} entries are needed: eight lines and two patterns")
        for i, line in enumerate(lines):
            s.standing[i] = _bits(line)


def _question(place: Place, edition: Edition, s: Any) -> None:
    asks = place.get("asks", None)
    if asks.value is not None:
        s.asking = asks.one_of(ASKS)
    if (s.asking != codes.ASK_NOTHING) != (s.phase == codes.EFFECT):
        asks.refuse("the phase effect, and only that, asks for something: to, under, give or second")
    if (s.asking == codes.ASK_WHERE_TO) != (s.carried != codes.NO_CARD):
        place.refuse("a card is carried exactly while it is asked where to")
    taken = place.get("taken", None)
    if taken.value is not None:
        taken.fields(("card", "from"), ("card", "from"))
        s.taken_card = taken["card"].card(edition)
        s.taken_from = taken["from"].number(0, s.seats - 1)
    # Whether the mover holds the card is not asked: who knows only a view may deal hidden hands anew.
    if s.asking == codes.ASK_GIVE and (not s.taken_card or s.taken_from == s.mover):
        place.refuse("to give needs a card taken from an opponent")


def _bits(place: Place) -> int:
    try:
        return words.symbol_bits(place.text())
    except ValueError as problem:
        place.refuse(str(problem))
