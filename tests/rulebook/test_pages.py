"""Every edition has its book, in every language, and it follows the options of the table."""

import re

import pytest

from leonardo import Edition, explain, rulebook
from leonardo.rulebook.pages import UnknownTopic
from leonardo.rulebook.template import TOPICS, template
from leonardo.switches import offered_by
from leonardo.texts import say
from tests.rulebook.tables import ALL_VARIANTS, LANGUAGES, shown, values_of

EVERY = [(name, language) for name in Edition.names() for language in LANGUAGES]


@pytest.mark.parametrize(("name", "language"), EVERY)
def test_every_topic_of_every_edition_exists(name, language):
    edition = Edition(name)
    for topic in TOPICS:
        page = rulebook.page(edition, topic, language)
        title, summary = rulebook.title(topic, language)
        assert page.startswith(f"# {title}\n")
        assert summary
        assert len(page) > len(title) + 50, topic


def test_every_topic_that_a_refusal_names_exists():
    assert set(explain.TOPICS) <= set(TOPICS)


@pytest.mark.parametrize(("name", "language"), EVERY)
def test_nothing_is_left_unfilled(name, language):
    book = rulebook.page(Edition(name), None, language)
    assert not re.search(r"[{}]|@[a-z]+ |\[[a-z_]+!?=|\bNone\b(?! of)", book)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("topic", TOPICS)
def test_every_language_has_the_same_pieces_in_the_same_order(topic, language):
    def structure(code):
        found = template(code, topic)
        return found.applies, [(piece.kind, piece.condition, piece.argument) for piece in found.pieces]

    assert structure(language) == structure("en")


@pytest.mark.parametrize("topic", TOPICS)
def test_every_language_names_the_same_cards_sentences_and_topics(topic):
    named = re.compile(r"\{\{?[a-z-]+\}?\}|`[^`]+`")
    for english, other in zip(template("en", topic).pieces, template("ru", topic).pieces, strict=True):
        assert sorted(named.findall(english.text)) == sorted(named.findall(other.text)), english.text


def test_russian_is_written_in_russian():
    for topic in TOPICS:
        for piece in template("ru", topic).pieces:
            bare = re.sub(r"`[^`]*`|\{[^}]*\}|[A-Za-z]\d", "", piece.text)
            words = [word for word in re.findall(r"[A-Za-z]+", bare) if len(word) > 1]
            assert words == [], (topic, piece.text)


def test_a_topic_that_an_edition_lacks_names_those_that_have_it():
    page = rulebook.page(Edition("classic"), "veto", "en")
    assert say("en", "edition-quintis-2011") in page
    assert say("en", "edition-novem") not in page


@pytest.mark.parametrize("name", Edition.names())
def test_every_option_value_is_named_on_the_options_page(name):
    page = rulebook.page(Edition(name), "options", "en")
    for option, offered in offered_by(name).items():
        assert say("en", f"option-{option}.explanation") in page
        if isinstance(offered["values"], list):
            for value in offered["values"]:
                assert f"`{option}={str(value).lower()}`" in page
                assert say("en", f"option-{option}-{str(value).lower()}") in page
        else:
            assert f"`{option}={offered['default']}`" in page
            assert f"With `{option}`" in page


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", Edition.names())
def test_every_option_value_changes_the_rules_beside_the_options_page(name, language):
    def rules(edition):
        topics = [topic for topic in TOPICS if topic not in ("options", "differences")]
        return [rulebook.page(edition, topic, language) for topic in topics]

    for option in offered_by(name):
        texts = [rules(Edition(name, **{option: value})) for value in values_of(name, option)]
        assert all(texts.count(text) == 1 for text in texts), option


@pytest.mark.parametrize("name", Edition.names())
def test_every_option_has_a_ruling_with_its_readings(name):
    edition = Edition(name)
    assert shown(edition, "ruling") - {""} == set(offered_by(name))
    for language in LANGUAGES:
        blocks = [block for _, page in rulebook.book(edition, language) for block in page]
        rulings = [block for block in blocks if isinstance(block, rulebook.Ruling)]
        said = " ".join(reading for ruling in rulings for reading in ruling.readings)
        for option, offered in offered_by(name).items():
            assert f"`{option}={str(offered['default']).lower()}`" in said
        for ruling in rulings:
            assert ruling.title.startswith(say(language, "rule-ruling"))
            assert len(ruling.readings) != 1


@pytest.mark.parametrize("edition", ALL_VARIANTS, ids=repr)
def test_a_ruling_stands_for_every_option_whatever_is_chosen(edition):
    expected = set(offered_by(edition.name))
    if edition.switches.get("veto") == "off":
        expected.discard("veto_must_move")  # there is no marker that could move
    assert shown(edition, "ruling") - {""} == expected


def test_the_reading_in_force_comes_first_and_the_usual_one_is_marked():
    edition = Edition("classic", gifted_line="played_card")
    ruling = next(
        block
        for block in rulebook.chapter(edition, "keys", "en")
        if isinstance(block, rulebook.Ruling) and block.readings
    )
    here, *others = ruling.readings
    assert "by choice" in here
    assert "gifted_line=played_card" in here
    assert [("Usually" in other, "own_turn" in other) for other in others] == [(True, True), (False, False)]


@pytest.mark.parametrize("name", ["novem", "quintis-2011"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_card_stands_with_its_full_text(name, language):
    page = rulebook.page(Edition(name), "actions", language)
    for action in Edition(name).actions:
        assert say(language, f"action-{action.id}") in page
        assert explain.action_rule(language, action.id, name) in page
        assert explain.action_moment(language, action.id, name) in page


def test_the_table_of_differences_has_five_editions_and_follows_this_ones_options():
    table = rulebook.chapter(Edition("quintis-2011", diagonals=True), "differences", "en")[-1]
    assert isinstance(table, rulebook.Table)
    assert [name.strip("`") for name in table.header[1:]] == [
        "classic",
        "novem",
        "quintis-2009",
        "quintis-2009-extra",
        "quintis-2011",
    ]
    lines = next(row for row in table.rows if row[0] == say("en", "rule-row-lines.label"))
    assert lines[5] == lines[3]
    usual = rulebook.chapter(Edition("quintis-2011"), "differences", "en")[-1]
    assert [a for a, b in zip(usual.rows, table.rows, strict=True) if a != b] == [
        next(row for row in usual.rows if row[0] == lines[0])
    ]


@pytest.mark.parametrize(("name", "language"), EVERY)
def test_in_a_whole_book_named_topics_are_links(name, language):
    book = rulebook.page(Edition(name), None, language)
    here = rulebook.topics(Edition(name))
    assert [topic for topic in here if f'<a id="{topic}"></a>' not in book] == []
    linked = re.findall(r"\(\[`[a-z]+`\]\(#([a-z]+)\)\)", book)
    assert len(linked) >= 3
    assert set(linked) <= set(here)


def test_topics_are_found_by_id_and_by_title():
    assert rulebook.topic_named("KEYS", "en") == "keys"
    assert rulebook.topic_named("Ключи", "ru") == "keys"
    with pytest.raises(UnknownTopic, match="Did you mean keys"):
        rulebook.topic_named("kees", "en")
    with pytest.raises(UnknownTopic, match="setup, turn"):
        rulebook.topic_named("zzzz", "en")


def test_a_missing_translation_falls_back_to_english(monkeypatch):
    page = rulebook.page(Edition("classic"), "turn", "xx")
    assert page != rulebook.page(Edition("classic"), "turn", "en")
    assert "`MI>s`" in page  # codes are never decorated
