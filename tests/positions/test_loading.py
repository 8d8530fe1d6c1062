"""What cannot be is refused with the place where it stands; what can be comes back the same."""

import copy
import json
import random
import re
from collections import Counter

import pytest

from leonardo import Edition, Game, PositionError, UnknownOption
from leonardo.switches import offered_by


def begun(edition, moves=0, seats=3, seed="p", **options):
    """A position after some moves."""
    game = Game(edition, seats=seats, seed=seed, options=options)
    chooser = random.Random(seed)
    for _ in range(moves):
        game.play(chooser.choice(game.legal.texts))
    return game.position


def changed(position, path, value):
    """A copy with one entry changed; the path is written as keys and numbers."""
    twin = copy.deepcopy(position)
    inner = twin
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = value
    return twin


CLASSIC = begun("classic")
NOVEM = begun("novem")
FIELD = begun("quintis-2009", moves=9)
VETO = begun("quintis-2011", moves=8)
EXTRA = begun("quintis-2009-extra", moves=4)

CANNOT_BE = [
    (CLASSIC, ("seats",), 1, "seats"),
    (CLASSIC, ("seats",), 7, "seats"),
    (CLASSIC, ("seats",), True, "seats"),
    (CLASSIC, ("seats",), 4, "hands"),
    (CLASSIC, ("turn",), 0, "turn"),
    (CLASSIC, ("to_move",), 3, "to_move"),
    (CLASSIC, ("to_move",), -1, "to_move"),
    (CLASSIC, ("phase",), "draw", "phase"),
    (CLASSIC, ("phase",), "plya", "phase"),
    (CLASSIC, ("phase",), "over", "outcome"),
    (CLASSIC, ("protocol",), 2, "protocol"),
    (CLASSIC, ("colour",), "red", "position"),
    (CLASSIC, ("hands", 0), "MR", "hands[0]"),
    (CLASSIC, ("hands", 1, 2), "RM", "hands[1][2]"),
    (CLASSIC, ("hands", 1, 2), "?", "hands[1][2]"),
    (CLASSIC, ("hands", 1, 2), "!varnish", "hands[1][2]"),
    (CLASSIC, ("hands", 1, 2), "+MC", "hands[1][2]"),
    (CLASSIC, ("hands", 1, 2), 7, "hands[1][2]"),
    (CLASSIC, ("tables", 0, "nw"), "MR", "tables[0].nw"),
    (CLASSIC, ("tables", 0, "x"), "MR", "tables[0].x"),
    (CLASSIC, ("tables",), None, "tables"),
    (CLASSIC, ("field",), {}, "field"),
    (CLASSIC, ("keys", 0), {"M": 2}, "keys[0].M"),
    (CLASSIC, ("keys", 0), {"Q": 1}, "keys[0].Q"),
    (CLASSIC, ("keys", 0), dict.fromkeys("MPCGSKR", 1), "keys[0]"),
    (CLASSIC, ("decks", "main", 0), "MR MR", "decks.main[0]"),
    (CLASSIC, ("decks", "extra"), ["MR"], "decks.extra[0]"),
    (CLASSIC, ("removed",), ["MR"], "removed"),
    (CLASSIC, ("veto",), {"cell": "e5", "binds": True}, "veto"),
    (CLASSIC, ("final_turns",), 2, "final_turns"),
    (CLASSIC, ("effects",), [{"id": "varnish", "seat": 0}], "effects[0].id"),
    (CLASSIC, ("options",), {"goal": True}, ""),
    (CLASSIC, ("bonus_used", 0), 1, "bonus_used[0]"),
    (CLASSIC, ("free",), "yes", "free"),
    (CLASSIC, ("outcome",), {"winners": [0], "reason": "keys"}, "outcome"),
    (NOVEM, ("tables", 0, "n"), "+MC", "tables[0].n"),
    (NOVEM, ("tables", 0, "nw"), "MR", "tables[0].nw"),
    (NOVEM, ("tables", 0, "nw"), "!varnish", "tables[0].nw"),
    (NOVEM, ("decks", "main", 0), "+MC", "decks.main[0]"),
    (NOVEM, ("effects",), [{"id": "sfumato", "seat": 0}], "effects[0].id"),
    (NOVEM, ("effects",), [{"id": "varnish", "seat": 0, "target": 1, "zone": "n"}], "effects[0].target"),
    (NOVEM, ("effects",), [{"id": "varnish", "seat": 0, "target": 0, "zone": "q"}], "effects[0].zone"),
    (NOVEM, ("phase",), "effect", "pending"),
    (FIELD, ("field", "a1"), ["MR"], "field.a1"),
    (FIELD, ("field", "e5"), [], "field.e5"),
    (FIELD, ("field", "j5"), ["MR"], "field.j5"),
    (FIELD, ("discards", "main"), ["MR"], "discards.main"),
    (FIELD, ("keys",), [{"M": 2}, {"M": 2}, {}], "keys[1].M"),
    (FIELD, ("final_turns",), 0, "final_turns"),
    (FIELD, ("bonus_used", 1), True, "bonus_used[1]"),
    (FIELD, ("memory",), {"skips": 0}, "memory"),
    (FIELD, ("memory", "own_last"), [None], "memory.own_last"),
    (FIELD, ("tables",), [], "tables"),
    (VETO, ("veto", "cell"), "a9", "veto.cell"),
    (VETO, ("keys", 0), {"M": 3, "P": 3, "C": 1}, "keys[0]"),
    (EXTRA, ("decks", "extra", 0), "!palimpsest", "decks.extra[0]"),
]


