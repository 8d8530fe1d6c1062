"""A record plays by the rules, with the chance that it holds; where it breaks them it says so."""

import json
import re
from random import Random

import pytest

from leonardo import Game, Record, RecordError
from tests.record.games import played_on, random_game


def long_game() -> Game:
    """One in which the deck is shuffled."""
    game = random_game(1, "classic", 150)
    assert any(made.chance for made in game.made)
    return game


def refused(text: str) -> RecordError:
    with pytest.raises(RecordError) as caught:
        Record.read(text).replay()
    return caught.value


def at(text: str, part: str) -> tuple[int, int]:
    """Line and column of a part of the text."""
    before = text[: text.index(part)]
    return before.count("\n") + 1, len(before) - (before.rfind("\n") + 1) + 1


def test_an_illegal_move_is_shown_with_its_place_its_turn_and_the_refusals_code():
    game = played_on(Game("classic", seats=["Anna", "Boris"], seed=1), 3, Random(1))
    text = game.record().text
    foreign = next(card for card in ("MR", "CH", "SF") if card not in game.view(1).position["hands"][1])
    wrong = re.sub(r"2\. (\w+) \S+", rf"2. \1 {foreign}>n", text)
    error = refused(wrong)
    assert (error.line, error.column) == at(wrong, f"{foreign}>n")
    assert error.detail["cause"] == "illegal"
    assert error.detail["reason"] == "not_in_hand"
    assert error.detail["turn"] == 2
    assert "turn 2" in str(error)
    assert "not in your hand" in str(error)


def test_a_wrong_number_or_name_is_shown_where_it_stands():
    text = random_game(3, "classic", 5).record().text
    game = Record.read(text).replay()
    error = refused(re.sub(r"\b3\. ", "4. ", text))
    assert "turn 4 is written here, but this is turn 3" in str(error)
    assert error.line > 1
    names = list(game.names)
    third = game.made[2].seat
    moves = text.rsplit("\n\n", 1)[1]
    other = json.dumps(names[(third + 1) % len(names)])
    error = refused(text.replace(moves, re.sub(r"3\. .*?(\S+)(?=  4)", rf"3. {other} \1", moves, flags=re.S)))
    assert f"in turn 3 {names[third]} decides" in str(error)


def test_moves_behind_the_end_are_refused():
    game = random_game(1, "classic", 3000)
    assert game.is_over
    error = refused(game.record().text + " MR>n")
    assert error.detail["cause"] == "over"


SHUFFLE = re.compile(r"<shuffle main:[^>]*>")


def test_missing_chance_is_asked_for_where_it_is_due():
    text = long_game().record().text
    error = refused(SHUFFLE.sub("", text, count=1))
    assert "<shuffle main ...> is missing" in str(error)
    move = re.search(r"(\S+)\s+<shuffle", text)
    assert move
    assert error.line == text[: move.start()].count("\n") + 1


def test_chance_that_nobody_asked_for_is_refused():
    text = random_game(2, "classic", 2).record().text
    assert "nothing is left to chance" in str(refused(text + "<takes MR>"))


def test_chance_of_another_kind_is_refused():
    text = long_game().record().text
    assert "is due here, not <takes" in str(refused(SHUFFLE.sub("<takes MR>", text, count=1)))


def test_a_shuffle_of_other_cards_names_those_too_many_and_those_missing():
    text = long_game().record().text
    shuffle = SHUFFLE.search(text)
    assert shuffle
    cards = shuffle[0][:-1].split()[2:]
    first, other = cards[0], next(card for card in cards if card != cards[0])
    error = refused(text.replace(shuffle[0], f"<shuffle main: {' '.join([other, *cards[1:]])}>"))
    assert f"{other} too many, {first} missing" in str(error)


def test_a_card_that_the_hand_has_not_cannot_be_taken():
    game = next(
        game
        for game in (random_game(number, "quintis-2011", 300) for number in range(30))
        if any(what == "takes" for made in game.made for what, _ in made.chance)
    )
    text = game.record().text
    taken = re.search(r"<takes (\S+)>", text)
    assert taken
    error = refused(text.replace(taken[0], "<takes ME>" if taken[1] != "ME" else "<takes CW>", 1))
    assert "the hand has no such card" in str(error)


