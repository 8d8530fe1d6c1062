"""Whatever is wrong with what somebody wrote is said in the reader's language, as exactly as in English."""

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from fluent.syntax import ast

from leonardo import Edition, Game, Record
from leonardo.arena import sequential
from leonardo.arena.plan import Plan as MatchPlan
from leonardo.arena.results import read_results, resumed_plan
from leonardo.arena.seating import lineups
from leonardo.bots import make
from leonardo.cli.rules import read_option
from leonardo.deck_checks import KINDS, check_deck
from leonardo.decks import read_deck
from leonardo.edition import action_ids
from leonardo.errors import LeonardoError, Sentence, sentence_of
from leonardo.explain import in_words
from leonardo.guests import command_of
from leonardo.lab.plan import FILE as RUN_FILE
from leonardo.lab.plan import Plan as Run
from leonardo.lab.running import prepare
from leonardo.lab.showing import show_checked
from leonardo.learn.plan import Plan as Learning
from leonardo.prompt.seating import seats_of
from leonardo.server.verifying import checks
from leonardo.texts import languages, say
from leonardo.words import cell_number, symbol_bits
from tests.record.games import played_on, random_game
from tests.record.test_reading import HEAD, MISTAKES, positioned
from tests.record.test_replaying import SHUFFLE, long_game
from tests.texts.catalogue import entries, messages

OTHERS = [language for language in languages() if language != "en"]

# A list on one line each, and the edition and seats that it is for.
LISTS = [
    ("RM MZ МС mr M MM MC+ + ++M МЯ", "classic", 4),
    ("? 3 0x MR 2x\nx2\n!varnsh !Old_Folio !!", "classic", 4),
    ("[maim]\nMR\neditin: x\nname: a", "classic", 4),
    ("name: a\nname: b\n[extra]\nMR", "novem", 4),
    ("[main] \n!varnish", "quintis-2009", 2),
    ("+MC", "classic", 4),
    ("[main]\n+MC\n[extra]\n+MC", "novem", 4),
    ("!old-folio !varnish", "quintis-2011", 2),
    ("edition: classic\n5x MS 4x +MC", "novem", 4),
    ("2x MR", "classic", 2),
    ("128x MR 10x CH", "classic", 2),
    ("12x MR", "quintis-2009", 2),
    ("128x MR 10x CH", "quintis-2009", 2),
]


def of_lists() -> Iterator[str]:
    for text, edition, seats in LISTS:
        lists = [read_deck(text, "my.deck", action_ids())]
        verdict = check_deck(lists, Edition(edition), seats)
        yield from (problem.reason for problem in (*verdict.errors, *verdict.warnings))


def broken_records() -> Iterator[str]:
    """Records that begin well and cannot be played to their end."""
    text = long_game().record().text
    shuffle = SHUFFLE.search(text)
    assert shuffle
    card = shuffle[0][:-1].split()[2]
    other = "MR" if card != "MR" else "CH"
    yield SHUFFLE.sub("", text, count=1)
    yield SHUFFLE.sub("<takes MR>", text, count=1)
    yield text.replace(shuffle[0], shuffle[0].replace(card, other, 1))
    few = random_game(3, "classic", 5).record().text
    yield text.replace(shuffle[0], shuffle[0].replace(f" {card}", "", 1))
    yield text.replace(shuffle[0], shuffle[0].replace(card, f"{card} {other}", 1))
    taking = next(
        each
        for each in (random_game(number, "quintis-2011", 300).record() for number in range(30))
        if any(what == "takes" for entry in each.moves for what, _ in entry.chance)
    ).text
    yield re.sub(r"<takes (\S+)>", lambda found: "<takes CW>" if found[1] == "ME" else "<takes ME>", taking)
    yield few + " <takes MR>"
    yield re.sub(r"\b3\. ", "4. ", few)
    two = played_on(Game("classic", seats=["Anna", "Boris"], seed=1), 3, Random(1)).record().text
    yield re.sub(r"2\. (\w+)", lambda found: f"2. {'Anna' if found[1] == 'Boris' else 'Boris'}", two)
    yield HEAD + "MR@a9 ME@a1"
    yield random_game(1, "classic", 3000).record().text + " MR>n"
    yield (
        random_game(1, "classic", 3).record().text.replace('[Edition "classic"]', '[Edition "classic"]\n[\\')
    )
    yield HEAD + '[Site "\\q"]'
    yield HEAD + "[Site"
    yield '[Edition "classic"]\n[Seats "A" "B"]\n[Deal "main: MR main: CH"]'
    for position in ("[", json.dumps(Game("novem").position), json.dumps(Game("classic", seats=3).position)):
        yield positioned(position)


