"""Every error code, each with a sentence, and the game as it was."""

import json
import re
from pathlib import Path

import pytest

from leonardo import errors
from leonardo.engine.session import MOST_GAMES
from tests.engine.talk import Talk
from tests.record.games import random_game

CODES = {
    "malformed",
    "unreadable",
    "illegal",
    "bad_position",
    "bad_setup",
    "unknown_edition",
    "unknown_option",
    "nothing_to_undo",
    "over",
}


@pytest.fixture
def talk():
    talk = Talk(edition="quintis-2009", seats=3, seed="42")
    talk.play_on(9)
    return talk


@pytest.mark.parametrize(
    "line",
    [
        b"", b" ", b"x", b"{", b"[]", b"null", b'"hello"', b"1", b"\xff\xfe", b'{"cmd":"hello"',
        b"{'cmd':'hello'}",
        b'{"cmd":"hello"}{"cmd":"hello"}', b'{"id":NaN,"cmd":"hello"}', b'{"id":-Infinity,"cmd":"hello"}',
        b'{"id":1e999,"cmd":"hello"}', b'{"id":' + b"9" * 5000 + b',"cmd":"hello"}', b"[" * 1_000_000,
        b'{"a":' * 200_000, b"\x00" * 100, b'{"cmd":"hello\n"}', '{"cmd":"hello"}'.encode("utf-16"),
    ],
)  # fmt: skip
def test_what_is_no_request_is_malformed(talk, line):
    state = talk.state
    answer = talk.line(line)
    assert answer["ok"] is False
    assert answer["code"] == "malformed"
    assert answer["message"]
    assert talk.state == state
    assert talk.ask(cmd="hello")


def test_where_json_ends_is_told_by_its_character(talk):
    assert "character 9" in talk.line(b'{"id":1,}')["message"]


def test_an_id_that_is_deep_is_given_back_or_refused_in_one_line(talk):
    for depth in (10, 500, 900, 990, 1000, 5000):
        answer = talk.line(b'{"id":' + b"[" * depth + b"]" * depth + b',"cmd":"hello"}')
        assert answer["ok"] is True or answer["code"] == "malformed"


NEEDED = {
    "new": {"edition": "classic", "seats": 2},
    "load": {"state": {}},
    "play": {"move": "skip"},
    "why": {"move": "skip"},
    "view": {"seat": 0},
    "replay": {"record": ""},
    "playout": {"count": 1},
    "perft": {"depth": 1},
}


@pytest.mark.parametrize(
    ("cmd", "field"), [(cmd, field) for cmd, fields in NEEDED.items() for field in fields]
)
def test_a_missing_field_is_named(talk, cmd, field):
    request = {name: value for name, value in NEEDED[cmd].items() if name != field}
    assert field in talk.refuse("malformed", cmd=cmd, **request)["message"]


TEXT = (None, 1, True, [], {})
WRONG = [
    ("hello", "lang", (None, 1, "de", "EN", "xx", [])),
    ("new", "edition", TEXT),
    ("new", "seats", (None, "2", 2.0, True, [])),
    ("new", "seed", TEXT),
    ("new", "options", (None, 1, "x", [], True)),
    ("new", "decks", (None, 1, "x", [], {"main": "MR"}, {"main": None}, {"main": [1]}, {"main": [["MR"]]})),
    ("load", "state", (None, 1, "x", [], True)),
    ("load", "seed", TEXT),
    ("play", "move", TEXT),
    ("play", "seat", ("0", 3, -1, 1.0, True, [], 10**30)),
    ("why", "move", TEXT),
    ("view", "seat", ("0", 3, -1, 1.0, False, [])),
    ("replay", "record", TEXT),
    ("best", "bot", (*TEXT, "", "plannr")),
    ("best", "ms", (None, 0, -1, "5", 0.5, True, 10**9)),
    ("playout", "count", (None, 0, -1, "5", 1.5, True, MOST_GAMES + 1)),
    ("playout", "seed", TEXT),
    ("perft", "depth", (None, 0, -1, "1", 1.5, True, 201, 10**30)),
]


