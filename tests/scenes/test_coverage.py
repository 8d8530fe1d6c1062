"""Nothing the rules say goes without a scene; what scenes exercise is measured by playing them.

Titles only name clauses. Refusals, events, endings, action cards and phases are counted from the game's own
answers, and an option's value counts as exercised where a scene passes with it and fails with another.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from leonardo import Edition, words
from leonardo.switches import SWITCHES
from tests.scenes.clauses import ABSENT, REQUIRED, SCENARIOS, SECTIONS
from tests.scenes.notation import Scene, SceneError, all_scenes, read
from tests.scenes.playing import Log, play_scene, read_game

EDITIONS = Edition.names()
OPTIONS = [(name, option) for name in EDITIONS for option in Edition(name).switches]


@cache
def log() -> Log:
    """What happened in all scenes together."""
    found = Log()
    for scene in all_scenes():
        play_scene(scene, found)
    return found


def named() -> set[str]:
    return {rule for scene in all_scenes() for rule in scene.rules}


# --- what titles name -----------------------------------------------------------------------------


def test_every_clause_ruling_and_worked_scenario_has_a_scene():
    assert [rule for rule in REQUIRED if rule not in named() and rule not in ABSENT] == []


def test_an_absence_is_no_longer_excused_once_there_is_a_scene():
    assert sorted(set(ABSENT) & named()) == []
    assert sorted(set(ABSENT) - set(REQUIRED)) == []


def test_no_title_names_a_rule_that_is_not_there():
    options = {f"option-{option}" for _, option in OPTIONS}
    unprinted = {rule for rule in named() if rule.rstrip("b").split("-")[0] in {"B", "X", "Q", "E", "V"}}
    strange = named() - set(REQUIRED) - set(SECTIONS) - options - unprinted
    assert sorted(strange) == []
    assert set(SCENARIOS) - unprinted - set(ABSENT) == set()


# --- what happened --------------------------------------------------------------------------------


def test_every_refusal_was_given():
    assert [code for code in words.REFUSALS if code and not log().refusals[code]] == []


def test_every_event_was_told():
    assert [event for event in words.EVENT_NAMES if event and not log().events[event]] == []


def test_every_reason_why_a_line_earns_nothing_was_told():
    needs = {"owned", "gift", "bonus_used", "given 4", "given 5", "given never"}
    assert {text.split()[0] for text in needs} == {reason for reason in words.NO_KEY_REASONS if reason}
    assert needs == set(log().no_keys)


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_action_card_was_used(edition):
    assert [card.id for card in Edition(edition).actions if not log().actions[edition, card.id]] == []


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_way_to_end_was_reached(edition):
    on_field = bool(Edition(edition).table.on_field)
    possible = {"keys", "limit"} | ({"deck", "stalemate"} if on_field else set())
    assert {reason for name, reason in log().endings if name == edition} == possible


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_phase_was_played_in(edition):
    table = Edition(edition).table
    possible = {
        "play": True,
        "key": not table.on_field,
        "veto": table.has_veto,
        "close": table.has_actions,
        "draw": table.two_decks,
        "effect": table.has_actions,
    }
    assert set(possible) | {"over"} == set(words.PHASE_NAMES)
    assert {phase for name, phase in log().phases if name == edition} == {
        p for p, has in possible.items() if has
    }


# --- option values --------------------------------------------------------------------------------


def values_of(edition: str, option: str) -> list[Any]:
    """Every value in turn; of a number the default, the least, and what scenes choose."""
    default = Edition(edition).switches[option]
    words_of_it = SWITCHES[option]
    if words_of_it:
        return list(words_of_it)
    chosen = {
        read_game(scene.game)[1].get(option, default)
        for scene in all_scenes()
        if scene.game.split(" ")[0].rstrip(",") == edition
    }
    return [default, *sorted(chosen - {default})]


def differences(edition: str, option: str) -> Iterator[tuple[Any, Any]]:
    """The values that a scene must tell apart: it passes with the first and fails with the second."""
    values = values_of(edition, option)
    if SWITCHES[option]:
        yield from ((one, other) for one in values for other in values if one != other)
    else:
        default, *others = values
        assert others, f"no scene of {edition} chooses {option}"
        yield others[0], default
        yield default, others[0]


def scenes_with(edition: str, option: str, value: Any) -> list[Scene]:
    """The scenes played with this value, those about the option first."""
    default = Edition(edition).switches[option]
    found = []
    for scene in all_scenes():
        name, options, _ = read_game(scene.game)
        if name == edition and options.get(option, default) == value:
            found.append(scene)
    return sorted(found, key=lambda scene: f"option-{option}" not in scene.rules)


def fails(scene: Scene, option: str, value: Any) -> bool:
    try:
        play_scene(scene, options={option: value})
    except SceneError:
        return True
    except ValueError:  # the position cannot be under that value: this proves nothing
        return False
    return False


@pytest.mark.parametrize(("edition", "option"), OPTIONS)
def test_every_value_of_an_option_makes_a_difference_to_some_scene(edition, option):
    for one, other in differences(edition, option):
        assert any(fails(scene, option, other) for scene in scenes_with(edition, option, one)), (one, other)


# --- the notation itself --------------------------------------------------------------------------

WRONG = {
    "a fact that is not so": "A keys P",
    "a move that is refused": "A plays MI>nw",
    "a refusal for another reason": "A may not MI>nw: not_in_hand",
    "a refusal of a legal move": "A may not MI>n: wrong_zone",
    "a list with a move too few": "A may only MI>n",
    "an ending that did not come": "A wins by keys",
    "another seat to move": "B plays MI>n",
    "a view that shows too much": "B sees A hand MI",
    "a line that is no step": "A dances",
}


@pytest.mark.parametrize("line", WRONG.values(), ids=list(WRONG))
def test_a_scene_fails_where_the_game_does_otherwise(line):
    (scene,) = read(
        f"== BASE-13: a scene\nclassic\nA cross MR PH MF GW SE, hand MI\n\nA may MI>s\n{line}\n", "wrong"
    )
    with pytest.raises(SceneError, match="wrong"):
        play_scene(scene)


def test_what_happened_is_compared_in_full():
    (scene,) = read(
        "== BASE-13: a scene\nclassic\nA hand MI\n\nA plays MI>s\nhappens exactly played A MI>s\n", "wrong"
    )
    with pytest.raises(SceneError, match="facts"):
        play_scene(scene)
