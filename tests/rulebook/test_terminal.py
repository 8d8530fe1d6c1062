"""The rule book in a terminal: at any width, without colour, in pipes, and when the call is wrong."""

import json
import re

import pytest

from leonardo import Edition, rulebook
from leonardo.cli import exits, main, rules
from leonardo.errors import UnknownOption
from tests.rulebook.tables import LANGUAGES


def book_lines(name, language, **how):
    width = how.get("width", 80) - rulebook.INDENT
    blocks = [
        block
        for _, page in rulebook.book(Edition(name), language, width=width, ascii=how.get("ascii", False))
        for block in page
    ]
    return rulebook.as_lines(blocks, **how)


@pytest.mark.parametrize("width", [64, 80, 140])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["classic", "novem", "quintis-2011"])
def test_no_line_is_wider_than_the_terminal(name, language, width):
    wide = [line for line in book_lines(name, language, width=width) if len(line) > width]
    assert wide == []


@pytest.mark.parametrize("name", Edition.names())
def test_plain_ascii_is_plain_in_english(name):
    assert [line for line in book_lines(name, "en", ascii=True) if not line.isascii()] == []


def test_colour_adds_nothing_but_colour():
    plain = book_lines("novem", "en")
    coloured = [re.sub(r"\x1b\[[0-9;]*m", "", line) for line in book_lines("novem", "en", color=True)]
    underlines = [line for line in plain if line and set(line) <= set("=-") and len(line) > 3]
    assert "".join("".join(plain).split()) != ""
    assert words(coloured) == words(line for line in plain if line not in underlines)


def words(lines):
    return " ".join(lines).split()


def test_no_marks_of_markdown_are_left():
    text = "\n".join(book_lines("quintis-2011", "en"))
    assert "`" not in text
    assert "**" not in text


def run(capsys, *arguments):
    code = main.main(["rules", *arguments])
    out, err = capsys.readouterr()
    return code, out, err


def test_without_arguments_the_editions_are_listed(capsys):
    code, out, _ = run(capsys)
    assert code == exits.FINE
    assert all(name in out for name in Edition.names())


def test_without_a_topic_the_topics_are_listed(capsys):
    code, out, _ = run(capsys, "classic", "--lang", "ru")
    assert code == exits.FINE
    assert all(rulebook.title(topic, "ru")[0] in out for topic in rulebook.topics(Edition("classic")))
    assert "veto" not in out


def test_options_change_what_is_said(capsys):
    usual = run(capsys, "classic", "keys")[1]
    changed = run(capsys, "classic", "keys", "--option", "gifted_line=played_card")[1]
    assert usual != changed
    assert "Boris receives the Halberd Key." in " ".join(usual.split())
    assert "at this table gifts earn no Key" in " ".join(changed.split())


def test_the_whole_book_has_every_topic(capsys):
    code, out, _ = run(capsys, "quintis-2011", "all")
    assert code == exits.FINE
    for topic in rulebook.topics(Edition("quintis-2011")):
        assert f"\n{rulebook.title(topic, 'en')[0]}\n" in f"\n{out}"


def test_a_program_reads_the_blocks(capsys):
    code, out, _ = run(capsys, "quintis-2009", "cover", "--json")
    blocks = json.loads(out)
    assert code == exits.FINE
    assert blocks[0] == {"kind": "heading", "text": "Covering", "level": 1, "anchor": "cover"}
    scene = next(block for block in blocks if block["kind"] == "scene")
    assert scene["moves"][0][0] == "MI^d5"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["classik"], "Did you mean classic"),
        (["classic", "kees"], "Did you mean keys"),
        (["classic", "keys", "--option", "gifted_lines=own_turn"], "Did you mean gifted_line"),
        (["classic", "keys", "--option", "gifted_line=own"], "own_turn"),
        (["classic", "keys", "--option", "gifted_line"], "NAME=VALUE"),
        (["--option", "goal=3"], "name one"),
    ],
)
def test_a_wrong_call_is_a_wrong_call_and_says_what_would_do(capsys, arguments, said):
    code, out, err = run(capsys, *arguments)
    assert code == exits.USAGE
    assert out == ""
    assert said in err


def test_options_are_read_as_they_are_written():
    assert rules.read_option("quintis-2011", "diagonals=true") == ("diagonals", True)
    assert rules.read_option("classic", "goal=5") == ("goal", 5)
    assert rules.read_option("classic", "gifted_line=new_line") == ("gifted_line", "new_line")
    with pytest.raises(UnknownOption):
        rules.read_option("classic", "goal")
