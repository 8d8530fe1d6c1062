"""A sentence made once, with gaps for names and cards, is the sentence that would be made anew."""

import random

import pytest
from fluent.syntax import ast

from leonardo import texts
from leonardo.texts import FALLBACK, PSEUDO, say
from tests.texts.catalogue import LANGUAGES, PACKAGE, inside, messages, variables

NUMBERS = (0, 1, 2, 5, 11, 21, 111, 1_000_000, -3, 1.5, 1.0, True, False)
NAMES = ("Анна", "Boris", "", "1", "true", "{ $player }", "a\ue000b", "\ue001", "\u2067שרה\u2069", "x" * 200)


def anew(language, message_id, /, **values):
    """The message as Fluent makes it, in the language or in English, with nothing kept."""
    name, _, attribute = message_id.partition(".")
    for code in (language, FALLBACK):
        bundle = texts._bundle(code)
        if not bundle.has_message(name):
            continue
        message = bundle.get_message(name)
        pattern = message.attributes.get(attribute, message.value) if attribute else message.value
        if pattern is not None:
            plain = {key: str(v).lower() if isinstance(v, bool) else v for key, v in values.items()}
            return str(bundle.format_pattern(pattern, plain)[0])
    raise LookupError(message_id)


def wanted(message, known):
    """The values that the message may ask for, with those of the messages that stand in it."""
    found = set(variables(message))
    for reference in inside(message, ast.MessageReference):
        found |= wanted(known[reference.id.name], known)
    return found


def likely(message):
    """The words that the message asks for by name in its choices."""
    return tuple(
        key.name for variant in inside(message, ast.Variant) if isinstance(key := variant.key, ast.Identifier)
    )


@pytest.mark.parametrize("language", [*LANGUAGES, PSEUDO])
def test_every_message_with_any_values_reads_as_if_made_anew(language):
    known = messages(FALLBACK if language == PSEUDO else language)
    rng = random.Random(language)
    asked = 0
    for name, message in known.items():
        ids = [name] if message.value else []
        ids += [f"{name}.{attribute.id.name}" for attribute in message.attributes]
        words = sorted(wanted(message, known))
        for message_id in ids:
            for _ in range(8 if words else 1):
                values = {word: rng.choice(NUMBERS + NAMES + likely(message) * 3) for word in words}
                for other in NAMES[:2]:  # the same sentence again, with another name in its gaps
                    given = {word: other if v in NAMES else v for word, v in values.items()}
                    for said in (values, given):
                        assert say(language, message_id, **said) == anew(language, message_id, **said)
                        asked += 1
    assert asked > 5_000


def test_a_value_that_is_missing_shows_its_name_and_a_needless_one_nothing():
    assert say("en", "ending-winner-plain") == anew("en", "ending-winner-plain") == "winner wins."
    assert say("en", "ending-winner-plain", winner="Anna", loser="Boris") == "Anna wins."


def test_a_long_text_in_a_gap_is_said_whole():
    """Fluent itself gives up at 2,500 letters."""
    assert say("en", "ending-winner-plain", winner="A" * 3_000) == f"{'A' * 3_000} wins."


def test_what_a_sentence_is_chosen_by_is_no_gap():
    assert texts._deciding("ru", "event-drawn-hidden") >= {"count", "you"}
    assert "player" not in texts._deciding("ru", "event-drawn-hidden")


def test_equal_numbers_of_other_kinds_are_told_apart():
    """1, 1.0 and True are one key of a dictionary, but not one sentence."""
    values = {"player": "Anna", "deck": "only", "you": False}
    for count in (1, True, 1.0, 1):
        assert say("ru", "event-drawn-hidden", count=count, **values) == anew(
            "ru", "event-drawn-hidden", count=count, **values
        )


def test_the_marks_of_gaps_stand_in_no_catalogue():
    for language in LANGUAGES:
        files = (PACKAGE / "locales" / language).glob("*.ftl")
        assert not set("".join(file.read_text(encoding="utf-8") for file in files)) & set(texts._MARKS)