@pytest.mark.parametrize(("cmd", "field", "values"), WRONG, ids=[f"{cmd}-{field}" for cmd, field, _ in WRONG])
def test_a_field_of_the_wrong_kind_is_named(talk, cmd, field, values):
    [move, *_] = talk.ask(cmd="legal")["moves"]
    good = {**NEEDED.get(cmd, {}), **({"move": move} if cmd in ("play", "why") else {})}
    for value in values:
        answer = talk.refuse("malformed", cmd=cmd, **{**good, field: value})
        assert field in answer["message"] or "seat" in answer["message"] or "bot" in answer["message"]


def test_an_unknown_request_is_answered_with_those_there_are(talk):
    assert "Did you mean legal?" in talk.refuse("malformed", cmd="leagl")["message"]
    assert "playout" in talk.refuse("malformed", cmd="xyzzy")["message"]
    for cmd in (None, 1, [], {}):
        talk.refuse("malformed", cmd=cmd)


@pytest.mark.parametrize(
    "cmd", ["legal", "play", "why", "undo", "view", "record", "best", "playout", "perft"]
)
def test_before_a_game_is_there_nothing_can_be_asked_of_it(cmd):
    message = Talk().refuse("malformed", cmd=cmd, **NEEDED.get(cmd, {}))["message"]
    assert "new" in message
    assert "load" in message


@pytest.mark.parametrize(
    "move", ["", "zz", "MR", "RM@e5", "MR@e0", "MR@e55", "MR>x", "veto", "veto e6 ", "end now", "!no", "key"]
)
def test_a_move_that_is_not_written_like_one_is_unreadable(talk, move):
    for cmd in ("play", "why"):
        talk.refuse("unreadable", cmd=cmd, move=move)


def test_every_form_of_the_table_is_readable_in_every_edition():
    forms = (
        "MR>n; +MC>nw; MR@e6; MR^e5; MR/e5; veto e6; key M; !second-sketch; !mirror-writing n w; "
        "!perpetual-motion corners cw; !canal-lock; to 2; to discard; !sfumato ne M; !retouching MR n; "
        "!scrapers-knife 1 ne; !varnish n; !gilded-frame n; !scaffolding 1 n; !old-folio main MR; "
        "!old-folio extra +MC; !cabinet; !masters-licence; !double-stroke; !palimpsest e5; "
        "!crossed-sketches e5 e6; !second-seal M; !free-hand; !inspiration; !clean-sheet; under MR; "
        "!borrowed-folio 1; give MR; !sfumato M; drop !varnish; lift n; draw main; draw extra; end; skip"
    ).split("; ")
    for edition in ("classic", "novem", "quintis-2009", "quintis-2009-extra", "quintis-2011"):
        talk = Talk(edition=edition, seats=3, seed="1")
        for move in forms:
            assert talk.ask(cmd="why", move=move)["code"] != "unreadable"


def test_an_illegal_move_has_its_reason_and_a_sentence_in_both_languages(talk):
    card = next(
        c
        for c in ("MR", "CH", "SF", "PW")
        if not any(m.startswith(c) for m in talk.ask(cmd="legal")["moves"])
    )
    answer = talk.refuse("illegal", cmd="play", move=f"{card}@a1")
    assert answer["reason"] == talk.ask(cmd="why", move=f"{card}@a1")["code"]
    assert answer["message"] == talk.ask(cmd="why", move=f"{card}@a1")["message"]
    assert talk.refuse("illegal", cmd="play", move=f"{card}@a1", lang="en")["message"] == answer["message"]
    russian = talk.refuse("illegal", cmd="play", move=f"{card}@a1", lang="ru")
    assert re.search("[а-я]", russian["message"])
    assert talk.refuse("illegal", cmd="play", move="skip")["reason"] == "must_play"


