"""Templates are read exactly, and what is wrong in one is said with its place."""

import pytest

from leonardo.rulebook.sentences import SENTENCES, with_sentences
from leonardo.rulebook.template import SENTENCE, TOPICS, TemplateError, condition, parse, template

TEXT = """\
# A title
> A line
? table=field

[diagonals=true goal!=0] A paragraph
over two lines.

## A heading

- one
- [marker=true] two
  goes on
+ first

@scene field-line
What is seen.

[tie=full|shared] @ruling tie
Why so.

@cards
"""


def test_every_kind_of_piece_is_read():
    found = parse(TEXT)
    assert (found.title, found.summary) == ("A title", "A line")
    assert [(piece.kind, piece.argument, piece.text) for piece in found.pieces] == [
        ("paragraph", "", "A paragraph over two lines."),
        ("heading", "", "A heading"),
        ("item", "", "one"),
        ("item", "", "two goes on"),
        ("step", "", "first"),
        ("scene", "field-line", "What is seen."),
        ("ruling", "tie", "Why so."),
        ("cards", "", ""),
    ]
    assert found.applies.holds({"table": "field"})
    assert not found.applies.holds({"table": "cross"})


def test_conditions_hold_where_every_term_does():
    both = condition("diagonals=true goal!=0")
    assert both.holds({"diagonals": "true", "goal": 7})
    assert not both.holds({"diagonals": "true", "goal": 0})
    assert not both.holds({"diagonals": "false", "goal": 7})
    assert condition("").holds({})


def test_a_fact_that_is_missing_is_unlike_every_value():
    assert not condition("veto=both").holds({})
    assert condition("veto!=both").holds({})


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("No title\n\nText", "title"),
        ("# A\n> b\n\n[diagonal=true] x", "'diagonal'"),
        ("# A\n> b\n\n[goal=7 and more] x", "'and'"),
        ("# A\n> b\n\n@scene\nx", "@scene"),
        ("# A\n> b\n\n@picture x\ny", "@picture"),
        ("# A\n> b\n\n@cards now", "@cards"),
    ],
)
def test_what_cannot_be_read_is_said(text, said):
    with pytest.raises(TemplateError, match=said):
        parse(text, "en/rules/x.md")


def test_unknown_sentences_and_topics_are_refused():
    with pytest.raises(TemplateError, match="rule-nothing"):
        with_sentences("{{rule-nothing}}", "en", {})
    with pytest.raises(TemplateError, match="nowhere"):
        with_sentences("see {nowhere}", "en", {})


def test_every_sentence_of_the_catalogue_is_asked_for():
    asked = {
        name
        for topic in TOPICS
        for piece in template("en", topic).pieces
        for name in SENTENCE.findall(piece.text)
    }
    assert asked == set(SENTENCES)
