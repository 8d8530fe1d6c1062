"""The catalogues of all languages say the same things, all of them, and nothing that nobody asks."""

import re

import pytest
from fluent.syntax import ast

from leonardo import words
from leonardo.action_cards import action_ids, actions_of
from leonardo.bots import ROSTER
from leonardo.cli.main import COMMANDS, EXAMPLES
from leonardo.edition_folders import folder_names
from leonardo.explain.problems import CAUSES, message_of
from leonardo.explain.topics import TOPIC_OF, TOPICS
from leonardo.prompt.answers import COMMANDS as PROMPT_COMMANDS
from leonardo.record.headers import MOVE_WORDS
from leonardo.server.lessons import listed
from leonardo.switches import SWITCHES
from leonardo.tui.keymap import LAST_LINE
from tests.texts.catalogue import (
    LANGUAGES,
    attributes,
    entries,
    inside,
    messages,
    source,
    variables,
)

TRANSLATIONS = [language for language in LANGUAGES if language != "en"]
ASKED_FOR = {"play", "veto", "key", "close", "draw", "more", "to", "under", "give", "second"}  # by a phase
ASKED = {"lift", "to", "give", "end"}  # what a no_effect can be about beside action cards

PARTS_OF_COMMANDS = {"bot-check", "deck-check", "deck-show"}


def option_messages() -> set[str]:
    named = {f"option-{option}" for option in SWITCHES}
    for option, values in SWITCHES.items():
        ends = [str(value).lower() for value in values] or ["value"]
        named |= {f"option-{option}-{end}" for end in ends}
    return named


def lesson_messages(lesson: dict) -> set[str]:
    return {f"lesson-{lesson['id']}"} | {f"lesson-{lesson['id']}-{step['id']}" for step in lesson["steps"]}


def problem_messages() -> set[str]:
    named = {message_of(code, cause) for code, causes in CAUSES.items() for cause in causes}
    return named | {f"{message}-near" for message in named}


