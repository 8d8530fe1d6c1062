"""The fields that say what the present turn has used up, in editions with action cards."""

from __future__ import annotations

from collections.abc import Iterator

from leonardo.adapters.actions import ActionSpace
from leonardo.adapters.fields import (
    SHEET,
    Cells,
    Field,
    Reader,
    bits_of,
    number,
    one_of,
    symbols,
)
from leonardo.rules import codes, layout


def this_turn(space: ActionSpace) -> Iterator[Field]:
    """What the present turn has used up, in editions with action cards."""
    yield one_of(
        "asking",
        5,
        "what an action card asks: nothing, to, under, give, second",
        lambda reader: int(reader.record.asking),
    )
    yield number("actions_used", "action cards used in this turn or step")
    if space.edition.table.on_field:
        yield from _this_turn_on_field(space)
    else:
        yield from _this_turn_at_tables()


def _this_turn_on_field(space: ActionSpace) -> Iterator[Field]:
    def played(reader: Reader, out: Cells) -> None:
        for cell in reader.record.played_at:
            if cell >= 0:
                out.reshape(-1)[cell] = 1

    yield Field("played_at", SHEET, 0, 1, "the cells that a card was played on this turn", played)
    yield symbols("played_card", "the last card played this turn")
    yield symbols("blur", "what the card played shows too", lambda record: int(record.blur[0]))
    yield symbols("seal", "the symbols that a second seal forbids the mover")
    yield symbols("next_seal", "the symbols that one will forbid the next seat")
    yield number("licence", "1 if neither card nor marker restricts this turn", 0, 1)
    yield number("free_match", "1 if no common symbol is needed this turn", 0, 1)
    yield number("draw_due", "1 if the card played lets its player draw one", 0, 1)
    yield number("refill", "the hand that this turn's end draws up to, if an action card says so")
    yield number("recycled", "cards put under the deck so far")

    def taken(reader: Reader) -> int:
        return reader.places.get(reader.record.taken_card, -1)

    about = "the card just taken from a hand, for the two who know it"
    yield one_of("taken_card", len(space.faces), about, taken, private=True)


def _this_turn_at_tables() -> Iterator[Field]:
    def blurred(reader: Reader, out: Cells) -> None:
        out[:] = bits_of(reader.record.blur)

    def played(reader: Reader, out: Cells) -> None:
        out[:] = [reader.record.played_zones >> zone & 1 for zone in range(codes.ZONES)]

    def kinds(reader: Reader, out: Cells) -> None:
        out[:] = reader.record.played_kind

    shape = (codes.ZONES, codes.SYMBOLS)
    yield Field("blur", shape, 0, 1, "what each own zone of the mover shows too this turn", blurred)
    yield Field("played_zones", (codes.ZONES,), 0, 1, "the zones played on this turn", played)
    yield Field("played_kind", (2,), 0, layout.HAND, "cards played this turn: main, extra", kinds)
    yield number("more_plays", "further plays that an action card allows")
    yield number("redirect", "1 if replaced cards go where their player sends them", 0, 1)
    yield symbols("carried", "the replaced card that waits for a way")
    yield one_of(
        "carried_zone",
        codes.ZONES,
        "the zone it left",
        lambda reader: int(reader.record.carried_zone) if reader.record.carried else -1,
    )
    yield number("keys_taken", "keys received this turn")
    yield number("must_use", "1 if an action card must be used or dropped", 0, 1)
