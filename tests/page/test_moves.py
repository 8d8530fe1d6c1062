"""Every form of move, by tap and by keyboard; by dragging and by typing where the form allows it."""

import pytest

from tests.page import hands
from tests.page.situations import SITUATIONS, stand

BY_TAP_AND_KEYS = [(way, *form) for way in ("ByTap", "ByKeys") for form in SITUATIONS]
DRAGGED = [("classic", "#>n"), ("novem", "+#>nw"), ("quintis-2009", "#@"), ("quintis-2011", "#/")]
TYPED = [("classic", "#>n"), ("classic", "key"), ("novem", "!mirror-writing"), ("novem", "draw extra"),
         ("quintis-2011", "#^"), ("quintis-2011", "veto")]  # fmt: skip
OTHER_WAYS = [("ByDrag", *form) for form in DRAGGED] + [("ByTyping", *form) for form in TYPED]


@pytest.fixture(scope="module")
def chairs(listed_site, desks):
    """Three people, who sit down at one table after the other, each before a page that stays open."""
    people = [listed_site.person(name) for name in ("Anna", "Boris", "Vera")]
    return people, desks


def moves_of(person, table):
    """The moves that the server has written down, as this person may know them."""
    entries = person.get(f"/api/tables/{table}", after=-1)["entries"]
    return [entry.get("move") for entry in entries if entry["kind"] == "move"]


@pytest.mark.parametrize(("way", "edition", "form"), BY_TAP_AND_KEYS + OTHER_WAYS)
def test_every_form_of_move_is_played(chairs, way, edition, form):
    people, desks = chairs
    table, seat, move = stand(people, edition, form)
    before = moves_of(people[seat], table)
    page = desks.go(people[seat], f"/t/{table}", phone=way == "ByTap")
    player = getattr(hands, way)(page, hands.words_for(people[seat], table))
    player.wait_for_turn()
    player.play(move)
    assert moves_of(people[seat], table)[: len(before) + 1] == [*before, move]
    desks.check()
