"""Which fields an edition's observations have, in their order; here those that every edition has."""

from __future__ import annotations

from collections.abc import Iterator

from leonardo import rules
from leonardo.adapters import fields_of_places as places
from leonardo.adapters import fields_of_turn as turn
from leonardo.adapters.actions import ActionSpace
from leonardo.adapters.fields import (
    MOST,
    Cells,
    Field,
    Reader,
    bits,
    bits_of,
    count_cards,
    each_seat,
    number,
    one_of,
    symbols,
)
from leonardo.rules import codes, layout


def fields_of(space: ActionSpace) -> Iterator[Field]:
    """The fields of this edition's observations, in their order."""
    table = space.edition.table
    yield from _who_and_when(space)
    yield from _cards(space)
    yield from _keys(space)
    yield from _memory(space)
    yield from places.field(space) if table.on_field else places.tables(space)
    if table.has_actions:
        yield from turn.this_turn(space)


def _who_and_when(space: ActionSpace) -> Iterator[Field]:
    yield one_of("seat", space.seats, "the reader's own seat number", lambda reader: reader.seat)
    yield one_of("to_move", space.seats, "who decides now", lambda reader: reader.turned(reader.record.mover))
    phases = "play, veto, key, close, draw, effect, over"
    yield one_of("phase", 7, f"the phase: {phases}", lambda reader: int(reader.record.phase))
    yield number("turn", f"turns begun, at most {MOST}")
    if space.edition.table.on_field:
        yield number("final_turns", "turns to come in the last round; -1 before it", -1, layout.SEATS)

    def winners(reader: Reader, out: Cells) -> None:
        for row, seat in enumerate(reader.seats):
            out[row] = reader.record.winners >> seat & 1

    yield Field("winners", (space.seats,), 0, 1, "who has won; all 0 while the game goes on", winners)


def _cards(space: ActionSpace) -> Iterator[Field]:
    table, count = space.edition.table, len(space.faces)

    def hand(reader: Reader, out: Cells) -> None:
        at = reader.seat * layout.HAND
        count_cards(reader, reader.record.hand[at : at + reader.record.hand_count[reader.seat]], out)

    def outs(reader: Reader, out: Cells) -> None:
        for deck in range(2):
            end = (deck + 1) * layout.PILE
            count_cards(reader, reader.record.pile[end - reader.record.out_count[deck] : end], out)

    def extra_backs(reader: Reader, out: Cells) -> None:
        for row, seat in enumerate(reader.seats):
            at = seat * layout.HAND
            held = reader.record.hand[at : at + reader.record.hand_count[seat]]
            out[row] = sum(card & codes.EXTRA != 0 for card in held)

    def decks(reader: Reader, out: Cells) -> None:
        out[:] = [min(reader.record.deck_count[deck], MOST) for deck in range(2)]

    yield Field("hand", (count,), 0, layout.HAND, "the own hand: how many of each card", hand, True)
    yield each_seat("hand_count", "how many cards each seat holds", space, layout.HAND)
    if table.two_decks or table.backs_visible:
        about = "how many of them have the additional deck's back"
        yield Field("hand_extra", (space.seats,), 0, layout.HAND, about, extra_backs)
    yield Field("deck_count", (2,), 0, MOST, "how many cards each deck has: main, extra", decks)
    if table.backs_visible and not table.two_decks:
        yield one_of("next_back", 2, "the back of the deck's next card: main, extra", _next_back)
    about = "removed from the game" if table.on_field else "in the discard piles"
    yield Field("out", (count,), 0, MOST, f"how many of each card are {about}", outs)


def _next_back(reader: Reader) -> int:
    count = reader.record.deck_count[codes.MAIN_DECK]
    return -1 if not count else int(reader.record.pile[count - 1] & codes.EXTRA != 0)


def _keys(space: ActionSpace) -> Iterator[Field]:
    most = 3 if space.edition.table.on_field else 1
    yield each_seat("keys", "the keys of each seat, by symbol", space, most, codes.SYMBOLS)
    if not space.edition.table.on_field:
        yield each_seat("bonus_used", "1 where the bonus key was taken", space, 1)


def _memory(space: ActionSpace) -> Iterator[Field]:
    table = space.edition.table
    yield symbols("last_played", "the card that the previous seat played; 0 after a skip")
    if not table.on_field:
        return

    def forbidden(reader: Reader, out: Cells) -> None:
        out[:] = bits(rules.forbidden_symbols(table, reader.record))

    about = "the symbols that the card to be played may not show, for whatever reason"
    yield Field("forbidden", (codes.SYMBOLS,), 0, 1, about, forbidden)
    yield symbols("last_card", "the last card that anybody played")

    def own_last(reader: Reader, out: Cells) -> None:
        out[:] = bits_of([reader.record.own_last[seat] for seat in reader.seats])

    shape = (space.seats, codes.SYMBOLS)
    yield Field("own_last", shape, 0, 1, "the last card that each seat played", own_last)
    yield number("skips", "turns in succession that were skipped")
    yield number("quiet", "turns in succession in which no card left a deck")
