"""The text side of `leonardo.rules.codes`: words in the order of codes, cards and cells as text.

Interchange 1 to 4 fix these words. Where code 0 means nothing, its word is None.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from leonardo.errors import Sentence
from leonardo.rules.codes import EXTRA, SIDE, SYMBOL_BITS

SYMBOL_CODES: Final = "MPCGSKRHFIWE"
ZONE_NAMES: Final = ("nw", "n", "ne", "w", "c", "e", "sw", "s", "se")
COLUMNS: Final = "abcdefghi"
PHASE_NAMES: Final = ("play", "veto", "key", "close", "draw", "effect", "over")
DECK_NAMES: Final = ("main", "extra")
RING_NAMES: Final = ("corners", "arms")
DIRECTION_NAMES: Final = ("cw", "ccw")
MOMENT_NAMES: Final = ("never", "start", "end", "before", "after")

REFUSALS: Final = (
    None,
    "over",
    "not_in_edition",
    "wrong_phase",
    "not_in_hand",
    "no_such_key",
    "wrong_zone",
    "kind_played",
    "zone_locked",
    "field_empty",
    "occupied",
    "empty_cell",
    "out_of_field",
    "not_adjacent",
    "no_common_symbol",
    "previous_card",
    "veto",
    "second_seal",
    "first_card",
    "marker_must_move",
    "one_action",
    "not_now",
    "no_effect",
    "sealed",
    "must_play",
    "must_use_action",
)
EVENT_NAMES: Final = (
    None,
    "played",
    "passed_on",
    "discarded",
    "taken",
    "drawn",
    "key",
    "bonus",
    "no_key",
    "veto",
    "action",
    "effect_begins",
    "effect_ends",
    "reshuffled",
    "skipped",
    "turn",
    "last_round",
    "over",
)
REASONS: Final = (None, "keys", "deck", "stalemate", "limit")
NO_KEY_REASONS: Final = (None, "owned", "given", "gift", "bonus_used")

HIDDEN_CARD: Final = "?"
HIDDEN_EXTRA_CARD: Final = "+?"

# Letters of a Russian keyboard that look like symbols: nobody sees what is wrong, so say it.
_LOOK_ALIKES: Final = str.maketrans("МРСКНЕмрскне", "MPCKHEMPCKHE")


def cell_name(cell: int) -> str:
    """The cell as column and row: 0 is a1, 40 is e5."""
    row, column = divmod(cell, SIDE)
    return f"{COLUMNS[column]}{row + 1}"


def cell_number(text: str) -> int:
    """The cell of this name; a ValueError says how cells are named."""
    if len(text) == 2 and text[0] in COLUMNS and text[1] in "123456789":
        return (int(text[1]) - 1) * SIDE + COLUMNS.index(text[0])
    sentence = f"{text!r} is not a cell: a column a to i and a row 1 to 9, such as e5"
    raise ValueError(Sentence(sentence, "wrong-cell", cell=text))


def symbols_text(bits: int) -> str:
    """The symbols of these bits in order of seniority."""
    return "".join(code for rank, code in enumerate(SYMBOL_CODES) if bits >> rank & 1)


def symbol_bits(text: str) -> int:
    """The bits of these symbol codes, in any order; a ValueError names a letter that is none."""
    bits = 0
    for letter in text:
        if letter not in SYMBOL_CODES:
            known = " ".join(SYMBOL_CODES)
            raise ValueError(
                Sentence(f"{letter!r} is not a symbol: {known}", "wrong-symbol", letter=letter, symbols=known)
            )
        bits |= 1 << SYMBOL_CODES.index(letter)
    return bits


@cache
def symbol_card_text(code: int) -> str:
    """The card as its symbols in order of seniority, a plus in front for the additional back."""
    return ("+" if code & EXTRA else "") + symbols_text(code & SYMBOL_BITS)


@cache  # only what is a card is remembered: an error is not
def symbol_card_code(text: str) -> int:
    """The card of this text; a ValueError says what is wrong with it and how to write it."""
    plus = text.startswith("+")
    letters = text[1:] if plus else text
    _complain(text, letters, plus)
    return symbol_bits(letters) | (EXTRA if plus else 0)


def hidden_card_text(code: int) -> str:
    """The card that the reader may not know, with its back where that is known."""
    return HIDDEN_EXTRA_CARD if code & EXTRA else HIDDEN_CARD


def nearest_symbol_card(text: str) -> str | None:
    """The card that was probably meant: the same symbols, written in the right manner; or None."""
    letters = text.replace("+", "").translate(_LOOK_ALIKES).upper()
    if not letters or any(letter not in SYMBOL_CODES for letter in letters):
        return None
    once = symbols_text(symbol_bits(letters))
    if len(once) != len(letters) or not 2 <= len(once) <= 3:
        return None
    return ("+" if "+" in text else "") + once


def _complain(text: str, letters: str, plus: bool) -> None:
    """Nothing happens to a well-written symbol card; any other raises a ValueError."""
    if complaint := _complaint(text, letters, plus):
        raise ValueError(complaint)


def _complaint(text: str, letters: str, plus: bool) -> Sentence | None:
    near = nearest_symbol_card(text) or ""
    write = f", write {near}" if near else ""
    if not letters:
        if plus:
            return Sentence("a plus alone is no card", "wrong-card-plus-alone")
        return Sentence("an empty text is no card", "wrong-card-empty")
    if "+" in letters:
        sentence = f"{text}: the plus stands in front, once{write}"
        return Sentence(sentence, "wrong-card-plus", card=text, nearest=near)
    if letters.translate(_LOOK_ALIKES) != letters:
        sentence = f"{text}: symbols are Latin letters{write}"
        return Sentence(sentence, "wrong-card-latin", card=text, nearest=near)
    strange = [letter for letter in letters if letter not in SYMBOL_CODES]
    if strange:
        if near:
            sentence = f"{text}: symbols are capital letters{write}"
            return Sentence(sentence, "wrong-card-capitals", card=text, nearest=near)
        known = " ".join(SYMBOL_CODES)
        sentence = f"{text}: {strange[0]!r} is not a symbol; symbols are {known}"
        return Sentence(sentence, "wrong-card-symbol", card=text, letter=strange[0], symbols=known)
    twice = [letter for letter in SYMBOL_CODES if letters.count(letter) > 1]
    if twice:
        times = letters.count(twice[0])
        sentence = f"{text}: a card shows a symbol once, not {twice[0]} {times} times"
        return Sentence(sentence, "wrong-card-twice", card=text, letter=twice[0], count=times)
    if not 2 <= len(letters) <= 3:
        sentence = f"{text}: a card shows two or three symbols, not {len(letters)}"
        return Sentence(sentence, "wrong-card-count", card=text, count=len(letters))
    if near != text:
        sentence = f"{text}: symbols in order of seniority{write}"
        return Sentence(sentence, "wrong-card-order", card=text, nearest=near)
    return None