# Messages whose ids are put together from a word of the game: prefix and all that may follow.
FAMILIES = {
    "symbol-": {f"symbol-{code}" for code in words.SYMBOL_CODES},
    "zone-": {f"zone-{zone}" for zone in words.ZONE_NAMES},
    "argument-": {f"argument-{word}" for word in (*words.RING_NAMES, *words.DIRECTION_NAMES)},
    "deck-": {f"deck-{deck}" for deck in words.DECK_NAMES},
    "phase-": {f"phase-{phase}" for phase in words.PHASE_NAMES},
    "end-": {f"end-{reason}" for reason in words.REASONS if reason},
    "language-": {f"language-{language}" for language in (*LANGUAGES, "xx")},
    "edition-": {f"edition-{edition}" for edition in folder_names()},
    "option-": option_messages(),
    "action-": {f"action-{action}" for action in action_ids()}
    | {f"action-sfumato-{edition}" for edition in ("novem", "quintis-2011")},
    "refusal-no-effect-": {f"refusal-no-effect-{asked}" for asked in action_ids() | ASKED},
    "event-no-key-given-": {f"event-no-key-given-{needs}" for needs in (4, 5, "never")},
    "event-played-": {f"event-played-{how}{end}" for how in ("cover", "replace") for end in ("", "-plain")},
    "event-effect-": {
        f"event-effect-{what}{end}" for what in ("begins", "ends") for end in ("", "-seat", "-zone")
    },
    "ending-reason-": {f"ending-reason-{reason}" for reason in words.REASONS if reason},
    "error-": problem_messages(),
    "play-ask-": {f"play-ask-{asked}" for asked in ASKED_FOR},
    "play-command-": {f"play-command-{command}" for command in PROMPT_COMMANDS},
    "play-do-": {f"play-do-{word}" for word in MOVE_WORDS},
    "play-way-": {f"play-way-{way}" for way in ("place", "cover", "replace")},
    "play-forced-": {"play-forced-skip", "play-forced-end"},
    "tui-ask-": {f"tui-ask-{asked}" for asked in ASKED_FOR - {"more"}},
    "tui-wanted-": {f"tui-wanted-{kind}" for kind in ("zone", "cell", "card", "symbol", "seat", "choice")},
    "tui-way-": {f"tui-way-{way}" for way in ("place", "cover", "replace")},
    "tui-word-": {f"tui-word-{word}" for word in ("use", "drop", "lift", "end", "skip", "under", "give")},
    "tui-ban-": {f"tui-ban-{why}" for why in ("previous", "marker", "seal", "first")},
    "tui-leave-": {f"tui-leave-{answer}" for answer in ("keep", "lose", "stay")},
    "tui-new-": {f"tui-new-{answer}" for answer in ("new", "stay")},
    "tui-over-": {f"tui-over-{answer}" for answer in ("new", "save", "quit", "look")},
    "tui-key-": {f"tui-key-{name.replace('_', '-')}" for name in LAST_LINE},
    "bot-": {f"bot-{bot}" for bot in ROSTER},
    "lesson-": {message for lesson in listed("en") for message in lesson_messages(lesson)},
    "cli-about-": {f"cli-about-{command}" for command in COMMANDS},
    "help-": {f"help-{command}" for command in (*COMMANDS, *PARTS_OF_COMMANDS)},
    "cli-example-": {f"cli-example-{command}" for command in EXAMPLES},
}
# Families of which not every member needs a message.
OPEN_FAMILIES = {"refusal-no-effect-", "error-", "help-"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_is_sound_and_stands_once(language):
    found = list(entries(language))
    assert [entry.content for _, entry in found if isinstance(entry, ast.Junk)] == []
    names = [entry.id.name for _, entry in found if isinstance(entry, ast.Message)]
    assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_every_language_has_the_same_messages_in_the_same_files(language):
    def homes(code):
        return {(file, entry.id.name) for file, entry in entries(code) if isinstance(entry, ast.Message)}

    assert homes(language) == homes("en")


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_every_language_says_it_of_the_same_things(language):
    # A count that only chooses a word's form may be missing where the language has no such forms.
    for name, message in messages("en").items():
        own, english = variables(messages(language)[name]), variables(message)
        assert own - {"count"} == english - {"count"}, name
        assert "count" not in english or "count" in own, name


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_no_attribute_of_english_is_missing(language):
    for name, message in messages("en").items():
        assert attributes(message).keys() <= attributes(messages(language)[name]).keys(), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_symbols_have_equal_forms_and_unlike_short_names(language):
    symbols = [messages(language)[f"symbol-{code}"] for code in words.SYMBOL_CODES]
    assert len({frozenset(attributes(symbol)) for symbol in symbols}) == 1
    shorts = [attributes(symbol)["short"].value.elements[0].value for symbol in symbols]
    assert len(set(shorts)) == len(words.SYMBOL_CODES)
    assert {len(short) for short in shorts} == {2}


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_are_complete(language):
    needed = {"en": {"one", "other"}, "ru": {"one", "few", "many", "other"}}[language]
    for name, message in messages(language).items():
        for select in inside(message, ast.SelectExpression):
            keys = {v.key.name for v in select.variants if isinstance(v.key, ast.Identifier)}
            if keys & {"one", "few", "many"}:
                assert needed <= keys, name
                default = next(variant for variant in select.variants if variant.default)
                assert default.key.name == "other", name


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_what_is_counted_in_english_is_counted_everywhere(language):
    def counted(code, name):
        return {
            select.selector.id.name
            for select in inside(messages(code)[name], ast.SelectExpression)
            if any(getattr(variant.key, "name", "") == "one" for variant in select.variants)
        }

    for name in messages("en"):
        assert counted("en", name) == counted(language, name), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_plain_fluent_that_the_page_can_read_too(language):
    for name, message in messages(language).items():
        functions = {call.id.name for call in inside(message, ast.FunctionReference)}
        assert functions <= {"NUMBER"}, name


def test_families_are_complete_and_have_no_strangers():
    have = set(messages("en"))
    for prefix, members in FAMILIES.items():
        if prefix not in OPEN_FAMILIES:
            assert members <= have, prefix
    for name in have:
        prefix = next((p for p in ("option-", "edition-", "action-", "error-") if name.startswith(p)), None)
        if prefix and not mentioned(name):
            assert name in FAMILIES[prefix], name


def mentioned(name: str) -> bool:
    # What asks whether something near was meant is found by the name of what it complains of.
    own = name.removesuffix("-near")
    return re.search(rf"[\"'`]{re.escape(own)}(?:-near)?[\"'`.]", source()) is not None


def test_every_message_is_used():
    in_a_family = set().union(*FAMILIES.values())
    assert [name for name in messages("en") if name not in in_a_family and not mentioned(name)] == []


def test_every_message_that_the_sentences_ask_for_exists():
    asked = set(
        re.findall(r'"((?:refusal|event|instead|unreadable|ending|unknown)-[a-z0-9-]*[a-z0-9])"', source())
    )
    assert asked - set(messages("en")) - {"event-effect-begins", "event-effect-ends"} == set()


def test_every_action_card_of_an_edition_has_its_texts():
    for edition in folder_names():
        for action in actions_of(edition):
            own = f"action-{action.id}-{edition}"
            name = own if own in messages("en") else f"action-{action.id}"
            assert {"rule", "moment"} <= attributes(messages("en")[name]).keys()


def test_every_refusal_has_a_place_in_the_rule_book():
    assert set(TOPIC_OF) == {code for code in words.REFUSALS if code}
    assert set(TOPIC_OF.values()) <= set(TOPICS)
