"""Which fields an edition's observations have, in their order: for each its shape, its bounds, what it says.

How they are read from a view stands in `kernels`. Seats are turned: seat 0 of a field is the reader, seat 1
the left neighbour, and so on. Cards are counted by their place in `ActionSpace.cards`; a card that lies
somewhere is twelve symbols, 1 where it shows one.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from leonardo.adapters.actions import ActionSpace
from leonardo.adapters.kernels import sheet
from leonardo.rules import codes, layout

MOST: Final = sheet.MOST
SHEET: Final = (codes.SIDE, codes.SIDE)
PLANES: Final = (codes.SYMBOLS, *SHEET)


class Field(NamedTuple):
    """A part of the array."""

    code: int  # see `kernels.sheet`
    shape: tuple[int, ...]
    low: int
    high: int
    about: str
    private: bool = False  # known to the reader only

    @property
    def name(self) -> str:
        return sheet.FIELD_NAMES[self.code]


def number(code: int, about: str, low: int = 0, high: int = MOST) -> Field:
    return Field(code, (1,), low, high, about)


def one_of(code: int, count: int, about: str, *, private: bool = False) -> Field:
    """1 in the place of what is the case; 0 everywhere where nothing is."""
    return Field(code, (count,), 0, 1, about, private)


def symbols(code: int, about: str) -> Field:
    """A card or a set of symbols, as twelve times 0 or 1."""
    return Field(code, (codes.SYMBOLS,), 0, 1, about)


def fields_of(space: ActionSpace) -> Iterator[Field]:
    """The fields of this edition's observations, in their order."""
    table = space.edition.table
    yield from _who_and_when(space)
    yield from _cards(space)
    yield from _keys(space)
    yield from _memory(space)
    yield from _field(space) if table.on_field else _tables(space)
    if table.has_actions:
        asked = "what an action card asks: nothing, to, under, give, second"
        yield one_of(sheet.ASKING, 5, asked)
        yield number(sheet.ACTIONS_USED, "action cards used in this turn or step")
        yield from _turn_on_field(space) if table.on_field else _turn_at_tables()


def _who_and_when(space: ActionSpace) -> Iterator[Field]:
    yield one_of(sheet.SEAT, space.seats, "the reader's own seat number")
    yield one_of(sheet.TO_MOVE, space.seats, "who decides now")
    yield one_of(sheet.PHASE, 7, "the phase: play, veto, key, close, draw, effect, over")
    yield number(sheet.TURN, f"turns begun, at most {MOST}")
    if space.edition.table.on_field:
        about = "turns to come in the last round; -1 before it"
        yield number(sheet.FINAL_TURNS, about, -1, layout.SEATS)
    yield Field(sheet.WINNERS, (space.seats,), 0, 1, "who has won; all 0 while the game goes on")


def _cards(space: ActionSpace) -> Iterator[Field]:
    table, cards, seats = space.edition.table, (len(space.faces),), (space.seats,)
    yield Field(sheet.HELD, cards, 0, layout.HAND, "the own hand: how many of each card", True)
    yield Field(sheet.HAND_COUNT, seats, 0, layout.HAND, "how many cards each seat holds")
    if table.two_decks or table.backs_visible:
        about = "how many of them have the additional deck's back"
        yield Field(sheet.HAND_EXTRA, seats, 0, layout.HAND, about)
    yield Field(sheet.DECK_COUNT, (2,), 0, MOST, "how many cards each deck has: main, extra")
    if table.backs_visible and not table.two_decks:
        yield one_of(sheet.NEXT_BACK, 2, "the back of the deck's next card: main, extra")
    where = "removed from the game" if table.on_field else "in the discard piles"
    yield Field(sheet.OUT, cards, 0, MOST, f"how many of each card are {where}")


def _keys(space: ActionSpace) -> Iterator[Field]:
    on_field = space.edition.table.on_field
    about = "the keys of each seat, by symbol"
    yield Field(sheet.KEYS, (space.seats, codes.SYMBOLS), 0, 3 if on_field else 1, about)
    if not on_field:
        yield Field(sheet.BONUS_USED, (space.seats,), 0, 1, "1 where the bonus key was taken")


