"""A drawing shows what a position says, fits its width, and says nothing by colour alone."""

import copy
import itertools
import re

import pytest

from leonardo import Game
from leonardo.board import draw, draw_race, draw_scene
from leonardo.board.known import bans, free_cells, next_rows, seats_in_order
from leonardo.board.signs import columns
from leonardo.words import SYMBOL_CODES

EDITIONS = ("classic", "novem", "quintis-2009", "quintis-2009-extra", "quintis-2011")
INK = re.compile(r"\x1b\[[0-9;]*m")


def games(edition, seats=3, moves=24):
    """Views of one game, seat after seat."""
    game = Game(edition, seats=["Anna", "Boris", "Vera", "Gleb", "Eva", "Ida"][:seats], seed="11")
    for number in range(moves):
        if game.is_over:
            break
        yield game, game.view(game.to_move)
        game.play(game.legal[number * 17 % len(game.legal)])


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("width", [64, 80, 120])
def test_nothing_is_wider_than_the_window(edition, language, width):
    for game, view in games(edition):
        text = draw(view.position, language, width=width, names=game.names, seat=view.seat)
        assert max(map(columns, text.split("\n"))) <= width


@pytest.mark.parametrize("edition", EDITIONS)
def test_ascii_is_ascii_and_shows_the_same_cards(edition):
    for game, view in games(edition, moves=20):
        plain = draw(view.position, "en", ascii=True, names=game.names, seat=view.seat)
        assert plain.isascii()
        rich = draw(view.position, "en", names=game.names, seat=view.seat)
        cards = re.compile(r"\+?[MPCGSKRHFIWE]{2,3}")
        assert sorted(cards.findall(plain)) == sorted(cards.findall(rich))


@pytest.mark.parametrize("edition", EDITIONS)
def test_colour_adds_ink_and_nothing_else(edition):
    for game, view in games(edition, moves=16):
        plain = draw(view.position, "en", names=game.names, seat=view.seat)
        coloured = draw(view.position, "en", color=True, names=game.names, seat=view.seat)
        assert "\x1b[" in coloured and "\x1b" not in plain
        assert [line.rstrip() for line in INK.sub("", coloured).split("\n")] == plain.split("\n")


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_visible_card_stands_in_the_drawing(edition):
    for game, view in games(edition, moves=24):
        position = view.position
        text = draw(position, "en", names=game.names, seat=view.seat)
        lying = (
            [card for table in position["tables"] for card in table.values()]
            if position["field"] is None
            else [stack[-1] for stack in position["field"].values()]
        )
        for card in [*lying, *position["hands"][view.seat]]:
            assert card in text
        assert "?" not in text, "of hidden cards only their number is told"


def test_nobody_sees_the_hand_of_another():
    for game, view in games("novem", moves=20):
        other = (view.seat + 1) % game.seats
        mine = draw(view.position, "en", names=game.names, seat=view.seat)
        changed = copy.deepcopy(game.position)
        assert mine == draw(view.position, "en", names=game.names, seat=view.seat)
        hand = "   ".join(f"{number} {card}" for number, card in enumerate(changed["hands"][other], 1))
        assert hand not in mine


@pytest.mark.parametrize("edition", ["quintis-2009", "quintis-2009-extra", "quintis-2011"])
@pytest.mark.parametrize("options", [{}, {"after_skip": "last_played"}, {"after_skip": "own_last"}])
def test_what_is_marked_forbidden_is_what_the_rules_forbid(edition, options):
    game = Game(edition, seats=3, seed="4", options=options)
    marked = 0
    for number in range(150):
        if game.is_over:
            break
        view = game.view(game.to_move)
        position = view.position
        if position["phase"] == "play" and position["field"]:
            banned = {symbol for ban in bans(position) for symbol in ban.symbols}
            playable = {re.split(r"[@^/]", move)[0] for move in view.legal.texts if not move.startswith("!")}
            for card in position["hands"][view.seat]:
                if card.startswith("!"):
                    continue
                if banned & set(card):
                    marked += 1
                    assert card not in playable
                elif len(position["field"]) < 20:  # there is room, so nothing but a ban can hinder it
                    assert card in playable
        game.play(game.legal[number * 17 % len(game.legal)])
    assert marked > 20


@pytest.mark.parametrize("edition", ["quintis-2009", "quintis-2011"])
@pytest.mark.parametrize("anchor", ["floating", "centre"])
def test_free_cells_are_those_that_the_rules_offer(edition, anchor):
    game = Game(edition, seats=2, seed="9", options={"anchor": anchor})
    for number in range(60):
        if game.is_over:
            break
        offered = {move.partition("@")[2] for move in game.legal.texts if "@" in move}
        if offered:
            assert free_cells(game.position) == offered
        game.play(game.legal[number * 17 % len(game.legal)])


