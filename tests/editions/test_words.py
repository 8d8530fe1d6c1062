"""The words of interchange stand in the order of the codes; cards and cells as text."""

from __future__ import annotations

import pickle
import re

import pytest

from leonardo import errors, words
from leonardo.rules import codes


def test_words_stand_in_the_order_of_the_codes() -> None:
    assert words.ZONE_NAMES[codes.CENTRE] == "c"
    assert [words.ZONE_NAMES[zone] for zone in codes.CROSS] == ["n", "w", "c", "e", "s"]
    assert [words.ZONE_NAMES[zone] for zone in codes.CORNERS] == ["nw", "ne", "sw", "se"]
    assert [words.ZONE_NAMES[z] for z in codes.ZONES_AS_TEXT] == sorted(words.ZONE_NAMES)
    assert words.PHASE_NAMES[codes.CLOSE] == "close"
    assert len(words.PHASE_NAMES) == codes.OVER + 1
    assert words.REFUSALS[codes.GAME_OVER] == "over"
    assert words.REFUSALS[codes.PREVIOUS_CARD] == "previous_card"
    assert words.REFUSALS[codes.MUST_USE_ACTION] == "must_use_action"
    assert len(words.REFUSALS) == codes.MUST_USE_ACTION + 1
    assert words.EVENT_NAMES[codes.KEY_EARNED] == "key"
    assert words.EVENT_NAMES[codes.ENDED] == "over"
    assert len(words.EVENT_NAMES) == codes.ENDED + 1
    assert words.REASONS[codes.BY_LIMIT] == "limit"
    assert words.NO_KEY_REASONS[codes.BONUS_USED] == "bonus_used"
    assert words.MOMENT_NAMES[codes.AFTER] == "after"
    assert words.DECK_NAMES[codes.EXTRA_DECK] == "extra"
    assert words.RING_NAMES[codes.RING_ARMS] == "arms"
    assert words.DIRECTION_NAMES[codes.COUNTERCLOCKWISE] == "ccw"
    assert len(words.SYMBOL_CODES) == codes.SYMBOLS


def test_every_cell_has_a_name_of_its_own() -> None:
    names = [words.cell_name(cell) for cell in range(codes.CELLS)]
    assert len(set(names)) == codes.CELLS
    assert [words.cell_number(name) for name in names] == list(range(codes.CELLS))
    assert words.cell_name(codes.MIDDLE) == "e5"
    assert (names[0], names[-1]) == ("a1", "i9")


@pytest.mark.parametrize("text", ["", "e", "e0", "j1", "e10", "5e", "E5", "e٣"])
def test_a_text_that_is_no_cell_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="such as e5"):
        words.cell_number(text)


def test_every_symbol_card_reads_back() -> None:
    seen = set()
    for bits in range(4096):
        if bits.bit_count() not in (2, 3):
            continue
        for code in (bits, bits | codes.EXTRA):
            text = words.symbol_card_text(code)
            assert words.symbol_card_code(text) == code
            seen.add(text)
    assert len(seen) == 2 * (66 + 220)


@pytest.mark.parametrize(
    ("text", "sentence", "nearest"),
    [
        ("RM", "symbols in order of seniority, write MR", "MR"),
        ("+RCM", "symbols in order of seniority, write +MCR", "+MCR"),
        ("mr", "symbols are capital letters, write MR", "MR"),
        ("МС", "symbols are Latin letters, write MC", "MC"),  # typed in Cyrillic
        ("M", "two or three symbols, not 1", None),
        ("MPCG", "two or three symbols, not 4", None),
        ("MM", "a symbol once, not M 2 times", None),
        ("MX", "'X' is not a symbol; symbols are M P C", None),
        ("M R", "' ' is not a symbol", None),
        ("", "an empty text is no card", None),
        ("+", "a plus alone is no card", None),
        ("MC+", "the plus stands in front, once, write +MC", "+MC"),
        ("++MC", "the plus stands in front, once, write +MC", "+MC"),
        ("?", "'?' is not a symbol", None),
    ],
)
def test_a_text_that_is_no_symbol_card_says_why(text: str, sentence: str, nearest: str | None) -> None:
    with pytest.raises(ValueError, match=re.escape(sentence)):
        words.symbol_card_code(text)
    assert words.nearest_symbol_card(text) == nearest


def test_symbols_are_bits_by_seniority() -> None:
    assert words.symbols_text(words.symbol_bits("EMR")) == "MRE"
    with pytest.raises(ValueError, match="'Z' is not a symbol"):
        words.symbol_bits("MZ")


ERRORS = [
    errors.UnreadableMove("what?"),
    errors.IllegalMove("no", reason="veto", move="MR@e5", legal=["skip"]),
    errors.GameOver("over"),
    errors.PositionError("no such cell", where="field.z9"),
    errors.SetupError("too few", seats=4),
    errors.DeckError("RM", source="my.deck", line=3, column=5),
    errors.EditionError("no", where="classic/edition.toml"),
    errors.UnknownEdition("clasic"),
    errors.UnknownOption("gaol"),
    errors.NothingToUndo("at the start"),
    errors.MalformedRequest("not JSON"),
    errors.RecordError("no move", line=2, column=7),
    errors.MissingExtra("fast", for_what="the compiled rules"),
]


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
def test_errors_have_a_code_and_travel_between_processes(error: errors.LeonardoError) -> None:
    twin = pickle.loads(pickle.dumps(error))
    assert type(twin) is type(error)
    assert str(twin) == str(error) != ""
    assert twin.__dict__ == error.__dict__
    assert twin.code in {
        "malformed", "unreadable", "illegal", "bad_position", "bad_setup",
        "unknown_edition", "unknown_option", "nothing_to_undo", "over",
    }  # fmt: skip


def test_errors_say_where_and_what_to_do() -> None:
    told = {type(error).__name__: str(error) for error in ERRORS}
    assert told["PositionError"] == "field.z9: no such cell"
    assert told["DeckError"] == "my.deck:3:5: RM"
    assert told["RecordError"] == "line 2, column 7: no move"
    assert told["MissingExtra"].endswith("pip install enigma-of-leonardo[fast]")
    assert issubclass(errors.MissingExtra, ImportError)
    assert issubclass(errors.DeckError, errors.SetupError)


def test_the_tree_in_the_docstring_names_every_error() -> None:
    kinds = [k for k in vars(errors).values() if isinstance(k, type)]
    for kind in kinds:
        if issubclass(kind, errors.LeonardoError):
            assert kind.__name__ in (errors.__doc__ or "")