@pytest.mark.parametrize(("position", "path", "value", "where"), CANNOT_BE)
def test_what_cannot_be_is_refused_with_its_place(position, path, value, where):
    with pytest.raises((PositionError, UnknownOption)) as refused:
        Game.load(changed(position, path, value))
    assert getattr(refused.value, "where", "") == where, refused.value


def test_a_card_too_many_is_named():
    hand = [CLASSIC["hands"][1][0], *CLASSIC["hands"][0][1:]]
    with pytest.raises(PositionError, match="times; the decks have") as refused:
        Game.load(changed(CLASSIC, ("hands", 0), hand))
    assert hand[0] in str(refused.value) or CLASSIC["hands"][0][0] in str(refused.value)


def test_free_checks_neither_the_census_nor_the_hands():
    few = changed(changed(CLASSIC, ("hands", 0), ["MR"]), ("decks", "main"), [])
    with pytest.raises(PositionError):
        Game.load(few)
    assert Game.load({**few, "free": True}).position == {**few, "free": True}


@pytest.mark.parametrize(
    ("position", "says"),
    [(CLASSIC, "129 cards; at most 128 in all"), (NOVEM, "128 of a kind"), (FIELD, "128 in all")],
)
def test_a_free_position_has_no_more_cards_than_a_pile_holds(position, says):
    """Else the discards and the deck, or the stacks of a field, would not find room in the end."""
    elsewhere = [card for card in cards_of(changed(position, ("decks", "main"), [])) if card[0] != "+"]
    deck = ["MR"] * (128 - len(elsewhere))
    full = {**changed(position, ("decks", "main"), deck), "free": True}
    game = Game.load(full)
    game.play(game.legal.texts[0])
    assert Counter(cards_of(game.position)) == Counter(cards_of(full))
    with pytest.raises(PositionError, match=says):
        Game.load(changed(full, ("decks", "main"), [*deck, "MR"]))


def cards_of(position):
    """Every card of a position, wherever it lies."""
    places = ("hands", "decks", "discards", "tables", "field")
    return re.findall(r'"([+]?[A-Z]{2,3})"', json.dumps([position[place] for place in places]))


def test_deck_lists_are_what_the_census_is_against():
    short = changed(CLASSIC, ("decks", "main"), CLASSIC["decks"]["main"][:9])
    cards = [card for hand in short["hands"] for card in hand] + short["decks"]["main"]
    cards += [card for table in short["tables"] for card in table.values()]
    with_lists = {**short, "deck_lists": {"main": cards, "extra": []}}
    assert Game.load(with_lists).position["deck_lists"]["main"] == sorted(cards)
    with pytest.raises(PositionError):
        Game.load({**short, "deck_lists": {"main": cards[1:], "extra": []}})


def test_every_field_but_the_memory_is_needed():
    for name in CLASSIC:
        less = {key: value for key, value in CLASSIC.items() if key != name}
        if name in ("memory", "protocol"):
            assert Game.load(less).legal == Game.load(CLASSIC).legal
        else:
            with pytest.raises(PositionError, match=name):
                Game.load(less)


@pytest.mark.parametrize("position", [None, [], "x", 7, {}, {"edition": "classic"}])
def test_what_is_no_position_is_refused(position):
    with pytest.raises(PositionError):
        Game.load(position)


def options_of(name):
    """Each option of an edition at another value than its default."""
    for option, said in offered_by(name).items():
        values = said["values"]
        for value in (5, values["to"]) if isinstance(values, dict) else values:
            yield {option: value}


@pytest.mark.parametrize("name", Edition.names())
def test_a_position_written_and_loaded_is_the_same_in_every_phase(name):
    phases = set()
    for number, options in enumerate([{}, *options_of(name)]):
        game = Game(name, seats=2 + number % 5, seed=str(number), options=options)
        chooser = random.Random(number)
        for _ in range(120):
            if game.is_over:
                break
            position = game.position
            again = Game.load(json.loads(json.dumps(position)))
            phases.add(game.phase)
            assert again.position == position
            assert again.legal == game.legal
            actions = [move for move in game.legal.texts if move[0] == "!"]
            game.play(chooser.choice(actions or game.legal.texts))
    wanted = {"play"} | ({"close", "effect"} if Edition(name).actions else set())
    assert phases >= wanted


def test_a_cabinet_counts_in_a_drawing_that_was_typed_by_hand():
    position = Game("novem", seats=2, seed="1").position
    mover = position["to_move"]
    position["hands"][mover] = position["hands"][mover][:6]
    position |= {"phase": "draw", "free": True, "effects": [{"id": "cabinet", "seat": mover}]}
    game = Game.load(position)
    while game.to_move == mover:
        game.play("draw main")
    assert len(game.position["hands"][mover]) == 8
