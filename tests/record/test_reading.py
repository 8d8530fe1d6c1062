"""A reader takes what a person types, and says where it stops making sense."""

import json
import re
from random import Random

import pytest

from leonardo import Game, Record, RecordError
from leonardo.record import read_all
from tests.record.games import random_game

LIST = " ".join(Game("quintis-2009", seats=2, seed="5").beginning.main)
# The cards of this deal: Anna has the first six, Boris the next six.
ANNA, BORIS = LIST.split()[:6], LIST.split()[6:12]
HEAD = f'[Edition "quintis-2009"]\n[Seats "Anna" "Boris"]\n[Deal "main: {LIST}"]\n'


def game_of(moves: str, head: str = HEAD) -> list[str]:
    return [entry.move.text for entry in Record.read(head + moves).moves]


FIRST = f"{ANNA[0]}@e5"
SECOND = next(move for move in Record.read(HEAD + FIRST).replay().legal.texts if re.fullmatch(r"..@e6", move))


@pytest.mark.parametrize(
    "typed",
    [
        "1. Anna {0}  2. Boris {1}",
        "{0} {1}",
        "1. {0} 2. {1}",
        "1 {0} 2 {1}",
        "1) {0}; 2) {1}",
        "1.{0}\n2.{1}",
        "Anna: {0}, Boris: {1}.",
        "Anna\n{0}\r\nBoris\r{1}",
        "\t1 . Anna   {0}\n\n\n 2 ...  Boris\n{1}  ...",
        '1. "Anna" {0} 2. “Boris” {1}',
        "1. «Anna» {0} 2. „Boris“ {1} *",
        "{{hello}} 1. Anna {0}{{ one\ncomment }}{{two}} 2. {{}} Boris {1} …",
    ],
)
def test_every_way_of_typing_two_moves_is_read(typed):
    text = HEAD + typed.format(FIRST, SECOND)
    assert [entry.move.text for entry in Record.read(text).moves] == [FIRST, SECOND]
    assert Record.read(text).replay().turn == 3


def test_blanks_may_stand_around_the_sign_of_a_play():
    first, second = FIRST.replace("@", " @ "), SECOND.replace("@", "\n@")
    assert game_of(f"{first} {second}") == [FIRST, SECOND]


def test_headers_may_be_without_quotation_marks():
    bare = f"[Edition quintis-2009]\n[Seats: Anna, Boris]\n[ First Boris ]\n[Deal {LIST}]\n{FIRST}"
    record = Record.read(bare)
    assert record.names == ("Anna", "Boris")
    assert record.first == 1
    assert [entry.move.text for entry in record.moves] == [FIRST]
    assert Record.read(HEAD.replace("[Seats", "[Seats Anna Boris]\n[Clock")).names == ("Anna", "Boris")


def test_two_decks_stand_in_two_texts_in_one_or_under_a_header_each():
    game = Game("quintis-2009-extra", seats=2, seed="5")
    text = game.record().text
    between = re.compile(r'"\s+"extra:')
    assert len(between.findall(text)) == 1
    for instead in (" extra:", "; extra:", '"]\n[Deal "extra:', '"]\n[Clock "5+3"]\n[Deal "extra:'):
        assert Record.read(between.sub(instead, text)).deal == game.beginning
    with pytest.raises(RecordError, match="the deck main was dealt already"):
        Record.read(text.replace("[Result", '[Deal "main: MR"]\n[Result'))


def test_a_line_break_inside_a_header_is_a_blank():
    broken = HEAD.replace(" ", "\n   ")
    assert Record.read(broken).deal == Record.read(HEAD).deal
    assert Record.read(
        '[Edition "quintis-2009"]\n[Seats "Anna\n Maria" "B"]\n' + HEAD.split("\n")[2]
    ).names == (
        "Anna Maria",
        "B",
    )


def test_a_byte_order_mark_and_windows_line_ends_do_no_harm():
    text = random_game(4, "novem", 20).record().text
    assert Record.read("\ufeff" + text.replace("\n", "\r\n")) == Record.read(text)


