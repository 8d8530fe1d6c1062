"""The tutorial: every task can be done, every legal move has an answer, every other one its reason."""

import itertools
import tomllib
from functools import cache
from importlib import resources

import pytest

from leonardo import Game
from leonardo.errors import UnreadableMove
from leonardo.rulebook.scenes import position_of
from leonardo.server import lessons
from leonardo.server.plans import Refusal
from tests.server.network import visited
from tests.texts.catalogue import LANGUAGES, attributes, messages

DATA = tomllib.loads(resources.files("leonardo.server").joinpath("lessons.toml").read_text(encoding="utf-8"))
STEPS = [(lesson, step) for lesson, steps in DATA.items() for step in steps]
USUAL = {"text", "task", "hint", "done", "else"}
WIDEST = 2  # moves of a later decision that are walked on from
# Where the way to the end is longer than a walk finds by chance.
SOLVED = {
    ("tables", "action"): ("!second-sketch", "GF>c", "GR>s", "end"),
    ("tables", "corners"): ("+SWE>se", "end"),
}

steps = pytest.mark.parametrize(("lesson", "step"), STEPS, ids=[" ".join(names) for names in STEPS])


@cache
def shown(lesson, step, language="en"):
    [found] = [each for each in lessons.listed(language) if each["id"] == lesson]
    return next(each for each in found["steps"] if each["id"] == step)


def walk(lesson, step):
    """All first moves and some of what follows them: the moves, and what the server said to the last."""
    solved = SOLVED.get((lesson, step), ())
    waiting = [(move,) for move in shown(lesson, step)["legal_moves"]]
    while waiting:
        moves = waiting.pop()
        said = lessons.tried(lesson, step, moves, "en")
        yield moves, said
        if said["over"]:
            continue
        if moves == solved[: len(moves)]:
            waiting.append(solved[: len(moves) + 1])
        spread = max(len(said["legal_moves"]) // WIDEST, 1)
        waiting += [(*moves, move) for move in said["legal_moves"][::spread][:WIDEST]]


@steps
def test_every_task_can_be_done_and_every_end_of_a_step_has_an_answer(lesson, step):
    message = messages("en")[f"lesson-{lesson}-{step}"]
    named = {name: words.value.elements[0].value for name, words in attributes(message).items()}
    heard = set()
    for moves, said in walk(lesson, step):
        assert said["legal"], moves
        assert said["answer"] or (said["sentences"] and not said["over"]), moves
        assert not said["done"] or said["answer"] == named["done"]
        heard.add(said["answer"])
    wanted = {named[name] for name in named.keys() - {"text", "task", "hint"}}
    assert wanted <= heard


@steps
def test_every_illegal_move_of_a_hand_has_its_reason_in_every_language(lesson, step):
    position = shown(lesson, step)["view"]
    places = position["tables"][0] if position["tables"] else position["field"]
    ways = ">" if position["tables"] else "@^/"
    cards = [card for card in position["hands"][0] if not card.startswith("!")]
    refused = 0
    for card, way, place in itertools.product(cards, ways, [*places, "nw", "a1"]):
        if (place in ("nw", "a1")) and (place == "nw") != bool(position["tables"]):
            continue
        move = f"{card}{way}{place}"
        if move in shown(lesson, step)["legal_moves"]:
            continue
        refused += 1
        for language in LANGUAGES:
            said = lessons.tried(lesson, step, [move], language)
            assert not said["legal"] and said["reason"] and said["sentence"] and said["topic"], move
    assert refused


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_for_each_family_of_at_most_ten_steps(language):
    found = lessons.listed(language)
    assert [each["id"] for each in found] == ["tables", "field"]
    for each in found:
        assert each["title"] and each["about"] and 0 < len(each["steps"]) <= 10
        for step in each["steps"]:
            assert step["legal_moves"] and step["brief"]["phase_sentence"]
            assert len({step[name] for name in ("title", "text", "task", "hint")}) == 4


@steps
def test_a_step_shows_nothing_that_the_pupil_may_not_see(lesson, step):
    scene, view = DATA[lesson][step], shown(lesson, step)["view"]
    game = Game.load(position_of(scene, lessons.Edition(scene["edition"])))
    assert view == game.view(lessons.PUPIL).position
    assert {card.lstrip("+") for hand in view["hands"][1:] for card in hand} == {"?"}


@steps
def test_every_answer_of_the_data_has_its_words_and_no_words_are_left_over(lesson, step):
    extra = {answer["say"] for answer in DATA[lesson][step].get("answers", ())}
    for language in LANGUAGES:
        message = messages(language)[f"lesson-{lesson}-{step}"]
        assert attributes(message).keys() == USUAL | extra


def test_the_moves_before_the_last_must_be_legal_and_few():
    with pytest.raises(Refusal, match="malformed"):
        lessons.tried("tables", "line", ["KH>nw", "KH>c"], "en")
    with pytest.raises(Refusal, match="malformed"):
        lessons.tried("tables", "line", ["KH>c", "MR>n", "CF>n"], "en")
    with pytest.raises(Refusal, match="malformed"):
        lessons.tried("tables", "line", [], "en")
    with pytest.raises(Refusal, match="not_found"):
        lessons.tried("tables", "nothing", ["KH>c"], "en")


def test_a_card_and_a_place_alone_have_their_reason_too():
    assert lessons.tried("field", "cover", ["KI e5"], "en")["reason"] == "no_common_symbol"
    assert lessons.tried("field", "cover", ["KR e5"], "en")["reason"] == "unfinished"
    with pytest.raises(UnreadableMove):
        lessons.tried("field", "cover", ["what now"], "en")


def test_after_the_end_of_a_step_a_move_is_refused():
    assert lessons.tried("tables", "line", ["KH>c", "MR>n"], "en")["reason"] == "over"


def test_lessons_are_read_and_tried_over_http():
    async def visit(site):
        pupil = site.person()
        read = (await pupil.get("/api/lessons", params={"language": "ru"})).json()
        assert read == {"lessons": lessons.listed("ru")}
        path, wish = "/api/lessons/tables/try", {"step": "line", "moves": ["KH>c"]}
        said = (await pupil.post(path, wish, params={"language": "ru"})).json()
        assert said == lessons.tried("tables", "line", ["KH>c"], "ru") and said["done"]
        assert (await pupil.post(path, {"step": "none", "moves": ["KH>c"]})).json()["code"] == "not_found"
        odd = await pupil.post(path, wish | {"moves": ["?"]})
        assert odd.status_code == 422 and odd.json()["sentence"]

    visited(visit)
