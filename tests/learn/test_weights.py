"""Files of weights: what they say is checked, and a search uses them only where they won."""

import dataclasses

import pytest

from leonardo import Edition, Game, SetupError, bots
from leonardo.bots import weights
from leonardo.bots.levels import Level, level_of
from leonardo.bots.policies.learned import MOST_HIDDEN
from leonardo.bots.policies.traits import VERSION
from leonardo.bots.weights import MOST_BYTES, file_name, matches, read_weights, weights_for
from tests.bots.test_bots import redealt
from tests.house.tree import ROOT
from tests.learn.positions import EDITIONS, any_weights

SHIPPED = sorted((ROOT / "src/leonardo/bots/learned").glob("*.toml"))
SHIPPED.remove(ROOT / "src/leonardo/bots/learned/where.toml")


@pytest.fixture
def elsewhere(tmp_path, monkeypatch):
    """Any weights for classic, in a folder of their own."""
    any_weights("classic").write(tmp_path / "classic.toml")
    monkeypatch.setenv("LEONARDO_WEIGHTS", str(tmp_path))
    return tmp_path


def test_weights_are_read_as_they_were_written(tmp_path):
    written = dataclasses.replace(any_weights("novem", MOST_HIDDEN), seed='a "seed"\n\\')
    written.write(tmp_path / "novem.toml")
    assert read_weights(tmp_path / "novem.toml", Edition("novem")) == written
    assert (tmp_path / "novem.toml").stat().st_size < MOST_BYTES
    assert [path.name for path in tmp_path.iterdir()] == ["novem.toml"]


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"edition": "novem"}, "for novem, not for classic"),
        ({"fingerprint": "0"}, "other rules"),
        ({"traits": VERSION + 1}, f"version {VERSION + 1}"),
    ],
    ids=str,
)
def test_weights_that_do_not_fit_are_refused_in_words(change, says, tmp_path):
    path = tmp_path / "some.toml"
    dataclasses.replace(any_weights("classic"), **change).write(path)
    with pytest.raises(SetupError, match=says):
        read_weights(path, Edition("classic"))


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("hidden = 3", "hidden = 4", "have"),
        ("hidden = 3", "hidden = 0", "hidden"),
        ("horizon = 1", "horison = 1", "holds no weights"),
        ("numbers = [", "numbers = [40000,", "weight"),
        ("numbers = [", "numbers = {", "holds no weights"),
    ],
)
def test_a_file_that_was_changed_is_refused_in_words(old, new, says, tmp_path):
    path = tmp_path / "some.toml"
    path.write_text(any_weights("classic").text.replace(old, new))
    with pytest.raises(SetupError, match=says):
        read_weights(path, Edition("classic"))


def test_a_file_that_is_not_there_is_refused_in_words(tmp_path):
    with pytest.raises(SetupError, match="nothing was learned for classic"):
        read_weights(tmp_path / "classic.toml", Edition("classic"))


def test_weights_are_for_an_edition_as_it_is_published(elsewhere):
    assert weights_for(Edition("classic"), wanted=True) == any_weights("classic")
    assert weights_for(Edition("classic", turn_limit=400), wanted=True) == any_weights("classic")
    assert weights_for(Edition("classic"), wanted=False) is None
    with pytest.raises(SetupError, match="options"):
        weights_for(Edition("classic", goal=3), wanted=True)
    assert weights_for(Edition("classic", goal=3), wanted=None) is None


def test_a_search_asks_the_weights_if_it_is_told_to(elsewhere):
    game, other = (Game(name, seats=2, seed="4") for name in ("classic", "novem"))
    seen = {
        how: bots.make(f"search:10{how}", "1").consider(game.view(game.to_move))
        for how in ("+learned", "-learned")
    }
    assert seen["+learned"] != seen["-learned"]
    bot = bots.make("search:10+learned")
    with pytest.raises(SetupError, match="nothing was learned for novem"):
        bot.choose(other.view(other.to_move), other.legal)


def test_whether_to_ask_the_weights_stands_behind_the_number():
    assert level_of("search:400+learned") == Level(iterations=400, learned=True)
    assert level_of("search:20ms-learned") == Level(milliseconds=20, learned=False)
    for wrong in ("search:400+", "search:400learned", "search:+learned", "maestro+learned"):
        assert level_of(wrong) is None


def test_one_search_may_play_several_editions(elsewhere, monkeypatch):
    monkeypatch.setattr(weights, "where_won", lambda name: name == "classic")
    games = [Game(name, seats=2, seed="4") for name in ("classic", "novem", "classic")]
    one = bots.make("search:10", "1")
    seen = [one.consider(game.view(game.to_move)) for game in games]
    assert seen[1].lines
    alone = bots.make("search:10+learned", "1")
    assert alone.consider(games[0].view(games[0].to_move)) == seen[0]


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.stem)
def test_what_is_shipped_fits(path):
    assert path.stem in EDITIONS and path.name == file_name(path.stem)
    assert path.stat().st_size <= MOST_BYTES
    read_weights(path, Edition(path.stem))


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.stem)
def test_what_a_seat_cannot_see_does_not_change_what_it_chooses_by_weights(path):
    for seats, moves in ((2, 9), (4, 20)):
        game = Game(path.stem, seats=seats, seed="21")
        for number in range(moves):
            game.play(game.legal[number * 17 % len(game.legal)])
        seat = game.to_move
        other = redealt(game, seat, "again")
        assert other.position != game.position, "something hidden lies otherwise"
        opinions = [bots.make("search:10+learned", "s").consider(one.view(seat)) for one in (game, other)]
        assert opinions[0] == opinions[1]


def test_weights_are_used_only_where_their_match_was_won():
    for edition, match in matches().items():
        low, high = match["interval"]
        assert 0 <= low < match["score"] < high <= 1
        assert match["won"] == (low > 0.5), edition
        assert (weights_for(Edition(edition), wanted=None) is not None) == match["won"]


def test_the_page_about_learning_tells_every_match():
    page = (ROOT / "docs/guide/learning.md").read_text(encoding="utf-8")
    for edition, match in matches().items():
        low, high = match["interval"]
        said = f"| `{edition}` | {match['games']:,} | {match['score']:.1%} | {low:.1%} to {high:.1%} |"
        assert said in page
        assert (ROOT / f"docs/guide/learning/{edition}.svg").exists()