def test_a_ban_names_its_reason():
    game = Game("quintis-2011", seats=["Anna", "Boris"], seed="4")
    while game.turn < 2:
        game.play(next(m for m in game.legal.texts if not m.startswith("!")))
    text = draw(game.view(game.to_move).position, "en", names=game.names, seat=game.to_move)
    played = game.position["last_played"]
    before = game.names[1 - game.to_move]
    assert f"on {played}, which {before} has just played" in text
    assert "under the Veto marker" in text and "▼" in text
    for symbol in played.lstrip("+"):
        row = next(line for line in text.split("\n") if line.startswith("Forbidden"))
        assert row[16 + 3 * SYMBOL_CODES.index(symbol) + 1] == "✗"


def test_the_row_needed_grows_with_the_keys_given():
    game = Game("quintis-2009", seats=2, seed="1")
    position = game.position | {"keys": [{"M": 1, "P": 3}, {"M": 1}]}
    needs = next_rows(position)
    assert (needs["M"], needs["P"], needs["C"]) == (5, 0, 3)
    row = next(line for line in draw_race(position, "en").split("\n") if line.startswith("Row needed"))
    assert row.split()[2:5] == ["5", "-", "3"]


def test_the_last_round_is_told_with_whoever_is_still_to_play():
    game = Game("quintis-2009", seats=["Anna", "Boris", "Vera"], seed="1")
    position = game.position | {"final_turns": 2, "to_move": 2}
    assert "LAST ROUND: 2 turns left: Vera, Anna" in draw(position, "en", names=game.names)
    assert "ПОСЛЕДНИЙ КРУГ: осталось 2 хода: Vera, Вы" in draw(position, "ru", names=game.names, seat=0)


def test_one_key_to_go_and_a_used_bonus_are_said_in_words():
    game = Game("classic", seats=2, seed="1")
    position = game.position | {"keys": [dict.fromkeys("MPCGSK", 1), {}], "bonus_used": [False, True]}
    text = draw_race(position, "en")
    assert "6 of 7 (one to go!)" in text and "0 of 7 (bonus used)" in text


@pytest.mark.parametrize("seats", range(2, 7))
def test_seats_stand_in_the_order_in_which_they_feed_each_other(seats):
    game = Game("classic", seats=seats, seed="1")
    for seat in (None, *range(seats)):
        order = seats_in_order(game.position, seat)
        assert sorted(order) == list(range(seats))
        assert all((left + 1) % seats == right for left, right in itertools.pairwise(order))
        if seat is not None and seats > 2:
            assert order[1] == seat, "the right neighbour stands before, the left one behind"


def test_the_way_of_replaced_cards_is_told():
    game = Game("classic", seats=["Anna", "Boris", "Vera"], seed="1")
    assert "Anna -> You -> Vera -> Anna" in draw(game.position, "en", ascii=True, names=game.names, seat=1)


def test_a_locked_and_a_shielded_zone_have_a_sign_and_a_sentence():
    game = Game("novem", seats=["Anna", "Boris"], seed="1")
    effects = [
        {"id": "gilded-frame", "seat": 0, "target": 0, "zone": "n"},
        {"id": "varnish", "seat": 1, "target": 1, "zone": "c"},
    ]
    position = game.position | {"effects": effects}
    text = draw(position, "en", names=game.names, seat=0)
    assert f"{position['tables'][0]['n']}■" in text and f"{position['tables'][1]['c']}◊" in text
    assert "Gilded Frame now lies on your table, in the north." in text
    assert "Varnish now lies on the table of Boris, in the centre." in text


def test_names_cannot_move_the_cursor_and_long_ones_are_cut():
    game = Game("classic", seats=["\x1b[31mEve", "N" * 60], seed="1")
    text = draw(game.view(0).position, "en", names=game.names, seat=0)
    assert "\x1b" not in text and max(map(len, text.split("\n"))) <= 80


def test_what_has_changed_stands_in_brackets():
    game = Game("quintis-2009", seats=2, seed="1")
    game.play(game.legal[0])
    card = game.position["field"]["e5"][0]
    assert f"[{card}]" in draw_scene(game.position, "en", changed={"e5"})
    assert f"[{card}]" not in draw_scene(game.position, "en")


def test_a_cross_looks_like_this():
    game = Game("classic", seats=["Anna", "Boris"], seed="1")
    n, w, c, e, s = (game.position["tables"][0][zone] for zone in "nwces")
    assert draw_scene(game.position, "en", ascii=True, names=game.names, seats={0}).split("\n")[1:] == [
        "       +n-----+",
        f"       |  {n}  |",
        "+w-----+c-----+e-----+",
        f"|  {w}  |  {c}  |  {e}  |",
        "+------+s-----+------+",
        f"       |  {s}  |",
        "       +------+",
    ]
