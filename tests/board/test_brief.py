"""What a page shows besides the cards, as data."""

import json

import pytest

import leonardo
from leonardo.board.brief import brief
from leonardo.board.known import bans


@pytest.mark.parametrize(
    "edition", ["classic", "novem", "quintis-2009", "quintis-2009-extra", "quintis-2011"]
)
def test_everything_a_table_shows_is_there_at_any_moment(edition):
    game = leonardo.Game(edition, seats=["Anna", "Boris", "Vera"], seed="brief")
    goal = game.edition.switches["goal"]
    for number in range(60):
        if game.is_over:
            break
        position = game.view(number % 3).position
        told = brief(position, "en", names=game.names, seat=number % 3)
        json.dumps(told)
        mover = "You" if position["to_move"] == number % 3 else game.names[position["to_move"]]
        assert told["phase_sentence"].startswith(f"{mover}: ")
        assert told["goal"] == goal
        assert [seat["total"] for seat in told["race"]] == [sum(keys.values()) for keys in game.keys]
        assert told["decks"]["main"] == len(position["decks"]["main"])
        assert (told["decks"]["extra"] is None) == ("extra" not in game.edition.decks)
        banned = {symbol for ban in bans(position) for symbol in ban.symbols}
        assert {each["symbol"] for each in told["forbidden"]} == banned
        assert all(each["sentence"] for each in told["forbidden"])
        legal = game.legal.texts
        game.play(legal[number * 31 % len(legal)])


def test_in_tableau_games_cards_go_to_the_left_and_rows_do_not_pay():
    game = leonardo.Game("classic", seats=3, seed="1")
    told = brief(game.view(None).position, "en")
    assert told["feeds"] == [[0, 1], [1, 2], [2, 0]]
    assert told["zones"] == ["n", "w", "c", "e", "s"]
    assert told["guards"] == [{}, {}, {}]
    assert told["next"] == {}


def test_on_the_field_the_next_row_is_told_and_who_forbids_what():
    game = leonardo.Game("quintis-2009", seats=["Anna", "Boris"], seed="7")
    first = game.to_move
    card = game.legal.texts[0]
    game.play(card)
    while game.to_move == first:
        game.play(game.legal.texts[0])
    told = brief(game.view(game.to_move).position, "ru", names=game.names, seat=game.to_move)
    assert set(told["next"].values()) == {3}
    assert told["feeds"] == []
    assert {each["symbol"] for each in told["forbidden"]} >= set(card.split("@")[0])
    assert all(
        game.names[first] in each["sentence"] for each in told["forbidden"] if each["code"] == "previous"
    )


def test_the_last_round_says_whose_turns_are_left():
    game = leonardo.Game("classic", seats=["Anna", "Boris"], seed="1")
    position = game.view(0).position | {"final_turns": 2, "to_move": 1}
    told = brief(position, "en", names=game.names, seat=0)["last_round"]
    assert told["turns_left"] == 2
    assert told["sentence"].endswith("Boris, You")
    assert brief(game.view(0).position, "en")["last_round"] is None
