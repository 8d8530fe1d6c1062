"""Sentences are found by id and language; what is missing is said in English."""

import re
import subprocess
import sys
import unicodedata

import pytest

from leonardo import texts
from leonardo.errors import LeonardoError
from leonardo.texts import UnknownLanguage, has, language_named, languages, list_of, say


def test_a_message_is_said_in_each_language():
    assert say("en", "symbol-K") == "Cat"
    assert say("ru", "symbol-K") == "Кошка"


def test_an_attribute_is_named_after_a_dot():
    assert say("ru", "symbol-K.gen") == "Кошки"
    assert say("en", "symbol-M.short") == "Me"


def test_a_form_that_a_language_does_not_have_is_the_word_itself():
    assert say("en", "symbol-K.gen") == "Cat"


def test_a_message_missing_in_a_language_is_said_in_english(monkeypatch):
    russian = texts._bundle("ru")
    monkeypatch.setattr(russian, "has_message", lambda name: False)
    forget_sentences()
    assert say("ru", "zone-n") == "north"
    monkeypatch.undo()
    forget_sentences()
    assert say("ru", "zone-n") == "север"


def forget_sentences():
    texts._parts.cache_clear()
    texts._pattern.cache_clear()
    texts._deciding.cache_clear()


def test_a_message_that_nobody_has_is_an_error():
    with pytest.raises(LookupError, match="no-such-message"):
        say("ru", "no-such-message")


def test_no_marks_are_set_around_values():
    assert say("en", "ending-winner-plain", winner="Anna") == "Anna wins."


def test_truth_values_and_numbers_choose_their_variants():
    values = {"player": "Анна", "deck": "only"}
    assert say("ru", "event-drawn-hidden", you=False, count=2, **values) == "Анна берёт 2 карты из колоды."
    assert say("ru", "event-drawn-hidden", you=True, count=5, **values) == "Вы берёте 5 карт из колоды."


@pytest.mark.parametrize(
    ("number", "words"),
    [
        (0, "Без предела"),
        (1, "1 ход"),
        (22, "22 хода"),
        (25, "25 ходов"),
        (111, "111 ходов"),
        (1.5, "1,5 хода"),
    ],
)
def test_russian_numbers_take_their_nouns_along(number, words):
    assert say("ru", "option-turn_limit-value", value=number) == words


def test_large_numbers_are_grouped_as_the_language_does():
    assert say("en", "option-turn_limit-value", value=1234) == "1,234 turns"
    assert say("ru", "option-turn_limit-value", value=1234) == "1\u00a0234 хода"


def test_lists_are_joined_as_the_language_does():
    assert list_of("en", ["n", "w", "c"], "or") == "n, w or c"
    assert list_of("ru", ["n", "w", "c"]) == "n, w и c"
    assert list_of("xx", ["n"]) == "n"


def test_languages_are_the_folders():
    assert languages() == ("en", "ru")
    assert [say(code, f"language-{code}") for code in languages()] == ["English", "Русский"]


@pytest.mark.parametrize("tag", ["ru", "RU", "ru-RU", "ru_RU.UTF-8"])
def test_a_language_is_known_by_any_of_its_tags(tag):
    assert language_named(tag) == "ru"
    assert say(tag, "zone-n") == "север"


def test_an_unknown_language_names_those_there_are_and_the_nearest():
    with pytest.raises(UnknownLanguage, match=r"en and ru\. Did you mean ru\?"):
        say("rus", "zone-n")
    with pytest.raises(LeonardoError, match=r"no language de; .* en and ru\.$"):
        language_named("de")


def test_has_asks_the_language_itself():
    assert has("symbol-K")
    assert has("symbol-K", "gen", "ru")
    assert not has("symbol-K", "gen")
    assert not has("symbol-X")


def test_the_pseudo_language_decorates_every_letter_of_the_catalogue():
    sentence = say("xx", "ending-winner-plain", winner="Anna")
    assert sentence == "[Anna ẇíṅṡ.]"
    assert say("xx", "symbol-M.short") == "[Ṁé]"
    spelled = unicodedata.normalize("NFD", say("xx", "refusal-no-effect-cabinet", move=""))
    assert re.search(r"[A-Za-z](?![\u0300-\u036f])", spelled) is None


def test_the_pseudo_language_still_counts():
    sentence = say("xx", "event-drawn-hidden", you=False, count=2, player="X", deck="only")
    assert sentence == "[X ḋṙáẇṡ 2 ċáṙḋṡ.]"


def test_importing_the_texts_loads_nothing_else():
    code = (
        "import sys, leonardo, leonardo.texts, leonardo.explain\n"
        "print([name for name in sys.modules if name.split('.')[0] in ('fluent', 'babel')])"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "[]"