def test_whoever_moves_first_is_named_by_the_header_the_first_move_or_is_seat_0():
    assert Record.read(HEAD).first == 0
    assert Record.read(HEAD + f"1. Boris {BORIS[0]}@e5").first == 1
    assert Record.read(HEAD + f'[First "Boris"] {BORIS[0]}@e5').first == 1


@pytest.mark.parametrize(
    "typed",
    [
        "diagonals=true goal=9",
        "diagonals: yes, goal: 9",
        " goal = 9 ; diagonals = Yes ",
        "goal=9\ndiagonals=true",
    ],
)
def test_options_are_read_as_people_write_them(typed):
    record = Record.read(HEAD + f'[Options "{typed}"]')
    assert record.edition.switches["goal"] == 9
    assert record.edition.switches["diagonals"] is True


def test_action_cards_are_read_with_as_many_words_as_they_need():
    game = random_game(2, "novem", 400)
    text = game.record().text
    assert [entry.move.text for entry in Record.read(re.sub(r"\s+", "\n", text)).moves] == [
        made.move.text for made in game.made
    ]


def test_what_stands_behind_the_moves_belongs_to_the_next_game():
    two = read_all(f'{HEAD}{FIRST}\n[Date "today"]\n{HEAD}\n{FIRST} {SECOND}')
    assert [len(record) for record in two] == [1, 2]
    assert two[1].header("Date") == "today"


# --- where it stops making sense --------------------------------------------------------------------------

MISTAKES = [
    ("", 1, 1, "there is no game here"),
    ("1. MR@e5", 1, 1, "begins with headers"),
    ('[Edition "quintis-2008"]', 1, 11, "Did you mean quintis-2009"),
    ('[Editon "classic"]\n[Seats "A" "B"]', 1, 1, "Did you mean Edition"),
    ('[Edition "classic"', 1, 19, "closing bracket"),
    ('[Edition "classic]', 1, 10, "never closed"),
    ("[Edition ]", 1, 1, "says nothing"),
    ('[Edition "classic"]', 1, 1, "no [Seats ...]"),
    ('[Edition "classic"]\n[Seats "A"]', 2, 9, "2 to 6 seats, not 1"),
    ('[Edition "classic"]\n[Seats "A" "A"]', 2, 9, "same name"),
    ('[Edition "classic"]\n[Seats "A" "B"]\n[Seats "A" "C"]', 3, 1, "a second [Seats"),
    ('[Edition "classic"]\n[Seats "A" "B"]', 1, 1, "no [Deal ...]"),
    ('[Edition "classic"]\n[Seats "A" "B"]\n[Deal "main: MR\n CH XX"]', 4, 5, "'X' is not a symbol"),
    ('[Edition "classic"]\n[Seats "A" "B"]\n[Deal "mian: MR"]', 3, 8, "Did you mean main"),
    ('[Edition "classic"]\n[Seats "A" "B"]\n[Deal "MR ? CH"]', 3, 11, "hidden"),
    ('[Edition "classic"]\n[Seats "A" "B"]\n[Deal "MR CH"]', 3, 8, "needs"),
    (HEAD.replace("[Deal", '[Options "diagnals=true"]\n[Deal'), 3, 11, "Did you mean diagonals"),
    (HEAD.replace("[Deal", '[Options "goal=99"]\n[Deal'), 3, 11, "0 to 36"),
    (HEAD.replace("[Deal", '[Options "goal"]\n[Deal'), 3, 11, "name=value"),
    (HEAD.replace("[Deal", '[Options "goal=3 goal=4"]\n[Deal'), 3, 11, "twice"),
    (HEAD + '[First "Ana"]', 4, 9, "Did you mean Anna"),
    (HEAD + "[Position \"{}\"]", 3, 1, "not with both"),
    (HEAD + "\n  MR@j5", 5, 3, "not a cell"),
    (HEAD + "\n  RM@e5", 5, 3, "write MR"),
    (HEAD + "\n  mr@e5", 5, 3, "capital"),
    (HEAD + "MR@e5 МR@e6", 4, 7, "Latin"),
    (HEAD + "MR@e5\n1. Bors MR@e6", 5, 4, "Did you mean Boris"),
    (HEAD + "MR@e5 vto e6", 4, 7, "Did you mean veto"),
    (HEAD + "MR@e5 veto 6e", 4, 7, "not a cell"),
    (HEAD + "MR@e5 !varnis n", 4, 7, "Did you mean !varnish"),
    (HEAD + "MR@e5 !varnish q", 4, 7, "not a zone"),
    (HEAD + "MR@e5 !scrapers-knife 1", 4, 7, "seat"),
    (HEAD + "MR@e5 {never closed", 4, 7, "a } is missing"),
    (HEAD + "MR@e5 <shuffle MR>", 4, 7, "<shuffle main:"),
    (HEAD + "MR@e5 <takes MR CH>", 4, 7, "one card, not 2"),
    (HEAD + "MR@e5 <shuffle main: MR\n QQ>", 5, 2, "'Q' is not a symbol"),
    (HEAD + "<takes MR> MR@e5", 4, 1, "none yet"),
    (HEAD + "MR@e5 2. 3. CH@e6", 4, 10, "not another number"),
    (HEAD + "MR@e5 Boris Anna CH@e6", 4, 13, "not a name"),
    (HEAD + "MR@e5 2. Boris", 4, 15, "a move is expected"),
    (HEAD + "MR@e5 ]", 4, 7, "a move, a comment or a header"),
    (HEAD + 'MR@e5 "Cleo" CH@e6', 4, 7, "none of the seats"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "line", "column", "says"), MISTAKES, ids=range(len(MISTAKES)))
