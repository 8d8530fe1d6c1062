"""Every refusal has a sentence in every language; it names the cards and what is possible instead."""

import re
import unicodedata

import pytest

from leonardo import words
from leonardo.explain import TOPICS, refusal, topic
from leonardo.explain.written import read
from leonardo.texts import say
from tests.texts.samples import FIELD, NAMES, ON_FIELD, SAMPLES, TABLES, Sample

LANGUAGES = ("en", "ru", "xx")
EVERY = pytest.mark.parametrize("sample", SAMPLES, ids=lambda s: f"{s.code} {s.move}")


def told(language: str, sample: Sample) -> str:
    sentence = refusal(language, sample.code, sample.move, sample.view, sample.legal, NAMES)
    # The pseudo-language is English under its marks.
    return sentence if language != "xx" else undecorated(sentence)


def undecorated(sentence: str) -> str:
    return re.sub("[\u0300-\u036f]", "", unicodedata.normalize("NFD", sentence))


def test_every_code_is_sampled():
    assert {sample.code for sample in SAMPLES} == {code for code in words.REFUSALS if code}


@EVERY
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sentence_is_whole_and_names_what_matters(language, sample):
    sentence = told(language, sample)
    assert "{" not in sentence
    assert "}" not in sentence
    assert "None" not in sentence
    assert "_" not in sample.code or sample.code not in sentence
    for name in sample.names:
        assert name in sentence, sentence
    card = read(sample.move).card
    if card and not card.startswith("!"):
        assert card in sentence
    if card.startswith("!") and sample.code != "wrong_zone":  # which names the symbol card
        named = say("ru" if language == "ru" else "en", f"action-{card[1:]}")
        # Russian declines a name, so its beginning must do.
        assert named[:4] in sentence or sample.move in sentence, sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_codes_have_the_same_sentence(language):
    seen: dict[str, str] = {}
    for sample in SAMPLES:
        sentence = refusal(language, sample.code, sample.move, sample.view, sample.legal, reference=False)
        assert seen.setdefault(sentence, sample.code) == sample.code


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_and_the_same_move_is_refused_in_different_words_for_different_reasons(language):
    codes = [code for code in words.REFUSALS if code]
    for move, view in (("MR@e7", FIELD), ("MR^e5", FIELD), ("MR>n", TABLES), ("!palimpsest e6", FIELD)):
        sentences = {refusal(language, code, move, view, ON_FIELD, reference=False) for code in codes}
        assert len(sentences) == len(codes), move


@EVERY
def test_the_sentence_ends_with_its_place_in_the_rule_book(sample):
    place = topic(sample.code, sample.move)
    assert place in TOPICS
    assert told("en", sample).endswith(f"See: leonardo rules {sample.view['edition']} {place}")


@EVERY
def test_what_is_possible_instead_is_named_unless_the_game_is_over(sample):
    sentence = refusal("en", sample.code, sample.move, sample.view, sample.legal, NAMES, reference=False)
    possible = {move for move in sample.legal if move != sample.move}
    named = any(move in sentence for move in possible) or " can go to " in sentence
    assert named == bool(possible), sentence


def test_the_samples_of_the_brief():
    corner = refusal("en", "wrong_zone", "MR>nw", TABLES, [f"MR>{z}" for z in "nwces"], reference=False)
    assert corner == (
        "The nw corner is only for additional cards (plus cards); MR is a main card. "
        "MR can go to n, w, c, e or s."
    )
    previous = refusal("en", "previous_card", "MH@e7", FIELD, ["KF@e6"], NAMES, reference=False)
    assert previous == (
        "MH shares Halberd with CH, the card Boris played just before you (previous-card rule). "
        "Playable now: KF@e6."
    )


def test_moves_with_the_same_card_come_first_and_the_rest_is_counted():
    legal = [f"MR@{cell}" for cell in ("d4", "d5", "d6", "d7", "e7", "f5", "f7")] + ["MR^e5", "KF@d4"]
    sentence = refusal("en", "no_common_symbol", "MR^e6", FIELD, legal, reference=False)
    assert sentence.endswith("Possible with MR: MR^e5, MR@d4, MR@d5, MR@d6, MR@d7, MR@e7 and 2 more.")
    russian = refusal("ru", "no_common_symbol", "MR^e6", FIELD, legal, reference=False)
    assert russian.endswith("MR@e7 и ещё 2 хода.")


def test_seats_without_names_have_a_number():
    english = refusal("en", "previous_card", "MH@e7", FIELD, ON_FIELD)
    assert "the card Seat 1 played" in english
    assert "(Место 1)" in refusal("ru", "previous_card", "MH@e7", FIELD, ON_FIELD)


def test_a_hidden_hand_is_not_listed():
    view = {**FIELD, "hands": [["?"] * 6, ["?"] * 6, ["?"] * 6]}
    assert "?" not in refusal("en", "not_in_hand", "CH@e7", view, ON_FIELD)


def test_other_hands_and_decks_change_no_word():
    other = {**FIELD, "hands": [["MR"], ["CH"], FIELD["hands"][2]], "decks": {"main": ["MR"], "extra": []}}
    for code in filter(None, words.REFUSALS):
        for move in ("MR@e7", "MR^e5", "veto e5", "!palimpsest e6"):
            assert refusal("en", code, move, other, ON_FIELD) == refusal("en", code, move, FIELD, ON_FIELD)


def test_every_code_stands_a_bare_view():
    for code in filter(None, words.REFUSALS):
        for move in ("MR@e7", "MR^e5", "veto e5", "!palimpsest e6", "MR>n", "skip", "key M", "nonsense"):
            sentence = refusal("ru", code, move, {"edition": "own-edition"}, [])
            assert sentence
            assert re.search("[{}]|None", sentence) is None
