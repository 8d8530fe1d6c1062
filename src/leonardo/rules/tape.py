"""Facts are written as they happen, one row each; a tape with limit 0 costs nothing."""

from leonardo.rules.codes import EVERYONE, NO_CARD
from leonardo.rules.layout import EVENT_WIDTH, Tape


def write(tape: Tape, event: int, seat: int, card: int, a: int, b: int, second: int, audience: int) -> None:
    """One more fact stands on the tape; `audience` are the seats that may know its cards."""
    if tape.count >= tape.limit:
        return
    at = tape.count * EVENT_WIDTH
    tape.rows[at] = event
    tape.rows[at + 1] = seat
    tape.rows[at + 2] = card
    tape.rows[at + 3] = a
    tape.rows[at + 4] = b
    tape.rows[at + 5] = second
    tape.rows[at + 6] = audience
    tape.count += 1


def tell(tape: Tape, event: int, seat: int, card: int, a: int, b: int) -> None:
    """One more fact that everybody may know stands on the tape."""
    write(tape, event, seat, card, a, b, NO_CARD, EVERYONE)