def of_records() -> Iterator[str]:
    for text in (*(mistake[0] for mistake in MISTAKES), HEAD * 2, *broken_records()):
        with pytest.raises(LeonardoError) as caught:
            Record.read(text).replay()
        yield caught.value.message


def proof(**headers: str | list[str]) -> Record:
    """A record that claims to be from a server."""
    said = {"Table": "t", "Commitment": "c", "Secret": "0" * 64, "Entropy": ["", ""], **headers}
    return Record.of(Game("classic", seats=2, seed="1"), said)


def loaded() -> Record:
    game = Game.load(Game("classic", seats=2, seed="1").position)
    return Record.of(game, dict(proof().headers))


CALLS = [
    lambda: Edition("clasic"),
    lambda: Edition("classic", gol=5),
    lambda: Edition("classic", diagonals=True),
    lambda: Edition("classic", goal=99),
    lambda: Edition("quintis-2009-extra").deck_lists(2, "lng"),
    lambda: Edition("classic").deck_lists(9),
    lambda: Edition("classic").check_decks({"mian": ["MR"]}, 2),
    lambda: Edition("classic").check_decks({"main": [7]}, 2),
    lambda: Edition("classic").check_decks({"main": ["RM"]}, 2),
    lambda: Edition("classic").check_decks({"extra": ["+MC"]}, 2),
    lambda: Edition("novem").check_decks({"extra": ["MR"]}, 2),
    lambda: Edition("quintis-2009-extra").check_decks({"extra": ["MR"]}, 2),
    lambda: Edition("quintis-2009-extra").check_decks({"main": ["+MC"]}, 2),
    lambda: Edition("quintis-2009-extra").check_decks({"main": ["MR"] * 99, "extra": ["+MC"] * 99}, 2),
    lambda: Edition("classic").card_code(""),
    lambda: Edition("classic").card_code("!zzz"),
    lambda: Edition("novem").card_code("!varnsh"),
    lambda: cell_number("z9"),
    lambda: symbol_bits("Z"),
    lambda: Game("classic", seats=9),
    lambda: Game("classic", seats=["Anna", "Anna"]),
    lambda: Game.load(Game("classic").position, names=["Anna", "Boris", "Vera"]),
    lambda: make("planer"),
    lambda: seats_of("you,plannr", "en"),
    lambda: command_of("cmd:"),
    lambda: command_of('cmd:"'),
    lambda: seats_of("you:Anna,you:Anna", "en"),
    lambda: read_option("classic", "goal"),
    lambda: list(checks(random_game(1, "classic", 3).record())),
    lambda: list(checks(proof(Secret="zz"))),
    lambda: list(checks(proof(Entropy=["zz", ""]))),
    lambda: list(checks(loaded())),
]  # fmt: skip


CLASSIC = Edition("classic")
MATCH = MatchPlan("match", CLASSIC, 2, ("greedy", "random"), 1, "7")
RUN = Run(CLASSIC, ("greedy", "random"), 9, "7")


def of_matches(folder: Path) -> Iterator[Callable[[], object]]:
    """What cannot be played by programs, and files that are none of theirs."""
    yield lambda: lineups("match", (0, 1, 2), 2)
    yield lambda: lineups("match", (0, 1, 2), 4)
    yield lambda: lineups("match", (0, 0), 2)
    yield lambda: lineups("round-robin", (0,), 2)
    yield lambda: replace(MATCH, seats=9)
    yield lambda: replace(MATCH, deals=0)
    yield lambda: replace(MATCH, ms=0)
    yield lambda: replace(MATCH, named=("greedy", "random", "planner"), seats=3, test=sequential.Test())
    yield lambda: sequential.Test(5, 0)
    yield lambda: sequential.Test(alpha=2)
    for number, text in enumerate(("", "no\n", '{"plan": {}}\n')):
        file = folder / f"{number}.jsonl"
        file.write_text(text, encoding="utf-8")
        yield lambda file=file: read_results(file)
    yield lambda: resumed_plan(folder)
    for changes in ({"games": 0}, {"shard": 0}, {"bots": ("socio", "greedy")}, {"bots": ("gredy", "greedy")}):
        yield lambda changes=changes: replace(RUN, **changes)
    yield lambda: Run.read(folder)
    yield lambda: Learning("classic", 0, "7")
    yield lambda: Learning.read(folder)
    for number, text in enumerate(("=", "a = 1", RUN.text.replace('rules = "', 'rules = "0'))):
        run = folder / f"run{number}"
        run.mkdir()
        (run / RUN_FILE).write_text(text, encoding="utf-8")
        yield lambda run=run: Run.read(run)
    RUN.write(folder / "kept")
    yield lambda: prepare(replace(RUN, games=8), folder / "kept")
    yield lambda: show_checked(folder / "kept", 9)


