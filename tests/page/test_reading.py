"""A whole game by keyboard alone says, word for word, what it said when somebody last listened."""

import pytest

from tests.page.reading import GAMES, golden, transcript


@pytest.mark.parametrize(("edition", "language"), GAMES)
def test_a_game_by_keys_and_by_ear(browser, listed_site, watch, edition, language):
    assert transcript(browser, watch, listed_site, edition, language) == golden(edition, language).read_text()
    watch.check()
