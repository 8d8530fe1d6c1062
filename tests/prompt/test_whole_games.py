"""Whole games of every edition at the prompt, typed in many ways, among wrong inputs, in both languages."""

import itertools

import pytest

from leonardo import chance
from tests.prompt.people import seated

EDITIONS = ("classic", "novem", "quintis-2009", "quintis-2009-extra", "quintis-2011")
BESIDE = ("hint", "keys", "log 3", "board", "help", "why 1 n", "why MR@e6", "look e5", "rules skip", "undo")
WRONG = (
    "",
    "xyz",
    "MR",
    "1 2 3",
    "key M",
    "veto e5",
    "\x1b[A",
    "99999999999",
    "-1",
    "!sfumato",
    "give ?",
    "0",
)


def careless(seed: str):
    """Types moves in several forms, asks, errs, and takes back."""
    r = chance.seeded(seed, "typist")

    def type_next(session, question):
        legal = session.game.legal.texts
        move = legal[chance.below(r, len(legal))]
        dice = chance.below(r, 20)
        if dice < 10:
            return move
        if dice < 13:
            return move.replace(">", " ").replace("@", " ").lower()
        if dice < 15:
            return f"{move}?"
        if dice < 17:
            return str(1 + chance.below(r, 8))
        if dice == 17:
            return BESIDE[chance.below(r, len(BESIDE))]
        return WRONG[chance.below(r, len(WRONG))]

    return type_next


TABLES = (("you,random", 80), ("you,you,random", 40), ("you:Anna,planner,random,you:Борис", 120))


@pytest.mark.parametrize(
    ("edition", "language", "table"),
    [
        (edition, language, TABLES[number % 3])
        for number, (edition, language) in enumerate(itertools.product(EDITIONS, ("en", "ru")))
    ],
)
def test_a_whole_game_is_played_to_its_end(edition, language, table):
    seats, width = table
    session, terminal = seated(
        edition, seats, careless(f"{edition} {language}"), seed=language,
        language=language, width=width, ascii=language == "ru", turn_limit=24,
    )  # fmt: skip
    session.play()
    outcome = session.game.outcome
    assert outcome is not None
    for seat in outcome["winners"]:
        assert session.game.names[seat] in terminal.shown[-1] or session.game.names[seat] in terminal.text
    ours = [line for block in terminal.shown for line in block.split("\n") if ">" not in line]
    assert max(map(len, ours)) <= max(width, 46), "a stack of long cards alone may widen the field"


def test_the_same_lines_tell_the_same_game():
    def told():
        session, terminal = seated("novem", "you,planner", careless("same"), seed="4", turn_limit=16)
        session.play()
        return terminal.text

    assert told() == told()


def test_english_in_ascii_is_nothing_but_ascii():
    session, terminal = seated(
        "quintis-2011", "you,random", careless("ascii"), seed="4", ascii=True, turn_limit=16
    )
    session.play()
    typed = [line for line in terminal.shown if "> " not in line]
    assert all(line.isascii() for line in typed), [line for line in typed if not line.isascii()][:3]
