"""The log: one sentence for each event, to "you" about your own, and never more than was told."""

import re

import pytest

from leonardo import words
from leonardo.explain import ending, event
from tests.texts.samples import NAMES

# Events as the engine tells them, at least one for each name and each variant of interchange 4.
EVENTS = [
    {"event": "played", "seat": 1, "card": "MR", "how": "zone", "zone": "n"},
    {"event": "played", "seat": 1, "card": "MR", "how": "place", "cell": "e6"},
    {"event": "played", "seat": 1, "card": "MR", "how": "cover", "cell": "e6"},
    {"event": "played", "seat": 1, "card": "MR", "how": "cover", "cell": "e6", "under": "MH"},
    {"event": "played", "seat": 1, "card": "MR", "how": "replace", "cell": "e6"},
    {"event": "played", "seat": 1, "card": "MR", "how": "replace", "cell": "e6", "under": "MH"},
    {"event": "passed_on", "seat": 0, "to": 1, "card": "MR", "zone": "nw"},
    {"event": "passed_on", "seat": 0, "to": 1, "card": "MR"},
    {"event": "discarded", "seat": 1, "card": "MR"},
    {"event": "discarded", "seat": 1, "card": "+MC", "deck": "extra"},
    {"event": "discarded", "seat": 1, "card": "!varnish"},
    {"event": "discarded", "seat": 1, "card": "MR", "cell": "e6", "removed": True},
    {"event": "taken", "seat": 1, "card": "MR", "cell": "e6"},
    {"event": "taken", "seat": 1, "card": "MR", "zone": "s"},
    {"event": "taken", "seat": 1, "card": "MR", "deck": "main"},
    {"event": "taken", "seat": 1, "card": "MR", "from": 2},
    {"event": "taken", "seat": 1, "card": "?", "from": 2},
    {"event": "taken", "seat": 1, "card": "MR", "from": 0},
    {"event": "taken", "seat": 1, "card": "?"},
    {"event": "drawn", "seat": 1, "card": "MR", "deck": "main"},
    {"event": "drawn", "seat": 1, "card": "?", "deck": "main"},
    {"event": "drawn", "seat": 1, "card": "+?", "deck": "extra"},
    {"event": "drawn", "seat": 1, "card": "+MC", "deck": "extra"},
    {"event": "drawn", "seat": 1, "card": "?", "count": 3},
    {"event": "key", "seat": 1, "symbol": "K", "count": 1},
    {"event": "key", "seat": 1, "symbol": "K", "count": 2},
    {"event": "bonus", "seat": 1, "symbol": "K", "count": 1},
    {"event": "bonus", "seat": 1},
    {"event": "no_key", "seat": 1, "symbol": "K", "reason": "owned"},
    {"event": "no_key", "seat": 1, "symbol": "K", "reason": "given", "needs": 4},
    {"event": "no_key", "seat": 1, "symbol": "K", "reason": "given", "needs": 5},
    {"event": "no_key", "seat": 1, "symbol": "K", "reason": "given", "needs": "never"},
    {"event": "no_key", "seat": 1, "symbol": "K", "reason": "gift"},
    {"event": "no_key", "seat": 1, "reason": "gift"},
    {"event": "no_key", "seat": 1, "symbol": "K", "reason": "bonus_used"},
    {"event": "no_key", "seat": 1},
    {"event": "veto", "seat": 1, "cell": "e6", "card": "MH"},
    {"event": "veto", "seat": 1, "cell": "e6"},
    {"event": "action", "seat": 1, "card": "!cabinet", "id": "cabinet", "args": []},
    {"event": "action", "seat": 1, "id": "scaffolding", "args": ["2", "ne"]},
    {"event": "action", "seat": 1, "id": "perpetual-motion", "args": ["corners", "ccw"]},
    {"event": "action", "seat": 1, "id": "old-folio", "args": ["extra", "+MC"]},
    {"event": "action", "seat": 1, "id": "sfumato", "args": ["M"]},
    {"event": "action", "seat": 1, "under": "MR"},
    {"event": "action", "seat": 1, "under": "?"},
    {"event": "effect_begins", "seat": 1, "id": "scaffolding", "target": 2, "zone": "ne"},
    {"event": "effect_begins", "seat": 1, "id": "cabinet"},
    {"event": "effect_begins", "seat": 1, "id": "second-seal", "symbol": "M"},
    {"event": "effect_begins", "seat": 1, "id": "sfumato", "zone": "n", "symbol": "M"},
    {"event": "effect_begins", "id": "free-hand"},
    {"event": "effect_ends", "seat": 1, "id": "varnish", "target": 1, "zone": "ne"},
    {"event": "effect_ends", "seat": 1, "id": "cabinet"},
    {"event": "effect_ends", "seat": 1, "id": "second-seal", "symbol": "M"},
    {"event": "reshuffled", "seat": 1, "deck": "main", "count": 9},
    {"event": "reshuffled", "seat": 1, "deck": "extra", "count": 9},
    {"event": "skipped", "seat": 1},
    {"event": "turn", "seat": 1, "turn": 18},
    {"event": "turn", "seat": 1},
    {"event": "last_round", "seat": 1, "final_turns": 1},
    {"event": "last_round", "seat": 1},
    {"event": "over", "seat": 1, "winners": [1], "reason": "keys"},
    {"event": "over", "seat": 1, "winners": [0, 1], "reason": "stalemate"},
]
EVERY = pytest.mark.parametrize("fact", EVENTS, ids=lambda fact: " ".join(map(str, fact.values())))