def test_a_finished_game_is_over():
    talk = Talk(edition="quintis-2009", seats=2, seed="1", options={"turn_limit": 3})
    talk.play_on(10)
    talk.refuse("over", cmd="play", move="MR@e5")
    talk.refuse("over", cmd="play", move="skip", lang="ru")
    talk.refuse("unreadable", cmd="play", move="zz")
    assert talk.ask(cmd="why", move="MR@e5")["code"] == "over"
    talk.ask(cmd="undo")
    assert talk.ask(cmd="legal")["moves"]


def test_nothing_to_undo():
    talk = Talk(edition="classic", seats=2)
    talk.refuse("nothing_to_undo", cmd="undo")
    assert re.search("[а-я]", talk.refuse("nothing_to_undo", cmd="undo", lang="ru")["message"])


def test_an_unknown_edition_or_option_asks_what_was_meant(talk):
    assert (
        "Did you mean classic?"
        in talk.refuse("unknown_edition", cmd="new", edition="clasic", seats=2)["message"]
    )
    talk.refuse("unknown_edition", cmd="load", state={**talk.state, "edition": "x"})
    for options in (
        {"diagonal": True},
        {"diagonals": 1},
        {"diagonals": None},
        {"goal": 37},
        {"goal": "9"},
        {"goal": []},
    ):
        talk.refuse("unknown_option", cmd="new", edition="quintis-2009", seats=2, options=options)
        talk.refuse("unknown_option", cmd="load", state={**talk.state, "options": options})
        russian = talk.refuse(
            "unknown_option", cmd="new", edition="quintis-2009", seats=2, options=options, lang="ru"
        )
        assert re.search("[а-я]", russian["message"])


def test_a_wrong_value_is_named_as_it_stands_in_the_request(talk):
    for lang in ("en", "ru"):
        for value, written in ((True, "true"), (None, "null"), ("9", "'9'")):
            request = {"cmd": "new", "edition": "classic", "seats": 2, "options": {"goal": value}}
            assert f" {written}" in talk.refuse("unknown_option", **request, lang=lang)["message"]


@pytest.mark.parametrize(
    "setup",
    [
        {"seats": 0},
        {"seats": 1},
        {"seats": 7},
        {"seats": -(10**30)},
        {"seats": 10**30},
        {"decks": {"main": ["MR"] * 12}},
        {"decks": {"main": []}},
        {"decks": {"main": ["XX"] * 60}},
        {"decks": {"main": ["MR"] * 60 + ["+MC"]}},
        {"decks": {"main": ["MR"] * 60 + ["?"]}},
        {"decks": {"main": ["MR"] * 60 + ["!varnish"]}},
        {"decks": {"extra": ["+MC"]}},
        {"decks": {"mian": ["MR"] * 60}},
        {"decks": {"main": ["MR"] * 5000}},
        {"edition": "novem", "decks": {"extra": ["+MC"] * 44}},
    ],
    ids=lambda setup: str(setup)[:40],
)
def test_seats_or_decks_that_cannot_be_are_a_bad_setup(talk, setup):
    talk.refuse("bad_setup", cmd="new", **{"edition": "quintis-2009", "seats": 2, **setup})


@pytest.mark.parametrize(
    ("change", "where"),
    [
        ({"turn": 0}, "turn"),
        ({"turn": "1"}, "turn"),
        ({"to_move": 3}, "to_move"),
        ({"phase": "plai"}, "phase"),
        ({"hands": []}, "hands"),
        ({"hands": [["?"], [], []]}, "hands[0][0]"),
        ({"field": {"j1": ["MR"]}}, "field"),
        ({"field": None}, "field"),
        ({"tables": []}, "tables"),
        ({"keys": [{"M": 4}, {}, {}]}, "keys[0].M"),
        ({"last_played": "QQ"}, "last_played"),
        ({"pending": 7}, "pending"),
        ({"pending": []}, "pending"),
        ({"outcome": {}}, "outcome"),
        ({"unheard": 1}, "unheard"),
        ({"protocol": 2}, "protocol"),
    ],
)
def test_a_position_that_cannot_be_says_where(talk, change, where):
    assert where in talk.refuse("bad_position", cmd="load", state={**talk.state, **change})["message"]