def test_a_replayed_game_can_be_taken_back_and_played_again_with_the_same_chance():
    game = long_game()
    again = game.record().replay(seed="other")
    moves = [made.move for made in again.made]
    while again.made:
        again.undo()
    assert again.position == game.begun_at
    for move in moves:
        again.play(move)
    assert again.position == game.position
    assert again.record() == game.record()


def test_whoever_plays_on_has_chance_from_a_seed_and_another_move_does_not_meet_foreign_cards():
    game = long_game()
    shuffled = [i for i, made in enumerate(game.made) if made.chance]
    twins = [game.record().replay(seed="on"), game.record().replay(seed="on")]
    for twin in twins:
        while len(twin.made) > shuffled[0] - 3:  # a little before the deck is shuffled
            twin.undo()
        for _ in range(200):  # another way, so that other cards are shuffled
            if not twin.is_over:
                twin.play(twin.legal.texts[-1])
    assert twins[0].position == twins[1].position
    copy = twins[0].copy()
    assert copy.position == twins[0].position
    assert copy.record() == twins[0].record()


def test_a_copy_of_a_replayed_game_goes_on_alike_and_shares_nothing():
    game = random_game(1, "classic", 40).record().replay(seed="s")
    twin = game.copy()
    for _ in range(60):
        if not game.is_over:
            move = game.legal.texts[0]
            game.play(move)
            twin.play(move)
    assert twin.position == game.position
    game.undo()
    assert len(twin.made) == len(game.made) + 1


# --- the JSON form ------------------------------------------------------------------------------------------

GOOD = random_game(1, "classic", 60).record().json


def spoilt(**changes: object) -> dict[str, object]:
    return {name: value for name, value in {**GOOD, **changes}.items() if value is not ...}


@pytest.mark.parametrize(
    ("told", "says"),
    [
        ("{", "not JSON"),
        ("[" * 100_000, "not JSON"),
        ([], "record: an object is needed"),
        (spoilt(edition=...), "record: edition is missing"),
        (spoilt(edition="clasic"), "record.edition: 'clasic' is not an edition"),
        (spoilt(edition=5), "record.edition: a text is needed"),
        (spoilt(options={"goal": 99}), "record.edition: goal"),
        (spoilt(sets=[]), "record: 'sets' is no field of this. Did you mean seats?"),
        (spoilt(seats=["a"]), "record.seats: 2 to 6"),
        (spoilt(seats=["a", "a"]), "record.seats: 2 to 6 different"),
        (spoilt(deal={"main": ["XX"]}), "record.deal.main[0]"),
        (spoilt(deal={"main": ["MR"]}), "record.deal: "),
        (spoilt(deal=...), "record.deal: this is missing"),
        (spoilt(first=9), "record.first: 9"),
        (spoilt(moves=[{"move": "zz"}]), "record.moves[0].move: 'zz' is not a move"),
        (spoilt(moves=[{"mov": "zz"}]), "record.moves[0]: move is missing"),
        (spoilt(moves=[{"move": "skip", "chance": [["takes"]]}]), "record.moves[0].chance[0]"),
        (spoilt(moves=[{"move": "skip", "chance": [["takes", "?"]]}]), "hidden"),
        (spoilt(moves=[{"move": "skip", "seat": 7}]), "record.moves[0].seat: 7"),
        (spoilt(headers=[["Date"]]), "record.headers[0]: a header is"),
        (spoilt(headers=[["Deal", "x"]]), "the header Deal"),
        (spoilt(position={}), "record.position: position: edition is missing"),
        (spoilt(protocol=2), "record.protocol: 2"),
    ],
)
def test_a_json_record_says_where_it_cannot_be(told, says):
    with pytest.raises(RecordError) as caught:
        Record.from_json(told)
    assert says in str(caught.value)


def test_an_illegal_move_of_a_json_record_is_named_by_its_number():
    told = {**GOOD, "moves": [{"move": "MR@e5"}]}
    with pytest.raises(RecordError, match=r"^move 1 \(MR@e5\): turn 1, .*not_in_edition"):
        Record.from_json(told).replay()


def test_headers_that_the_game_writes_itself_cannot_be_given():
    for headers in ({"Deal": "x"}, {"two words": "x"}, {"": "x"}, {"Date": []}):
        with pytest.raises(RecordError):
            Game("classic").record(headers)