def told(fact: dict, language: str = "en", reader: int | None = 0) -> str:
    return event(language, fact, reader, NAMES, "novem")


def test_every_event_and_every_reason_is_sampled():
    assert {fact["event"] for fact in EVENTS} == {name for name in words.EVENT_NAMES if name}
    reasons = {fact.get("reason") for fact in EVENTS if fact["event"] == "no_key"}
    assert reasons == set(words.NO_KEY_REASONS)


@EVERY
@pytest.mark.parametrize("language", ["en", "ru", "xx"])
@pytest.mark.parametrize("reader", [0, 1, 2, None])
def test_every_event_has_a_whole_sentence_for_every_reader(fact, language, reader):
    sentence = told(fact, language, reader)
    assert sentence
    assert re.search(r"[{}]|None|\?", sentence) is None
    assert sentence[-1] in ".]"


@EVERY
def test_a_spectator_is_never_addressed(fact):
    assert re.search(r"\byou", told(fact, "en", None), re.IGNORECASE) is None
    assert re.search(r"\b(?:вы|вам|вас|ваш\w*)\b", told(fact, "ru", None), re.IGNORECASE) is None


@EVERY
def test_the_seat_is_named_or_addressed(fact):
    if fact["event"] in ("drawn", "key", "action", "skipped", "turn", "taken", "bonus"):
        assert "Boris" in told(fact, reader=0)
        assert "Boris" not in told(fact, reader=1)
        assert re.search(r"\byou", told(fact, reader=1), re.IGNORECASE)


def test_the_question_of_beginners_is_answered():
    fact = {"event": "no_key", "seat": 1, "symbol": "K", "reason": "given", "needs": 4}
    assert told(fact) == "Cat stands three in a row, but the next Cat Key needs four in a row."
    assert told(fact, "ru") == "«Кошка» — три в ряд, но следующий ключ «Кошка» даётся за четыре в ряд."


def test_a_card_that_is_hidden_is_not_named():
    assert told({"event": "drawn", "seat": 1, "card": "?"}) == "Boris draws a card."
    assert told({"event": "drawn", "seat": 1, "card": "MR"}, reader=1) == "You draw MR."


def test_with_one_deck_nobody_says_which():
    fact = {"event": "drawn", "seat": 1, "card": "?", "deck": "main"}
    assert event("en", fact, 0, NAMES, "classic") == "Boris draws a card."
    assert event("en", fact, 0, NAMES, "novem") == "Boris draws a card from the main deck."


def test_who_loses_a_card_of_his_hand_is_addressed():
    fact = {"event": "taken", "seat": 1, "card": "MR", "from": 0}
    assert told(fact, reader=0) == "Boris takes MR from your hand."
    assert told({**fact, "card": "?"}, reader=2) == "Boris takes a card from the hand of Анна."


def test_an_unknown_event_is_no_failure():
    assert "earthquake" in told({"event": "earthquake"})


def test_an_ending_tells_why_who_and_how_many():
    keys = [{"M": 1, "E": 6}, {"P": 2}, {}]
    text = ending("en", {"winners": [0], "reason": "keys"}, NAMES, keys)
    assert text == "The goal has been reached. Анна wins with 7 Keys. Keys: Анна 7, Boris 2, Vera 0."


def test_a_tie_names_the_symbol_that_decided():
    # Everybody has three Keys; Vera falls behind at Mechanism, Anna only at Profile.
    keys = [{"M": 1, "P": 0, "E": 2}, {"M": 1, "P": 1, "W": 1}, {"P": 3}]
    text = ending("en", {"winners": [1], "reason": "deck"}, NAMES, keys)
    assert text.endswith("Анна had as many, but the senior Keys decide: Boris has more Profile.")


@pytest.mark.parametrize(
    ("count", "words_"),
    [(1, "1 ключ."), (3, "3 ключа."), (5, "5 ключей."), (21, "21 ключ."), (12, "12 ключей.")],
)
def test_russian_endings_count_keys(count, words_):
    text = ending("ru", {"winners": [0], "reason": "limit"}, NAMES, [{"M": count}, {}])
    assert f"Побеждает Анна: {words_}" in text


def test_a_shared_victory_names_all_winners():
    text = ending("en", {"winners": [0, 2], "reason": "deck"}, NAMES, [{"M": 1}, {}, {"M": 1}])
    assert "Анна and Vera share the victory with 1 Key each." in text
    nobody = ending("en", {"winners": [0, 1, 2], "reason": "stalemate"}, NAMES, [{}, {}, {}])
    assert "without a single Key" in nobody