def test_a_mistake_is_shown_with_line_column_and_what_was_expected(text, line, column, says):
    with pytest.raises(RecordError) as caught:
        Record.read(text)
    assert says in str(caught.value)
    assert (caught.value.line, caught.value.column) == (line, column)
    assert str(caught.value).startswith(f"line {line}, column {column}: ")


def test_a_second_game_is_refused_where_one_was_asked_for():
    with pytest.raises(RecordError, match=r"^line 5, column 1: a second game"):
        Record.read(f"{HEAD}{FIRST}\n{HEAD}")


POSITION = '[Edition "classic"]\n[Seats "A" "B"]\n[Position "{}"]'


def positioned(position: str) -> str:
    escaped = position.replace("\\", "\\\\").replace('"', '\\"')
    return POSITION.format(escaped)


def test_a_position_that_cannot_be_is_shown_at_its_header():
    game = Game("classic", seed=1)
    good = game.position
    assert Record.read(positioned(json.dumps(good))).replay().position == good
    for wrong, says in (
        ("[", "not JSON"),
        ("[]", "object"),
        (json.dumps({**good, "turn": 0}), "turn: "),
        (json.dumps({**good, "edition": "clasic"}), "Did you mean classic"),
        (json.dumps(Game("classic", seats=3).position), "3 seats, the record 2"),
        (json.dumps(Game("novem").position), "the record of"),
    ):
        with pytest.raises(RecordError) as caught:
            Record.read(positioned(wrong))
        assert says in str(caught.value)
        assert (caught.value.line, caught.value.column) == (3, 12)


def test_nothing_that_is_no_record_ends_in_another_error():
    """Any text: a record, or a RecordError."""
    random = Random(0)
    text = random_game(3, "novem", 40).record({"Date": "x"}).text
    refused: list[RecordError] = []
    for _ in range(1500):
        at = random.randrange(len(text))
        wrong = (
            text[:at] + random.choice(list('[]{}<>"\\: \n.!?@^>/MRné1')) + text[at + random.randrange(4) :]
        )
        try:
            record = Record.read(wrong)
            record.replay()
        except RecordError as error:
            refused.append(error)
        else:
            assert Record.read(record.text) == record
    assert len(refused) > 300
    assert all(error.line >= 1 and error.column >= 1 for error in refused)