def test_a_record_says_its_line_and_column_and_keeps_the_code_of_what_is_wrong_in_it(talk):
    record = talk.ask(cmd="record")["record"]
    answer = talk.refuse("malformed", cmd="replay", record=record + "{")
    assert (answer["line"], answer["column"]) == (record.count("\n") + 1, 1)
    for wrong, code in (
        ("", "malformed"),
        (record.replace('"quintis-2009"', '"quintis"', 1), "unknown_edition"),
        (record.replace("[Seats", '[Options "goal=99"]\n[Seats', 1), "unknown_option"),
        (re.sub(r"main: \S+", "main: QQ", record, count=1), "malformed"),
        (re.sub(r"\[Deal[^]]*\]", '[Deal "main: MR"]', record), "bad_setup"),
        (record + "10. QQ@e5", "malformed"),
        (record + "skip", "illegal"),
    ):
        answer = talk.refuse(code, cmd="replay", record=wrong)
        assert answer["line"] >= 1
    assert answer["reason"] == "must_play"
    finished = random_game(7, "quintis-2009", 500).record().text
    talk.refuse("over", cmd="replay", record=finished + " skip")
    position = json.dumps(json.dumps({**talk.state, "turn": 0}))
    loaded = re.sub(r"\[Deal[^]]*\]", lambda _: f"[Position {position}]", record)
    talk.refuse("bad_position", cmd="replay", record=loaded)


def test_a_perft_that_would_take_for_ever_is_refused(talk, monkeypatch):
    monkeypatch.setattr("leonardo.engine.session.MOST_POSITIONS", 1000)
    assert "depth" in talk.refuse("malformed", cmd="perft", depth=150)["message"]


def test_a_bug_is_answered_too_and_leaves_the_game_as_it_was(talk, monkeypatch):
    def broken(*_):
        raise KeyError("oops")

    state = talk.state
    monkeypatch.setattr("leonardo.game.rules.apply", broken)
    [move, *_] = talk.ask(cmd="legal")["moves"]
    answer = talk.refuse("malformed", id=7, cmd="play", move=move)
    assert answer["id"] == 7
    assert "KeyError" in answer["message"]
    monkeypatch.undo()
    assert talk.state == state
    talk.ask(cmd="play", move=move)


def test_no_sentence_quotes_a_megabyte(talk):
    for request in (
        {"cmd": "play", "move": "M" * 1_000_000},
        {"cmd": "new", "edition": "c" * 1_000_000, "seats": 2},
        {"cmd": "new", "edition": "classic", "seats": 2, "options": {"g" * 1_000_000: 1}},
        {"cmd": "load", "state": {"e" * 1_000_000: 1}},
        {"cmd": "best", "bot": "b" * 1_000_000},
        {"cmd": "c" * 1_000_000},
        {"cmd": "hello", "lang": "l" * 1_000_000},
        {"cmd": "replay", "record": "[" + "r" * 1_000_000},
    ):
        answer = talk.try_(**request)
        assert answer["ok"] is False
        assert len(answer["message"]) <= 2000


def test_every_code_is_tried_here_and_none_is_unknown():
    defined = {
        kind.code
        for kind in vars(errors).values()
        if isinstance(kind, type) and issubclass(kind, errors.LeonardoError)
    }
    assert defined == CODES
    tried = set(re.findall(r'"([a-z_]+)"', Path(__file__).read_text(encoding="utf-8")))
    assert tried >= CODES
