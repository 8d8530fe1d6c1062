"""The examples of the book are played by the engine, and what their captions rely on holds."""

from collections import Counter

import pytest

from leonardo import Edition, rulebook
from leonardo.rulebook.examples import changes
from leonardo.rulebook.scenes import expected, play, scene_names
from leonardo.rulebook.template import TOPICS, template
from tests.rulebook.tables import ALL_VARIANTS, LANGUAGES, pieces, shown


@pytest.mark.parametrize("edition", ALL_VARIANTS, ids=repr)
def test_what_a_caption_relies_on_holds_with_every_option(edition):
    for name in sorted(shown(edition, "scene")):
        wanted, played = expected(name), play(name, edition, "en")
        for what, value in wanted.items():
            assert observed(what, value, played) == value, (name, what)


def observed(what, value, played):
    """What the engine says of this, in the form in which a scene expects it."""
    after = played.after
    if what == "keys":
        return ["".join(symbol * count for symbol, count in keys.items()) for keys in after["keys"]]
    if what in ("refused", "refused_after"):
        return [refused.code for refused in getattr(played, what)]
    if what == "events":
        happened = Counter(event["event"] for event in played.events)
        return [event for event in value if happened[event]]
    if what == "lies":
        return {place: lying(after, place) for place in value}
    if what == "winners":
        return (after["outcome"] or {}).get("winners")
    if what == "drawn":
        return sum(event["event"] == "drawn" for event in played.events)
    raise KeyError(what)


def lying(position, place):
    seat, _, zone = place.partition(" ")
    return position["tables"][int(seat)][zone] if zone else "<".join(position["field"][place])


def test_every_scene_says_what_it_shows():
    silent = [name for name in scene_names() if not expected(name)]
    assert silent == ["cross-zones", "square-zones"]  # nothing is played in these


def test_every_scene_stands_in_some_book():
    used = set().union(*(shown(edition, "scene") for edition in ALL_VARIANTS))
    assert used == set(scene_names())


def test_every_kind_of_play_has_an_example():
    """In each edition whatever can be played was played or chosen in some scene of its book."""
    kinds = {"classic": {">", "key"}, "novem": {">", "key", "skip", "!", "drop", "lift", "draw"}}
    field = {"@", "^", "/", "skip"}
    kinds |= {
        "quintis-2009": field,
        "quintis-2009-extra": field | {"draw"},
        "quintis-2011": field | {"veto", "!"},
    }
    for name, wanted in kinds.items():
        edition = Edition(name)
        moves = [move for scene in shown(edition, "scene") for move, _ in play(scene, edition, "en").moves]
        for kind in wanted:
            assert any(kind in move for move in moves), (name, kind)


def test_the_drawing_comes_from_the_position_and_marks_what_changed():
    [scene] = [
        block
        for block in rulebook.chapter(Edition("classic"), "pass", "en")
        if isinstance(block, rulebook.Scene)
    ][:1]
    played = play(scene.name, Edition("classic"), "en")
    cards = {card for table in played.before["tables"] for card in table.values()}
    assert all(card in "\n".join(scene.before) for card in cards)
    assert changes(played) == [(0, "e"), (1, "e")]
    after = "\n".join(scene.after)
    assert "[KI]" in after
    assert "[GW]" in after
    assert after.count("[") == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_scene_has_a_caption(language):
    for topic in TOPICS:
        for piece in template(language, topic).pieces:
            assert piece.kind != "scene" or piece.text.endswith((".", "!", "?")), (topic, piece.argument)


def test_a_wrong_scene_is_noticed(monkeypatch):
    """The check above can fail: a scene whose caption promises a Key that is not earned."""
    played = play("cross-bent", Edition("classic"), "en")
    assert observed("keys", ["M", ""], played) == ["", ""]


def test_options_that_change_a_result_change_the_scene():
    usual = {piece.argument for piece in pieces(Edition("classic"), "keys")}
    strict = {piece.argument for piece in pieces(Edition("classic", gifted_line="played_card"), "keys")}
    assert "cross-gift" in usual - strict
    assert "cross-gift-unpaid" in strict - usual
