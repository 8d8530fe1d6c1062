"""Whole games in the browser, every seat with a page of its own: phones and desktops, fingers and keys."""

import pytest

from tests.page import hands
from tests.page.games import play_on
from tests.page.site import company, seated

# Edition, seats, and how long it lasts here; python -m tests.page.long plays to the end.
GAMES = [
    ("classic", 4, {"goal": 1, "turn_limit": 8}),
    ("novem", 2, {"turn_limit": 3}),
    ("quintis-2009", 3, {"turn_limit": 5}),
    ("quintis-2009-extra", 2, {"turn_limit": 5}),
    ("quintis-2011", 3, {"turn_limit": 4}),
]


@pytest.mark.parametrize(("edition", "seats", "options"), GAMES)
def test_a_game_is_played_to_its_end_by_several_pages_at_once(desks, site, edition, seats, options):
    people = company(site, seats)
    table = seated(people, edition, options=options)
    players = []
    for seat, person in enumerate(people):
        page = desks.go(person, f"/t/{table}", phone=seat % 2 == 0)
        way = (hands.ByTap, hands.ByKeys)[seat % 2]
        players.append(way(page, hands.words_for(person, table)))
    play_on(people, players, table, seed=edition)
    desks.check()
