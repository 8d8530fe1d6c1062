"""What is written is read again, as text and as JSON, and plays to the same position."""

import json
from dataclasses import replace
from random import Random

import pytest

from leonardo import Edition, Game, Record
from leonardo.record import read_all
from tests.record.games import played_on, random_game

GAMES = range(60)


def known(record: Record, game: Game) -> None:
    """The record says all of this game."""
    assert Record.read(record.text) == record
    assert eval(repr(record), {"Record": Record}) == record
    assert Record.from_json(json.loads(json.dumps(record.json))) == record
    again = Record.read(record.text).replay()
    assert again.position == game.position
    assert again.begun_at == game.begun_at
    assert [made[:4] for made in again.made] == [made[:4] for made in game.made]
    moves = tuple(replace(entry, comments=()) for entry in record.moves)
    assert again.record(dict(record.headers)) == replace(record, moves=moves, comments=())


@pytest.mark.parametrize("number", GAMES)
def test_a_record_of_a_random_game_reads_and_plays_as_it_was(number):
    game = random_game(number)
    known(game.record({"Date": "2026-11-18"}), game)


@pytest.mark.parametrize("edition", Edition.names())
def test_every_edition_is_among_them_to_its_end(edition):
    game = random_game(7, edition, moves=3000)
    assert game.is_over
    known(game.record(), game)


@pytest.mark.parametrize("number", range(20))
def test_a_game_that_was_loaded_in_the_middle_of_a_turn_writes_its_position(number):
    game = random_game(number, moves=17)
    later = Game.load(game.position, names=game.names, seed="later")
    played_on(later, 25, Random(number))
    record = later.record()
    assert record.position == game.position
    assert record.deal is None
    known(record, later)


def test_a_free_position_is_a_beginning_too():
    position = {**random_game(3, "quintis-2011", moves=9).position, "free": True}
    position["hands"] = [hand[:2] for hand in position["hands"]]
    game = played_on(Game.load(position), 6, Random(1))
    known(game.record(), game)


@pytest.mark.parametrize("own", [True, False])
def test_deck_lists_of_the_box_or_of_the_shelf_stay_in_the_position(own):
    lists = Edition("classic").deck_lists(3)
    main = list(lists["main"]) if own else [*lists["main"][:-2], "MR", "MR"]
    game = played_on(Game("classic", seats=3, seed=1, decks={"main": main}), 150, Random(2))
    assert game.position["deck_lists"]["main"] == sorted(main)
    known(game.record(), game)


def test_shuffles_and_taken_cards_are_written_and_need_no_generator():
    games = [random_game(number, "quintis-2011", 200) for number in range(12)]
    long = Game("novem", seats=4, seed=1, options={"goal": 12, "empty_corner_pass": "discard"})
    games.append(played_on(long, 1500, Random(1)))
    said = {what for game in games for made in game.made for what, _ in made.chance}
    assert said == {"takes", "shuffle main", "shuffle extra"}
    known(long.record(), long)


def test_the_lines_are_at_most_eighty_wide_where_they_may_break():
    for number in GAMES:
        lines = random_game(number).record({"Date": "2026-11-18"}).text.splitlines()
        names = max(len(line) for line in lines if line.startswith("[Seats"))
        assert max(map(len, lines)) <= max(80, names)


def test_names_that_need_no_quotation_marks_have_none_among_the_moves():
    game = played_on(Game("classic", seats=["Anna", "Boris Ivanovich"], seed=1), 2, Random(1))
    moves = game.record().text.split("\n\n")[1]
    assert '"' not in moves
    assert "Boris Ivanovich" in moves


def test_several_games_stand_in_one_file():
    games = [random_game(number, moves=number % 7) for number in range(12)]
    records = tuple(game.record() for game in games)
    assert read_all("\n".join(record.text for record in records)) == records
    assert read_all("".join(record.text for record in records)) == records


def test_comments_and_unknown_headers_are_kept_with_braces_backslashes_and_all():
    game = random_game(5, "classic", moves=4)
    told = game.record({"Seed": "5", "Commitment": ["abc", "d e"], "Clock": "3 days"}).json
    told["comments"] = ["before the first {move}"]
    told["moves"][1]["comments"] = ["a \\ backslash }", "", "long " * 40]
    record = Record.from_json(told)
    assert record.moves[1].comments == ("a \\ backslash }", "", ("long " * 40).strip())
    known(record, game)
    assert Record.read(record.text).header("Commitment") == "abc d e"


def test_the_result_ranks_by_winner_keys_and_seniority():
    for number in range(10):
        game = random_game(number, "quintis-2009", moves=500)
        assert game.is_over
        keys = {name: sum(owned.values()) for name, owned in zip(game.names, game.keys, strict=True)}
        order = [game.names[seat] for seat in game.ranking]
        assert game.record().result == ", ".join(f"{name} {keys[name]}" for name in order)
        winners = {game.names[seat] for seat in game.outcome["winners"]}
        assert set(order[: len(winners)]) == winners
        rest = [keys[name] for name in order[len(winners) :]]
        assert rest == sorted(rest, reverse=True)


def test_an_unfinished_game_has_a_star_for_its_result_and_no_date_by_itself():
    record = random_game(1, moves=3).record()
    assert record.result == "*"
    assert record.header("Date") is None


def test_a_record_of_a_typed_game_is_numbered_when_it_has_been_played():
    game = random_game(11, "novem", moves=60)
    record = game.record()
    told = record.json
    for move in told["moves"]:
        move.pop("turn", None)
        move.pop("seat", None)
    bare = Record.from_json(told)
    assert len(list(bare.turns)) == 1
    assert bare.numbered() == record
    turns = list(record.turns)
    assert [turn[0].turn for turn in turns] == list(range(1, len(turns) + 1))
    assert sum(map(len, turns)) == len(record) == 60


def test_a_record_is_a_value():
    one, same = random_game(9).record(), random_game(9).record()
    assert one == same
    assert hash(one) == hash(same)
    assert one != random_game(10).record()
    with pytest.raises(AttributeError):
        one.names = ()
    position = random_game(9, moves=5).position
    started = Game.load(position).record()
    started.position["turn"] = 99
    assert started.position["turn"] == position["turn"]