def _memory(space: ActionSpace) -> Iterator[Field]:
    yield symbols(sheet.LAST_PLAYED, "the card that the previous seat played; 0 after a skip")
    if space.edition.table.on_field:
        about = "the symbols that the card to be played may not show, for whatever reason"
        yield symbols(sheet.FORBIDDEN, about)
        yield symbols(sheet.LAST_CARD, "the last card that anybody played")
        about = "the last card that each seat played"
        yield Field(sheet.OWN_LAST, (space.seats, codes.SYMBOLS), 0, 1, about)
        yield number(sheet.SKIPS, "turns in succession that were skipped")
        yield number(sheet.QUIET, "turns in succession in which no card left a deck")


def _field(space: ActionSpace) -> Iterator[Field]:
    table = space.edition.table
    about = "for each symbol the cells whose top card shows it; row 1 first, column a first"
    yield Field(sheet.FIELD, PLANES, 0, 1, about)
    yield Field(sheet.HEIGHT, SHEET, 0, MOST, "how many cards lie on each cell")
    if any(face & codes.EXTRA for face in space.faces):
        yield Field(sheet.FIELD_EXTRA, SHEET, 0, 1, "1 where the top card has the additional back")
    yield Field(sheet.BURIED, (len(space.faces),), 0, MOST, "how many of each card lie covered")
    if table.has_actions:
        about = "for each symbol the cells where the card below the top shows it"
        yield Field(sheet.BENEATH, PLANES, 0, 1, about)
    if table.has_veto:
        yield Field(sheet.VETO_CELL, SHEET, 0, 1, "where the marker lies")
        yield number(sheet.VETO_BINDS, "1 if the marker binds", 0, 1)


def _tables(space: ActionSpace) -> Iterator[Field]:
    square = bool(space.edition.table.square)
    names = "nw n ne w c e sw s se" if square else "n w c e s"
    zones = (space.seats, len(names.split()))
    about = f"each seat's table, zone by zone ({names})"
    yield Field(sheet.TABLE, (*zones, codes.SYMBOLS), 0, 1, about)
    if square:
        about = "what guards each zone: a shield, an own lock, another's lock"
        yield Field(sheet.GUARDS, (*zones, 3), 0, 1, about)
        about = "cards that enlarge each seat's hand"
        yield Field(sheet.CABINETS, (space.seats,), 0, MOST, about)
    if space.edition.table.gifted_line == codes.NEW_LINE:
        about = "the lines, then the two patterns, that stood when the turn began"
        yield Field(sheet.STANDING, (10, codes.SYMBOLS), 0, 1, about)


def _turn_on_field(space: ActionSpace) -> Iterator[Field]:
    yield Field(sheet.PLAYED_AT, SHEET, 0, 1, "the cells that a card was played on this turn")
    yield symbols(sheet.PLAYED_CARD, "the last card played this turn")
    yield symbols(sheet.BLURRED_CARD, "what the card played shows too")
    yield symbols(sheet.SEAL, "the symbols that a second seal forbids the mover")
    yield symbols(sheet.NEXT_SEAL, "the symbols that one will forbid the next seat")
    yield number(sheet.LICENCE, "1 if neither card nor marker restricts this turn", 0, 1)
    yield number(sheet.FREE_MATCH, "1 if no common symbol is needed this turn", 0, 1)
    yield number(sheet.DRAW_DUE, "1 if the card played lets its player draw one", 0, 1)
    yield number(sheet.REFILL, "the hand that this turn's end draws up to, if an action card says so")
    yield number(sheet.RECYCLED, "cards put under the deck so far")
    about = "the card just taken from a hand, for the two who know it"
    yield one_of(sheet.TAKEN_CARD, len(space.faces), about, private=True)


def _turn_at_tables() -> Iterator[Field]:
    about = "what each own zone of the mover shows too this turn"
    yield Field(sheet.BLURRED_ZONES, (codes.ZONES, codes.SYMBOLS), 0, 1, about)
    yield Field(sheet.PLAYED_ZONES, (codes.ZONES,), 0, 1, "the zones played on this turn")
    yield Field(sheet.PLAYED_KIND, (2,), 0, layout.HAND, "cards played this turn: main, extra")
    yield number(sheet.MORE_PLAYS, "further plays that an action card allows")
    yield number(sheet.REDIRECT, "1 if replaced cards go where their player sends them", 0, 1)
    yield symbols(sheet.CARRIED, "the replaced card that waits for a way")
    yield one_of(sheet.CARRIED_ZONE, codes.ZONES, "the zone it left")
    yield number(sheet.KEYS_TAKEN, "keys received this turn")
    yield number(sheet.MUST_USE, "1 if an action card must be used or dropped", 0, 1)