def of_calls(folder: Path) -> Iterator[str]:
    for call in (*CALLS, *of_matches(folder)):
        with pytest.raises((LeonardoError, ValueError)) as caught:
            call()
        yield sentence_of(caught.value)


def within(sentence: Sentence) -> Iterator[Sentence]:
    """The sentence and all that stand in it."""
    yield sentence
    for value in sentence.values.values():
        for part in value if isinstance(value, list | tuple) else [value]:
            if isinstance(part, Sentence):
                yield from within(part)


@pytest.fixture(scope="module")
def told(tmp_path_factory) -> list[str]:
    folder = tmp_path_factory.mktemp("matches")
    return [*of_lists(), *of_records(), *of_calls(folder), *KINDS.values()]


# The families of messages whose English stands in the code too.
OURS = ("wrong-", "odd-", "arena-", "lab-")


def test_every_complaint_knows_its_message(told):
    assert [text for text in told if not isinstance(text, Sentence)] == []


# Code of the game and names stand in every language as they are; so do editions, options, bots and seats.
CODE = re.compile(
    r"leonardo rules \S+ \S+|<[^>]*>|\[[^\]]*\]|\bdecks\.\w+(\[\d+\])?|Edition\(.*?\)|\([^)]*\)"
    r"|\"[^\"]*\"|«[^»]*»"
)


@pytest.mark.parametrize("language", OTHERS)
def test_no_english_is_left_in_another_language(language, told):
    for text in told:
        said = in_words(language, text)
        assert re.search("[а-яё]{3}", said), said
        # Three words in a row that are no enumeration would be a sentence.
        assert not re.search(r"[a-z]{2,} [a-z]{2,} [a-z]{2,}", CODE.sub("", said)), said


def test_the_catalogue_says_the_same_in_english_as_the_code(told):
    """Else the sentence that developers read and that of a language with gaps would drift apart."""
    for sentence in (one for text in told if isinstance(text, Sentence) for one in within(text)):
        values = sentence.values
        plain = all(isinstance(value, str | int) for value in values.values())
        if not plain or not sentence.message.startswith(OURS):
            continue
        near = values.get("nearest", "")
        own = near and f"{sentence.message}-near" in messages("en")
        again = say("en", f"{sentence.message}-near" if own else sentence.message, **values)
        if near and not own:
            again = say("en", "wrong-near", sentence=again, nearest=near)
        assert again == sentence


# What surrounds a complaint; and what `tests/cli/test_wrong_words.py` calls the commands with.
ELSEWHERE = {
    "wrong-at-least", "arena-resume-alone", "arena-two-bots", "arena-other-match", "arena-other-rules",
    "lab-games-alone", "lab-other-game", "lab-learn-other", "lab-learn-rules",
    "wrong-near", "wrong-extra", "wrong-encoding", "wrong-list-encoding", "wrong-at-turn",
    "wrong-game-number", "wrong-rate-empty", "wrong-record-how-many", "wrong-rules-option", "wrong-view",
}  # fmt: skip


def test_every_cause_is_among_them(told):
    met = {one.message for text in told if isinstance(text, Sentence) for one in within(text)}
    files = ((file, entry) for file, entry in entries("en") if file.startswith("wrong-"))
    known = {entry.id.name for _, entry in files if isinstance(entry, ast.Message)}
    surroundings = ("list-", "system-")  # how they are told; `tests/cli/test_wrong_words.py`
    left = {name for name in known - met - ELSEWHERE if not name.startswith(surroundings)}
    assert sorted(name for name in left if not name.endswith("-near")) == []
